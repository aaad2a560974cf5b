//! `assay verify` and `assay rebuild`: whether a casebook agrees with itself, and its derived parts anew.

use evidence::assessment::Knowledge;
use serde::Serialize;

use crate::Outcome;
use crate::casebook_dir::CasebookArgs;

/// The arguments of `assay verify` and `assay rebuild`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    casebook: CasebookArgs,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Rebuilt<'a> {
    documents: usize,
    knowledge: &'a str,
}

/// Checks store, encryption, originals, index and audit chain; prints a line for each.
pub fn verify(args: &Args) -> Outcome {
    let checked =
        args.casebook.open().and_then(|casebook| casebook.verify().map_err(|error| error.to_string()));
    match checked {
        Ok(found) => {
            for check in &found.checks {
                let word = if check.ok { "ok" } else { "fault" };
                let line = serde_json::to_string(check).unwrap_or_default();
                println!(
                    "{}",
                    if args.json { line } else { format!("{word:6} {}: {}", check.name, check.detail) }
                );
            }
            if found.ok() { Outcome::Done } else { Outcome::SomeFailed }
        }
        Err(message) => Outcome::WrongCall(message),
    }
}

/// Makes index and assessments anew from the store.
pub fn rebuild(args: &Args) -> Outcome {
    let judge = Knowledge::shipped();
    let progress = |done: usize, of: usize| eprintln!("{done} of {of} documents");
    let rebuilt = args
        .casebook
        .open()
        .and_then(|casebook| casebook.rebuild(None, judge, progress).map_err(|error| error.to_string()));
    match rebuilt {
        Ok(documents) => {
            let line = Rebuilt { documents, knowledge: judge.version() };
            let json = serde_json::to_string(&line).unwrap_or_default();
            println!(
                "{}",
                if args.json { json } else { format!("{documents} documents judged and indexed anew") }
            );
            Outcome::Done
        }
        Err(message) => Outcome::WrongCall(message),
    }
}
