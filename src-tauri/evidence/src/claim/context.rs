//! What kind of work surrounds a sentence; the same word can belong to several fields.

use crate::vocabulary::{Cue, CueSet};

/// The fields of work that the words around a claim show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// Accelerated compute.
    pub gpu: bool,
    /// Technical or scientific compute.
    pub hpc: bool,
    /// Models.
    pub ml: bool,
    /// Software in production for users.
    pub service: bool,
}

impl Context {
    /// What a set of hints shows.
    pub fn of(cues: CueSet) -> Self {
        Self {
            gpu: cues.has(Cue::ContextGpu),
            hpc: cues.has(Cue::ContextHpc),
            ml: cues.has(Cue::ContextMl),
            service: cues.has(Cue::ContextService),
        }
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self {
            gpu: self.gpu || other.gpu,
            hpc: self.hpc || other.hpc,
            ml: self.ml || other.ml,
            service: self.service || other.service,
        }
    }
}
