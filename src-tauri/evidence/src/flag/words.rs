//! Rules about words that stand for themselves.

use super::Flag;
use super::case::Case;
use crate::assessment::{Reason, Verdict};
use crate::claim::{Agency, Slot, Tier};

/// `terms-only-listed`: the seat's terms stand in lists and summaries, and no sentence uses them.
pub fn terms_only_listed(case: &Case<'_>) -> Option<Flag> {
    let seat = case.seat()?;
    let terms = seat.assessment.keyword_screen.terms.len();
    if case.verdict() != Verdict::KeywordOnly || seat.listed * 10 < terms * 6 {
        return None;
    }
    let quotes = seat.assessment.mentions.iter().take(3).copied().collect();
    Some(Flag::new(
        "terms-only-listed",
        None,
        format!("{} of its {terms} terms appear only in lists", seat.listed),
        quotes,
    ))
}

/// `posting-paraphrase`: bullets that read like a job posting.
pub fn posting_paraphrase(case: &Case<'_>) -> Option<Flag> {
    let quotes: Vec<_> = case.claims.iter().filter(|c| c.agency == Agency::Posting).map(|c| c.span).collect();
    let paraphrased = case.seat()?.reason == Some(Reason::Posting) || (quotes.len() >= 3 && !case.owned());
    if !paraphrased || case.verdict() != Verdict::KeywordOnly {
        return None;
    }
    Some(Flag::new(
        "posting-paraphrase",
        None,
        format!("{} sentences read like a job posting", quotes.len()),
        quotes.into_iter().take(3).collect(),
    ))
}

/// `figures-without-base`: several results, none of them with a starting point.
pub fn figures_without_base(case: &Case<'_>) -> Option<Flag> {
    if case.verdict() == Verdict::Evidenced || case.verdict() == Verdict::Unrelated {
        return None;
    }
    let bare: Vec<_> = case
        .claims
        .iter()
        .filter(|c| {
            c.tier == Tier::Near && !c.slots.has(Slot::Outcome) && case.document.slice(c.span).contains('%')
        })
        .map(|c| c.span)
        .collect();
    if bare.len() < 3 {
        return None;
    }
    Some(Flag::new(
        "figures-without-base",
        None,
        format!("{} percentages without a starting point", bare.len()),
        bare.into_iter().take(3).collect(),
    ))
}

/// `other-sense`: a term of the seat that stands here for something else, and was not counted.
pub fn other_sense(case: &Case<'_>) -> Option<Flag> {
    if case.owned() {
        return None;
    }
    let terms = case.knowledge.lexicon().terms();
    let of_seat =
        |index: usize| terms.get(index).and_then(|t| t.weights.get(case.index)).copied().unwrap_or_default();
    let weighty = |term: usize| of_seat(term) >= crate::vocabulary::Weight::Supporting;
    let spans: Vec<_> =
        case.otherwise.iter().filter(|(_, term)| weighty(*term)).map(|(span, _)| *span).collect();
    let first = spans.first()?;
    let word = case.document.slice(*first);
    Some(Flag::new(
        "other-sense",
        None,
        format!("“{word}” stands for something else here"),
        spans.iter().take(3).copied().collect(),
    ))
}
