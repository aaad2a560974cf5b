//! Times as they are stored: UTC milliseconds.

use chrono::{DateTime, Utc};

/// The stored form.
pub(super) fn stored(at: DateTime<Utc>) -> i64 {
    at.timestamp_millis()
}

/// The time again; the epoch where the number lies outside what a calendar holds.
pub(super) fn time(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}
