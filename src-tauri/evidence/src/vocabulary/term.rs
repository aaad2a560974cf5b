//! One term of the vocabulary with its weight per seat and its senses.

use super::file::DataFile;
use super::role_id::SEATS;
use crate::fault::Fault;

/// What a term says of a seat by being there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Nothing.
    #[default]
    Neutral,
    /// It belongs to this seat and to its neighbours alike.
    Shared,
    /// It supports the seat.
    Supporting,
    /// It belongs to the seat's core.
    Core,
}

/// How a term's spelling is matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// As a word in any case.
    Word,
    /// In exactly this case.
    Case,
    /// As a word in any case, where its neighbours show the sense of the field.
    Context,
}

/// A term of the vocabulary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// As it is shown.
    pub name: String,
    /// Other spellings.
    pub aliases: Vec<String>,
    /// Group, such as `fabric`.
    pub category: String,
    /// Weight for each seat, in the order of [`SEATS`].
    pub weights: [Weight; SEATS.len()],
    /// How it is matched.
    pub matching: Match,
    /// Words that show the sense of the field; one of them must stand close by where `matching` is `context`.
    pub near: Vec<String>,
    /// Words that show another sense.
    pub not_near: Vec<String>,
}

const COLUMNS: [&str; 15] = [
    "term", "aliases", "category", SEATS[0], SEATS[1], SEATS[2], SEATS[3], SEATS[4], SEATS[5], SEATS[6],
    SEATS[7], "match", "near", "not_near", "signal",
];

/// Reads `vocabulary.csv`.
pub fn parse(file: DataFile<'_>, faults: &mut Vec<Fault>) -> Vec<Term> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(file.text.as_bytes());
    let header: Vec<String> =
        reader.headers().map(|h| h.iter().map(str::to_owned).collect()).unwrap_or_default();
    if let Some(missing) = COLUMNS.iter().find(|name| !header.iter().any(|h| h == *name)) {
        faults.push(Fault::at(
            file.path,
            file.text,
            0,
            format!("Add the column `{missing}` to the first line."),
        ));
        return Vec::new();
    }
    let mut terms = Vec::new();
    for record in reader.records() {
        match record {
            Ok(record) => {
                let at = record.position().map_or(0, |p| p.byte() as usize);
                let field = |name: &str| {
                    header
                        .iter()
                        .position(|h| h == name)
                        .and_then(|i| record.get(i))
                        .unwrap_or_default()
                        .trim()
                };
                match term(&field) {
                    Ok(term) => terms.push(term),
                    Err(message) => faults.push(Fault::at(file.path, file.text, at, message)),
                }
            }
            Err(error) => {
                let at = error.position().map_or(0, |p| p.byte() as usize);
                faults.push(Fault::at(file.path, file.text, at, "Close the quotation mark of this line."));
            }
        }
    }
    terms
}

fn term<'a>(field: &impl Fn(&str) -> &'a str) -> Result<Term, String> {
    let name = field("term").to_owned();
    if name.is_empty() {
        return Err("Give the term a name in its first column.".to_owned());
    }
    let mut weights = [Weight::Neutral; SEATS.len()];
    for (weight, seat) in weights.iter_mut().zip(SEATS) {
        *weight = match field(seat) {
            "" | "neutral" => Weight::Neutral,
            "shared" => Weight::Shared,
            "supporting" => Weight::Supporting,
            "core" => Weight::Core,
            other => {
                return Err(format!("Write core, supporting, shared or nothing for {seat}, not `{other}`."));
            }
        };
    }
    let matching = match field("match") {
        "word" => Match::Word,
        "case" => Match::Case,
        "context" => Match::Context,
        other => return Err(format!("Write word, case or context as the match of `{name}`, not `{other}`.")),
    };
    let near = list(field("near"));
    if matching == Match::Context && near.is_empty() {
        return Err(format!("Name the words that show the sense of `{name}` in the column near."));
    }
    Ok(Term {
        aliases: list(field("aliases")),
        category: field("category").to_owned(),
        near,
        not_near: list(field("not_near")),
        name,
        weights,
        matching,
    })
}

fn list(cell: &str) -> Vec<String> {
    cell.split(';').map(str::trim).filter(|entry| !entry.is_empty()).map(str::to_owned).collect()
}
