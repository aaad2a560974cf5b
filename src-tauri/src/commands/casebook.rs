//! Opening and closing the casebook.

use ::casebook::{Casebook, Key, RecoveryCode};
use evidence::assessment::Knowledge;

use super::{AtDesk, waiting};
use crate::desk::Desk;
use crate::fault::{Fault, FaultCode};
use crate::sample;
use crate::wire::person::{NewPerson, Recoverable, Session, Status};

/// How the casebook stands.
#[tauri::command(async)]
#[specta::specta]
pub fn status(desk: AtDesk<'_>) -> Result<Status, Fault> {
    desk.status()
}

/// Creates one's own casebook with its first person.
#[tauri::command]
#[specta::specta]
pub async fn create_casebook(
    desk: AtDesk<'_>,
    passphrase: String,
    person: NewPerson,
) -> Result<Recoverable, Fault> {
    waiting(&desk, move |desk| {
        desk.leave();
        let (casebook, code) = Casebook::create(&desk.places.own, &passphrase)?;
        let added = casebook.add_person(&person.name, &person.role)?;
        let open = desk.enter(casebook, false);
        open.sit_down(&added.id)?;
        Ok(Recoverable { recovery_code: code.to_string(), session: open.session()? })
    })
    .await
}

/// Opens a separate casebook of invented documents.
#[tauri::command]
#[specta::specta]
pub async fn open_sample(desk: AtDesk<'_>) -> Result<Session, Fault> {
    waiting(&desk, |desk| {
        desk.leave();
        let casebook = sample::open(&desk.places.sample, &*desk.pool()?)?;
        let open = current(desk, casebook, true)?;
        if let Some(first) = open.casebook.people()?.first() {
            open.sit_down(&first.id)?;
        }
        open.session()
    })
    .await
}

/// Opens the casebook with its passphrase.
#[tauri::command]
#[specta::specta]
pub async fn unlock(desk: AtDesk<'_>, passphrase: String) -> Result<Session, Fault> {
    waiting(&desk, move |desk| {
        desk.leave();
        let casebook = Casebook::open(&desk.places.own, &Key::passphrase(passphrase))?;
        current(desk, casebook, false)?.session()
    })
    .await
}

/// Sets a new passphrase with the recovery code, which is replaced: the answer holds the new one.
#[tauri::command]
#[specta::specta]
pub async fn recover(
    desk: AtDesk<'_>,
    recovery_code: String,
    passphrase: String,
) -> Result<Recoverable, Fault> {
    waiting(&desk, move |desk| {
        desk.leave();
        let code = RecoveryCode::parse(&recovery_code).ok_or_else(not_a_code)?;
        let (casebook, fresh) = Casebook::recover(&desk.places.own, code, &passphrase)?;
        let session = current(desk, casebook, false)?.session()?;
        Ok(Recoverable { recovery_code: fresh.to_string(), session })
    })
    .await
}

fn not_a_code() -> Fault {
    Fault::new(
        FaultCode::WrongPassphrase,
        "That is not a recovery code. Type it as it is printed; case and dashes do not matter.",
    )
}

/// Changes the passphrase.
#[tauri::command]
#[specta::specta]
pub async fn change_passphrase(desk: AtDesk<'_>, current: String, next: String) -> Result<(), Fault> {
    waiting(&desk, move |desk| {
        Ok(desk.open()?.casebook.change_passphrase(&Key::passphrase(current), &next)?)
    })
    .await
}

/// Closes the casebook and drops its keys; also leaves the sample.
#[tauri::command(async)]
#[specta::specta]
pub fn lock(desk: AtDesk<'_>) -> Result<Status, Fault> {
    desk.leave();
    desk.status()
}

/// Puts a casebook on the desk, judged with the role data of this version.
fn current(
    desk: &Desk,
    casebook: Casebook,
    sample: bool,
) -> Result<std::sync::Arc<crate::desk::Open>, Fault> {
    casebook.refresh(None, Knowledge::shipped(), |_, _| {})?;
    Ok(desk.enter(casebook, sample))
}
