//! The store: one encrypted database, every change through one door.
//!
//! Each thing has its module with short methods beside plain SQL. They return the database's own error; the doors
//! [`Store::read`] and [`Store::change`] add the path.

mod audit;
mod candidate;
mod document;
mod judgement;
mod meta;
mod note;
mod opening;
mod packed;
mod person;
mod schema;
mod seat;
mod time;
mod walk;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

pub(crate) use candidate::CandidateRow;
pub(crate) use document::{DocumentRow, NewDocument};
pub(crate) use judgement::{PackedJudgements, ScannedRow, verdict_word};
pub(crate) use packed::{pack_original, text_blob, words_blob};
pub(crate) use seat::SeatKey;
pub(crate) use walk::WalkRow;

use crate::error::Error;
use crate::vault::DataKey;

/// Why something in the store did not work: the database, or a sentence for a person.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The database's error.
    Sql(rusqlite::Error),
    /// An error that has its sentence already.
    Said(Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Said(error)
    }
}

/// The queries, over whichever connection is at hand.
#[derive(Clone, Copy)]
pub(crate) struct Sql<'c> {
    db: &'c Connection,
}

/// A change under way: committed whole or not at all.
pub(crate) struct Change<'c> {
    /// The queries.
    pub sql: Sql<'c>,
    /// The number of this change; the index catches up by it.
    pub seq: u64,
    /// The time that everything in this change is stamped with.
    pub now: DateTime<Utc>,
    audit_key: &'c DataKey,
}

/// The encrypted database with one connection that writes and one that reads beside it.
pub(crate) struct Store {
    path: PathBuf,
    audit_key: DataKey,
    writer: Mutex<Connection>,
    reader: Mutex<Connection>,
}

impl Store {
    /// Opens the database, or creates it where there is none, and brings it to the newest layout.
    pub fn open(dir: &Path, path: &Path, key: &DataKey) -> Result<Self, Error> {
        let at = |source| Error::store(path, source);
        let mut writer = connect(path, key)?;
        let found = schema::found(&writer).map_err(at)?;
        if found > schema::NEWEST {
            return Err(Error::Newer { dir: dir.to_owned(), found, known: schema::NEWEST });
        }
        schema::migrate(&mut writer).map_err(at)?;
        Sql { db: &writer }.ensure_identity().map_err(at)?;
        let reader = connect(path, key)?;
        reader.pragma_update(None, "query_only", true).map_err(at)?;
        Ok(Self {
            path: path.to_owned(),
            audit_key: key.derive("audit"),
            writer: Mutex::new(writer),
            reader: Mutex::new(reader),
        })
    }

    /// Reads, while a change may be under way on another thread.
    pub fn read<T>(&self, look: impl FnOnce(Sql<'_>) -> Result<T, Failure>) -> Result<T, Error> {
        let db = lock(&self.reader);
        look(Sql { db: &db }).map_err(|failure| self.name(failure))
    }

    /// Changes: the number of changes goes up by one, and everything is durable when this returns.
    pub fn change<T>(&self, act: impl FnOnce(&Change<'_>) -> Result<T, Failure>) -> Result<T, Error> {
        let mut db = lock(&self.writer);
        let done = (|| {
            let tx = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let sql = Sql { db: &tx };
            let change = Change { sql, seq: sql.next_seq()?, now: Utc::now(), audit_key: &self.audit_key };
            let value = act(&change)?;
            tx.commit()?;
            Ok(value)
        })();
        done.map_err(|failure| self.name(failure))
    }

    /// Checks the chain of what people did; the sentence says what was found.
    pub fn check_audit(&self) -> Result<Result<String, String>, Error> {
        self.read(|sql| Ok(sql.check_audit(&self.audit_key)?))
    }

    /// Empties the write-ahead log into the database and cuts it to nothing, so that no deleted words stay in it.
    pub fn truncate_log(&self) -> Result<(), Error> {
        // A reader that still holds an old snapshot would keep the log alive.
        let reader = lock(&self.reader);
        let writer = lock(&self.writer);
        let done = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        drop(reader);
        done.map_err(|source| Error::store(&self.path, source))
    }

    fn name(&self, failure: Failure) -> Error {
        match failure {
            Failure::Sql(source) => Error::store(&self.path, source),
            Failure::Said(error) => error,
        }
    }
}

/// A change that panicked was rolled back, so what stands behind the lock is whole.
fn lock(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

fn connect(path: &Path, key: &DataKey) -> Result<Connection, Error> {
    let at = |source| Error::store(path, source);
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(at)?;
    db.execute_batch(&key.pragma()).map_err(at)?;
    let cipher: Option<String> = db.query_row("PRAGMA cipher_version", [], |row| row.get(0)).ok();
    if cipher.is_none_or(|version| version.is_empty()) {
        return Err(Error::NoEncryption);
    }
    db.execute_batch(include_str!("connect.sql")).map_err(at)?;
    db.set_prepared_statement_cache_capacity(128);
    Ok(db)
}
