//! The short read for a whole opening.

use chrono::NaiveDate;

use super::candidate::{decided, list, verdict};
use super::words::{closed, date, short};
use super::{CandidateMaterial, Read, SeatWords, Sentence};

/// Everything that the read of an opening may draw on.
#[derive(Clone, Copy, Debug)]
pub struct OpeningMaterial<'a> {
    /// Title of the opening.
    pub opening: &'a str,
    /// The day of the read.
    pub on: NaiveDate,
    /// The seat.
    pub seat: &'a SeatWords,
    /// Its candidates, in the order in which they are to stand; never a ranking.
    pub candidates: &'a [CandidateMaterial<'a>],
}

/// Writes the short read for an opening: who is decided and by whom, and what each document shows for those who are not.
pub fn opening(material: &OpeningMaterial<'_>) -> Read {
    let (decided, open): (Vec<_>, Vec<_>) = material.candidates.iter().partition(|c| c.decision.is_some());
    let mut sections = vec![
        list("Decided", decided.into_iter().filter_map(with_decision).collect()),
        list("Not decided yet", open.into_iter().map(with_verdict).collect()),
    ];
    sections.retain(|section| !section.sentences.is_empty());
    Read {
        title: material.opening.to_owned(),
        subtitle: subtitle(material),
        sections,
        footer: footer(material),
    }
}

fn with_decision(candidate: &CandidateMaterial<'_>) -> Option<Sentence> {
    let decision = decided(candidate.decision?);
    let document = verdict(candidate);
    let text = format!("{}. {} {}", candidate.candidate, decision.text(), document.text());
    Sentence::from_sources(text, decision.sources().iter().chain(document.sources()).cloned())
}

fn with_verdict(candidate: &CandidateMaterial<'_>) -> Sentence {
    let document = verdict(candidate);
    let flag = candidate.judgement.flags.first().map(|f| format!(" {}", closed(&f.line))).unwrap_or_default();
    document.reworded(format!("{}. {}{flag}", candidate.candidate, document.text()))
}

fn subtitle(material: &OpeningMaterial<'_>) -> String {
    let count = material.candidates.len();
    let people = if count == 1 { "1 candidate".to_owned() } else { format!("{count} candidates") };
    format!("Opening for the seat {}, {people}. {}.", material.seat.name, date(material.on))
}

fn footer(material: &OpeningMaterial<'_>) -> String {
    format!(
        "Read with role data of {}, edition {}. The same files give the same words. The order is no ranking; this \
         describes documents and decisions, and decides nothing.",
        material.seat.name,
        short(&material.seat.edition)
    )
}
