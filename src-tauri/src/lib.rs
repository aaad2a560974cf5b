//! The desktop shell: one window, thin commands and the types that cross to the interface.

mod commands;
mod desk;
mod fault;
mod sample;
mod wire;

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use evidence::assessment::Knowledge;
use tauri::{AppHandle, Emitter as _, Manager as _};

use crate::desk::{Desk, Places};

/// Names another folder for one's own casebook; the sample then lies beside it.
const CASEBOOK: &str = "ASSAY_CASEBOOK";

/// The event that says that the casebook was locked by itself.
const LOCKED: &str = "locked";

/// Without a call for so long, the casebook is locked.
const IDLE: Duration = Duration::from_mins(20);

/// How often that is looked at.
const LOOK: Duration = Duration::from_secs(10);

/// Set in tests, which do not wait for twenty minutes: the seconds without a call after which the casebook is locked.
const TEST_IDLE: &str = "ASSAY_TEST_IDLE";

/// Opens the window and returns when it is closed.
pub fn run() -> tauri::Result<()> {
    // The first question of the window finds the role data read.
    thread::spawn(Knowledge::shipped);
    tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(commands::builder().invoke_handler())
        .setup(|app| {
            let places =
                Places::new(&app.path().app_data_dir()?, std::env::var_os(CASEBOOK).map(PathBuf::from));
            let idle = idle();
            let desk = Arc::new(Desk::new(places, idle));
            app.manage(Arc::clone(&desk));
            watch(desk, app.handle().clone(), LOOK.min(idle));
            Ok(())
        })
        .run(tauri::generate_context!())
}

/// After how long without a call the casebook is locked.
fn idle() -> Duration {
    let seconds = std::env::var(TEST_IDLE).ok().and_then(|seconds| seconds.parse().ok());
    seconds.map_or(IDLE, Duration::from_secs)
}

/// Locks a casebook that nobody has used for a while, and tells the window.
fn watch(desk: Arc<Desk>, app: AppHandle, every: Duration) {
    thread::spawn(move || {
        loop {
            thread::sleep(every);
            if desk.is_idle() {
                desk.leave();
                // A window that is closing hears nothing, and needs nothing.
                let _ = app.emit(LOCKED, ());
            }
        }
    });
}

#[cfg(test)]
mod bindings;
