//! Words that have no business in the project's files.

use crate::tree::{assert_none, files, text};

/// Folders of somebody's machine: the same checkout has to work in any folder.
const MACHINE: [&str; 6] = ["/work/", "/root/", "/home/", "/Users/", "C:\\Users\\", "../shared"];

/// Notes to oneself, which belong into a tracker.
const NOTES: [&str; 3] = ["TODO", "XXX:", "HACK:"];

const SOURCE: [&str; 7] = [".rs", ".ts", ".svelte", ".mjs", ".css", ".sql", ".toml"];

fn complaints(path: &str, text: &str) -> Vec<String> {
    let notes = if SOURCE.iter().any(|ending| path.ends_with(ending)) { &NOTES[..] } else { &[] };
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for word in MACHINE.iter().filter(|word| stands_in(line, word)) {
            found.push(format!(
                "{path}:{}: `{word}` is a place on somebody's machine. Say it relative to the project, or ask for \
                 it as an argument.",
                number + 1
            ));
        }
        for word in notes.iter().filter(|word| stands_in(line, word)) {
            found.push(format!("{path}:{}: `{word}`: do it now, or take it to the tracker.", number + 1));
        }
    }
    found
}

/// Does `word` stand in `line` by itself, and not as the middle of a longer word or path?
fn stands_in(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|before| before.chars().last());
        before.is_none_or(|before| !before.is_alphanumeric() && !"._-/".contains(before))
    })
}

#[test]
fn no_file_names_a_machine_or_leaves_a_note() {
    // This file has to name what it forbids.
    let looked_at = files().into_iter().filter(|path| path != "tests/house/words.rs");
    let found: Vec<_> = looked_at
        .flat_map(|path| text(&path).map(|text| complaints(&path, &text)).unwrap_or_default())
        .collect();
    assert_none(&found);
}

#[test]
fn the_rule_objects_to_an_offender() {
    assert_eq!(complaints("a.rs", "let dir = \"/home/kim/resumes\"; // TODO").len(), 2);
    assert_eq!(complaints("why.md", "see ../shared/notes").len(), 1);
    assert!(
        complaints("why.md", "an at-home/work/life balance; mounts /home on Lustre; TODO lists").is_empty()
    );
    assert!(complaints("a.rs", "// as in https://example.org/work/").is_empty());
}
