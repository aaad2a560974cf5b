//! Notes.

use rusqlite::Row;

use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::PersonId;
use crate::model::Note;

fn row_to_note(row: &Row<'_>) -> rusqlite::Result<Note> {
    Ok(Note { opening: row.get(0)?, by: row.get(1)?, text: row.get(2)?, at: time(row.get(3)?) })
}

impl Sql<'_> {
    /// The notes on a candidate, oldest first.
    pub fn notes_on(&self, candidate: i64) -> rusqlite::Result<Vec<Note>> {
        self.db
            .prepare_cached(include_str!("of_candidate.sql"))?
            .query_map([candidate], row_to_note)?
            .collect()
    }
}

impl Change<'_> {
    /// Adds a note.
    pub fn add_note(
        &self,
        candidate: i64,
        opening: Option<i64>,
        by: &PersonId,
        text: &str,
    ) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached(
                "INSERT INTO note (candidate, opening, by, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute((candidate, opening, by, text, stored(self.now)))
            .map(drop)
    }
}
