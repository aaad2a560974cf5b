//! A candidate's place in an opening, and what people did there.

use evidence::assessment::Verdict;
use evidence::vocabulary::RoleId;
use rusqlite::{OptionalExtension as _, Row};

use super::judgement::{verdict_of, verdict_word};
use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::{CandidateId, OpeningId, PersonId};
use crate::model::{Decision, Export, Override, Seat, Stage, StageChange};

/// Which candidate in which opening.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatKey<'a> {
    /// The opening.
    pub opening: &'a OpeningId,
    /// The candidate.
    pub candidate: &'a CandidateId,
}

fn row_to_stage(row: &Row<'_>) -> rusqlite::Result<StageChange> {
    Ok(StageChange { stage: row.get(0)?, by: row.get(1)?, reason: row.get(2)?, at: time(row.get(3)?) })
}

fn row_to_override(row: &Row<'_>) -> rusqlite::Result<Override> {
    let verdict = row.get_ref(0)?.as_str_or_null()?.map(verdict_of);
    Ok(Override { verdict, by: row.get(1)?, reason: row.get(2)?, at: time(row.get(3)?) })
}

fn row_to_decision(row: &Row<'_>) -> rusqlite::Result<Decision> {
    Ok(Decision { call: row.get(0)?, by: row.get(1)?, reason: row.get(2)?, at: time(row.get(3)?) })
}

fn row_to_export(row: &Row<'_>) -> rusqlite::Result<Export> {
    Ok(Export { what: row.get(0)?, by: row.get(1)?, at: time(row.get(2)?) })
}

impl Sql<'_> {
    /// The number of a candidate's place in an opening.
    pub fn seat_number(&self, key: SeatKey<'_>) -> rusqlite::Result<Option<i64>> {
        self.db
            .prepare_cached(include_str!("number.sql"))?
            .query_row((key.opening, key.candidate), |row| row.get(0))
            .optional()
    }

    /// Every place of a candidate, oldest first, with its history.
    pub fn seats_of(&self, candidate: i64) -> rusqlite::Result<Vec<Seat>> {
        let places: Vec<(i64, OpeningId, String, Stage)> = self
            .db
            .prepare_cached(include_str!("of_candidate.sql"))?
            .query_map([candidate], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
            .collect::<rusqlite::Result<_>>()?;
        places
            .into_iter()
            .map(|(number, opening, role, stage)| self.seat(number, opening, &role, stage))
            .collect()
    }

    fn seat(&self, number: i64, opening: OpeningId, role: &str, stage: Stage) -> rusqlite::Result<Seat> {
        Ok(Seat {
            opening,
            role: RoleId::from(role),
            stage,
            history: self.history(include_str!("stages.sql"), number, row_to_stage)?,
            overrides: self.history(include_str!("verdicts.sql"), number, row_to_override)?,
            decisions: self.history(include_str!("decisions.sql"), number, row_to_decision)?,
            exports: self.history(include_str!("exports.sql"), number, row_to_export)?,
        })
    }

    fn history<T>(
        &self,
        sql: &str,
        seat: i64,
        read: fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<Vec<T>> {
        self.db.prepare_cached(sql)?.query_map([seat], read)?.collect()
    }
}

impl Change<'_> {
    /// Puts a candidate into an opening; false where it stands there already.
    pub fn add_seat(&self, opening: i64, candidate: i64) -> rusqlite::Result<bool> {
        self.sql
            .db
            .prepare_cached(include_str!("add.sql"))?
            .execute((opening, candidate, Stage::New, stored(self.now)))
            .map(|rows| rows > 0)
    }

    /// Moves a place to another stage.
    pub fn set_stage(&self, seat: i64, stage: Stage, by: &PersonId, reason: &str) -> rusqlite::Result<()> {
        let db = self.sql.db;
        db.execute("UPDATE seat SET stage = ?2 WHERE number = ?1", (seat, stage))?;
        db.prepare_cached(
            "INSERT INTO stage_change (seat, stage, by, reason, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((seat, stage, by, reason, stored(self.now)))
        .map(drop)
    }

    /// Sets or takes back a person's verdict; the reading is left as it is.
    pub fn set_verdict(
        &self,
        seat: i64,
        verdict: Option<Verdict>,
        by: &PersonId,
        reason: &str,
    ) -> rusqlite::Result<()> {
        let (db, word) = (self.sql.db, verdict.map(verdict_word));
        db.execute("UPDATE seat SET verdict = ?2 WHERE number = ?1", (seat, word))?;
        db.prepare_cached(
            "INSERT INTO verdict_change (seat, verdict, by, reason, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((seat, word, by, reason, stored(self.now)))
        .map(drop)
    }

    /// Writes down that something left as a file.
    pub fn add_export(&self, seat: i64, what: &str, by: &PersonId) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("INSERT INTO export (seat, what, by, at) VALUES (?1, ?2, ?3, ?4)")?
            .execute((seat, what, by, stored(self.now)))
            .map(drop)
    }

    /// Adds a decision.
    pub fn add_decision(&self, seat: i64, call: &str, by: &PersonId, reason: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("INSERT INTO decision (seat, call, by, reason, at) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute((seat, call, by, reason, stored(self.now)))
            .map(drop)
    }
}
