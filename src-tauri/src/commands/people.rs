//! Who is sitting here.

use super::AtDesk;
use crate::fault::Fault;
use crate::wire::person::{NewPerson, Session, role_of};

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
    let added = open.casebook.add_person(&person.name, role_of(&person.role))?;
    if open.seated_if_any().is_none() {
        open.sit_down(&added.id)?;
    }
    open.session()
}

/// Gives a person another name or part.
#[tauri::command(async)]
#[specta::specta]
pub fn rename_person(desk: AtDesk<'_>, person_id: String, person: NewPerson) -> Result<Session, Fault> {
    let open = desk.open()?;
    let known = open.casebook.people()?.into_iter().find(|known| known.id.as_str() == person_id);
    let known = known.ok_or_else(|| Fault::not_found("This person is not in the casebook."))?;
    if known.name == person.name.trim() && known.role == role_of(&person.role) {
        return open.session();
    }
    Err(Fault::failed(
        "Names stand beside what people wrote and stay as they are. Add the new name as another person.",
    ))
}
