//! Which paths a Rust source file names, in `use` items and in place.

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, UseTree};

/// A path named in a source file: `crate::…`, `std::…` or a crate's name first.
pub struct Named {
    /// The line it stands on, from 1.
    pub line: usize,
    /// Its segments, with `self` and `super` resolved.
    pub segments: Vec<String>,
}

/// The paths that `source` names outside its tests. `module` is where the file stands in its crate:
/// `["claim", "slots"]` for `src/claim/slots.rs`.
pub fn named(source: &str, module: &[String]) -> Vec<Named> {
    let file = syn::parse_file(source).expect("a source file of the project parses");
    let mut visitor = Paths { module: module.to_vec(), found: Vec::new() };
    visitor.visit_file(&file);
    visitor.found
}

/// Where a file stands in its crate, from its path below `src/`.
pub fn module_of(below_src: &str) -> Vec<String> {
    let stem = below_src.trim_end_matches(".rs");
    let stem = stem.strip_suffix("/mod").unwrap_or(stem);
    if matches!(stem, "lib" | "main") { Vec::new() } else { stem.split('/').map(str::to_owned).collect() }
}

struct Paths {
    module: Vec<String>,
    found: Vec<Named>,
}

impl Paths {
    fn keep(&mut self, span: Span, segments: Vec<String>) {
        let line = span.start().line;
        let mut path = segments.into_iter().peekable();
        let mut base = match path.peek().map(String::as_str) {
            Some("self" | "super") => [vec!["crate".to_owned()], self.module.clone()].concat(),
            _ => Vec::new(),
        };
        while let Some(word) = path.next_if(|word| word == "self" || word == "super") {
            if word == "super" {
                base.pop();
            }
        }
        base.extend(path);
        self.found.push(Named { line, segments: base });
    }

    fn flatten(&mut self, tree: &UseTree, before: &[String]) {
        let with = |word: String| [before, &[word]].concat();
        match tree {
            UseTree::Path(path) => self.flatten(&path.tree, &with(path.ident.to_string())),
            UseTree::Name(name) => self.keep(name.ident.span(), with(name.ident.to_string())),
            UseTree::Rename(name) => self.keep(name.ident.span(), with(name.ident.to_string())),
            UseTree::Glob(glob) => self.keep(glob.star_token.spans[0], with("*".to_owned())),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.flatten(item, before)),
        }
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        if !attributes(item).iter().any(is_test_only) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.flatten(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let (Some(first), true) = (path.segments.first(), path.segments.len() > 1) {
            let segments = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.keep(first.ident.span(), segments);
        }
        visit::visit_path(self, path);
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_test_only(attribute: &Attribute) -> bool {
    attribute.path().is_ident("test")
        || (attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test")))
}

#[test]
fn groups_supers_and_paths_in_place_are_all_seen() {
    let source = "
        use crate::{span::Span, claim::{self, slots::*}};
        fn f() { super::flag::judge(std::fs::read) }
        #[cfg(test)] mod tests { use crate::read::Read; }";
    let seen: Vec<_> = named(source, &["document".to_owned()])
        .iter()
        .map(|named| (named.line, named.segments.join("::")))
        .collect();
    let expected = [
        (2, "crate::span::Span"),
        (2, "crate::claim::self"),
        (2, "crate::claim::slots::*"),
        (3, "crate::flag::judge"),
        (3, "std::fs::read"),
    ];
    assert_eq!(seen, expected.map(|(line, path)| (line, path.to_owned())));
}
