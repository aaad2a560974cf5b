//! Cut and damaged files: neither a panic nor a hang, and no place outside the text.

use std::sync::mpsc;
use std::time::Duration;

use evidence::document::{Document, Format};
use reading::{Limits, read};

use crate::astray;
use crate::case::{Case, cases, each, judged};

/// A file of a few pages that takes longer than this hangs.
const LONGEST: Duration = Duration::from_mins(2);
/// So many places at which every file is cut.
const CUTS: usize = 12;
/// So many ways in which every file is damaged.
const DAMAGES: u64 = 24;

/// Pseudo-random numbers, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// The bytes cut at places spread over the whole, the ends among them.
fn cut(bytes: &[u8]) -> Vec<Vec<u8>> {
    (0..CUTS).map(|n| bytes[..bytes.len() * n / CUTS].to_vec()).collect()
}

/// The bytes with a few of them changed, put in, left out, or repeated.
fn damaged(bytes: &[u8]) -> Vec<Vec<u8>> {
    (0..DAMAGES).map(|seed| damage(bytes, &mut Chance(seed * 977 + bytes.len() as u64))).collect()
}

fn damage(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        let end = (at + 1 + chance.below(64)).min(bytes.len());
        match chance.below(5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            1 => bytes.insert(at, chance.below(256) as u8),
            2 => drop(bytes.drain(at..end)),
            3 => bytes[at..end].fill(0xff),
            _ => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    bytes
}

/// Reads and judges; what is wrong about the places in the answer.
fn look(bytes: &[u8], name: &str) -> Option<String> {
    let document = read(bytes, name, &Limits::default()).document?;
    complaint(&document)
}

fn complaint(document: &Document) -> Option<String> {
    let astray = astray(document, &judged(document));
    (!astray.is_empty()).then(|| format!("places outside the text: {astray:?}"))
}

/// Does the work on a thread of its own; what is wrong, also when it panics or does not end.
fn watched(case: &str, work: impl FnOnce() -> Option<String> + Send + 'static) -> Option<String> {
    let (done, end) = mpsc::channel();
    std::thread::spawn(move || done.send(work()));
    match end.recv_timeout(LONGEST) {
        Ok(complaint) => complaint.map(|complaint| format!("{case}: {complaint}")),
        Err(mpsc::RecvTimeoutError::Timeout) => Some(format!("{case}: does not end")),
        Err(mpsc::RecvTimeoutError::Disconnected) => Some(format!("{case}: panics")),
    }
}

fn all_variants(case: &Case, variants: fn(&[u8]) -> Vec<Vec<u8>>) -> Option<String> {
    let name = case.expected.document.clone();
    let variants = variants(&case.bytes);
    watched(&case.name, move || variants.iter().find_map(|bytes| look(bytes, &name)))
}

fn assert_none(complaints: Vec<Option<String>>) {
    let complaints: Vec<String> = complaints.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn a_cut_file_is_read_as_far_as_it_goes_or_refused() {
    assert_none(each(&cases(), |case| all_variants(case, cut)));
}

#[test]
fn a_damaged_file_is_read_or_refused() {
    assert_none(each(&cases(), |case| all_variants(case, damaged)));
}

#[test]
fn a_cut_or_damaged_text_is_judged() {
    let complaints = each(&cases(), |case| {
        let text = case.document()?.text().to_owned();
        watched(&case.name, move || {
            // Every other one: judging costs more than refusing a broken file.
            let variants = cut(text.as_bytes()).into_iter().chain(damaged(text.as_bytes())).step_by(2);
            let texts = variants.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            texts.map(|text| Document::new(Format::Text, text)).find_map(|document| complaint(&document))
        })
    });
    assert_none(complaints);
}

#[test]
fn the_watch_sees_a_panic() {
    assert_eq!(watched("x", || panic!("on purpose")).unwrap(), "x: panics");
    assert_eq!(watched("x", || None), None);
}
