//! The fixed words of the read. They are about the document, never about the person.

use chrono::NaiveDate;

use crate::assessment::Verdict;
use crate::claim::{Slot, Tier};

/// The name of a verdict, as every screen and export shows it.
pub const fn verdict_words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Evidenced => "Evidenced",
        Verdict::Partial => "Partly evidenced",
        Verdict::KeywordOnly => "Keywords only",
        Verdict::Unrelated => "Unrelated",
        Verdict::NotAssessed => "Not assessed",
    }
}

/// What a verdict says, as the end of a sentence that begins with its name.
pub(super) const fn verdict_meaning(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Evidenced => "the document shows ownership evidence for this seat",
        Verdict::Partial => "the document makes claims for this seat that a question should settle",
        Verdict::KeywordOnly => {
            "the document uses the seat’s words and shows no ownership evidence for this seat"
        }
        Verdict::Unrelated => "the document is about another field",
        Verdict::NotAssessed => "the document could not be read well enough to judge",
    }
}

/// How far a claim goes, as the end of a sentence that begins with its dimension.
pub(super) const fn tier_words(tier: Tier) -> &'static str {
    match tier {
        Tier::Mention => "only named",
        Tier::Near => "near it, the own part is open",
        Tier::Claimed => "claimed, details are open",
        Tier::Specific => "claimed with specifics",
        Tier::Demonstrated => "shown with what happened and what changed",
    }
}

/// The filled slots in words, such as `a scale, an incident and a change`.
pub(super) fn slot_words(slots: &[Slot]) -> String {
    let name = |slot: &Slot| match slot {
        Slot::Scale => "a scale",
        Slot::Incident => "an incident",
        Slot::Change => "a change",
        Slot::Outcome => "a before and after",
        Slot::Catch => "a catch before users felt it",
    };
    enumerate(&slots.iter().map(name).collect::<Vec<_>>())
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn enumerate<S: AsRef<str>>(parts: &[S]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [head @ .., last] => {
            let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", head.join(", "), last.as_ref())
        }
    }
}

/// Such as `28 November 2026`.
pub(super) fn date(day: NaiveDate) -> String {
    day.format("%-d %B %Y").to_string()
}

/// A quotation of at most 180 characters, cut at a word, on one line and in quotation marks.
pub(super) fn quoted(words: &str) -> String {
    const MOST: usize = 180;
    let line = one_line(words);
    if line.chars().count() <= MOST {
        return format!("“{line}”");
    }
    let cut: String = line.chars().take(MOST).collect();
    let whole = cut.rsplit_once(' ').map_or(cut.as_str(), |(head, _)| head);
    format!("“{whole} …”")
}

/// Text without control characters, and with every run of white space made one space.
pub(super) fn one_line(text: &str) -> String {
    let shown: String = text.chars().filter(|c| c.is_whitespace() || !c.is_control()).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text that ends like a sentence; empty where there is none.
pub(super) fn closed(text: &str) -> String {
    let mut line = one_line(text);
    if !line.is_empty() && !line.ends_with(['.', '!', '?', '…', '”']) {
        line.push('.');
    }
    line
}

/// The first ten digits of a hash; enough to tell editions apart.
pub(super) fn short(hash: &str) -> &str {
    hash.get(..10).unwrap_or(hash)
}
