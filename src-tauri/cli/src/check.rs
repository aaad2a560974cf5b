//! `assay check`: the faults of a folder of role data, each with its file and line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use evidence::assessment::{Knowledge, RoleProfile};
use evidence::fault::Fault;
use evidence::scorecard::Scorecard;
use evidence::vocabulary::DataFile;

use crate::Outcome;

/// The arguments of `assay check`.
#[derive(clap::Args)]
pub struct Args {
    /// A folder laid out as `scorecards/`; the data that came with the product where left out.
    dir: Option<PathBuf>,
}

/// Prints every fault, or one line that there is none.
pub fn run(args: &Args) -> Outcome {
    let owned;
    let files = match &args.dir {
        None => Knowledge::shipped_files(),
        Some(dir) => {
            owned = match texts(dir) {
                Ok(texts) => texts,
                Err(error) => {
                    return Outcome::WrongCall(format!("{}: {error}; check the path", dir.display()));
                }
            };
            owned.iter().map(|(path, text)| DataFile { path, text }).collect()
        }
    };
    let faults = faults(&files);
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() {
        println!("{} files, no fault", files.len());
        Outcome::Done
    } else {
        Outcome::SomeFailed
    }
}

fn faults(files: &[DataFile<'_>]) -> Vec<Fault> {
    let mut faults = Knowledge::parse(files).err().unwrap_or_default();
    for file in files.iter().filter(|file| file.path.ends_with("scorecard.md")) {
        match Scorecard::parse(file.path, file.text) {
            Ok(scorecard) => faults.extend(strange_dimensions(&scorecard, file.path, files)),
            Err(found) => faults.extend(found),
        }
    }
    faults.sort();
    faults
}

/// Questions about a dimension that the seat of the same folder does not have.
fn strange_dimensions(scorecard: &Scorecard, path: &str, files: &[DataFile<'_>]) -> Vec<Fault> {
    let beside = path.replace("scorecard.md", "role.toml");
    let role = files.iter().find(|file| file.path == beside).map(|file| RoleProfile::parse(*file));
    // A seat that is missing or cannot be read has its own fault.
    let Some(Ok(role)) = role else { return Vec::new() };
    scorecard.check_dimensions(role.dimensions.iter().map(|dimension| dimension.id.as_str()))
}

/// The text files of a folder, by their path from there, in name order.
fn texts(dir: &Path) -> io::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    gather(dir, dir, &mut found)?;
    found.sort();
    Ok(found)
}

fn gather(root: &Path, dir: &Path, found: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, found)?;
        } else if path
            .extension()
            .is_some_and(|e| ["csv", "md", "toml", "txt"].iter().any(|known| e == *known))
        {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            found.push((name, fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
