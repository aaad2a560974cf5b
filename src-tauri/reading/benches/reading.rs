//! How long a usual resume takes to read.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

#[path = "../tests/made/mod.rs"]
mod made;

use divan::Bencher;
use made::{at, docx, p, pdf};
use reading::{Limits, read};

fn main() {
    divan::main();
}

/// Two pages of 50 lines.
#[divan::bench]
fn pdf_of_two_pages(bencher: Bencher<'_, '_>) {
    let line = "Ran the fleet of 4,096 GPUs on three sites and wrote the paging policy";
    let page: String = (0..50_u8).map(|n| at(50.0, 800.0 - 15.0 * f32::from(n), 10.0, line)).collect();
    let file = pdf(&[&page, &page]);
    bencher.bench(|| read(&file, "cv.pdf", &Limits::default()));
}

/// A hundred paragraphs.
#[divan::bench]
fn docx_of_a_hundred_paragraphs(bencher: Bencher<'_, '_>) {
    let file = docx(&p("Ran the fleet of 4,096 GPUs on three sites and wrote the paging policy").repeat(100));
    bencher.bench(|| read(&file, "cv.docx", &Limits::default()));
}
