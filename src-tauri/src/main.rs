//! The program behind the icon.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match assay_desktop::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Assay could not open its window: {error}");
            ExitCode::FAILURE
        }
    }
}
