//! `assay import`: files into a casebook. Importing again adds nothing.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use casebook::Import;
use casebook::intake::{FileResult, Intake, Outcome as Became};
use evidence::assessment::Knowledge;
use reading::{Pool, folder};
use serde::Serialize;

use crate::casebook_dir::CasebookArgs;
use crate::{Outcome, files};

/// The arguments of `assay import`.
#[derive(clap::Args)]
pub struct Args {
    /// Files and folders.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    casebook: CasebookArgs,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    result: &'a str,
    document: Option<&'a str>,
    candidate: Option<&'a str>,
    status: Option<&'a str>,
    reason: Option<&'a str>,
}

/// Imports the files and the documents in folders and prints a line for each, in their order; then one for each file
/// of a folder that is no document.
pub fn run(args: &Args) -> Outcome {
    match import(args) {
        Ok(true) => Outcome::Done,
        Ok(false) => Outcome::SomeFailed,
        Err(message) => Outcome::WrongCall(message),
    }
}

fn import(args: &Args) -> Result<bool, String> {
    files::must_exist(&args.paths)?;
    let found = folder::documents(&args.paths);
    let files: Vec<Intake> = found.documents.into_iter().map(Intake::File).collect();
    let casebook = args.casebook.open_or_create()?;
    let pool = Pool::of_this_binary().map_err(|error| format!("the reader could not be started: {error}"))?;
    let judge = Knowledge::shipped();
    let how = Import {
        by: None,
        opening: None,
        reader: &pool,
        judge,
        threads: pool.size(),
        cancel: &AtomicBool::new(false),
    };
    casebook.refresh(None, judge, |_, _| ()).map_err(|error| error.to_string())?;
    let mut all = true;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut broken = None;
    let report = casebook.import(&files, &how, |done, results| {
        eprintln!("{done} of {} files", files.len());
        for result in results {
            all &= !matches!(result.outcome, Became::Failed { .. } | Became::NeedsALook { .. });
            broken = broken.take().or(writeln!(out, "{}", line(result, args.json)).err());
        }
    });
    report.map_err(|error| error.to_string())?;
    casebook.close().map_err(|error| error.to_string())?;
    for path in &found.left_out {
        broken = broken.or(writeln!(out, "{}", left_out(path, args.json)).err());
    }
    match broken.or_else(|| out.flush().err()) {
        Some(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the result could not be written: {error}"))
        }
        _ => Ok(all),
    }
}

fn line(result: &FileResult, json: bool) -> String {
    let (word, status, reason) = match &result.outcome {
        Became::Added => ("added", None, None),
        Became::Linked => ("linked", None, None),
        Became::AlreadyHere => ("already-here", None, None),
        Became::NeedsALook { status, reason } => ("needs-a-look", Some(status.word()), Some(reason.as_str())),
        Became::Failed { reason } => ("failed", None, Some(reason.as_str())),
    };
    let line = Line {
        file: &result.file,
        result: word,
        document: result.document.as_ref().map(casebook::id::DocumentId::as_str),
        candidate: result.candidate.as_ref().map(casebook::id::CandidateId::as_str),
        status,
        reason,
    };
    written(&line, json)
}

fn left_out(path: &Path, json: bool) -> String {
    let file = path.display().to_string();
    let reason = Some("resumes do not come in this kind of file; name the file itself to import it");
    let line =
        Line { file: &file, result: "left-out", document: None, candidate: None, status: None, reason };
    written(&line, json)
}

fn written(line: &Line<'_>, json: bool) -> String {
    if json {
        return serde_json::to_string(line).unwrap_or_default();
    }
    let reason = line.reason.map_or_else(String::new, |reason| format!(": {reason}"));
    format!("{:13} {}{reason}", line.result, line.file)
}
