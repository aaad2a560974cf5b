//! Who is sitting here.

use super::AtDesk;
use crate::fault::Fault;
use crate::wire::person::{NewPerson, Session};

/// Somebody sits down.
#[tauri::command(async)]
#[specta::specta]
pub fn sit_down(desk: AtDesk<'_>, person_id: String) -> Result<Session, Fault> {
    let open = desk.open()?;
    open.sit_down(&person_id.into())?;
    open.session()
}

/// Adds a person, and seats them where nobody sits yet.
#[tauri::command(async)]
#[specta::specta]
pub fn add_person(desk: AtDesk<'_>, person: NewPerson) -> Result<Session, Fault> {
    let open = desk.open()?;
    let added = open.casebook.add_person(&person.name, &person.role)?;
    if open.seated_if_any().is_none() {
        open.sit_down(&added.id)?;
    }
    open.session()
}

/// Gives a person another name, or other words for what they do.
#[tauri::command(async)]
#[specta::specta]
pub fn rename_person(desk: AtDesk<'_>, person_id: String, person: NewPerson) -> Result<Session, Fault> {
    let open = desk.open()?;
    open.casebook.rename_person(&open.seated()?, &person_id.into(), &person.name, &person.role)?;
    open.session()
}
