//! Whether a casebook agrees with itself.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::id::PersonId;

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// What: `database`, `encryption`, `originals`, `scorecards`, `index` or `audit`.
    pub name: String,
    /// Whether it agrees.
    pub ok: bool,
    /// One sentence: what was counted, or what does not agree and what to do.
    pub detail: String,
}

/// Everything that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// The checks, in a fixed order.
    pub checks: Vec<Check>,
}

impl Verification {
    /// Whether everything agrees.
    pub fn ok(&self) -> bool {
        self.checks.iter().all(|check| check.ok)
    }
}

/// Something that a person did, as the append-only chain keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditEntry {
    /// Its number, from 1, without gaps.
    pub number: u64,
    /// When, UTC, for display; the order is the number's.
    pub at: DateTime<Utc>,
    /// Who; absent where the command line did it.
    pub by: Option<PersonId>,
    /// What, such as `stage`.
    pub action: String,
    /// The id that it was done to.
    pub subject: String,
    /// The rest, in short.
    pub detail: String,
}
