//! What the person's relationship to the object is.

use super::facts::Facts;
use super::slots::Stance;
use super::token::TokenKind;
use crate::resume::Section;
use crate::vocabulary::{Agency, Cue, ObjectClass};

/// Reads the stance of a sentence about a thing.
pub fn stance(facts: &Facts<'_>, agency: Agency, object: ObjectClass) -> Stance {
    use ObjectClass as O;
    if agency == Agency::Learned || matches!(facts.section, Section::Education | Section::Certs) {
        return Stance::Study;
    }
    if matches!(agency, Agency::Aspire | Agency::SelfRated | Agency::Posting)
        || (agency == Agency::Exposed && facts.deeds().next().is_none())
    {
        return Stance::None;
    }
    if (facts.place.foreign || facts.hints(Cue::ContextForeign))
        && matches!(object, O::Fleet | O::GpuStack | O::PowerThermal)
    {
        return Stance::None;
    }
    if facts.hints(Cue::Coursework) && !served(facts) {
        return Stance::Study;
    }
    if sells(facts, agency) {
        return Stance::Sell;
    }
    let lead = facts.acts.iter().find(|act| !act.negated).map(|act| act.cues).unwrap_or_default();
    if object == O::Contract || lead.has(Cue::VerbVendor) && !changes(facts) {
        return Stance::Vendor;
    }
    if lead.has(Cue::VerbSupervise) && !changes(facts) {
        return Stance::Supervise;
    }
    if facts.title.has(Cue::TitleManager) && !hands_on(facts) {
        return Stance::Supervise;
    }
    if physical(facts, object) {
        return Stance::Physical;
    }
    if model(facts, object) {
        return Stance::Model;
    }
    if consumes(facts, object) {
        return Stance::Consume;
    }
    if facts.hints(Cue::Supervise) && !changes(facts) && facts.quantities.is_empty() {
        return Stance::Supervise;
    }
    if object == O::None { Stance::None } else { keeps_or_makes(facts, object) }
}

/// An own act of somebody with a manager's title: said in the first person, or told with its cause or its catch.
fn hands_on(facts: &Facts<'_>) -> bool {
    let told = facts.hints(Cue::Cause) || facts.hints(Cue::Catch) || facts.outcome.anchored;
    changes(facts) && (facts.says_i || told) && !facts.hints(Cue::Supervise)
}

/// Things that are kept running by nature, and things that are made for others by nature; the verb decides the rest.
fn keeps_or_makes(facts: &Facts<'_>, object: ObjectClass) -> Stance {
    use ObjectClass as O;
    let builds = facts.deeds().filter(|act| act.cues.has(Cue::VerbBuild)).count();
    let operates = facts.deeds().filter(|act| act.cues.has(Cue::VerbOperate)).count();
    match object {
        O::TrainingRun | O::InferenceService | O::MlLifecycle | O::MlPlatform | O::DeveloperPlatform => {
            if operates > builds {
                Stance::Operate
            } else {
                Stance::Build
            }
        }
        O::ProductFeature | O::ModelQuality | O::Evaluation => Stance::Model,
        _ => Stance::Operate,
    }
}

fn changes(facts: &Facts<'_>) -> bool {
    facts.deeds().any(|act| {
        act.verb.changes
            && !act.cues.any(&[Cue::VerbVendor, Cue::VerbSell, Cue::VerbSupervise, Cue::VerbPhysical])
    })
}

fn served(facts: &Facts<'_>) -> bool {
    facts.hints(Cue::Users) && facts.quantities.iter().any(|q| q.family == super::quantity::Family::Served)
}

fn sells(facts: &Facts<'_>, agency: Agency) -> bool {
    let acts = facts.acts.iter().any(|act| act.cues.has(Cue::VerbSell) && !act.negated);
    let sold = facts.hints(Cue::Sales) || facts.title.has(Cue::Sales);
    let client =
        facts.hints(Cue::Client) && !facts.says(&["on call", "on-call", "paged", "after go-live", "ran it"]);
    agency == Agency::Advised
        || (sold && (acts || client))
        || (facts.hints(Cue::Sales)
            && (!changes(facts) || facts.tokens.iter().any(|t| matches!(t.kind, TokenKind::Money(_)))))
        || (facts.place.sells && !facts.hints(Cue::Cause))
        || (client && (acts || facts.title.has(Cue::Client) || facts.says(&["go-live"])))
}

/// Hands on hardware without a rule of one's own: by ticket, by work order, or racking by number.
fn physical(facts: &Facts<'_>, object: ObjectClass) -> bool {
    use ObjectClass as O;
    let hardware =
        matches!(object, O::Fleet | O::Fabric | O::Facility | O::PowerThermal | O::Storage | O::None);
    let hands = facts.acts.iter().any(|act| act.cues.has(Cue::VerbPhysical) && !act.negated && act.leads);
    let decides = facts.hints(Cue::Catch)
        || facts.hints(Cue::Cause)
        || facts.outcome.anchored
        || facts.acts.iter().any(|act| act.cues.has(Cue::VerbBuild) && act.verb.changes);
    hardware && (hands || facts.hints(Cue::TicketWork) || facts.place.is_about(O::Facility)) && !decides
}

fn model(facts: &Facts<'_>, object: ObjectClass) -> bool {
    use ObjectClass as O;
    let acts = facts.deeds().any(|act| act.cues.has(Cue::VerbModel));
    match object {
        O::ModelQuality | O::Evaluation => true,
        O::TrainingRun => {
            (acts || facts.hints(Cue::OwnWork) || !builds_for_others(facts)) && !facts.hints(Cue::Users)
        }
        O::Fleet | O::Scheduler | O::InferenceService => {
            acts && facts.nouns.iter().any(|(_, noun)| matches!(noun.class, O::ModelQuality | O::TrainingRun))
                && !facts.deeds().any(|a| a.cues.has(Cue::VerbOperate))
        }
        _ => false,
    }
}

/// A change, a catch or a recovery told of runs: the work is on the path that runs depend on.
fn builds_for_others(facts: &Facts<'_>) -> bool {
    facts.hints(Cue::Catch)
        || facts.hints(Cue::Cause)
        || facts.outcome.anchored
        || facts.deeds().any(|act| act.cues.has(Cue::VerbBuild))
}

/// `The node went to the infrastructure team with a ticket`: what breaks is handed to those who run it.
fn handed_over(facts: &Facts<'_>) -> bool {
    facts.hints(Cue::TeamSubject)
        && facts.says(&[
            "went to ",
            "handed to",
            "passed to",
            "reported to",
            "ticket to",
            "with a ticket",
            "replaced it",
            "swapped it",
            "swap it",
            "replaced the",
            "fixed it",
            "they ",
            "called the",
            "opened a ticket",
        ])
}

fn consumes(facts: &Facts<'_>, object: ObjectClass) -> bool {
    use ObjectClass as O;
    let shared = matches!(
        object,
        O::Fleet
            | O::Scheduler
            | O::Fabric
            | O::Storage
            | O::CostCapacity
            | O::ResearchSoftware
            | O::MlPlatform
            | O::TrainingRun
            | O::GpuStack
    );
    let own = facts.hints(Cue::OwnWork)
        || own_jobs(facts)
        || facts.acts.iter().any(|act| act.cues.has(Cue::VerbConsume) && !act.negated);
    if shared && handed_over(facts) {
        return true;
    }
    let side = facts.hints(Cue::UserSide)
        && !facts.deeds().any(|act| act.cues.any(&[Cue::VerbOperate, Cue::VerbBuild]));
    shared
        && (own || side)
        && !(facts.hints(Cue::Users) && facts.deeds().any(|act| act.cues.has(Cue::VerbBuild)))
}

/// `for our 8-node A100 jobs`: the runs are the writer's own.
fn own_jobs(facts: &Facts<'_>) -> bool {
    (0..facts.tokens.len()).any(|at| {
        matches!(facts.word(at), "my" | "our")
            && (at + 1..at + 6).any(|next| {
                matches!(
                    facts.word(next),
                    "jobs" | "job" | "runs" | "run" | "experiments" | "simulations" | "training"
                )
            })
    })
}
