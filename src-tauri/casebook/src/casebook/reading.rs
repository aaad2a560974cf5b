//! Reading a candidate: documents, judgements, and what cannot be read.

use evidence::document::{Document, Format, Notice};

use super::catch_up::judged;
use super::import::name;
use super::openings::{known_opening, known_opening_number, known_person};
use super::{Casebook, filled};
use crate::error::Error;
use crate::id::{CandidateId, DocumentId, OpeningId, PersonId};
use crate::intake::{Judge, ReadStatus};
use crate::model::{Candidate, CandidateDocument, ReadMaterial, StoredJudgement, UnreadDocument};
use crate::sqlite::{CandidateRow, DocumentRow, Failure, Sql, text_blob, words_blob};

impl Casebook {
    /// A candidate with documents, judgements for every seat, openings and notes. The judgements are those of the
    /// version that the opening pins; without an opening, of the version that judged last.
    pub fn candidate(&self, id: &CandidateId, opening: Option<&OpeningId>) -> Result<Candidate, Error> {
        self.store.read(|sql| {
            let knowledge = match opening {
                Some(opening) => known_opening(sql, opening)?.knowledge,
                None => sql.latest_version()?.unwrap_or_default(),
            };
            candidate(sql, known_candidate(sql, id)?, &knowledge)
        })
    }

    /// A document's own bytes and its file name.
    pub fn original(&self, id: &DocumentId) -> Result<(String, Vec<u8>), Error> {
        self.store.read(|sql| {
            let row = known_document(sql, id)?;
            let bytes = sql.original(row.number)?.ok_or_else(|| Error::Damaged {
                kind: "document",
                id: id.to_string(),
                why: "its original does not unpack".to_owned(),
            })?;
            Ok((row.file_name, bytes))
        })
    }

    /// Documents that could not be read and that nobody has put aside, oldest first; of one opening or of all.
    pub fn needs_a_look(&self, opening: Option<&OpeningId>) -> Result<Vec<UnreadDocument>, Error> {
        self.store.read(|sql| {
            if let Some(opening) = opening {
                known_opening_number(sql, opening)?;
            }
            let mut unread = Vec::new();
            for row in sql.unread()? {
                let openings = sql.openings_of(row.candidate_number)?;
                if opening.is_none_or(|opening| openings.contains(opening)) {
                    unread.push(unread_document(row, openings));
                }
            }
            Ok(unread)
        })
    }

    /// Gives an unread document the text that a person typed or pasted for it. The original stays as it is.
    pub fn resolve_with_text(
        &self,
        by: &PersonId,
        id: &DocumentId,
        text: &str,
        judge: &dyn Judge,
    ) -> Result<(), Error> {
        let text = filled(text, "the text")?;
        let document = typed_document(&text);
        self.store.change(|change| {
            let person = known_person(change.sql, by)?;
            let row = unread(change.sql, id)?;
            let mut document = document;
            document
                .notices
                .push(Notice::new("text-entered", format!("The text was entered by {}.", person.name)));
            change.set_body(row.number, &text_blob(&document)?, &words_blob(&document)?)?;
            change.mark_read(row.number)?;
            let about = judge.about(&document);
            change.set_judgements(judge.version(), row.number, &judged(judge, &document, &about)?)?;
            change.rename_candidate(row.candidate_number, &name(&about, &row.file_name))?;
            Ok(change.record(Some(by), "text-entered", id.as_str(), "")?)
        })?;
        self.catch_up()
    }

    /// Puts an unread document aside, with a reason; it is kept and can be read later by importing it again.
    pub fn dismiss(&self, by: &PersonId, id: &DocumentId, reason: &str) -> Result<(), Error> {
        let reason = filled(reason, "the reason")?;
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let row = unread(change.sql, id)?;
            change.dismiss(row.number, by, &reason)?;
            Ok(change.record(Some(by), "dismissed", id.as_str(), &reason)?)
        })
    }

    /// Everything that the written read of a candidate in an opening rests on, as one person may see it.
    pub fn read_material(
        &self,
        viewer: &PersonId,
        opening: &OpeningId,
        candidate_id: &CandidateId,
    ) -> Result<ReadMaterial, Error> {
        let walks = self.walks(viewer, opening, candidate_id)?;
        self.store.read(|sql| {
            let opening = known_opening(sql, opening)?;
            let candidate = candidate(sql, known_candidate(sql, candidate_id)?, &opening.knowledge)?;
            let seat = candidate.seats.iter().find(|seat| seat.opening == opening.id).cloned();
            let seat = seat.ok_or_else(|| Error::unknown("candidate in this opening", candidate_id))?;
            Ok(ReadMaterial { opening, candidate, seat, walks, people: sql.people()? })
        })
    }
}

fn candidate(sql: Sql<'_>, row: CandidateRow, knowledge: &str) -> Result<Candidate, Failure> {
    let (mut documents, mut judgements) = (Vec::new(), Vec::new());
    for row in sql.documents_of(row.number)? {
        let judged = sql.judgements(knowledge, row.number, &row.id)?;
        judgements.extend(judged.into_iter().map(|judgement| StoredJudgement {
            document: row.id.clone(),
            knowledge: knowledge.to_owned(),
            judgement,
        }));
        documents.push(document(sql, row)?);
    }
    Ok(Candidate {
        seats: sql.seats_of(row.number)?,
        notes: sql.notes_on(row.number)?,
        id: row.id,
        name: row.name,
        created: row.created,
        documents,
        judgements,
    })
}

fn document(sql: Sql<'_>, row: DocumentRow) -> Result<CandidateDocument, Failure> {
    let document = sql.body(&row, true)?;
    let (title, employer) = sql.position(row.number)?;
    Ok(CandidateDocument {
        title,
        employer,
        id: row.id,
        file_name: row.file_name,
        added: row.added,
        status: row.status,
        reason: row.reason,
        document,
    })
}

fn unread_document(row: DocumentRow, openings: Vec<OpeningId>) -> UnreadDocument {
    UnreadDocument {
        document: row.id,
        candidate: row.candidate,
        file_name: row.file_name,
        status: row.status,
        reason: row.reason,
        added: row.added,
        openings,
    }
}

fn typed_document(text: &str) -> Document {
    Document::new(Format::Text, text)
}

fn unread(sql: Sql<'_>, id: &DocumentId) -> Result<DocumentRow, Failure> {
    let row = known_document(sql, id)?;
    if row.status == ReadStatus::Read {
        return Err(Error::refused("this document was read; there is nothing to resolve").into());
    }
    Ok(row)
}

/// The document, or an error that names it.
fn known_document(sql: Sql<'_>, id: &DocumentId) -> Result<DocumentRow, Failure> {
    Ok(sql.document(id)?.ok_or_else(|| Error::unknown("document", id))?)
}

/// The candidate, or an error that names them.
pub(super) fn known_candidate(sql: Sql<'_>, id: &CandidateId) -> Result<CandidateRow, Failure> {
    Ok(sql.candidate(id)?.ok_or_else(|| Error::unknown("candidate", id))?)
}
