//! Embeds the interface and the sample's documents, and declares which of our own commands the window may call.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Every command of this crate. A command that is not listed here and allowed in
/// `capabilities/main.json` cannot be called from the window.
const COMMANDS: &[&str] = &[
    "status",
    "create_casebook",
    "open_sample",
    "unlock",
    "recover",
    "change_passphrase",
    "lock",
    "sit_down",
    "add_person",
    "rename_person",
    "roles",
    "openings",
    "create_opening",
    "close_opening",
    "reopen_opening",
    "pick_files",
    "pick_folder",
    "import_files",
    "import_text",
    "cancel_import",
    "needs_look",
    "resolve_look",
    "screening",
    "search",
    "candidate",
    "judgement",
    "words",
    "set_stage",
    "override_verdict",
    "clear_override",
    "walk",
    "save_answer",
    "submit_walk",
    "review",
    "decide",
    "read",
    "export_read",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    embed_sample()?;
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}

/// Writes a list of the fixtures' documents, by the name of their folder.
fn embed_sample() -> io::Result<()> {
    let fixtures = Path::new("../fixtures");
    println!("cargo:rerun-if-changed={}", fixtures.display());
    let mut folders: Vec<PathBuf> =
        fs::read_dir(fixtures)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    folders.sort();
    let mut list = "/// Name and bytes of each document, in the order of the names.\n".to_owned();
    list.push_str("static DOCUMENTS: &[(&str, &[u8])] = &[\n");
    for folder in folders.iter().filter(|path| path.is_dir()) {
        if let Some(document) = document_of(folder)? {
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            let ending = document.extension().unwrap_or_default().to_string_lossy();
            let place = document.canonicalize()?.to_string_lossy().into_owned();
            let _ = writeln!(list, "    (\"{name}.{ending}\", include_bytes!({place:?})),");
        }
    }
    list.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?;
    fs::write(Path::new(&out).join("sample_documents.rs"), list)
}

fn document_of(folder: &Path) -> io::Result<Option<PathBuf>> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    found.sort();
    Ok(found.into_iter().find(|path| path.file_stem().is_some_and(|stem| stem == "resume")))
}
