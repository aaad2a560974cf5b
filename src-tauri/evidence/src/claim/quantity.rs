//! Numbers with a unit of the field: how big, and of what.

use super::token::{Token, TokenKind};
use crate::span::Span;
use crate::vocabulary::{Cue, Scan};

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Accelerators, hosts, racks, links, storage: what is run.
    System,
    /// People and services that depend on it.
    Served,
    /// Requests, jobs, predictions.
    Throughput,
    /// Parameters, examples, models.
    Model,
}

/// A number and what it counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantity {
    /// The number.
    pub value: f64,
    /// What it counts.
    pub family: Family,
    /// The number's place.
    pub span: Span,
}

const FAMILIES: [(Cue, Family); 8] = [
    (Cue::UnitAccelerator, Family::System),
    (Cue::UnitHost, Family::System),
    (Cue::UnitSpace, Family::System),
    (Cue::UnitStorage, Family::System),
    (Cue::UnitNetwork, Family::System),
    (Cue::UnitThroughput, Family::Throughput),
    (Cue::UnitServed, Family::Served),
    (Cue::UnitModel, Family::Model),
];

/// How many words may stand between a number and its unit (`320 HGX H100 hosts`).
const REACH: usize = 4;

/// Every number of the sentence that counts something of the field.
pub fn quantities(scan: &Scan<'_>, tokens: &[Token]) -> Vec<Quantity> {
    let mut found: Vec<Quantity> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let TokenKind::Number(value) = token.kind else { continue };
        if let Some(family) = unit_after(scan, tokens, at) {
            found.push(Quantity { value, family, span: token.span });
        }
    }
    found
}

fn unit_after(scan: &Scan<'_>, tokens: &[Token], at: usize) -> Option<Family> {
    let mut best = None;
    for token in tokens.iter().skip(at + 1).take(REACH) {
        match token.kind {
            TokenKind::Mark | TokenKind::Arrow => break,
            TokenKind::Number(_) if best.is_some() => break,
            _ => {}
        }
        let cues = scan.cues_within(token.span);
        if let Some((_, family)) = FAMILIES.iter().find(|(cue, _)| cues.has(*cue)) {
            best = best.or(Some(*family));
            if *family == Family::System {
                return Some(Family::System);
            }
        }
    }
    best
}
