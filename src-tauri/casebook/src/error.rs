//! What can go wrong with a casebook, in sentences that say what to do.

use std::path::{Path, PathBuf};

/// Why a step on a casebook could not be done. Nothing of a failed step is kept.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The folder holds no casebook.
    #[error("there is no casebook in {}; create one, or choose the folder that holds it", dir.display())]
    NoCasebook {
        /// The folder that was asked for.
        dir: PathBuf,
    },
    /// The folder already holds a casebook.
    #[error("{} already holds a casebook; open it, or choose another folder", dir.display())]
    AlreadyThere {
        /// The folder that was asked for.
        dir: PathBuf,
    },
    /// The passphrase or the recovery code does not open it.
    #[error(
        "the casebook in {} does not open with this; check the spelling and the keyboard layout, or use the recovery code",
        dir.display()
    )]
    WrongKey {
        /// The casebook's folder.
        dir: PathBuf,
    },
    /// A passphrase without a character.
    #[error("a passphrase needs at least one character")]
    EmptyPassphrase,
    /// Another window or program has it open.
    #[error("the casebook in {} is open in another window or program; close it there first", dir.display())]
    InUse {
        /// The casebook's folder.
        dir: PathBuf,
    },
    /// It was written by a newer version.
    #[error(
        "the casebook in {} was written by a newer version of Assay (layout {found}, this version knows {known}); update Assay to open it",
        dir.display()
    )]
    Newer {
        /// The casebook's folder.
        dir: PathBuf,
        /// The layout found.
        found: u32,
        /// The newest layout that this version knows.
        known: u32,
    },
    /// The header file was changed or damaged.
    #[error("{} is damaged ({why}); put it back from a backup of the casebook's folder", path.display())]
    Header {
        /// The header file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The database library cannot encrypt, so nothing is opened.
    #[error("the database library of this build cannot encrypt; nothing was opened")]
    NoEncryption,
    /// No room is left.
    #[error("there is no room left on the disk that holds {}; free some space and do it again", path.display())]
    DiskFull {
        /// Where room was needed.
        path: PathBuf,
    },
    /// Nothing by that id.
    #[error("there is no {kind} {id} in this casebook")]
    Unknown {
        /// What kind of thing.
        kind: &'static str,
        /// The id that was asked for.
        id: String,
    },
    /// The step is not allowed as things stand.
    #[error("{why}")]
    Refused {
        /// A sentence that says why, and what to do.
        why: String,
    },
    /// A stored value cannot be understood.
    #[error("the stored {kind} {id} cannot be read ({why}); run a check of the casebook")]
    Damaged {
        /// What kind of thing.
        kind: &'static str,
        /// Its id.
        id: String,
        /// What is wrong with it.
        why: String,
    },
    /// Something could not be brought into the form in which it is stored.
    #[error("this could not be packed for the casebook ({why}); nothing of it was kept")]
    Unpackable {
        /// What is wrong with it.
        why: String,
    },
    /// A file of the casebook could not be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The database answered with an error.
    #[error("the database in {}: {source}", path.display())]
    Store {
        /// The database file.
        path: PathBuf,
        /// What it said.
        source: rusqlite::Error,
    },
    /// The search index answered with an error. It can be made anew from the store.
    #[error("the search index in {}: {why}; rebuild it", path.display())]
    Index {
        /// The index's folder.
        path: PathBuf,
        /// What it said.
        why: String,
    },
    /// The system gave no random numbers, so no key can be made.
    #[error("the system gave no random numbers; nothing was written")]
    NoRandomness,
}

impl Error {
    /// A file error, told apart by whether the disk is full.
    pub(crate) fn io(path: &Path, source: std::io::Error) -> Self {
        let path = path.to_owned();
        if source.kind() == std::io::ErrorKind::StorageFull {
            Self::DiskFull { path }
        } else {
            Self::Io { path, source }
        }
    }

    /// A database error, told apart by whether the disk is full.
    pub(crate) fn store(path: &Path, source: rusqlite::Error) -> Self {
        let path = path.to_owned();
        if source.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) {
            return Self::DiskFull { path };
        }
        Self::Store { path, source }
    }

    /// The thing of this kind and id is not there.
    pub(crate) fn unknown(kind: &'static str, id: &impl ToString) -> Self {
        Self::Unknown { kind, id: id.to_string() }
    }

    /// A refusal with its sentence.
    pub(crate) fn refused(why: impl Into<String>) -> Self {
        Self::Refused { why: why.into() }
    }
}
