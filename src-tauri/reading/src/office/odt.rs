//! ODT: OpenDocument text.

use std::collections::{HashMap, HashSet};

use evidence::document::{Document, Format};

use super::container::Container;
use super::xml::{Element, Step, walk};
use crate::draft::WIDE_GAP;
use crate::fault::Fault;
use crate::flow::Flow;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;

/// Points below which nobody reads.
const SMALLEST_TYPE: f32 = 2.0;

/// How deep styles may be based on one another.
const DEEPEST: usize = 12;

/// Elements whose content is not on the page.
const UNSEEN: [&str; 6] = ["annotation", "tracked-changes", "note-citation", "bookmark", "title", "desc"];

/// ODT. The headers and footers of its page styles are read too.
pub struct Odt;

impl FileFormat for Odt {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        let limits = Limits::default();
        sample.bytes.starts_with(b"PK")
            && Container::open(sample.bytes, &limits).is_ok_and(|mut container| {
                let kind = container.text("mimetype").ok().flatten().unwrap_or_default();
                let listed =
                    kind.is_empty() && container.has("META-INF/manifest.xml") && container.has("content.xml");
                kind.starts_with("application/vnd.oasis.opendocument.text") || listed
            })
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        let mut container = Container::open(bytes, limits)?;
        let manifest = container.text("META-INF/manifest.xml")?.unwrap_or_default();
        if manifest.contains("encryption-data") {
            return Err(Fault::Encrypted);
        }
        let content = container.text("content.xml")?.ok_or_else(|| Fault::damaged("its text is missing"))?;
        let page = container.text("styles.xml")?.unwrap_or_default();
        let mut styles = Styles::default();
        styles.read(&page, limits.depth)?;
        styles.read(&content, limits.depth)?;
        let mut flow = Flow::default();
        Walk::read(&page, Area::Header, &styles, &mut flow, limits)?;
        flow.gap();
        Walk::read(&content, Area::Body, &styles, &mut flow, limits)?;
        flow.gap();
        Walk::read(&page, Area::Footer, &styles, &mut flow, limits)?;
        Ok(flow.finish().finish(Format::Odt))
    }
}

/// One style, as far as it matters to reading.
#[derive(Default)]
struct Style {
    parent: String,
    hidden: bool,
    white: Option<bool>,
    shaded: bool,
}

#[derive(Default)]
struct Styles {
    styles: HashMap<String, Style>,
    numbered: HashSet<String>,
}

impl Styles {
    fn read(&mut self, text: &str, depth: usize) -> Result<(), Fault> {
        let (mut open, mut list) = (None::<(String, Style)>, String::new());
        walk(text, depth, |step| {
            match step {
                Step::Open(element) => match element.name() {
                    "style" => {
                        let parent = element.value("parent-style-name").unwrap_or_default();
                        open = element.value("name").map(|name| (name, Style { parent, ..Style::default() }));
                    }
                    "list-style" => list = element.value("name").unwrap_or_default(),
                    "list-level-style-number" if element.value("level").is_some_and(|level| level == "1") => {
                        if element.value("num-format").is_some_and(|format| !format.is_empty()) {
                            self.numbered.insert(list.clone());
                        }
                    }
                    _ => {
                        if let Some((_, style)) = &mut open {
                            style.take(element);
                        }
                    }
                },
                Step::Close("style") => self.styles.extend(open.take()),
                _ => {}
            }
            Ok(())
        })
    }

    fn chain<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Style> {
        std::iter::successors(self.styles.get(name), |style| self.styles.get(&style.parent)).take(DEEPEST)
    }
}

impl Style {
    fn take(&mut self, element: &Element<'_>) {
        match element.name() {
            "text-properties" => {
                self.hidden |= element.value("display").is_some_and(|display| display == "none");
                self.hidden |= element
                    .value("font-size")
                    .and_then(|size| points(&size))
                    .is_some_and(|s| s < SMALLEST_TYPE);
                self.white = element.value("color").map(|colour| is_white(&colour)).or(self.white);
                self.shaded |= is_ground(element);
            }
            "paragraph-properties" | "table-cell-properties" | "graphic-properties" => {
                self.shaded |= is_ground(element);
            }
            _ => {}
        }
    }
}

fn is_ground(element: &Element<'_>) -> bool {
    let colour = element.value("background-color").or_else(|| element.value("fill-color"));
    colour.is_some_and(|colour| colour.starts_with('#') && !is_white(&colour))
}

fn points(size: &str) -> Option<f32> {
    size.strip_suffix("pt")?.parse().ok()
}

fn is_white(colour: &str) -> bool {
    let channel = |at: usize| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
    colour.len() == 7 && [1, 3, 5].into_iter().all(|at| channel(at).is_some_and(|value| value > 0xEC))
}

/// Which part of a file is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Area {
    Header,
    Body,
    Footer,
}

impl Area {
    fn opens(self, name: &str) -> bool {
        match self {
            Self::Header => matches!(name, "header" | "header-first"),
            Self::Body => name == "body",
            Self::Footer => matches!(name, "footer" | "footer-first"),
        }
    }
}

/// A list that is open: whether its items are numbered, and how many there were.
struct List {
    numbered: bool,
    count: u32,
}

#[derive(Default)]
struct Paragraph {
    text: String,
    hidden: String,
}

struct Walk<'a> {
    styles: &'a Styles,
    flow: &'a mut Flow,
    area: Area,
    inside: usize,
    unseen: usize,
    /// The styles of the elements around, innermost last; empty names for elements without one.
    looks: Vec<String>,
    paragraphs: Vec<Paragraph>,
    lists: Vec<List>,
    /// The mark of the list item that has just begun.
    mark: String,
}

impl<'a> Walk<'a> {
    fn read(
        text: &str,
        area: Area,
        styles: &'a Styles,
        flow: &'a mut Flow,
        limits: &Limits,
    ) -> Result<(), Fault> {
        let mut at = Walk {
            styles,
            flow,
            area,
            inside: 0,
            unseen: 0,
            looks: Vec::new(),
            paragraphs: Vec::new(),
            lists: Vec::new(),
            mark: String::new(),
        };
        walk(text, limits.depth, |step| {
            match step {
                Step::Open(element) => at.open(element),
                Step::Close(name) => at.close(name),
                Step::Text(text) => at.push(text),
            }
            if at.flow.len() > limits.text_bytes {
                return Err(Fault::too_large("it holds more text than a resume can"));
            }
            Ok(())
        })
    }

    fn open(&mut self, element: &Element<'_>) {
        let name = element.name();
        self.looks.push(element.value("style-name").unwrap_or_default());
        self.inside += usize::from(self.area.opens(name));
        self.unseen += usize::from(UNSEEN.contains(&name));
        if self.inside == 0 || self.unseen > 0 {
            return;
        }
        match name {
            "p" | "h" => self.paragraphs.push(Paragraph::default()),
            "tab" => self.push(WIDE_GAP),
            "line-break" => self.push("\n"),
            "s" => self.push(" "),
            "list" => self.open_list(element),
            "list-item" => self.mark = self.next_mark(),
            "table-row" => self.flow.open_row(),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if self.inside > 0 && self.unseen == 0 {
            match name {
                "p" | "h" => self.close_paragraph(name == "h"),
                "list" => drop(self.lists.pop()),
                "list-item" => self.mark.clear(),
                "table-cell" => self.flow.close_cell(),
                "table-row" => self.flow.close_row(),
                _ => {}
            }
        }
        self.looks.pop();
        self.inside = self.inside.saturating_sub(usize::from(self.area.opens(name)));
        self.unseen = self.unseen.saturating_sub(usize::from(UNSEEN.contains(&name)));
    }

    fn open_list(&mut self, element: &Element<'_>) {
        let own = element.value("style-name").map(|style| self.styles.numbered.contains(&style));
        let numbered = own.or(self.lists.last().map(|list| list.numbered)).unwrap_or(false);
        self.lists.push(List { numbered, count: 0 });
    }

    fn next_mark(&mut self) -> String {
        match self.lists.last_mut() {
            Some(list) if list.numbered => {
                list.count += 1;
                format!("{}. ", list.count)
            }
            _ => "- ".to_owned(),
        }
    }

    fn push(&mut self, text: &str) {
        if self.inside == 0 || self.unseen > 0 {
            return;
        }
        let hidden = self.is_hidden();
        let Some(paragraph) = self.paragraphs.last_mut() else { return };
        if hidden { paragraph.hidden.push_str(text) } else { paragraph.text.push_str(text) }
    }

    fn is_hidden(&self) -> bool {
        let around = || self.looks.iter().rev().flat_map(|name| self.styles.chain(name));
        let white = around().find_map(|style| style.white).unwrap_or(false);
        around().any(|style| style.hidden) || (white && !around().any(|style| style.shaded))
    }

    fn close_paragraph(&mut self, heading: bool) {
        let Some(paragraph) = self.paragraphs.pop() else { return };
        self.flow.hide(&paragraph.hidden);
        if heading {
            self.flow.heading(&paragraph.text);
        } else if !paragraph.text.trim().is_empty() {
            let mark = std::mem::take(&mut self.mark);
            self.flow.line(&mark, &paragraph.text);
        } else if paragraph.hidden.is_empty() {
            self.flow.gap();
        }
    }
}
