//! A small reader and a small judge, so that these tests are about the casebook and nothing else.
#![allow(dead_code, reason = "each test file uses its part")]

use std::path::Path;
use std::sync::atomic::AtomicBool;

use casebook::id::{OpeningId, PersonId};
use casebook::intake::{About, ImportReport, Intake, Judge, ReadStatus, Reader, Reading};
use casebook::model::{NewOpening, Opening, Person};
use casebook::{Casebook, Import, Key};
use evidence::assessment::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
use evidence::claim::{Agency, Stance, Tier};
use evidence::document::{Document, Format};
use evidence::flag::{Flag, Judgement};
use evidence::span::Span;
use evidence::vocabulary::RoleId;

/// The passphrase of every test's casebook.
pub const PASSPHRASE: &str = "four plain words here";
/// The seat of every test's opening.
pub const ROLE: &str = "gpu-cluster-engineer";

/// Text is read; what begins with `%SCAN` is a scan.
pub struct Plain;

impl Reader for Plain {
    fn read(&self, _: &str, bytes: &[u8]) -> Reading {
        if bytes.starts_with(b"%SCAN") {
            return Reading::Unread { status: ReadStatus::NoText, reason: "it may be a scan".to_owned() };
        }
        Reading::Document(Document::new(Format::Text, String::from_utf8_lossy(bytes)))
    }
}

/// Evidence where the text says `operated`, keywords only where it says `GPU`.
pub struct Words(pub &'static str);

impl Judge for Words {
    fn version(&self) -> &str {
        self.0
    }

    fn roles(&self) -> Vec<RoleId> {
        vec![RoleId::from(ROLE)]
    }

    fn judge(&self, document: &Document) -> Vec<Judgement> {
        let found = document.text().find("operated").map(|at| Span::new(at, at + 8));
        let verdict = match found {
            Some(_) => Verdict::Evidenced,
            None if document.text().contains("GPU") => Verdict::KeywordOnly,
            None => Verdict::Unrelated,
        };
        vec![judgement(verdict, found)]
    }

    fn about(&self, document: &Document) -> About {
        let mut lines = document.text().lines().map(str::to_owned);
        let (name, title) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        About { name, title, employer: format!("{} Works", self.0) }
    }
}

fn judgement(verdict: Verdict, found: Option<Span>) -> Judgement {
    let evidence = found.map(|span| Evidence {
        dimension: "scale".to_owned(),
        tier: Tier::Demonstrated,
        stance: Stance::Operate,
        agency: Agency::Did,
        slots: Vec::new(),
        span,
    });
    let flag = Flag {
        code: "terms-only-listed".to_owned(),
        points_to: None,
        line: "The words stand in a list only".to_owned(),
        quotes: Vec::new(),
    };
    Judgement {
        assessment: Assessment {
            role: RoleId::from(ROLE),
            verdict,
            keyword_screen: KeywordScreen::default(),
            dimensions: vec![DimensionReading {
                dimension: "scale".to_owned(),
                tier: found.map(|_| Tier::Demonstrated),
                best: found,
            }],
            evidence: evidence.into_iter().collect(),
            mentions: Vec::new(),
        },
        flags: if verdict == Verdict::KeywordOnly { vec![flag] } else { Vec::new() },
        why: "why".to_owned(),
        would_flip: "what would change it".to_owned(),
        ask: vec!["a question".to_owned()],
    }
}

/// A new casebook in a folder.
pub fn create(dir: &Path) -> Casebook {
    Casebook::create(dir, PASSPHRASE).unwrap().0
}

/// The casebook in a folder.
pub fn open(dir: &Path) -> Casebook {
    Casebook::open(dir, &Key::passphrase(PASSPHRASE)).unwrap()
}

/// A recruiter and an opening.
pub fn recruiter_with_opening(casebook: &Casebook) -> (Person, Opening) {
    let person = casebook.add_person("Ada Berg", "Recruiter").unwrap();
    let new = NewOpening {
        role: RoleId::from(ROLE),
        title: "Cluster engineer".to_owned(),
        place: "Oslo".to_owned(),
        hiring_manager: "Bo Falk".to_owned(),
        knowledge: "v1".to_owned(),
    };
    let opening = casebook.create_opening(&person.id, &new).unwrap();
    (person, opening)
}

/// Brings texts in, under names made of their place.
pub fn bring(
    casebook: &Casebook,
    by: &PersonId,
    opening: Option<&OpeningId>,
    texts: &[String],
) -> ImportReport {
    let files: Vec<Intake> = texts
        .iter()
        .enumerate()
        .map(|(at, text)| Intake::Bytes { name: format!("{at:04}.txt"), bytes: text.clone().into_bytes() })
        .collect();
    let cancel = AtomicBool::new(false);
    let how =
        Import { by: Some(by), opening, reader: &Plain, judge: &Words("v1"), threads: 3, cancel: &cancel };
    casebook.import(&files, &how, |_, _| ()).unwrap()
}

/// Some texts: every third evidenced, every third keywords only, the rest unrelated.
pub fn texts(count: usize) -> Vec<String> {
    (0..count)
        .map(|n| match n % 3 {
            0 => format!("Person {n}\nI operated {n} nodes with a GPU in each"),
            1 => format!("Person {n}\nSkills: GPU, Slurm, number{n}"),
            _ => format!("Person {n}\nBaked bread for {n} years"),
        })
        .collect()
}
