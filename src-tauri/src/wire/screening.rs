//! The screening table and the search.

use casebook::model::{Hit, Person, ScreenRow};
use serde::Serialize;
use specta::Type;

use super::judgement::pointed_name;
use super::opening::{Opening, Role};
use super::person::named;
use super::text::{Span, Units};
use super::time;
use super::words::{Stage, Tier, Verdict};

/// A person's verdict beside the reading.
#[derive(Clone, Debug, Serialize, Type)]
pub struct OverrideMark {
    /// The verdict.
    pub verdict: Verdict,
    /// Name of the person.
    pub by: String,
}

/// The first flag of a row.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RowFlag {
    /// Its code.
    pub code: String,
    /// One line.
    pub line: String,
    /// Name of the seat or trade that the evidence points to.
    pub points_to: Option<String>,
}

/// One candidate in the table.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ScreeningRow {
    /// The candidate.
    pub id: String,
    /// Name for display.
    pub name: String,
    /// Latest position.
    pub title: String,
    /// Its employer.
    pub employer: String,
    /// The file.
    pub file_name: String,
    /// The reading.
    pub verdict: Verdict,
    /// A person's own.
    #[serde(rename = "override")]
    pub own: Option<OverrideMark>,
    /// One a dimension; empty where the document was not assessed.
    pub tiers: Vec<Option<Tier>>,
    /// The first flag.
    pub flag: Option<RowFlag>,
    /// All flag codes.
    pub codes: Vec<String>,
    /// The best words for the seat.
    pub quote: String,
    /// Where the candidate stands.
    pub stage: Stage,
    /// When the document came.
    pub imported_at: String,
}

/// The table of an opening.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Screening {
    /// The opening.
    pub opening: Opening,
    /// Its seat.
    pub role: Role,
    /// Every candidate, evidence first.
    pub rows: Vec<ScreeningRow>,
}

/// A document that fits a search.
#[derive(Clone, Debug, Serialize, Type)]
pub struct SearchHit {
    /// The candidate.
    pub id: String,
    /// Words around the match.
    pub snippet: String,
    /// Matches within the snippet.
    pub marks: Vec<Span>,
}

/// The nearest query that finds something.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Nearest {
    /// The query.
    pub query: String,
    /// How many it finds.
    pub hits: u32,
}

/// What a search found.
#[derive(Clone, Debug, Serialize, Type)]
pub struct SearchAnswer {
    /// The query as it was understood.
    pub understood: String,
    /// Best first.
    pub hits: Vec<SearchHit>,
    /// Where nothing matched.
    pub nearest: Option<Nearest>,
}

/// A row for the interface.
pub fn row(role: &str, row: ScreenRow, people: &[Person]) -> ScreeningRow {
    let flag = row.flags.first().map(|code| RowFlag {
        code: code.clone(),
        line: row.flag_line.clone(),
        points_to: row.points_to.as_deref().map(|id| pointed_name(role, id)),
    });
    let by = row.override_by.map_or_else(String::new, |by| named(people, &by).name);
    ScreeningRow {
        id: row.candidate.to_string(),
        name: row.name,
        title: row.title,
        employer: row.employer,
        file_name: row.file_name,
        verdict: row.verdict.into(),
        own: row.override_verdict.map(|verdict| OverrideMark { verdict: verdict.into(), by }),
        tiers: row.tiers.iter().map(|(_, tier)| tier.map(Tier::of)).collect(),
        flag,
        codes: row.flags,
        quote: row.quote,
        stage: row.stage.map_or(Stage::New, Stage::from),
        imported_at: time(row.added),
    }
}

/// A hit for the interface.
pub fn hit(hit: &Hit) -> SearchHit {
    let units = Units::of(&hit.snippet);
    SearchHit {
        id: hit.candidate.to_string(),
        snippet: hit.snippet.clone(),
        marks: hit.marks.iter().map(|mark| units.span(*mark)).collect(),
    }
}
