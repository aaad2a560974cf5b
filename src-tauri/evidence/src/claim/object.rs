//! What a sentence is about: the thing that was owned.

use super::facts::Facts;
use crate::vocabulary::{Cue, Noun, ObjectClass, Strength};

/// A thing that was owned, and how plainly the words name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owned {
    /// What it is.
    pub class: ObjectClass,
    /// How much the words say by themselves.
    pub strength: Strength,
}

/// Number of classes.
pub const CLASSES: usize = ObjectClass::ALL.len();

/// A class's place among all.
pub const fn class_index(class: ObjectClass) -> usize {
    class as usize
}

/// True where an everyday word stands for a thing of the field: another word of the sentence, its block, its position, or
/// the work around it says so.
fn confirmed(facts: &Facts<'_>, class: ObjectClass) -> bool {
    use ObjectClass as O;
    let same: Vec<&(crate::span::Span, Noun)> =
        facts.nouns.iter().filter(|(_, noun)| noun.class == class).collect();
    let words = same
        .iter()
        .filter(|(_, noun)| noun.strength == Strength::Plain)
        .map(|(span, _)| facts.words(*span))
        .collect::<std::collections::BTreeSet<_>>();
    let context = match class {
        O::Fleet | O::Scheduler | O::Fabric | O::Storage | O::PowerThermal | O::GpuStack => {
            facts.near.gpu
                || facts.near.hpc
                || (facts.place.runs_compute() && (facts.context.gpu || facts.context.hpc))
        }
        O::TrainingRun | O::InferenceService => facts.context.ml || facts.context.gpu,
        O::ModelQuality | O::Evaluation | O::ProductFeature | O::MlLifecycle | O::MlPlatform => {
            facts.context.ml
        }
        O::CostCapacity => facts.context.gpu || facts.context.hpc,
        O::ResearchSoftware => facts.context.hpc,
        _ => false,
    };
    words.len() >= 2 || context || facts.place.is_about(class)
}

/// `from PBS to Slurm`: one product took another's place, which names the thing that both are.
fn replaced(facts: &Facts<'_>, class: ObjectClass) -> bool {
    let products =
        facts.nouns.iter().filter(|(_, n)| n.class == class && n.strength == Strength::Tool).count();
    products >= 2 && facts.has_word(&["from"]) && facts.has_word(&["to"])
}

/// The things that a sentence is about, the main one first; at most three.
pub fn owned(facts: &Facts<'_>) -> Vec<Owned> {
    let mut points: Vec<(ObjectClass, Strength, i32, usize)> = Vec::new();
    for (order, (_, noun)) in facts.nouns.iter().enumerate() {
        let value = points_of(facts, *noun, order);
        match points.iter_mut().find(|(class, ..)| *class == noun.class) {
            Some(entry) => {
                entry.2 += value / 2 + i32::from(value > 1);
                entry.1 = entry.1.max(noun.strength);
            }
            None => points.push((noun.class, noun.strength, value, order)),
        }
    }
    if facts.nouns.first().is_some_and(|(_, noun)| noun.class == ObjectClass::Contract) {
        points.iter_mut().filter(|p| p.0 == ObjectClass::Contract).for_each(|p| p.2 += 6);
    }
    points.sort_by_key(|(_, _, value, order)| (-value, *order));
    let best = points.first().map_or(0, |p| p.2);
    points.retain(|p| p.2 > 0 && p.2 * 3 >= best);
    let settle = |class: ObjectClass, strength: Strength| match strength {
        Strength::Plain if !confirmed(facts, class) => Strength::Tool,
        Strength::Tool if replaced(facts, class) => Strength::Plain,
        known => known,
    };
    points
        .into_iter()
        .take(3)
        .map(|(class, strength, ..)| Owned { class, strength: settle(class, strength) })
        .collect()
}

/// How much one noun speaks for its class here: plain names more than products, early more than late.
fn points_of(facts: &Facts<'_>, noun: Noun, order: usize) -> i32 {
    use ObjectClass as O;
    let base = match noun.strength {
        Strength::Own => 6,
        Strength::Plain => 3,
        Strength::Tool => 2,
    };
    let early = 2 - i32::try_from(order).unwrap_or(2).min(2);
    let model = facts.cues.has(Cue::VerbModel) && facts.nouns.iter().any(|(_, n)| n.class == O::ModelQuality);
    let fits = match noun.class {
        O::ModelQuality | O::TrainingRun if model => 4,
        O::MlLifecycle if facts.context.ml && facts.hints(Cue::Incident) => 3,
        O::Fleet if model => -2,
        O::ServiceReliability | O::DeveloperPlatform
            if facts.context.gpu && noun.strength != Strength::Own =>
        {
            -1
        }
        _ => 0,
    };
    base + early + fits
}
