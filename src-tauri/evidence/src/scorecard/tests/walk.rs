use proptest::prelude::*;

use super::super::sample::{rated, scorecard, walk};
use super::super::{
    Answer, Capture, CaptureState, Length, Rating, Walk, coverage, may_rate, mean, missing, profile,
};

fn with(rating: Rating) -> Answer {
    Answer { rating: Some(rating), ..Answer::default() }
}

fn not_asked(reason: &str) -> Answer {
    with(Rating::NotAsked { reason: reason.to_owned() })
}

fn told(walk: &Walk) -> Vec<String> {
    missing(&scorecard(), walk).into_iter().map(|m| m.what).collect()
}

#[test]
fn coverage_counts_what_was_asked_and_which_key_questions_are_rated() {
    let walk = walk(
        "Hanne",
        &[("a1", rated(3, "mine")), ("a3", with(Rating::CannotShare)), ("a6", not_asked("time"))],
    );
    let sum = coverage(&scorecard(), &walk);
    assert_eq!(sum.asked_words(), "2 of 4 asked");
    assert_eq!(sum.key_words(), "1 of 2 key rated");
}

#[test]
fn a_short_walk_counts_the_key_questions_alone() {
    let mut walk = walk("Hanne", &[("a1", rated(3, "mine")), ("a6", rated(2, "theirs"))]);
    walk.length = Length::Key;
    assert_eq!(coverage(&scorecard(), &walk).asked_words(), "1 of 2 asked");
}

#[test]
fn a_page_that_was_only_open_is_not_asked() {
    let open = Answer { seconds: 90, note: "ask about spares".into(), ..Answer::default() };
    assert!(!open.is_asked());
    assert!(Answer { broke: Capture::no_answer(), ..Answer::default() }.is_asked());
    assert!(!Answer { broke: Capture::not_asked("no time"), ..Answer::default() }.is_asked());
}

#[test]
fn a_rating_needs_the_candidates_own_words() {
    assert!(!may_rate(&Answer { note: "strong".into(), words: "  ".into(), ..Answer::default() }));
    assert!(may_rate(&rated(1, "we optimised it")));
    let walk = walk("Hanne", &[("a1", rated(4, "")), ("a3", rated(2, "I was on the call"))]);
    assert_eq!(told(&walk), ["A1: write down the candidate’s own words beside the rating."]);
}

#[test]
fn a_key_question_is_closed_by_a_rating_or_by_saying_why_not() {
    assert_eq!(
        told(&walk("Hanne", &[])),
        [
            "A1: rate it, or choose not asked or cannot share.",
            "A3: rate it, or choose not asked or cannot share."
        ]
    );
    let walk = walk("Hanne", &[("a1", not_asked(" ")), ("a3", with(Rating::CannotShare))]);
    assert_eq!(told(&walk), ["A1: say why it was not asked."]);
}

#[test]
fn a_question_that_was_begun_is_finished_and_an_untouched_one_may_stay() {
    let begun = Answer { words: "61 to 74".into(), ..Answer::default() };
    let mut walk = walk("Hanne", &[("a1", rated(3, "x")), ("a3", rated(3, "y")), ("a6", begun)]);
    assert_eq!(told(&walk), ["A6: rate it, or choose not asked or cannot share."]);
    walk.answers.remove(&"a6".into());
    assert!(told(&walk).is_empty());
}

#[test]
fn a_field_that_was_not_asked_needs_a_reason() {
    let mut answer = rated(3, "I moved the rails");
    answer.scale = Capture::not_asked("");
    let walk = walk("Hanne", &[("a1", rated(3, "x")), ("a3", answer)]);
    assert_eq!(told(&walk), ["A3: say why the scale was not asked."]);
}

#[test]
fn what_is_not_asked_or_cannot_be_shared_never_lowers_the_mean() {
    let scorecard = scorecard();
    let alone = walk("Hanne", &[("a1", rated(3, "x"))]);
    let with_gaps =
        walk("Hanne", &[("a1", rated(3, "x")), ("a3", with(Rating::CannotShare)), ("a6", not_asked("t"))]);
    assert_eq!(mean(&scorecard, &alone), Some(3.0));
    assert_eq!(mean(&scorecard, &with_gaps), Some(3.0));
    assert_eq!(mean(&scorecard, &walk("Hanne", &[])), None);
}

#[test]
fn the_profile_shows_each_dimension_with_its_coverage() {
    let walk = walk("Hanne", &[("a1", rated(3, "x")), ("a3", with(Rating::CannotShare))]);
    let told: Vec<_> = profile(&scorecard(), &walk)
        .into_iter()
        .map(|p| (p.dimension, p.mean, p.rated, p.questions))
        .collect();
    assert_eq!(
        told,
        [
            ("scale".to_owned(), Some(3.0), 1, 1),
            ("fabric".to_owned(), None, 0, 1),
            ("utilization".to_owned(), None, 0, 1)
        ]
    );
}

#[test]
fn the_stored_form_is_plain_json() {
    let mut answer = rated(3, "Forty-eight were mine");
    answer.broke = Capture::answered("a leaf switch");
    let json = serde_json::to_value(walk("Hanne", &[("a1", answer)])).unwrap();
    assert_eq!(json["answers"]["a1"]["rating"], serde_json::json!({"kind": "level", "level": 3}));
    assert_eq!(json["answers"]["a1"]["broke"]["state"], "answered");
    assert_eq!(json["length"], "full");
}

#[test]
fn a_walk_of_a_later_app_keeps_what_this_one_does_not_know() {
    let json = r#"{"edition":{"role":"ai-engineer","hash":"ab"},"by":{"id":"h","name":"Hanne"},"mood":[1,2],
        "answers":{"b1":{"words":"I cut the prompt","clip":{"from":3}}}}"#;
    let walk: Walk = serde_json::from_str(json).unwrap();
    assert_eq!(walk.answer(&"b1".into()).unwrap().words, "I cut the prompt");
    let back = serde_json::to_value(&walk).unwrap();
    assert_eq!(back["mood"], serde_json::json!([1, 2]));
    assert_eq!(back["answers"]["b1"]["clip"]["from"], 3);
}

#[test]
fn a_rating_outside_one_to_four_is_refused() {
    for wrong in ["0", "5", "3.5", "-1"] {
        let json = format!(r#"{{"kind":"level","level":{wrong}}}"#);
        assert!(serde_json::from_str::<Rating>(&json).is_err(), "{wrong}");
    }
}

fn any_capture() -> impl Strategy<Value = Capture> {
    let states =
        [CaptureState::Open, CaptureState::Answered, CaptureState::AskedNoAnswer, CaptureState::NotAsked];
    (prop::sample::select(states.to_vec()), any::<String>(), any::<String>())
        .prop_map(|(state, text, reason)| Capture { state, text, reason })
}

fn any_rating() -> impl Strategy<Value = Option<Rating>> {
    prop_oneof![
        Just(None),
        (1_u8..=4).prop_map(|n| rated(n, "").rating),
        any::<String>().prop_map(|reason| Some(Rating::NotAsked { reason })),
        Just(Some(Rating::CannotShare)),
        any::<String>().prop_map(|option| Some(Rating::Recorded { option })),
    ]
}

prop_compose! {
    fn any_answer()(
        (broke, scale, changed) in (any_capture(), any_capture(), any_capture()),
        rating in any_rating(),
        words in any::<String>(),
        probes in prop::collection::vec(any::<String>(), 0..3),
        (share_asked, later, seconds) in any::<(bool, bool, u32)>(),
    ) -> Answer {
        Answer { broke, scale, changed, words, rating, probes, share_asked, later, seconds, ..Answer::default() }
    }
}

fn any_walk() -> impl Strategy<Value = Walk> {
    prop::collection::btree_map(
        prop::sample::select(vec!["a1", "a3", "a6", "b8", "gone"]),
        any_answer(),
        0..5,
    )
    .prop_map(|answers| walk("Hanne", &answers.into_iter().collect::<Vec<_>>()))
}

proptest! {
    #[test]
    fn a_walk_survives_being_stored(walk in any_walk()) {
        let json = serde_json::to_string(&walk).unwrap();
        prop_assert_eq!(serde_json::from_str::<Walk>(&json).unwrap(), walk);
    }

    #[test]
    fn coverage_never_counts_more_than_there_is(walk in any_walk()) {
        let sum = coverage(&scorecard(), &walk);
        prop_assert!(sum.rated <= sum.asked && sum.asked <= sum.questions);
        prop_assert!(sum.key_rated <= sum.key && sum.key_rated <= sum.rated);
    }

    #[test]
    fn a_mean_lies_between_one_and_four(walk in any_walk()) {
        if let Some(mean) = mean(&scorecard(), &walk) {
            prop_assert!((1.0..=4.0).contains(&mean));
        }
    }

    #[test]
    fn a_walk_without_gaps_has_every_key_question_closed(walk in any_walk()) {
        if missing(&scorecard(), &walk).is_empty() {
            for id in ["a1", "a3"] {
                let answer = walk.answer(&id.into()).unwrap();
                match answer.rating.as_ref().unwrap() {
                    Rating::Level { .. } => prop_assert!(may_rate(answer)),
                    Rating::NotAsked { reason } => prop_assert!(!reason.trim().is_empty()),
                    Rating::CannotShare | Rating::Recorded { .. } => {}
                }
            }
        }
    }

    #[test]
    fn numbers_are_found_where_they_stand(text in any::<String>()) {
        for quantity in super::super::quantities(&text) {
            let place = text.get(quantity.span.start()..quantity.span.end());
            prop_assert!(place.is_some_and(|p| p.starts_with(&quantity.number) && p.ends_with(&quantity.unit)));
        }
    }
}
