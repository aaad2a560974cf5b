//! Files and pasted text.

use std::path::PathBuf;

use casebook::Import;
use casebook::id::OpeningId;
use casebook::intake::Intake;
use evidence::assessment::Knowledge;
use reading::folder;
use tauri::AppHandle;
use tauri::ipc::Channel;
use tauri_plugin_dialog::{DialogExt as _, FilePath};

use super::{AtDesk, waiting};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::wire::intake::{self as wire, ImportProgress, ImportSummary, LookItem, Resolution};

/// Set in tests, since no driver reaches a file dialog: what the person picks, as a list of paths.
const TEST_PICK: &str = "ASSAY_TEST_PICK";

/// A dialog for files; empty where it was closed.
#[tauri::command]
#[specta::specta]
pub async fn pick_files(desk: AtDesk<'_>, app: AppHandle) -> Result<Vec<String>, Fault> {
    let dialog = app.dialog().file().set_title("Choose resumes");
    waiting(&desk, move |_| Ok(picked(|| dialog.blocking_pick_files()))).await
}

/// A dialog for folders; empty where it was closed.
#[tauri::command]
#[specta::specta]
pub async fn pick_folder(desk: AtDesk<'_>, app: AppHandle) -> Result<Vec<String>, Fault> {
    let dialog = app.dialog().file().set_title("Choose folders of resumes");
    waiting(&desk, move |_| Ok(picked(|| dialog.blocking_pick_folders()))).await
}

fn picked(ask: impl FnOnce() -> Option<Vec<FilePath>>) -> Vec<String> {
    let paths: Vec<PathBuf> = match std::env::var_os(TEST_PICK) {
        Some(list) => std::env::split_paths(&list).collect(),
        None => ask().unwrap_or_default().into_iter().filter_map(|path| path.into_path().ok()).collect(),
    };
    paths.iter().map(|path| path.display().to_string()).collect()
}

/// Reads, judges and keeps files and the documents in folders; answers when all are done or the import was stopped.
#[tauri::command]
#[specta::specta]
pub async fn import_files(
    desk: AtDesk<'_>,
    opening_id: String,
    paths: Vec<String>,
    on_progress: Channel<ImportProgress>,
) -> Result<ImportSummary, Fault> {
    waiting(&desk, move |desk| {
        let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
        let found = folder::documents(&paths);
        let files: Vec<Intake> = found.documents.into_iter().map(Intake::File).collect();
        // A window that is gone hears no progress; the import goes on.
        let summary = import(desk, &opening_id.into(), &files, |progress| {
            let _ = on_progress.send(progress.clone());
        })?;
        Ok(summary.and_left_out(&found.left_out))
    })
    .await
}

/// Takes in text that somebody pasted.
#[tauri::command]
#[specta::specta]
pub async fn import_text(
    desk: AtDesk<'_>,
    opening_id: String,
    name: String,
    text: String,
) -> Result<ImportSummary, Fault> {
    waiting(&desk, move |desk| {
        let name = if name.trim().is_empty() { "Pasted text".to_owned() } else { name.trim().to_owned() };
        let pasted = Intake::Bytes { name: format!("{name}.txt"), bytes: text.into_bytes() };
        import(desk, &opening_id.into(), &[pasted], |_| {})
    })
    .await
}

fn import(
    desk: &Desk,
    opening: &OpeningId,
    files: &[Intake],
    tell: impl Fn(&ImportProgress),
) -> Result<ImportSummary, Fault> {
    let open = desk.open()?;
    let (by, pool) = (open.seated()?, desk.pool()?);
    let running = desk.begin_import(opening)?;
    let mut progress = ImportProgress::of(files.len());
    tell(&progress);
    let how = Import {
        by: Some(&by),
        opening: Some(opening),
        reader: &*pool,
        judge: Knowledge::shipped(),
        threads: pool.size(),
        cancel: &running.cancel,
    };
    let report = open.casebook.import(files, &how, |_, fresh| {
        for file in fresh {
            progress.count(&wire::file_result(file));
        }
        tell(&progress);
    })?;
    Ok(wire::import_summary(&report, files.len()))
}

/// Stops an import; what was added stays.
#[tauri::command(async)]
#[specta::specta]
pub fn cancel_import(desk: AtDesk<'_>, opening_id: String) -> Result<(), Fault> {
    desk.cancel_import(&opening_id.into());
    Ok(())
}

/// Files that wait for a person.
#[tauri::command(async)]
#[specta::specta]
pub fn needs_look(desk: AtDesk<'_>, opening_id: String) -> Result<Vec<LookItem>, Fault> {
    look_items(&desk, &opening_id.into())
}

/// Does something about one of them; answers with those that still wait.
#[tauri::command(async)]
#[specta::specta]
pub fn resolve_look(
    desk: AtDesk<'_>,
    opening_id: String,
    item_id: String,
    resolution: Resolution,
) -> Result<Vec<LookItem>, Fault> {
    let open = desk.open()?;
    let (by, document) = (open.seated()?, item_id.into());
    match resolution {
        Resolution::Paste { text } => {
            open.casebook.resolve_with_text(&by, &document, &text, Knowledge::shipped())?;
        }
        Resolution::Dismiss { reason } => open.casebook.dismiss(&by, &document, &reason)?,
        Resolution::Accept => {
            return Err(Fault::failed(
                "There is nothing in this file to take. Paste its text, or leave it out.",
            ));
        }
    }
    look_items(&desk, &opening_id.into())
}

fn look_items(desk: &Desk, opening: &OpeningId) -> Result<Vec<LookItem>, Fault> {
    let waiting = desk.open()?.casebook.needs_a_look(Some(opening))?;
    Ok(waiting.iter().map(wire::look_item).collect())
}
