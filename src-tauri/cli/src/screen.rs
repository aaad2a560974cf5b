//! `assay screen`: the screening table of a seat.

use std::io;

use casebook::model::{ScreenQuery, ScreenRow, ScreenScope};
use evidence::assessment::{Knowledge, Verdict};
use evidence::vocabulary::RoleId;
use serde::Serialize;

use crate::Outcome;
use crate::casebook_dir::CasebookArgs;

/// The arguments of `assay screen`.
#[derive(clap::Args)]
pub struct Args {
    /// The seat.
    #[arg(long, value_name = "ID")]
    role: String,
    #[command(flatten)]
    casebook: CasebookArgs,
    /// One JSON object a line.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// As CSV with a header row; a cell that a spreadsheet would take for a formula gets a ' in front.
    #[arg(long)]
    csv: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    candidate: &'a str,
    name: &'a str,
    title: &'a str,
    employer: &'a str,
    document: &'a str,
    file: &'a str,
    status: &'a str,
    role: &'a str,
    verdict: Verdict,
    dimensions: serde_json::Map<String, serde_json::Value>,
    flags: &'a [String],
    flag: &'a str,
    points_to: Option<&'a str>,
    quote: &'a str,
    knowledge: &'a str,
}

/// Prints every candidate, the strongest evidence first.
pub fn run(args: &Args) -> Outcome {
    match screen(args) {
        Ok(()) => Outcome::Done,
        Err(message) => Outcome::WrongCall(message),
    }
}

fn screen(args: &Args) -> Result<(), String> {
    let role = RoleId::from(args.role.as_str());
    let judge = Knowledge::shipped();
    if judge.role(&role).is_none() {
        let known: Vec<&str> = judge.roles().iter().map(|role| role.id.as_str()).collect();
        return Err(format!("there is no role `{role}`; the roles are {}", known.join(", ")));
    }
    let casebook = args.casebook.open()?;
    casebook.refresh(None, judge, |_, _| ()).map_err(|error| error.to_string())?;
    let table =
        casebook.screen(&ScreenQuery::all(ScreenScope::Role(role))).map_err(|error| error.to_string())?;
    if args.csv {
        return write_csv(&table.rows).map_err(|error| format!("the table could not be written: {error}"));
    }
    for row in &table.rows {
        println!("{}", if args.json { json(row, &args.role) } else { readable(row) });
    }
    Ok(())
}

fn json(row: &ScreenRow, role: &str) -> String {
    let line = Line {
        candidate: row.candidate.as_str(),
        name: &row.name,
        title: &row.title,
        employer: &row.employer,
        document: row.document.as_str(),
        file: &row.file_name,
        status: row.status.word(),
        role,
        verdict: row.verdict,
        dimensions: row.tiers.iter().map(|(id, tier)| (id.clone(), (*tier).into())).collect(),
        flags: &row.flags,
        flag: &row.flag_line,
        points_to: row.points_to.as_deref(),
        quote: &row.quote,
        knowledge: &row.knowledge,
    };
    serde_json::to_string(&line).unwrap_or_default()
}

fn readable(row: &ScreenRow) -> String {
    let quote = row.quote.split_whitespace().collect::<Vec<_>>().join(" ");
    let flag = if row.flag_line.is_empty() { String::new() } else { format!("\n    ⚑ {}", row.flag_line) };
    let quote = if quote.is_empty() { String::new() } else { format!("\n    “{quote}”") };
    format!("{:14} {} ({}){flag}{quote}", word(row.verdict), row.name, row.file_name)
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Evidenced => "evidenced",
        Verdict::Partial => "partial",
        Verdict::KeywordOnly => "keyword-only",
        Verdict::Unrelated => "unrelated",
        Verdict::NotAssessed => "not-assessed",
    }
}

fn write_csv(rows: &[ScreenRow]) -> Result<(), csv::Error> {
    let mut out = csv::Writer::from_writer(io::stdout().lock());
    let dimensions: Vec<&str> = rows
        .iter()
        .find(|row| !row.tiers.is_empty())
        .map_or_else(Vec::new, |row| row.tiers.iter().map(|(id, _)| id.as_str()).collect());
    let head = ["candidate", "name", "file", "status", "verdict"];
    let tail = ["flags", "flag", "points_to", "quote", "document"];
    out.write_record(head.iter().chain(&dimensions).chain(&tail))?;
    for row in rows {
        out.write_record(cells(row, dimensions.len()).iter().map(|cell| neutral(cell)))?;
    }
    out.flush()?;
    Ok(())
}

fn cells(row: &ScreenRow, dimensions: usize) -> Vec<String> {
    let mut cells = vec![
        row.candidate.to_string(),
        row.name.clone(),
        row.file_name.clone(),
        row.status.word().to_owned(),
        word(row.verdict).to_owned(),
    ];
    let tier =
        |at: usize| row.tiers.get(at).and_then(|(_, tier)| *tier).map_or_else(String::new, |t| t.to_string());
    cells.extend((0..dimensions).map(tier));
    cells.extend([
        row.flags.join(" "),
        row.flag_line.clone(),
        row.points_to.clone().unwrap_or_default(),
        row.quote.clone(),
        row.document.to_string(),
    ]);
    cells
}

/// The cell as no spreadsheet takes it for a formula.
fn neutral(cell: &str) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::neutral;

    #[test]
    fn no_cell_begins_like_a_formula() {
        for start in ["=1+1", "+1", "-1", "@sum", "\tx", "\rx"] {
            assert_eq!(neutral(start), format!("'{start}"));
        }
        assert_eq!(neutral("2 = 1 + 1"), "2 = 1 + 1");
        assert_eq!(neutral(""), "");
    }
}
