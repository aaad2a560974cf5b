//! What comes in: files, how reading them went, and who reads and judges them.

use std::path::PathBuf;

use evidence::document::Document;
use evidence::flag::Judgement;
use evidence::vocabulary::RoleId;
use serde::{Deserialize, Serialize};

use crate::id::{CandidateId, DocumentId};
use crate::model::words;

words! {
    /// How reading a file went.
    ReadStatus {
        /// Read.
        Read = "read",
        /// No text in it, such as a scan.
        NoText = "no-text",
        /// Protected by a password.
        Encrypted = "encrypted",
        /// A kind of file that is not read.
        Unsupported = "unsupported",
        /// Broken.
        Damaged = "damaged",
        /// Beyond the limits.
        TooLarge = "too-large",
        /// Took too long.
        TimedOut = "timed-out",
    }
}

/// What a reader makes of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading {
    /// The document.
    Document(Document),
    /// It could not be read.
    Unread {
        /// How it went; never [`ReadStatus::Read`].
        status: ReadStatus,
        /// One sentence for a recruiter.
        reason: String,
    },
}

/// Turns the bytes of a file into a document. Called from several threads at once.
pub trait Reader: Sync {
    /// Reads one file; `name` is its file name, for messages.
    fn read(&self, name: &str, bytes: &[u8]) -> Reading;
}

/// Judges documents with one version of the role data. Called from several threads at once; the same input gives the
/// same output.
pub trait Judge: Sync {
    /// The version of the role data.
    fn version(&self) -> &str;

    /// The seats that it judges, in their order.
    fn roles(&self) -> Vec<RoleId>;

    /// One judgement a seat, in the order of [`roles`](Self::roles).
    fn judge(&self, document: &Document) -> Vec<Judgement>;

    /// Whom the document is about, for display.
    fn about(&self, document: &Document) -> About;
}

/// Whom a document is about, as far as it says so; for display only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The best guess of the name; empty where none is found.
    pub name: String,
    /// The title of the latest position; empty where none is read.
    pub title: String,
    /// Its employer; empty where none is read.
    pub employer: String,
}

/// A file on its way in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intake {
    /// A file on the disk.
    File(PathBuf),
    /// Bytes from elsewhere, such as pasted text, with a name for display.
    Bytes {
        /// The name that the document goes by.
        name: String,
        /// The bytes.
        bytes: Vec<u8>,
    },
}

impl Intake {
    /// The name for messages: the path as it was given, or the name.
    pub fn label(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Bytes { name, .. } => name.clone(),
        }
    }

    /// The file's own name, without folders.
    pub fn file_name(&self) -> String {
        match self {
            Self::File(path) => {
                path.file_name().map_or_else(|| self.label(), |name| name.to_string_lossy().into_owned())
            }
            Self::Bytes { name, .. } => name.clone(),
        }
    }
}

/// What became of one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileResult {
    /// The file as it was named.
    pub file: String,
    /// The document, where the file could be opened.
    pub document: Option<DocumentId>,
    /// The candidate, where the file could be opened.
    pub candidate: Option<CandidateId>,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "outcome")]
pub enum Outcome {
    /// New in the casebook.
    Added,
    /// Known to the casebook, and now also in this opening.
    Linked,
    /// Known, and in this opening already: nothing was added.
    AlreadyHere,
    /// Kept, but a person has to look at it.
    NeedsALook {
        /// How reading went.
        status: ReadStatus,
        /// One sentence.
        reason: String,
    },
    /// Could not be opened; nothing was kept.
    Failed {
        /// One sentence.
        reason: String,
    },
}

/// What became of an import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportReport {
    /// One result a file, in the order of the files, up to where it was cancelled.
    pub files: Vec<FileResult>,
    /// Whether it was cancelled before the end.
    pub cancelled: bool,
}
