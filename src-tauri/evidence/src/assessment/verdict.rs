//! The shape of an assessment.

use serde::{Deserialize, Serialize};

use crate::claim::{Agency, Slot, Stance, Tier};
use crate::span::Span;
use crate::vocabulary::RoleId;

/// What a document shows for one seat; never what the person is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Ownership evidence in the right stance.
    Evidenced,
    /// A claim that a fair recruiter would ask about before deciding.
    Partial,
    /// The seat's words, and a positive reason to think that they are only words.
    KeywordOnly,
    /// Another field.
    Unrelated,
    /// Could not be read well enough to judge.
    NotAssessed,
}

/// What an applicant tracking system's keyword filter would have done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeywordScreen {
    /// True where at least three of the seat's terms appear.
    pub passed: bool,
    /// The seat's terms that appear, as the vocabulary spells them, in the order of first appearance.
    pub terms: Vec<String>,
}

/// One claim that counts for the seat, with the words it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The dimension of the seat that it counts for.
    pub dimension: String,
    /// How far it goes for this seat.
    pub tier: Tier,
    /// Relationship to the object.
    pub stance: Stance,
    /// Who did it.
    pub agency: Agency,
    /// The filled slots.
    pub slots: Vec<Slot>,
    /// A sentence or a bullet of the document.
    pub span: Span,
}

/// The best that the document shows in one dimension of the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DimensionReading {
    /// Id of the dimension in the seat's role data.
    pub dimension: String,
    /// The highest tier, 0 where its words are only named, absent where nothing was found.
    pub tier: Option<Tier>,
    /// The words that the tier rests on.
    pub best: Option<Span>,
}

/// What one document shows for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assessment {
    /// The seat.
    pub role: RoleId,
    /// The verdict.
    pub verdict: Verdict,
    /// What a keyword filter would have done.
    pub keyword_screen: KeywordScreen,
    /// Every dimension of the seat, in the order of its role data.
    pub dimensions: Vec<DimensionReading>,
    /// The claims that count, strongest first, at most twelve.
    pub evidence: Vec<Evidence>,
    /// Every place where one of the seat's terms stands, in the order of the text.
    pub mentions: Vec<Span>,
}
