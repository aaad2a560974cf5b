//! Inside a crate, modules know only what comes before them.

use crate::paths::{Named, module_of, named};
use crate::tree::{assert_none, files, has_ending, text};

/// The modules of `evidence` in the order in which the data travels. A module that is not listed is
/// a leaf: everybody may use it, and it may use leaves only.
const ORDER: [&str; 11] = [
    "span",
    "document",
    "resume",
    "vocabulary",
    "claim",
    "assessment",
    "flag",
    "scorecard",
    "review",
    "diagnostic",
    "read",
];

/// What would make the same resume give another answer on another day or machine.
const OUTSIDE: [&str; 9] = [
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "std::io::stdin",
    "chrono::Utc::now",
    "chrono::Local",
];

fn complaints_about_order(path: &str, source: &str) -> Vec<String> {
    let module = module_of(path.trim_start_matches("src-tauri/evidence/src/"));
    let Some(home) = module.first() else { return Vec::new() };
    let place = |name: &str| ORDER.iter().position(|other| *other == name);
    let not_before = |named: &Named| {
        let [root, other, ..] = named.segments.as_slice() else { return None };
        let upward = match (place(home), place(other)) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(here), Some(there)) => there > here,
        };
        (root == "crate" && upward).then(|| {
            format!(
                "{path}:{}: `{home}` uses `{other}`, but data travels {} and a module knows only those before it. \
                 Move the shared type to the earlier module, or hand the value in.",
                named.line,
                ORDER.join(" → ")
            )
        })
    };
    named(source, &module).iter().filter_map(not_before).collect()
}

fn complaints_about_the_outside(path: &str, source: &str) -> Vec<String> {
    let module = module_of(path.trim_start_matches("src-tauri/evidence/src/"));
    let outside = |named: &Named| {
        let whole = format!("{}::", named.segments.join("::"));
        OUTSIDE.iter().find(|banned| whole.starts_with(&format!("{banned}::"))).map(|banned| {
            format!(
                "{path}:{}: `evidence` uses `{banned}`. The same text must give the same answer everywhere: \
                 let the caller read it and hand it in.",
                named.line
            )
        })
    };
    named(source, &module).iter().filter_map(outside).collect()
}

/// Walls between the modules of a crate, or between a module and a crate: who, and what it must not name.
const WALLS: [(&str, &str, &str); 4] = [
    ("src-tauri/casebook/src/index/", "crate::sqlite", "Only casebook.rs sees both: move the meeting there."),
    ("src-tauri/casebook/src/index/", "rusqlite", "The index is derived data: it is handed what it indexes."),
    ("src-tauri/casebook/src/sqlite/", "crate::index", "Only casebook.rs sees both: move the meeting there."),
    ("src-tauri/casebook/src/sqlite/", "tantivy", "The store does not know that it is indexed."),
];

fn complaints_about_walls(path: &str, source: &str) -> Vec<String> {
    let below_src = path.split_once("/src/").map_or(path, |(_, below)| below);
    let named = named(source, &module_of(below_src));
    let mut complaints = Vec::new();
    for (home, banned, advice) in WALLS.iter().filter(|(home, ..)| path.starts_with(home)) {
        for name in &named {
            if format!("{}::", name.segments.join("::")).starts_with(&format!("{banned}::")) {
                complaints.push(format!("{path}:{}: {home} names `{banned}`. {advice}", name.line));
            }
        }
    }
    complaints
}

/// What `reading` may know of `evidence`: the document it makes, not what is concluded from it.
const KNOWN_TO_READING: [&str; 2] = ["document", "span"];

fn complaints_about_reading(path: &str, source: &str) -> Vec<String> {
    let judgement = |named: &Named| {
        let [root, module, ..] = named.segments.as_slice() else { return None };
        (root == "evidence" && !KNOWN_TO_READING.contains(&module.as_str())).then(|| {
            format!(
                "{path}:{}: `reading` uses `evidence::{module}`. It turns bytes into a document and knows only \
                 `evidence::document` and `evidence::span`; judging happens after it.",
                named.line
            )
        })
    };
    named(source, &[]).iter().filter_map(judgement).collect()
}

fn over(folder: &str, rule: impl Fn(&str, &str) -> Vec<String>) -> Vec<String> {
    let sources: Vec<_> =
        files().into_iter().filter(|path| path.starts_with(folder) && has_ending(path, "rs")).collect();
    assert!(!sources.is_empty(), "no source files in {folder}: the rule would watch an empty house");
    sources.iter().flat_map(|path| rule(path, &text(path).unwrap())).collect()
}

#[test]
fn evidence_modules_know_only_those_before_them() {
    assert_none(&over("src-tauri/evidence/src/", complaints_about_order));
}

#[test]
fn evidence_touches_no_file_no_environment_and_no_clock() {
    assert_none(&over("src-tauri/evidence/src/", complaints_about_the_outside));
}

#[test]
fn index_and_store_do_not_know_each_other() {
    assert_none(&over("src-tauri/casebook/src/", complaints_about_walls));
}

#[test]
fn reading_knows_documents_and_no_judgement() {
    assert_none(&over("src-tauri/reading/src/", complaints_about_reading));
}

#[test]
fn each_rule_objects_to_an_offender() {
    let upward = "use crate::flag::judge;";
    assert_eq!(complaints_about_order("src-tauri/evidence/src/claim/slots.rs", upward).len(), 1);
    assert_eq!(
        complaints_about_order("src-tauri/evidence/src/fault.rs", upward).len(),
        1,
        "leaves know leaves"
    );
    assert!(complaints_about_order("src-tauri/evidence/src/read/mod.rs", upward).is_empty());

    let clock = "fn today() { chrono::Utc::now(); std::time::Instant::now(); }";
    assert_eq!(complaints_about_the_outside("src-tauri/evidence/src/claim.rs", clock).len(), 2);
    assert!(complaints_about_the_outside("src-tauri/evidence/src/claim.rs", "use std::fmt;").is_empty());

    let store = "use crate::sqlite::Store; use tantivy::Index;";
    assert_eq!(complaints_about_walls("src-tauri/casebook/src/index/mod.rs", store).len(), 1);
    assert_eq!(complaints_about_walls("src-tauri/casebook/src/sqlite/mod.rs", store).len(), 1);
    assert!(complaints_about_walls("src-tauri/casebook/src/casebook.rs", store).is_empty());

    let judging = "use evidence::{document::Document, flag::judge};";
    assert_eq!(complaints_about_reading("src-tauri/reading/src/pdf.rs", judging).len(), 1);
}
