//! The definition of a seat, from its `role.toml`.

use serde::{Deserialize, Serialize};

use crate::claim::{ObjectClass, Slot};
use crate::fault::Fault;
use crate::vocabulary::{DataFile, RoleId};

/// What a seat owns, how its first ninety days are measured, and what it is mistaken for.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RoleProfile {
    /// Id, equal to the folder's name.
    pub id: RoleId,
    /// As it is shown.
    pub name: String,
    /// How a sentence calls the seat's work.
    pub short: String,
    /// What it owns.
    pub owns: Vec<String>,
    /// What it does not own.
    pub does_not_own: Vec<String>,
    /// What its first ninety days are measured in.
    pub ninety_days: Vec<String>,
    /// Titles under which such people work.
    pub titles: Vec<String>,
    /// Where such people work.
    pub pools: Vec<String>,
    /// Which market sets its price. No figures.
    pub priced_against: String,
    /// When to open the seat.
    pub hire_when: Vec<String>,
    /// When not to.
    pub do_not_hire_when: Vec<String>,
    /// Terms that never decide.
    pub never_enough: Vec<String>,
    /// Titles that sound like the seat and are not.
    #[serde(default, rename = "misleading_title")]
    pub misleading_titles: Vec<MisleadingTitle>,
    /// What the seat must own, in the order in which it is shown.
    #[serde(rename = "dimension")]
    pub dimensions: Vec<Dimension>,
    /// Who is mistaken for this seat, and how to tell.
    #[serde(default, rename = "contaminant")]
    pub contaminants: Vec<Contaminant>,
}

/// A title that sounds like the seat.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MisleadingTitle {
    /// The title.
    pub title: String,
    /// What it often means.
    pub why: String,
}

/// A thing that the seat must own.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Dimension {
    /// Id, unique in the seat.
    pub id: String,
    /// As it is shown.
    pub name: String,
    /// Two letters for a column.
    pub short: String,
    /// One sentence.
    pub about: String,
    /// Share of the seat, of 100. Expert judgement.
    pub weight: u32,
    /// The classes of things that belong to it.
    pub objects: Vec<ObjectClass>,
    /// A claim must fill one of these to count here; none asked where empty.
    #[serde(default)]
    pub slots: Vec<Slot>,
    /// What to ask where the document shows nothing.
    pub ask: String,
    /// The scorecard question it is tied to.
    pub question: String,
}

/// A seat or a neighbouring trade that is mistaken for this seat.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Contaminant {
    /// Role id, or the id of a neighbouring trade.
    pub role: RoleId,
    /// As it is shown.
    pub name: String,
    /// How often the two are confused, 0 to 3. Expert judgement.
    pub intensity: u8,
    /// What looks right.
    pub looks_right: String,
    /// How a sentence says that it is not this seat.
    pub tell: String,
    /// The one fact that would make it right.
    pub flip: String,
    /// The question that would settle it.
    pub ask: String,
}

impl RoleProfile {
    /// Reads a `role.toml`; the fault names its line and column.
    pub fn parse(file: DataFile<'_>) -> Result<Self, Fault> {
        let profile: Self = toml::from_str(file.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            Fault::at(
                file.path,
                file.text,
                at,
                format!("Mend this entry: {}.", error.message().trim_end_matches('.')),
            )
        })?;
        let total: u32 = profile.dimensions.iter().map(|d| d.weight).sum();
        if total != 100 {
            let at = file.text.find("[[dimension]]").unwrap_or(0);
            return Err(Fault::at(
                file.path,
                file.text,
                at,
                format!("Make the weights of the dimensions sum to 100; they sum to {total}."),
            ));
        }
        Ok(profile)
    }

    /// The dimension that a claim about a thing counts for: the first that takes the thing and one of the slots.
    pub fn dimension_of(&self, class: ObjectClass, slots: crate::claim::SlotSet) -> Option<usize> {
        let takes = |d: &Dimension| d.objects.contains(&class);
        let exact =
            |d: &Dimension| takes(d) && (d.slots.is_empty() || d.slots.iter().any(|slot| slots.has(*slot)));
        self.dimensions.iter().position(exact).or_else(|| self.dimensions.iter().position(takes))
    }

    /// The contaminant with an id.
    pub fn contaminant(&self, id: &str) -> Option<&Contaminant> {
        self.contaminants.iter().find(|c| c.role.as_str() == id)
    }
}
