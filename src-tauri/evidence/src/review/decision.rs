//! What a named person decided, and why.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::assessment::Verdict;
use crate::scorecard::Person;
use crate::vocabulary::RoleId;

/// Where a candidate goes next. Only a person chooses one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Choice {
    /// To the technical panel.
    ToPanel,
    /// Suggested for another seat.
    OtherSeat {
        /// That seat.
        role: RoleId,
    },
    /// Kept for later.
    Later,
    /// Not continued in this opening.
    Stop,
}

impl Choice {
    /// The words on the button.
    pub const fn words(&self) -> &'static str {
        match self {
            Self::ToPanel => "Go to technical panel",
            Self::OtherSeat { .. } => "Suggest for another seat",
            Self::Later => "Keep for later",
            Self::Stop => "Do not continue",
        }
    }
}

/// A decision by a named person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Decision {
    /// Who decided.
    pub by: Person,
    /// When.
    pub at: DateTime<Utc>,
    /// What.
    pub choice: Choice,
    /// Why; see [`has_reason`](Self::has_reason).
    pub reason: String,
}

impl Decision {
    /// True where a reason is written; without one a decision must not be recorded.
    pub fn has_reason(&self) -> bool {
        !self.reason.trim().is_empty()
    }
}

/// A named person sees the document otherwise than the engine. The engine's reading stays beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Override {
    /// Who.
    pub by: Person,
    /// When.
    pub at: DateTime<Utc>,
    /// What the engine read.
    pub read: Verdict,
    /// What the person reads.
    pub verdict: Verdict,
    /// Why; never empty.
    pub reason: String,
}
