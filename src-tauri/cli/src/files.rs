//! The files that a call names, read in worker processes, their results in the order of the call.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;

use reading::folder;
use reading::{Limits, Pool, Reader as _, Reading};

/// The call is wrong where a path is not there.
pub fn must_exist(paths: &[PathBuf]) -> Result<(), String> {
    paths.iter().try_for_each(|path| {
        fs::metadata(path).map(|_| ()).map_err(|error| {
            format!("{}: {error}; check the path and your rights to read it", path.display())
        })
    })
}

/// Every file of the paths, of whatever kind; a folder is walked in name order. Hidden files are left out.
pub fn walk(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    must_exist(paths)?;
    Ok(folder::files(paths))
}

/// Reads the files side by side, makes a line of each, and prints the lines in the order of the files.
///
/// `line` gives the line to print and whether the file was read. The answer says whether all were.
pub fn each(
    files: &[PathBuf],
    line: impl Fn(&Path, &Reading) -> (String, bool) + Sync,
) -> Result<bool, String> {
    let width = thread::available_parallelism().map_or(1, usize::from).min(files.len().max(1));
    let pool = Pool::of_this_binary().map_err(|error| format!("the reader could not be started: {error}"))?;
    let limits = Limits::default();
    let (mut all, mut out) = (true, io::BufWriter::new(io::stdout().lock()));
    let mut broken = None;
    reading::in_order(
        width,
        files.len(),
        |index| files.get(index).map(|path| line(path, &read(&pool, path, &limits))),
        |_, done| {
            if let Some((words, read)) = done {
                all &= read;
                broken = writeln!(out, "{words}").err();
            }
            broken.is_none()
        },
    );
    match broken.or_else(|| out.flush().err()) {
        Some(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the result could not be written: {error}"))
        }
        _ => Ok(all),
    }
}

fn read(pool: &Pool, path: &Path, limits: &Limits) -> Reading {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let large = fs::metadata(path).is_ok_and(|data| data.len() > limits.file_bytes);
    match fs::read(path) {
        _ if large => {
            Reading::refused(&reading::Fault::TooLarge(format!("over {} MB", limits.file_bytes >> 20)))
        }
        Ok(bytes) => pool.read(&bytes, &name),
        Err(error) => Reading::refused(&reading::Fault::Damaged(error.to_string())),
    }
}
