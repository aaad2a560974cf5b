//! What a sentence of the read rests on.

use serde::Serialize;

use crate::scorecard::QuestionId;
use crate::span::Span;

/// Which part of an answer is cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// What broke.
    Broke,
    /// At what scale.
    Scale,
    /// What they personally changed.
    Changed,
    /// The candidate's own words.
    Words,
}

/// Where a sentence of the read comes from. Every one can be opened, and printed as an endnote.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Source {
    /// Words of the document.
    Document {
        /// Name of the file.
        file: String,
        /// Hash of its visible text.
        text_hash: String,
        /// Where the words stand in that text, in bytes; absent where the whole document is meant.
        span: Option<Span>,
        /// Page, from 1, where the format has pages.
        page: Option<u32>,
        /// The words.
        quote: String,
    },
    /// What an interviewer took down.
    Answer {
        /// The question.
        question: QuestionId,
        /// Its title.
        title: String,
        /// The interviewer's name.
        by: String,
        /// When the walk was submitted, as a date.
        on: String,
        /// Which part of the answer.
        field: Field,
        /// The words.
        words: String,
    },
    /// A rating.
    Rating {
        /// The question.
        question: QuestionId,
        /// Its title.
        title: String,
        /// The rater's name.
        by: String,
        /// When the walk was submitted, as a date.
        on: String,
        /// The rating in words, such as `3, Owned it`.
        words: String,
    },
    /// The seat's definition, its scorecard, or a rule of the reading.
    Role {
        /// Name of the seat.
        seat: String,
        /// Edition of the role data.
        edition: String,
        /// What it says; empty where it is meant as a whole.
        words: String,
    },
    /// A decision or an override by a named person.
    Person {
        /// What was done, such as `Decision`.
        what: String,
        /// The name.
        by: String,
        /// When, as a date.
        on: String,
        /// The reason.
        words: String,
    },
}

impl Source {
    /// Where it can be found, for a person with the papers in hand, such as `resume.pdf, page 2`.
    pub fn place(&self) -> String {
        match self {
            Self::Document { file, span: None, .. } => format!("{file}, whole document"),
            Self::Document { file, page: Some(page), .. } => format!("{file}, page {page}"),
            Self::Document { file, .. } => file.clone(),
            Self::Answer { question, title, by, on, field, .. } => {
                format!("{}, {title}, {}, {by}, {on}", question.label(), field.words())
            }
            Self::Rating { question, title, by, on, .. } => {
                format!("{}, {title}, rating by {by}, {on}", question.label())
            }
            Self::Role { seat, edition, .. } => {
                format!("Role data of {seat}, edition {}", super::words::short(edition))
            }
            Self::Person { what, by, on, .. } => format!("{what}, {by}, {on}"),
        }
    }

    /// Its words; empty where the document or the role data is meant as a whole.
    pub fn words(&self) -> &str {
        match self {
            Self::Document { quote, .. } => quote,
            Self::Answer { words, .. }
            | Self::Rating { words, .. }
            | Self::Role { words, .. }
            | Self::Person { words, .. } => words,
        }
    }
}

impl Field {
    /// Its name in an endnote.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Broke => "what broke",
            Self::Scale => "at what scale",
            Self::Changed => "what they changed",
            Self::Words => "their words",
        }
    }
}
