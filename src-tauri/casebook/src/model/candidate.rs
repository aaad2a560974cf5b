//! A person whose documents were read, and what was written about them.

use chrono::{DateTime, Utc};
use evidence::assessment::Verdict;
use evidence::document::Document;
use evidence::flag::Judgement;
use evidence::vocabulary::RoleId;
use serde::{Deserialize, Serialize};

use super::{Opening, Person, Stage, WalkView};
use crate::id::{CandidateId, DocumentId, OpeningId, PersonId};
use crate::intake::ReadStatus;

/// A candidate with everything that one screen shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// Its id.
    pub id: CandidateId,
    /// Best guess of the name, for display only, else the file's name.
    pub name: String,
    /// When the first document came.
    pub created: DateTime<Utc>,
    /// Its documents, oldest first.
    pub documents: Vec<CandidateDocument>,
    /// What each document shows for each seat, in the order of documents, then of the role data.
    pub judgements: Vec<StoredJudgement>,
    /// The openings that it stands in, oldest first.
    pub seats: Vec<Seat>,
    /// Notes, oldest first.
    pub notes: Vec<Note>,
}

/// One document of a candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CandidateDocument {
    /// Its id, the hash of its bytes.
    pub id: DocumentId,
    /// The file's name when it came.
    pub file_name: String,
    /// When it came.
    pub added: DateTime<Utc>,
    /// How reading it went.
    pub status: ReadStatus,
    /// One sentence where it was not read, else empty.
    pub reason: String,
    /// The title of the latest position in it; empty where none is read.
    pub title: String,
    /// Its employer; empty where none is read.
    pub employer: String,
    /// The text with its notices and word boxes, where it was read.
    pub document: Option<Document>,
}

/// What a document shows for a seat, with the version of the role data that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredJudgement {
    /// The document.
    pub document: DocumentId,
    /// The version of the role data.
    pub knowledge: String,
    /// The judgement; spans point into the document's text.
    pub judgement: Judgement,
}

/// A candidate's place in one opening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    /// The opening.
    pub opening: OpeningId,
    /// Its seat.
    pub role: RoleId,
    /// Where the candidate stands.
    pub stage: Stage,
    /// Every change of stage, oldest first.
    pub history: Vec<StageChange>,
    /// Every verdict that a person gave, oldest first; the last one stands. The reading stays beside it.
    pub overrides: Vec<Override>,
    /// Every decision, oldest first; the last one stands.
    pub decisions: Vec<Decision>,
    /// What left the casebook as a file, oldest first.
    pub exports: Vec<Export>,
}

/// A change of stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageChange {
    /// The new stage.
    pub stage: Stage,
    /// Who moved it.
    pub by: PersonId,
    /// Why.
    pub reason: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// A verdict that a person gives, beside the reading's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Override {
    /// The person's verdict; absent where they went back to the reading.
    pub verdict: Option<Verdict>,
    /// Who.
    pub by: PersonId,
    /// Why.
    pub reason: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// What a named person decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// In the person's words or the interface's, such as `to-panel`.
    pub call: String,
    /// Who.
    pub by: PersonId,
    /// Why.
    pub reason: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// Something about a candidate that left the casebook as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// What, such as `the read as Markdown`.
    pub what: String,
    /// Who.
    pub by: PersonId,
    /// When.
    pub at: DateTime<Utc>,
}

/// A note on a candidate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The opening that it belongs to, where it belongs to one.
    pub opening: Option<OpeningId>,
    /// Who wrote it.
    pub by: PersonId,
    /// The note.
    pub text: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// Everything that the written read of one candidate in one opening rests on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReadMaterial {
    /// The opening.
    pub opening: Opening,
    /// The candidate with documents, judgements and notes.
    pub candidate: Candidate,
    /// The candidate's place in the opening.
    pub seat: Seat,
    /// The walks that whoever asks may see in full, and the sealed ones without content.
    pub walks: Vec<WalkView>,
    /// Everybody named in it, in the order in which they were added.
    pub people: Vec<Person>,
}
