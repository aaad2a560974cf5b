//! Several people's ratings, and the decision that one of them makes.

use casebook::id::{CandidateId, OpeningId};
use casebook::model::{self, WalkView};
use evidence::review::{Filed, debrief};
use evidence::scorecard::Scorecard;

use super::AtDesk;
use super::candidate::{seat_in, walks_seen};
use super::interview::{card_of, walk_marks};
use super::openings::opening_now;
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::candidate::shown;
use crate::wire::person::rater as rater_of;
use crate::wire::review::{self as wire, NewDecision, Outcome, Rater, Review};
use crate::wire::walk::WalkMark;

/// Everybody's ratings of a candidate, once they may be read.
#[tauri::command(async)]
#[specta::specta]
pub fn review(desk: AtDesk<'_>, opening_id: String, candidate_id: String) -> Result<Review, Fault> {
    laid_out(&*desk.open()?, &opening_id.into(), &candidate_id.into())
}

/// Writes down a decision.
#[tauri::command(async)]
#[specta::specta]
pub fn decide(
    desk: AtDesk<'_>,
    opening_id: String,
    candidate_id: String,
    decision: NewDecision,
) -> Result<Review, Fault> {
    let open = desk.open()?;
    let (opening, candidate) = (opening_id.into(), candidate_id.into());
    if decision.outcome == Outcome::OtherSeat && decision.role_id.is_none() {
        return Err(Fault::failed("Choose the seat."));
    }
    let by = open.seated()?;
    open.casebook.decide(&by, &opening, &candidate, &wire::call(&decision), &decision.reason)?;
    if let Some(stage) = stage_after(decision.outcome) {
        open.casebook.set_stage(&by, &opening, &candidate, stage, &decision.reason)?;
    }
    laid_out(&open, &opening, &candidate)
}

/// Where a decision puts the candidate, as the screen says beside each; another seat is another opening's business.
const fn stage_after(outcome: Outcome) -> Option<model::Stage> {
    match outcome {
        Outcome::ToPanel => Some(model::Stage::ToPanel),
        Outcome::Keep => Some(model::Stage::OnHold),
        Outcome::DoNotContinue => Some(model::Stage::Closed),
        Outcome::OtherSeat => None,
    }
}

fn laid_out(open: &Open, opening: &OpeningId, candidate: &CandidateId) -> Result<Review, Fault> {
    let core = open.casebook.candidate(candidate, Some(opening))?;
    let seat = seat_in(&core, opening)?;
    let marks = walk_marks(open, opening, candidate, &seat.role)?;
    let filed = handed_in(&walks_seen(open, opening, candidate)?, &open.casebook.people()?)?;
    let all: Vec<&Filed> = filed.iter().collect();
    let because = sealed_because(open, &marks, all.len());
    let open_rows = because.is_empty().then(|| Scorecard::shipped(&seat.role)).flatten();
    let laid = open_rows.map(|card| (card, debrief(card, &all)));
    let own = seat.overrides.last().and_then(|it| it.verdict);
    let read =
        shown(&core, seat.role.as_str()).and_then(|(_, stored)| Some(stored?.judgement.assessment.verdict));
    Ok(Review {
        candidate_id: core.id.to_string(),
        candidate_name: core.name.clone(),
        opening: opening_now(open, opening)?,
        verdict: own.or(read).unwrap_or(evidence::assessment::Verdict::NotAssessed).into(),
        raters: marks.into_iter().map(rater).collect(),
        sealed: !because.is_empty(),
        sealed_because: because,
        rows: laid.as_ref().map(|(card, laid)| wire::rows(card, laid, &all)).unwrap_or_default(),
        agreement: laid.as_ref().map(|(_, laid)| wire::agreement(laid)),
        decisions: wire::decisions(seat, &open.casebook.people()?),
    })
}

fn rater(mark: WalkMark) -> Rater {
    Rater {
        person: mark.person,
        asked: mark.asked,
        questions: mark.questions,
        submitted_at: mark.submitted_at,
    }
}

/// Why the ratings are sealed from the person sitting here; empty where they are open.
fn sealed_because(open: &Open, marks: &[WalkMark], readable: usize) -> String {
    let me = open.seated_if_any();
    let mine = marks.iter().find(|mark| me.as_ref().is_some_and(|me| me.as_str() == mark.person.id));
    let because = match mine {
        Some(mark) if mark.submitted_at.is_some() && readable > 1 => "",
        Some(mark) if mark.submitted_at.is_some() => {
            "Your scorecard is in. This opens when a second person has submitted theirs."
        }
        _ => "Others’ ratings open once your own scorecard is submitted.",
    };
    because.to_owned()
}

/// The walks that are handed in and may be read.
pub(super) fn handed_in(views: &[WalkView], people: &[model::Person]) -> Result<Vec<Filed>, Fault> {
    let readable = views.iter().filter_map(|view| match view {
        WalkView::Open(walk) if walk.submitted.is_some() => Some(walk),
        _ => None,
    });
    let filed = readable.map(|walk| {
        // Faulty questions would show here.
        card_of(walk)?;
        let mut filed = walk.filed();
        filed.walk.by = rater_of(people, &walk.person);
        Ok(filed)
    });
    filed.collect()
}
