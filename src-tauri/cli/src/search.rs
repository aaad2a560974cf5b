//! `assay search`: words, "phrases" and -not over a casebook.

use casebook::model::{Hit, SearchQuery};
use serde::Serialize;

use crate::Outcome;
use crate::casebook_dir::CasebookArgs;

/// The arguments of `assay search`.
#[derive(clap::Args)]
pub struct Args {
    /// Words (all must stand in the document), "phrases", -not.
    #[arg(allow_hyphen_values = true)]
    query: String,
    #[command(flatten)]
    casebook: CasebookArgs,
    /// Hits at most.
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit: usize,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    document: &'a str,
    candidate: &'a str,
    name: &'a str,
    file: &'a str,
    snippet: &'a str,
}

/// Prints the best hits, the best first.
pub fn run(args: &Args) -> Outcome {
    let query = SearchQuery { text: args.query.clone(), opening: None, limit: args.limit };
    let found =
        args.casebook.open().and_then(|casebook| casebook.search(&query).map_err(|error| error.to_string()));
    match found {
        Ok(result) => {
            result.hits.iter().for_each(|hit| println!("{}", line(hit, args.json)));
            eprintln!("{} of {} documents for {}", result.hits.len(), result.total, result.understood);
            Outcome::Done
        }
        Err(message) => Outcome::WrongCall(message),
    }
}

fn line(hit: &Hit, json: bool) -> String {
    if !json {
        let snippet = hit.snippet.split_whitespace().collect::<Vec<_>>().join(" ");
        return format!("{} ({})\n    {snippet}", hit.name, hit.file_name);
    }
    let line = Line {
        document: hit.document.as_str(),
        candidate: hit.candidate.as_str(),
        name: &hit.name,
        file: &hit.file_name,
        snippet: &hit.snippet,
    };
    serde_json::to_string(&line).unwrap_or_default()
}
