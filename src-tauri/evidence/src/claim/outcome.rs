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

/// Reads the result of a sentence from its tokens.
pub fn outcome(text: &str, tokens: &[Token]) -> Outcome {
    let word = |at: usize| {
        tokens
            .get(at)
            .and_then(|t| text.get(t.span.start()..t.span.end()))
            .unwrap_or_default()
            .to_ascii_lowercase()
    };
    let kind = |at: usize| tokens.get(at).map(|t| t.kind);
    let figure = |at: usize| kind(at).is_some_and(TokenKind::is_figure) || TIMES.contains(&word(at).as_str());
    let moves = (0..tokens.len()).any(|at| MOVES.contains(&word(at).as_str()));
    let mut outcome = Outcome::default();
    for at in 0..tokens.len() {
        let here = word(at);
        let near = |from: usize, to: usize| (from..to).any(&figure);
        let before = near(at.saturating_sub(4), at);
        let after = near(at + 1, at + 4) || (at + 1..at + 4).any(|i| NOTHING.contains(&word(i).as_str()));
        let joins =
            matches!(here.as_str(), "to" | "into" | "under" | "below") || kind(at) == Some(TokenKind::Arrow);
        outcome.anchored |= joins && before && after && (moves || kind(at) == Some(TokenKind::Arrow));
        outcome.anchored |= matches!(here.as_str(), "to" | "under" | "below" | "above" | "within")
            && after
            && falls(&word, at);
        outcome.anchored |=
            matches!(here.as_str(), "from" | "versus" | "vs" | "instead" | "against" | "where" | "compared")
                && before
                && after;
        outcome.anchored |= ALONE.contains(&here.as_str());
        outcome.anchored |= here == "half" && matches!(word(at.wrapping_sub(1)).as_str(), "in" | "by" | "to");
        let share = matches!(kind(at), Some(TokenKind::Percent(_))) && word(at + 1) == "of";
        outcome.anchored |= share && (at + 2..at + 5).any(|i| SHARED.contains(&word(i).as_str()));
        outcome.unanchored |= matches!(kind(at), Some(TokenKind::Percent(_)));
    }
    outcome.unanchored &= !outcome.anchored;
    outcome
}

/// True where a word of movement stands shortly before a place (`fell by a third to 9`).
fn falls(word: &impl Fn(usize) -> String, at: usize) -> bool {
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
    (at.saturating_sub(6)..at).any(|i| FALLS.contains(&word(i).as_str()))
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;
    use crate::span::Span;

    fn read(text: &str) -> Outcome {
        outcome(text, &tokens(text, Span::new(0, text.len())))
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
