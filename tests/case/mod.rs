//! A case of `fixtures/`: a document, and what a fair reader concludes from it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use evidence::assessment::{Knowledge, Verdict};
use evidence::document::Document;
use evidence::flag::{Judgement, judge};
use reading::{Limits, Reading, Status, read};
use serde::Deserialize;

/// By seat.
pub type Seats<T> = BTreeMap<String, T>;

/// What `expected.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The group of the case.
    pub group: String,
    /// Name of the document's file.
    pub document: String,
    /// The verdict for each seat on which a fair reader is sure.
    pub verdicts: Seats<Verdict>,
    /// Words that must stand among the evidence for a seat.
    #[serde(default)]
    pub quotes: Seats<Vec<String>>,
    /// Flags that must be raised for a seat.
    #[serde(default)]
    pub flags: Seats<OneOrMore>,
}

/// One word or several.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum OneOrMore {
    /// One.
    One(String),
    /// Several.
    More(Vec<String>),
}

impl OneOrMore {
    /// All of them.
    pub fn all(&self) -> &[String] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::More(more) => more,
        }
    }
}

/// A folder of `fixtures/`.
pub struct Case {
    /// The folder's name, which is its claim.
    pub name: String,
    /// The folder.
    pub folder: PathBuf,
    /// What a fair reader concludes.
    pub expected: Expected,
    /// The bytes of its document.
    pub bytes: Vec<u8>,
}

/// The folder of the fixtures.
pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("fixtures")
}

/// Every case, in the order of the names.
pub fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = std::fs::read_dir(fixtures())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|folder| folder.join("expected.toml").is_file())
        .map(case)
        .collect();
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(cases.len() >= 40, "only {} cases were found in fixtures/", cases.len());
    cases
}

fn case(folder: PathBuf) -> Case {
    let name = folder.file_name().unwrap().to_string_lossy().into_owned();
    let text = std::fs::read_to_string(folder.join("expected.toml")).unwrap();
    let expected: Expected = toml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let bytes = std::fs::read(folder.join(&expected.document)).unwrap_or_else(|error| {
        panic!("{name}: expected.toml names `{}`, which cannot be read: {error}", expected.document)
    });
    Case { name, folder, expected, bytes }
}

impl Case {
    /// Reads its document.
    pub fn read(&self) -> Reading {
        read(&self.bytes, &self.expected.document, &Limits::default())
    }

    /// Its document, where it can be read.
    pub fn document(&self) -> Option<Document> {
        let reading = self.read();
        reading.document.filter(|_| reading.status == Status::Read)
    }
}

/// Judges a document for all seats with the shipped role data.
pub fn judged(document: &Document) -> Vec<Judgement> {
    judge(document, Knowledge::shipped())
}

/// The words of a text with single spaces between them.
pub fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Does `work` with each item on all processors, and gives the results in the order of the items.
pub fn each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let done = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    let Some(item) = items.get(at) else { break };
                    let result = work(item);
                    done.lock().unwrap().push((at, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap();
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}
