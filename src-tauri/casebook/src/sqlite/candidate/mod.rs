//! Candidates.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, Row};

use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::CandidateId;

/// A candidate without what belongs to it.
#[derive(Clone, Debug)]
pub(crate) struct CandidateRow {
    /// What other rows know it by.
    pub number: i64,
    /// Its id.
    pub id: CandidateId,
    /// Name for display.
    pub name: String,
    /// When it came.
    pub created: DateTime<Utc>,
}

fn row_to_candidate(row: &Row<'_>) -> rusqlite::Result<CandidateRow> {
    Ok(CandidateRow { number: row.get(0)?, id: row.get(1)?, name: row.get(2)?, created: time(row.get(3)?) })
}

impl Sql<'_> {
    /// One candidate.
    pub fn candidate(&self, id: &CandidateId) -> rusqlite::Result<Option<CandidateRow>> {
        self.db
            .prepare_cached("SELECT number, id, name, created FROM candidate WHERE id = ?1")?
            .query_row([id], row_to_candidate)
            .optional()
    }
}

impl Change<'_> {
    /// Adds a candidate and gives its number.
    pub fn add_candidate(&self, id: &CandidateId, name: &str) -> rusqlite::Result<i64> {
        self.sql
            .db
            .prepare_cached("INSERT INTO candidate (id, name, created) VALUES (?1, ?2, ?3) RETURNING number")?
            .query_row((id, name, stored(self.now)), |row| row.get(0))
    }

    /// Changes the name for display.
    pub fn rename_candidate(&self, number: i64, name: &str) -> rusqlite::Result<()> {
        self.sql.db.execute("UPDATE candidate SET name = ?2 WHERE number = ?1", (number, name)).map(drop)
    }
}
