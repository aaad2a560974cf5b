use proptest::prelude::*;
use pulldown_cmark::{Event, Options, Parser, Tag};

use super::super::words::one_line;
use super::super::{Read, Sentence, Source, candidate, html, markdown};
use super::sample::{Case, TEXT, case};
use crate::span::Span;

/// Text with everything that a markup language could mistake for its own.
fn hostile() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "<script>alert(1)</script>",
        "</style>",
        "\"><img src=x onerror=y>",
        "'",
        "&amp;",
        "]]>",
        "<!--",
        "-->",
        "“",
        "”",
        "**",
        "_",
        "`",
        "# ",
        "- ",
        "1. ",
        "> ",
        "[^1]",
        "[a](http://b)",
        "![i](u)",
        "|",
        "~~",
        "\\",
        "\n",
        "\n\n",
        "  ",
        "\u{202e}",
        "\u{0}",
        "é",
        "Slurm",
        "nodes ",
        "=",
        "+ ",
        "$x$",
        "***",
        "https://x.example",
    ]);
    prop::collection::vec(prop_oneof![piece.prop_map(str::to_owned), any::<String>()], 0..6)
        .prop_map(|p| p.concat())
}

prop_compose! {
    /// The sample with hostile words in every place that a person or a document can fill.
    fn any_case()(
        words in prop::collection::vec(hostile(), 9),
        spans in prop::collection::vec((0..TEXT.len() + 9, 0..TEXT.len() + 9), 4),
        submitted in any::<bool>(),
        decided in any::<bool>(),
    ) -> Case {
        let mut case = case();
        let mut words = words.into_iter();
        let mut next = || words.next().unwrap();
        (case.name, case.file, case.seat.name) = (next(), next(), next());
        (case.judgement.why, case.judgement.ask[0], case.judgement.flags[0].line) = (next(), next(), next());
        let answer = case.walks[0].walk.answer_mut(&"a3".into());
        (answer.words, answer.broke.text, answer.panel) = (next(), next(), next());
        let mut spans = spans.into_iter().map(|(a, b)| Span::new(a, b));
        case.judgement.assessment.evidence[0].span = spans.next().unwrap();
        case.judgement.assessment.dimensions[0].best = spans.next();
        case.judgement.assessment.mentions[0] = spans.next().unwrap();
        case.judgement.flags[0].quotes.extend(spans);
        if !submitted { case.walks[0].submitted = None; }
        if !decided { case.decision = None; }
        case
    }
}

fn sentences(read: &Read) -> impl Iterator<Item = &Sentence> {
    read.sections.iter().flat_map(|s| &s.sentences)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_sentence_opens_a_source_and_every_quote_stands_where_it_says(case in any_case()) {
        let read = case.with(candidate);
        prop_assert!(sentences(&read).count() > 0);
        for sentence in sentences(&read) {
            prop_assert!(!sentence.sources().is_empty());
            for source in sentence.sources() {
                if let Source::Document { span: Some(span), quote, text_hash, .. } = source {
                    prop_assert_eq!(case.document.slice(*span), quote);
                    prop_assert_eq!(&case.document.text_hash(), text_hash);
                }
            }
        }
    }

    #[test]
    fn the_same_material_gives_the_same_bytes(case in any_case()) {
        let write = || case.with(|m| { let read = candidate(m); (markdown(&read), html(&read)) });
        prop_assert_eq!(write(), write());
    }

    #[test]
    fn nothing_a_person_wrote_becomes_a_tag(case in any_case()) {
        const OURS: [&str; 19] = [
            "<!doctype", "<html", "<head", "<meta", "<title", "<style", "<body", "<main", "<header", "<footer", "<section",
            "<h1", "<h2", "<p", "<ul", "<ol", "<li", "<span", "<a ",
        ];
        let page = case.with(|m| html(&candidate(m)));
        for (at, _) in page.match_indices('<') {
            let tag = page[at..].replacen("</", "<", 1);
            let ours = OURS.iter().any(|own| tag.starts_with(own)) || tag.starts_with("<a>");
            prop_assert!(ours, "{}", page[at..].chars().take(40).collect::<String>());
        }
        for never in ["<script", "onerror=y>", "http://", "src=", "url(", "@import"] {
            let body = page.replace("&lt;script", "").replace("src=x onerror=y&gt;", "").replace("(http://b)", "");
            prop_assert!(!body.contains(never), "{never}");
        }
    }

    #[test]
    fn every_mark_leads_to_its_endnote_and_back(case in any_case()) {
        let (page, count) = case.with(|m| { let read = candidate(m); (html(&read), read.sources().len()) });
        for number in 1..=count {
            for id in [format!(" id=\"s{number}\""), format!(" id=\"r{number}\"")] {
                prop_assert_eq!(page.matches(&id).count(), 1, "{}", id);
            }
            let mark = format!("href=\"#s{number}\"");
            let back = format!("href=\"#r{number}\"");
            prop_assert!(page.contains(&mark) && page.contains(&back));
        }
        let beyond = format!("#s{}\"", count + 1);
        prop_assert!(!page.contains(&beyond));
    }

    #[test]
    fn nothing_a_person_wrote_becomes_markdown(case in any_case()) {
        let read = case.with(candidate);
        let text = markdown(&read);
        let mut plain = String::new();
        let (mut marks, mut notes) = (0, 0);
        let options = Options::ENABLE_FOOTNOTES | Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_MATH;
        for event in Parser::new_ext(&text, options) {
            match event {
                Event::Text(words) => plain.push_str(&words),
                Event::SoftBreak => plain.push(' '),
                Event::FootnoteReference(_) => marks += 1,
                Event::Start(Tag::FootnoteDefinition(_)) => notes += 1,
                Event::Start(Tag::Heading { .. } | Tag::Paragraph | Tag::List(None) | Tag::Item) | Event::End(_) | Event::Rule => {}
                other => prop_assert!(false, "{:?} in\n{}", other, text),
            }
        }
        prop_assert_eq!(notes, read.sources().len());
        prop_assert_eq!(marks, sentences(&read).map(|s| s.sources().len()).sum::<usize>());
        for sentence in sentences(&read) {
            let words = one_line(sentence.text());
            prop_assert!(plain.contains(&words), "{} is not in\n{}", words, plain);
        }
    }
}
