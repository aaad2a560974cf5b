//! Places in a text, from bytes to UTF-16 code units.

use serde::{Deserialize, Serialize};
use specta::Type;

use evidence::document::Document;

/// Half-open range of UTF-16 code units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Span {
    /// First unit.
    pub start: u32,
    /// One past the last.
    pub end: u32,
}

/// Words of a document with their place in its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Quote {
    /// First UTF-16 unit.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// The words.
    pub text: String,
}

/// The steps at which a text's bytes and its UTF-16 units drift apart: one pass over the text, then any number of
/// places for a binary search each.
pub struct Units {
    /// Byte and unit right behind each character that is not ASCII.
    steps: Vec<(usize, usize)>,
}

impl Units {
    /// Counts a text.
    pub fn of(text: &str) -> Self {
        let mut units = 0;
        let mut steps = Vec::new();
        for (at, letter) in text.char_indices() {
            units += letter.len_utf16();
            if !letter.is_ascii() {
                steps.push((at + letter.len_utf8(), units));
            }
        }
        Self { steps }
    }

    /// The place in UTF-16 units.
    pub fn span(&self, span: evidence::span::Span) -> Span {
        Span { start: self.unit(span.start()), end: self.unit(span.end()) }
    }

    fn unit(&self, byte: usize) -> u32 {
        let behind = self.steps.partition_point(|(step, _)| *step <= byte);
        let (step, unit) = behind.checked_sub(1).and_then(|at| self.steps.get(at)).copied().unwrap_or((0, 0));
        u32::try_from(unit + byte - step).unwrap_or(u32::MAX)
    }
}

/// A document with its units, for whoever quotes from it.
pub struct Page<'a> {
    document: &'a Document,
    units: Units,
}

impl<'a> Page<'a> {
    /// Counts the document's text once.
    pub fn of(document: &'a Document) -> Self {
        Self { document, units: Units::of(document.text()) }
    }

    /// A place, as the interface counts.
    pub fn span(&self, span: evidence::span::Span) -> Span {
        self.units.span(span)
    }

    /// The words at a place.
    pub fn quote(&self, span: evidence::span::Span) -> Quote {
        let Span { start, end } = self.span(span);
        Quote { start, end, text: self.document.slice(span).to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use evidence::document::Format;
    use evidence::span::Span as Bytes;

    use super::*;

    #[test]
    fn every_place_of_every_text_is_where_a_browser_counts_it() {
        for text in ["", "ran it", "é𝄞 ran it", "𝄞𝄞", "a\u{301}–ß…\n漢字 kept", "plain 🙂"]
        {
            let units = Units::of(text);
            let borders: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
            for &start in &borders {
                for &end in borders.iter().filter(|&&end| end >= start) {
                    let Span { start: from, end: to } = units.span(Bytes::new(start, end));
                    let browser: Vec<u16> = text.encode_utf16().collect();
                    let seen = String::from_utf16(&browser[from as usize..to as usize]).unwrap();
                    assert_eq!(seen, text[start..end]);
                }
            }
        }
    }

    #[test]
    fn a_quote_carries_its_words() {
        let document = Document::new(Format::Text, "é𝄞 ran it");
        let quote = Page::of(&document).quote(Bytes::new(7, 10));
        assert_eq!((quote.start, quote.end, quote.text.as_str()), (4, 7, "ran"));
    }
}
