//! The walk of the person sitting here.

use casebook::id::{CandidateId, OpeningId, PersonId, WalkId};
use casebook::model::{self, Stage, WalkStatus, WalkView};
use evidence::flag::Judgement;
use evidence::scorecard::{self, Edition, QuestionId, Scorecard, coverage, missing, pair};
use evidence::vocabulary::RoleId;

use super::AtDesk;
use super::candidate::{no_document, role_of, seat_in, walks_seen};
use super::openings::opening_now;
use crate::desk::{Open, lock};
use crate::fault::{Fault, FaultCode};
use crate::wire::answer::{Answer, kept_answer};
use crate::wire::candidate::shown;
use crate::wire::judgement;
use crate::wire::person::{named, rater};
use crate::wire::text::Page;
use crate::wire::time;
use crate::wire::walk::{self as wire, Pairing, Walk, WalkDocument, WalkMark, WalkSheet};

/// Begins the walk, or goes on with the one that was begun.
#[tauri::command(async)]
#[specta::specta]
pub fn walk(desk: AtDesk<'_>, opening_id: String, candidate_id: String) -> Result<WalkSheet, Fault> {
    let open = desk.open()?;
    let (opening, candidate) = (OpeningId::from(opening_id), CandidateId::from(candidate_id));
    let kept = begin(&open, &opening, &candidate)?;
    let core = open.casebook.candidate(&candidate, Some(&opening))?;
    let role = seat_in(&core, &opening)?.role.clone();
    let (document, stored) = shown(&core, role.as_str()).ok_or_else(no_document)?;
    let card = card_of(&kept)?;
    let text = document.document.as_ref();
    Ok(WalkSheet {
        candidate_name: core.name.clone(),
        opening: opening_now(&open, &opening)?,
        document: WalkDocument {
            id: document.id.to_string(),
            text_hash: text.map(evidence::document::Document::text_hash).unwrap_or_default(),
            file_name: document.file_name.clone(),
        },
        scorecard: wire::scorecard(role.as_str(), &card),
        walk: one_walk(&open, &kept, &card)?,
        pairings: match (text, stored) {
            (Some(text), Some(stored)) => pairings(&Page::of(text), &card, &stored.judgement),
            _ => Vec::new(),
        },
    })
}

fn begin(open: &Open, opening: &OpeningId, candidate: &CandidateId) -> Result<model::Walk, Fault> {
    let (by, role) = (open.seated()?, role_of(open, opening)?);
    let no_card = || Fault::not_found("There are no questions for this seat yet.");
    let (card, text) = Scorecard::shipped(&role).zip(Scorecard::shipped_text(&role)).ok_or_else(no_card)?;
    let edition = Edition { role, hash: card.hash().to_owned() };
    let fresh = scorecard::Walk::new(edition, rater(&open.casebook.people()?, &by));
    let kept = open.casebook.begin_walk(&by, opening, candidate, text, &fresh)?;
    let core = open.casebook.candidate(candidate, Some(opening))?;
    if seat_in(&core, opening)?.stage == Stage::New {
        open.casebook.set_stage(&by, opening, candidate, Stage::Screening, "A scorecard was begun.")?;
    }
    Ok(kept)
}

fn pairings(page: &Page<'_>, card: &Scorecard, judged: &Judgement) -> Vec<Pairing> {
    let paired = card.questions.iter().map(|question| {
        let pairing = pair(question, judged);
        Pairing {
            question_id: question.id.to_string(),
            evidence: pairing.evidence.iter().map(|claim| judgement::evidence(page, claim)).collect(),
            ask: pairing.probes,
        }
    });
    paired.collect()
}

/// Saves one answer; it is on the disk when this returns.
#[tauri::command(async)]
#[specta::specta]
pub fn save_answer(desk: AtDesk<'_>, walk_id: String, answer: Answer) -> Result<Walk, Fault> {
    let open = desk.open()?;
    let id = WalkId::from(walk_id);
    let _writing = lock(&open.writing);
    let kept = open.casebook.own_walk(&open.seated()?, &id)?;
    if kept.status == WalkStatus::Submitted {
        return Err(Fault::new(
            FaultCode::Sealed,
            "This scorecard was submitted and can no longer be changed.",
        ));
    }
    let (card, mut content) = (card_of(&kept)?, kept.content.clone());
    let question = QuestionId::from(answer.question_id.as_str());
    let fresh = kept_answer(&answer, content.answer(&question), card.question(&question));
    content.answers.insert(question, fresh);
    let saved = open.casebook.save_walk(&open.seated()?, &id, &content)?;
    one_walk(&open, &saved, &card)
}

/// Hands the walk in for good.
#[tauri::command(async)]
#[specta::specta]
pub fn submit_walk(desk: AtDesk<'_>, walk_id: String) -> Result<Walk, Fault> {
    let open = desk.open()?;
    let id = WalkId::from(walk_id);
    let _writing = lock(&open.writing);
    let kept = open.casebook.own_walk(&open.seated()?, &id)?;
    let card = card_of(&kept)?;
    let lacks: Vec<String> = missing(&card, &kept.content).into_iter().map(|lack| lack.what).collect();
    if !lacks.is_empty() {
        return Err(Fault::failed(lacks.join(" ")));
    }
    let saved = open.casebook.submit_walk(&open.seated()?, &id, &kept.content)?;
    one_walk(&open, &saved, &card)
}

fn one_walk(open: &Open, kept: &model::Walk, card: &Scorecard) -> Result<Walk, Fault> {
    let person = named(&open.casebook.people()?, &kept.person);
    Ok(wire::walk(kept, person, card))
}

/// The scorecard as it stood when the walk began.
pub(super) fn card_of(kept: &model::Walk) -> Result<Scorecard, Fault> {
    let faults = |faults: Vec<evidence::fault::Fault>| {
        Fault::failed(faults.first().map(ToString::to_string).unwrap_or_default())
    };
    Scorecard::parse("scorecard.md", &kept.scorecard).map_err(faults)
}

/// How far each person has come with a candidate.
pub(super) fn walk_marks(
    open: &Open,
    opening: &OpeningId,
    candidate: &CandidateId,
    role: &RoleId,
) -> Result<Vec<WalkMark>, Fault> {
    let views = walks_seen(open, opening, candidate)?;
    let people = open.casebook.people()?;
    let questions = Scorecard::shipped(role).map_or(0, |card| card.questions.len());
    views.iter().map(|view| mark(open, view, &people, questions)).collect()
}

fn mark(open: &Open, view: &WalkView, people: &[model::Person], questions: usize) -> Result<WalkMark, Fault> {
    let of = |person: &PersonId| named(people, person);
    match view {
        WalkView::Open(walk) => {
            let counted = coverage(&card_of(walk)?, &walk.content);
            Ok(WalkMark {
                walk_id: walk.id.to_string(),
                person: of(&walk.person),
                asked: counted.asked as u32,
                questions: counted.questions as u32,
                started_at: time(walk.created),
                submitted_at: walk.submitted.map(time),
            })
        }
        WalkView::Sealed { id, person, .. } => Ok(WalkMark {
            walk_id: id.to_string(),
            person: of(person),
            asked: 0,
            questions: questions as u32,
            started_at: String::new(),
            submitted_at: handed_in_at(open, id)?,
        }),
    }
}

/// When a sealed walk was handed in, as the audit chain tells; nothing else of it shows.
fn handed_in_at(open: &Open, id: &WalkId) -> Result<Option<String>, Fault> {
    let record = open.casebook.history_of(id.as_str())?;
    Ok(record.iter().find(|entry| entry.action == "walk-submitted").map(|entry| time(entry.at)))
}
