//! Before and after: whether a sentence anchors its result.

use super::token::{Token, TokenKind};

/// What a sentence says of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// It has a base or an absolute target.
    pub anchored: bool,
    /// It promises a percentage without either.
    pub unanchored: bool,
}

const MOVES: [&str; 42] = [
    "fell",
    "fall",
    "falls",
    "rose",
    "dropped",
    "drop",
    "went",
    "cut",
    "reduced",
    "raised",
    "improved",
    "grew",
    "climbed",
    "shrank",
    "down",
    "up",
    "came",
    "moved",
    "moving",
    "reduction",
    "increase",
    "lowered",
    "shortened",
    "contracted",
    "descended",
    "improvement",
    "took",
    "from",
    "util",
    "utilization",
    "utilisation",
    "wait",
    "latency",
    "decreased",
    "increased",
    "lifted",
    "brought",
    "sank",
    "taking",
    "bringing",
    "slid",
    "halving",
];
const TIMES: [&str; 12] = [
    "seconds",
    "minutes",
    "hours",
    "days",
    "weeks",
    "months",
    "quarterly",
    "fortnightly",
    "weekly",
    "daily",
    "hour",
    "minute",
];
const ALONE: [&str; 9] = [
    "halved",
    "doubled",
    "tripled",
    "quadrupled",
    "halving",
    "doubling",
    "threefold",
    "tenfold",
    "eliminated",
];
const SHARED: [&str; 12] = [
    "teams",
    "services",
    "users",
    "developers",
    "workloads",
    "models",
    "jobs",
    "customers",
    "clients",
    "sites",
    "nodes",
    "requests",
];
const NOTHING: [&str; 7] = ["none", "zero", "nothing", "never", "nil", "virtually", "once"];

/// Reads the result of a sentence from its tokens and their words in lower case.
pub fn outcome(words: &[&str], tokens: &[Token]) -> Outcome {
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let kind = |at: usize| tokens.get(at).map(|t| t.kind);
    let figure = |at: usize| kind(at).is_some_and(TokenKind::is_figure) || TIMES.contains(&word(at));
    if !(0..tokens.len()).any(figure) && !words.iter().any(|w| ALONE.contains(w) || *w == "half") {
        return Outcome::default();
    }
    let moves = words.iter().any(|w| MOVES.contains(w));
    let mut outcome = Outcome::default();
    for at in 0..tokens.len() {
        let here = word(at);
        let near = |from: usize, to: usize| (from..to).any(figure);
        let before = || near(at.saturating_sub(4), at);
        let after = || near(at + 1, at + 4) || (at + 1..at + 4).any(|i| NOTHING.contains(&word(i)));
        outcome.anchored |= match here {
            "to" | "into" | "under" | "below" if moves && before() && after() => true,
            "to" | "under" | "below" | "above" | "within" => after() && falls(words, at),
            "from" | "versus" | "vs" | "instead" | "against" | "where" | "compared" => before() && after(),
            "half" => matches!(at.checked_sub(1).map(word), Some("in" | "by" | "to")),
            _ if kind(at) == Some(TokenKind::Arrow) => before() && after(),
            _ => ALONE.contains(&here),
        };
        if matches!(kind(at), Some(TokenKind::Percent(_))) {
            outcome.unanchored = true;
            outcome.anchored |= word(at + 1) == "of" && (at + 2..at + 5).any(|i| SHARED.contains(&word(i)));
        }
    }
    outcome.unanchored &= !outcome.anchored;
    outcome
}

/// True where a word of movement stands shortly before a place (`fell by a third to 9`).
fn falls(words: &[&str], at: usize) -> bool {
    const FALLS: [&str; 24] = [
        "fell",
        "rose",
        "dropped",
        "went",
        "down",
        "up",
        "cut",
        "reduced",
        "raised",
        "shrank",
        "grew",
        "climbed",
        "came",
        "lowered",
        "shortened",
        "contracted",
        "descended",
        "sank",
        "brought",
        "lifted",
        "improved",
        "increased",
        "decreased",
        "back",
    ];
    words.get(at.saturating_sub(6)..at).unwrap_or_default().iter().any(|w| FALLS.contains(w))
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;
    use crate::span::Span;

    fn read(text: &str) -> Outcome {
        let lower = text.to_ascii_lowercase();
        let tokens = tokens(text, Span::new(0, text.len()));
        let words: Vec<&str> = tokens.iter().map(|t| &lower[t.span.start()..t.span.end()]).collect();
        outcome(&words, &tokens)
    }

    #[test]
    fn a_result_with_a_base_is_anchored() {
        for text in [
            "median queue wait went from 9 h to 2 h 20 min",
            "failures fell from 31 to 9 a month",
            "Util 71 to 88",
            "bandwidth went back from 180 to 370 GB/s",
            "lead time contracted from six weeks to three days",
            "cost per token 0.61 → 0.38",
            "p99 fell to 45 ms",
        ] {
            assert!(read(text).anchored, "{text}");
        }
    }

    #[test]
    fn a_percentage_alone_is_not() {
        for text in [
            "Cut inference latency by 50%.",
            "resulting in 40% faster deployment",
            "Operated at 64 nodes for 18 months",
        ] {
            assert!(!read(text).anchored, "{text}");
        }
        assert!(read("Cut latency by 50%").unanchored);
    }
}
