//! The files that somebody names, drops or picks, and which of a folder's files are documents.

use std::fs;
use std::path::{Path, PathBuf};

/// Endings of the kinds that are read, and of those in which resumes are written or scanned although they are not
/// read: such a file is a person's, and must wait for somebody rather than be passed over.
const DOCUMENTS: &[&str] = &[
    "pdf", "docx", "docm", "odt", "rtf", "html", "htm", "xhtml", "md", "markdown", "txt", "text", "json",
    "doc", "dot", "dotx", "fodt", "ott", "pages", "wpd", "wps", "tif", "tiff",
];

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The files to take, in the order of the paths; a folder's in name order.
    pub documents: Vec<PathBuf>,
    /// A folder's files of other kinds, in the same order.
    pub left_out: Vec<PathBuf>,
}

/// The documents among the paths. A file that is named itself is always taken; of a folder, those whose ending is
/// that of a document. Hidden files are neither taken nor counted. What cannot be looked into is taken as it is, so
/// that whoever reads it can say so.
pub fn documents(paths: &[PathBuf]) -> Found {
    let mut found = Found::default();
    for path in paths {
        if !path.is_dir() {
            found.documents.push(path.clone());
            continue;
        }
        for file in files(std::slice::from_ref(path)) {
            let kept = if is_document(&file) { &mut found.documents } else { &mut found.left_out };
            kept.push(file);
        }
    }
    found
}

/// Every file of the paths, of whatever kind; a folder is walked in name order, and hidden files are left out.
pub fn files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, path.is_dir(), &mut files);
    }
    files
}

fn collect(path: &Path, is_folder: bool, files: &mut Vec<PathBuf>) {
    let Some(inside) = is_folder.then(|| fs::read_dir(path).ok()).flatten() else {
        files.push(path.to_owned());
        return;
    };
    // A link to a folder is not followed: it could lead round in a circle.
    let mut inside: Vec<(PathBuf, bool)> = inside
        .filter_map(Result::ok)
        .map(|entry| (entry.path(), entry.file_type().is_ok_and(|kind| kind.is_dir())))
        .collect();
    inside.sort();
    for (path, is_folder) in inside.iter().filter(|(path, _)| !is_hidden(path)) {
        collect(path, *is_folder, files);
    }
}

/// Files that no person put there: hidden ones, and what an office program leaves beside a document that is open.
fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| {
        let name = name.to_string_lossy();
        name.starts_with('.') || name.starts_with("~$")
    })
}

fn is_document(path: &Path) -> bool {
    // A folder that could not be opened has no ending to go by.
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    path.is_dir() || ending.is_some_and(|ending| DOCUMENTS.contains(&ending.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with these files, which is gone when the test is over.
    fn folder(names: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "x").unwrap();
        }
        folder
    }

    fn names(paths: &[PathBuf], folder: &Path) -> Vec<String> {
        let name = |path: &PathBuf| path.strip_prefix(folder).unwrap().display().to_string();
        paths.iter().map(name).collect()
    }

    #[test]
    fn a_folder_is_walked_in_order_and_a_path_that_is_gone_stays_in_the_list() {
        let folder = folder(&["b/two.txt", "b/one.txt", ".hidden", "a.toml", "~$a.docx"]);
        let gone = folder.path().join("gone.pdf");
        let all = files(&[folder.path().to_owned(), gone]);
        assert_eq!(names(&all, folder.path()), ["a.toml", "b/one.txt", "b/two.txt", "gone.pdf"]);
    }

    #[test]
    fn of_a_folder_documents_are_taken_and_the_rest_is_told() {
        let folder =
            folder(&["Anna.PDF", "Ben.doc", "list.xlsx", "Cleo/cv.odt", "Cleo/photo.jpg", "Makefile"]);
        let found = documents(&[folder.path().to_owned()]);
        assert_eq!(names(&found.documents, folder.path()), ["Anna.PDF", "Ben.doc", "Cleo/cv.odt"]);
        assert_eq!(names(&found.left_out, folder.path()), ["Cleo/photo.jpg", "Makefile", "list.xlsx"]);
    }

    #[test]
    fn a_file_chosen_by_hand_is_always_taken() {
        let folder = folder(&["photo.jpg", "~$odd"]);
        let chosen = [folder.path().join("photo.jpg"), folder.path().join("~$odd")];
        assert_eq!(documents(&chosen), Found { documents: chosen.to_vec(), left_out: Vec::new() });
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_round_in_a_circle_ends() {
        let folder = folder(&["a.txt"]);
        std::os::unix::fs::symlink(folder.path(), folder.path().join("round")).unwrap();
        let found = documents(&[folder.path().to_owned()]);
        assert_eq!(names(&found.documents, folder.path()), ["a.txt", "round"]);
    }
}
