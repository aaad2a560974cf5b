//! What one claim is worth for one seat.

use super::knowledge::Knowledge;
use crate::claim::{Claim, Owned, Tier};
use crate::vocabulary::SEATS;

/// The tier of a claim for a seat, and the thing it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Credit {
    /// How far the claim goes for the seat.
    pub tier: Tier,
    /// The thing that counts.
    pub owned: Owned,
}

/// What a claim is worth for each seat, in the order of [`SEATS`]: its tier, held down by what the seat owns. A second thing
/// counts a step less.
pub fn credits(knowledge: &Knowledge, claim: &Claim) -> [Option<Credit>; SEATS.len()] {
    let mut best = [None::<Credit>; SEATS.len()];
    for (order, owned) in claim.owned.iter().enumerate() {
        let caps = knowledge.seats().caps(*owned, claim.stance, claim.context);
        for (best, cap) in best.iter_mut().zip(caps) {
            let tier = worth(claim, if order == 0 { cap } else { lower(cap) });
            if tier > best.map_or(Tier::Mention, |credit| credit.tier) {
                *best = Some(Credit { tier, owned: *owned });
            }
        }
    }
    best
}

fn worth(claim: &Claim, cap: Tier) -> Tier {
    match claim.tier.min(cap) {
        Tier::Claimed if claim.tier >= Tier::Specific && claim.depth() == 0 => Tier::Near,
        tier => tier,
    }
}

const fn lower(tier: Tier) -> Tier {
    match tier {
        Tier::Demonstrated => Tier::Specific,
        Tier::Specific => Tier::Claimed,
        Tier::Claimed | Tier::Near => Tier::Near,
        Tier::Mention => Tier::Mention,
    }
}
