//! The binary `assay` from outside, as scripts call it: what it prints where, in which order, and how it ends.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod casebook;
mod documents;
mod knowledge;

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a call left behind.
struct Ran {
    status: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The JSON objects on standard output; every line must be one.
    fn lines(&self) -> Vec<Value> {
        let lines: Vec<Value> = self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(lines.iter().all(Value::is_object), "{}", self.out);
        lines
    }

    /// One text field of every line.
    fn column(&self, field: &str) -> Vec<String> {
        self.lines()
            .iter()
            .map(|line| line[field].as_str().unwrap_or_else(|| panic!("{line}")).to_owned())
            .collect()
    }

    /// A wrong call: nothing on standard output, and a message that holds these words.
    fn refused_with(&self, words: &[&str]) {
        assert_eq!((self.status, &*self.out), (2, ""), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "`{word}` is not in: {}", self.err);
        }
    }
}

/// Calls `assay` with no terminal and no passphrase from outside.
fn assay<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Ran {
    let ran = Command::new(env!("CARGO_BIN_EXE_assay"))
        .args(args)
        .env_remove("ASSAY_PASSPHRASE")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Ran {
        status: ran.status.code().unwrap(),
        out: String::from_utf8(ran.stdout).unwrap(),
        err: String::from_utf8(ran.stderr).unwrap(),
    }
}

/// A document of the fixtures, such as `scan-of-a-lab-operators-paper/resume.pdf`.
fn fixture(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(path);
    assert!(path.is_file(), "{}", path.display());
    path.display().to_string()
}

/// Of a case, whatever its format.
fn document_of(case: &str) -> String {
    let formats = ["pdf", "docx", "odt", "rtf", "html", "md", "txt", "json"];
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(case);
    let found = formats.iter().map(|ending| dir.join(format!("resume.{ending}"))).find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("no document in {}", dir.display())).display().to_string()
}

#[test]
fn a_call_that_is_none_says_how_it_goes() {
    for wrong in [&["weigh"][..], &[], &["text"], &["assess", "--role"], &["search", "word"], &["screen"]] {
        let ran = assay(wrong);
        assert_eq!((ran.status, &*ran.out), (2, ""), "{wrong:?}");
        assert!(ran.err.contains("Usage") || ran.err.contains("--help"), "{wrong:?}: {}", ran.err);
    }
    let help = assay(["--help"]);
    assert_eq!(help.status, 0);
    for command in ["text", "assess", "claims", "import", "search", "screen", "check", "verify", "rebuild"] {
        assert!(help.out.contains(&format!("  {command} ")), "{command}: {}", help.out);
    }
}
