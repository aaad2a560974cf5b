//! How far a claim goes.
//!
//! T0 a mention; T1 near; T2 the right stance without specifics; T3 one specific; T4 a specific and two of incident with
//! cause, change, anchored outcome and catch. Scale is not needed for T4.

use super::facts::Facts;
use super::object::Owned;
use super::slots::{Slot, SlotSet, Stance, Tier, WhoseScale};
use crate::resume::Section;
use crate::vocabulary::{Agency, Cue, Form, Strength};

/// The tier of a claim before any seat's limits.
pub fn tier(
    facts: &Facts<'_>,
    agency: Agency,
    stance: Stance,
    owned: &[Owned],
    whose: WhoseScale,
    slots: SlotSet,
) -> Tier {
    let depth = depth(slots);
    let cap = match agency {
        Agency::Exposed | Agency::SelfRated | Agency::Aspire | Agency::Posting | Agency::Negated => {
            Tier::Mention
        }
        Agency::TeamCredit if facts.hints(Cue::Employer) => Tier::Mention,
        Agency::TeamCredit if facts.acts.iter().any(|act| act.verb.agency == Agency::TeamCredit) => {
            Tier::Claimed
        }
        Agency::Passive | Agency::Assisted if depth == 0 => Tier::Near,
        Agency::Assisted | Agency::Passive if depth == 1 => Tier::Claimed,
        Agency::Advised | Agency::Learned | Agency::TeamCredit => Tier::Near,
        Agency::Assigned => {
            if depth >= 1 {
                Tier::Specific
            } else {
                Tier::Claimed
            }
        }
        _ => Tier::Demonstrated,
    };
    let stance_cap = match stance {
        Stance::None
        | Stance::Study
        | Stance::Consume
        | Stance::Physical
        | Stance::Sell
        | Stance::Supervise => Tier::Near,
        Stance::Vendor => Tier::Claimed,
        _ => Tier::Demonstrated,
    };
    reached(facts, owned, whose, slots, depth)
        .min(cap)
        .min(stance_cap)
        .min(section_cap(facts, depth > 0 || slots.has(Slot::Scale)))
}

/// How many of the four slots that demonstrate are filled.
pub fn depth(slots: SlotSet) -> u32 {
    [Slot::Incident, Slot::Change, Slot::Outcome, Slot::Catch]
        .into_iter()
        .filter(|slot| slots.has(*slot))
        .count() as u32
}

fn reached(facts: &Facts<'_>, owned: &[Owned], whose: WhoseScale, slots: SlotSet, depth: u32) -> Tier {
    let strength = owned.iter().map(|o| o.strength).max();
    let scaled = slots.has(Slot::Scale)
        && matches!(
            whose,
            WhoseScale::Operated
                | WhoseScale::BuiltFor
                | WhoseScale::Served
                | WhoseScale::Incident
                | WhoseScale::Model
                | WhoseScale::Consumed
        );
    if is_skeleton(facts, slots) || strength.is_none() {
        return Tier::Near;
    }
    match depth {
        _ if strength == Some(Strength::Tool) && depth + u32::from(scaled) < 2 => Tier::Near,
        _ if strength == Some(Strength::Tool) => Tier::Claimed,
        2.. => Tier::Demonstrated,
        1 => Tier::Specific,
        _ if scaled || whose == WhoseScale::Withheld => Tier::Specific,
        _ if bare_duty(facts) || recites_tools(facts) => Tier::Near,
        _ if facts.hints(Cue::Buzz) && facts.quantities.is_empty() => Tier::Near,
        _ => Tier::Claimed,
    }
}

/// `X using Y, resulting in Z %`: a percentage without a base at the end of a formula.
pub fn is_skeleton(facts: &Facts<'_>, slots: SlotSet) -> bool {
    let formula =
        facts.outcome.unanchored && (facts.hints(Cue::Skeleton) || facts.has_word(&["by", "using", "via"]));
    formula && !slots.has(Slot::Incident) && !slots.has(Slot::Catch) && facts.quantities.is_empty()
}

fn section_cap(facts: &Facts<'_>, scaled: bool) -> Tier {
    match facts.section {
        Section::Summary if !scaled => Tier::Near,
        Section::Skills | Section::Header => Tier::Mention,
        Section::Education | Section::Certs => Tier::Near,
        Section::Publication if !facts.says_i => Tier::Claimed,
        _ => Tier::Demonstrated,
    }
}

/// A duty in the present tense with nothing particular in it, as a posting words it: `Keep the cards fed.`
fn bare_duty(facts: &Facts<'_>) -> bool {
    let lead = facts.acts.iter().find(|act| act.leads);
    lead.is_some_and(|act| matches!(act.verb.form, Form::Base | Form::Ing))
        && !facts.says_i
        && facts.quantities.is_empty()
}

/// `Built agents with A, B and C`: names of products carry the sentence, and nothing particular is told.
fn recites_tools(facts: &Facts<'_>) -> bool {
    let tools = facts.nouns.iter().filter(|(_, noun)| noun.strength == Strength::Tool).count();
    tools >= 2 && facts.has_word(&["with", "using", "via", "including", "leveraging"])
}
