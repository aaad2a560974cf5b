use super::super::{OpeningMaterial, Source, candidate, markdown, opening, verdict_words};
use super::sample::{case, place};
use crate::assessment::Verdict;

#[test]
fn the_read_of_one_candidate() {
    let text = case().with(|material| markdown(&candidate(material)));
    assert_eq!(text, include_str!("candidate.md"));
}

#[test]
fn the_read_of_an_opening() {
    let mut undecided = case();
    undecided.decision = None;
    let text = case().with(|decided| {
        undecided.with(|open| {
            let candidates = [*decided, *open];
            let on = decided.on;
            markdown(&opening(&OpeningMaterial {
                opening: "Hall B",
                on,
                seat: decided.seat,
                candidates: &candidates,
            }))
        })
    });
    assert_eq!(text, include_str!("opening.md"));
}

#[test]
fn a_quote_is_cited_with_its_place_and_the_document_it_stands_in() {
    let case = case();
    let read = case.with(candidate);
    let span = place("On call for 96 nodes, one of two.");
    let cited = read
        .sources()
        .into_iter()
        .find(|s| matches!(s, Source::Document { span: Some(s), .. } if *s == span));
    let Some(Source::Document { text_hash, page, quote, .. }) = cited else {
        panic!("the duty is not cited")
    };
    assert_eq!(
        (text_hash, page, quote.as_str()),
        (&case.document.text_hash(), &Some(1), case.document.slice(span))
    );
}

#[test]
fn a_document_that_could_not_be_read_still_has_its_read() {
    let mut case = case();
    case.judgement.assessment.verdict = Verdict::NotAssessed;
    case.judgement.assessment.evidence.clear();
    case.judgement.assessment.dimensions.clear();
    case.judgement.assessment.mentions.clear();
    case.judgement.assessment.keyword_screen = crate::assessment::KeywordScreen::default();
    case.judgement.flags.clear();
    (case.walks, case.decision) = (Vec::new(), None);
    let read = case.with(candidate);
    let short = &read.sections[0].sentences[0];
    assert_eq!(short.text(), "Not assessed: the document could not be read well enough to judge.");
    assert_eq!(short.sources()[0].place(), "okafor.pdf, whole document");
}

#[test]
fn a_draft_stays_out_of_the_read() {
    let mut case = case();
    for walk in &mut case.walks {
        walk.submitted = None;
    }
    let text = case.with(|material| markdown(&candidate(material)));
    assert!(!text.contains("I swapped the rail map"));
    assert!(text.contains("No interview has been submitted"));
}

#[test]
fn the_products_own_words_judge_no_person() {
    let case = case();
    let read = case.with(candidate);
    let mut own = markdown(&read).to_lowercase();
    for verdict in
        [Verdict::Evidenced, Verdict::Partial, Verdict::KeywordOnly, Verdict::Unrelated, Verdict::NotAssessed]
    {
        own.push_str(&verdict_words(verdict).to_lowercase());
        own.push_str(super::super::words::verdict_meaning(verdict));
    }
    for never in ["hire", "reject", "fake", "weak", "unqualified", "fail", "poor"] {
        assert!(!own.contains(never), "the read says “{never}”");
    }
}
