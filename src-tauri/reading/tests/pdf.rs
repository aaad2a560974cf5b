//! PDF: order, lines, places and what cannot be seen.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod made;

use made::{at, document, pdf, reading, text};
use reading::{Limits, Status, read};

/// Lines of text one below the other.
fn lines(x: f32, top: f32, step: f32, size: f32, texts: &[&str]) -> String {
    texts.iter().enumerate().map(|(n, text)| at(x, top - step * n as f32, size, text)).collect()
}

#[test]
fn columns_are_read_one_after_the_other() {
    let left = [
        "Led the cluster of the north",
        "for eleven years and wrote",
        "all of its runbooks by hand.",
        "Nobody was woken by it.",
    ];
    let right = ["SKILLS", "Slurm and Kueue", "InfiniBand fabric", "Python and Go"];
    let page = at(50.0, 800.0, 20.0, "Ada Byron and a title that runs over both columns")
        + &lines(50.0, 760.0, 13.0, 10.0, &left)
        + &lines(330.0, 755.0, 17.0, 10.0, &right);
    let text = text(&pdf(&[&page]));
    let place = |needle: &str| text.find(needle).unwrap_or_else(|| panic!("{needle} in {text}"));
    assert!(place("Ada Byron") < place("Led the cluster"));
    assert!(place("woken by it") < place("SKILLS"), "{text}");
}

#[test]
fn a_date_at_the_margin_stays_with_its_title() {
    let mut page = String::new();
    for (n, (title, date)) in [
        ("Engineer, Acme", "2019 - 2023"),
        ("Lead, Bolt", "2015 - 2019"),
        ("Clerk, Coil", "2011 - 2015"),
        ("Intern, Dyne", "2010 - 2011"),
    ]
    .into_iter()
    .enumerate()
    {
        let y = 780.0 - 40.0 * n as f32;
        page += &at(50.0, y, 11.0, title);
        page += &at(480.0, y, 11.0, date);
        page += &at(50.0, y - 14.0, 11.0, "Did some work there.");
    }
    let text = text(&pdf(&[&page]));
    assert!(text.contains("Engineer, Acme  2019 - 2023\nDid some work there."), "{text}");
    assert!(text.contains("Intern, Dyne  2010 - 2011"), "{text}");
}

#[test]
fn a_wrapped_bullet_is_one_line() {
    let bullet = |y: f32, first: &str, second: &str| {
        at(50.0, y, 10.0, "\u{2022}").replace("(\u{2022})", "<95>")
            + &at(62.0, y, 10.0, first)
            + &at(62.0, y - 12.0, 10.0, second)
    };
    let page = at(50.0, 800.0, 14.0, "EXPERIENCE")
        + &bullet(
            780.0,
            "Ran the fleet of 4,096 GPUs on three sites, replaced its scheduler and wrote",
            "the paging policy that is used today",
        )
        + &bullet(
            752.0,
            "Found the flapping port that had cost four training runs a week of work, with",
            "Mellanox counters and a long night",
        );
    assert_eq!(
        text(&pdf(&[&page])),
        "EXPERIENCE\n- Ran the fleet of 4,096 GPUs on three sites, replaced its scheduler and wrote the paging policy that \
         is used today\n- Found the flapping port that had cost four training runs a week of work, with Mellanox counters \
         and a long night\n"
    );
}

#[test]
fn a_hyphen_at_the_end_of_a_line_is_kept_where_it_belongs() {
    let page = lines(
        50.0,
        800.0,
        12.0,
        10.0,
        &[
            "Led a group that was truly cross-",
            "functional and cared for orches-",
            "tration and the real-time parts.",
        ],
    );
    assert_eq!(
        text(&pdf(&[&page])),
        "Led a group that was truly cross-functional and cared for orchestration and the real-time parts.\n"
    );
}

#[test]
fn every_word_knows_its_place() {
    let document =
        document(&pdf(&[&at(72.0, 770.0, 12.0, "first word"), &at(100.0, 100.0, 10.0, "second page")]));
    assert_eq!(document.pages, 2);
    let words: Vec<(&str, u32)> =
        document.words.iter().map(|word| (document.slice(word.span), word.page)).collect();
    assert_eq!(words, [("first", 1), ("word", 1), ("second", 2), ("page", 2)]);
    let first = document.words[0];
    assert!((first.left - 72.0).abs() < 0.5 && first.top > 60.0 && first.bottom < 76.0, "{first:?}");
}

#[test]
fn what_cannot_be_seen_is_kept_apart() {
    let secret = |before: &str, after: &str| {
        format!("q {before} BT /F1 10 Tf 1 0 0 1 60 500 Tm (secret words) Tj ET {after} Q\n")
    };
    let cases = [
        ("unmarked", secret("3 Tr", "")),
        ("white", secret("1 1 1 rg", "")),
        ("as its ground", secret("0 0 0.5 rg 40 480 300 40 re f", "")),
        ("clear", secret("/Clear gs", "")),
        ("clipped", secret("10 10 5 5 re W n", "")),
        ("covered", secret("", "1 1 0 rg 40 480 300 40 re f")),
        ("tiny", at(60.0, 500.0, 0.5, "secret words")),
        ("off the page", at(60.0, -500.0, 10.0, "secret words")),
    ];
    for (kind, content) in cases {
        let document = document(&pdf(&[&(at(50.0, 800.0, 12.0, "Plain words.") + &content)]));
        assert_eq!(document.text(), "Plain words.\n", "{kind}");
        assert_eq!(document.hidden_text.trim(), "secret words", "{kind}");
        let notice = document.notices.iter().find(|notice| notice.code == "hidden-text").unwrap();
        assert_eq!(notice.detail, "2 words are in the file and not visible on page 1", "{kind}");
    }
}

#[test]
fn white_on_a_dark_band_is_seen() {
    let page = "0 0.2 0.4 rg 0 760 595 82 re f 1 1 1 rg\n".to_owned() + &at(50.0, 790.0, 20.0, "Ada Byron");
    let document = document(&pdf(&[&page]));
    assert_eq!((document.text(), document.hidden_text.as_str()), ("Ada Byron\n", ""));
}

#[test]
fn letters_set_apart_are_a_word_and_doubled_ones_are_one() {
    let wide = "BT /F1 12 Tf 4 Tc 1 0 0 1 50 700 Tm (EXPERIENCE) Tj ET\n".to_owned();
    let bold = at(50.0, 650.0, 12.0, "Doubled") + &at(50.3, 650.0, 12.0, "Doubled");
    assert_eq!(text(&pdf(&[&(wide + &bold)])), "EXPERIENCE\n\nDoubled\n");
}

#[test]
fn a_page_without_text_is_no_text() {
    assert_eq!(reading(&pdf(&["0 0 0 rg 10 10 100 100 re f"])).status, Status::NoText);
    let unmarked = reading(&pdf(&["3 Tr BT /F1 12 Tf 50 700 Td (unmarked) Tj ET"]));
    assert_eq!(unmarked.status, Status::NoText);
    assert_eq!(unmarked.document.unwrap().hidden_text.trim(), "unmarked");
}

#[test]
fn too_many_pages_are_too_large() {
    let limits = Limits { pages: 2, ..Limits::default() };
    let three = pdf(&["", "", ""]);
    assert_eq!(read(&three, "cv.pdf", &limits).status, Status::TooLarge);
}

#[test]
fn the_signature_alone_is_damaged() {
    assert_eq!(reading(b"%PDF-1.7\n").status, Status::Damaged);
}
