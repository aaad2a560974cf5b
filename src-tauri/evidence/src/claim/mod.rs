//! What a sentence says somebody did: the eight slots of an ownership claim.
//!
//! The reader goes from words to facts ([`facts`]) to one claim a sentence, then lets the sentences of one block tell one
//! story together ([`episode`]). Agency and stance are separate slots: a strong verb in the wrong stance is no evidence.

mod agency;
mod context;
mod episode;
mod facts;
mod object;
mod outcome;
mod quantity;
mod slots;
mod stance;
mod tier;
mod token;
mod told;
mod word;

pub use context::Context;
pub use episode::{read, read_bullet};
pub use object::Owned;
pub use slots::{Slot, SlotSet, Stance, Tier, WhoseScale};

pub use crate::vocabulary::{Agency, ObjectClass};

use crate::resume::Section;
use crate::span::Span;

/// What one sentence, or a few linked ones, say that somebody did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The sentence.
    pub span: Span,
    /// What to quote for it: its whole bullet where that is short, else the sentence.
    pub quote: Span,
    /// The block it stands in, as an index into the resume's blocks.
    pub block: usize,
    /// The kind of section.
    pub section: Section,
    /// The position it stands under, as an index.
    pub position: Option<usize>,
    /// Who did it.
    pub agency: Agency,
    /// The person's relationship to the object.
    pub stance: Stance,
    /// What was owned, the main thing first; at most three.
    pub owned: Vec<Owned>,
    /// What kind of work surrounds it.
    pub context: Context,
    /// Whose the stated scale is.
    pub whose: WhoseScale,
    /// The filled slots.
    pub slots: SlotSet,
    /// How far it goes, before any seat's limits.
    pub tier: Tier,
}

impl Claim {
    /// The main thing that was owned.
    pub fn object(&self) -> ObjectClass {
        self.owned.first().map_or(ObjectClass::None, |owned| owned.class)
    }

    /// How many of incident, change, outcome and catch it tells.
    pub fn depth(&self) -> u32 {
        tier::depth(self.slots)
    }
}
