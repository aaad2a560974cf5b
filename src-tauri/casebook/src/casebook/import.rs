//! Import: many files at once, read in parallel, kept in the order in which they were given.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use evidence::document::Document;

use super::Casebook;
use super::catch_up::judged;
use super::openings::{known_opening_number, known_person};
use crate::error::Error;
use crate::id::{CandidateId, DocumentId, OpeningId, PersonId};
use crate::intake::{About, FileResult, ImportReport, Intake, Judge, Outcome, ReadStatus, Reader, Reading};
use crate::sqlite::{Change, Failure, NewDocument, PackedJudgements, pack_original, text_blob, words_blob};

/// Files that are committed together.
const BATCH: usize = 32;
/// Files that may be read ahead of the one that is waited for, so that a slow file does not fill the memory.
const AHEAD: usize = 128;
/// A resume is never larger; the reader's own limits are tighter.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// How an import is done.
pub struct Import<'a> {
    /// Who brings the files; absent: the command line.
    pub by: Option<&'a PersonId>,
    /// The opening that the candidates go into; absent: only into the casebook.
    pub opening: Option<&'a OpeningId>,
    /// Reads the files.
    pub reader: &'a dyn Reader,
    /// Judges what was read.
    pub judge: &'a dyn Judge,
    /// Threads that read and judge; at least one.
    pub threads: usize,
    /// Set to true from anywhere, it ends the import after the batch under way; what was done stays.
    pub cancel: &'a AtomicBool,
}

/// A file that was read and is ready to be kept.
struct Prepared {
    id: DocumentId,
    file_name: String,
    candidate_name: String,
    original: Vec<u8>,
    read: Result<Packed, (ReadStatus, String)>,
}

struct Packed {
    text: Vec<u8>,
    words: Vec<u8>,
    judgements: PackedJudgements,
}

/// What a worker hands over.
enum Fetched {
    Failed(String),
    /// The casebook has it already.
    Known(DocumentId),
    Fresh(Box<Prepared>),
}

impl Casebook {
    /// Imports files. One bad file never stops it; importing again adds nothing. `progress` is told the number of
    /// files that are done and the results since it was last told, in order, after they are durable.
    pub fn import(
        &self,
        files: &[Intake],
        how: &Import<'_>,
        mut progress: impl FnMut(usize, &[FileResult]),
    ) -> Result<ImportReport, Error> {
        let now = Utc::now();
        let known = self.store.read(|sql| {
            if let Some(by) = how.by {
                known_person(sql, by)?;
            }
            if let Some(opening) = how.opening {
                known_opening_number(sql, opening)?;
            }
            Ok(sql.read_ids()?.into_iter().collect::<BTreeSet<_>>())
        })?;
        let line = Line {
            files,
            known: &known,
            how,
            now,
            next: AtomicUsize::new(0),
            kept: Mutex::new(0),
            room: Condvar::new(),
            stop: AtomicBool::new(false),
        };
        let (sender, receiver) = sync_channel(BATCH);
        let kept = std::thread::scope(|scope| {
            for _ in 0..how.threads.max(1) {
                let (line, sender) = (&line, sender.clone());
                scope.spawn(move || line.work(&sender));
            }
            drop(sender);
            let kept = self.keep_all(&line, &receiver, &mut progress);
            // After an error the workers must not wait for room that nobody makes.
            line.end();
            drop(receiver);
            kept
        });
        let caught_up = self.catch_up();
        let report = ImportReport { files: kept?, cancelled: how.cancel.load(Ordering::Relaxed) };
        caught_up.map(|()| report)
    }

    fn keep_all(
        &self,
        line: &Line<'_>,
        receiver: &Receiver<(usize, Fetched)>,
        progress: &mut dyn FnMut(usize, &[FileResult]),
    ) -> Result<Vec<FileResult>, Error> {
        let mut waiting = BTreeMap::new();
        let mut results: Vec<FileResult> = Vec::with_capacity(line.files.len());
        loop {
            let ended = receiver.recv().map(|(at, fetched)| waiting.insert(at, fetched)).is_err();
            let ready = (results.len()..).take_while(|at| waiting.contains_key(at)).take(BATCH).count();
            let cancelled = line.how.cancel.load(Ordering::Relaxed);
            if ready < BATCH && !ended && !cancelled && results.len() + ready < line.files.len() {
                continue;
            }
            let batch: Vec<(usize, Fetched)> = (results.len()..results.len() + ready)
                .filter_map(|at| waiting.remove(&at).map(|fetched| (at, fetched)))
                .collect();
            if !batch.is_empty() {
                let kept = self.keep(line, batch)?;
                results.extend(kept.iter().cloned());
                progress(results.len(), &kept);
                line.make_room(results.len());
            }
            if cancelled || results.len() == line.files.len() || (ended && ready == 0) {
                return Ok(results);
            }
        }
    }

    /// Keeps a batch in one change, so that either all of it is there or nothing.
    fn keep(&self, line: &Line<'_>, batch: Vec<(usize, Fetched)>) -> Result<Vec<FileResult>, Error> {
        self.store.change(|change| {
            let opening = line.how.opening.map(|id| known_opening_number(change.sql, id)).transpose()?;
            let mut results = Vec::with_capacity(batch.len());
            for (at, fetched) in batch {
                let file = line.files.get(at).map_or_else(String::new, Intake::label);
                results.push(keep_one(change, line, opening, file, fetched)?);
            }
            Ok(results)
        })
    }
}

fn keep_one(
    change: &Change<'_>,
    line: &Line<'_>,
    opening: Option<i64>,
    file: String,
    fetched: Fetched,
) -> Result<FileResult, Failure> {
    let id = match &fetched {
        Fetched::Failed(reason) => {
            let outcome = Outcome::Failed { reason: reason.clone() };
            return Ok(FileResult { file, document: None, candidate: None, outcome });
        }
        Fetched::Known(id) => id.clone(),
        Fetched::Fresh(prepared) => prepared.id.clone(),
    };
    let (candidate, number, outcome) = match (change.sql.document(&id)?, fetched) {
        (Some(row), fetched) => again(change, line, &row, fetched)?,
        (None, Fetched::Fresh(prepared)) => add(change, line, &prepared)?,
        (None, _) => return Err(Error::unknown("document", &id).into()),
    };
    let linked = opening.map(|opening| change.add_seat(opening, number)).transpose()?.unwrap_or(false);
    let outcome = if linked && outcome == Outcome::AlreadyHere { Outcome::Linked } else { outcome };
    if linked || outcome != Outcome::AlreadyHere {
        let place = line.how.opening.map_or("", OpeningId::as_str);
        change.record(line.how.by, "import", id.as_str(), place)?;
    }
    Ok(FileResult { file, document: Some(id), candidate: Some(candidate), outcome })
}

/// A document that came before: read at last, or nothing to add.
fn again(
    change: &Change<'_>,
    line: &Line<'_>,
    row: &crate::sqlite::DocumentRow,
    fetched: Fetched,
) -> Result<(CandidateId, i64, Outcome), Failure> {
    let mut outcome = Outcome::AlreadyHere;
    if row.status != ReadStatus::Read {
        if let Fetched::Fresh(prepared) = fetched
            && let Ok(packed) = &prepared.read
        {
            change.set_body(row.number, &packed.text, &packed.words)?;
            change.mark_read(row.number)?;
            change.set_judgements(line.how.judge.version(), row.number, &packed.judgements)?;
            change.rename_candidate(row.candidate_number, &prepared.candidate_name)?;
            outcome = Outcome::Added;
        } else if !row.dismissed {
            outcome = Outcome::NeedsALook { status: row.status, reason: row.reason.clone() };
        }
    }
    Ok((row.candidate.clone(), row.candidate_number, outcome))
}

fn add(
    change: &Change<'_>,
    line: &Line<'_>,
    prepared: &Prepared,
) -> Result<(CandidateId, i64, Outcome), Failure> {
    let candidate = CandidateId::of(&prepared.id);
    let number = change.add_candidate(&candidate, &prepared.candidate_name)?;
    let (status, reason) = prepared.read.as_ref().err().cloned().unwrap_or((ReadStatus::Read, String::new()));
    let new = NewDocument {
        id: &prepared.id,
        file_name: &prepared.file_name,
        status,
        reason: &reason,
        added: line.now,
        original: &prepared.original,
    };
    let document = change.add_document(number, &new)?;
    let Ok(packed) = &prepared.read else {
        return Ok((candidate, number, Outcome::NeedsALook { status, reason }));
    };
    change.set_body(document, &packed.text, &packed.words)?;
    change.set_judgements(line.how.judge.version(), document, &packed.judgements)?;
    Ok((candidate, number, Outcome::Added))
}

/// The work of one import as its threads share it.
struct Line<'a> {
    files: &'a [Intake],
    known: &'a BTreeSet<DocumentId>,
    how: &'a Import<'a>,
    now: DateTime<Utc>,
    next: AtomicUsize,
    kept: Mutex<usize>,
    room: Condvar,
    stop: AtomicBool,
}

impl Line<'_> {
    fn work(&self, sender: &SyncSender<(usize, Fetched)>) {
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = self.files.get(at) else { return };
            self.wait_for_room(at);
            if self.ended() || sender.send((at, self.fetch(file))).is_err() {
                return;
            }
        }
    }

    fn ended(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.how.cancel.load(Ordering::Relaxed)
    }

    fn wait_for_room(&self, at: usize) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        while at >= *kept + AHEAD && !self.ended() {
            kept = self
                .room
                .wait_timeout(kept, std::time::Duration::from_millis(200))
                .map_or_else(|poisoned| poisoned.into_inner().0, |(kept, _)| kept);
        }
    }

    fn make_room(&self, kept: usize) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = kept;
        self.room.notify_all();
    }

    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.room.notify_all();
    }

    fn fetch(&self, file: &Intake) -> Fetched {
        let bytes = match file {
            Intake::Bytes { bytes, .. } => Ok(bytes.clone()),
            Intake::File(path) => read_file(path),
        };
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(reason) => return Fetched::Failed(reason),
        };
        let id = DocumentId::of(&bytes);
        if self.known.contains(&id) {
            Fetched::Known(id)
        } else {
            let prepared = self.prepare(file, id, &bytes);
            prepared
                .map_or_else(|error| Fetched::Failed(error.to_string()), |it| Fetched::Fresh(Box::new(it)))
        }
    }

    fn prepare(&self, file: &Intake, id: DocumentId, bytes: &[u8]) -> Result<Prepared, Error> {
        let file_name = file.file_name();
        let (candidate_name, read) = match self.how.reader.read(&file_name, bytes) {
            Reading::Document(document) => {
                let about = self.how.judge.about(&document);
                (name(&about, &file_name), Ok(pack(self.how.judge, &document, &about)?))
            }
            Reading::Unread { status, reason } => (file_name.clone(), Err((status, reason))),
        };
        Ok(Prepared { id, file_name, candidate_name, original: pack_original(bytes)?, read })
    }
}

fn pack(judge: &dyn Judge, document: &Document, about: &About) -> Result<Packed, Error> {
    Ok(Packed {
        text: text_blob(document)?,
        words: words_blob(document)?,
        judgements: judged(judge, document, about)?,
    })
}

/// The best guess of a name, else the file's name with its ending, so that it reads as a file and not as a person.
pub(super) fn name(about: &About, file_name: &str) -> String {
    if about.name.trim().is_empty() { file_name.to_owned() } else { about.name.clone() }
}

fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    let about = std::fs::metadata(path).map_err(|e| format!("it could not be opened: {e}"))?;
    if !about.is_file() {
        return Err("it is not a file".to_owned());
    }
    if about.len() > MOST_BYTES {
        return Err("it is larger than 64 MB, which no resume is".to_owned());
    }
    std::fs::read(path).map_err(|e| format!("it could not be opened: {e}"))
}
