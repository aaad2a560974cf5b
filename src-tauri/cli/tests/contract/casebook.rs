//! `import`, `search`, `screen`, `verify` and `rebuild`, over a casebook in a folder of its own.

use std::fs;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;

use crate::{Ran, assay, document_of};

const PASSPHRASE: &str = "four plain words here";
const CASES: [&str; 3] = [
    "runs-the-fleet-that-models-are-trained-on",
    "trained-on-512-gpus-is-no-cluster-evidence",
    "scan-of-a-lab-operators-paper",
];

struct Place {
    dir: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self { dir: tempfile::tempdir().unwrap() };
        fs::write(place.of("passphrase"), format!("{PASSPHRASE}\nonly the first line counts\n")).unwrap();
        place
    }

    fn of(&self, name: &str) -> String {
        self.dir.path().join(name).display().to_string()
    }

    /// A call with the casebook and its passphrase's file.
    fn call(&self, args: &[&str]) -> Ran {
        let (casebook, file) = (self.of("casebook"), self.of("passphrase"));
        assay(args.iter().copied().chain(["--casebook", &casebook, "--passphrase-file", &file]))
    }

    /// The cases as files of their names, brought in.
    fn import(&self) -> Ran {
        let files = self.files();
        let args: Vec<&str> =
            ["import", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
        self.call(&args)
    }

    fn files(&self) -> Vec<String> {
        let copy = |case: &str| {
            let from = PathBuf::from(document_of(case));
            let ending = from.extension().unwrap().to_string_lossy().into_owned();
            let to = self.of(&format!("{case}.{ending}"));
            fs::copy(&from, &to).unwrap();
            to
        };
        CASES.map(copy).to_vec()
    }
}

#[test]
fn importing_again_adds_nothing_and_the_recovery_code_is_said_once() {
    let place = Place::new();
    let first = place.import();
    assert_eq!(first.status, 1, "one is a scan: {}", first.err);
    assert_eq!(first.column("file"), place.files());
    assert_eq!(first.column("result"), ["added", "added", "needs-a-look"]);
    let scan = &first.lines()[2];
    assert_eq!(scan["status"], "no-text");
    assert!(!scan["reason"].as_str().unwrap().is_empty());
    assert!(first.err.contains("Recovery code") && !first.out.contains("Recovery"), "{}", first.err);
    assert!(first.err.contains("3 of 3 files"), "{}", first.err);

    let again = place.import();
    assert_eq!(again.column("result"), ["already-here", "already-here", "needs-a-look"]);
    assert_eq!(again.column("document"), first.column("document"));
    assert!(!again.err.contains("Recovery"), "{}", again.err);
    let table = place.call(&["screen", "--role", "gpu-cluster-engineer", "--json"]);
    assert_eq!(table.lines().len(), 3);
    place.call(&["import", "no/such.pdf"]).refused_with(&["no/such.pdf", "check the path"]);
}

#[test]
fn a_casebook_opens_with_its_passphrase_only_and_every_refusal_says_what_to_do() {
    let place = Place::new();
    for args in [&["search", "GPU"][..], &["screen", "--role", "ai-engineer"], &["verify"], &["rebuild"]] {
        place.call(args).refused_with(&[&place.of("casebook"), "assay import"]);
    }
    place.import();
    let casebook = place.of("casebook");
    let asked = |more: &[&str]| assay(["verify", "--casebook", &casebook].iter().chain(more));
    asked(&[]).refused_with(&["--passphrase-file", "ASSAY_PASSPHRASE"]);
    let gone = place.of("gone");
    asked(&["--passphrase-file", &gone]).refused_with(&[&gone, "check the path"]);
    let wrong = place.of("wrong");
    fs::write(&wrong, "five plain words\n").unwrap();
    asked(&["--passphrase-file", &wrong]).refused_with(&[&casebook, "recovery code"]);
}

#[test]
fn search_prints_hits_and_counts_and_no_query_is_an_error() {
    let place = Place::new();
    place.import();
    let found = place.call(&["search", "\"row-remap failures\"", "--json"]);
    assert_eq!(found.status, 0, "{}", found.err);
    assert!(found.column("file")[0].starts_with(CASES[0]));
    assert!(found.column("snippet")[0].contains("row-remap"), "{}", found.out);
    assert!(found.err.contains("1 of 1 documents"), "{}", found.err);
    let few = place.call(&["search", "GPU", "--limit", "1", "--json"]);
    assert_eq!(few.lines().len(), 1);
    assert!(few.err.contains("1 of 2 documents"), "{}", few.err);
    for odd in ["", "\"", "-GPU", "( ~", "zyzzyva"] {
        let none = place.call(&["search", odd, "--json"]);
        assert_eq!((none.status, &*none.out), (0, ""), "{odd}: {}", none.err);
    }
}

#[test]
fn screen_prints_the_table_the_strongest_first_as_lines_or_as_csv() {
    let place = Place::new();
    place.import();
    let table = place.call(&["screen", "--role", "gpu-cluster-engineer", "--json"]);
    assert_eq!(table.status, 0, "{}", table.err);
    assert_eq!(table.column("verdict"), ["evidenced", "not-assessed", "keyword-only"]);
    assert_eq!(table.column("status"), ["read", "no-text", "read"]);
    let flagged = table.lines().remove(2);
    assert_eq!((&flagged["flags"][0], &flagged["points_to"]), (&"other-seat".into(), &"ai-engineer".into()));
    assert!(!table.column("title")[0].is_empty() && !table.column("employer")[0].is_empty(), "{}", table.out);
    assert!(!table.column("quote")[0].is_empty());
    let csv = place.call(&["screen", "--role", "gpu-cluster-engineer", "--csv"]);
    let mut rows = csv::Reader::from_reader(csv.out.as_bytes());
    let at = rows.headers().unwrap().iter().position(|name| name == "verdict").unwrap();
    let verdicts: Vec<String> = rows.records().map(|row| row.unwrap()[at].to_owned()).collect();
    assert_eq!(verdicts, table.column("verdict"));
    place.call(&["screen", "--role", "wizard"]).refused_with(&["wizard", "ai-engineer"]);
    place.call(&["screen", "--role", "ai-engineer", "--json", "--csv"]).refused_with(&["--json", "--csv"]);
}

#[test]
fn rebuild_makes_the_same_table_again_and_verify_says_what_agrees() {
    let place = Place::new();
    place.import();
    let table = || place.call(&["screen", "--role", "gpu-cluster-engineer", "--json"]).out;
    let before = table();
    let rebuilt = place.call(&["rebuild", "--json"]);
    assert_eq!((rebuilt.status, &rebuilt.lines()[0]["documents"]), (0, &2.into()), "{}", rebuilt.err);
    assert_eq!(rebuilt.lines().len(), 1);
    assert!(rebuilt.err.contains("2 of 2 documents"), "{}", rebuilt.err);
    assert_eq!(table(), before);
    let checked = place.call(&["verify", "--json"]);
    assert_eq!(checked.status, 0, "{}", checked.out);
    assert!(checked.lines().iter().all(|line| line["ok"] == true && line["detail"].is_string()));
    let names = ["database", "encryption", "originals", "scorecards", "index", "audit"];
    assert_eq!(checked.column("name"), names);
}

#[test]
fn verify_ends_with_1_where_a_page_was_changed_and_still_checks_the_rest() {
    let place = Place::new();
    place.import();
    let mut file =
        fs::OpenOptions::new().read(true).write(true).open(place.of("casebook/casebook.db")).unwrap();
    let middle = file.metadata().unwrap().len() / 2;
    let mut byte = [0];
    file.seek(SeekFrom::Start(middle)).unwrap();
    file.read_exact(&mut byte).unwrap();
    file.seek(SeekFrom::Start(middle)).unwrap();
    file.write_all(&[byte[0] ^ 1]).unwrap();
    drop(file);
    let checked = place.call(&["verify", "--json"]);
    assert_eq!(checked.status, 1, "{}{}", checked.out, checked.err);
    let of = |name: &str| checked.lines().into_iter().find(|line| line["name"] == name).unwrap();
    assert_eq!(of("encryption")["ok"], false, "{}", checked.out);
    assert!(of("encryption")["detail"].as_str().unwrap().contains("changed"));
    assert_eq!(checked.lines().len(), 6);
}
