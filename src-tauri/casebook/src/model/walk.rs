//! One interviewer's pass through a scorecard, as it is kept.

use chrono::{DateTime, Utc};
use evidence::review::{Filed, Revision};
use evidence::scorecard;
use serde::{Deserialize, Serialize};

use super::words;
use crate::id::{CandidateId, OpeningId, PersonId, WalkId};

words! {
    /// Whether a walk is still being written.
    WalkStatus {
        /// Being written; only its author reads it.
        Draft = "draft",
        /// Handed in; a change keeps the first version and needs a reason.
        Submitted = "submitted",
    }
}

/// A walk with its content.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Walk {
    /// Its id.
    pub id: WalkId,
    /// About whom.
    pub candidate: CandidateId,
    /// In which opening.
    pub opening: OpeningId,
    /// Whose it is.
    pub person: PersonId,
    /// SHA-256 of the scorecard's text, lower-case hex.
    pub scorecard_hash: String,
    /// The scorecard as it stood when the walk began.
    pub scorecard: String,
    /// The answers.
    pub content: scorecard::Walk,
    /// Whether it is handed in.
    pub status: WalkStatus,
    /// When it was begun.
    pub created: DateTime<Utc>,
    /// When it was last written.
    pub updated: DateTime<Utc>,
    /// When it was handed in.
    pub submitted: Option<DateTime<Utc>>,
    /// Versions that a change after handing in replaced, oldest first.
    pub earlier: Vec<WalkVersion>,
}

impl Walk {
    /// The walk with its standing, as a review takes it.
    pub fn filed(&self) -> Filed {
        let earlier = self.earlier.iter();
        let revisions = earlier.map(|version| Revision {
            walk: self.by_its_person(&version.content),
            at: version.replaced,
            reason: version.reason.clone(),
        });
        Filed {
            walk: self.by_its_person(&self.content),
            submitted: self.submitted,
            revisions: revisions.collect(),
        }
    }

    /// Whose a walk is, the casebook says, whatever stands in its content.
    fn by_its_person(&self, content: &scorecard::Walk) -> scorecard::Walk {
        let mut content = content.clone();
        content.by.id = self.person.as_str().into();
        content
    }
}

/// A version of a walk that was replaced after it had been handed in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WalkVersion {
    /// The answers as they stood.
    pub content: scorecard::Walk,
    /// Why they were changed.
    pub reason: String,
    /// When they were changed.
    pub replaced: DateTime<Utc>,
}

/// A walk as one person may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "seen")]
pub enum WalkView {
    /// In full: it is one's own, or both are handed in.
    Open(Box<Walk>),
    /// Sealed: nothing but whose it is and whether it is handed in; no content, no length, no time of writing.
    Sealed {
        /// Its id.
        id: WalkId,
        /// Whose it is.
        person: PersonId,
        /// Whether it is handed in.
        status: WalkStatus,
    },
}
