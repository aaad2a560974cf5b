//! What the interviews added to the read: answers, ratings side by side, what is open.

use super::candidate::list;
use super::words::{closed, enumerate, quoted};
use super::{CandidateMaterial, Field, Section, Sentence, Source, cite};
use crate::review::{Debrief, Filed, Row, debrief};
use crate::scorecard::{Answer, Capture, CaptureState, Question, Rating, Scorecard, coverage};

/// The sections about answers and ratings; empty ones where nobody has submitted a scorecard.
pub(super) fn sections(material: &CandidateMaterial<'_>) -> Vec<Section> {
    let Some(scorecard) = material.scorecard else { return Vec::new() };
    let walks = submitted(material);
    vec![
        list("What the interviews added", answers(scorecard, &walks)),
        list("Ratings side by side", ratings(scorecard, &walks)),
    ]
}

/// What the interviews leave open: questions that nobody rated, and what is handed to the panel.
pub(super) fn open(material: &CandidateMaterial<'_>) -> Vec<Sentence> {
    let Some(scorecard) = material.scorecard else { return Vec::new() };
    let walks = submitted(material);
    if walks.is_empty() {
        let text = "No interview has been submitted for this read.";
        return vec![Sentence::new(text, cite::seat(material, &scorecard.title))];
    }
    let questions = || scorecard.questions.iter();
    let untested = questions().filter_map(|question| unasked(material, question, &walks));
    let panel = questions().flat_map(|question| walks.iter().filter_map(move |w| for_panel(question, w)));
    untested.chain(panel).collect()
}

fn submitted<'a>(material: &CandidateMaterial<'a>) -> Vec<&'a Filed> {
    material.walks.iter().copied().filter(|filed| filed.submitted.is_some()).collect()
}

fn answers(scorecard: &Scorecard, walks: &[&Filed]) -> Vec<Sentence> {
    let pairs = scorecard.questions.iter().flat_map(|q| walks.iter().map(move |w| (q, *w)));
    pairs.filter_map(|(question, filed)| told(question, filed, filed.walk.answer(&question.id)?)).collect()
}

fn told(question: &Question, filed: &Filed, answer: &Answer) -> Option<Sentence> {
    let fields = [
        ("What broke", Field::Broke, &answer.broke),
        ("At what scale", Field::Scale, &answer.scale),
        ("What they personally changed", Field::Changed, &answer.changed),
    ];
    let mut parts: Vec<String> =
        fields.iter().filter_map(|(name, _, capture)| field(name, capture)).collect();
    if !answer.words.trim().is_empty() {
        parts.push(format!("In their words: {}", quoted(&answer.words)));
    }
    let source = cite::answer(question, filed, answer).or_else(|| {
        let (_, field, _) = fields.iter().find(|(_, _, c)| c.state == CaptureState::AskedNoAnswer)?;
        Some(cite::said(question, filed, *field, "Asked, no answer."))
    })?;
    let head = format!("{}, {}, to {}.", question.id.label(), question.title, filed.walk.by.name);
    Some(Sentence::new(format!("{head} {}", parts.join(" ")), source))
}

fn field(name: &str, capture: &Capture) -> Option<String> {
    match capture.state {
        CaptureState::Answered => capture.words().map(|words| format!("{name}: {}", closed(words))),
        CaptureState::AskedNoAnswer => Some(format!("{name}: asked, no answer.")),
        CaptureState::Open | CaptureState::NotAsked => None,
    }
}

/// Differences first, then what nobody rated, coverage, and the mean last.
fn ratings(scorecard: &Scorecard, walks: &[&Filed]) -> Vec<Sentence> {
    let debrief = debrief(scorecard, walks);
    let rows = debrief.rows.iter().filter_map(|row| rated(scorecard, row, &debrief, walks));
    let mut said: Vec<Sentence> = rows.collect();
    said.extend(walks.iter().map(|filed| covered(scorecard, filed)));
    said.extend(averaged(&debrief, scorecard, walks));
    said
}

fn rated(scorecard: &Scorecard, row: &Row, debrief: &Debrief, walks: &[&Filed]) -> Option<Sentence> {
    let question = scorecard.question(&row.question)?;
    let pairs = debrief.raters.iter().zip(&row.cells);
    let marks: Vec<String> = pairs
        .filter_map(|(rater, cell)| {
            Some(format!("{} {}", rater.by.name, rating_words(cell.rating.as_ref()?)))
        })
        .collect();
    let note = row.spread.filter(|_| row.differs());
    let note = note
        .map(|points| format!(" They are {points} points apart: talk before averaging."))
        .unwrap_or_default();
    let text = format!("{}, {}: {}.{note}", question.id.label(), question.title, enumerate(&marks));
    let sources = walks.iter().filter_map(|filed| rating_of(question, filed));
    Sentence::from_sources(text, sources)
}

fn rating_of(question: &Question, filed: &Filed) -> Option<Source> {
    let rating = filed.walk.answer(&question.id)?.rating.as_ref()?;
    Some(cite::rating(question, filed, rating))
}

fn rating_words(rating: &Rating) -> String {
    match rating {
        Rating::Level { level } => level.number().to_string(),
        Rating::NotAsked { .. } => "not asked".to_owned(),
        Rating::CannotShare => "cannot share".to_owned(),
        Rating::Recorded { option } => format!("recorded “{option}”"),
    }
}

fn covered(scorecard: &Scorecard, filed: &Filed) -> Sentence {
    let sum = coverage(scorecard, &filed.walk);
    let words = format!("{}, {}", sum.asked_words(), sum.key_words());
    Sentence::new(format!("{}: {words}.", filed.walk.by.name), cite::scorecard(filed, words))
}

fn averaged(debrief: &Debrief, scorecard: &Scorecard, walks: &[&Filed]) -> Option<Sentence> {
    let mean = debrief.mean?;
    let from =
        if debrief.ratings == 1 { "1 rating".to_owned() } else { format!("{} ratings", debrief.ratings) };
    let text =
        format!("Mean {mean:.1} of 4 from {from}; what was not asked or cannot be shared is left out.");
    let cited = walks.iter().map(|filed| {
        let sum = coverage(scorecard, &filed.walk);
        cite::scorecard(filed, format!("{}, {}", sum.asked_words(), sum.key_words()))
    });
    Sentence::from_sources(text, cited)
}

/// A question of the scorecard that nobody rated 1 to 4 or recorded, and why.
fn unasked(material: &CandidateMaterial<'_>, question: &Question, walks: &[&Filed]) -> Option<Sentence> {
    let ratings = || walks.iter().filter_map(|w| Some((*w, w.walk.answer(&question.id)?.rating.as_ref()?)));
    let settled = |r: &Rating| matches!(r, Rating::Level { .. } | Rating::Recorded { .. });
    if ratings().any(|(_, rating)| settled(rating)) {
        return None;
    }
    let reasons: Vec<String> =
        ratings().map(|(filed, r)| format!("{} ({})", why(r), filed.walk.by.name)).collect();
    let reasons = if reasons.is_empty() { "not asked".to_owned() } else { enumerate(&reasons) };
    let text = format!("{}, {}, is untested: {}.", question.id.label(), question.title, reasons);
    let cited: Vec<Source> = ratings().map(|(filed, r)| cite::rating(question, filed, r)).collect();
    if cited.is_empty() {
        return Some(Sentence::new(text, cite::seat(material, &question.ask)));
    }
    Sentence::from_sources(text, cited)
}

fn why(rating: &Rating) -> String {
    match rating {
        Rating::NotAsked { reason } => format!("not asked, {}", reason.trim().trim_end_matches('.')),
        _ => "cannot be shared".to_owned(),
    }
}

fn for_panel(question: &Question, filed: &Filed) -> Option<Sentence> {
    let note = filed.walk.answer(&question.id)?.panel.trim();
    if note.is_empty() {
        return None;
    }
    let text =
        format!("For the panel, {} from {}: {}", question.id.label(), filed.walk.by.name, closed(note));
    Some(Sentence::new(text, cite::scorecard(filed, format!("{}: {note}", question.id.label()))))
}
