//! Seats and openings.

use casebook::id::OpeningId;
use casebook::model::{
    self, OpeningStatus, OpeningSummary, ScreenQuery, ScreenScope, Stage, WalkStatus, WalkView,
};
use evidence::assessment::Knowledge;

use super::AtDesk;
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::opening::{self as wire, NewOpening, Opening, Role, Waiting};
use crate::wire::time;

/// The seats that are known.
#[tauri::command(async)]
#[specta::specta]
pub fn roles() -> Result<Vec<Role>, Fault> {
    Ok(Knowledge::shipped().roles().iter().map(wire::role).collect())
}

/// Every opening, the newest first.
#[tauri::command(async)]
#[specta::specta]
pub fn openings(desk: AtDesk<'_>) -> Result<Vec<Opening>, Fault> {
    let open = desk.open()?;
    open.casebook.openings()?.iter().rev().map(|summary| counted(&open, summary)).collect()
}

/// Creates an opening.
#[tauri::command(async)]
#[specta::specta]
pub fn create_opening(desk: AtDesk<'_>, opening: NewOpening) -> Result<Opening, Fault> {
    let open = desk.open()?;
    let new = model::NewOpening {
        role: opening.role_id.as_str().into(),
        title: opening.title,
        place: opening.team,
        hiring_manager: opening.hiring_manager,
        knowledge: Knowledge::shipped().version().to_owned(),
    };
    let created = open.casebook.create_opening(&open.seated()?, &new)?;
    opening_now(&open, &created.id)
}

/// Closes an opening.
#[tauri::command(async)]
#[specta::specta]
pub fn close_opening(desk: AtDesk<'_>, opening_id: String) -> Result<Opening, Fault> {
    set_status(&*desk.open()?, opening_id.into(), OpeningStatus::Closed)
}

/// Opens it again.
#[tauri::command(async)]
#[specta::specta]
pub fn reopen_opening(desk: AtDesk<'_>, opening_id: String) -> Result<Opening, Fault> {
    set_status(&*desk.open()?, opening_id.into(), OpeningStatus::Open)
}

fn set_status(open: &Open, opening: OpeningId, status: OpeningStatus) -> Result<Opening, Fault> {
    open.casebook.set_opening_status(&open.seated()?, &opening, status)?;
    opening_now(open, &opening)
}

/// An opening with its counts as they are now.
pub(super) fn opening_now(open: &Open, opening: &OpeningId) -> Result<Opening, Fault> {
    counted(open, &open.casebook.opening(opening)?)
}

fn counted(open: &Open, summary: &OpeningSummary) -> Result<Opening, Fault> {
    let closed_at = match summary.opening.status {
        OpeningStatus::Closed => closed_at(open, &summary.opening.id)?,
        _ => None,
    };
    Ok(wire::opening(summary, waiting(open, summary)?, closed_at))
}

/// When it was closed, as the audit chain tells.
fn closed_at(open: &Open, opening: &OpeningId) -> Result<Option<String>, Fault> {
    let history = open.casebook.history(u32::MAX)?;
    let closed = history.iter().find(|entry| {
        entry.action == "opening-status" && entry.subject == opening.as_str() && entry.detail == "closed"
    });
    Ok(closed.map(|entry| time(entry.at)))
}

/// Whoever is walked with has left the stage `new`, so that only few candidates are looked at.
fn waiting(open: &Open, summary: &OpeningSummary) -> Result<Waiting, Fault> {
    let Some(viewer) = open.seated_if_any() else { return Ok(Waiting::default()) };
    let id = &summary.opening.id;
    if summary.stages.iter().all(|(stage, candidates)| *stage == Stage::New || *candidates == 0) {
        return Ok(Waiting::default());
    }
    let moved = ScreenQuery {
        stages: vec![Stage::Screening, Stage::ToPanel, Stage::OnHold],
        ..ScreenQuery::all(ScreenScope::Opening(id.clone()))
    };
    let mut waiting = Waiting::default();
    for row in open.casebook.screen(&moved)?.rows {
        let walks = open.casebook.walks(&viewer, id, &row.candidate)?;
        let mine = |view: &&WalkView| matches!(view, WalkView::Open(walk) if walk.person == viewer && walk.status == WalkStatus::Draft);
        waiting.walks += u32::from(walks.iter().any(|view| mine(&view)));
        if walks.len() > 1 && walks.iter().all(is_handed_in) {
            let candidate = open.casebook.candidate(&row.candidate, Some(id))?;
            let seat = candidate.seats.iter().find(|seat| seat.opening == *id);
            waiting.decisions += u32::from(seat.is_some_and(|seat| seat.decisions.is_empty()));
        }
    }
    Ok(waiting)
}

fn is_handed_in(view: &WalkView) -> bool {
    let status = match view {
        WalkView::Open(walk) => walk.status,
        WalkView::Sealed { status, .. } => *status,
    };
    status == WalkStatus::Submitted
}
