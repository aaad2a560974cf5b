//! Cargo.toml holds the crates apart.

use std::process::Command;

use cargo_metadata::{DependencyKind, Package};

use crate::dependencies::metadata;
use crate::tree::{assert_none, files, root, text};

/// A crate, and what must be absent from its Cargo.toml.
const ABSENT: [(&str, &[&str]); 5] = [
    (
        "evidence",
        &["reading", "casebook", "assay-desktop", "assay-cli", "tauri", "rusqlite", "tantivy", "anyhow"],
    ),
    ("reading", &["casebook", "assay-desktop", "assay-cli", "tauri", "rusqlite", "tantivy", "anyhow"]),
    ("casebook", &["assay-desktop", "assay-cli", "tauri", "specta", "tauri-specta", "anyhow"]),
    ("assay-cli", &["assay-desktop", "tauri", "rusqlite", "tantivy", "pulldown-cmark"]),
    ("assay-desktop", &["assay-cli", "rusqlite", "tantivy", "pulldown-cmark"]),
];

/// What must not reach `evidence` by any way round.
const NEVER_UNDER_EVIDENCE: [&str; 8] =
    ["tauri", "rusqlite", "libsqlite3-sys", "tantivy", "tokio", "mio", "iana-time-zone", "getrandom"];

fn complaints_about_manifest(name: &str, direct: &[&str]) -> Vec<String> {
    let absent = ABSENT.iter().find(|(member, _)| *member == name).map_or(&[][..], |(_, absent)| absent);
    absent
        .iter()
        .filter(|banned| direct.contains(banned))
        .map(|banned| {
            format!(
                "`{name}` depends on `{banned}`, which ARCHITECTURE.md keeps out of it. Put the code that needs it \
                 into the crate that may, and call that."
            )
        })
        .collect()
}

fn complaints_beneath_evidence(linked: &[&str]) -> Vec<String> {
    NEVER_UNDER_EVIDENCE
        .iter()
        .filter(|banned| linked.contains(banned))
        .map(|banned| {
            format!(
                "`evidence` links `{banned}` through one of its dependencies (cargo tree -p evidence -i {banned} \
                 shows which). It judges text and needs no disk, clock, network or chance."
            )
        })
        .collect()
}

fn direct(package: &Package) -> Vec<&str> {
    package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind != DependencyKind::Development)
        .map(|dependency| dependency.name.as_str())
        .collect()
}

fn complaints_about_reasons(architecture: &str, names: &[String]) -> Vec<String> {
    names
        .iter()
        .filter(|name| !architecture.contains(&format!("`{name}`")))
        .map(|name| {
            format!("ARCHITECTURE.md gives no reason for `{name}`. Add a row to its table of dependencies.")
        })
        .collect()
}

fn names_in_package_json(json: &str) -> Vec<String> {
    let package: serde_json::Value = serde_json::from_str(json).expect("ui/package.json is JSON");
    ["dependencies", "devDependencies"]
        .iter()
        .filter_map(|group| package[group].as_object())
        .flat_map(|group| group.keys().cloned())
        .collect()
}

#[test]
fn no_crate_depends_on_what_must_be_absent() {
    let metadata = metadata();
    let members = metadata.workspace_packages();
    for (name, _) in ABSENT {
        assert!(members.iter().any(|member| member.name == name), "`{name}` is no member of the workspace");
    }
    let complaints: Vec<_> =
        members.iter().flat_map(|member| complaints_about_manifest(&member.name, &direct(member))).collect();
    assert_none(&complaints);
}

/// What `evidence` links when it is built alone. `cargo metadata` would not do: it unites the features
/// that all members ask for.
fn linked_by_evidence_alone() -> Vec<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--package", "evidence", "--edges", "normal", "--prefix", "none"])
        .current_dir(root())
        .output()
        .expect("cargo is running this test, so it is there");
    assert!(output.status.success(), "cargo tree failed: {}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn evidence_links_no_disk_no_clock_and_no_network() {
    let names = linked_by_evidence_alone();
    assert!(names.iter().any(|name| name == "chrono"), "cargo tree shows what evidence links: {names:?}");
    assert_none(&complaints_beneath_evidence(&names.iter().map(String::as_str).collect::<Vec<_>>()));
}

#[test]
fn every_direct_dependency_has_its_reason() {
    let metadata = metadata();
    let members = metadata.workspace_packages();
    let ours: Vec<_> = members.iter().map(|member| member.name.as_str()).collect();
    let mut names: Vec<String> = members
        .iter()
        .flat_map(|member| &member.dependencies)
        .map(|dependency| dependency.name.clone())
        .filter(|name| !ours.contains(&name.as_str()))
        .chain(names_in_package_json(&text("ui/package.json").expect("ui/package.json is text")))
        .collect();
    names.sort();
    names.dedup();
    assert_none(&complaints_about_reasons(
        &text("ARCHITECTURE.md").expect("ARCHITECTURE.md is text"),
        &names,
    ));
}

#[test]
fn every_crate_obeys_the_shared_lints() {
    let silent: Vec<_> = files()
        .into_iter()
        .filter(|path| path.ends_with("Cargo.toml") && path != "Cargo.toml")
        .filter(|path| !has_shared_lints(&std::fs::read_to_string(root().join(path)).unwrap()))
        .map(|path| format!("{path} does not take the shared lints. Add:\n[lints]\nworkspace = true"))
        .collect();
    assert_none(&silent);
}

fn has_shared_lints(manifest: &str) -> bool {
    let manifest: toml::Table = manifest.parse().expect("a Cargo.toml of the project parses");
    manifest.get("lints").and_then(|lints| lints.get("workspace")).and_then(toml::Value::as_bool)
        == Some(true)
}

#[test]
fn each_rule_objects_to_an_offender() {
    assert_eq!(complaints_about_manifest("assay-desktop", &["tauri", "rusqlite"]).len(), 1);
    assert!(complaints_about_manifest("casebook", &["rusqlite", "tantivy"]).is_empty());
    assert_eq!(complaints_beneath_evidence(&["chrono", "iana-time-zone"]).len(), 1);
    assert_eq!(complaints_about_reasons("| `serde` | wire |", &["serde".into(), "svelte".into()]).len(), 1);
    assert!(!has_shared_lints("[package]\nname = \"free\""));
    assert_eq!(names_in_package_json(r#"{"devDependencies": {"vite": "1"}}"#), ["vite"]);
}
