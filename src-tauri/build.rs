//! Embeds the interface and declares which of our own commands the window may call.

/// Every command of this crate. A command that is not listed here and allowed in
/// `capabilities/main.json` cannot be called from the window.
const COMMANDS: &[&str] = &[];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}
