//! Rules about which seat the evidence belongs to.

use super::Flag;
use super::case::Case;
use crate::assessment::{Reason, Verdict};
use crate::claim::Tier;
use crate::vocabulary::SEATS;

/// How close two seats must stand for a strong profile of one to be worth asking about for the other.
const CLOSE: u8 = 3;

/// `other-seat`: the terms are there, and the strong claims belong to another seat.
pub fn other_seat(case: &Case<'_>) -> Option<Flag> {
    if case.owned() || case.verdict() != Verdict::KeywordOnly {
        return None;
    }
    let Some(Reason::OtherSeat(_)) = case.seat()?.reason else { return None };
    let (other, quotes) = case.stronger_seat()?;
    let id = SEATS.get(other)?;
    Some(Flag::new(
        "other-seat",
        Some(id),
        format!("Plausible, but evidence points to {}", case.name_of(id)),
        quotes,
    ))
}

/// `close-neighbour`: some ownership for this seat, and much more for one that often turns out to be the closest pool.
pub fn close_neighbour(case: &Case<'_>) -> Option<Flag> {
    if case.verdict() != Verdict::Partial {
        return None;
    }
    let (other, quotes) = case.stronger_seat()?;
    let id = SEATS.get(other)?;
    let strong = case.seats.get(other)?.assessment.verdict == Verdict::Evidenced;
    let close = case.role.contaminant(id).is_some_and(|c| c.intensity >= CLOSE);
    if !strong || !close {
        return None;
    }
    Some(Flag::new(
        "close-neighbour",
        Some(id),
        format!("Close neighbour, {}: usually worth asking", case.name_of(id)),
        quotes,
    ))
}

/// `quiet-operator`: strong evidence in few of the words that a keyword filter looks for.
pub fn quiet_operator(case: &Case<'_>) -> Option<Flag> {
    let seat = case.seat()?;
    if case.verdict() != Verdict::Evidenced || seat.assessment.keyword_screen.terms.len() > 5 {
        return None;
    }
    let quotes = seat
        .credited
        .iter()
        .filter(|e| e.credit.tier >= Tier::Specific)
        .take(2)
        .map(|e| e.claim.span)
        .collect();
    Some(Flag::new("quiet-operator", None, "Quiet operator: few words, strong evidence", quotes))
}
