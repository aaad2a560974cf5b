//! Judgements: derived, and stored so that the screening table is one scan.

use evidence::assessment::Verdict;
use evidence::document::Document;
use evidence::flag::Judgement;
use evidence::span::Span;
use rusqlite::types::Type;
use rusqlite::{OptionalExtension as _, Row};

use super::packed::{pack_json, unpack_json, unpackable};
use super::time::time;
use super::{Change, Failure, Sql};
use crate::error::Error;
use crate::id::{CandidateId, DocumentId};
use crate::intake::{About, ReadStatus};
use crate::model::{ScreenRow, Stage};

/// One row of the screening table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JudgementRow {
    /// The seat.
    pub role: String,
    /// What the document shows.
    pub verdict: Verdict,
    /// Smaller stands earlier.
    pub sort: i64,
    /// The tiers by dimension, as JSON.
    pub tiers: String,
    /// The codes of the flags, as JSON.
    pub flags: String,
    /// One line about the first flag.
    pub flag_line: String,
    /// Where the evidence points.
    pub points_to: Option<String>,
    /// The best words.
    pub quote: String,
    /// Their place.
    pub span: Option<Span>,
}

impl JudgementRow {
    /// The row of a judgement of a document.
    pub fn of(judgement: &Judgement, document: &Document) -> Result<Self, Error> {
        let assessment = &judgement.assessment;
        let tiers: Vec<(&str, Option<u8>)> = assessment
            .dimensions
            .iter()
            .map(|reading| (reading.dimension.as_str(), reading.tier.map(evidence::claim::Tier::number)))
            .collect();
        let codes: Vec<&str> = judgement.flags.iter().map(|flag| flag.code.as_str()).collect();
        let span = best_words(judgement);
        Ok(Self {
            role: assessment.role.to_string(),
            verdict: assessment.verdict,
            sort: sort_key(judgement),
            tiers: json(&tiers)?,
            flags: json(&codes)?,
            flag_line: judgement.flags.first().map_or_else(String::new, |flag| flag.line.clone()),
            points_to: judgement.flags.iter().find_map(|flag| flag.points_to.clone()),
            quote: span.map_or("", |span| document.slice(span)).to_owned(),
            span,
        })
    }
}

fn json(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| unpackable(&error))
}

/// A list of a row; empty where nothing judged. One that cannot be read is an error of its column.
fn list<T: serde::de::DeserializeOwned>(row: &Row<'_>, at: usize) -> rusqlite::Result<Vec<T>> {
    let Some(json) = row.get_ref(at)?.as_str_or_null()? else { return Ok(Vec::new()) };
    serde_json::from_str(json)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(at, Type::Text, Box::new(error)))
}

/// The strongest evidence, else the words of the first flag.
fn best_words(judgement: &Judgement) -> Option<Span> {
    let strongest = judgement.assessment.evidence.first().map(|evidence| evidence.span);
    strongest.or_else(|| judgement.flags.iter().find_map(|flag| flag.quotes.first().copied()))
}

/// Verdict first, then the highest tier, the number of dimensions at tier 2 or more, and the sum of all tiers.
fn sort_key(judgement: &Judgement) -> i64 {
    let tiers = || {
        judgement
            .assessment
            .dimensions
            .iter()
            .filter_map(|reading| reading.tier)
            .map(|tier| i64::from(tier.number()))
    };
    let strongest = judgement.assessment.evidence.iter().map(|evidence| i64::from(evidence.tier.number()));
    let top = tiers().chain(strongest).max().unwrap_or(0);
    let covered = tiers().filter(|tier| *tier >= 2).count().min(99) as i64;
    let sum = tiers().sum::<i64>().min(99);
    ((place(judgement.assessment.verdict) * 10 + (4 - top)) * 100 + (99 - covered)) * 100 + (99 - sum)
}

/// Where a verdict stands in the table. Not assessed comes before keyword-only: nobody is lost at the end of a list.
pub(super) const fn place(verdict: Verdict) -> i64 {
    match verdict {
        Verdict::Evidenced => 0,
        Verdict::Partial => 1,
        Verdict::NotAssessed => 2,
        Verdict::KeywordOnly => 3,
        Verdict::Unrelated => 4,
    }
}

/// The word of a verdict as it is stored.
pub(crate) const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Evidenced => "evidenced",
        Verdict::Partial => "partial",
        Verdict::KeywordOnly => "keyword-only",
        Verdict::Unrelated => "unrelated",
        Verdict::NotAssessed => "not-assessed",
    }
}

/// The verdict of a stored word; not assessed where there is none.
pub(super) fn verdict_of(word: &str) -> Verdict {
    match word {
        "evidenced" => Verdict::Evidenced,
        "partial" => Verdict::Partial,
        "keyword-only" => Verdict::KeywordOnly,
        "unrelated" => Verdict::Unrelated,
        _ => Verdict::NotAssessed,
    }
}

/// A row of the screening scan with what it is sorted by.
pub(crate) struct ScannedRow {
    /// Smaller stands earlier.
    pub sort: i64,
    /// The row.
    pub row: ScreenRow,
}

fn row_to_screen(row: &Row<'_>, knowledge: &str) -> rusqlite::Result<ScannedRow> {
    let status: ReadStatus = row.get(5)?;
    let judged: Option<i64> = row.get(7)?;
    let word =
        |at: usize| -> rusqlite::Result<String> { Ok(row.get::<_, Option<String>>(at)?.unwrap_or_default()) };
    let verdict = row.get_ref(8)?.as_str_or_null()?.map_or(Verdict::NotAssessed, verdict_of);
    let place_of = |at: usize| -> rusqlite::Result<Option<usize>> { row.get(at) };
    let reason: String = row.get(6)?;
    Ok(ScannedRow {
        sort: judged.unwrap_or_else(|| place(Verdict::NotAssessed) * 100_000),
        row: ScreenRow {
            candidate: CandidateId::from(row.get_ref(0)?.as_str()?),
            name: row.get(1)?,
            document: DocumentId::from(row.get_ref(2)?.as_str()?),
            file_name: row.get(3)?,
            added: time(row.get(4)?),
            status,
            verdict,
            override_verdict: row.get_ref(16)?.as_str_or_null()?.map(verdict_of),
            override_by: row.get(18)?,
            title: word(19)?,
            employer: word(20)?,
            tiers: list(row, 9)?,
            flags: list(row, 10)?,
            flag_line: if status == ReadStatus::Read { word(11)? } else { reason },
            points_to: row.get(12)?,
            quote: word(13)?,
            quote_span: place_of(14)?.zip(place_of(15)?).map(|(start, end)| Span::new(start, end)),
            stage: row.get::<_, Option<Stage>>(17)?,
            knowledge: if judged.is_some() { knowledge.to_owned() } else { String::new() },
        },
    })
}

impl Sql<'_> {
    /// The rows of an opening's candidates, judged for a seat: one a document, the documents of a candidate together
    /// and the best first.
    pub fn screen_opening(
        &self,
        opening: i64,
        knowledge: &str,
        role: &str,
    ) -> rusqlite::Result<Vec<ScannedRow>> {
        self.db
            .prepare_cached(include_str!("screen_opening.sql"))?
            .query_map((knowledge, role, opening), |row| row_to_screen(row, knowledge))?
            .collect()
    }

    /// The rows of every candidate, judged for a seat.
    pub fn screen_all(&self, knowledge: &str, role: &str) -> rusqlite::Result<Vec<ScannedRow>> {
        self.db
            .prepare_cached(include_str!("screen_all.sql"))?
            .query_map((knowledge, role), |row| row_to_screen(row, knowledge))?
            .collect()
    }

    /// The judgements of a document by one version of the role data, in the order of its seats.
    pub fn judgements(
        &self,
        knowledge: &str,
        document: i64,
        id: &DocumentId,
    ) -> Result<Vec<Judgement>, Failure> {
        let blob: Option<Vec<u8>> = self
            .db
            .prepare_cached("SELECT judgements FROM judgement_detail WHERE knowledge = ?1 AND document = ?2")?
            .query_row((knowledge, document), |row| row.get(0))
            .optional()?;
        let Some(blob) = blob else { return Ok(Vec::new()) };
        unpack_json(&blob).ok_or_else(|| {
            let why = "its judgements do not unpack".to_owned();
            Failure::Said(Error::Damaged { kind: "document", id: id.to_string(), why })
        })
    }

    /// The title and employer of a document's latest position; empty where none is read.
    pub fn position(&self, document: i64) -> rusqlite::Result<(String, String)> {
        let found = self
            .db
            .prepare_cached("SELECT title, employer FROM position WHERE document = ?1")?
            .query_row([document], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        Ok(found.unwrap_or_default())
    }

    /// The version that judged most lately, by the last document that it judged.
    pub fn latest_version(&self) -> rusqlite::Result<Option<String>> {
        self.db
            .prepare_cached("SELECT knowledge FROM judgement_detail ORDER BY rowid DESC LIMIT 1")?
            .query_row([], |row| row.get(0))
            .optional()
    }
}

/// All judgements of one document with its latest position, ready to be stored.
#[derive(Clone, Debug)]
pub(crate) struct PackedJudgements {
    rows: Vec<JudgementRow>,
    detail: Vec<u8>,
    title: String,
    employer: String,
}

impl PackedJudgements {
    /// Packs what a version of the role data says about a document.
    pub fn of(judgements: &[Judgement], document: &Document, about: &About) -> Result<Self, Error> {
        Ok(Self {
            rows: judgements
                .iter()
                .map(|judgement| JudgementRow::of(judgement, document))
                .collect::<Result<_, _>>()?,
            detail: pack_json(&judgements)?,
            title: about.title.clone(),
            employer: about.employer.clone(),
        })
    }
}

impl Change<'_> {
    /// Stores the judgements of a document by a version of the role data.
    pub fn set_judgements(
        &self,
        knowledge: &str,
        document: i64,
        packed: &PackedJudgements,
    ) -> rusqlite::Result<()> {
        let mut add = self.sql.db.prepare_cached(include_str!("add.sql"))?;
        for row in &packed.rows {
            add.execute((
                knowledge,
                &row.role,
                document,
                verdict_word(row.verdict),
                row.sort,
                &row.tiers,
                &row.flags,
                &row.flag_line,
                &row.points_to,
                &row.quote,
                row.span.map(|span| span.start() as i64),
                row.span.map(|span| span.end() as i64),
            ))?;
        }
        self.sql
            .db
            .prepare_cached(
                "INSERT OR REPLACE INTO position (document, title, employer) VALUES (?1, ?2, ?3)",
            )?
            .execute((document, &packed.title, &packed.employer))?;
        self.sql
            .db
            .prepare_cached("INSERT OR REPLACE INTO judgement_detail (knowledge, document, judgements) VALUES (?1, ?2, ?3)")?
            .execute((knowledge, document, &packed.detail))
            .map(drop)
    }

    /// Forgets every judgement; they are made anew from the documents.
    pub fn clear_judgements(&self) -> rusqlite::Result<()> {
        self.sql
            .db
            .execute_batch("DELETE FROM judgement; DELETE FROM judgement_detail; DELETE FROM position;")
    }

    /// Forgets the judgements of versions that neither an opening pins nor `current` is.
    pub fn clear_unpinned(&self, current: &str) -> rusqlite::Result<()> {
        for table in ["judgement", "judgement_detail"] {
            let sql = format!(
                "DELETE FROM {table} WHERE knowledge <> ?1 AND knowledge NOT IN (SELECT knowledge FROM opening)"
            );
            self.sql.db.execute(&sql, [current])?;
        }
        Ok(())
    }
}
