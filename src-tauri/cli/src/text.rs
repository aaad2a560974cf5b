//! `assay text`: what is read from a file.

use std::path::{Path, PathBuf};

use evidence::document::Notice;
use reading::Reading;
use serde::Serialize;

use crate::{Outcome, files};

/// The arguments of `assay text`.
#[derive(clap::Args)]
pub struct Args {
    /// Files and folders.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    file: String,
    status: &'a str,
    format: Option<&'a str>,
    pages: u32,
    text: &'a str,
    hidden_text: &'a str,
    notices: &'a [Notice],
}

/// Prints the text of each file.
pub fn run(args: &Args) -> Outcome {
    let files = match files::walk(&args.paths) {
        Ok(files) => files,
        Err(message) => return Outcome::WrongCall(message),
    };
    match files::each(&files, |path, reading| {
        (line(path, reading, args.json), reading.status == reading::Status::Read)
    }) {
        Ok(true) => Outcome::Done,
        Ok(false) => Outcome::SomeFailed,
        Err(message) => Outcome::WrongCall(message),
    }
}

fn line(path: &Path, reading: &Reading, json: bool) -> String {
    let document = reading.document.as_ref();
    let line = Line {
        file: path.display().to_string(),
        status: reading.status.id(),
        format: document.map(|d| d.format.id()),
        pages: document.map_or(0, |d| d.pages),
        text: document.map_or("", |d| d.text()),
        hidden_text: document.map_or("", |d| &d.hidden_text),
        notices: reading.notices(),
    };
    if json {
        return serde_json::to_string(&line).unwrap_or_default();
    }
    let notices: Vec<String> = line.notices.iter().map(|n| format!("  note: {}\n", n.detail)).collect();
    let notices = notices.concat();
    format!(
        "── {} ({}, {})\n{notices}{}",
        line.file,
        line.format.unwrap_or("unknown format"),
        line.status,
        line.text
    )
}
