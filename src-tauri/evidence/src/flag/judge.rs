//! The whole line in one call: document, resume, claims, seats, flags, explanation.

use super::case::Case;
use super::explain::explain;
use super::reading::speaks_to_software;
use super::{Judgement, flags};
use crate::assessment::{Knowledge, weigh};
use crate::claim;
use crate::document::Document;
use crate::resume::Resume;

/// Under so many words of experience a document is too thin to conclude from. Expert judgement.
pub const THIN: usize = 180;

/// Judges a document for all eight seats, in the order of the role data.
///
/// Pure: the same document and role data give the same judgements, byte for byte, on whatever day: how long ago something
/// was done never counts.
pub fn judge(document: &Document, knowledge: &Knowledge) -> Vec<Judgement> {
    judge_resume(document, &Resume::of(document), knowledge)
}

/// [`judge`] for whoever has taken the document apart already.
pub fn judge_resume(document: &Document, resume: &Resume, knowledge: &Knowledge) -> Vec<Judgement> {
    let text = document.text();
    let scan = knowledge.lexicon().scan(text);
    let claims = claim::read(text, resume, &scan);
    let seats = weigh(knowledge, resume, &scan, &claims);
    let words = resume.words_of_experience(text, THIN);
    let to_software = speaks_to_software(document, &scan, knowledge);
    let otherwise: Vec<_> =
        scan.hits().iter().flat_map(|hit| scan.said_otherwise(*hit).map(|term| (hit.span, term))).collect();
    let case = |(index, role)| Case {
        knowledge,
        document,
        claims: &claims,
        seats: &seats,
        index,
        role,
        to_software,
        otherwise: &otherwise,
        words,
    };
    let explained: Vec<_> =
        knowledge.roles().iter().enumerate().map(case).map(|case| explain(&case, flags(&case))).collect();
    seats.into_iter().zip(explained).map(|(seat, explained)| explained.of(seat.assessment)).collect()
}
