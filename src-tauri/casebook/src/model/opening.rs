//! A requisition and where its candidates stand.

use chrono::{DateTime, Utc};
use evidence::vocabulary::RoleId;
use serde::{Deserialize, Serialize};

use super::words;
use crate::id::{OpeningId, PersonId};

words! {
    /// Whether an opening is being filled.
    OpeningStatus {
        /// Being filled.
        Open = "open",
        /// Waiting.
        Paused = "paused",
        /// Done with.
        Closed = "closed",
    }
}

words! {
    /// Where a candidate stands in an opening.
    Stage {
        /// Nobody has looked yet.
        New = "new",
        /// Somebody is looking.
        Screening = "screening",
        /// Goes to the panel.
        ToPanel = "to-panel",
        /// Waits.
        OnHold = "on-hold",
        /// Done with in this opening.
        Closed = "closed",
    }
}

/// What it takes to create an opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewOpening {
    /// The seat.
    pub role: RoleId,
    /// As it is shown, such as `GPU cluster engineer, Oslo`.
    pub title: String,
    /// Team or place, as entered; may be empty.
    pub place: String,
    /// Who owns the seat, as entered; may be empty.
    pub hiring_manager: String,
    /// The version of the role data that it pins.
    pub knowledge: String,
}

/// A requisition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Its id.
    pub id: OpeningId,
    /// The seat.
    pub role: RoleId,
    /// As it is shown.
    pub title: String,
    /// Team or place, as entered; may be empty.
    pub place: String,
    /// Who owns the seat, as entered; may be empty.
    pub hiring_manager: String,
    /// Whether it is being filled.
    pub status: OpeningStatus,
    /// The version of the role data that its judgements are made with.
    pub knowledge: String,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// Who created it.
    pub created_by: PersonId,
}

/// How many candidates have which verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictCounts {
    /// Ownership evidence in the right stance.
    pub evidenced: u32,
    /// A claim to ask about.
    pub partial: u32,
    /// The words only.
    pub keyword_only: u32,
    /// Another field.
    pub unrelated: u32,
    /// Not read well enough to judge.
    pub not_assessed: u32,
}

/// What waits for somebody in an opening, among the candidates that are neither new nor done with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Their own walks to finish.
    pub walks: u32,
    /// Candidates whose scorecards, two or more, are all handed in, and about whom nothing is decided.
    pub decisions: u32,
}

/// An opening with its counts, for the list of openings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningSummary {
    /// The opening.
    pub opening: Opening,
    /// Candidates in it.
    pub candidates: u32,
    /// By verdict, the person's verdict where one was given, else the reading.
    pub verdicts: VerdictCounts,
    /// By stage, every stage in its order.
    pub stages: Vec<(Stage, u32)>,
    /// Documents that need a look.
    pub needs_a_look: u32,
}
