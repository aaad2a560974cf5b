//! The journey through a casebook without a window.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod common;

use casebook::id::{CandidateId, PersonId};
use casebook::intake::Outcome;
use casebook::model::{ScreenQuery, ScreenScope, SearchQuery, Stage, WalkView};
use casebook::{Casebook, Error, Key, RecoveryCode};
use common::{PASSPHRASE, ROLE, Words, bring, create, open, recruiter_with_opening, texts};
use evidence::assessment::Verdict;
use evidence::scorecard::{self, Edition, Walk};
use evidence::vocabulary::RoleId;

fn search(casebook: &Casebook, text: &str) -> Vec<String> {
    let query = SearchQuery { text: text.to_owned(), opening: None, limit: 50 };
    casebook.search(&query).unwrap().hits.into_iter().map(|hit| hit.name).collect()
}

#[test]
fn importing_twice_adds_nothing_and_a_restart_keeps_everything() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    let files = texts(100);
    let first = bring(&casebook, &person.id, Some(&opening.id), &files);
    assert!(first.files.iter().all(|file| file.outcome == Outcome::Added));
    let order: Vec<&str> = first.files.iter().map(|file| file.file.as_str()).collect();
    assert!(order.is_sorted(), "the results stand in the order of the files");
    let query = ScreenQuery::all(ScreenScope::Opening(opening.id.clone()));
    let before = casebook.screen(&query).unwrap();
    let again = bring(&casebook, &person.id, Some(&opening.id), &files);
    assert!(again.files.iter().all(|file| file.outcome == Outcome::AlreadyHere));
    assert_eq!(casebook.screen(&query).unwrap(), before);
    casebook.close().unwrap();

    let casebook = open(dir.path());
    assert_eq!(casebook.screen(&query).unwrap(), before);
    assert_eq!(before.total, 100);
    let summary = casebook.opening(&opening.id).unwrap();
    assert_eq!(
        (summary.verdicts.evidenced, summary.verdicts.keyword_only, summary.verdicts.unrelated),
        (34, 33, 33)
    );
    assert_eq!((summary.candidates, summary.stages[0]), (100, (Stage::New, 100)));
    assert_eq!(before.rows[0].verdict, Verdict::Evidenced);
    assert_eq!(before.rows[0].quote, "operated");
    assert_eq!(search(&casebook, "number4"), ["Person 4"]);
    let verified = casebook.verify().unwrap();
    assert!(verified.ok(), "{verified:?}");
}

#[test]
fn the_same_document_goes_into_a_second_opening_without_a_copy() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, None, &texts(3));
    let linked = bring(&casebook, &person.id, Some(&opening.id), &texts(3));
    assert!(linked.files.iter().all(|file| file.outcome == Outcome::Linked));
    assert_eq!(casebook.screen(&ScreenQuery::all(ScreenScope::Role(opening.role))).unwrap().total, 3);
}

#[test]
fn words_phrases_and_refusals_find_what_they_say() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, _) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, None, &["Ann\nbring up of racks".into(), "Bo\nup and bring racks".into()]);
    assert_eq!(search(&casebook, "racks").len(), 2);
    assert_eq!(search(&casebook, "\"bring up\""), ["Ann"]);
    assert_eq!(search(&casebook, "racks -\"bring up\""), ["Bo"]);
    assert_eq!(search(&casebook, "-and"), ["Ann"]);
}

#[test]
fn a_scan_waits_for_a_look_and_is_read_when_somebody_enters_its_text() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    let report =
        bring(&casebook, &person.id, Some(&opening.id), &["%SCAN 1".into(), "Cy\noperated it".into()]);
    assert!(matches!(report.files[0].outcome, Outcome::NeedsALook { .. }));
    assert_eq!(report.files[1].outcome, Outcome::Added);
    let waiting = casebook.needs_a_look(Some(&opening.id)).unwrap();
    assert_eq!(waiting.len(), 1);
    casebook
        .resolve_with_text(&person.id, &waiting[0].document, "Di\noperated a hall", &Words("v1"))
        .unwrap();
    assert!(casebook.needs_a_look(None).unwrap().is_empty());
    assert_eq!(search(&casebook, "hall"), ["Di"]);
    assert_eq!(casebook.original(&waiting[0].document).unwrap().1, b"%SCAN 1");
}

#[test]
fn what_a_person_says_stands_beside_the_reading_with_name_and_reason() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    let report = bring(&casebook, &person.id, Some(&opening.id), &texts(2));
    let candidate = report.files[1].candidate.clone().unwrap();
    casebook.set_stage(&person.id, &opening.id, &candidate, Stage::ToPanel, "asked for").unwrap();
    let verdict = Some(Verdict::Partial);
    casebook.override_verdict(&person.id, &opening.id, &candidate, verdict, "I know the site").unwrap();
    casebook.decide(&person.id, &opening.id, &candidate, "to-panel", "worth an hour").unwrap();
    casebook.exported(&person.id, &opening.id, &candidate, "the read as Markdown").unwrap();
    assert!(matches!(
        casebook.set_stage(&person.id, &opening.id, &candidate, Stage::Closed, "  "),
        Err(Error::Refused { .. })
    ));
    let table = casebook.screen(&ScreenQuery::all(ScreenScope::Opening(opening.id.clone()))).unwrap();
    let row = table.rows.iter().find(|row| row.candidate == candidate).unwrap();
    assert_eq!(
        (row.verdict, row.override_verdict, row.stage),
        (Verdict::KeywordOnly, verdict, Some(Stage::ToPanel))
    );
    let material = casebook.read_material(&person.id, &opening.id, &candidate).unwrap();
    assert_eq!(material.seat.decisions[0].reason, "worth an hour");
    assert_eq!(material.seat.history.len(), 1);
    let exports: Vec<_> = material.seat.exports.iter().map(|it| (&*it.what, &it.by)).collect();
    assert_eq!(exports, [("the read as Markdown", &person.id)]);
    assert_eq!(casebook.history(1).unwrap()[0].action, "exported");
    assert!(casebook.verify().unwrap().ok());
}

#[test]
fn a_person_is_renamed_by_name_and_what_they_did_stays_theirs() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (ada, opening) = recruiter_with_opening(&casebook);
    assert_eq!((&*opening.place, &*opening.hiring_manager), ("Oslo", "Bo Falk"));
    let bo = casebook.add_person("Bo Falk", "Third on the panel").unwrap();
    let renamed = casebook.rename_person(&bo.id, &ada.id, " Ada Lind ", "Recruiter, north").unwrap();
    assert_eq!((&renamed.id, &*renamed.name, &*renamed.role), (&ada.id, "Ada Lind", "Recruiter, north"));
    let last = casebook.history(1).unwrap().remove(0);
    assert_eq!((&*last.action, last.by), ("person-renamed", Some(bo.id.clone())));
    assert_eq!(last.detail, "Ada Berg, Recruiter to Ada Lind, Recruiter, north");
    let taken = casebook.rename_person(&ada.id, &bo.id, "ada lind", "recruiter, North");
    assert!(matches!(taken, Err(Error::Refused { .. })));
    assert!(matches!(casebook.rename_person(&ada.id, &bo.id, " ", ""), Err(Error::Refused { .. })));
    casebook.close().unwrap();
    let casebook = open(dir.path());
    let people = casebook.people().unwrap();
    let told: Vec<_> = people.iter().map(|person| (&*person.name, &*person.role)).collect();
    assert_eq!(told, [("Ada Lind", "Recruiter, north"), ("Bo Falk", "Third on the panel")]);
    assert_eq!(casebook.opening(&opening.id).unwrap().opening.created_by, ada.id);
    assert!(casebook.verify().unwrap().ok());
}

/// A walk with one answer in these words.
fn content(by: &PersonId, words: &str) -> Walk {
    let edition = Edition { role: RoleId::from(ROLE), hash: "an edition".to_owned() };
    let mut walk = Walk::new(edition, scorecard::Person::new(by.as_str(), "as they are called"));
    walk.answer_mut(&"a1".into()).words.push_str(words);
    walk
}

fn view_of(view: &WalkView) -> PersonId {
    match view {
        WalkView::Open(walk) => walk.person.clone(),
        WalkView::Sealed { person, .. } => person.clone(),
    }
}

#[test]
fn a_scorecard_is_sealed_until_both_are_handed_in() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (ada, opening) = recruiter_with_opening(&casebook);
    let bo = casebook.add_person("Bo Falk", "Hiring manager").unwrap();
    let report = bring(&casebook, &ada.id, Some(&opening.id), &texts(1));
    let candidate: CandidateId = report.files[0].candidate.clone().unwrap();
    let begin = |by: &PersonId| {
        casebook.begin_walk(by, &opening.id, &candidate, "# Scorecard", &content(by, "")).unwrap()
    };
    let (first, second) = (begin(&ada.id), begin(&bo.id));
    assert_eq!(begin(&ada.id).id, first.id, "one walk a person");
    let hers = content(&ada.id, "a secret of Ada");
    casebook.save_walk(&ada.id, &first.id, &hers).unwrap();
    casebook.submit_walk(&ada.id, &first.id, &hers).unwrap();
    let seen = |by| serde_json::to_string(&casebook.walks(by, &opening.id, &candidate).unwrap()).unwrap();
    assert!(!seen(&bo.id).contains("secret"));
    let his = content(&bo.id, "");
    assert!(matches!(casebook.save_walk(&bo.id, &first.id, &his), Err(Error::Unknown { .. })));
    assert!(matches!(casebook.own_walk(&bo.id, &first.id), Err(Error::Unknown { .. })));
    assert!(matches!(casebook.save_walk(&bo.id, &second.id, &hers), Err(Error::Refused { .. })), "her name");
    let mut other_edition = his.clone();
    other_edition.edition.hash = "another".to_owned();
    assert!(matches!(casebook.save_walk(&bo.id, &second.id, &other_edition), Err(Error::Refused { .. })));
    casebook.submit_walk(&bo.id, &second.id, &his).unwrap();
    assert!(seen(&bo.id).contains("secret"));
    assert!(matches!(casebook.save_walk(&ada.id, &first.id, &hers), Err(Error::Refused { .. })));
    let revised = casebook.revise_walk(&ada.id, &first.id, &content(&ada.id, "mended"), "misread").unwrap();
    assert_eq!((revised.earlier[0].content.clone(), &*revised.earlier[0].reason), (hers, "misread"));
    assert_eq!(casebook.own_walk(&ada.id, &first.id).unwrap(), revised);
    let waiting = |by| casebook.waiting(by, &opening.id).unwrap();
    assert_eq!(waiting(&ada.id).decisions, 0, "nobody has moved the candidate on");
    casebook.set_stage(&ada.id, &opening.id, &candidate, Stage::Screening, "walked with").unwrap();
    let (one, cy) =
        (casebook.history_of(second.id.as_str()).unwrap(), casebook.add_person("Cy", "").unwrap());
    assert_eq!(one.iter().map(|entry| &*entry.action).collect::<Vec<_>>(), ["walk-begun", "walk-submitted"]);
    assert_eq!((waiting(&ada.id).decisions, waiting(&ada.id).walks), (1, 0));
    begin(&cy.id);
    assert_eq!((waiting(&cy.id).decisions, waiting(&cy.id).walks, waiting(&ada.id).walks), (0, 1, 0));
    let views = casebook.walks(&ada.id, &opening.id, &candidate).unwrap();
    assert!(views.iter().filter(|view| view_of(view) != cy.id).all(|view| matches!(view, WalkView::Open(_))));
}

#[test]
fn only_the_passphrase_or_the_code_opens_it_and_only_once_at_a_time() {
    let dir = tempfile::tempdir().unwrap();
    let (casebook, code) = Casebook::create(dir.path(), PASSPHRASE).unwrap();
    let key = Key::passphrase(PASSPHRASE);
    assert!(matches!(Casebook::open(dir.path(), &key), Err(Error::InUse { .. })));
    casebook.change_passphrase(&key, "another one").unwrap();
    casebook.close().unwrap();
    assert!(matches!(Casebook::open(dir.path(), &key), Err(Error::WrongKey { .. })));
    assert!(matches!(Casebook::create(dir.path(), "x"), Err(Error::AlreadyThere { .. })));
    Casebook::open(dir.path(), &Key::passphrase("another one")).unwrap().close().unwrap();
    let typed = RecoveryCode::parse(&code.to_string().to_lowercase()).unwrap();
    Casebook::open(dir.path(), &Key::Recovery(typed)).unwrap();
}

#[test]
fn after_a_recovery_only_the_new_code_and_the_new_passphrase_open_it() {
    let dir = tempfile::tempdir().unwrap();
    let (casebook, code) = Casebook::create(dir.path(), PASSPHRASE).unwrap();
    casebook.add_person("Ada Berg", "Recruiter").unwrap();
    casebook.close().unwrap();
    let before = std::fs::read(dir.path().join("casebook.header")).unwrap();
    assert!(matches!(Casebook::recover(dir.path(), code.clone(), ""), Err(Error::EmptyPassphrase)));
    assert_eq!(
        std::fs::read(dir.path().join("casebook.header")).unwrap(),
        before,
        "a refusal changes nothing"
    );

    let (casebook, fresh) = Casebook::recover(dir.path(), code.clone(), "another one").unwrap();
    assert_eq!(casebook.people().unwrap()[0].name, "Ada Berg");
    assert_eq!(casebook.history(1).unwrap()[0].action, "recovered");
    casebook.close().unwrap();
    let opens = |key: Key| Casebook::open(dir.path(), &key).map(|casebook| casebook.close().unwrap());
    for gone in [Key::Recovery(code.clone()), Key::passphrase(PASSPHRASE)] {
        assert!(matches!(opens(gone), Err(Error::WrongKey { .. })));
    }
    assert!(matches!(Casebook::recover(dir.path(), code, "a third"), Err(Error::WrongKey { .. })));
    opens(Key::passphrase("another one")).unwrap();
    opens(Key::Recovery(fresh)).unwrap();
}

#[test]
fn a_changed_header_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    create(dir.path()).close().unwrap();
    let path = dir.path().join("casebook.header");
    let whole = std::fs::read_to_string(&path).unwrap();
    let refused = |text: &str| {
        std::fs::write(&path, text).unwrap();
        Casebook::open(dir.path(), &Key::passphrase(PASSPHRASE)).err().unwrap()
    };
    assert!(matches!(refused(&whole.replace("65536", "8")), Error::Header { .. }));
    assert!(matches!(
        refused(&whole.replace("\"version\": 1", "\"version\": 2")),
        Error::Newer { found: 2, .. }
    ));
    assert!(matches!(refused(&whole[..whole.len() / 2]), Error::Header { .. }));
    std::fs::write(&path, &whole).unwrap();
    open(dir.path());
}

#[test]
fn a_lost_or_damaged_index_is_made_anew() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, _) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, None, &texts(12));
    casebook.close().unwrap();
    std::fs::remove_dir_all(dir.path().join("index")).unwrap();
    let casebook = open(dir.path());
    assert_eq!(search(&casebook, "operated").len(), 4);
    casebook.close().unwrap();
    for file in std::fs::read_dir(dir.path().join("index")).unwrap() {
        let path = file.unwrap().path();
        let mut bytes = std::fs::read(&path).unwrap();
        let at = bytes.len() - 1;
        bytes[at] ^= 1;
        std::fs::write(&path, bytes).unwrap();
    }
    let casebook = open(dir.path());
    assert_eq!(search(&casebook, "operated").len(), 4);
    assert!(casebook.verify().unwrap().ok());
}

#[test]
fn other_role_data_judges_everything_anew_and_is_pinned() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, Some(&opening.id), &texts(6));
    assert_eq!(casebook.refresh(Some(&person.id), &Words("v1"), |_, _| ()).unwrap(), 0);
    assert_eq!(casebook.refresh(Some(&person.id), &Words("v2"), |_, _| ()).unwrap(), 6);
    assert_eq!(casebook.opening(&opening.id).unwrap().opening.knowledge, "v2");
    let query = ScreenQuery::all(ScreenScope::Opening(opening.id));
    let table = casebook.screen(&query).unwrap();
    assert!(table.rows.iter().all(|row| row.knowledge == "v2"));
    assert_eq!(casebook.rebuild(None, &Words("v2"), |_, _| ()).unwrap(), 6);
    assert_eq!(casebook.screen(&query).unwrap(), table);
    assert!(casebook.verify().unwrap().ok());
}

#[test]
fn the_table_tells_position_and_whose_verdict_it_is_and_a_rebuild_makes_positions_anew() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    let report = bring(&casebook, &person.id, Some(&opening.id), &texts(2));
    let candidate = report.files[0].candidate.clone().unwrap();
    let query = ScreenQuery::all(ScreenScope::Opening(opening.id.clone()));
    let told = || {
        let rows = casebook.screen(&query).unwrap().rows;
        rows.into_iter().map(|row| (row.title, row.employer, row.override_by)).collect::<Vec<_>>()
    };
    let row = |title: &str, employer: &str, by| (title.to_owned(), employer.to_owned(), by);
    let (first, second) = ("I operated 0 nodes with a GPU in each", "Skills: GPU, Slurm, number1");
    assert_eq!(told(), [row(first, "v1 Works", None), row(second, "v1 Works", None)]);
    let (other, verdict) = (casebook.add_person("Bo Falk", "").unwrap(), Some(Verdict::Partial));
    for by in [&person, &other] {
        casebook.override_verdict(&by.id, &opening.id, &candidate, verdict, "I know the site").unwrap();
    }
    casebook.rebuild(None, &Words("v2"), |_, _| ()).unwrap();
    assert_eq!(told(), [row(first, "v2 Works", Some(other.id.clone())), row(second, "v2 Works", None)]);
    casebook.override_verdict(&person.id, &opening.id, &candidate, None, "as read").unwrap();
    assert_eq!(told()[0].2, None);
}

#[test]
fn no_file_of_the_casebook_holds_a_word_of_a_document() {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, _) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, None, &["Canary Zyzzyva\noperated quokkafarm".into()]);
    let look = || {
        let mut stack = vec![dir.path().to_owned()];
        while let Some(folder) = stack.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    stack.push(path);
                    continue;
                }
                let bytes = std::fs::read(&path).unwrap();
                for canary in ["yzzyva", "quokkafarm", "Ada Berg"] {
                    let found = bytes.windows(canary.len()).any(|window| window == canary.as_bytes());
                    assert!(!found, "{canary} in {}", path.display());
                }
            }
        }
    };
    look();
    casebook.close().unwrap();
    look();
}
