//! The text of a file, written down line by line with the place of every word.

use std::collections::HashSet;

use evidence::document::PlacedWord;
use evidence::span::Span;

use super::canvas::is_mute;
use super::columns::Column;
use super::geometry::median;
use super::segments::Segment;
use super::words::Word;

/// A step down of more than this many usual steps parts two blocks.
const BLOCK_STEP: f64 = 1.42;

/// Letters of the longest line of a column that is too narrow to tell a full line by its width.
const NARROW: usize = 48;

/// First parts of words that keep their hyphen when a line ends after it.
const HYPHENATED: &[&str] = &[
    "all", "back", "bare", "build", "built", "client", "cloud", "co", "cost", "cross", "data", "day", "deep",
    "end", "event", "ex", "fault", "fine", "first", "five", "four", "front", "full", "fully", "half",
    "hands", "high", "home", "in", "inter", "key", "large", "load", "long", "low", "mid", "mission", "model",
    "multi", "near", "non", "off", "on", "one", "open", "part", "peer", "per", "point", "policy", "post",
    "pre", "pull", "real", "revenue", "rule", "run", "self", "semi", "server", "service", "short", "side",
    "single", "six", "small", "state", "step", "sub", "team", "ten", "test", "third", "three", "time", "top",
    "two", "up", "user", "vendor", "well", "whole", "world", "year", "zero",
];

/// Words after which a line goes on.
const LEADING_ON: &[&str] = &[
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "over", "the", "to",
    "under", "with",
];

/// How a line stands to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    /// A line of its own.
    Line,
    /// A line of its own after a blank one.
    Block,
    /// The rest of the line before it.
    Rest,
}

/// One line as it stands on the page.
struct Line {
    page: u32,
    start: Start,
    /// True where it begins with a mark, which is its first word.
    bullet: bool,
    words: Vec<Word>,
    /// Words before which a wide gap stands.
    gaps: Vec<usize>,
    /// Left edge of the line, and of its last piece after a bullet.
    left: f64,
    last_left: f64,
    right: f64,
    baseline: f64,
    size: f64,
    pieces: usize,
}

/// Takes columns in reading order and writes the text.
#[derive(Default)]
pub struct Composer {
    lines: Vec<Line>,
}

impl Composer {
    /// Adds a column of a page.
    pub fn column(&mut self, page: u32, column: Column) {
        let marks = repeated_marks(&column);
        let mut lines: Vec<Line> = Vec::new();
        for row in column {
            lines.extend(split_row(page, row, &marks));
        }
        let measure = Measure::of(&lines);
        for n in 1..lines.len() {
            if let Some([above, line]) =
                lines.get(n - 1..=n).and_then(|pair| <&[Line; 2]>::try_from(pair).ok())
            {
                let start = measure.start(above, line);
                if let Some(line) = lines.get_mut(n) {
                    line.start = start;
                }
            }
        }
        if let (Some(last), Some(first)) = (self.lines.last(), lines.first_mut()) {
            first.start = if flows_on(last, first) { Start::Rest } else { Start::Block };
        }
        self.lines.extend(lines);
    }

    /// The text, and its words with their places.
    pub fn finish(self) -> (String, Vec<PlacedWord>) {
        let known = self.lines.iter().flat_map(|line| &line.words).map(|word| bare(&word.text)).collect();
        let mut page = Sheet { text: String::new(), words: Vec::new(), known };
        for line in &self.lines {
            page.write(line);
        }
        if !page.text.is_empty() {
            page.text.push('\n');
        }
        (page.text, page.words)
    }
}

/// Private marks that begin at least three lines of a column: bullets of a font of signs.
fn repeated_marks(column: &Column) -> HashSet<String> {
    let firsts: Vec<&str> = column
        .iter()
        .filter_map(|row| row.first().filter(|s| s.words.len() > 1)?.words.first())
        .filter(|word| word.text.chars().count() == 1 && word.text.chars().all(is_mute))
        .map(|word| word.text.as_str())
        .collect();
    let often = |mark: &&str| firsts.iter().filter(|other| *other == mark).count() >= 3;
    firsts.iter().copied().filter(often).map(str::to_owned).collect()
}

/// The lines of a row: one, and one more for each piece after the first that begins with a bullet.
fn split_row(page: u32, row: Vec<Segment>, marks: &HashSet<String>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for mut segment in row {
        let mark = segment.words.first().is_some_and(|word| marks.contains(&word.text));
        let bullet = segment.words.len() > 1 && (mark || begins_item(&segment));
        if !mark {
            segment.words.retain(|word| !word.text.chars().all(is_mute) || (bullet && word.is_bullet()));
        }
        if segment.words.iter().all(|word| word.text.chars().all(crate::letters::is_bullet)) {
            continue;
        }
        match lines.last_mut() {
            Some(line) if !bullet => line.add(segment),
            _ => lines.push(Line::of(page, segment, bullet)),
        }
    }
    lines
}

/// True where a piece begins with a bullet that is surely one: `o` and dashes also begin ordinary lines.
fn begins_item(segment: &Segment) -> bool {
    let [first, second, ..] = segment.words.as_slice() else { return false };
    let gap = second.area.x0 - first.area.x1;
    let wide = if first.text == "o" { 0.4 } else { 0.1 };
    first.is_bullet() && gap > wide * second.size
}

impl Line {
    fn of(page: u32, segment: Segment, bullet: bool) -> Self {
        let text_left = segment.words.get(usize::from(bullet)).map_or(segment.area.x0, |word| word.area.x0);
        Self {
            page,
            start: Start::Line,
            bullet,
            gaps: Vec::new(),
            left: segment.area.x0,
            last_left: text_left,
            right: segment.area.x1,
            baseline: segment.baseline,
            size: segment.size,
            pieces: 1,
            words: segment.words,
        }
    }

    fn add(&mut self, segment: Segment) {
        self.gaps.push(self.words.len());
        self.last_left = segment.area.x0;
        self.right = self.right.max(segment.area.x1);
        self.size = self.size.max(segment.size);
        self.pieces += 1;
        self.words.extend(segment.words);
    }

    fn letters(&self) -> usize {
        self.words.iter().map(|word| word.text.chars().count() + 1).sum()
    }

    fn first(&self) -> &str {
        self.words.get(usize::from(self.bullet)).map_or("", |word| word.text.as_str())
    }

    fn last(&self) -> &str {
        self.words.last().map_or("", |word| word.text.as_str())
    }

    fn starts_small(&self) -> bool {
        self.first().starts_with(|c: char| c.is_lowercase() || matches!(c, '(' | '&' | '+'))
    }

    fn ends_open(&self) -> bool {
        !self.last().ends_with(['.', ':', ';', '!', '?'])
    }

    /// True where it ends with a word or sign after which more must come.
    fn leads_on(&self) -> bool {
        let last = self.last();
        last.ends_with([',', '&']) || LEADING_ON.contains(&last.to_lowercase().as_str())
    }

    /// True where it ends with a date, as the line under a job's title does.
    fn is_dated(&self) -> bool {
        let last = bare(self.last());
        let year =
            last.len() == 4 && last.chars().all(|c| c.is_ascii_digit()) && last.starts_with(['1', '2']);
        !self.bullet && (year || matches!(last.as_str(), "now" | "present" | "today" | "current" | "date"))
    }

    fn ends_with_hyphen(&self) -> bool {
        ends_with_hyphen(self.last())
    }
}

/// True where a hyphen stands at the end, right after a letter or digit.
fn ends_with_hyphen(text: &str) -> bool {
    let mut chars = text.chars().rev();
    chars.next().is_some_and(|c| matches!(c, '-' | '\u{2010}'))
        && chars.next().is_some_and(char::is_alphanumeric)
}

/// True where the first line of a column or page is the rest of the last line before it.
fn flows_on(last: &Line, first: &Line) -> bool {
    let alike = (last.size - first.size).abs() < 0.05 * last.size;
    alike
        && !first.bullet
        && first.pieces == 1
        && last.letters() > 40
        && first.starts_small()
        && last.ends_open()
}

/// What is usual in a column.
struct Measure {
    /// From one line to the next, in type sizes.
    step: f64,
    /// How far its text reaches to the right.
    reach: f64,
    narrow: bool,
}

impl Measure {
    fn of(lines: &[Line]) -> Self {
        let steps = lines
            .iter()
            .zip(lines.iter().skip(1))
            .map(|(a, b)| (b.baseline - a.baseline) / a.size.max(b.size));
        let steps: Vec<f64> = steps.filter(|step| (0.8..1.8).contains(step)).collect();
        let step = if steps.is_empty() { 1.25 } else { low_median(steps) };
        let plain = || lines.iter().filter(|line| line.pieces == 1);
        let all = if plain().count() >= 3 { plain().map(|l| l.right).fold(0.0, f64::max) } else { 0.0 };
        let reach = if all > 0.0 { all } else { lines.iter().map(|l| l.right).fold(0.0, f64::max) };
        Self { step, reach, narrow: lines.iter().map(Line::letters).max().unwrap_or(0) < NARROW }
    }

    fn start(&self, above: &Line, line: &Line) -> Start {
        let size = above.size.max(line.size);
        let step = (line.baseline - above.baseline) / size;
        if step > BLOCK_STEP * self.step.min(1.5) || (line.size > above.size * 1.12 && step > self.step) {
            Start::Block
        } else if self.goes_on(above, line) {
            Start::Rest
        } else {
            Start::Line
        }
    }

    /// True where `line` is the rest of what `above` says.
    fn goes_on(&self, above: &Line, line: &Line) -> bool {
        let alike = (above.size - line.size).abs() < 0.08 * above.size;
        if line.bullet || line.pieces > 1 || !alike || line.baseline <= above.baseline {
            return false;
        }
        let under = (line.left - above.last_left).abs() < 0.4 * line.size;
        let outdented = above.bullet && (line.left - above.left).abs() < 0.4 * line.size;
        if !(under || outdented) {
            return false;
        }
        if above.ends_with_hyphen() && line.starts_small() {
            return true;
        }
        let width = line.words.first().map_or(0.0, |word| word.area.width());
        let full = above.right + width + 0.2 * line.size > self.reach - 0.1 * line.size;
        let most = above.right - above.left > 0.6 * (self.reach - above.left);
        if self.narrow && !above.bullet {
            return most && (above.leads_on() || (line.starts_small() && above.ends_open()));
        }
        if above.is_dated() && !line.starts_small() {
            return false;
        }
        (full && most) || (most && line.starts_small() && above.ends_open())
    }
}

fn low_median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let third = numbers.get(numbers.len() / 3).copied().unwrap_or(1.25);
    median(numbers.into_iter().filter(|n| *n <= third * 1.1))
}

/// The text as it is written.
struct Sheet {
    text: String,
    words: Vec<PlacedWord>,
    known: HashSet<String>,
}

impl Sheet {
    fn write(&mut self, line: &Line) {
        let mut words = line.words.iter().enumerate();
        let joint = self.open(line);
        if line.bullet
            && let Some((_, mark)) = words.next()
        {
            self.place(line.page, mark, "-");
            self.text.push(' ');
        }
        let mut between = joint;
        for (n, word) in words {
            self.text.push_str(if line.gaps.contains(&n) { "  " } else { between });
            self.place(line.page, word, &word.text);
            between = " ";
        }
    }

    /// Ends the line before, and says what stands between it and the next word.
    fn open(&mut self, line: &Line) -> &'static str {
        match line.start {
            _ if self.text.is_empty() => "",
            Start::Line => {
                self.text.push('\n');
                ""
            }
            Start::Block => {
                self.text.push_str("\n\n");
                ""
            }
            Start::Rest if ends_with_hyphen(&self.text) => {
                self.close_hyphen(line.first());
                ""
            }
            Start::Rest => " ",
        }
    }

    /// Takes the hyphen away where a word was only broken to fit its line.
    fn close_hyphen(&mut self, rest: &str) {
        let start = self.text.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let head = self.text.get(start..).unwrap_or_default().trim_end_matches(['-', '\u{2010}']).to_owned();
        if !self.is_broken(&head, rest) {
            return;
        }
        let hyphen = self.text.pop().map_or(0, char::len_utf8);
        if let Some(last) = self.words.last_mut() {
            last.span = Span::new(last.span.start(), last.span.end() - hyphen);
        }
    }

    fn is_broken(&self, head: &str, rest: &str) -> bool {
        let small = rest.starts_with(char::is_lowercase) && head.ends_with(char::is_alphabetic);
        let (joined, hyphened) = (bare(&format!("{head}{rest}")), bare(&format!("{head}-{rest}")));
        if !small || self.known.contains(&hyphened) {
            return false;
        }
        self.known.contains(&joined)
            || !(head.contains('-') || rest.contains('-') || HYPHENATED.contains(&bare(head).as_str()))
    }

    fn place(&mut self, page: u32, word: &Word, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        let round = |n: f64| (n * 100.0).round() as f32 / 100.0;
        self.words.push(PlacedWord {
            span: Span::new(start, self.text.len()),
            page,
            left: round(word.paper.x0),
            top: round(word.paper.y0),
            right: round(word.paper.x1),
            bottom: round(word.paper.y1),
        });
    }
}

/// A word without the signs around it, in small letters.
fn bare(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
}
