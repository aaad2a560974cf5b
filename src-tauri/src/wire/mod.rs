//! What crosses to the interface, and the small functions that make it.
//!
//! The shapes are those of `ui/src/ipc/contract/`. Inside, a place in a text is counted in bytes; the window counts
//! UTF-16 code units, and [`text`] is the only place where one becomes the other.

pub mod answer;
pub mod candidate;
pub mod flag_page;
pub mod intake;
pub mod judgement;
pub mod opening;
pub mod person;
pub mod read;
pub mod review;
pub mod screening;
pub mod text;
pub mod walk;
pub mod words;

use chrono::{DateTime, SecondsFormat, Utc};

/// A time as the interface reads it: ISO 8601 in UTC.
pub fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}
