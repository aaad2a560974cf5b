//! What one claim is worth for one seat.

use super::knowledge::Knowledge;
use crate::claim::{Claim, Owned, Tier};
use crate::vocabulary::SeatIndex;

/// The tier of a claim for a seat, and the thing it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Credit {
    /// How far the claim goes for the seat.
    pub tier: Tier,
    /// The thing that counts.
    pub owned: Owned,
}

/// What a claim is worth for a seat: its tier, held down by what the seat owns. A second thing counts a step less.
pub fn credit(knowledge: &Knowledge, claim: &Claim, seat: SeatIndex) -> Option<Credit> {
    let worth = |(order, owned): (usize, &Owned)| {
        let cap = knowledge.seats().cap(*owned, claim.stance, claim.context, seat);
        let cap = if order == 0 { cap } else { lower(cap) };
        let tier = match claim.tier.min(cap) {
            Tier::Claimed if claim.tier >= Tier::Specific && claim.depth() == 0 => Tier::Near,
            tier => tier,
        };
        Credit { tier, owned: *owned }
    };
    claim
        .owned
        .iter()
        .enumerate()
        .map(worth)
        .reduce(|best, next| if next.tier > best.tier { next } else { best })
        .filter(|credit| credit.tier > Tier::Mention)
}

const fn lower(tier: Tier) -> Tier {
    match tier {
        Tier::Demonstrated => Tier::Specific,
        Tier::Specific => Tier::Claimed,
        Tier::Claimed | Tier::Near => Tier::Near,
        Tier::Mention => Tier::Mention,
    }
}
