//! Makes sources out of the document, the scorecards and the decisions.

use chrono::{DateTime, Utc};

use super::words::{date, one_line};
use super::{CandidateMaterial, Field, Source};
use crate::document::Document;
use crate::review::{Decision, Filed, Override};
use crate::scorecard::{Answer, Question, Rating};
use crate::span::Span;

/// Cites words of the document; the whole document where the span holds none.
pub(super) fn words(material: &CandidateMaterial<'_>, span: Span) -> Source {
    let quote = material.document.slice(span);
    if quote.trim().is_empty() {
        return whole(material);
    }
    Source::Document {
        file: material.file.to_owned(),
        text_hash: material.document.text_hash(),
        span: Some(span),
        page: page(material.document, span),
        quote: quote.to_owned(),
    }
}

/// Cites the line in which a term stands, for a term alone tells a reader nothing.
pub(super) fn line(material: &CandidateMaterial<'_>, term: Span) -> Source {
    let text = material.document.text();
    let before = text.get(..term.start()).and_then(|head| head.rfind('\n')).map_or(0, |at| at + 1);
    let after =
        text.get(term.end()..).and_then(|tail| tail.find('\n')).map_or(text.len(), |at| term.end() + at);
    let whole_line = material.document.slice(Span::new(before, after));
    let start = before + (whole_line.len() - whole_line.trim_start().len());
    words(material, Span::new(start, start + whole_line.trim().len()))
}

/// Cites the document as a whole, for what it does not say.
pub(super) fn whole(material: &CandidateMaterial<'_>) -> Source {
    Source::Document {
        file: material.file.to_owned(),
        text_hash: material.document.text_hash(),
        span: None,
        page: None,
        quote: String::new(),
    }
}

fn page(document: &Document, span: Span) -> Option<u32> {
    let first = document.words.partition_point(|word| word.span.end() <= span.start());
    document.words.get(first).map(|word| word.page)
}

/// Cites the seat's role data.
pub(super) fn seat(material: &CandidateMaterial<'_>, says: &str) -> Source {
    Source::Role {
        seat: material.seat.name.clone(),
        edition: material.seat.edition.clone(),
        words: one_line(says),
    }
}

/// Cites an answer by its best words: the candidate's own, else the first field that was filled.
pub(super) fn answer(question: &Question, filed: &Filed, answer: &Answer) -> Option<Source> {
    let own = Some(answer.words.trim()).filter(|w| !w.is_empty()).map(|w| (Field::Words, w));
    let fields =
        [(Field::Broke, &answer.broke), (Field::Scale, &answer.scale), (Field::Changed, &answer.changed)];
    let filled = fields.into_iter().find_map(|(field, capture)| Some((field, capture.words()?)));
    let (field, words) = own.or(filled)?;
    Some(said(question, filed, field, words))
}

/// Cites one part of an answer.
pub(super) fn said(question: &Question, filed: &Filed, field: Field, words: &str) -> Source {
    Source::Answer {
        question: question.id.clone(),
        title: question.title.clone(),
        by: filed.walk.by.name.clone(),
        on: day(filed.submitted),
        field,
        words: one_line(words),
    }
}

/// Cites a rating.
pub(super) fn rating(question: &Question, filed: &Filed, rating: &Rating) -> Source {
    let words = match rating {
        Rating::Level { level } => format!("{}, {}", level.number(), anchor(question, rating)),
        Rating::NotAsked { reason } => format!("Not asked: {}", one_line(reason)),
        Rating::CannotShare => "Cannot share".to_owned(),
        Rating::Recorded { option } => format!("Recorded: {}", one_line(option)),
    };
    Source::Rating {
        question: question.id.clone(),
        title: question.title.clone(),
        by: filed.walk.by.name.clone(),
        on: day(filed.submitted),
        words,
    }
}

fn anchor(question: &Question, rating: &Rating) -> String {
    let level = rating.level();
    let crate::scorecard::Response::Rated { anchors } = &question.response else { return String::new() };
    anchors.iter().find(|a| Some(a.level) == level).map(|a| a.name.clone()).unwrap_or_default()
}

/// Cites a scorecard as a whole.
pub(super) fn scorecard(filed: &Filed, says: impl Into<String>) -> Source {
    Source::Person {
        what: "Scorecard".to_owned(),
        by: filed.walk.by.name.clone(),
        on: day(filed.submitted),
        words: says.into(),
    }
}

/// Cites a decision.
pub(super) fn decision(decision: &Decision) -> Source {
    Source::Person {
        what: "Decision".to_owned(),
        by: decision.by.name.clone(),
        on: day(Some(decision.at)),
        words: one_line(&decision.reason),
    }
}

/// Cites an override.
pub(super) fn verdict(it: &Override) -> Source {
    Source::Person {
        what: "Own verdict".to_owned(),
        by: it.by.name.clone(),
        on: day(Some(it.at)),
        words: one_line(&it.reason),
    }
}

fn day(at: Option<DateTime<Utc>>) -> String {
    at.map_or_else(|| "not submitted".to_owned(), |at| date(at.date_naive()))
}
