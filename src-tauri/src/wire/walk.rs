//! A person's pass through a scorecard.

use casebook::model;
use evidence::scorecard::{self, Response};
use serde::Serialize;
use specta::Type;

use super::answer::{Answer, answer, probe_id};
use super::judgement::Evidence;
use super::opening::Opening;
use super::person::Person;
use super::time;
use super::words::Level;

/// How far a person has come with a candidate.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WalkMark {
    /// The walk.
    pub walk_id: String,
    /// Whose.
    pub person: Person,
    /// Questions asked; 0 where it is sealed.
    pub asked: u32,
    /// Questions in all.
    pub questions: u32,
    /// When it was begun; empty where it is sealed.
    pub started_at: String,
    /// When it was handed in.
    pub submitted_at: Option<String>,
}

/// A follow-up question.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Probe {
    /// Its place in the question, from 1.
    pub id: String,
    /// The words.
    pub text: String,
}

/// What one rating means.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Anchor {
    /// The rating.
    pub rating: Level,
    /// Its name.
    pub name: String,
    /// What is heard when it applies.
    pub text: String,
}

/// One ownership question.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Id.
    pub id: String,
    /// As people read it.
    pub label: String,
    /// True for a key question.
    pub key: bool,
    /// A few words.
    pub title: String,
    /// Dimension ids it speaks to.
    pub dimensions: Vec<String>,
    /// How long it takes.
    pub minutes: u32,
    /// Word for word.
    pub ask: String,
    /// Why it is asked.
    pub why: String,
    /// Follow-up questions.
    pub probes: Vec<Probe>,
    /// The four ratings; empty where it is recorded.
    pub anchors: Vec<Anchor>,
    /// Strong signs.
    pub strong: Vec<String>,
    /// Plausible, but not yet ownership.
    pub plausible: Vec<String>,
    /// What the panel should pick up.
    pub hand_to_panel: String,
    /// What to ask where there was none.
    pub if_none: String,
    /// The answers to choose from where it is recorded.
    pub record: Vec<String>,
}

/// The questions of a seat.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Scorecard {
    /// The seat.
    pub role_id: String,
    /// Its name.
    pub role_name: String,
    /// The edition.
    pub version: String,
    /// What holds for every question.
    pub rules: Vec<String>,
    /// In their order.
    pub questions: Vec<Question>,
}

/// A walk with its answers.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Walk {
    /// Id.
    pub id: String,
    /// The opening.
    pub opening_id: String,
    /// The candidate.
    pub candidate_id: String,
    /// Whose.
    pub person: Person,
    /// One for each question that was touched.
    pub answers: Vec<Answer>,
    /// When it was begun.
    pub started_at: String,
    /// When it was last written.
    pub saved_at: Option<String>,
    /// When it was handed in.
    pub submitted_at: Option<String>,
}

/// The document's words for one question.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Pairing {
    /// The question.
    pub question_id: String,
    /// The claims of its dimension.
    pub evidence: Vec<Evidence>,
    /// What to ask because of the document.
    pub ask: Vec<String>,
}

/// The document that a walk is about.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WalkDocument {
    /// Id.
    pub id: String,
    /// Hash of its text.
    pub text_hash: String,
    /// The file's name.
    pub file_name: String,
}

/// A walk with all it needs.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WalkSheet {
    /// Name for display.
    pub candidate_name: String,
    /// The opening.
    pub opening: Opening,
    /// The document.
    pub document: WalkDocument,
    /// The questions.
    pub scorecard: Scorecard,
    /// The walk.
    pub walk: Walk,
    /// One for each question.
    pub pairings: Vec<Pairing>,
}

/// A scorecard for the interface.
pub fn scorecard(role: &str, core: &scorecard::Scorecard) -> Scorecard {
    Scorecard {
        role_id: role.to_owned(),
        role_name: super::opening::role_name(role),
        version: core.hash().to_owned(),
        rules: core.intro.clone(),
        questions: core.questions.iter().map(question).collect(),
    }
}

fn question(core: &scorecard::Question) -> Question {
    let (anchors, record) = match &core.response {
        Response::Rated { anchors } => (anchors.iter().map(anchor).collect(), Vec::new()),
        Response::Recorded { options } => (Vec::new(), options.clone()),
    };
    let probes = core.probes.iter().enumerate();
    Question {
        id: core.id.to_string(),
        label: core.id.label(),
        key: core.key,
        title: core.title.clone(),
        dimensions: core.dimension.iter().cloned().collect(),
        minutes: core.minutes,
        ask: core.ask.clone(),
        why: core.why.clone(),
        probes: probes.map(|(at, text)| Probe { id: probe_id(at), text: text.clone() }).collect(),
        anchors,
        strong: core.strong.clone(),
        plausible: core.listen_for.clone(),
        hand_to_panel: core.panel.clone(),
        if_none: core.if_none.clone(),
        record,
    }
}

fn anchor(core: &scorecard::Anchor) -> Anchor {
    Anchor { rating: core.level.into(), name: core.name.clone(), text: core.text.clone() }
}

/// A walk for the interface.
pub fn walk(kept: &model::Walk, person: Person, card: &scorecard::Scorecard) -> Walk {
    let answers = kept.content.answers.iter();
    Walk {
        id: kept.id.to_string(),
        opening_id: kept.opening.to_string(),
        candidate_id: kept.candidate.to_string(),
        person,
        answers: answers.map(|(id, core)| answer(id, core, card.question(id))).collect(),
        started_at: time(kept.created),
        saved_at: (kept.updated > kept.created).then(|| time(kept.updated)),
        submitted_at: kept.submitted.map(time),
    }
}
