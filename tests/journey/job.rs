//! Opening, import, the flagged one, walks, second rater, decision, the written read, restart.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use casebook::id::{CandidateId, OpeningId, PersonId, WalkId};
use casebook::intake::{ImportReport, Intake, Outcome};
use casebook::model::{
    NewOpening, Opening, Person, ReadMaterial, ScreenQuery, ScreenRow, ScreenScope, SearchQuery, Stage,
    WalkView,
};
use casebook::{Casebook, Import, Key};
use chrono::NaiveDate;
use evidence::assessment::{Knowledge, Verdict};
use evidence::read::{self, CandidateMaterial, Read, SeatWords};
use evidence::review::{Choice, Decision, Filed};
use evidence::scorecard::{self, Answer, Capture, Edition, Level, Rating, Scorecard, Walk};
use evidence::vocabulary::RoleId;
use reading::InProcess;

use crate::case::{self, cases};

const PASSPHRASE: &str = "four plain words here";
const SEAT: &str = "gpu-cluster-engineer";
/// The case whose words are the cluster's and whose evidence is another seat's.
const FLAGGED: &str = "trained-on-512-gpus-is-no-cluster-evidence";

/// A casebook with two people, an opening and every fixture in it.
struct Desk {
    casebook: Casebook,
    recruiter: Person,
    manager: Person,
    opening: Opening,
}

fn intake() -> Vec<Intake> {
    let name = |case: &case::Case| {
        let ending = case.expected.document.rsplit('.').next().unwrap_or_default();
        format!("{}.{ending}", case.name)
    };
    cases().into_iter().map(|case| Intake::Bytes { name: name(&case), bytes: case.bytes }).collect()
}

fn import(casebook: &Casebook, by: &PersonId, opening: &OpeningId) -> ImportReport {
    let (reader, cancel) = (InProcess::default(), AtomicBool::new(false));
    let (judge, opening) = (Knowledge::shipped(), Some(opening));
    let how = Import { by: Some(by), opening, reader: &reader, judge, threads: 2, cancel: &cancel };
    casebook.import(&intake(), &how, |_, _| ()).unwrap()
}

fn desk(dir: &Path) -> Desk {
    let (casebook, _) = Casebook::create(dir, PASSPHRASE).unwrap();
    let recruiter = casebook.add_person("Ada Berg", "Recruiter").unwrap();
    let manager = casebook.add_person("Bo Falk", "Hiring manager").unwrap();
    let new = NewOpening {
        role: RoleId::from(SEAT),
        title: "Cluster engineer, Oslo".to_owned(),
        place: "Oslo".to_owned(),
        hiring_manager: "Bo Falk".to_owned(),
        knowledge: Knowledge::shipped().version().to_owned(),
    };
    let opening = casebook.create_opening(&recruiter.id, &new).unwrap();
    import(&casebook, &recruiter.id, &opening.id);
    Desk { casebook, recruiter, manager, opening }
}

impl Desk {
    fn rows(&self) -> Vec<ScreenRow> {
        let scope = ScreenScope::Opening(self.opening.id.clone());
        self.casebook.screen(&ScreenQuery::all(scope)).unwrap().rows
    }

    fn flagged(&self) -> ScreenRow {
        self.rows().into_iter().find(|row| row.file_name.starts_with(FLAGGED)).unwrap()
    }

    /// Begins a walk, takes two questions down, sets the rest aside, and hands it in.
    fn walk(&self, by: &Person, candidate: &CandidateId, level: u8) -> WalkId {
        let scorecard = Scorecard::shipped(&self.opening.role).unwrap();
        let text = Scorecard::shipped_text(&self.opening.role).unwrap();
        let edition = Edition { role: self.opening.role.clone(), hash: scorecard.hash().to_owned() };
        let person = scorecard::Person::new(by.id.as_str(), &*by.name);
        let mut content = Walk::new(edition, person);
        let begun = self.casebook.begin_walk(&by.id, &self.opening.id, candidate, text, &content).unwrap();
        for question in scorecard.questions.iter().take(2) {
            *content.answer_mut(&question.id) = answered(by, level);
            self.casebook.save_walk(&by.id, &begun.id, &content).unwrap();
        }
        assert!(!scorecard::missing(scorecard, &content).is_empty(), "the key questions are still open");
        for question in scorecard.questions.iter().skip(2) {
            let rating = Some(Rating::NotAsked { reason: "no time".to_owned() });
            content.answer_mut(&question.id).rating = rating;
        }
        assert_eq!(scorecard::missing(scorecard, &content), []);
        assert_eq!(scorecard::coverage(scorecard, &content).asked, 2);
        self.casebook.submit_walk(&by.id, &begun.id, &content).unwrap();
        begun.id
    }

    fn material(&self, candidate: &CandidateId) -> ReadMaterial {
        self.casebook.read_material(&self.recruiter.id, &self.opening.id, candidate).unwrap()
    }
}

fn answered(by: &Person, level: u8) -> Answer {
    Answer {
        broke: Capture::answered("a run stopped in its third week"),
        scale: Capture::answered("512 GPUs, rented"),
        changed: Capture::no_answer(),
        words: format!("The provider repaired the nodes, as told to {}", by.name),
        rating: Some(Rating::Level { level: Level::try_from(level).unwrap() }),
        ..Answer::default()
    }
}

/// The walks that may be read in full, as the written read takes them.
fn filed(material: &ReadMaterial) -> Vec<Filed> {
    let open = material.walks.iter().filter_map(|view| match view {
        WalkView::Open(walk) => Some(walk),
        WalkView::Sealed { .. } => None,
    });
    open.map(|walk| walk.filed()).collect()
}

fn written(material: &ReadMaterial) -> Read {
    let seat = &material.opening.role;
    let profile = Knowledge::shipped().role(seat).unwrap();
    let dimensions = profile.dimensions.iter().map(|one| (one.id.clone(), one.name.clone())).collect();
    let words = SeatWords {
        name: profile.name.clone(),
        edition: Knowledge::shipped().version().to_owned(),
        dimensions,
    };
    let stored = material.candidate.judgements.iter().find(|j| j.judgement.assessment.role == *seat).unwrap();
    let filed = filed(material);
    let decision = material.seat.decisions.last().map(|last| Decision {
        by: scorecard::Person::new(last.by.as_str(), "Bo Falk"),
        at: last.at,
        choice: Choice::OtherSeat { role: RoleId::from("ai-engineer") },
        reason: last.reason.clone(),
    });
    read::candidate(&CandidateMaterial {
        opening: &material.opening.title,
        on: NaiveDate::from_ymd_opt(2026, 2, 1).unwrap(),
        seat: &words,
        candidate: &material.candidate.name,
        file: &material.candidate.documents[0].file_name,
        document: material.candidate.documents[0].document.as_ref().unwrap(),
        judgement: &stored.judgement,
        scorecard: Scorecard::shipped(seat),
        walks: &filed.iter().collect::<Vec<_>>(),
        verdict_override: None,
        decision: decision.as_ref(),
    })
}

#[test]
fn the_whole_job_and_after_a_restart_everything_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let desk = desk(dir.path());
    let row = desk.flagged();
    assert_eq!(row.verdict, Verdict::KeywordOnly);
    assert_eq!(row.flags[0], "other-seat");
    assert_eq!(row.points_to.as_deref(), Some("ai-engineer"));

    let first = desk.walk(&desk.recruiter, &row.candidate, 1);
    let seen = |by| desk.casebook.walks(by, &desk.opening.id, &row.candidate).unwrap();
    assert!(matches!(&seen(&desk.manager.id)[..], [WalkView::Sealed { id, .. }] if *id == first));
    desk.walk(&desk.manager, &row.candidate, 3);
    assert!(seen(&desk.manager.id).iter().all(|view| matches!(view, WalkView::Open(_))));
    let (opening, candidate) = (&desk.opening.id, &row.candidate);
    let why = "the document shows models, and the seat is machines";
    desk.casebook.decide(&desk.manager.id, opening, candidate, "other-seat", why).unwrap();
    desk.casebook.set_stage(&desk.manager.id, opening, candidate, Stage::OnHold, "another opening").unwrap();

    let material = desk.material(candidate);
    let read = written(&material);
    each_sentence_opens_its_source(&read, &material);
    let markdown = read::markdown(&read);
    assert!(markdown.contains(why) && markdown.contains("as told to Bo Falk"), "{markdown}");

    let (rows, candidate) = (desk.rows(), candidate.clone());
    let Desk { casebook, recruiter, manager, opening } = desk;
    casebook.close().unwrap();
    let casebook = Casebook::open(dir.path(), &Key::passphrase(PASSPHRASE)).unwrap();
    let desk = Desk { casebook, recruiter, manager, opening };
    assert_eq!(desk.rows(), rows);
    assert_eq!(desk.material(&candidate), material);
    assert_eq!(written(&desk.material(&candidate)), read);
    assert!(desk.casebook.verify().unwrap().ok());
}

/// A sentence that cites the document holds words that stand there; none is without a source.
fn each_sentence_opens_its_source(read: &Read, material: &ReadMaterial) {
    let document = material.candidate.documents[0].document.as_ref().unwrap();
    let sentences: Vec<_> = read.sections.iter().flat_map(|section| &section.sentences).collect();
    assert!(sentences.len() >= 5, "{}", read::markdown(read));
    assert!(sentences.iter().all(|sentence| !sentence.sources().is_empty()));
    let mut cited = 0;
    for source in read.sources() {
        assert!(!source.place().is_empty());
        if let read::Source::Document { span: Some(span), quote, text_hash, .. } = source {
            assert_eq!(case::folded(document.slice(*span)), case::folded(quote));
            assert_eq!(*text_hash, document.text_hash());
            cited += 1;
        }
    }
    assert!(cited >= 2, "the read quotes the document {cited} times");
}

#[test]
fn importing_the_fixtures_twice_adds_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let desk = desk(dir.path());
    let (rows, count) = (desk.rows(), cases().len());
    let unread = cases().iter().filter(|case| case.document().is_none()).count();
    assert_eq!(rows.len(), count);
    assert_eq!(desk.casebook.needs_a_look(Some(&desk.opening.id)).unwrap().len(), unread);
    let again = import(&desk.casebook, &desk.recruiter.id, &desk.opening.id);
    let new = again.files.iter().filter(|file| matches!(file.outcome, Outcome::Added | Outcome::Linked));
    assert_eq!(new.count(), 0);
    assert_eq!(again.files.len(), count);
    assert_eq!(desk.rows(), rows);
}

#[test]
fn the_canonical_pair_parts_in_two_openings() {
    let dir = tempfile::tempdir().unwrap();
    let desk = desk(dir.path());
    let verdicts = |role: &str, file: &str| {
        let scope = ScreenScope::Role(RoleId::from(role));
        let rows = desk.casebook.screen(&ScreenQuery::all(scope)).unwrap().rows;
        rows.into_iter().find(|row| row.file_name.starts_with(file)).unwrap().verdict
    };
    let operator = "runs-the-fleet-that-models-are-trained-on";
    assert_eq!(verdicts(SEAT, operator), Verdict::Evidenced);
    assert_eq!(verdicts("ai-engineer", operator), Verdict::KeywordOnly);
    assert_eq!(verdicts(SEAT, FLAGGED), Verdict::KeywordOnly);
    assert_eq!(verdicts("ai-engineer", FLAGGED), Verdict::Evidenced);
    let query = SearchQuery { text: "\"row-remap failures\"".to_owned(), opening: None, limit: 10 };
    let hits = desk.casebook.search(&query).unwrap().hits;
    assert!(hits.iter().any(|hit| hit.file_name.starts_with(operator)));
}
