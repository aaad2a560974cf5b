//! Before and after: whether a sentence anchors its result.

use super::token::{Token, TokenKind};
use super::word::{Kind, Kinds};

/// What a sentence says of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// It has a base or an absolute target.
    pub anchored: bool,
    /// It promises a percentage without either.
    pub unanchored: bool,
}

/// Reads the result of a sentence from its tokens. `lower` is the document's text in lower case.
pub fn outcome(lower: &str, tokens: &[Token]) -> Outcome {
    let word =
        |at: usize| tokens.get(at).and_then(|t| lower.get(t.span.start()..t.span.end())).unwrap_or_default();
    let kind = |at: usize| tokens.get(at).map(|t| t.kind);
    let is = |at: usize, kind: Kind| tokens.get(at).is_some_and(|t| t.words.has(kind));
    let figure = |at: usize| kind(at).is_some_and(TokenKind::is_figure) || is(at, Kind::Rhythm);
    if !(0..tokens.len()).any(|at| figure(at) || is(at, Kind::Alone)) {
        return Outcome::default();
    }
    let moves = tokens.iter().fold(Kinds::default(), |all, t| all.with(t.words)).has(Kind::Move);
    let mut outcome = Outcome::default();
    for at in 0..tokens.len() {
        let near = |from: usize, to: usize| (from..to).any(figure);
        let before = || near(at.saturating_sub(4), at);
        let after = || near(at + 1, at + 4) || (at + 1..at + 4).any(|i| is(i, Kind::Nothing));
        outcome.anchored |= match word(at) {
            "to" | "into" | "under" | "below" if moves && before() && after() => true,
            "to" | "under" | "below" | "above" | "within" => after() && falls(tokens, at),
            "from" | "versus" | "vs" | "instead" | "against" | "where" | "compared" => before() && after(),
            "half" => matches!(at.checked_sub(1).map(word), Some("in" | "by" | "to")),
            _ if kind(at) == Some(TokenKind::Arrow) => before() && after(),
            _ => is(at, Kind::Alone),
        };
        if matches!(kind(at), Some(TokenKind::Percent(_))) {
            outcome.unanchored = true;
            outcome.anchored |= word(at + 1) == "of" && (at + 2..at + 5).any(|i| is(i, Kind::Share));
        }
    }
    outcome.unanchored &= !outcome.anchored;
    outcome
}

/// True where a word of movement stands shortly before a place (`fell by a third to 9`).
fn falls(tokens: &[Token], at: usize) -> bool {
    tokens.get(at.saturating_sub(6)..at).unwrap_or_default().iter().any(|t| t.words.has(Kind::Fall))
}

#[cfg(test)]
mod tests {
    use super::super::token::tokenise;
    use super::*;
    use crate::span::Span;

    fn read(text: &str) -> Outcome {
        let lower = text.to_ascii_lowercase();
        let mut tokens = Vec::new();
        tokenise(&mut tokens, &lower, Span::new(0, text.len()));
        outcome(&lower, &tokens)
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
