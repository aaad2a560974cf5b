//! The files that somebody dropped or picked.

use std::fs;
use std::path::{Path, PathBuf};

/// Every file of the paths; a folder is walked in name order, and hidden files are left out. What cannot be looked
/// into stays in the list as it is, so that the import can say so.
pub fn walk(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files);
    }
    files
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    // A link to a folder is not followed: it could lead round in a circle.
    let is_folder = fs::symlink_metadata(path).is_ok_and(|about| about.is_dir());
    let Some(inside) = is_folder.then(|| fs::read_dir(path).ok()).flatten() else {
        files.push(path.to_owned());
        return;
    };
    let mut inside: Vec<PathBuf> = inside.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    inside.sort();
    inside.iter().filter(|path| !is_hidden(path)).for_each(|path| collect(path, files));
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_walked_in_order_and_nothing_is_lost_silently() {
        let dir = std::env::temp_dir().join(format!("assay-files-{}", std::process::id()));
        let at = |name: &str| dir.join(name);
        fs::create_dir_all(at("b")).unwrap();
        for name in ["b/two.txt", "b/one.txt", ".hidden", "a.txt"] {
            fs::write(at(name), "x").unwrap();
        }
        let gone = at("gone.pdf");
        let expected = vec![at("a.txt"), at("b/one.txt"), at("b/two.txt"), gone.clone()];
        let walked = walk(&[dir.clone(), gone]);
        fs::remove_dir_all(&dir).unwrap();
        assert_eq!(walked, expected);
    }
}
