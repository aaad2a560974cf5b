//! Numbers in what was typed, read as scale.

use serde::{Deserialize, Serialize};

use crate::span::Span;

/// A number with the word it counts, as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Quantity {
    /// The number as typed, such as `1,024` or `3.5k`.
    pub number: String,
    /// The word behind it, such as `nodes` or `%`; empty where there is none.
    pub unit: String,
    /// Both, as bytes of the text.
    pub span: Span,
}

/// Finds every number of a text with the word behind it, in order. Spelled-out numbers are not read.
pub fn quantities(text: &str) -> Vec<Quantity> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) =
        text.get(at..).and_then(|rest| rest.find(|c: char| c.is_ascii_digit())).map(|i| at + i)
    {
        let end = number_end(text, start);
        if !glued(text, start) {
            found.push(quantity(text, start, end));
        }
        at = end;
    }
    found
}

/// A digit inside a name, as in `H100` or `R550`, counts nothing.
fn glued(text: &str, start: usize) -> bool {
    text.get(..start)
        .and_then(|head| head.chars().next_back())
        .is_some_and(|c| c.is_alphanumeric() || c == '_')
}

fn number_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    let mut end = start;
    while digit(end) || (matches!(bytes.get(end), Some(b'.' | b',')) && digit(end + 1)) {
        end += 1;
    }
    let suffix = matches!(bytes.get(end), Some(b'k' | b'K' | b'M'));
    let ends_there = text.get(end + 1..).and_then(|r| r.chars().next()).is_none_or(|c| !c.is_alphanumeric());
    if suffix && ends_there { end + 1 } else { end }
}

fn quantity(text: &str, start: usize, end: usize) -> Quantity {
    let rest = text.get(end..).unwrap_or_default();
    let gap = rest.len() - rest.trim_start_matches(['+', ' ', '\u{a0}']).len();
    let word = rest.get(gap..).unwrap_or_default();
    let length = unit_length(word);
    let stop = if length == 0 { end } else { end + gap + length };
    Quantity {
        number: text.get(start..end).unwrap_or_default().to_owned(),
        unit: word.get(..length).unwrap_or_default().to_owned(),
        span: Span::new(start, stop),
    }
}

fn unit_length(word: &str) -> usize {
    if word.starts_with('%') {
        return 1;
    }
    if !word.starts_with(char::is_alphabetic) {
        return 0;
    }
    word.find(|c: char| !(c.is_alphanumeric() || c == '/' || c == '-')).unwrap_or(word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String)> {
        quantities(text).into_iter().map(|q| (q.number, q.unit)).collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        expected.iter().map(|(n, u)| ((*n).to_owned(), (*u).to_owned())).collect()
    }

    #[test]
    fn a_number_is_read_with_the_word_it_counts() {
        assert_eq!(read("48 nodes behind that leaf, six days"), pairs(&[("48", "nodes")]));
        assert_eq!(read("1,024 GPUs at 3.5 kW"), pairs(&[("1,024", "GPUs"), ("3.5", "kW")]));
        assert_eq!(read("from 61% to 74 %"), pairs(&[("61", "%"), ("74", "%")]));
        assert_eq!(read("10k+ jobs a day"), pairs(&[("10k", "jobs")]));
    }

    #[test]
    fn a_number_inside_a_name_counts_nothing() {
        assert_eq!(read("H100, R550 and node_7"), pairs(&[]));
    }

    #[test]
    fn a_number_alone_has_no_unit() {
        assert_eq!(read("about 400."), pairs(&[("400", "")]));
    }

    #[test]
    fn the_span_holds_the_number_and_its_unit() {
        let text = "wir hatten über 60 Knoten";
        let span = quantities(text)[0].span;
        assert_eq!(&text[span.start()..span.end()], "60 Knoten");
    }
}
