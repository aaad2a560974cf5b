//! The read for one candidate in one opening.

use chrono::NaiveDate;

use super::words::{
    closed, date, enumerate, quoted, short, slot_words, tier_words, verdict_meaning, verdict_words,
};
use super::{Read, Section, Sentence, Source, cite, interviews};
use crate::assessment::{DimensionReading, Evidence};
use crate::claim::Tier;
use crate::document::Document;
use crate::flag::Judgement;
use crate::review::{Decision, Filed, Override};
use crate::scorecard::Scorecard;
use crate::span::Span;

/// At most so many places of the document stand behind one sentence.
const PLACES: usize = 3;

/// What the read says about a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatWords {
    /// Its name, such as `GPU Cluster Engineer`.
    pub name: String,
    /// Edition (hash) of the role data.
    pub edition: String,
    /// Id and name of each dimension, in the order of the role data.
    pub dimensions: Vec<(String, String)>,
}

impl SeatWords {
    fn dimension<'a>(&'a self, id: &'a str) -> &'a str {
        self.dimensions.iter().find(|(known, _)| known == id).map_or(id, |(_, name)| name)
    }
}

/// Everything that the read of one candidate may draw on.
#[derive(Clone, Copy, Debug)]
pub struct CandidateMaterial<'a> {
    /// Title of the opening.
    pub opening: &'a str,
    /// The day of the read.
    pub on: NaiveDate,
    /// The seat.
    pub seat: &'a SeatWords,
    /// What the candidate is called.
    pub candidate: &'a str,
    /// Name of the document's file.
    pub file: &'a str,
    /// The document.
    pub document: &'a Document,
    /// What the document shows for the seat.
    pub judgement: &'a Judgement,
    /// The scorecard that was walked; absent where the opening has none.
    pub scorecard: Option<&'a Scorecard>,
    /// The walks that the reader may read; drafts among them are left out.
    pub walks: &'a [&'a Filed],
    /// A named person's own verdict.
    pub verdict_override: Option<&'a Override>,
    /// The decision that holds.
    pub decision: Option<&'a Decision>,
}

/// Writes the read for one candidate. The same material gives the same read.
pub fn candidate(material: &CandidateMaterial<'_>) -> Read {
    let mut sections = vec![
        prose("The short answer", short_answer(material)),
        list("What the document shows", shown(material)),
        list("What is only named", only_named(material)),
        list("What to look at", flagged(material)),
    ];
    sections.extend(interviews::sections(material));
    sections.push(list("What is open", open(material)));
    sections.push(prose("Decision", material.decision.map(decided).into_iter().collect()));
    sections.retain(|section| !section.sentences.is_empty());
    Read {
        title: material.candidate.to_owned(),
        subtitle: subtitle(material),
        sections,
        footer: footer(material),
    }
}

pub(super) fn prose(heading: &str, sentences: Vec<Sentence>) -> Section {
    Section { heading: heading.to_owned(), list: false, sentences }
}

pub(super) fn list(heading: &str, sentences: Vec<Sentence>) -> Section {
    Section { heading: heading.to_owned(), list: true, sentences }
}

fn subtitle(material: &CandidateMaterial<'_>) -> String {
    let seat = &material.seat.name;
    let opening =
        if material.opening == *seat { String::new() } else { format!(", opening {}", material.opening) };
    format!("For the seat {seat}{opening}. {}.", date(material.on))
}

fn footer(material: &CandidateMaterial<'_>) -> String {
    let scorecard = material.scorecard.map(|s| format!(", scorecard edition {}", short(s.hash())));
    format!(
        "Read with role data of {}, edition {}{}. Text of {}: {}. The same files give the same words. This describes a \
         document and answers, not a person’s worth, and decides nothing.",
        material.seat.name,
        short(&material.seat.edition),
        scorecard.unwrap_or_default(),
        material.file,
        short(&material.document.text_hash()),
    )
}

fn short_answer(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let judgement = material.judgement;
    let mut said = vec![verdict(material)];
    if let Some(it) = material.verdict_override {
        let text = format!("{} reads it otherwise: {}.", it.by.name, verdict_words(it.verdict));
        said.push(Sentence::new(text, cite::verdict(it)));
    }
    if !judgement.why.trim().is_empty() {
        said.extend(Sentence::from_sources(closed(&judgement.why), grounds(material)));
    }
    said
}

/// The verdict with the words it rests on.
pub(super) fn verdict(material: &CandidateMaterial<'_>) -> Sentence {
    let verdict = material.judgement.assessment.verdict;
    let text = format!("{}: {}.", verdict_words(verdict), verdict_meaning(verdict));
    grounds(material).into_iter().fold(Sentence::new(text, first_ground(material)), Sentence::and)
}

/// The strongest claims and the words of the flags; the whole document where there are none.
fn grounds(material: &CandidateMaterial<'_>) -> Vec<Source> {
    let judgement = material.judgement;
    let evidence = judgement.assessment.evidence.iter().map(|e| e.span).take(PLACES);
    let flags = judgement.flags.iter().flat_map(|f| &f.quotes).copied().take(PLACES);
    let spans: Vec<Span> = evidence.chain(flags).collect();
    if spans.is_empty() {
        return vec![first_ground(material)];
    }
    spans.into_iter().map(|span| cite::words(material, span)).collect()
}

fn first_ground(material: &CandidateMaterial<'_>) -> Source {
    let judgement = material.judgement;
    let evidence = judgement.assessment.evidence.first().map(|e| e.span);
    let flag = || judgement.flags.iter().find_map(|f| f.quotes.first().copied());
    evidence.or_else(flag).map_or_else(|| cite::whole(material), |span| cite::words(material, span))
}

fn shown(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let dimensions = &material.judgement.assessment.dimensions;
    let claimed = dimensions.iter().filter(|d| d.tier.is_some_and(|t| t > Tier::Mention));
    let mut said: Vec<Sentence> = claimed.map(|d| dimension(material, d)).collect();
    let missing: Vec<&str> = dimensions
        .iter()
        .filter(|d| d.tier.is_none())
        .map(|d| material.seat.dimension(&d.dimension))
        .collect();
    if !missing.is_empty() {
        let text = format!("Not found in the document: {}.", enumerate(&missing));
        said.push(Sentence::new(text, cite::whole(material)));
    }
    said
}

fn dimension(material: &CandidateMaterial<'_>, reading: &DimensionReading) -> Sentence {
    let name = material.seat.dimension(&reading.dimension);
    let tier = reading.tier.unwrap_or_default();
    let mine = |e: &&Evidence| e.dimension == reading.dimension;
    let claims: Vec<&Evidence> = material.judgement.assessment.evidence.iter().filter(mine).collect();
    let slots = claims.first().map(|e| slot_words(&e.slots)).filter(|words| !words.is_empty());
    let states = slots.map(|words| format!(" It states {words}.")).unwrap_or_default();
    let best = reading.best.or_else(|| claims.first().map(|e| e.span));
    let quote = best.map(|s| material.document.slice(s)).filter(|q| !q.trim().is_empty());
    let quote = quote.map(|q| format!(" {}", quoted(q))).unwrap_or_default();
    let text = format!("{name}: {}.{states}{quote}", tier_words(tier));
    let first = best.map_or_else(|| cite::whole(material), |span| cite::words(material, span));
    let more = claims.iter().take(PLACES).map(|e| cite::words(material, e.span));
    more.fold(Sentence::new(text, first), Sentence::and)
}

fn only_named(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let assessment = &material.judgement.assessment;
    let named: Vec<&str> = assessment
        .dimensions
        .iter()
        .filter(|d| d.tier == Some(Tier::Mention))
        .map(|d| material.seat.dimension(&d.dimension))
        .collect();
    let bare = |m: &&Span| !assessment.evidence.iter().any(|e| e.span.overlaps(**m));
    let places: Vec<Source> =
        assessment.mentions.iter().filter(bare).map(|m| cite::line(material, *m)).take(PLACES).collect();
    let mut said = Vec::new();
    if !named.is_empty() {
        let text = format!("Named without a claim: {}.", enumerate(&named));
        said.extend(Sentence::from_sources(text, or_whole(material, places.clone())));
    }
    if assessment.keyword_screen.passed {
        let terms = enumerate(&assessment.keyword_screen.terms);
        let text = format!(
            "A keyword filter would pass this document for {terms}; the words alone show no ownership."
        );
        said.extend(Sentence::from_sources(text, or_whole(material, places)));
    }
    said
}

fn or_whole(material: &CandidateMaterial<'_>, places: Vec<Source>) -> Vec<Source> {
    if places.is_empty() { vec![cite::whole(material)] } else { places }
}

fn flagged(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let flags = material.judgement.flags.iter();
    flags
        .filter_map(|flag| {
            let places = flag.quotes.iter().take(PLACES).map(|span| cite::words(material, *span)).collect();
            Sentence::from_sources(closed(&flag.line), or_whole(material, places))
        })
        .collect()
}

fn open(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let judgement = material.judgement;
    let mut said = Vec::new();
    if !judgement.would_flip.trim().is_empty() {
        let text = format!("What would settle it: {}", closed(&judgement.would_flip));
        said.push(Sentence::new(text, cite::seat(material, "")));
    }
    let asks = judgement.ask.iter().filter(|ask| !ask.trim().is_empty());
    said.extend(asks.map(|ask| Sentence::new(format!("Ask: {}", closed(ask)), cite::seat(material, ""))));
    said.extend(interviews::open(material));
    said
}

pub(super) fn decided(decision: &Decision) -> Sentence {
    let choice = match &decision.choice {
        crate::review::Choice::OtherSeat { role } => format!("{} ({role})", decision.choice.words()),
        choice => choice.words().to_owned(),
    };
    let text = format!("{} decided: {choice}. Reason: {}", decision.by.name, closed(&decision.reason));
    Sentence::new(text, cite::decision(decision))
}
