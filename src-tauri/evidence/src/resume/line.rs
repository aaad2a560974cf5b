//! The lines of a text, and what each looks like.

use crate::span::Span;

/// What a line looks like by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Nothing on it.
    Blank,
    /// Begins with a bullet or a list number.
    Bullet,
    /// A Markdown heading.
    Marked,
    /// A rule of dashes or equals signs.
    Rule,
    /// Anything else.
    Plain,
}

/// A line without its indent, its bullet and its line end.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// What stands on it.
    pub span: Span,
    /// What it looks like.
    pub kind: LineKind,
    /// Indent in bytes.
    pub indent: usize,
}

/// Takes a text apart into lines.
pub fn lines(text: &str) -> Vec<Line> {
    let mut offset = 0;
    let mut found = Vec::new();
    for raw in text.split('\n') {
        let mut from = 0;
        for at in run_in(raw) {
            found.push(line(raw.get(from..at).unwrap_or_default(), offset + from));
            from = at;
        }
        found.push(line(raw.get(from..).unwrap_or_default(), offset + from));
        offset += raw.len() + 1;
    }
    found
}

/// Marks by which a bullet is known inside a line too; the last ones are bullets read in a wrong encoding.
const RUN_IN: [&str; 6] = ["• ", "▪ ", "● ", "\u{f0b7} ", "â\u{80}¢ ", "ï· "];

/// The places where a long line holds further bullets, as a page that lost its line ends does.
fn run_in(raw: &str) -> Vec<usize> {
    if raw.len() < 160 {
        return Vec::new();
    }
    let mut places: Vec<usize> = RUN_IN
        .iter()
        .flat_map(|mark| raw.match_indices(mark).map(|(at, _)| at))
        .filter(|at| *at > 0)
        .collect();
    places.sort_unstable();
    places
}

fn line(raw: &str, start: usize) -> Line {
    let body = raw.trim_start();
    let indent = raw.len() - body.len();
    let body = body.trim_end();
    let at = start + indent;
    let (kind, skip) = if body.is_empty() {
        (LineKind::Blank, 0)
    } else if body.len() >= 3
        && body.chars().all(|c| matches!(c, '-' | '=' | '_' | '*' | '~' | ' ' | '─' | '—'))
    {
        (LineKind::Rule, 0)
    } else if body.starts_with('#') {
        (LineKind::Marked, body.len() - body.trim_start_matches(['#', ' ']).len())
    } else {
        bullet(body).map_or((LineKind::Plain, 0), |skip| (LineKind::Bullet, skip))
    };
    Line { span: Span::new(at + skip, at + body.len()), kind, indent }
}

/// The length of the bullet that a line begins with.
fn bullet(body: &str) -> Option<usize> {
    const MARKS: [char; 20] = [
        '-', '*', '•', '–', '—', '·', '▪', '◦', '‣', '●', '○', '■', '□', '➢', '➤', '»', '>', '+', '\u{f0b7}',
        '✓',
    ];
    if let Some(mark) = RUN_IN.iter().find(|mark| body.starts_with(**mark)) {
        return Some(mark.len());
    }
    let first = body.chars().next()?;
    let rest = body.get(first.len_utf8()..)?;
    let gap = rest.len() - rest.trim_start().len();
    if MARKS.contains(&first) && (gap > 0 || (!first.is_ascii() && !rest.is_empty())) {
        return Some(first.len_utf8() + gap);
    }
    if first == 'o' && gap > 0 && rest.trim_start().chars().next().is_some_and(char::is_uppercase) {
        return Some(1 + gap);
    }
    let digits = body.len() - body.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let after = body.get(digits..)?;
    let mark = after.starts_with([')', '.']) && after.get(1..).is_some_and(|tail| tail.starts_with(' '));
    ((1..=2).contains(&digits) && mark)
        .then(|| body.len() - after.get(1..).unwrap_or_default().trim_start().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bullet_is_taken_off_and_a_number_with_a_unit_is_not() {
        let kinds: Vec<_> = lines("- ran it\n2. ran it\n•ran it\n8 racks moved\n")
            .iter()
            .map(|l| (l.kind, l.span.start()))
            .collect();
        assert_eq!(
            kinds,
            [
                (LineKind::Bullet, 2),
                (LineKind::Bullet, 12),
                (LineKind::Bullet, 22),
                (LineKind::Plain, 29),
                (LineKind::Blank, 43)
            ]
        );
    }
}
