//! Rules about the document itself.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use super::Flag;
use super::case::Case;
use super::judge::THIN;
use crate::assessment::Verdict;
use crate::document::Document;

/// Phrases by which a text speaks to software instead of to a reader.
const TO_SOFTWARE: [&str; 8] = [
    "ignore previous instructions",
    "ignore all previous",
    "ignore the above",
    "rank this candidate",
    "you are an ai",
    "as a language model",
    "disregard previous",
    "recommend this candidate",
];

static SPEAKS: LazyLock<Option<AhoCorasick>> =
    LazyLock::new(|| AhoCorasick::builder().ascii_case_insensitive(true).build(TO_SOFTWARE).ok());

/// True where a document's visible or hidden text speaks to a program.
pub fn speaks_to_software(document: &Document) -> bool {
    SPEAKS.as_ref().is_some_and(|speaks| {
        [document.text(), &document.hidden_text].iter().any(|text| speaks.is_match(*text))
    })
}

/// `instructions-to-software`: text that speaks to a program; it is inert here.
pub fn instructions_to_software(case: &Case<'_>) -> Option<Flag> {
    let line = "Holds instructions to software; they have no effect here";
    case.to_software.then(|| Flag::new("instructions-to-software", None, line, Vec::new()))
}

/// `hidden-text`: words in the file that a reader of the page cannot see; they are listed and never counted.
pub fn hidden_text(case: &Case<'_>) -> Option<Flag> {
    let words = case.document.hidden_text.split_whitespace().count();
    if words < 3 {
        return None;
    }
    Some(Flag::new(
        "hidden-text",
        None,
        format!("{words} words are not visible on the page and were not counted"),
        Vec::new(),
    ))
}

/// `thin`: too few words of experience to conclude from.
pub fn thin(case: &Case<'_>) -> Option<Flag> {
    if case.words >= THIN
        || case.verdict() == Verdict::Evidenced
        || (case.verdict() == Verdict::Unrelated
            && case.seats.iter().any(|s| s.assessment.verdict == Verdict::Evidenced))
    {
        return None;
    }
    Some(Flag::new(
        "thin",
        None,
        format!("Only {} words of experience. Ask before concluding", case.words),
        Vec::new(),
    ))
}
