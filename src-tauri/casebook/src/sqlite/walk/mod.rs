//! Walks through a scorecard, with the scorecard as it stood.

use evidence::scorecard;
use rusqlite::{OptionalExtension as _, Row};

use super::time::{stored, time};
use super::{Change, Failure, Sql};
use crate::error::Error;
use crate::id::{PersonId, WalkId};
use crate::model::{Walk, WalkStatus, WalkVersion};

/// A walk with the number of its row.
#[derive(Clone, Debug)]
pub(crate) struct WalkRow {
    /// What other rows know it by.
    pub number: i64,
    /// The walk, without its earlier versions.
    pub walk: Walk,
}

fn row_to_walk(row: &Row<'_>) -> Result<WalkRow, Failure> {
    let id: WalkId = row.get(1)?;
    let content = parse(row.get_ref(7)?.as_str().map_err(rusqlite::Error::from)?, &id)?;
    let submitted: Option<i64> = row.get(11)?;
    Ok(WalkRow {
        number: row.get(0)?,
        walk: Walk {
            id,
            candidate: row.get(2)?,
            opening: row.get(3)?,
            person: row.get(4)?,
            scorecard_hash: row.get(5)?,
            scorecard: row.get(6)?,
            content,
            status: row.get(8)?,
            created: time(row.get(9)?),
            updated: time(row.get(10)?),
            submitted: submitted.map(time),
            earlier: Vec::new(),
        },
    })
}

fn parse(json: &str, id: &WalkId) -> Result<scorecard::Walk, Failure> {
    serde_json::from_str(json)
        .map_err(|e| Failure::Said(Error::Damaged { kind: "walk", id: id.to_string(), why: e.to_string() }))
}

impl Sql<'_> {
    /// The walks of a place, in the order in which they were begun.
    pub fn walks(&self, seat: i64) -> Result<Vec<WalkRow>, Failure> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE w.seat = ?1 ORDER BY w.number"))?
            .query_and_then([seat], row_to_walk)?
            .map(|walk| self.with_earlier(walk?))
            .collect()
    }

    /// One walk.
    pub fn walk(&self, id: &WalkId) -> Result<Option<WalkRow>, Failure> {
        let found = self
            .db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE w.id = ?1"))?
            .query_and_then([id], row_to_walk)?
            .next()
            .transpose()?;
        found.map(|walk| self.with_earlier(walk)).transpose()
    }

    /// The walk of a person at a place.
    pub fn walk_of(&self, seat: i64, person: &PersonId) -> rusqlite::Result<Option<(WalkId, WalkStatus)>> {
        self.db
            .prepare_cached("SELECT id, status FROM walk WHERE seat = ?1 AND person = ?2")?
            .query_row((seat, person), |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()
    }

    /// How many versions of walks are kept, and the walks of which one cannot be read.
    pub fn damaged_walks(&self) -> rusqlite::Result<(usize, Vec<WalkId>)> {
        let mut statement = self.db.prepare(include_str!("contents.sql"))?;
        let mut rows = statement.query([])?;
        let (mut count, mut damaged) = (0, Vec::new());
        while let Some(row) = rows.next()? {
            count += 1;
            let id: WalkId = row.get(0)?;
            if parse(row.get_ref(1)?.as_str()?, &id).is_err() && !damaged.contains(&id) {
                damaged.push(id);
            }
        }
        Ok((count, damaged))
    }

    fn with_earlier(&self, mut walk: WalkRow) -> Result<WalkRow, Failure> {
        let mut statement = self.db.prepare_cached(
            "SELECT content, reason, replaced FROM walk_version WHERE walk = ?1 ORDER BY number",
        )?;
        let mut rows = statement.query([walk.number])?;
        while let Some(row) = rows.next()? {
            let content = parse(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?, &walk.walk.id)?;
            walk.walk.earlier.push(WalkVersion { content, reason: row.get(1)?, replaced: time(row.get(2)?) });
        }
        Ok(walk)
    }
}

impl Change<'_> {
    /// Keeps a scorecard's text under its hash.
    pub fn keep_scorecard(&self, hash: &str, text: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("INSERT OR IGNORE INTO scorecard (hash, text) VALUES (?1, ?2)")?
            .execute((hash, text))
            .map(drop)
    }

    /// Begins a walk.
    pub fn add_walk(
        &self,
        id: &WalkId,
        seat: i64,
        by: &PersonId,
        scorecard: &str,
        content: &str,
    ) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached(include_str!("add.sql"))?
            .execute((id, seat, by, scorecard, content, stored(self.now)))
            .map(drop)
    }

    /// Writes the answers of a walk anew.
    pub fn set_walk(&self, id: &WalkId, content: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("UPDATE walk SET content = ?2, updated = ?3 WHERE id = ?1")?
            .execute((id, content, stored(self.now)))
            .map(drop)
    }

    /// Hands a walk in.
    pub fn submit_walk(&self, id: &WalkId) -> rusqlite::Result<()> {
        self.sql
            .db
            .execute(
                "UPDATE walk SET status = 'submitted', submitted = ?2 WHERE id = ?1",
                (id, stored(self.now)),
            )
            .map(drop)
    }

    /// Keeps the answers as they stand before a change after handing in.
    pub fn keep_version(&self, id: &WalkId, reason: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached(
                "INSERT INTO walk_version (walk, content, reason, replaced)
                 SELECT number, content, ?2, ?3 FROM walk WHERE id = ?1",
            )?
            .execute((id, reason, stored(self.now)))
            .map(drop)
    }
}
