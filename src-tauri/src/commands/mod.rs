//! What the window can ask for: one file a journey step, each command one call and an error mapping.
//!
//! No command runs on the window's own thread. Short ones run on the runtime's threads; those that read files, stretch
//! a passphrase or wait for a dialog run on threads made for waiting.

// Tauri hands arguments over by value.
#![allow(clippy::needless_pass_by_value)]

pub mod candidate;
pub mod casebook;
pub mod intake;
pub mod interview;
pub mod openings;
pub mod people;
pub mod read;
pub mod review;
pub mod screening;

use std::sync::Arc;

use tauri::State;
use tauri_specta::{Builder, ErrorHandlingMode, collect_commands};

use crate::desk::Desk;
use crate::fault::Fault;

/// The desk as commands are handed it.
pub type AtDesk<'a> = State<'a, Arc<Desk>>;

/// Every command with its types.
pub fn builder() -> Builder<tauri::Wry> {
    Builder::new().error_handling(ErrorHandlingMode::Throw).commands(collect_commands![
        casebook::status,
        casebook::create_casebook,
        casebook::open_sample,
        casebook::unlock,
        casebook::recover,
        casebook::change_passphrase,
        casebook::lock,
        people::sit_down,
        people::add_person,
        people::rename_person,
        openings::roles,
        openings::openings,
        openings::create_opening,
        openings::close_opening,
        openings::reopen_opening,
        intake::pick_files,
        intake::pick_folder,
        intake::import_files,
        intake::import_text,
        intake::cancel_import,
        intake::needs_look,
        intake::resolve_look,
        screening::screening,
        screening::search,
        candidate::candidate,
        candidate::judgement,
        candidate::words,
        candidate::set_stage,
        candidate::override_verdict,
        candidate::clear_override,
        interview::walk,
        interview::save_answer,
        interview::submit_walk,
        review::review,
        review::decide,
        read::read,
        read::export_read,
    ])
}

/// Does something long on a thread made for waiting.
async fn waiting<T: Send + 'static>(
    desk: &AtDesk<'_>,
    step: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let desk = Arc::clone(desk.inner());
    let done = tauri::async_runtime::spawn_blocking(move || step(&desk)).await;
    done.unwrap_or_else(|_| Err(Fault::failed("This step broke off. Nothing of it was kept. Try again.")))
}
