//! Closed sets of words and numbers, exactly as the interface writes them.

use casebook::model;
use evidence::assessment;
use serde::{Deserialize, Serialize};
use specta::Type;
use specta::datatype::DataType;

/// What a document shows for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Ownership evidence in the right stance.
    Evidenced,
    /// A claim to ask about.
    Partial,
    /// The words only.
    KeywordOnly,
    /// Another field.
    Unrelated,
    /// Not read well enough.
    NotAssessed,
}

impl From<assessment::Verdict> for Verdict {
    fn from(verdict: assessment::Verdict) -> Self {
        match verdict {
            assessment::Verdict::Evidenced => Self::Evidenced,
            assessment::Verdict::Partial => Self::Partial,
            assessment::Verdict::KeywordOnly => Self::KeywordOnly,
            assessment::Verdict::Unrelated => Self::Unrelated,
            assessment::Verdict::NotAssessed => Self::NotAssessed,
        }
    }
}

impl From<Verdict> for assessment::Verdict {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Evidenced => Self::Evidenced,
            Verdict::Partial => Self::Partial,
            Verdict::KeywordOnly => Self::KeywordOnly,
            Verdict::Unrelated => Self::Unrelated,
            Verdict::NotAssessed => Self::NotAssessed,
        }
    }
}

/// Where a candidate stands in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nobody has looked yet.
    New,
    /// Somebody is looking.
    Screening,
    /// Goes to the panel.
    ToPanel,
    /// Waits.
    OnHold,
    /// Done with in this opening.
    Closed,
}

impl Stage {
    /// As a sentence names it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::New => "New",
            Self::Screening => "Screening",
            Self::ToPanel => "To panel",
            Self::OnHold => "On hold",
            Self::Closed => "Closed",
        }
    }
}

impl From<model::Stage> for Stage {
    fn from(stage: model::Stage) -> Self {
        match stage {
            model::Stage::New => Self::New,
            model::Stage::Screening => Self::Screening,
            model::Stage::ToPanel => Self::ToPanel,
            model::Stage::OnHold => Self::OnHold,
            model::Stage::Closed => Self::Closed,
        }
    }
}

impl From<Stage> for model::Stage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::New => Self::New,
            Stage::Screening => Self::Screening,
            Stage::ToPanel => Self::ToPanel,
            Stage::OnHold => Self::OnHold,
            Stage::Closed => Self::Closed,
        }
    }
}

/// How far a claim goes, 0 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Type)]
pub struct Tier(#[specta(type = ZeroToFour)] u8);

impl From<evidence::claim::Tier> for Tier {
    fn from(tier: evidence::claim::Tier) -> Self {
        Self(tier.number())
    }
}

impl Tier {
    /// A stored tier; a number that is none counts as the highest.
    pub fn of(number: u8) -> Self {
        Self(number.min(4))
    }
}

/// A rating against the four anchors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Level(#[specta(type = OneToFour)] evidence::scorecard::Level);

impl From<evidence::scorecard::Level> for Level {
    fn from(level: evidence::scorecard::Level) -> Self {
        Self(level)
    }
}

impl From<Level> for evidence::scorecard::Level {
    fn from(level: Level) -> Self {
        level.0
    }
}

struct ZeroToFour;

impl Type for ZeroToFour {
    fn definition(_: &mut specta::Types) -> DataType {
        DataType::Reference(specta_typescript::define("0 | 1 | 2 | 3 | 4"))
    }
}

struct OneToFour;

impl Type for OneToFour {
    fn definition(_: &mut specta::Types) -> DataType {
        DataType::Reference(specta_typescript::define("1 | 2 | 3 | 4"))
    }
}

/// Why a rating is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// Not asked.
    NotAsked,
    /// Cannot be shared.
    Withheld,
}

/// A rating: a number, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(untagged)]
pub enum Rating {
    /// 1 to 4.
    Level(Level),
    /// Left out of every mean.
    Unrated(Unrated),
}

impl Rating {
    /// The rating of an answer; none where it is open or where an option is recorded instead.
    pub fn of(rating: &evidence::scorecard::Rating) -> Option<Self> {
        use evidence::scorecard::Rating as Core;
        match rating {
            Core::Level { level } => Some(Self::Level(Level(*level))),
            Core::NotAsked { .. } => Some(Self::Unrated(Unrated::NotAsked)),
            Core::CannotShare => Some(Self::Unrated(Unrated::Withheld)),
            Core::Recorded { .. } => None,
        }
    }
}

/// The word that serde writes for a value of a closed set, such as a stance.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
