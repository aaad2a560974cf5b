//! A thousand made resumes against all eight seats, beside the one pass over their text that finds every phrase.

use divan::{Bencher, counter::ItemsCount};
use evidence::assessment::Knowledge;
use evidence::document::{Document, Format};
use evidence::flag::judge;

/// As in the programs.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// So many resumes a run.
const RESUMES: usize = 1_000;

const TITLES: [&str; 6] = [
    "GPU Cluster Engineer",
    "Machine Learning Engineer",
    "Site Reliability Engineer",
    "Platform Engineer",
    "HPC Systems Administrator",
    "Software Developer",
];
const EMPLOYERS: [&str; 5] =
    ["Northbridge Ltd", "Elm Institute", "Kestrel Compute GmbH", "Tidewater Bank", "Harbour Games"];
const OPENINGS: [&str; 8] = [
    "Operated",
    "Responsible for",
    "Wrote the node check for",
    "Worked with",
    "Led the upgrade of",
    "Traced a slow all-reduce to a bad cable in",
    "Supported",
    "Rebuilt the queues of",
];
const OBJECTS: [&str; 8] = [
    "a Slurm cluster of {} GPU nodes",
    "the Kubernetes platform that {} teams deploy to",
    "an evaluation set of {} questions for the assistant",
    "{} pricing models in production with MLflow",
    "a Lustre filesystem of {} TB",
    "the InfiniBand fabric between {} racks",
    "a payment service with {} requests a second",
    "the shop's web site with {} pages",
];
const ENDINGS: [&str; 6] = [
    "; failed jobs fell from {} a week to 4.",
    ", on call every third week.",
    "; release time went from {} days to two.",
    " together with the storage team.",
    ", which now drains a host before a customer notices.",
    ".",
];
const SKILLS: &str = "Kubernetes, Slurm, NCCL, InfiniBand, CUDA, PyTorch, Terraform, Ansible, Prometheus, Grafana, \
                      Docker, Helm, MLflow, Kubeflow, Ray, Triton, Lustre, GPFS, Python, Go, Linux";

/// Pseudo-random choices, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    fn bullet(&mut self) -> String {
        let (object, ending) = (self.of(&OBJECTS), self.of(&ENDINGS));
        let filled = |words: &str, number: usize| words.replace("{}", &number.to_string());
        let (size, before) = (self.below(900) + 6, self.below(60) + 5);
        format!("- {} {}{}\n", self.of(&OPENINGS), filled(object, size), filled(ending, before))
    }

    fn job(&mut self, year: usize) -> String {
        let head = format!("{}, {}, {year} - {}\n", self.of(&TITLES), self.of(&EMPLOYERS), year + 3);
        let bullets: String = (0..6).map(|_| self.bullet()).collect();
        format!("{head}{bullets}\n")
    }
}

/// A resume of some 350 words.
fn resume(number: usize) -> Document {
    let mut chance = Chance(number as u64 + 1);
    let jobs: String = (0..4).map(|job| chance.job(2022 - 3 * job)).collect();
    let text = format!(
        "Sam Sample {number}\nsam{number}@example.com\n\nSUMMARY\n\n{} who keeps systems running.\n\nEXPERIENCE\n\n\
         {jobs}SKILLS\n\n{SKILLS}\n\nEDUCATION\n\nBSc Physics, Kyrkby University, 2008\n",
        chance.of(&TITLES)
    );
    Document::new(Format::Text, text)
}

fn resumes() -> Vec<Document> {
    (0..RESUMES).map(resume).collect()
}

/// The whole judgement: sections, claims, eight seats, flags, explanation.
#[divan::bench(sample_count = 10)]
fn assess(bencher: Bencher<'_, '_>) {
    let (resumes, knowledge) = (resumes(), Knowledge::shipped());
    bencher
        .counter(ItemsCount::new(RESUMES))
        .bench(|| resumes.iter().map(|document| judge(document, knowledge).len()).sum::<usize>());
}

/// The one Aho-Corasick pass that it begins with: the same patterns over the same text.
#[divan::bench(sample_count = 10)]
fn scan(bencher: Bencher<'_, '_>) {
    let (resumes, lexicon) = (resumes(), Knowledge::shipped().lexicon());
    bencher
        .counter(ItemsCount::new(RESUMES))
        .bench(|| resumes.iter().map(|document| lexicon.scan(document.text()).hits().len()).sum::<usize>());
}
