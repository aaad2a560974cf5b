//! Something wrong in the product's own data, with its place.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A mistake in a file of the role data, and what to do about it.
///
/// Lines and columns count from 1; a column counts Unicode scalar values, as an editor does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, thiserror::Error)]
pub struct Fault {
    /// The file, as it was named by whoever handed in its text.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
    /// One sentence that says what to do.
    pub message: String,
}

impl Fault {
    /// A fault at a byte of the text. A byte behind the end is taken for the end.
    pub fn at(file: &str, text: &str, byte: usize, message: impl Into<String>) -> Self {
        let mut end = byte.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let head = text.get(..end).unwrap_or_default();
        let line = head.matches('\n').count() + 1;
        let column = head.chars().rev().take_while(|c| *c != '\n').count() + 1;
        Self { file: file.to_owned(), line: line as u32, column: column as u32, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_as_an_editor_counts() {
        let fault = Fault::at("a.md", "é\nüx", 5, "Remove the x.");
        assert_eq!(fault.to_string(), "a.md:2:2: Remove the x.");
    }

    #[test]
    fn a_byte_inside_a_character_or_behind_the_end_is_still_a_place() {
        assert_eq!(Fault::at("a", "é", 1, "").column, 1);
        assert_eq!(Fault::at("a", "ab\n", 99, "").line, 2);
    }
}
