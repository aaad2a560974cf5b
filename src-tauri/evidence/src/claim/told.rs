//! The five slots that a sentence can fill: scale, incident, change, outcome, catch.

use super::facts::Facts;
use super::object::Owned;
use super::quantity::Family;
use super::slots::{Slot, SlotSet, Stance, WhoseScale};
use crate::vocabulary::{Agency, Cue, Form, Strength};

/// The slots that a sentence fills.
pub fn slots(facts: &Facts<'_>, owned: &[Owned]) -> SlotSet {
    let mut slots = SlotSet::default();
    let change = change(facts, owned);
    slots.set(Slot::Scale, facts.quantities.iter().any(|q| q.value >= 2.0));
    slots.set(
        Slot::Incident,
        facts.hints(Cue::Incident) && (facts.hints(Cue::Cause) || change || facts.hints(Cue::Catch)),
    );
    slots.set(Slot::Change, change);
    slots.set(Slot::Outcome, facts.outcome.anchored);
    slots.set(Slot::Catch, catch(facts));
    slots
}

/// A deed that alters a named thing, told with a particular: a purpose, a cause, a number, an event.
fn change(facts: &Facts<'_>, owned: &[Owned]) -> bool {
    let altered = facts.deeds().any(|act| act.verb.changes && act.verb.form != Form::Third);
    let thing = facts.hints(Cue::Artefact) || owned.iter().any(|o| o.strength != Strength::Tool);
    altered && thing && particular(facts)
}

/// True where the sentence says more than that something was done: an event, or two particulars.
fn particular(facts: &Facts<'_>) -> bool {
    if facts.hints(Cue::Cause) || facts.hints(Cue::Catch) || facts.outcome.anchored {
        return true;
    }
    let figures = facts.tokens.iter().any(|t| t.kind.is_figure()) && !facts.outcome.unanchored;
    let reason = facts.has_word(&[
        "because", "so", "after", "when", "instead", "until", "whenever", "where", "once", "if", "whose",
    ]);
    let clause = facts.has_word(&["that", "which", "whereby"]) && facts.acts.len() >= 2;
    let event = facts.hints(Cue::Incident);
    let definite =
        facts.has_word(&["the", "our", "my", "every", "each", "whole", "own"]) && facts.hints(Cue::Artefact);
    let plain = !(facts.hints(Cue::Buzz) || facts.hints(Cue::Skeleton));
    let signs = [figures, reason, clause, event, definite].into_iter().filter(|sign| *sign).count();
    signs >= 2 && (plain || figures || event)
}

/// Something was found, by a check or a person, before others felt it.
fn catch(facts: &Facts<'_>) -> bool {
    let detects =
        facts.hints(Cue::Detection) || facts.acts.iter().any(|act| act.cues.has(Cue::Detect) && !act.negated);
    let effect = facts.hints(Cue::Catch)
        || (facts.hints(Cue::Detection)
            && facts.says(&["before ", "automatically", "ahead of", "earlier than"]));
    let found = facts.deeds().any(|act| act.cues.has(Cue::Detect)) && facts.hints(Cue::Incident);
    (detects && effect) || (facts.hints(Cue::Catch) && !facts.quantities.is_empty()) || found
}

/// Whose the stated scale is.
pub fn whose(facts: &Facts<'_>, agency: Agency, stance: Stance, slots: SlotSet) -> WhoseScale {
    if facts.hints(Cue::Withheld) {
        return WhoseScale::Withheld;
    }
    if facts.quantities.is_empty() {
        return WhoseScale::None;
    }
    let only = |family: Family| facts.quantities.iter().all(|q| q.family == family);
    match (agency, stance) {
        (Agency::TeamCredit, _) if facts.hints(Cue::Employer) => WhoseScale::Employer,
        (Agency::TeamCredit, _) | (_, Stance::Supervise) => WhoseScale::Team,
        (Agency::Learned, _) | (_, Stance::Study) => WhoseScale::Coursework,
        (_, Stance::Sell) => WhoseScale::Sold,
        (_, Stance::Vendor) => WhoseScale::Procured,
        (_, Stance::Consume) => WhoseScale::Consumed,
        (_, Stance::Model) if facts.quantities.iter().any(|q| q.family == Family::System) => {
            WhoseScale::Consumed
        }
        (_, Stance::Model) => WhoseScale::Model,
        _ if only(Family::Served) => WhoseScale::Served,
        _ if slots.has(Slot::Incident) && !slots.has(Slot::Outcome) && facts.hints(Cue::Incident) => {
            WhoseScale::Incident
        }
        (_, Stance::Build) => WhoseScale::BuiltFor,
        _ => WhoseScale::Operated,
    }
}
