//! Documents: what came in, byte for byte, and what was read from it.

use chrono::{DateTime, Utc};
use evidence::document::Document;
use rusqlite::{OptionalExtension as _, Row};

use super::packed::{text_of, unpack_original, words_of};
use super::time::{stored, time};
use super::{Change, Failure, Sql};
use crate::error::Error;
use crate::id::{CandidateId, DocumentId, OpeningId, PersonId};
use crate::intake::ReadStatus;

/// A document without its content.
#[derive(Clone, Debug)]
pub(crate) struct DocumentRow {
    /// What other rows know it by.
    pub number: i64,
    /// Its id.
    pub id: DocumentId,
    /// Whose it is.
    pub candidate: CandidateId,
    /// The number of whose it is.
    pub candidate_number: i64,
    /// The candidate's name.
    pub candidate_name: String,
    /// The file's name.
    pub file_name: String,
    /// How reading went.
    pub status: ReadStatus,
    /// One sentence where it was not read.
    pub reason: String,
    /// When it came.
    pub added: DateTime<Utc>,
    /// Whether a person put it aside.
    pub dismissed: bool,
}

/// A document on its way in, packed already.
#[derive(Clone, Debug)]
pub(crate) struct NewDocument<'a> {
    /// Its id.
    pub id: &'a DocumentId,
    /// The file's name.
    pub file_name: &'a str,
    /// How reading went.
    pub status: ReadStatus,
    /// One sentence where it was not read.
    pub reason: &'a str,
    /// When it came.
    pub added: DateTime<Utc>,
    /// The packed bytes.
    pub original: &'a [u8],
}

/// A document's visible text and the number of its candidate's row.
#[derive(Clone, Debug)]
pub(crate) struct TextRow {
    /// What other rows know it by.
    pub number: i64,
    /// Its id.
    pub id: DocumentId,
    /// What was read, without word boxes.
    pub document: Document,
}

fn row_to_document(row: &Row<'_>) -> rusqlite::Result<DocumentRow> {
    Ok(DocumentRow {
        number: row.get(0)?,
        id: row.get(1)?,
        candidate: row.get(2)?,
        candidate_number: row.get(3)?,
        candidate_name: row.get(4)?,
        file_name: row.get(5)?,
        status: row.get(6)?,
        reason: row.get(7)?,
        added: time(row.get(8)?),
        dismissed: row.get(9)?,
    })
}

fn damaged(id: &DocumentId) -> Failure {
    let why = "its stored text does not unpack".to_owned();
    Failure::Said(Error::Damaged { kind: "document", id: id.to_string(), why })
}

impl Sql<'_> {
    /// One document without its content.
    pub fn document(&self, id: &DocumentId) -> rusqlite::Result<Option<DocumentRow>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE d.id = ?1"))?
            .query_row([id], row_to_document)
            .optional()
    }

    /// The documents of a candidate, oldest first.
    pub fn documents_of(&self, candidate: i64) -> rusqlite::Result<Vec<DocumentRow>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE d.candidate = ?1 ORDER BY d.number"))?
            .query_map([candidate], row_to_document)?
            .collect()
    }

    /// Documents that were not read and that nobody has put aside, oldest first.
    pub fn unread(&self) -> rusqlite::Result<Vec<DocumentRow>> {
        self.db.prepare_cached(include_str!("unread.sql"))?.query_map([], row_to_document)?.collect()
    }

    /// The ids of the documents that were read, in order.
    pub fn read_ids(&self) -> rusqlite::Result<Vec<DocumentId>> {
        self.db
            .prepare_cached("SELECT id FROM document WHERE status = 'read' ORDER BY id")?
            .query_map([], |row| row.get(0))?
            .collect()
    }

    /// Numbers of all documents, oldest first.
    pub fn document_numbers(&self) -> rusqlite::Result<Vec<i64>> {
        self.db
            .prepare_cached("SELECT number FROM document ORDER BY number")?
            .query_map([], |row| row.get(0))?
            .collect()
    }

    /// The texts of read documents that changed after `seq`, oldest change first, at most `most`, from the row after
    /// `(seq, number)`.
    pub fn texts_after(&self, seq: u64, number: i64, most: u32) -> Result<Vec<(u64, TextRow)>, Failure> {
        let mut statement = self.db.prepare_cached(include_str!("texts_after.sql"))?;
        let mut rows = statement.query((seq, number, most))?;
        let mut texts = Vec::new();
        while let Some(row) = rows.next()? {
            texts.push((row.get(3)?, row_to_text(row)?));
        }
        Ok(texts)
    }

    /// The texts of read documents that a version of the role data has not judged, oldest first, at most `most`.
    pub fn texts_unjudged(&self, knowledge: &str, after: i64, most: u32) -> Result<Vec<TextRow>, Failure> {
        let mut statement = self.db.prepare_cached(include_str!("texts_unjudged.sql"))?;
        let mut rows = statement.query((knowledge, after, most))?;
        let mut texts = Vec::new();
        while let Some(row) = rows.next()? {
            texts.push(row_to_text(row)?);
        }
        Ok(texts)
    }

    /// How many read documents a version of the role data has not judged.
    pub fn count_unjudged(&self, knowledge: &str) -> rusqlite::Result<u64> {
        self.db.prepare_cached(include_str!("count_unjudged.sql"))?.query_row([knowledge], |row| row.get(0))
    }

    /// What was read from a document; `words` asks for the word boxes too.
    pub fn body(&self, row: &DocumentRow, words: bool) -> Result<Option<Document>, Failure> {
        let mut statement = self.db.prepare_cached("SELECT text, words FROM body WHERE document = ?1")?;
        let mut rows = statement.query([row.number])?;
        let Some(found) = rows.next()? else { return Ok(None) };
        let mut document = text_of(found.get_ref(0)?.as_blob().map_err(rusqlite::Error::from)?)
            .ok_or_else(|| damaged(&row.id))?;
        if words {
            let boxes = found.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
            document.words = words_of(boxes).ok_or_else(|| damaged(&row.id))?;
        }
        Ok(Some(document))
    }

    /// A document's own bytes.
    pub fn original(&self, number: i64) -> rusqlite::Result<Option<Vec<u8>>> {
        let stored: Option<Vec<u8>> = self
            .db
            .prepare_cached("SELECT bytes FROM original WHERE document = ?1")?
            .query_row([number], |row| row.get(0))
            .optional()?;
        Ok(stored.and_then(|stored| unpack_original(&stored)))
    }

    /// The id of a document by its number.
    pub fn document_id(&self, number: i64) -> rusqlite::Result<DocumentId> {
        self.db
            .prepare_cached("SELECT id FROM document WHERE number = ?1")?
            .query_row([number], |row| row.get(0))
    }

    /// The openings that a candidate stands in, oldest first.
    pub fn openings_of(&self, candidate: i64) -> rusqlite::Result<Vec<OpeningId>> {
        self.db
            .prepare_cached(include_str!("openings_of.sql"))?
            .query_map([candidate], |row| row.get(0))?
            .collect()
    }

    /// The ids of read documents whose candidates stand in an opening, in order.
    pub fn document_ids_in(&self, opening: i64) -> rusqlite::Result<Vec<DocumentId>> {
        self.db.prepare_cached(include_str!("ids_in.sql"))?.query_map([opening], |row| row.get(0))?.collect()
    }

    /// Documents that are gone since `seq`.
    pub fn tombstones_after(&self, seq: u64) -> rusqlite::Result<Vec<DocumentId>> {
        self.db
            .prepare_cached("SELECT document FROM tombstone WHERE seq > ?1 ORDER BY document")?
            .query_map([seq], |row| row.get(0))?
            .collect()
    }
}

fn row_to_text(row: &Row<'_>) -> Result<TextRow, Failure> {
    let id: DocumentId = row.get(1)?;
    let blob = row.get_ref(2)?.as_blob().map_err(rusqlite::Error::from)?;
    let document = text_of(blob).ok_or_else(|| damaged(&id))?;
    Ok(TextRow { number: row.get(0)?, id, document })
}

impl Change<'_> {
    /// Adds a document and gives its number.
    pub fn add_document(&self, candidate: i64, document: &NewDocument<'_>) -> rusqlite::Result<i64> {
        let added = stored(document.added);
        let number = self.sql.db.prepare_cached(include_str!("add.sql"))?.query_row(
            (document.id, candidate, document.file_name, document.status, document.reason, added, self.seq),
            |row| row.get(0),
        )?;
        self.sql
            .db
            .prepare_cached("INSERT INTO original (document, bytes) VALUES (?1, ?2)")?
            .execute((number, document.original))?;
        Ok(number)
    }

    /// Sets what was read from a document, as packed text and word boxes.
    pub fn set_body(&self, document: i64, text: &[u8], words: &[u8]) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached("INSERT OR REPLACE INTO body (document, text, words) VALUES (?1, ?2, ?3)")?
            .execute((document, text, words))
            .map(drop)
    }

    /// Marks a document as read after all, so that the index takes it up.
    pub fn mark_read(&self, document: i64) -> rusqlite::Result<()> {
        self.sql
            .db
            .execute(
                "UPDATE document SET status = 'read', reason = '', seq = ?2 WHERE number = ?1",
                (document, self.seq),
            )
            .map(drop)
    }

    /// Puts an unread document aside.
    pub fn dismiss(&self, document: i64, by: &PersonId, reason: &str) -> rusqlite::Result<()> {
        self.sql
            .db
            .prepare_cached(include_str!("dismiss.sql"))?
            .execute((document, by, reason, stored(self.now)))
            .map(drop)
    }
}
