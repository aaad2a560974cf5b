//! Several people's ratings of one candidate, and the decision that one of them makes.

mod debrief;
mod decision;
mod filed;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub use debrief::{Cell, Debrief, Profile, Rater, Row, debrief};
pub use decision::{Choice, Decision, Override};
pub use filed::{Filed, Reader, Revision, Sight, Unsealing, sight, visible};

use serde::{Deserialize, Serialize};

/// All that people rated, settled and decided about one candidate in one opening.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Review {
    /// Every walk, submitted or not.
    pub walks: Vec<Filed>,
    /// Set where a named person opened the debrief before everybody had submitted.
    pub unsealing: Option<Unsealing>,
    /// Verdicts of the engine that a named person sees otherwise, oldest first.
    pub overrides: Vec<Override>,
    /// Decisions, oldest first; the last one holds and the others stay visible.
    pub decisions: Vec<Decision>,
}

impl Review {
    /// The decision that holds.
    pub fn decision(&self) -> Option<&Decision> {
        self.decisions.last()
    }

    /// The override that holds.
    pub fn verdict_override(&self) -> Option<&Override> {
        self.overrides.last()
    }

    /// The walks that this reader may read, in their order.
    pub fn visible(&self, reader: Reader<'_>) -> Vec<&Filed> {
        visible(reader, &self.walks, self.unsealing.as_ref())
    }
}
