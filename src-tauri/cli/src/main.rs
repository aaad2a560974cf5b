//! `assay`, the headless door to the same crates as the desktop app.

mod assess;
mod care;
mod casebook_dir;
mod check;
mod claims;
mod files;
mod import;
mod screen;
mod search;
mod text;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Reads ownership evidence out of resumes. Works offline; nothing leaves this computer.
#[derive(Parser)]
#[command(name = "assay", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Show what is read from a file.
    Text(text::Args),
    /// Read and judge documents; keeps nothing.
    Assess(assess::Args),
    /// Read single sentences from a CSV with the columns sentence, section, title.
    Claims(claims::Args),
    /// Check roles, vocabulary and scorecards; each fault with its file and line.
    Check(check::Args),
    /// Bring files into a casebook; it is created where there is none, and importing again adds nothing.
    Import(import::Args),
    /// Search a casebook for words, "phrases" and -not.
    Search(search::Args),
    /// The screening table of a seat.
    Screen(screen::Args),
    /// Whether store, index, originals and audit chain of a casebook agree.
    Verify(care::Args),
    /// Make index and assessments of a casebook anew from its store.
    Rebuild(care::Args),
}

/// How a command ended.
enum Outcome {
    /// All done.
    Done,
    /// Some input failed; each has its own line.
    SomeFailed,
    /// The call was wrong.
    WrongCall(String),
}

fn main() -> ExitCode {
    reading::worker::run_if_asked();
    let cli = Cli::parse();
    let outcome = match cli.command {
        Command::Text(args) => text::run(&args),
        Command::Assess(args) => assess::run(&args),
        Command::Claims(args) => claims::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Search(args) => search::run(&args),
        Command::Screen(args) => screen::run(&args),
        Command::Verify(args) => care::verify(&args),
        Command::Rebuild(args) => care::rebuild(&args),
    };
    match outcome {
        Outcome::Done => ExitCode::SUCCESS,
        Outcome::SomeFailed => ExitCode::from(1),
        Outcome::WrongCall(message) => {
            eprintln!("assay: {message}");
            ExitCode::from(2)
        }
    }
}
