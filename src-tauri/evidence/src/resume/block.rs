//! From lines to blocks: headings open sections, headers open positions, bullets and paragraphs carry the text.

use super::Resume;
use super::heading::{Section, inline_section, section_of, without_number};
use super::line::{Line, LineKind};
use super::period::{Period, period};
use super::position::{Position, names_a_title};
use super::sentence::sentences;
use crate::span::Span;

/// What a block looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// One bullet with its wrapped lines.
    Bullet,
    /// Lines that belong together.
    Paragraph,
    /// Names in a row, without a sentence.
    List,
    /// The header of a position.
    Header,
}

/// A bullet or a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Where it stands.
    pub span: Span,
    /// What it looks like.
    pub kind: BlockKind,
    /// The section it stands in.
    pub section: Section,
    /// The position it stands under, as an index.
    pub position: Option<usize>,
    /// Its sentences.
    pub sentences: Vec<Span>,
}

/// A line this long may have been wrapped; one much shorter was ended on purpose.
const WRAPPED: usize = 58;

/// From so many words on, a block before the first heading says something.
const SAYING: usize = 9;

/// Builds the blocks and positions of a resume from its lines.
pub fn assemble(text: &str, lines: &[Line]) -> Resume {
    let headings: Vec<Option<Section>> = (0..lines.len()).map(|at| heading(text, lines, at)).collect();
    let mut assembly = Assembly {
        text,
        section: Section::Header,
        resume: Resume::default(),
        open: None,
        headed: headings.iter().any(Option::is_some),
    };
    for (index, (line, heading)) in lines.iter().zip(headings).enumerate() {
        assembly.take(lines, index, *line, heading);
    }
    assembly.close();
    assembly.resume
}

struct Assembly<'a> {
    text: &'a str,
    section: Section,
    resume: Resume,
    open: Option<(Span, BlockKind, usize)>,
    headed: bool,
}

impl Assembly<'_> {
    fn words(&self, span: Span) -> &str {
        self.text.get(span.start()..span.end()).unwrap_or_default()
    }

    fn take(&mut self, lines: &[Line], index: usize, line: Line, heading: Option<Section>) {
        if matches!(line.kind, LineKind::Blank | LineKind::Rule) {
            self.close();
        } else if let Some(section) = heading {
            self.close();
            self.section = section;
        } else if let Some(period) = self.header_period(line) {
            self.close();
            self.open_position(lines, index, line, period);
        } else if index > 0 && is_unknown_heading(self.text, lines, index) {
            self.close();
            if !self.section.tells() {
                self.section = Section::Experience;
            }
            self.push(line.span, BlockKind::Header);
        } else if line.kind == LineKind::Bullet {
            self.close();
            self.open = Some((line.span, BlockKind::Bullet, line.indent));
        } else {
            self.take_plain(line);
        }
    }

    fn take_plain(&mut self, line: Line) {
        let Some((span, kind, indent)) = self.open else {
            self.open = Some((line.span, BlockKind::Paragraph, line.indent));
            return;
        };
        let before = self.words(span);
        let last = before.rsplit('\n').next().unwrap_or(before);
        let lower =
            self.words(line.span).chars().next().is_some_and(|c| c.is_lowercase() || matches!(c, '(' | ','));
        let full = last.chars().count() >= WRAPPED;
        let ended = before.ends_with(['.', '!', '?', ':', ';']);
        let goes_on = match kind {
            BlockKind::Bullet => lower || line.indent > indent || (full && !ended),
            _ => lower || full,
        };
        if goes_on {
            self.open = Some((span.join(line.span), kind, indent));
        } else {
            self.close();
            self.open = Some((line.span, BlockKind::Paragraph, line.indent));
        }
    }

    /// The period of a line that looks like the header of a position.
    fn header_period(&self, line: Line) -> Option<Period> {
        let words = self.words(line.span);
        if !names_a_year(words) {
            return None;
        }
        let sections = matches!(
            self.section,
            Section::Experience | Section::Project | Section::Volunteer | Section::Header | Section::Summary
        ) || !self.headed;
        let short = words.split_whitespace().count() <= 18
            && (!words.ends_with(['.', ';']) || words.starts_with(|c: char| c.is_ascii_digit()));
        let plain = line.kind != LineKind::Bullet || words.split_whitespace().count() <= 12;
        if !(sections && short && plain) {
            return None;
        }
        period(words).filter(|_| has_range(words))
    }

    fn open_position(&mut self, lines: &[Line], index: usize, line: Line, period: Period) {
        let header = self.header(lines, index, line);
        self.resume.blocks.retain(|block| !header.holds(block.span));
        self.resume.positions.push(Position::read(self.text, header, Some(period)));
        if matches!(self.section, Section::Header | Section::Summary) {
            self.section = Section::Experience;
        }
        self.push(header, BlockKind::Header);
    }

    /// The dated line with the one beside it that names the title or the employer.
    fn header(&self, lines: &[Line], index: usize, line: Line) -> Span {
        let beside = |at: Option<usize>| {
            at.and_then(|at| lines.get(at)).filter(|other| self.heads(other)).map(|other| other.span)
        };
        let titled = |span: &Span| names_a_title(self.words(*span));
        let before = beside(index.checked_sub(1))
            .filter(|span| self.resume.positions.last().is_none_or(|p| !p.header.overlaps(*span)));
        let after = beside(Some(index + 1));
        let chosen = if before.as_ref().is_some_and(titled) {
            before
        } else if titled(&line.span) {
            before.or_else(|| after.filter(|_| self.lacks_employer(lines, index, line)))
        } else if after.as_ref().is_some_and(titled) {
            after
        } else {
            let bare = self.words(line.span).chars().filter(|c| c.is_alphabetic()).count() <= 20;
            before.or_else(|| after.filter(|_| bare))
        };
        chosen.map_or(line.span, |span| line.span.join(span))
    }

    /// True where a dated line names no employer and what follows the next line is set apart from it: then that one names it.
    fn lacks_employer(&self, lines: &[Line], index: usize, line: Line) -> bool {
        let apart =
            lines.get(index + 2).is_none_or(|line| matches!(line.kind, LineKind::Bullet | LineKind::Blank));
        apart && Position::read(self.text, line.span, None).employer.is_none()
    }

    /// True where a line beside a dated one belongs to the same header.
    fn heads(&self, line: &Line) -> bool {
        let words = self.words(line.span);
        matches!(line.kind, LineKind::Plain | LineKind::Marked)
            && words.split_whitespace().count() <= 10
            && !words.ends_with('.')
            && (line.kind == LineKind::Marked
                || words.split_whitespace().count() > 3
                || section_of(words).is_none())
    }

    fn close(&mut self) {
        if let Some((span, kind, _)) = self.open.take() {
            let inside = self
                .resume
                .blocks
                .last()
                .is_some_and(|block| block.kind == BlockKind::Header && block.span.holds(span));
            if !inside {
                self.push(span, kind);
            }
        }
    }

    fn push(&mut self, span: Span, kind: BlockKind) {
        let words = self.words(span);
        let inline = if kind == BlockKind::Header { None } else { inline_section(words) };
        let section = inline.unwrap_or(match self.section {
            Section::Header if words.contains('@') || words.split_whitespace().count() < SAYING => {
                Section::Header
            }
            Section::Header if !self.resume.positions.is_empty() || kind == BlockKind::Bullet => {
                Section::Experience
            }
            Section::Header => Section::Summary,
            section => section,
        });
        let kind = if kind != BlockKind::Header && (inline.is_some() || is_list(words)) {
            BlockKind::List
        } else {
            kind
        };
        let sentences = if kind == BlockKind::Header { vec![span] } else { sentences(self.text, span) };
        let position = self
            .resume
            .positions
            .len()
            .checked_sub(1)
            .filter(|_| section.tells() || kind == BlockKind::Header || inline.is_some());
        self.resume.blocks.push(Block { span, kind, section, position, sentences });
    }
}

/// The section that a line opens, where it looks like a heading and reads like one.
fn heading(text: &str, lines: &[Line], at: usize) -> Option<Section> {
    let line = lines.get(at)?;
    if matches!(line.kind, LineKind::Bullet | LineKind::Blank | LineKind::Rule) {
        return None;
    }
    let words = text.get(line.span.start()..line.span.end()).unwrap_or_default();
    let bare = bare(words);
    if bare.is_empty() || bare.contains(['.', ',', '@', '|']) && line.kind != LineKind::Marked {
        return None;
    }
    let before = at.checked_sub(1).and_then(|at| lines.get(at));
    let alone = before.is_none_or(|p| matches!(p.kind, LineKind::Blank | LineKind::Rule));
    let marked = line.kind == LineKind::Marked
        || words.ends_with(':')
        || words.starts_with("**")
        || is_ruled(lines, at);
    let short = || bare.split_whitespace().nth(3).is_none();
    if !(marked || (alone && short()) || in_capitals(bare, 3)) || names_a_year(bare) {
        return None;
    }
    section_of(bare)
}

/// True where a rule stands under a line.
fn is_ruled(lines: &[Line], at: usize) -> bool {
    lines.get(at + 1).is_some_and(|next| next.kind == LineKind::Rule)
}

/// True where a line has more letters than so many, and all of them are capitals.
fn in_capitals(words: &str, more_than: usize) -> bool {
    !words.chars().any(char::is_lowercase) && words.chars().filter(|c| c.is_alphabetic()).count() > more_than
}

/// True where four digits in a row can be a year of our time.
fn names_a_year(words: &str) -> bool {
    words
        .as_bytes()
        .windows(4)
        .any(|w| matches!(w, [b'1', b'9', ..] | [b'2', b'0', ..]) && w.iter().all(u8::is_ascii_digit))
}

fn bare(words: &str) -> &str {
    without_number(
        words.trim_matches(|c: char| matches!(c, '*' | '_' | ':' | '[' | ']' | '=' | '-' | '~' | ' ')),
    )
}

/// True where a line looks like a heading, in words that are no section's: an employer, a title, a heading of one's own.
fn is_unknown_heading(text: &str, lines: &[Line], at: usize) -> bool {
    let Some(line) = lines.get(at).filter(|line| line.kind != LineKind::Bullet) else { return false };
    let words = text.get(line.span.start()..line.span.end()).unwrap_or_default();
    let looks = line.kind == LineKind::Marked
        || is_ruled(lines, at)
        || (in_capitals(bare(words), 5) && words.matches([',', '|']).count() < 3);
    looks && !words.contains('@') && words.split_whitespace().count() <= 12
}

/// True where a line states a range, and not only a year inside a sentence.
fn has_range(words: &str) -> bool {
    let lower = words.to_lowercase();
    let years = lower
        .split(|c: char| !c.is_ascii_digit())
        .filter(|w| w.len() == 4 && (w.starts_with("19") || w.starts_with("20")))
        .count();
    let open = ["present", "now", "today", "current", "to date", "since", "onward", "ongoing", "heute"]
        .iter()
        .any(|w| lower.contains(w));
    years >= 2
        || (years == 1
            && (open || lower.trim_end().ends_with(['-', '–', '—']) || lower.split_whitespace().count() <= 8))
}

/// True where a block names things in a row and says nothing of them.
fn is_list(words: &str) -> bool {
    let plain = words.bytes().filter(|byte| matches!(byte, b',' | b'|' | b';')).count();
    let marks = if words.is_ascii() { plain } else { plain + words.matches(['·', '•']).count() };
    if marks < 4 {
        return false;
    }
    let count = words.split_whitespace().count();
    let sentence = words.trim_end().ends_with('.') && count > marks * 4;
    count < marks * 3 + 4 && !sentence
}
