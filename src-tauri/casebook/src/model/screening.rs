//! The screening table and the search.

use chrono::{DateTime, Utc};
use evidence::assessment::Verdict;
use evidence::span::Span;
use evidence::vocabulary::RoleId;
use serde::{Deserialize, Serialize};

use super::{Stage, words};
use crate::id::{CandidateId, DocumentId, OpeningId, PersonId};
use crate::intake::ReadStatus;

/// Whose candidates a table or a search is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenScope {
    /// The candidates of an opening, judged for its seat.
    Opening(OpeningId),
    /// Every candidate of the casebook, judged for a seat.
    Role(RoleId),
}

words! {
    /// What the rows are sorted by. Ties fall by name, then by id.
    ScreenOrder {
        /// The strongest evidence first. Not assessed stands before keyword-only, so that nobody is lost at the end.
        Evidence = "evidence",
        /// By name.
        Name = "name",
        /// The newest first.
        Added = "added",
        /// By stage.
        Stage = "stage",
    }
}

/// Which rows, in which order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScreenQuery {
    /// Whose candidates.
    pub scope: ScreenScope,
    /// Only these verdicts; empty: all. A person's verdict counts before the reading.
    #[serde(default)]
    pub verdicts: Vec<Verdict>,
    /// Only these stages; empty: all.
    #[serde(default)]
    pub stages: Vec<Stage>,
    /// Only rows with one of these flags; empty: all.
    #[serde(default)]
    pub flags: Vec<String>,
    /// Only rows with a claim of tier 2 or more in each of these dimensions.
    #[serde(default)]
    pub dimensions: Vec<String>,
    /// Only rows whose documents hold these words (words, "phrases", -not); empty: all.
    #[serde(default)]
    pub words: String,
    /// Sorted by.
    pub order: ScreenOrder,
    /// Turned round.
    #[serde(default)]
    pub reversed: bool,
    /// Rows to leave out at the start.
    #[serde(default)]
    pub offset: usize,
    /// Rows at most; absent: all.
    #[serde(default)]
    pub limit: Option<usize>,
}

impl ScreenQuery {
    /// Every row of a scope, the strongest evidence first.
    pub fn all(scope: ScreenScope) -> Self {
        Self {
            scope,
            verdicts: Vec::new(),
            stages: Vec::new(),
            flags: Vec::new(),
            dimensions: Vec::new(),
            words: String::new(),
            order: ScreenOrder::Evidence,
            reversed: false,
            offset: 0,
            limit: None,
        }
    }
}

/// One candidate in the table, read from the document that shows most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScreenRow {
    /// The candidate.
    pub candidate: CandidateId,
    /// Name for display.
    pub name: String,
    /// The title of the latest position in the document; empty where none is read.
    pub title: String,
    /// Its employer; empty where none is read.
    pub employer: String,
    /// The document that the row is read from.
    pub document: DocumentId,
    /// Its file's name.
    pub file_name: String,
    /// When the document came.
    pub added: DateTime<Utc>,
    /// How reading it went.
    pub status: ReadStatus,
    /// What the reading says.
    pub verdict: Verdict,
    /// What a named person says instead, where somebody does.
    pub override_verdict: Option<Verdict>,
    /// Who said so.
    pub override_by: Option<PersonId>,
    /// The highest tier of each dimension (0 to 4), in the order of the role data; absent: nothing found.
    pub tiers: Vec<(String, Option<u8>)>,
    /// The codes of its flags, strongest first.
    pub flags: Vec<String>,
    /// One line about the first flag, or why the document was not read; may be empty.
    pub flag_line: String,
    /// The seat or neighbouring trade that the evidence points to.
    pub points_to: Option<String>,
    /// The words that the verdict rests on most; empty where there are none.
    pub quote: String,
    /// Their place in the document's text.
    pub quote_span: Option<Span>,
    /// Where the candidate stands in the opening; absent where the scope is a seat.
    pub stage: Option<Stage>,
    /// The version of the role data that judged; empty where nothing did.
    pub knowledge: String,
}

/// One value with the number of rows that have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facet {
    /// The value, as a query takes it.
    pub value: String,
    /// Rows that have it, among those that the search words leave.
    pub rows: u32,
}

/// The values that a table can be narrowed to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facets {
    /// All five verdicts, in their order.
    pub verdicts: Vec<Facet>,
    /// All stages, in their order; empty where the scope is a seat.
    pub stages: Vec<Facet>,
    /// Flags that occur, the most frequent first.
    pub flags: Vec<Facet>,
    /// Dimensions of the seat in their order, with the rows of tier 2 or more.
    pub dimensions: Vec<Facet>,
}

/// A page of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScreenTable {
    /// The rows asked for.
    pub rows: Vec<ScreenRow>,
    /// Rows that fit the query, before paging.
    pub total: u32,
    /// Rows of the scope, before any narrowing.
    pub candidates: u32,
    /// Counts over the rows that the search words leave, before the other narrowing.
    pub facets: Facets,
    /// The search words as they were understood; empty where there were none.
    pub understood: String,
}

/// What to search for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchQuery {
    /// Words (all must stand in the document), "phrases", -not.
    pub text: String,
    /// Only the candidates of this opening; absent: all.
    pub opening: Option<OpeningId>,
    /// Hits at most.
    pub limit: usize,
}

/// A document that fits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hit {
    /// The document.
    pub document: DocumentId,
    /// Whose it is.
    pub candidate: CandidateId,
    /// Name for display.
    pub name: String,
    /// The file's name.
    pub file_name: String,
    /// Words around the finds.
    pub snippet: String,
    /// The finds, as byte ranges of the snippet.
    pub marks: Vec<Span>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchResult {
    /// The best hits first.
    pub hits: Vec<Hit>,
    /// Documents that fit in all.
    pub total: u32,
    /// The query as it was understood.
    pub understood: String,
}

/// A document that a person has to look at, because it could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadDocument {
    /// The document.
    pub document: DocumentId,
    /// Whose it is.
    pub candidate: CandidateId,
    /// The file's name.
    pub file_name: String,
    /// How reading it went.
    pub status: ReadStatus,
    /// One sentence for a recruiter.
    pub reason: String,
    /// When it came.
    pub added: DateTime<Utc>,
    /// The openings that wait for it, oldest first.
    pub openings: Vec<OpeningId>,
}
