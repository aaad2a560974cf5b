//! What was read from one file: the words a reader of the page can see, and where they stand.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::span::Span;

/// The kind of file a document came from, told by its content, never by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Portable Document Format with a text layer.
    Pdf,
    /// Office Open XML word processing.
    Docx,
    /// OpenDocument text.
    Odt,
    /// Rich Text Format.
    Rtf,
    /// HTML, also a saved page.
    Html,
    /// Markdown.
    Markdown,
    /// Plain text.
    Text,
    /// JSON Resume.
    JsonResume,
}

impl Format {
    /// The word used on the command line and in stored data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Docx => "docx",
            Self::Odt => "odt",
            Self::Rtf => "rtf",
            Self::Html => "html",
            Self::Markdown => "markdown",
            Self::Text => "text",
            Self::JsonResume => "json-resume",
        }
    }
}

/// Something a reader of the document should know about how it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// A stable word for it, such as `hidden-text`.
    pub code: String,
    /// One sentence for a recruiter.
    pub detail: String,
}

impl Notice {
    /// A notice with its code and its sentence.
    pub fn new(code: &str, detail: impl Into<String>) -> Self {
        Self { code: code.to_owned(), detail: detail.into() }
    }
}

/// A word of the visible text on its page.
///
/// The box is in points (1/72 inch) from the upper left corner of the page.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacedWord {
    /// The word's bytes in the text.
    pub span: Span,
    /// Page, counted from 1.
    pub page: u32,
    /// Left edge.
    pub left: f32,
    /// Upper edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// Lower edge.
    pub bottom: f32,
}

/// The visible text of one file in reading order, with what is known about its places.
///
/// Lines end in `\n`; a blank line parts blocks. Text that a reader of the page cannot see is kept apart in
/// [`hidden_text`](Self::hidden_text): listed, never scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// Kind of file.
    pub format: Format,
    /// Number of pages, where the format has pages, else 0.
    pub pages: u32,
    text: String,
    /// Text that is in the file and not visible on its pages.
    pub hidden_text: String,
    /// Every visible word with its box, in the order of the text, where the format has pages.
    pub words: Vec<PlacedWord>,
    /// What a reader should know about the reading.
    pub notices: Vec<Notice>,
}

impl Document {
    /// A document of visible text only; line ends are made `\n`.
    pub fn new(format: Format, text: impl Into<String>) -> Self {
        let mut text: String = text.into();
        if text.contains('\r') {
            text = text.replace("\r\n", "\n").replace('\r', "\n");
        }
        Self { format, pages: 0, text, hidden_text: String::new(), words: Vec::new(), notices: Vec::new() }
    }

    /// The visible text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The words at a span; empty where the span does not lie on this text's character borders.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start()..span.end()).unwrap_or_default()
    }

    /// The span in Unicode scalar values, as the command line counts. O(length of the text before it).
    pub fn scalars(&self, span: Span) -> (usize, usize) {
        let count = |end: usize| {
            self.text.get(..end).map_or(0, |head| if head.is_ascii() { end } else { head.chars().count() })
        };
        (count(span.start()), count(span.end()))
    }

    /// The span in UTF-16 code units, as a browser counts. O(length of the text before it).
    pub fn utf16(&self, span: Span) -> (usize, usize) {
        let count = |end: usize| {
            self.text
                .get(..end)
                .map_or(0, |head| if head.is_ascii() { end } else { head.encode_utf16().count() })
        };
        (count(span.start()), count(span.end()))
    }

    /// A hash of the visible text, in lower-case hex; what a person's answer cites beside the quoted words.
    pub fn text_hash(&self) -> String {
        hex(&Sha256::digest(self.text.as_bytes()))
    }
}

/// Lower-case hexadecimal digits of some bytes.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_in_the_unit_of_whoever_asks() {
        let document = Document::new(Format::Text, "é𝄞 ran it");
        let span = Span::new(7, 10);
        assert_eq!(document.slice(span), "ran");
        assert_eq!(document.scalars(span), (3, 6));
        assert_eq!(document.utf16(span), (4, 7));
    }

    #[test]
    fn a_span_off_a_character_border_holds_nothing() {
        assert_eq!(Document::new(Format::Text, "é").slice(Span::new(1, 2)), "");
    }

    #[test]
    fn every_line_end_becomes_a_newline() {
        assert_eq!(Document::new(Format::Text, "a\r\nb\rc").text(), "a\nb\nc");
    }
}
