//! The desktop shell: one window, thin commands and the types that cross to the interface.

/// Opens the window and returns when it is closed.
pub fn run() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!())
}
