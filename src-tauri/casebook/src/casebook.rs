//! The casebook: one method a journey step.
//!
//! This is the only place that sees both the store and the index. Every step commits to the store first; the index
//! catches up from there, also after a crash.

mod catch_up;
mod check;
mod import;
mod openings;
mod people;
mod reading;
mod screening;
mod search;
mod seats;
mod walks;

use std::path::Path;

use evidence::document::hex;
pub use import::Import;
use zeroize::Zeroizing;

use crate::error::Error;
use crate::index::Index;
use crate::sqlite::Store;
use crate::vault::{DataKey, Header, Places, RecoveryCode, Secret, WriterLock, create_private_dir, random};

/// What opens a casebook. Wiped from memory when dropped.
#[derive(Clone)]
pub enum Key {
    /// The passphrase.
    Passphrase(Secret),
    /// The printed code.
    Recovery(RecoveryCode),
}

impl Key {
    /// A passphrase as it was typed.
    pub fn passphrase(typed: impl Into<String>) -> Self {
        Self::Passphrase(Zeroizing::new(typed.into()))
    }
}

/// An open casebook. All steps take `&self`; reading goes on while an import or another change is under way.
///
/// Dropping it closes it; [`close`](Self::close) does the same and reports what went wrong.
pub struct Casebook {
    places: Places,
    store: Store,
    index: Index,
    _lock: WriterLock,
}

impl Casebook {
    /// Whether a folder holds a casebook.
    pub fn exists(dir: &Path) -> bool {
        Places::new(dir).header().exists()
    }

    /// Creates a casebook in a folder, which is made if it is missing. The recovery code is given out once and is not
    /// kept anywhere.
    pub fn create(dir: &Path, passphrase: &str) -> Result<(Self, RecoveryCode), Error> {
        if passphrase.is_empty() {
            return Err(Error::EmptyPassphrase);
        }
        let places = Places::new(dir);
        create_private_dir(dir)?;
        let lock = WriterLock::take(&places)?;
        if Self::exists(dir) || places.store().exists() {
            return Err(Error::AlreadyThere { dir: dir.to_owned() });
        }
        let (key, code) = (DataKey::random()?, RecoveryCode::random()?);
        let header = Header::new(&key, passphrase, &code)?;
        let store = Store::open(dir, &places.store(), &key)?;
        let index = Index::anew(&places.index(), &key)?;
        // The header comes last: a folder with a header holds a whole casebook.
        header.save(&places)?;
        let casebook = Self { places, store, index, _lock: lock };
        casebook.catch_up()?;
        Ok((casebook, code))
    }

    /// Opens a casebook and brings its index up to its store.
    pub fn open(dir: &Path, key: &Key) -> Result<Self, Error> {
        let places = Places::new(dir);
        let header = Header::load(&places)?;
        let lock = WriterLock::take(&places)?;
        let key = unlock(&header, &places, key)?;
        if !places.store().exists() {
            let why = "the database file is missing".to_owned();
            return Err(Error::Damaged { kind: "casebook", id: dir.display().to_string(), why });
        }
        let store = Store::open(dir, &places.store(), &key)?;
        let index = Index::open(&places.index(), &key).or_else(|_| Index::anew(&places.index(), &key))?;
        let casebook = Self { places, store, index, _lock: lock };
        casebook.catch_up()?;
        Ok(casebook)
    }

    /// Opens a casebook with its recovery code, sets a passphrase, and gives out a new code. From here on the code
    /// that was typed opens nothing: it was lying about while the passphrase was lost.
    pub fn recover(dir: &Path, code: RecoveryCode, passphrase: &str) -> Result<(Self, RecoveryCode), Error> {
        let typed = Key::Recovery(code);
        let casebook = Self::open(dir, &typed)?;
        let mut header = Header::load(&casebook.places)?;
        let key = unlock(&header, &casebook.places, &typed)?;
        let fresh = RecoveryCode::random()?;
        header.set_passphrase(&key, passphrase)?;
        header.set_recovery(&key, &fresh)?;
        header.save(&casebook.places)?;
        casebook.store.change(|change| Ok(change.record(None, "recovered", "", "")?))?;
        Ok((casebook, fresh))
    }

    /// The casebook's folder.
    pub fn dir(&self) -> &Path {
        &self.places.dir
    }

    /// Changes the passphrase. Only the wrapped key is written anew; the recovery code stays as it is.
    pub fn change_passphrase(&self, current: &Key, fresh: &str) -> Result<(), Error> {
        let mut header = Header::load(&self.places)?;
        let key = unlock(&header, &self.places, current)?;
        header.set_passphrase(&key, fresh)?;
        header.save(&self.places)?;
        self.store.change(|change| Ok(change.record(None, "passphrase", "", "")?))
    }

    /// Closes the casebook: the log is emptied into the database, the keys are wiped, the lock is given back.
    pub fn close(self) -> Result<(), Error> {
        self.store.truncate_log()
    }
}

impl Drop for Casebook {
    fn drop(&mut self) {
        // Whoever wants to hear about it calls `close`; an unemptied log is taken up at the next start.
        let _ = self.store.truncate_log();
    }
}

fn unlock(header: &Header, places: &Places, key: &Key) -> Result<DataKey, Error> {
    match key {
        Key::Passphrase(passphrase) => header.open_with_passphrase(places, passphrase),
        Key::Recovery(code) => header.open_with_code(places, code),
    }
}

/// A fresh random id with a letter that tells its kind.
fn fresh_id(letter: char) -> Result<String, Error> {
    Ok(format!("{letter}-{}", hex(&random::<10>()?)))
}

/// The text without blank ends, or a refusal that names what is missing.
fn filled(text: &str, what: &str) -> Result<String, Error> {
    let text = text.trim();
    if text.is_empty() { Err(Error::refused(format!("{what} is missing"))) } else { Ok(text.to_owned()) }
}
