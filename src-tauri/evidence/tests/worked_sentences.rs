//! Sentences worked out by hand: the tier that a careful reader gives each of them for the seats that it touches.
//!
//! A row's `tiers` hold a tier or a range for each seat. Its `today` holds what the reader gives where it is still wrong;
//! such an answer is asserted too, so that a change for the better shows as a row to correct.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are part of the test")]

use std::collections::BTreeMap;

use evidence::assessment::Knowledge;
use evidence::claim::read_bullet;
use evidence::flag::credits;
use evidence::resume::Section;
use evidence::vocabulary::SEATS;

const WORKED: &str = include_str!("worked_sentences.csv");

struct Row {
    sentence: String,
    section: String,
    tiers: BTreeMap<String, (u8, u8)>,
    today: BTreeMap<String, (u8, u8)>,
}

fn rows() -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(WORKED.as_bytes());
    let cell = |record: &csv::StringRecord, at: usize| record.get(at).unwrap_or_default().to_owned();
    let records = reader.records().map(Result::unwrap);
    records
        .map(|r| Row {
            sentence: cell(&r, 0),
            section: cell(&r, 1),
            tiers: tiers(&cell(&r, 2)),
            today: tiers(&cell(&r, 3)),
        })
        .collect()
}

fn tiers(cell: &str) -> BTreeMap<String, (u8, u8)> {
    cell.split(';')
        .filter_map(|entry| entry.split_once(':'))
        .map(|(seat, tier)| {
            let (low, high) = tier.split_once('-').unwrap_or((tier, tier));
            (seat.to_owned(), (low.parse().unwrap(), high.parse().unwrap()))
        })
        .collect()
}

fn read(row: &Row) -> BTreeMap<&'static str, u8> {
    let knowledge = Knowledge::shipped();
    let section = Section::from_id(&row.section).unwrap_or_default();
    let mut best = BTreeMap::new();
    for claim in read_bullet(knowledge.lexicon(), &row.sentence, section, "") {
        for (seat, tier) in credits(knowledge, &claim) {
            let entry = best.entry(SEATS[seat]).or_insert(tier);
            *entry = tier.max(*entry);
        }
    }
    best
}

#[test]
fn every_worked_sentence_reads_as_it_should_or_as_it_is_known_to() {
    let mut wrong = Vec::new();
    for (number, row) in rows().iter().enumerate() {
        let given = read(row);
        for (seat, range) in &row.tiers {
            let (low, high) = row.today.get(seat).unwrap_or(range);
            let tier = given.get(seat.as_str()).copied().unwrap_or(0);
            if tier < *low || tier > *high {
                wrong.push(format!(
                    "row {}: {seat} is T{tier}, the row says T{low}-T{high}: {}",
                    number + 2,
                    row.sentence
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} answers changed:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_known_wrong_answer_is_still_wrong() {
    for row in rows() {
        for (seat, (today, _)) in &row.today {
            let (low, high) = row.tiers[seat];
            assert!(
                *today < low || *today > high,
                "this row needs no `today` for {seat} any more: {}",
                row.sentence
            );
        }
    }
}

#[test]
fn two_thirds_of_the_worked_sentences_read_right() {
    let rows = rows();
    let right = rows.iter().filter(|row| row.today.is_empty()).count();
    assert!(right * 3 >= rows.len() * 2, "{right} of {}", rows.len());
}
