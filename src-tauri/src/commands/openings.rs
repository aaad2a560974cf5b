//! Seats and openings.

use casebook::id::OpeningId;
use casebook::model::{self, OpeningStatus, OpeningSummary};
use evidence::assessment::Knowledge;

use super::AtDesk;
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::opening::{self as wire, NewOpening, Opening, Role};
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
    let viewer = open.seated_if_any();
    let waiting = viewer.map(|viewer| open.casebook.waiting(&viewer, &summary.opening.id)).transpose()?;
    Ok(wire::opening(summary, waiting.unwrap_or_default(), closed_at))
}

/// When it was closed, as the audit chain tells.
fn closed_at(open: &Open, opening: &OpeningId) -> Result<Option<String>, Fault> {
    let history = open.casebook.history_of(opening.as_str())?;
    let closed = history.iter().rfind(|entry| entry.action == "opening-status" && entry.detail == "closed");
    Ok(closed.map(|entry| time(entry.at)))
}
