use proptest::prelude::*;

use super::sample::{at, submitted};
use super::{Choice, Decision, Filed, Reader, Review, Sight, debrief, sight, visible};
use crate::scorecard::sample::{rated, scorecard, walk};
use crate::scorecard::{Answer, Person, PersonId, Rating};

fn not_shared() -> Answer {
    Answer { rating: Some(Rating::CannotShare), ..Answer::default() }
}

fn two_raters() -> Vec<Filed> {
    let hanne = submitted("Hanne", 9, &[("a1", rated(3, "mine")), ("a3", rated(4, "I swapped it"))]);
    let marcus = submitted(
        "Marcus",
        11,
        &[("a1", rated(3, "shared")), ("a3", rated(2, "we found it")), ("a6", not_shared())],
    );
    vec![marcus, hanne]
}

fn all(walks: &[Filed]) -> Vec<&Filed> {
    walks.iter().collect()
}

#[test]
fn what_raters_see_differently_comes_first_then_what_nobody_rated_and_then_the_rest() {
    let walks = two_raters();
    let debrief = debrief(&scorecard(), &all(&walks));
    let rows: Vec<&str> = debrief.rows.iter().map(|r| r.question.as_str()).collect();
    assert_eq!(rows, ["a3", "a6", "b8", "a1"]);
    assert_eq!(debrief.disagreements().count(), 1);
    assert_eq!(debrief.untested().count(), 2);
}

#[test]
fn raters_stand_in_the_order_in_which_they_submitted_with_their_coverage() {
    let walks = two_raters();
    let debrief = debrief(&scorecard(), &all(&walks));
    let told: Vec<_> =
        debrief.raters.iter().map(|r| (r.by.name.as_str(), r.coverage.asked, r.mean)).collect();
    assert_eq!(told, [("Hanne", 2, Some(3.5)), ("Marcus", 3, Some(2.5))]);
    let a3 = &debrief.rows[0];
    assert_eq!((a3.spread, a3.mean), (Some(2), Some(3.0)));
    assert_eq!(a3.cells[0].words, "I swapped it");
}

#[test]
fn no_answer_is_never_counted_as_low() {
    let walks = two_raters();
    let debrief = debrief(&scorecard(), &all(&walks));
    assert_eq!((debrief.mean, debrief.ratings), (Some(3.0), 4));
    let a6 = debrief.rows.iter().find(|r| r.question.as_str() == "a6").unwrap();
    assert_eq!((a6.mean, a6.spread), (None, None));
    assert!(
        debrief.profile.iter().any(|p| p.dimension == "utilization" && p.mean.is_none() && p.ratings == 0)
    );
}

#[test]
fn a_single_rating_has_no_spread() {
    let walks = [submitted("Hanne", 9, &[("a1", rated(3, "mine"))])];
    assert!(debrief(&scorecard(), &all(&walks)).rows.iter().all(|row| row.spread.is_none()));
}

#[test]
fn a_draft_is_no_rating() {
    let walks = [Filed::draft(walk("Hanne", &[("a1", rated(1, "x"))]))];
    let debrief = debrief(&scorecard(), &all(&walks));
    assert!(debrief.raters.is_empty() && debrief.mean.is_none() && debrief.profile.is_empty());
}

#[test]
fn a_walk_of_another_edition_is_marked() {
    let mut old = submitted("Hanne", 9, &[("a1", rated(3, "mine"))]);
    old.walk.edition.hash = "an older text".into();
    assert!(debrief(&scorecard(), &[&old]).raters[0].other_edition);
}

#[test]
fn the_last_decision_holds_and_the_first_one_stays() {
    let decided =
        |hour, choice| Decision { by: Person::new("m", "Marcus"), at: at(hour), choice, reason: "x".into() };
    let decisions = vec![decided(9, Choice::Later), decided(11, Choice::ToPanel)];
    let review = Review { decisions, ..Review::default() };
    assert_eq!(review.decision().unwrap().choice, Choice::ToPanel);
    assert_eq!(review.decisions.len(), 2);
}

#[test]
fn a_decision_without_a_reason_is_none() {
    let by = Person::new("m", "Marcus");
    assert!(!Decision { by, at: at(9), choice: Choice::Stop, reason: " \n".into() }.has_reason());
}

#[test]
fn a_review_is_read_from_what_an_older_app_stored() {
    let review: Review = serde_json::from_str(r#"{"walks":[]}"#).unwrap();
    assert_eq!(review, Review::default());
    let choice = serde_json::to_value(Choice::OtherSeat { role: "hpc-engineer".into() }).unwrap();
    assert_eq!(choice, serde_json::json!({"kind": "other-seat", "role": "hpc-engineer"}));
}

fn any_walks() -> impl Strategy<Value = Vec<Filed>> {
    let names = ["Hanne", "Marcus", "Priya"];
    prop::collection::vec((any::<bool>(), prop::collection::vec(0_u8..=4, 4)), 0..=3).prop_map(
        move |people| {
            let filed = |(at, (is_in, levels)): (usize, (bool, Vec<u8>))| {
                let ids = ["a1", "a3", "a6", "b8"].into_iter().zip(levels).filter(|(_, level)| *level > 0);
                let answers: Vec<_> = ids.map(|(id, level)| (id, rated(level, "words"))).collect();
                let filed = submitted(names[at], 9, &answers);
                if is_in { filed } else { Filed::draft(filed.walk) }
            };
            people.into_iter().enumerate().map(filed).collect()
        },
    )
}

proptest! {
    #[test]
    fn nothing_of_another_person_is_seen_before_ones_own_is_submitted(walks in any_walks(), who in 0_usize..4) {
        let reader = PersonId::from(["hanne", "marcus", "priya", "new"][who]);
        let own_is_in = walks.iter().any(|w| w.is_by(&reader) && w.submitted.is_some());
        for seen in visible(Reader::Rater(&reader), &walks, None) {
            prop_assert!(seen.is_by(&reader) || (own_is_in && seen.submitted.is_some()));
        }
        for own in walks.iter().filter(|w| w.is_by(&reader)) {
            prop_assert_eq!(sight(Reader::Rater(&reader), own, &walks, None), Sight::Open);
        }
    }

    #[test]
    fn a_debrief_does_not_depend_on_the_order_of_the_walks(walks in any_walks()) {
        let forward = debrief(&scorecard(), &all(&walks));
        let backward = debrief(&scorecard(), &walks.iter().rev().collect::<Vec<_>>());
        prop_assert_eq!(forward, backward);
    }

    #[test]
    fn every_question_stands_in_the_debrief_once_and_the_widest_gaps_come_first(walks in any_walks()) {
        let debrief = debrief(&scorecard(), &all(&walks));
        let mut ids: Vec<_> = debrief.rows.iter().map(|r| r.question.clone()).collect();
        ids.sort();
        prop_assert_eq!(ids, scorecard().questions.iter().map(|q| q.id.clone()).collect::<Vec<_>>());
        let differing = debrief.disagreements().count();
        prop_assert!(debrief.rows.iter().take(differing).all(super::Row::differs));
    }
}
