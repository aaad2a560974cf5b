//! The explanation: why, what would flip it, what to ask.

use super::case::Case;
use super::{Flag, Judgement};
use crate::assessment::{Assessment, Verdict};
use crate::claim::{Slot, Tier};
use crate::span::Span;

/// The most questions that are suggested.
const QUESTIONS: usize = 3;

/// What is said of an assessment.
pub struct Explanation {
    /// What a human should look at.
    pub flags: Vec<Flag>,
    /// Two or three sentences that a recruiter can read aloud.
    pub why: String,
    /// The one fact that would make it right.
    pub would_flip: String,
    /// What to ask next.
    pub ask: Vec<String>,
}

impl Explanation {
    /// Puts the explanation to an assessment, giving both together.
    pub fn of(self, assessment: Assessment) -> Judgement {
        let Self { flags, why, would_flip, ask } = self;
        Judgement { assessment, flags, why, would_flip, ask }
    }
}

/// Explains a case and its flags.
pub fn explain(case: &Case<'_>, flags: Vec<Flag>) -> Explanation {
    let pointed = pointed(case, &flags);
    let why = match case.verdict() {
        Verdict::Evidenced => evidenced(case),
        Verdict::Partial => partial(case),
        Verdict::KeywordOnly => keyword_only(case, &flags),
        Verdict::Unrelated | Verdict::NotAssessed => unrelated(case),
    };
    let would_flip = would_flip(case, pointed.as_deref());
    let ask = ask(case, pointed.as_deref());
    Explanation { flags, why, would_flip, ask }
}

/// The seat or trade that a flag points to, else the one whose claims go furthest.
fn pointed(case: &Case<'_>, flags: &[Flag]) -> Option<String> {
    flags.iter().find_map(|flag| flag.points_to.clone()).or_else(|| {
        let (other, _) = case.stronger_seat()?;
        Some((*crate::vocabulary::SEATS.get(other)?).to_owned())
    })
}

fn quote(case: &Case<'_>, span: Span) -> String {
    const LONGEST: usize = 160;
    let words = case.document.slice(span).split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() <= LONGEST {
        return format!("“{words}”");
    }
    let cut: String = words.chars().take(LONGEST).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("“{} …”", cut.get(..end).unwrap_or(&cut))
}

fn evidenced(case: &Case<'_>) -> String {
    let strong: Vec<_> = case.credited().iter().filter(|e| e.credit.tier >= Tier::Specific).collect();
    let shown: Vec<&str> = case
        .role
        .dimensions
        .iter()
        .zip(case.seat().map(|s| s.assessment.dimensions.as_slice()).unwrap_or_default())
        .filter(|(_, reading)| reading.tier >= Some(Tier::Specific))
        .map(|(dimension, _)| dimension.name.as_str())
        .collect();
    let count = match strong.len() {
        1 => "One sentence is".to_owned(),
        n => format!("{n} sentences are"),
    };
    let best = strong.first().map(|e| quote(case, e.claim.span)).unwrap_or_default();
    format!("{count} specific about work that this seat owns: {}. The strongest: {best}", join(&shown))
}

fn partial(case: &Case<'_>) -> String {
    let best = case.credited().first();
    let said = best.map(|e| quote(case, e.claim.span)).unwrap_or_default();
    let filled = best.map(|e| e.claim.slots).unwrap_or_default();
    let missing: Vec<&str> = [
        (Slot::Incident, "what broke"),
        (Slot::Scale, "at what scale"),
        (Slot::Change, "what was personally changed"),
    ]
    .into_iter()
    .filter(|(slot, _)| !filled.has(*slot))
    .map(|(_, words)| words)
    .collect();
    let open = if missing.is_empty() {
        "It touches this seat’s work without being at its centre.".to_owned()
    } else {
        format!("It does not say {}.", join(&missing))
    };
    format!("The document claims some of this seat’s work: {said}. {open} Worth asking before deciding.")
}

fn keyword_only(case: &Case<'_>, flags: &[Flag]) -> String {
    let Some(seat) = case.seat() else { return String::new() };
    let terms = &seat.assessment.keyword_screen.terms;
    let some: Vec<&str> = terms.iter().take(4).map(String::as_str).collect();
    let listed = match seat.listed {
        0 => String::new(),
        n if n == terms.len() => ", all of them only in lists or summaries".to_owned(),
        n => format!(", {n} of them only in lists or summaries"),
    };
    let strongest = flags.iter().find(|flag| flag.points_to.is_some()).map(|flag| {
        let name = case.name_of(flag.points_to.as_deref().unwrap_or_default());
        let said = flag.quotes.first().map(|span| format!(": {}", quote(case, *span))).unwrap_or_default();
        format!(" The strongest sentences belong to {name}{said}.")
    });
    format!(
        "{} of this seat’s terms appear ({}){listed}.{} Nothing says what broke in this seat’s work, what was changed, or how much was run.",
        terms.len(),
        join(&some),
        strongest.unwrap_or_default()
    )
}

fn unrelated(case: &Case<'_>) -> String {
    let count = case.seat().map_or(0, |seat| seat.assessment.keyword_screen.terms.len());
    let words = match count {
        0 => "None of this seat’s terms appear".to_owned(),
        1 => "One of this seat’s terms appears".to_owned(),
        n => format!("{n} of this seat’s terms appear"),
    };
    let elsewhere =
        case.stronger_seat().and_then(|(other, _)| case.knowledge.roles().get(other)).map(|role| {
            format!(" The document is about a different field; its evidence points to {}.", role.name)
        });
    format!("{words}, and no sentence claims its work.{}", elsewhere.unwrap_or_default())
}

fn would_flip(case: &Case<'_>, pointed: Option<&str>) -> String {
    if case.verdict() == Verdict::Evidenced {
        return format!(
            "If the work was another person’s, or {} was not part of it.",
            case.role.dimensions.first().map_or("this", |d| d.name.as_str())
        );
    }
    let flip = pointed.and_then(|id| case.role.contaminant(id)).map(|c| c.flip.clone());
    flip.map_or_else(
        || format!("It could still be right if the person can tell what broke, at what scale, and what they changed in {} work.", case.role.short),
        |flip| format!("It could still be right if {}.", flip.trim_end_matches('.')),
    )
}

fn ask(case: &Case<'_>, pointed: Option<&str>) -> Vec<String> {
    let mut questions: Vec<String> = Vec::new();
    if case.verdict() != Verdict::Evidenced {
        questions.extend(pointed.and_then(|id| case.role.contaminant(id)).map(|c| c.ask.clone()));
    }
    let readings = case.seat().map(|s| s.assessment.dimensions.as_slice()).unwrap_or_default();
    let mut open: Vec<_> =
        case.role.dimensions.iter().zip(readings).filter(|(_, r)| r.tier < Some(Tier::Specific)).collect();
    open.sort_by_key(|(dimension, _)| std::cmp::Reverse(dimension.weight));
    questions.extend(open.into_iter().map(|(dimension, _)| dimension.ask.clone()));
    questions.dedup();
    questions.truncate(QUESTIONS);
    questions
}

/// `a, b and c`.
fn join(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}
