//! What a recruiter is shown for one document and one seat.

use serde::{Deserialize, Serialize};

use crate::assessment::Assessment;
use crate::span::Span;

/// Something in the document that a human should look at. No flag ever rejects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flag {
    /// Names what was seen, such as `other-seat` or `terms-only-listed`; its page has the same name.
    pub code: String,
    /// The seat or neighbouring trade that the evidence points to.
    pub points_to: Option<String>,
    /// One line for a table row.
    pub line: String,
    /// The words it rests on.
    pub quotes: Vec<Span>,
}

impl Flag {
    /// A flag with its line and its quotes.
    pub fn new(code: &str, points_to: Option<&str>, line: impl Into<String>, quotes: Vec<Span>) -> Self {
        Self { code: code.to_owned(), points_to: points_to.map(str::to_owned), line: line.into(), quotes }
    }
}

/// An assessment with its flags and its explanation: what a recruiter is shown for one document and one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// What the document shows.
    pub assessment: Assessment,
    /// At most three, strongest first.
    pub flags: Vec<Flag>,
    /// Two or three sentences that a recruiter can read aloud.
    pub why: String,
    /// The one fact that would make it right.
    pub would_flip: String,
    /// The questions to ask next.
    pub ask: Vec<String>,
}
