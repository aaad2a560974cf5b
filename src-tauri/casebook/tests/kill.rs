//! An import that is killed at any moment loses nothing that it reported as done, and leaves everything consistent.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use casebook::Import;
use casebook::intake::Intake;
use casebook::model::{ScreenQuery, ScreenScope};
use common::{Plain, ROLE, Words, create, open, texts};
use evidence::vocabulary::RoleId;

const FOLDER: &str = "ASSAY_KILL_TEST_FOLDER";
const FILES: usize = 3000;

#[test]
fn a_killed_import_keeps_what_it_reported() {
    if let Some(dir) = std::env::var_os(FOLDER) {
        return import_until_killed(&PathBuf::from(dir));
    }
    let dir = tempfile::tempdir().unwrap();
    create(dir.path()).close().unwrap();
    let mut reported = 0;
    for round in 0..4u64 {
        reported = reported.max(kill_after(dir.path(), Duration::from_millis(60 + 90 * round)));
        let casebook = open(dir.path());
        let table = casebook.screen(&ScreenQuery::all(ScreenScope::Role(RoleId::from(ROLE)))).unwrap();
        assert!(table.total as usize >= reported, "{} kept, {reported} reported", table.total);
        let verified = casebook.verify().unwrap();
        assert!(verified.ok(), "{verified:?}");
        casebook.close().unwrap();
    }
    assert!(reported > 0, "no round got as far as a report, so nothing was tested");
}

/// Starts this test as a child that imports, kills it after its first report and a while, and gives the last number
/// that it reported as done.
fn kill_after(dir: &Path, a_while: Duration) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["a_killed_import_keeps_what_it_reported", "--exact", "--nocapture"])
        .env(FOLDER, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut last = lines.by_ref().find_map(|line| number(&line)).unwrap_or(0);
    std::thread::sleep(a_while);
    end(&mut child);
    for line in lines {
        last = number(&line).unwrap_or(last);
    }
    last
}

fn end(child: &mut Child) {
    // SIGKILL: nothing of the child runs after this.
    child.kill().unwrap();
    child.wait().unwrap();
}

fn number(line: &str) -> Option<usize> {
    line.strip_prefix("done ")?.trim().parse().ok()
}

fn import_until_killed(dir: &Path) {
    let casebook = open(dir);
    let files: Vec<Intake> = texts(FILES)
        .into_iter()
        .enumerate()
        .map(|(at, text)| Intake::Bytes { name: format!("{at}.txt"), bytes: text.into_bytes() })
        .collect();
    let cancel = AtomicBool::new(false);
    let how =
        Import { by: None, opening: None, reader: &Plain, judge: &Words("v1"), threads: 2, cancel: &cancel };
    println!();
    casebook
        .import(&files, &how, |done, _| {
            println!("done {done}");
            std::io::stdout().flush().unwrap();
        })
        .unwrap();
    // The parent kills this process; it never ends by itself, so that the parent always does.
    std::thread::sleep(Duration::from_mins(1));
}
