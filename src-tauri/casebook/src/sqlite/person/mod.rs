//! People.

use rusqlite::{OptionalExtension as _, Row};

use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::PersonId;
use crate::model::Person;

fn row_to_person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, role: row.get(2)?, created: time(row.get(3)?) })
}

impl Sql<'_> {
    /// Everybody, in the order in which they were added.
    pub fn people(&self) -> rusqlite::Result<Vec<Person>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " ORDER BY number"))?
            .query_map([], row_to_person)?
            .collect()
    }

    /// One person.
    pub fn person(&self, id: &PersonId) -> rusqlite::Result<Option<Person>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE id = ?1"))?
            .query_row([id], row_to_person)
            .optional()
    }
}

impl Change<'_> {
    /// Adds a person.
    pub fn add_person(&self, id: &PersonId, name: &str, role: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("INSERT INTO person (id, name, role, created) VALUES (?1, ?2, ?3, ?4)")?
            .execute((id, name, role, stored(self.now)))
            .map(drop)
    }

    /// Changes a person's name and what they do.
    pub fn rename_person(&self, id: &PersonId, name: &str, role: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("UPDATE person SET name = ?2, role = ?3 WHERE id = ?1")?
            .execute((id, name, role))
            .map(drop)
    }
}
