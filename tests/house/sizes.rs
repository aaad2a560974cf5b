//! A file that fits in the head.

use crate::tree::{assert_none, files, has_ending, text};

const MOST_LINES: usize = 400;

/// Files that read better whole, each with the reason.
const WHOLE: [(&str, &str); 1] =
    [("ui/src/ipc/contract.ts", "declares, without any logic, all that the interface asks of its host")];

fn complaint(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let written = has_ending(path, "rs") || has_ending(path, "ts") || has_ending(path, "svelte");
    let whole = WHOLE.iter().any(|(file, _)| *file == path);
    let generated = text.lines().take(3).any(|line| line.contains("generated"));
    (written && !whole && !generated && lines > MOST_LINES).then(|| {
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
fn every_exception_is_still_needed() {
    for (path, reason) in WHOLE {
        let lines = text(path).map_or(0, |text| text.lines().count());
        assert!(lines > MOST_LINES, "{path} has {lines} lines: it needs no exception in WHOLE ({reason})");
    }
}

#[test]
fn the_rule_objects_to_an_offender() {
    assert!(complaint("a.rs", &"\n".repeat(401)).is_some());
    assert!(complaint("a.rs", &"\n".repeat(400)).is_none());
    assert!(complaint("words.csv", &"\n".repeat(9000)).is_none());
    assert!(complaint("bindings.ts", &format!("// generated\n{}", "\n".repeat(900))).is_none());
}
