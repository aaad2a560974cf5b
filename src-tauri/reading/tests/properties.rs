//! Laws that hold for any file, whole or broken.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod made;

use made::{at, docx, odt, p, pdf};
use proptest::prelude::*;
use reading::{Limits, Reading, Status, read};

/// One small file of each format.
fn files() -> Vec<(&'static str, Vec<u8>)> {
    let page = "q 1 1 1 rg 0 0 5 5 re f Q q /Clear gs Q\n".to_owned()
        + &at(50.0, 800.0, 12.0, "Ada Byron - engineer")
        + &at(300.0, 780.0, 10.0, "of the northern cluster");
    vec![
        ("cv.pdf", pdf(&[&page, &page])),
        ("cv.docx", docx(&(p("Ada") + "<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>"))),
        (
            "cv.odt",
            odt(
                "",
                "<text:p>Ada</text:p><text:list><text:list-item><text:p>x</text:p></text:list-item></text:list>",
            ),
        ),
        ("cv.rtf", br"{\rtf1\ansi\uc1{\fonttbl{\f0 A;}} Ada\par \u8226?\tab ran {\v no}\par}".to_vec()),
        (
            "cv.html",
            b"<html><body><ul><li>Ada<table><tr><td>x</table></ul>&amp;&#8226;</body></html>".to_vec(),
        ),
        ("cv.md", "# Ada\n\n- ran **it**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n".as_bytes().to_vec()),
        ("cv.txt", "Ada \u{202E}Byron\r\n\u{2022} ran".as_bytes().to_vec()),
        (
            "cv.json",
            br#"{"basics": {"name": "Ada"}, "work": [{"name": "Acme", "highlights": ["ran it"]}]}"#.to_vec(),
        ),
    ]
}

/// What must hold of every reading.
fn check(reading: &Reading) {
    assert_eq!(reading.document.is_some(), matches!(reading.status, Status::Read | Status::NoText));
    assert!(reading.document.is_some() || !reading.notices().is_empty(), "a refusal must say why");
    let Some(document) = &reading.document else { return };
    assert_eq!(document.text().trim().is_empty(), reading.status == Status::NoText);
    let mut last = 0;
    for word in &document.words {
        assert!(!document.slice(word.span).is_empty(), "a span without words");
        assert!(word.span.start() >= last, "words out of the order of the text");
        assert!(word.page >= 1 && word.page <= document.pages);
        assert!(word.left <= word.right && word.top <= word.bottom);
        last = word.span.end();
    }
    assert!(!document.text().contains(['\r', '\0', '\u{202E}']));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_truncation_is_read_or_refused(part in 0.0_f64..1.0) {
        for (name, bytes) in files() {
            let end = (bytes.len() as f64 * part) as usize;
            check(&read(&bytes[..end], name, &Limits::default()));
        }
    }

    #[test]
    fn any_mutation_is_read_or_refused(changes in prop::collection::vec((0.0_f64..1.0, any::<u8>()), 1..12)) {
        for (name, mut bytes) in files() {
            for (place, byte) in &changes {
                let at = (bytes.len() as f64 * place) as usize;
                bytes[at] = *byte;
            }
            let first = read(&bytes, name, &Limits::default());
            check(&first);
            prop_assert_eq!(first, read(&bytes, name, &Limits::default()), "the same bytes read twice");
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..600), name in "[a-z.]{0,8}") {
        check(&read(&bytes, &name, &Limits::default()));
    }

    #[test]
    fn plain_text_is_kept(text in "[A-Za-z][ -$&-;=-z|}~\n]{0,399}") {
        let reading = read(text.as_bytes(), "cv.txt", &Limits::default());
        let document = reading.document.unwrap();
        prop_assert_eq!(document.text(), text.as_str());
    }

    #[test]
    fn every_word_drawn_is_read_once(words in prop::collection::vec("[a-z]{2,9}", 1..40)) {
        let page: String = words.iter().enumerate().map(|(n, word)| {
            at(40.0 + 130.0 * (n % 4) as f32, 800.0 - 15.0 * (n / 4) as f32, 10.0, word)
        }).collect();
        let document = read(&pdf(&[&page]), "cv.pdf", &Limits::default()).document.unwrap();
        let mut found: Vec<&str> = document.text().split_whitespace().collect();
        let mut drawn: Vec<&str> = words.iter().map(String::as_str).collect();
        found.sort_unstable();
        drawn.sort_unstable();
        prop_assert_eq!(found, drawn);
    }
}

#[test]
fn every_whole_file_is_read() {
    for (name, bytes) in files() {
        let reading = read(&bytes, "", &Limits::default());
        assert_eq!(reading.status, Status::Read, "{name}");
        check(&reading);
        let format = reading.document.unwrap().format.id();
        assert!(
            name.ends_with(format) || ["markdown", "text", "json-resume"].contains(&format),
            "{name} read as {format}"
        );
    }
}
