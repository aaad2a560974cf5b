//! The values that the slots of a claim can take.

use serde::{Deserialize, Serialize};

/// What the person's relationship to the object is. A strong verb in the wrong stance is no evidence for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Kept it running and was woken up for it.
    Operate,
    /// Made it for others to use.
    Build,
    /// Trained, evaluated or shipped a model.
    Model,
    /// Ran own work on what somebody else runs.
    Consume,
    /// Racked, cabled, swapped or escorted.
    Physical,
    /// Managed a supplier, a contract or a purchase.
    Vendor,
    /// Sold it, advised on it or designed it for a client.
    Sell,
    /// Learned it.
    Study,
    /// Led the people who did.
    Supervise,
    /// Cannot be told, or there is none.
    None,
}

/// Whose the number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhoseScale {
    /// Personally run.
    Operated,
    /// Built for so many.
    BuiltFor,
    /// Users or tenants served.
    Served,
    /// Reached by an incident that was handled.
    Incident,
    /// Where own jobs ran.
    Consumed,
    /// The size of one job.
    Job,
    /// The size of a model or its data.
    Model,
    /// A team's.
    Team,
    /// The employer's.
    Employer,
    /// Bought.
    Procured,
    /// Sold.
    Sold,
    /// In a course.
    Coursework,
    /// Said not to be releasable.
    Withheld,
    /// No scale is stated.
    None,
}

/// A part of a claim that can be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// How big.
    Scale,
    /// What broke.
    Incident,
    /// What was personally altered.
    Change,
    /// Before and after.
    Outcome,
    /// What was found before users felt it.
    Catch,
}

/// How far a claim goes, from a bare mention to demonstrated ownership.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// T0: a word, a list, a wish or an employer's fact.
    #[default]
    Mention,
    /// T1: an object with weak agency or in the wrong stance.
    Near,
    /// T2: the right stance, and no specifics.
    Claimed,
    /// T3: the right stance with a scale, a change, an incident with its cause or a distinctive artefact.
    Specific,
    /// T4: specific, and two of incident with cause, change, anchored outcome and catch.
    Demonstrated,
}

impl Tier {
    /// 0 to 4, as the command line prints it.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl Slot {
    /// Every slot, in the order in which they are listed.
    pub const ALL: [Self; 5] = [Self::Scale, Self::Incident, Self::Change, Self::Outcome, Self::Catch];
}

/// A set of filled slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSet(u8);

impl SlotSet {
    /// True where the slot is filled.
    pub const fn has(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    /// Fills a slot where `filled` holds.
    pub fn set(&mut self, slot: Slot, filled: bool) {
        if filled {
            self.0 |= 1 << slot as u8;
        }
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The filled slots, in the order of [`Slot::ALL`].
    pub fn list(self) -> Vec<Slot> {
        Slot::ALL.into_iter().filter(|slot| self.has(*slot)).collect()
    }

    /// How many are filled.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}
