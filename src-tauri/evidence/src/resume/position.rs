//! A job held.

use super::period::{Period, without_date};
use crate::span::Span;

/// A job held, as its header states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The title, or the header's first part where the parts cannot be told apart.
    pub title: Option<Span>,
    /// The employer.
    pub employer: Option<Span>,
    /// From when to when.
    pub period: Option<Period>,
    /// The lines that state it.
    pub header: Span,
}

/// Words by which a part of a header is known as a title.
const TITLES: [&str; 29] = [
    "engineer",
    "administrator",
    "manager",
    "developer",
    "scientist",
    "architect",
    "technician",
    "analyst",
    "lead",
    "specialist",
    "consultant",
    "officer",
    "director",
    "intern",
    "student",
    "researcher",
    "operator",
    "staff",
    "fellow",
    "programmer",
    "assistant",
    "associate",
    "coordinator",
    "founder",
    "sysadmin",
    "sre",
    "devops",
    "executive",
    "sergeant",
];

/// A title of so many letters can end a longer word (`Systemadministrator`).
const COMPOUND: usize = 8;

impl Position {
    /// Reads the header of a position: the line with its period and the short lines beside it.
    pub fn read(text: &str, header: Span, period: Option<Period>) -> Self {
        let parts = parts(text, header);
        let named = |span: &Span| text.get(span.start()..span.end()).is_some_and(is_a_name);
        let known = parts.iter().copied().find(|span| is_title(text, *span));
        let title = known.or_else(|| parts.iter().copied().find(named));
        let employer = parts.iter().copied().find(|span| Some(*span) != title && named(span));
        Self { title, employer, period, header }
    }
}

/// True where a part of a header names a title.
pub fn names_a_title(words: &str) -> bool {
    let words = words.to_lowercase();
    let named = |word: &str| {
        let word = word.strip_suffix('s').unwrap_or(word);
        TITLES.iter().any(|title| word == *title || (title.len() >= COMPOUND && word.ends_with(title)))
    };
    words.contains("head of") || words.split(|c: char| !c.is_alphanumeric()).any(named)
}

fn is_title(text: &str, span: Span) -> bool {
    names_a_title(text.get(span.start()..span.end()).unwrap_or_default())
}

fn is_a_name(part: &str) -> bool {
    part.chars().filter(|c| c.is_alphabetic()).count() >= 2 && super::period::period(part).is_none()
}

/// The header cut at dashes between spaces, bars, commas and line ends.
fn parts(text: &str, header: Span) -> Vec<Span> {
    let whole = text.get(header.start()..header.end()).unwrap_or_default();
    let mut found = Vec::new();
    let mut from = 0;
    let mut cut = |from: usize, to: usize| {
        let part = whole.get(from..to).unwrap_or_default();
        let edge =
            |c: char| c.is_whitespace() || matches!(c, '-' | '*' | '•' | '(' | ')' | '_' | '#' | '–' | '—');
        let trimmed = part.trim_matches(edge);
        let dated = whole
            .get(..from)
            .is_some_and(|head| head.trim_end_matches(edge).ends_with(|c: char| c.is_ascii_digit()));
        let trimmed = without_date(trimmed, dated).trim_matches(edge);
        if let Some(at) = part.find(trimmed).filter(|_| !trimmed.is_empty()) {
            found.push(Span::new(header.start() + from + at, header.start() + from + at + trimmed.len()));
        }
    };
    for (at, c) in whole.char_indices() {
        let spaced = |at: usize| whole.get(..at).is_some_and(|head| head.ends_with(' '));
        if matches!(c, '|' | ',' | '\n' | '·' | '•' | '\t')
            || (matches!(c, '-' | '–' | '—' | '@') && spaced(at))
        {
            cut(from, at);
            from = at + c.len_utf8();
        }
    }
    cut(from, whole.len());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_gives_its_title_and_its_employer() {
        let text = "Fjord Compute AS - Cluster Operator | 2019 - 2021";
        let position = Position::read(text, Span::new(0, text.len()), None);
        let words = |span: Option<Span>| span.map(|s| &text[s.start()..s.end()]);
        assert_eq!(words(position.title), Some("Cluster Operator"));
        assert_eq!(words(position.employer), Some("Fjord Compute AS"));
    }

    #[test]
    fn one_name_is_not_title_and_employer_both() {
        let text = "Fjord Synchrotron | 2019 - 2021";
        let position = Position::read(text, Span::new(0, text.len()), None);
        assert_eq!((position.title.map(Span::len), position.employer), (Some(17), None));
    }

    #[test]
    fn a_word_that_only_begins_like_a_title_is_none() {
        for words in ["Research and Engineering Experience", "International Leading Stores"] {
            assert!(!names_a_title(words), "{words}");
        }
        for words in ["Head of Compute", "Systemadministrator", "Staff, platform", "Two engineers"] {
            assert!(names_a_title(words), "{words}");
        }
    }

    #[test]
    fn a_date_before_a_title_is_no_part_of_it() {
        let title = |text: &str| {
            let position = Position::read(text, Span::new(0, text.len()), None);
            position.title.map(|span| text[span.start()..span.end()].to_owned())
        };
        for text in [
            "2021 - present  Staff Operator\nElm Institute",
            "Mar 2019 – Jun 2020 Staff Operator, Elm Institute",
            "Staff Operator  May 2021 – present\nElm Institute",
        ] {
            assert_eq!(title(text).as_deref(), Some("Staff Operator"), "{text}");
        }
        assert_eq!(title("Present Value Analyst | 2019 - 2021").as_deref(), Some("Present Value Analyst"));
    }
}
