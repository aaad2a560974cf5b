//! The files of the repository, as git sees them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// Every file that is tracked or would be added, as paths from the top folder, in name order.
pub fn files() -> Vec<String> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("the house rules ask git which files belong to the project: install git");
    assert!(output.status.success(), "git ls-files failed: {}", String::from_utf8_lossy(&output.stderr));
    let mut files: Vec<String> = String::from_utf8_lossy(&output.stdout)
        .split('\0')
        .filter(|path| !path.is_empty() && root().join(path).is_file())
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    files
}

/// The text of a file, or nothing when it is not UTF-8 (a picture, a PDF).
pub fn text(path: &str) -> Option<String> {
    String::from_utf8(std::fs::read(root().join(path)).unwrap()).ok()
}

/// Fails with every complaint on a line of its own.
pub fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n\n{}\n", complaints.join("\n"));
}

/// True where a path ends in this ending, in any case.
pub fn has_ending(path: &str, ending: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}
