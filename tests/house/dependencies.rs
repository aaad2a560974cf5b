//! What the product may link: permissive licences, and nothing that opens an internet connection.

use std::collections::BTreeSet;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use spdx::{Expression, LicenseReq, ParseMode};

use crate::tree::{assert_none, root};

/// The programs people get.
const PRODUCTS: [&str; 2] = ["assay-desktop", "assay-cli"];

const LICENCES: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// Under MPL-2.0, which asks that changes to these files stay open. They come with tauri, unchanged.
const MPL_WITH_TAURI: [&str; 4] = ["cssparser", "dtoa-short", "option-ext", "selectors"];

/// Clients of HTTP and of the layers under it. Resumes never leave the laptop.
const NETWORK: [&str; 22] = [
    "actix-web",
    "async-h1",
    "attohttpc",
    "awc",
    "curl",
    "curl-sys",
    "h2",
    "h3",
    "http-client",
    "hyper",
    "hyper-util",
    "isahc",
    "minreq",
    "native-tls",
    "quinn",
    "reqwest",
    "rustls",
    "surf",
    "trust-dns-resolver",
    "tungstenite",
    "ureq",
    "webpki-roots",
];

/// The workspace as it is resolved for Debian; what only other systems link is left out.
pub fn metadata() -> Metadata {
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(["--locked", "--filter-platform", "x86_64-unknown-linux-gnu"].map(str::to_owned))
        .exec()
        .expect(
            "cargo metadata answers: if it names Cargo.lock, run `cargo metadata` once and commit the lock",
        )
}

/// Everything that is linked into the workspace members `roots`: normal dependencies, without the
/// procedural macros, which run in the compiler.
pub fn linked<'a>(metadata: &'a Metadata, roots: &[&str]) -> Vec<&'a Package> {
    let nodes = &metadata.resolve.as_ref().expect("metadata holds the resolved graph").nodes;
    let members = metadata.workspace_packages();
    let mut open: Vec<&PackageId> = members
        .iter()
        .filter(|member| roots.contains(&member.name.as_str()))
        .map(|member| &member.id)
        .collect();
    assert_eq!(open.len(), roots.len(), "not all of {roots:?} are members of the workspace");
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if metadata[id].targets.iter().any(cargo_metadata::Target::is_proc_macro) || !seen.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node.id == *id).expect("every package is in the graph");
        let normal = |dep: &&cargo_metadata::NodeDep| {
            dep.dep_kinds.iter().any(|info| info.kind == DependencyKind::Normal)
        };
        open.extend(node.deps.iter().filter(normal).map(|dep| &dep.pkg));
    }
    seen.into_iter().map(|id| &metadata[id]).collect()
}

fn complaint_about_licence(name: &str, licence: Option<&str>) -> Option<String> {
    let allowed = |id: &str| LICENCES.contains(&id) || (id == "MPL-2.0" && MPL_WITH_TAURI.contains(&name));
    let fits = |required: &LicenseReq| required.license.id().is_some_and(|id| allowed(id.name));
    let parsed = licence.and_then(|text| Expression::parse_mode(text, ParseMode::LAX).ok());
    let fine = parsed.is_some_and(|expression| expression.evaluate(fits));
    (!fine).then(|| {
        format!(
            "`{name}` is under {}. Everything we ship is under one of {}. Use another crate, or, if this licence \
             asks no more than these do, add it to LICENCES in tests/house/dependencies.rs with a word of why.",
            licence.unwrap_or("no licence that its Cargo.toml names"),
            LICENCES.join(", ")
        )
    })
}

fn complaint_about_network(name: &str) -> Option<String> {
    NETWORK.contains(&name).then(|| {
        format!(
            "`{name}` is linked into the product, and it can talk to the internet. Resumes never leave the \
             laptop: leave out the feature that brings it (cargo tree -i {name} --edges normal shows which)."
        )
    })
}

#[test]
fn every_linked_crate_has_a_permissive_licence() {
    let metadata = metadata();
    let theirs = linked(&metadata, &PRODUCTS).into_iter().filter(|package| package.source.is_some());
    let complaints: Vec<_> = theirs
        .filter_map(|package| complaint_about_licence(&package.name, package.license.as_deref()))
        .collect();
    assert_none(&complaints);
}

#[test]
fn nothing_linked_talks_to_the_internet() {
    let metadata = metadata();
    let complaints: Vec<_> = linked(&metadata, &PRODUCTS)
        .iter()
        .filter_map(|package| complaint_about_network(&package.name))
        .collect();
    assert_none(&complaints);
}

#[test]
fn our_own_crates_carry_both_licences() {
    let metadata = metadata();
    for package in metadata.workspace_packages() {
        assert_eq!(
            package.license.as_deref(),
            Some("MIT OR Apache-2.0"),
            "say `license.workspace = true` in {}",
            package.manifest_path
        );
    }
}

#[test]
fn each_rule_objects_to_an_offender() {
    assert!(complaint_about_licence("readline", Some("GPL-3.0-only")).is_some());
    assert!(complaint_about_licence("mystery", None).is_some());
    assert!(complaint_about_licence("stranger", Some("MPL-2.0")).is_some());
    assert!(complaint_about_licence("selectors", Some("MPL-2.0")).is_none());
    assert!(complaint_about_licence("old", Some("Unlicense/MIT")).is_none());
    assert!(complaint_about_licence("both", Some("MIT AND GPL-2.0-only")).is_some());
    assert!(complaint_about_network("reqwest").is_some());
    assert!(complaint_about_network("rusqlite").is_none());
}

#[test]
fn the_walk_through_the_graph_reaches_what_is_deep() {
    let metadata = metadata();
    let names: Vec<_> = linked(&metadata, &PRODUCTS).iter().map(|package| package.name.as_str()).collect();
    assert!(names.contains(&"wry"), "tauri brings wry");
    assert!(!names.contains(&"syn"), "macros run in the compiler and are not shipped");
}
