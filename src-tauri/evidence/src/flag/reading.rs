//! Rules about the document itself.

use super::Flag;
use super::case::Case;
use super::judge::THIN;
use crate::assessment::{Knowledge, Verdict};
use crate::document::Document;
use crate::vocabulary::{Cue, Scan};

/// True where a document's visible or hidden text speaks to a program instead of to a reader.
pub fn speaks_to_software(document: &Document, scan: &Scan<'_>, knowledge: &Knowledge) -> bool {
    let says = |scan: &Scan<'_>| scan.hits().iter().any(|hit| hit.cues.has(Cue::ToSoftware));
    let hidden = document.hidden_text.as_str();
    says(scan) || (!hidden.is_empty() && says(&knowledge.lexicon().scan(hidden)))
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
