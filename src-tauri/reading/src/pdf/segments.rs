//! Words put together to pieces of a line that no wide gap parts.

use hayro_interpret::kurbo::Rect;

use super::geometry::around;
use super::words::Word;

/// A gap wider than this many type sizes parts two pieces.
const PIECE_GAP: f64 = 1.1;

/// A gap at least this wide parts two pieces where a column is seen to begin after it.
const COLUMN_GAP: f64 = 0.55;

/// A bullet and its text may stand this many type sizes apart.
const BULLET_GAP: f64 = 5.0;

/// Lines that must begin at one place to make it the left edge of a column.
const EDGE_LINES: usize = 4;

/// Words on one line with no wide gap between them.
#[derive(Clone, Debug)]
pub struct Segment {
    /// Its words from left to right.
    pub words: Vec<Word>,
    /// Its place, upright.
    pub area: Rect,
    /// Height of its line.
    pub baseline: f64,
    /// Size of its largest type.
    pub size: f64,
}

impl Segment {
    fn of(words: Vec<Word>) -> Option<Self> {
        let area = around(words.iter().map(|word| word.area));
        let largest = words.iter().max_by(|a, b| a.size.total_cmp(&b.size))?;
        Some(Self { baseline: largest.baseline, size: largest.size, words, area })
    }

    /// Characters in it.
    pub fn letters(&self) -> usize {
        self.words.iter().map(|word| word.text.chars().count()).sum()
    }

    /// Its words with blanks between.
    pub fn text(&self) -> String {
        self.words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// The pieces of the lines of a page.
pub fn segments(mut words: Vec<Word>) -> Vec<Segment> {
    words.sort_by(|a, b| a.area.x0.total_cmp(&b.area.x0));
    let edges = column_edges(&words);
    let mut lines: Vec<Vec<Word>> = Vec::new();
    for word in words {
        let found = lines
            .iter_mut()
            .rev()
            .find(|line| line.last().is_some_and(|last| joins(line, last, &word, &edges)));
        match found {
            Some(line) => push(line, word),
            None => lines.push(vec![word]),
        }
    }
    lines.into_iter().map(close_letters).filter_map(Segment::of).collect()
}

/// Left edges at which many words begin after a clear gap.
fn column_edges(words: &[Word]) -> Vec<f64> {
    let after_gap = |word: &Word| {
        let before =
            words.iter().filter(|other| same_line(other, word) && other.area.x0 < word.area.x0 - 0.1);
        let nearest = before.map(|other| word.area.x0 - other.area.x1).fold(f64::INFINITY, f64::min);
        nearest > word.size * COLUMN_GAP
    };
    let starts: Vec<f64> = words.iter().filter(|word| after_gap(word)).map(|word| word.area.x0).collect();
    let near = |edge: f64| starts.iter().filter(|start| (**start - edge).abs() < 0.8).count();
    starts.iter().copied().filter(|edge| near(*edge) >= EDGE_LINES).collect()
}

fn same_line(a: &Word, b: &Word) -> bool {
    a.turns == b.turns && (a.baseline - b.baseline).abs() < 0.35 * a.size.min(b.size)
}

fn joins(line: &[Word], last: &Word, word: &Word, edges: &[f64]) -> bool {
    let gap = word.area.x0 - last.area.x1;
    let size = last.size.max(word.size);
    let level = same_line(last, word) || is_script(last, word);
    let lone_mark = line.len() == 1 && (last.is_bullet() || is_number(&last.text));
    let column = gap > size * COLUMN_GAP && edges.iter().any(|edge| (edge - word.area.x0).abs() < 0.8);
    let widest = if lone_mark {
        BULLET_GAP
    } else if column {
        COLUMN_GAP
    } else {
        PIECE_GAP
    };
    level && gap > -0.4 * size && gap < widest * size
}

/// A raised or lowered small word beside a larger one.
fn is_script(a: &Word, b: &Word) -> bool {
    let (small, large) = if a.size < b.size { (a, b) } else { (b, a) };
    let gap = b.area.x0 - a.area.x1;
    let shared = super::geometry::shared((small.area.y0, small.area.y1), (large.area.y0, large.area.y1));
    a.turns == b.turns && small.size < 0.85 * large.size && shared > 0.6 && gap < 0.4 * large.size
}

fn is_number(text: &str) -> bool {
    text.len() <= 3 && text.ends_with(['.', ')']) && text.starts_with(|c: char| c.is_ascii_alphanumeric())
}

/// Adds a word to its line; a part of a word that was drawn apart goes to the word it belongs to.
fn push(line: &mut Vec<Word>, word: Word) {
    let Some(last) = line.last_mut() else { return };
    let gap = word.area.x0 - last.area.x1;
    if last.spaced || gap > 0.12 * last.size || last.is_sure_bullet() || last.turns != word.turns {
        line.push(word);
        return;
    }
    last.text.push_str(&word.text);
    last.area = last.area.union(word.area);
    last.paper = last.paper.union(word.paper);
    last.spaced = word.spaced;
}

/// Joins letters that stand far apart for looks (`E X P E R I E N C E`).
fn close_letters(line: Vec<Word>) -> Vec<Word> {
    let single = line.iter().filter(|word| word.text.chars().count() == 1).count();
    if line.len() < 4 || single * 10 < line.len() * 8 || line.first().is_some_and(Word::is_sure_bullet) {
        return line;
    }
    let gaps = || line.iter().zip(line.iter().skip(1)).map(|(a, b)| b.area.x0 - a.area.x1);
    let widest = super::geometry::median(gaps()) * 1.6;
    let mut joined: Vec<Word> = Vec::new();
    for word in line {
        match joined.last_mut() {
            Some(last) if word.area.x0 - last.area.x1 < widest => {
                last.text.push_str(&word.text);
                last.area = last.area.union(word.area);
                last.paper = last.paper.union(word.paper);
            }
            _ => joined.push(word),
        }
    }
    joined
}
