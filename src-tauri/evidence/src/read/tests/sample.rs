//! One candidate with two interviews and a decision.

use chrono::NaiveDate;

use super::super::{CandidateMaterial, SeatWords};
use crate::assessment::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
use crate::claim::{Agency, Slot, Stance, Tier};
use crate::document::{Document, Format, PlacedWord};
use crate::flag::{Flag, Judgement};
use crate::review::sample::{at, submitted};
use crate::review::{Choice, Decision, Filed};
use crate::scorecard::sample::{rated, scorecard};
use crate::scorecard::{Answer, Capture, Person, Rating, Scorecard};
use crate::span::Span;

pub(super) const TEXT: &str = "\
Ines Okafor\n\
On call for 96 nodes, one of two.\n\
We traced the stalls to one leaf switch and rebuilt the rail map.\n\
Skills: Slurm, NCCL\n";

/// Owns what a material borrows.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) seat: SeatWords,
    pub(super) name: String,
    pub(super) file: String,
    pub(super) document: Document,
    pub(super) judgement: Judgement,
    pub(super) scorecard: Scorecard,
    pub(super) walks: Vec<Filed>,
    pub(super) decision: Option<Decision>,
}

impl Case {
    pub(super) fn with<T>(&self, work: impl Fn(&CandidateMaterial<'_>) -> T) -> T {
        let walks: Vec<&Filed> = self.walks.iter().collect();
        work(&CandidateMaterial {
            opening: "Hall B",
            on: NaiveDate::from_ymd_opt(2026, 11, 28).unwrap(),
            seat: &self.seat,
            candidate: &self.name,
            file: &self.file,
            document: &self.document,
            judgement: &self.judgement,
            scorecard: Some(&self.scorecard),
            walks: &walks,
            verdict_override: None,
            decision: self.decision.as_ref(),
        })
    }
}

pub(super) fn place(words: &str) -> Span {
    let start = TEXT.find(words).unwrap();
    Span::new(start, start + words.len())
}

pub(super) fn case() -> Case {
    let incident = place("We traced the stalls to one leaf switch and rebuilt the rail map.");
    let duty = place("On call for 96 nodes, one of two.");
    Case {
        seat: SeatWords {
            name: "GPU Cluster Engineer".into(),
            edition: "7f3a91c0de55aa".into(),
            dimensions: [
                ("scale", "Fleet scale"),
                ("tenancy", "Scheduler and tenancy"),
                ("fabric", "Fabric and heat"),
            ]
            .map(|(id, name)| (id.to_owned(), name.to_owned()))
            .to_vec(),
        },
        name: "Ines Okafor".into(),
        file: "okafor.pdf".into(),
        document: document(),
        judgement: judgement(incident, duty),
        scorecard: scorecard(),
        walks: walks(),
        decision: Some(Decision {
            by: Person::new("m", "Marcus Oyelaran"),
            at: at(16),
            choice: Choice::ToPanel,
            reason: "The panel asks who changed what that night".into(),
        }),
    }
}

fn document() -> Document {
    let mut document = Document::new(Format::Pdf, TEXT);
    document.pages = 1;
    let word = |span| PlacedWord { span, page: 1, left: 0.0, top: 0.0, right: 1.0, bottom: 1.0 };
    document.words = TEXT.split('\n').filter(|l| !l.is_empty()).map(|line| word(place(line))).collect();
    document
}

fn judgement(incident: Span, duty: Span) -> Judgement {
    let evidence = |dimension: &str, tier, slots: &[Slot], span| Evidence {
        dimension: dimension.into(),
        tier,
        stance: Stance::Operate,
        agency: Agency::Shared,
        slots: slots.to_vec(),
        span,
    };
    let reading = |dimension: &str, tier, best| DimensionReading {
        dimension: dimension.into(),
        tier: Some(tier),
        best,
    };
    Judgement {
        assessment: Assessment {
            role: "gpu-cluster-engineer".into(),
            verdict: Verdict::Partial,
            keyword_screen: KeywordScreen { passed: true, terms: vec!["Slurm".into(), "NCCL".into()] },
            dimensions: vec![
                reading("scale", Tier::Claimed, Some(duty)),
                reading("tenancy", Tier::Mention, None),
                reading("fabric", Tier::Specific, Some(incident)),
            ],
            evidence: vec![
                evidence("fabric", Tier::Specific, &[Slot::Incident, Slot::Change], incident),
                evidence("scale", Tier::Claimed, &[Slot::Scale], duty),
            ],
            mentions: vec![place("Slurm"), place("NCCL")],
        },
        flags: vec![Flag {
            code: "share-not-stated".into(),
            points_to: None,
            line: "The personal share of the incident is not stated".into(),
            quotes: vec![incident],
        }],
        why: "It tells one incident with a cause. It does not say which part was personal.".into(),
        would_flip: "one rule or repair that was their own".into(),
        ask: vec!["Which part of the rail map was yours?".into()],
    }
}

fn walks() -> Vec<Filed> {
    let mut told = rated(4, "I swapped the rail map that night.");
    told.broke = Capture::answered("One leaf switch, bad optics");
    told.scale = Capture::answered("48 nodes, six days");
    told.changed = Capture::no_answer();
    told.panel = "rail map before and after".into();
    let no_time = Answer { rating: Some(Rating::NotAsked { reason: "no time".into() }), ..Answer::default() };
    vec![
        submitted(
            "Hanne Solberg",
            9,
            &[("a1", rated(3, "Forty-eight were mine.")), ("a3", told), ("a6", no_time)],
        ),
        submitted("Marcus Oyelaran", 11, &[("a3", rated(2, "The network team found the optics."))]),
    ]
}
