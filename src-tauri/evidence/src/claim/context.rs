//! What kind of work surrounds a sentence; the same word can belong to several fields.

use super::object::{CLASSES, class_index};
use crate::resume::{BlockKind, Resume};
use crate::vocabulary::{Cue, CueSet, ObjectClass, Scan, Strength};

/// So many words of a field make it the field of a whole position.
const DENSE: u32 = 2;

/// The fields of work that the words around a claim show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// Accelerated compute.
    pub gpu: bool,
    /// Technical or scientific compute.
    pub hpc: bool,
    /// Models.
    pub ml: bool,
    /// Software in production for users.
    pub service: bool,
}

impl Context {
    /// What a set of hints shows.
    pub fn of(cues: CueSet) -> Self {
        Self {
            gpu: cues.has(Cue::ContextGpu),
            hpc: cues.has(Cue::ContextHpc),
            ml: cues.has(Cue::ContextMl),
            service: cues.has(Cue::ContextService),
        }
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self {
            gpu: self.gpu || other.gpu,
            hpc: self.hpc || other.hpc,
            ml: self.ml || other.ml,
            service: self.service || other.service,
        }
    }
}

/// What one position is about: its fields of work, and the things that its sentences name plainly.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Fields of work that its words show more than once, or that its title names.
    pub context: Context,
    /// Selling fills it.
    pub sells: bool,
    /// It belongs to another field that shares words with this one.
    pub foreign: bool,
    named: [u32; CLASSES],
}

impl Place {
    /// What the position names most, where it names it often.
    pub fn topic(&self) -> Option<ObjectClass> {
        let (class, count) = ObjectClass::ALL
            .into_iter()
            .zip(self.named)
            .max_by_key(|(class, count)| (*count, CLASSES - class_index(*class)))?;
        (count > DENSE * 2).then_some(class)
    }

    /// True where the position names things of a class plainly, more than in passing.
    pub fn is_about(&self, class: ObjectClass) -> bool {
        self.named.get(class_index(class)).is_some_and(|count| *count >= DENSE)
    }

    /// True where the position names the running of machines plainly: nodes, queues, fabric, storage, heat.
    pub fn runs_compute(&self) -> bool {
        use ObjectClass as O;
        let classes = [O::Fleet, O::Scheduler, O::Fabric, O::Storage, O::PowerThermal, O::GpuStack];
        classes.into_iter().filter_map(|class| self.named.get(class_index(class))).sum::<u32>() > DENSE
    }

    /// Reads each position of a resume, and the whole of it for what stands under none.
    pub fn all(resume: &Resume, scan: &Scan<'_>) -> (Vec<Self>, Self) {
        let mut tallies = vec![Tally::default(); resume.positions().len()];
        let mut whole = Tally::default();
        for block in resume.blocks().iter().filter(|block| block.kind != BlockKind::List) {
            let weight = if block.kind == BlockKind::Header { DENSE } else { 1 };
            let tally = block.position.and_then(|index| tallies.get_mut(index));
            tally.unwrap_or(&mut whole).take(scan, block.span, weight);
        }
        for tally in &tallies {
            whole.add(tally);
        }
        let models = whole.ml >= DENSE * 2;
        (tallies.iter().map(|tally| tally.place(models)).collect(), whole.place(models))
    }
}

#[derive(Clone, Copy, Default)]
struct Tally {
    gpu: u32,
    hpc: u32,
    ml: u32,
    service: u32,
    models: u32,
    sells: u32,
    foreign: u32,
    named: [u32; CLASSES],
}

impl Tally {
    fn take(&mut self, scan: &Scan<'_>, span: crate::span::Span, weight: u32) {
        for hit in scan.within(span) {
            let cues = hit.cues;
            self.gpu += weight * u32::from(cues.has(Cue::ContextGpu));
            self.hpc += weight * u32::from(cues.has(Cue::ContextHpc));
            self.ml += weight * u32::from(cues.has(Cue::ContextMl));
            self.service += weight * u32::from(cues.has(Cue::ContextService));
            self.sells += weight * u32::from(cues.has(Cue::Sales));
            self.foreign += weight * u32::from(cues.has(Cue::ContextForeign));
            let nouns = scan.nouns(*hit);
            self.models += u32::from(nouns.iter().any(|noun| noun.class == ObjectClass::ModelQuality));
            for noun in nouns.iter().filter(|noun| noun.strength == Strength::Own) {
                if let Some(count) = self.named.get_mut(class_index(noun.class)) {
                    *count += weight;
                }
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.gpu += other.gpu;
        self.hpc += other.hpc;
        self.ml += other.ml;
        self.service += other.service;
        self.models += other.models;
        self.sells += other.sells;
        self.foreign += other.foreign;
        for (count, more) in self.named.iter_mut().zip(other.named) {
            *count += more;
        }
    }

    /// `models` tells that the whole document is about models.
    const fn place(&self, models: bool) -> Place {
        let context = Context {
            gpu: self.gpu >= DENSE,
            hpc: self.hpc >= DENSE,
            ml: self.ml >= DENSE || self.models > DENSE * 2 || models,
            service: self.service >= DENSE,
        };
        Place { context, sells: self.sells > DENSE, foreign: self.foreign >= DENSE, named: self.named }
    }
}
