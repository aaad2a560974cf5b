//! `claims` and `check`.

use std::fs;
use std::path::Path;

use crate::assay;

fn csv(dir: &Path, rows: &str) -> String {
    let path = dir.join("sentences.csv");
    fs::write(&path, rows).unwrap();
    path.display().to_string()
}

#[test]
fn claims_answers_row_by_row_in_order() {
    let dir = tempfile::tempdir().unwrap();
    let file = csv(
        dir.path(),
        "sentence,section,title\n\
         \"Operated a 1,024-GPU Slurm cluster, and drained failing nodes myself.\",experience,GPU Cluster Engineer\n\
         Trained a 13B model on 512 A100s.,experience,Research Engineer\n\
         \"Kubernetes, Slurm\",skills,\n",
    );
    let ran = assay(["claims", &file, "--json"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let lines = ran.lines();
    let rows: Vec<u64> = lines.iter().map(|line| line["row"].as_u64().unwrap()).collect();
    assert_eq!(rows, [1, 2, 3]);
    for key in ["stance", "agency", "object", "whose_scale"] {
        assert!(lines.iter().all(|line| line[key].is_string()), "{key}: {}", ran.out);
    }
    assert_eq!(lines[0]["stance"], "operate");
    assert!(lines[0]["seats"]["gpu-cluster-engineer"].as_u64().unwrap() >= 2, "{}", lines[0]);
    assert_eq!(lines[1]["stance"], "model");
    assert!(lines.iter().all(|line| line["slots"].is_array()));
}

#[test]
fn claims_names_a_faulty_row_and_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let file = csv(
        dir.path(),
        "sentence,section,title\nRan the cluster.,experience,Engineer\nonly one cell\nRan it again.,experience,Engineer\n",
    );
    let ran = assay(["claims", &file, "--json"]);
    assert_eq!(ran.status, 1);
    let rows: Vec<u64> = ran.lines().iter().map(|line| line["row"].as_u64().unwrap()).collect();
    assert_eq!(rows, [1, 3]);
    assert!(ran.err.contains(&file) && ran.err.contains("row 2"), "{}", ran.err);
    assay(["claims", "no-such.csv"]).refused_with(&["no-such.csv", "check the path"]);
}

/// The shipped role data in a folder of its own.
fn copied(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copied(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

#[test]
fn check_finds_no_fault_in_the_shipped_data_and_each_fault_with_its_line() {
    let shipped = assay(["check"]);
    assert_eq!(shipped.status, 0, "{}", shipped.out);
    assert!(shipped.out.contains("no fault"));
    let dir = tempfile::tempdir().unwrap();
    copied(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scorecards"), dir.path());
    let call = || assay(["check", &dir.path().display().to_string()]);
    assert_eq!((call().status, call().out), (0, shipped.out));

    let card = dir.path().join("gpu-cluster-engineer/scorecard.md");
    let text = fs::read_to_string(&card).unwrap();
    let line = text.lines().position(|line| line.contains("dimension=scale ")).unwrap() + 1;
    fs::write(&card, text.replacen("dimension=scale ", "dimension=shoe-size ", 1)).unwrap();
    let vocabulary = dir.path().join("vocabulary.csv");
    let words = fs::read_to_string(&vocabulary).unwrap();
    fs::write(&vocabulary, format!("{words}only one cell\n")).unwrap();
    let ran = call();
    assert_eq!(ran.status, 1);
    let faults: Vec<&str> = ran.out.lines().collect();
    assert_eq!(faults.len(), 2, "{}", ran.out);
    let place = format!("gpu-cluster-engineer/scorecard.md:{line}");
    assert!(
        faults.iter().any(|fault| fault.starts_with(&place) && fault.contains("shoe-size")),
        "{}",
        ran.out
    );
    let place = format!("vocabulary.csv:{}", words.lines().count() + 1);
    assert!(faults.iter().any(|fault| fault.starts_with(&place)), "{place}: {}", ran.out);
    assay(["check", "no/such/folder"]).refused_with(&["no/such/folder", "check the path"]);
}
