//! Laws that hold for every case of `fixtures/`, whatever it says.

#[cfg(test)]
#[path = "../case/mod.rs"]
mod case;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod laws;

use case::{cases, each, judged};
use evidence::document::Document;
use evidence::flag::Judgement;
use evidence::span::Span;

/// Every place that a judgement points to.
fn spans(judgement: &Judgement) -> Vec<Span> {
    let assessment = &judgement.assessment;
    let mut spans: Vec<Span> = assessment.evidence.iter().map(|evidence| evidence.span).collect();
    spans.extend(assessment.dimensions.iter().filter_map(|dimension| dimension.best));
    spans.extend(&assessment.mentions);
    spans.extend(judgement.flags.iter().flat_map(|flag| &flag.quotes));
    spans
}

/// What a judgement points to that is no place of the text.
fn astray(document: &Document, judgements: &[Judgement]) -> Vec<Span> {
    let fits = |span: &Span| document.text().get(span.start()..span.end()).is_some();
    let words = document.words.iter().map(|word| word.span);
    judgements.iter().flat_map(spans).chain(words).filter(|span| !fits(span)).collect()
}

#[test]
fn the_same_bytes_give_the_same_answer() {
    let differ = each(&cases(), |case| {
        let answer = || {
            let reading = case.read();
            let judgements = reading.document.as_ref().map(judged);
            serde_json::to_string(&(&reading, &judgements)).unwrap()
        };
        (answer() != answer()).then(|| case.name.clone())
    });
    assert_eq!(differ.into_iter().flatten().collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn every_place_lies_in_the_text() {
    let wrong = each(&cases(), |case| {
        let document = case.document()?;
        let astray = astray(&document, &judged(&document));
        (!astray.is_empty()).then(|| format!("{}: {astray:?}", case.name))
    });
    assert_eq!(wrong.into_iter().flatten().collect::<Vec<_>>(), Vec::<String>::new());
}
