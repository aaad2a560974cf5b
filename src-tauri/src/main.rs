//! The program behind the icon.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Resumes are read in child processes, which are this same program started with a hidden argument.
    reading::worker::run_if_asked();
    match assay_desktop::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Assay could not open its window: {error}");
            ExitCode::FAILURE
        }
    }
}
