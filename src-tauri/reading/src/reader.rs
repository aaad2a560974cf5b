//! The one call every format stands behind, and what it answers.

use std::panic::{AssertUnwindSafe, catch_unwind};

use evidence::document::{Document, Notice};
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::format;
use crate::limits::Limits;

/// How the reading of a file ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The document's visible text was read.
    Read,
    /// The file is whole and shows no text: most often a scan.
    NoText,
    /// A password stands before the content.
    Encrypted,
    /// None of the formats read here.
    Unsupported,
    /// The content breaks the rules of its format, or a worker process died on it.
    Damaged,
    /// Some part of the file exceeds a limit.
    TooLarge,
    /// Reading took longer than it may.
    TimedOut,
}

impl Status {
    /// The word used on the command line and in stored data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::NoText => "no-text",
            Self::Encrypted => "encrypted",
            Self::Unsupported => "unsupported",
            Self::Damaged => "damaged",
            Self::TooLarge => "too-large",
            Self::TimedOut => "timed-out",
        }
    }

    /// The status of that id.
    pub fn from_id(id: &str) -> Option<Self> {
        use Status::{Damaged, Encrypted, NoText, Read, TimedOut, TooLarge, Unsupported};
        [Read, NoText, Encrypted, Unsupported, Damaged, TooLarge, TimedOut].into_iter().find(|s| s.id() == id)
    }
}

/// What the reading of one file gave.
///
/// `document` is present exactly where the status is [`Status::Read`] or [`Status::NoText`]; in the latter case its
/// text is blank and it may still hold hidden text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    /// How it ended.
    pub status: Status,
    /// The document.
    pub document: Option<Document>,
    /// Why there is no document.
    refusal: Vec<Notice>,
}

impl Reading {
    /// A reading that gave a document; one without a visible word is [`Status::NoText`].
    pub fn of(mut document: Document) -> Self {
        if document.text().trim().is_empty() {
            document.notices.push(Notice::new("no-text", "no visible text was found; it may be a scan"));
            return Self { status: Status::NoText, document: Some(document), refusal: Vec::new() };
        }
        Self { status: Status::Read, document: Some(document), refusal: Vec::new() }
    }

    /// A reading that gave none.
    pub fn refused(fault: &Fault) -> Self {
        let status = match fault {
            Fault::Unsupported(_) => Status::Unsupported,
            Fault::Encrypted => Status::Encrypted,
            Fault::Damaged(_) => Status::Damaged,
            Fault::TooLarge(_) => Status::TooLarge,
            Fault::TimedOut => Status::TimedOut,
        };
        Self { status, document: None, refusal: vec![Notice::new(status.id(), fault.to_string())] }
    }

    /// A reading with these parts, if they fit together.
    pub(crate) fn with_document(status: Status, document: Document) -> Option<Self> {
        let fits = matches!(status, Status::Read | Status::NoText);
        fits.then_some(Self { status, document: Some(document), refusal: Vec::new() })
    }

    /// A reading without a document, if its status allows that.
    pub(crate) fn without_document(status: Status, refusal: Vec<Notice>) -> Option<Self> {
        let fits = !matches!(status, Status::Read | Status::NoText);
        fits.then_some(Self { status, document: None, refusal })
    }

    /// What a reader should know: the document's notices, or why there is none.
    pub fn notices(&self) -> &[Notice] {
        self.document.as_ref().map_or(&self.refusal, |document| &document.notices)
    }
}

/// Reads files, from any number of threads at once.
pub trait Reader: Send + Sync {
    /// Reads one file from its bytes. The name only breaks a tie between formats that look alike.
    fn read(&self, bytes: &[u8], name: &str) -> Reading;
}

/// Reads within this process: for tests and for text the app itself made. A hostile file can take the process along.
#[derive(Clone, Debug, Default)]
pub struct InProcess {
    /// How much one file may cost.
    pub limits: Limits,
}

impl Reader for InProcess {
    fn read(&self, bytes: &[u8], name: &str) -> Reading {
        read(bytes, name, &self.limits)
    }
}

/// Reads one file within this process.
///
/// Pure: the same bytes, name and limits give the same reading. A panic of a library becomes [`Status::Damaged`];
/// endless loops, exhausted memory and overflown stacks are held off only by a worker process.
pub fn read(bytes: &[u8], name: &str, limits: &Limits) -> Reading {
    if bytes.len() as u64 > limits.file_bytes {
        return Reading::refused(&Fault::too_large(format!("over {} MB", limits.file_bytes >> 20)));
    }
    let outcome = catch_unwind(AssertUnwindSafe(|| format::recognise(bytes, name)?.read(bytes, limits)));
    match outcome.unwrap_or_else(|_| Err(Fault::damaged("its structure could not be followed"))) {
        Ok(document) if document.text().len() > limits.text_bytes => {
            Reading::refused(&Fault::too_large("it holds more text than a resume can"))
        }
        Ok(document) => Reading::of(document),
        Err(fault) => Reading::refused(&fault),
    }
}
