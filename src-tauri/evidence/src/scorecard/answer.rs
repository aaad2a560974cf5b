//! What one interviewer takes down for one question.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A rating against the four anchors. It rates what was said, never who said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// 1: things are named, no event is told.
    Vocabulary = 1,
    /// 2: a real event that somebody else decided or did.
    NearIt = 2,
    /// 3: own decisions and actions, a cause, a consequence.
    OwnedIt = 3,
    /// 4: something works differently since.
    ChangedTheSystem = 4,
}

/// A number that is no rating.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating is 1, 2, 3 or 4, not {0}")]
pub struct NoLevel(u8);

impl Level {
    /// The four, from 1 to 4.
    pub const ALL: [Self; 4] = [Self::Vocabulary, Self::NearIt, Self::OwnedIt, Self::ChangedTheSystem];

    /// 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The name of the rating.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vocabulary => "Vocabulary",
            Self::NearIt => "Near it",
            Self::OwnedIt => "Owned it",
            Self::ChangedTheSystem => "Changed the system",
        }
    }
}

impl TryFrom<u8> for Level {
    type Error = NoLevel;

    fn try_from(number: u8) -> Result<Self, NoLevel> {
        Self::ALL.into_iter().find(|level| level.number() == number).ok_or(NoLevel(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

/// How a question was rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Rating {
    /// One of the four anchors.
    Level {
        /// The rating.
        level: Level,
    },
    /// N: the question was not asked. Left out of every mean, and needs a reason.
    NotAsked {
        /// Why not.
        reason: String,
    },
    /// W: it may not be told. Left out of every mean; it never counts as 1.
    CannotShare,
    /// The option chosen where a question is recorded, not rated.
    Recorded {
        /// The option, word for word.
        option: String,
    },
}

impl Rating {
    /// The number, where there is one.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Level { level } => Some(*level),
            _ => None,
        }
    }

    /// What a table cell shows: `1` to `4`, `N`, `W`, or `R` for a recorded option.
    pub const fn mark(&self) -> &'static str {
        match self {
            Self::Level { level } => match level {
                Level::Vocabulary => "1",
                Level::NearIt => "2",
                Level::OwnedIt => "3",
                Level::ChangedTheSystem => "4",
            },
            Self::NotAsked { .. } => "N",
            Self::CannotShare => "W",
            Self::Recorded { .. } => "R",
        }
    }
}

/// Whether one of the three things was asked and answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptureState {
    /// Nothing is said yet.
    #[default]
    Open,
    /// Asked and answered.
    Answered,
    /// Asked, and no answer came.
    AskedNoAnswer,
    /// Not asked; needs a reason.
    NotAsked,
}

/// One of the three fields: what broke, at what scale, what they personally changed.
///
/// The words stay where the state changes, so that nothing typed is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Capture {
    /// Asked or not.
    pub state: CaptureState,
    /// What was taken down.
    pub text: String,
    /// Why it was not asked.
    pub reason: String,
}

impl Capture {
    /// An answered field.
    pub fn answered(text: impl Into<String>) -> Self {
        Self { state: CaptureState::Answered, text: text.into(), reason: String::new() }
    }

    /// A field that was not asked, and why.
    pub fn not_asked(reason: impl Into<String>) -> Self {
        Self { state: CaptureState::NotAsked, text: String::new(), reason: reason.into() }
    }

    /// A field that was asked without an answer.
    pub fn no_answer() -> Self {
        Self { state: CaptureState::AskedNoAnswer, ..Self::default() }
    }

    /// The words, where the field was answered with any.
    pub fn words(&self) -> Option<&str> {
        let text = self.text.trim();
        (self.state == CaptureState::Answered && !text.is_empty()).then_some(text)
    }
}

/// What one interviewer took down for one question. Any part may be missing while the interview runs.
///
/// Fields that a later edition of the app adds are kept in [`more`](Self::more) and written back unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Answer {
    /// What broke.
    pub broke: Capture,
    /// At what scale.
    pub scale: Capture,
    /// What they personally changed.
    pub changed: Capture,
    /// The candidate's own words; a rating needs them.
    pub words: String,
    /// The rating, once given.
    pub rating: Option<Rating>,
    /// The probes that were used, word for word, in the order of use.
    pub probes: Vec<String>,
    /// The interviewer's note.
    pub note: String,
    /// What to hand to the panel.
    pub panel: String,
    /// True once “which part of that was yours?” was asked.
    pub share_asked: bool,
    /// True where the interviewer wants to come back to it.
    pub later: bool,
    /// Seconds spent on it.
    pub seconds: u32,
    /// What this edition of the app does not know.
    #[serde(flatten)]
    pub more: BTreeMap<String, serde_json::Value>,
}

impl Answer {
    /// True once anything was taken down, or the question was put and not answered.
    ///
    /// Time alone does not count: the page may just have been open.
    pub fn is_asked(&self) -> bool {
        let put = |c: &Capture| matches!(c.state, CaptureState::Answered | CaptureState::AskedNoAnswer);
        match self.rating {
            Some(Rating::NotAsked { .. }) => false,
            Some(_) => true,
            None => {
                !self.words.trim().is_empty()
                    || !self.probes.is_empty()
                    || [&self.broke, &self.scale, &self.changed].into_iter().any(put)
            }
        }
    }
}
