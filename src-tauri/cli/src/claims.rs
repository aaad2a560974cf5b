//! `assay claims`: read single sentences, to measure the reader of claims.

use std::collections::BTreeMap;
use std::path::PathBuf;

use evidence::assessment::Knowledge;
use evidence::claim::{Agency, ObjectClass, Slot, Stance, WhoseScale, read_bullet};
use evidence::flag::credits;
use evidence::resume::Section;
use evidence::vocabulary::SEATS;
use serde::{Deserialize, Serialize};

use crate::Outcome;

/// The arguments of `assay claims`.
#[derive(clap::Args)]
pub struct Args {
    /// A CSV file with the columns sentence, section, title.
    file: PathBuf,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Deserialize)]
struct Row {
    sentence: String,
    #[serde(default)]
    section: String,
    #[serde(default)]
    title: String,
}

#[derive(Serialize)]
struct Line {
    row: usize,
    stance: Stance,
    agency: Agency,
    object: ObjectClass,
    seats: BTreeMap<&'static str, u8>,
    whose_scale: WhoseScale,
    slots: Vec<Slot>,
}

/// Prints what is read from each sentence.
pub fn run(args: &Args) -> Outcome {
    let mut reader = match csv::Reader::from_path(&args.file) {
        Ok(reader) => reader,
        Err(error) => {
            return Outcome::WrongCall(format!("{}: {error}; check the path", args.file.display()));
        }
    };
    let mut all = true;
    for (index, row) in reader.deserialize::<Row>().enumerate() {
        match row {
            Ok(row) => println!("{}", shown(&line(index + 1, &row), args.json)),
            Err(error) => {
                eprintln!("assay: {}: row {}: {error}", args.file.display(), index + 1);
                all = false;
            }
        }
    }
    if all { Outcome::Done } else { Outcome::SomeFailed }
}

fn line(number: usize, row: &Row) -> Line {
    let knowledge = Knowledge::shipped();
    let section = Section::from_id(&row.section).unwrap_or_default();
    let claims = read_bullet(knowledge.lexicon(), &row.sentence, section, &row.title);
    let main = claims.iter().max_by_key(|claim| (claim.tier, claim.slots.count()));
    let mut seats = BTreeMap::new();
    for claim in &claims {
        for (seat, tier) in credits(knowledge, claim) {
            if let Some(id) = SEATS.get(seat) {
                let best = seats.entry(*id).or_insert(tier);
                *best = tier.max(*best);
            }
        }
    }
    Line {
        row: number,
        stance: main.map_or(Stance::None, |c| c.stance),
        agency: main.map_or(Agency::Exposed, |c| c.agency),
        object: main.map_or(ObjectClass::None, evidence::claim::Claim::object),
        seats,
        whose_scale: main.map_or(WhoseScale::None, |c| c.whose),
        slots: main.map(|c| c.slots.list()).unwrap_or_default(),
    }
}

fn shown(line: &Line, json: bool) -> String {
    if json {
        return serde_json::to_string(line).unwrap_or_default();
    }
    let seats: Vec<String> = line.seats.iter().map(|(seat, tier)| format!("{seat} T{tier}")).collect();
    format!("{:>4}  {:?} {:?} {}  {}", line.row, line.agency, line.stance, line.object.id(), seats.join(", "))
}
