//! Openings.

use evidence::vocabulary::RoleId;
use rusqlite::{OptionalExtension as _, Row};

use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::{OpeningId, PersonId};
use crate::model::{Opening, OpeningStatus, OpeningSummary, Stage, VerdictCounts, Waiting};

fn row_to_opening(row: &Row<'_>) -> rusqlite::Result<Opening> {
    Ok(Opening {
        id: row.get(0)?,
        role: RoleId::from(row.get_ref(1)?.as_str()?),
        title: row.get(2)?,
        place: row.get(3)?,
        hiring_manager: row.get(4)?,
        status: row.get(5)?,
        knowledge: row.get(6)?,
        created: time(row.get(7)?),
        created_by: row.get(8)?,
    })
}

impl Sql<'_> {
    /// Every opening, oldest first.
    pub fn openings(&self) -> rusqlite::Result<Vec<Opening>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " ORDER BY number"))?
            .query_map([], row_to_opening)?
            .collect()
    }

    /// One opening.
    pub fn opening(&self, id: &OpeningId) -> rusqlite::Result<Option<Opening>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE id = ?1"))?
            .query_row([id], row_to_opening)
            .optional()
    }

    /// The number that other rows know an opening by.
    pub fn opening_number(&self, id: &OpeningId) -> rusqlite::Result<Option<i64>> {
        self.db
            .prepare_cached("SELECT number FROM opening WHERE id = ?1")?
            .query_row([id], |row| row.get(0))
            .optional()
    }

    /// An opening with its counts.
    pub fn summary(&self, opening: Opening) -> rusqlite::Result<OpeningSummary> {
        let number = self.opening_number(&opening.id)?.unwrap_or_default();
        let verdicts = self.verdict_counts(number, &opening)?;
        let stages = self.stage_counts(number)?;
        let needs_a_look = self
            .db
            .prepare_cached(include_str!("needs_a_look.sql"))?
            .query_row([number], |row| row.get(0))?;
        let candidates = stages.iter().map(|(_, count)| count).sum();
        Ok(OpeningSummary { opening, candidates, verdicts, stages, needs_a_look })
    }

    /// What waits for a person in an opening.
    pub fn waiting(&self, opening: i64, person: &PersonId) -> rusqlite::Result<Waiting> {
        let walks = self
            .db
            .prepare_cached(include_str!("walks_to_finish.sql"))?
            .query_row((opening, person), |row| row.get(0))?;
        let decisions =
            self.db.prepare_cached(include_str!("to_decide.sql"))?.query_row([opening], |row| row.get(0))?;
        Ok(Waiting { walks, decisions })
    }

    fn verdict_counts(&self, number: i64, opening: &Opening) -> rusqlite::Result<VerdictCounts> {
        let mut statement = self.db.prepare_cached(include_str!("verdicts.sql"))?;
        let mut rows = statement.query((number, &opening.knowledge, opening.role.as_str()))?;
        let mut counts = VerdictCounts::default();
        while let Some(row) = rows.next()? {
            let count: u32 = row.get(1)?;
            match row.get_ref(0)?.as_str()? {
                "evidenced" => counts.evidenced += count,
                "partial" => counts.partial += count,
                "keyword-only" => counts.keyword_only += count,
                "unrelated" => counts.unrelated += count,
                _ => counts.not_assessed += count,
            }
        }
        Ok(counts)
    }

    fn stage_counts(&self, number: i64) -> rusqlite::Result<Vec<(Stage, u32)>> {
        let mut statement =
            self.db.prepare_cached("SELECT count(*) FROM seat WHERE opening = ?1 AND stage = ?2")?;
        Stage::ALL
            .iter()
            .map(|stage| Ok((*stage, statement.query_row((number, stage), |row| row.get(0))?)))
            .collect()
    }
}

impl Change<'_> {
    /// Adds an opening.
    pub fn add_opening(&self, opening: &Opening) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached(include_str!("add.sql"))?
            .execute((
                &opening.id,
                opening.role.as_str(),
                &opening.title,
                &opening.place,
                &opening.hiring_manager,
                opening.status,
                &opening.knowledge,
                stored(opening.created),
                &opening.created_by,
            ))
            .map(drop)
    }

    /// Changes whether an opening is being filled.
    pub fn set_opening_status(&self, id: &OpeningId, status: OpeningStatus) -> rusqlite::Result<()> {
        self.sql.db.execute("UPDATE opening SET status = ?2 WHERE id = ?1", (id, status)).map(drop)
    }

    /// Pins another version of the role data.
    pub fn pin_knowledge(&self, id: &OpeningId, knowledge: &str) -> rusqlite::Result<()> {
        self.sql.db.execute("UPDATE opening SET knowledge = ?2 WHERE id = ?1", (id, knowledge)).map(drop)
    }
}
