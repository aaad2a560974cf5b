//! A file that fits in the head.

use crate::tree::{assert_none, files, has_ending, text};

const MOST_LINES: usize = 400;

fn complaint(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let written = has_ending(path, "rs") || has_ending(path, "ts") || has_ending(path, "svelte");
    let generated = text.lines().take(3).any(|line| line.contains("generated"));
    (written && !generated && lines > MOST_LINES).then(|| {
        format!(
            "{path} has {lines} lines, and {MOST_LINES} is the most that reads well. Look for the part that has a \
             name of its own and give it a file."
        )
    })
}

#[test]
fn no_file_is_longer_than_reads_well() {
    let complaints: Vec<_> = files().iter().filter_map(|path| complaint(path, &text(path)?)).collect();
    assert_none(&complaints);
}

#[test]
fn the_rule_objects_to_an_offender() {
    assert!(complaint("a.rs", &"\n".repeat(401)).is_some());
    assert!(complaint("a.rs", &"\n".repeat(400)).is_none());
    assert!(complaint("words.csv", &"\n".repeat(9000)).is_none());
    assert!(complaint("bindings.ts", &format!("// generated\n{}", "\n".repeat(900))).is_none());
}
