//! Import of 1,000 generated texts, search over them, and the screening table.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

#[path = "../tests/common/mod.rs"]
mod common;

use casebook::Casebook;
use casebook::model::{ScreenQuery, ScreenScope, SearchQuery};
use common::{ROLE, bring, create, recruiter_with_opening};
use divan::Bencher;
use evidence::vocabulary::RoleId;

fn main() {
    divan::main();
}

/// About 4 KB of words from a small list, different in every text and the same in every run.
fn long_texts(count: usize) -> Vec<String> {
    let words =
        ["operated", "GPU", "node", "scheduler", "fabric", "queue", "model", "served", "rack", "driver"];
    let mut state = 7u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    };
    (0..count)
        .map(|n| {
            let body: Vec<String> =
                (0..600).map(|_| format!("{}{}", words[next() % words.len()], next() % 40)).collect();
            format!("Person {n}\n{}", body.join(" "))
        })
        .collect()
}

fn filled(count: usize) -> (tempfile::TempDir, Casebook) {
    let dir = tempfile::tempdir().unwrap();
    let casebook = create(dir.path());
    let (person, opening) = recruiter_with_opening(&casebook);
    bring(&casebook, &person.id, Some(&opening.id), &long_texts(count));
    (dir, casebook)
}

#[divan::bench(sample_count = 3)]
fn import_1000(bencher: Bencher<'_, '_>) {
    let texts = long_texts(1000);
    bencher
        .with_inputs(|| {
            let dir = tempfile::tempdir().unwrap();
            let casebook = create(dir.path());
            let person = recruiter_with_opening(&casebook).0;
            (dir, casebook, person)
        })
        .bench_refs(|(_, casebook, person)| bring(casebook, &person.id, None, &texts));
}

#[divan::bench(sample_count = 20)]
fn search_1000(bencher: Bencher<'_, '_>) {
    let (_dir, casebook) = filled(1000);
    let query = SearchQuery { text: "operated7 \"fabric3 queue9\"".to_owned(), opening: None, limit: 20 };
    bencher.bench(|| casebook.search(&query).unwrap());
}

#[divan::bench(sample_count = 20)]
fn screen_5000(bencher: Bencher<'_, '_>) {
    let (_dir, casebook) = filled(5000);
    let query = ScreenQuery::all(ScreenScope::Role(RoleId::from(ROLE)));
    bencher.bench(|| casebook.screen(&query).unwrap());
}
