//! A place in a text.

use serde::{Deserialize, Serialize};

/// A half-open range of bytes in the visible text of one document.
///
/// A span is only a place; its document turns it into words ([`crate::document::Document::slice`]). The start never lies
/// behind the end. Whether both ends fall on character borders is checked where the span meets its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Span {
    start: u32,
    end: u32,
}

/// A range whose start lies behind its end.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a span cannot start at {start} and end at {end}")]
pub struct Reversed {
    start: u32,
    end: u32,
}

impl Span {
    /// The bytes from `start` up to, and without, `end`. A reversed pair is put in order.
    pub fn new(start: usize, end: usize) -> Self {
        let clamp = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let (a, b) = (clamp(start), clamp(end));
        Self { start: a.min(b), end: a.max(b) }
    }

    /// First byte.
    pub const fn start(self) -> usize {
        self.start as usize
    }

    /// One past the last byte.
    pub const fn end(self) -> usize {
        self.end as usize
    }

    /// Length in bytes.
    pub const fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// True where the span holds nothing.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// True where both spans share at least one byte.
    pub const fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }

    /// True where `other` lies within this span.
    pub const fn holds(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

impl TryFrom<(u32, u32)> for Span {
    type Error = Reversed;

    fn try_from((start, end): (u32, u32)) -> Result<Self, Reversed> {
        if start <= end { Ok(Self { start, end }) } else { Err(Reversed { start, end }) }
    }
}

impl From<Span> for (u32, u32) {
    fn from(span: Span) -> Self {
        (span.start, span.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_that_touch_do_not_overlap() {
        assert!(!Span::new(0, 4).overlaps(Span::new(4, 8)));
        assert!(Span::new(0, 5).overlaps(Span::new(4, 8)));
    }

    #[test]
    fn a_reversed_pair_is_refused_when_it_comes_from_outside() {
        assert!(serde_json::from_str::<Span>("[7,3]").is_err());
        assert_eq!(serde_json::from_str::<Span>("[3,7]").unwrap(), Span::new(3, 7));
    }
}
