//! One candidate: the document, what it shows, and what people do about it.

use casebook::id::{CandidateId, DocumentId, OpeningId};
use casebook::model::{self, WalkView};
use evidence::vocabulary::RoleId;

use super::AtDesk;
use super::interview::walk_marks;
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::candidate::{self as wire, Candidate, PlacedWord, Standing};
use crate::wire::judgement::Judgement;
use crate::wire::time;
use crate::wire::words::{Stage, Verdict};

/// A candidate in an opening.
#[tauri::command(async)]
#[specta::specta]
pub fn candidate(desk: AtDesk<'_>, opening_id: String, candidate_id: String) -> Result<Candidate, Fault> {
    let open = desk.open()?;
    let opening = OpeningId::from(opening_id);
    let core = open.casebook.candidate(&CandidateId::from(candidate_id), Some(&opening))?;
    let seat = seat_in(&core, &opening)?;
    let (document, _) = wire::shown(&core, seat.role.as_str()).ok_or_else(no_document)?;
    let (judgement, seats) = wire::judgements(&core, document, seat.role.as_str());
    let walks = walk_marks(&open, &opening, &core.id, &seat.role)?;
    Ok(Candidate {
        id: core.id.to_string(),
        opening_id: opening.to_string(),
        name: core.name.clone(),
        title: document.title.clone(),
        employer: document.employer.clone(),
        imported_at: time(document.added),
        document: wire::document_view(document),
        judgement,
        seats,
        standing: wire::standing(&core, seat, &open.casebook.people()?, &walks),
        walks,
    })
}

/// The same document read for another seat.
#[tauri::command(async)]
#[specta::specta]
pub fn judgement(desk: AtDesk<'_>, candidate_id: String, role_id: String) -> Result<Judgement, Fault> {
    let open = desk.open()?;
    let core = open.casebook.candidate(&CandidateId::from(candidate_id), None)?;
    let (document, stored) = wire::shown(&core, &role_id).ok_or_else(no_document)?;
    let version = stored.map(|stored| stored.knowledge.as_str()).unwrap_or_default();
    let judged = stored.map(|stored| &stored.judgement);
    Ok(wire::one_judgement(document.document.as_ref(), judged, &role_id, version))
}

/// Every word of a document with its box; empty where the format has no pages.
#[tauri::command(async)]
#[specta::specta]
pub fn words(desk: AtDesk<'_>, document_id: String) -> Result<Vec<PlacedWord>, Fault> {
    let open = desk.open()?;
    let id = DocumentId::from(document_id);
    let core = open.casebook.candidate(&CandidateId::of(&id), None)?;
    let document = core.documents.iter().find(|document| document.id == id);
    Ok(document.and_then(|document| document.document.as_ref()).map(wire::words).unwrap_or_default())
}

/// Moves a candidate to another stage.
#[tauri::command(async)]
#[specta::specta]
pub fn set_stage(
    desk: AtDesk<'_>,
    opening_id: String,
    candidate_id: String,
    stage: Stage,
    reason: String,
) -> Result<Standing, Fault> {
    let open = desk.open()?;
    let (opening, candidate) = (opening_id.into(), candidate_id.into());
    open.casebook.set_stage(&open.seated()?, &opening, &candidate, stage.into(), &reason)?;
    standing(&open, &opening, &candidate)
}

/// Sets a person's verdict beside the reading.
#[tauri::command(async)]
#[specta::specta]
pub fn override_verdict(
    desk: AtDesk<'_>,
    opening_id: String,
    candidate_id: String,
    verdict: Verdict,
    reason: String,
) -> Result<Standing, Fault> {
    set_verdict(&*desk.open()?, &opening_id.into(), &candidate_id.into(), Some(verdict), &reason)
}

/// Goes back to the reading.
#[tauri::command(async)]
#[specta::specta]
pub fn clear_override(
    desk: AtDesk<'_>,
    opening_id: String,
    candidate_id: String,
    reason: String,
) -> Result<Standing, Fault> {
    set_verdict(&*desk.open()?, &opening_id.into(), &candidate_id.into(), None, &reason)
}

fn set_verdict(
    open: &Open,
    opening: &OpeningId,
    candidate: &CandidateId,
    verdict: Option<Verdict>,
    reason: &str,
) -> Result<Standing, Fault> {
    open.casebook.override_verdict(&open.seated()?, opening, candidate, verdict.map(Into::into), reason)?;
    standing(open, opening, candidate)
}

fn standing(open: &Open, opening: &OpeningId, candidate: &CandidateId) -> Result<Standing, Fault> {
    let core = open.casebook.candidate(candidate, Some(opening))?;
    let seat = seat_in(&core, opening)?;
    let walks = walk_marks(open, opening, candidate, &seat.role)?;
    Ok(wire::standing(&core, seat, &open.casebook.people()?, &walks))
}

/// The candidate's place in an opening.
pub(super) fn seat_in<'a>(
    candidate: &'a model::Candidate,
    opening: &OpeningId,
) -> Result<&'a model::Seat, Fault> {
    let seat = candidate.seats.iter().find(|seat| seat.opening == *opening);
    seat.ok_or_else(|| Fault::not_found("This candidate is no longer in the opening. Go back to the list."))
}

pub(super) fn no_document() -> Fault {
    Fault::not_found("This candidate has no document.")
}

/// The walks that somebody may see, in an opening; none where nobody sits here.
pub(super) fn walks_seen(
    open: &Open,
    opening: &OpeningId,
    candidate: &CandidateId,
) -> Result<Vec<WalkView>, Fault> {
    match open.seated_if_any() {
        Some(viewer) => Ok(open.casebook.walks(&viewer, opening, candidate)?),
        None => Ok(Vec::new()),
    }
}

/// The seat of an opening.
pub(super) fn role_of(open: &Open, opening: &OpeningId) -> Result<RoleId, Fault> {
    Ok(open.casebook.opening(opening)?.opening.role)
}
