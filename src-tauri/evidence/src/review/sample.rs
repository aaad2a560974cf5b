//! Submitted walks, for the tests of this module and of the read.

use chrono::{DateTime, NaiveDate, Utc};

use super::Filed;
use crate::scorecard::Answer;
use crate::scorecard::sample::walk;

/// An hour of 27 November 2026.
pub(crate) fn at(hour: u32) -> DateTime<Utc> {
    NaiveDate::from_ymd_opt(2026, 11, 27).unwrap().and_hms_opt(hour, 0, 0).unwrap().and_utc()
}

/// A walk submitted at that hour.
pub(crate) fn submitted(name: &str, hour: u32, answers: &[(&str, Answer)]) -> Filed {
    Filed { submitted: Some(at(hour)), ..Filed::draft(walk(name, answers)) }
}
