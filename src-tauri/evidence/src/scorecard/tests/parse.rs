use super::super::sample::{TEXT, scorecard};
use super::super::{Level, Response, Scorecard};

fn faults(text: &str) -> Vec<String> {
    Scorecard::parse("s.md", text).unwrap_err().iter().map(ToString::to_string).collect()
}

fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(TEXT.contains(from), "the sample no longer holds {from}");
    faults(&TEXT.replacen(from, to, 1))
}

#[test]
fn a_question_is_read_with_all_its_parts() {
    let scorecard = scorecard();
    assert_eq!(scorecard.title, "Ownership scorecard: GPU Cluster Engineer");
    assert_eq!(scorecard.intro, ["The same opening words for everybody."]);
    let a1 = scorecard.question(&"a1".into()).unwrap();
    assert_eq!((a1.title.as_str(), a1.key, a1.minutes, a1.line), ("Scale personally operated", true, 7, 4));
    assert_eq!(a1.dimension.as_deref(), Some("scale"));
    assert_eq!(a1.why, "Three numbers that documents blur.");
    assert_eq!(a1.strong, ["spares"]);
    assert_eq!(a1.listen_for, ["“we had access to 10,000 GPUs”"]);
    assert_eq!(a1.panel, "Owned or rented.");
    let ids: Vec<String> = scorecard.questions.iter().map(|q| q.id.label()).collect();
    assert_eq!(ids, ["A1", "A3", "A6", "B8"]);
    assert_eq!((scorecard.minutes(false), scorecard.minutes(true)), (26, 16));
}

#[test]
fn texts_are_plain() {
    let scorecard = scorecard();
    let a1 = &scorecard.questions[0];
    assert_eq!(a1.ask, "What is the largest group of nodes you were personally on the hook for?");
    assert_eq!(a1.probes[1], "What size were you not responsible for?");
}

#[test]
fn four_anchors_carry_their_names_and_a_bare_one_takes_the_usual_name() {
    let scorecard = scorecard();
    let anchors = |id: &str| match &scorecard.question(&id.into()).unwrap().response {
        Response::Rated { anchors } => anchors.clone(),
        Response::Recorded { .. } => Vec::new(),
    };
    let a1 = anchors("a1");
    assert_eq!(a1.iter().map(|a| a.level).collect::<Vec<_>>(), Level::ALL);
    assert_eq!((a1[2].name.as_str(), a1[2].text.as_str()), ("Owned it", "States size and their slice."));
    assert_eq!(
        (anchors("a6")[0].name.as_str(), anchors("a6")[0].text.as_str()),
        ("Vocabulary", "A percentage.")
    );
}

#[test]
fn a_recorded_question_has_options_and_no_anchors() {
    let b8 = scorecard().question(&"b8".into()).unwrap().clone();
    assert!(!b8.is_rated());
    let options = vec!["another team handled it".to_owned(), "on call for the machines".to_owned()];
    assert_eq!(b8.response, Response::Recorded { options });
    assert_eq!(b8.dimension, None);
}

#[test]
fn the_hash_names_the_words_and_not_the_line_ends() {
    let windows = Scorecard::parse("s.md", &TEXT.replace('\n', "\r\n")).unwrap();
    assert_eq!(windows.hash(), scorecard().hash());
    let edited = Scorecard::parse("s.md", &TEXT.replace("spares", "spare nodes")).unwrap();
    assert_ne!(edited.hash(), scorecard().hash());
}

#[test]
fn a_fault_has_its_place_and_says_what_to_do() {
    assert_eq!(
        changed("{#a1 .key dimension=scale minutes=7}", "{.key dimension=scale minutes=7}"),
        ["s.md:4:1: Give the question an id behind its title, such as {#a1 .key dimension=scale minutes=7}."]
    );
    assert_eq!(changed("#a3", "#a1"), ["s.md:28:1: The id a1 is taken; give this question another one."]);
    assert_eq!(
        changed("minutes=9", ""),
        ["s.md:28:1: Say how long the question takes, from minutes=1 to minutes=60."]
    );
    assert_eq!(
        changed(".record", ".key"),
        [
            "s.md:59:1: Add ### Ratings with the four anchors.",
            "s.md:59:1: Mark the question .record or remove ### Record."
        ]
    );
    assert_eq!(
        changed("4. Before and after.\n", ""),
        ["s.md:54:1: Give exactly four ratings, numbered 1. to 4."]
    );
    assert_eq!(
        changed("### If none", "### If nothing"),
        [
            "s.md:42:1: No part of a question is called “If nothing”. Use Probes, Ratings, Record, Strong mentions, \
         Listen for, If none, Hand to panel, Panel context."
        ]
    );
    assert_eq!(
        changed("- spares", "spares"),
        ["s.md:20:1: Write this part as a list, one line each with - in front."]
    );
}

#[test]
fn every_fault_is_reported_in_one_go() {
    let found = faults("## Q {#Q1 .vital depth=3}\n\n<div>x</div>\n\n| a |\n");
    let told = |part: &str| assert!(found.iter().any(|f| f.contains(part)), "{part} is not in {found:#?}");
    told("Begin with a title");
    told("small letters");
    told("remove .vital");
    told("remove depth=");
    told("remove this");
    told("Add the opening question");
    told("Add ### Probes");
}

#[test]
fn an_empty_file_is_told_how_to_begin() {
    assert_eq!(faults("").len(), 2);
}

#[test]
fn a_comment_of_the_editors_is_no_fault() {
    let commented = TEXT.replacen("The same", "<!-- keep this short -->\n\nThe same", 1);
    assert_eq!(Scorecard::parse("s.md", &commented).unwrap().questions, {
        let mut questions = scorecard().questions;
        for question in &mut questions {
            question.line += 2;
        }
        questions
    });
}

#[test]
fn a_dimension_that_the_seat_does_not_have_is_a_fault() {
    let scorecard = scorecard();
    assert!(scorecard.check_dimensions(["scale", "fabric", "utilization"]).is_empty());
    let found = scorecard.check_dimensions(["scale", "fabric"]);
    assert_eq!((found.len(), found[0].line), (1, 45));
    assert!(found[0].message.contains("“utilization”"));
}

proptest::proptest! {
    #[test]
    fn no_text_stops_the_reading(text in "(#{1,4} |> |- |1\\. |\\*\\*|\\{#a1|\\}|<b>|`|\n|[a-z ]|é){0,60}") {
        if let Err(faults) = Scorecard::parse("s.md", &text) {
            let lines = text.matches('\n').count() as u32 + 1;
            for fault in faults {
                proptest::prop_assert!(fault.line >= 1 && fault.line <= lines && fault.column >= 1);
                proptest::prop_assert!(fault.message.ends_with(['.', '?']));
            }
        }
    }

    #[test]
    fn a_cut_scorecard_gives_faults_or_a_shorter_scorecard(cut in 0..TEXT.len()) {
        let head = TEXT.get(..cut).unwrap_or_default();
        if let Ok(short) = Scorecard::parse("s.md", head) {
            proptest::prop_assert!(short.questions.len() <= scorecard().questions.len());
            proptest::prop_assert!(!short.questions.is_empty());
        }
    }
}
