//! Files on their way in, and those that wait for a person.

use std::path::{Path, PathBuf};

use casebook::intake::{self, Outcome, ReadStatus};
use casebook::model::UnreadDocument;
use serde::{Deserialize, Serialize};
use specta::Type;

use super::time;
use crate::fault::sentence;

/// Said of each file of a folder that was not taken.
const LEFT_OUT: &str =
    "Resumes do not come in this kind of file. Choose the file itself to add it all the same.";

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum FileOutcome {
    /// A new candidate.
    Added,
    /// In this opening already.
    AlreadyHere,
    /// Kept, not assessed.
    NeedsLook,
    /// Not kept.
    NotRead,
    /// Of another kind, in a folder; not taken.
    LeftOut,
}

/// What became of one file, with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FileResult {
    /// The file's name.
    pub file_name: String,
    /// What became of it.
    pub outcome: FileOutcome,
    /// One sentence; empty for `added`.
    pub detail: String,
}

/// How far an import has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportProgress {
    /// Files done.
    pub done: u32,
    /// Files in all.
    pub total: u32,
    /// The last file that was read.
    pub current: String,
    /// New candidates.
    pub added: u32,
    /// In this opening already.
    pub already_here: u32,
    /// Kept, not assessed.
    pub needs_look: u32,
    /// Not kept.
    pub not_read: u32,
    /// Files in folders that are no documents; not among the total.
    pub left_out: u32,
}

/// What became of an import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct ImportSummary {
    /// The counts.
    #[serde(flatten)]
    pub progress: ImportProgress,
    /// True where a person stopped it.
    pub cancelled: bool,
    /// In the order of the files.
    pub files: Vec<FileResult>,
}

/// Why a file waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum LookReason {
    /// No text in it.
    NoText,
    /// Behind a password.
    Encrypted,
    /// Broken.
    Damaged,
    /// A kind that is not read.
    Unsupported,
    /// Beyond the limits.
    TooLarge,
    /// Took too long.
    TimedOut,
}

/// What can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// Give it the text.
    Paste,
    /// Leave it out.
    Dismiss,
}

/// A file that waits for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LookItem {
    /// Id of its document.
    pub id: String,
    /// The file's name.
    pub file_name: String,
    /// Why it waits.
    pub reason: LookReason,
    /// One sentence for a recruiter.
    pub detail: String,
    /// When it came.
    pub imported_at: String,
    /// Its row in the table.
    pub candidate_id: Option<String>,
    /// The best first.
    pub remedies: Vec<Remedy>,
}

/// What a person does about it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Type)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Resolution {
    /// The text, copied by a person.
    Paste {
        /// The text.
        text: String,
    },
    /// Take it as it was read.
    Accept,
    /// Leave it out.
    Dismiss {
        /// Why.
        reason: String,
    },
}

/// A file's outcome for the interface.
pub fn file_result(result: &intake::FileResult) -> FileResult {
    let (outcome, detail) = match &result.outcome {
        Outcome::Added => (FileOutcome::Added, String::new()),
        Outcome::Linked => {
            (FileOutcome::Added, "Known from another opening, and now here as well.".to_owned())
        }
        Outcome::AlreadyHere => (FileOutcome::AlreadyHere, "Already here. Nothing added.".to_owned()),
        Outcome::NeedsALook { reason, .. } => (FileOutcome::NeedsLook, sentence(reason)),
        Outcome::Failed { reason } => (FileOutcome::NotRead, sentence(reason)),
    };
    FileResult { file_name: file_name(Path::new(&result.file)), outcome, detail }
}

fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// A document that waits, for the interface.
pub fn look_item(unread: &UnreadDocument) -> LookItem {
    LookItem {
        id: unread.document.to_string(),
        file_name: unread.file_name.clone(),
        reason: look_reason(unread.status),
        detail: sentence(&unread.reason),
        imported_at: time(unread.added),
        candidate_id: Some(unread.candidate.to_string()),
        remedies: vec![Remedy::Paste, Remedy::Dismiss],
    }
}

const fn look_reason(status: ReadStatus) -> LookReason {
    match status {
        ReadStatus::NoText => LookReason::NoText,
        ReadStatus::Encrypted => LookReason::Encrypted,
        ReadStatus::Unsupported => LookReason::Unsupported,
        ReadStatus::TooLarge => LookReason::TooLarge,
        ReadStatus::TimedOut => LookReason::TimedOut,
        // A document that was read never waits.
        ReadStatus::Damaged | ReadStatus::Read => LookReason::Damaged,
    }
}

impl ImportProgress {
    /// Nothing done of so many files.
    pub fn of(total: usize) -> Self {
        Self { total: total as u32, ..Self::default() }
    }

    /// Counts one file more.
    pub fn count(&mut self, file: &FileResult) {
        let counter = match file.outcome {
            FileOutcome::Added => &mut self.added,
            FileOutcome::AlreadyHere => &mut self.already_here,
            FileOutcome::NeedsLook => &mut self.needs_look,
            FileOutcome::NotRead => &mut self.not_read,
            FileOutcome::LeftOut => &mut self.left_out,
        };
        *counter += 1;
        self.done = self.added + self.already_here + self.needs_look + self.not_read;
        self.current.clone_from(&file.file_name);
    }
}

impl ImportSummary {
    /// The same, with the files of folders that were not taken.
    pub fn and_left_out(mut self, paths: &[PathBuf]) -> Self {
        self.progress.left_out = paths.len() as u32;
        let left_out = |path: &PathBuf| FileResult {
            file_name: file_name(path),
            outcome: FileOutcome::LeftOut,
            detail: LEFT_OUT.to_owned(),
        };
        self.files.extend(paths.iter().map(left_out));
        self
    }
}

/// What became of an import of so many files.
pub fn import_summary(report: &intake::ImportReport, total: usize) -> ImportSummary {
    let files: Vec<FileResult> = report.files.iter().map(file_result).collect();
    let mut progress = ImportProgress::of(total);
    for file in &files {
        progress.count(file);
    }
    progress.current.clear();
    ImportSummary { progress, cancelled: report.cancelled, files }
}
