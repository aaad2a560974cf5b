//! Seats and openings.

use casebook::model::{self, OpeningStatus};
use evidence::assessment::{Knowledge, RoleProfile};
use evidence::scorecard::Scorecard;
use serde::{Deserialize, Serialize};
use specta::Type;

use super::time;

/// A thing that a seat must own.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Dimension {
    /// Id.
    pub id: String,
    /// As it is shown.
    pub name: String,
    /// Two letters.
    pub short: String,
    /// One sentence.
    pub about: String,
}

/// What a seat owns.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Role {
    /// Id.
    pub id: String,
    /// As it is shown.
    pub name: String,
    /// One thing each.
    pub owns: Vec<String>,
    /// What the first ninety days are measured in.
    pub ninety_days: Vec<String>,
    /// Titles under which it is found.
    pub titles: Vec<String>,
    /// Its dimensions, in their order.
    pub dimensions: Vec<Dimension>,
    /// True where questions exist for it.
    pub has_scorecard: bool,
}

/// How many candidates have which verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub struct VerdictCounts {
    evidenced: u32,
    partial: u32,
    keyword_only: u32,
    unrelated: u32,
    not_assessed: u32,
}

/// Whether an opening is being filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningState {
    /// Being filled.
    Open,
    /// Done with.
    Closed,
}

/// A requisition with its counts.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    /// Id.
    pub id: String,
    /// As it is shown.
    pub title: String,
    /// Team or place.
    pub team: String,
    /// The seat.
    pub role_id: String,
    /// Its name.
    pub role_name: String,
    /// A name; may be empty.
    pub hiring_manager: String,
    /// Whether it is being filled.
    pub state: OpeningState,
    /// When it was created.
    pub created_at: String,
    /// When it was closed.
    pub closed_at: Option<String>,
    /// Candidates in all.
    pub candidates: u32,
    /// After any person's own verdict.
    pub verdicts: VerdictCounts,
    /// Files that wait for a person.
    pub needs_look: u32,
    /// Candidates in stage `new`.
    pub untouched: u32,
    /// Own walks to finish.
    pub walks_to_finish: u32,
    /// Candidates whose scorecards are in and who have no decision.
    pub to_decide: u32,
}

/// An opening to be created.
#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NewOpening {
    /// As it is shown.
    pub title: String,
    /// Team or place.
    pub team: String,
    /// The seat.
    pub role_id: String,
    /// A name; may be empty.
    pub hiring_manager: String,
}

/// A seat for the interface.
pub fn role(profile: &RoleProfile) -> Role {
    Role {
        id: profile.id.to_string(),
        name: profile.name.clone(),
        owns: profile.owns.clone(),
        ninety_days: profile.ninety_days.clone(),
        titles: profile.titles.clone(),
        dimensions: profile.dimensions.iter().map(dimension).collect(),
        has_scorecard: Scorecard::shipped(&profile.id).is_some(),
    }
}

fn dimension(dimension: &evidence::assessment::Dimension) -> Dimension {
    Dimension {
        id: dimension.id.clone(),
        name: dimension.name.clone(),
        short: dimension.short.clone(),
        about: dimension.about.clone(),
    }
}

/// An opening for the interface.
pub fn opening(
    summary: &model::OpeningSummary,
    waiting: model::Waiting,
    closed_at: Option<String>,
) -> Opening {
    let it = &summary.opening;
    let new = summary.stages.iter().find(|(stage, _)| *stage == model::Stage::New);
    Opening {
        id: it.id.to_string(),
        title: it.title.clone(),
        team: it.place.clone(),
        role_id: it.role.to_string(),
        role_name: role_name(it.role.as_str()),
        hiring_manager: it.hiring_manager.clone(),
        state: if it.status == OpeningStatus::Closed { OpeningState::Closed } else { OpeningState::Open },
        created_at: time(it.created),
        closed_at,
        candidates: summary.candidates,
        verdicts: verdicts(summary.verdicts),
        needs_look: summary.needs_a_look,
        untouched: new.map_or(0, |(_, candidates)| *candidates),
        walks_to_finish: waiting.walks,
        to_decide: waiting.decisions,
    }
}

/// The name of a seat; its id where it is not known.
pub fn role_name(id: &str) -> String {
    Knowledge::shipped().role(&id.into()).map_or_else(|| id.to_owned(), |role| role.name.clone())
}

const fn verdicts(counts: model::VerdictCounts) -> VerdictCounts {
    VerdictCounts {
        evidenced: counts.evidenced,
        partial: counts.partial,
        keyword_only: counts.keyword_only,
        unrelated: counts.unrelated,
        not_assessed: counts.not_assessed,
    }
}
