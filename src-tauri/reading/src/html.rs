//! HTML, also a saved page, read as a browser shows it without its style sheets.

use evidence::document::{Document, Format};
use html5ever::tendril::TendrilSink;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

use crate::fault::Fault;
use crate::flow::Flow;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;
use crate::text;

/// Elements that stand on lines of their own.
const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "caption",
    "center",
    "dd",
    "details",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "form",
    "header",
    "hgroup",
    "html",
    "legend",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "summary",
    "table",
    "tbody",
    "tfoot",
    "thead",
    "ul",
];

/// Elements whose content is not shown.
const UNSEEN: &[&str] = &[
    "script", "style", "head", "template", "noscript", "svg", "math", "iframe", "object", "video", "audio",
    "canvas", "select", "datalist", "title",
];

/// Elements that need no end.
const MAY_STAY_OPEN: &[&str] = &[
    "area", "base", "br", "col", "dd", "dt", "embed", "hr", "img", "input", "li", "link", "meta", "option",
    "p", "param", "source", "tbody", "td", "tfoot", "th", "thead", "tr", "track", "wbr",
];

/// HTML. Text that inline styles hide is kept apart.
pub struct Html;

impl FileFormat for Html {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        let Some(head) = &sample.head else { return false };
        let head = head.trim_start_matches(['\u{FEFF}', ' ', '\t', '\r', '\n']).to_lowercase();
        let head = head
            .strip_prefix("<?xml")
            .map_or(head.as_str(), |rest| rest.split_once("?>").map_or("", |(_, r)| r));
        let head = skip_comments(head);
        let begins = [
            "<!doctype html",
            "<html",
            "<head",
            "<body",
            "<div",
            "<p>",
            "<p ",
            "<h1",
            "<h2",
            "<table",
            "<ul",
            "<section",
            "<meta",
            "<article",
            "<main",
            "<header",
        ];
        begins.iter().any(|begin| head.starts_with(begin))
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        let source = text::decode(bytes);
        check_depth(&source, limits.depth * 8)?;
        let dom = parse_document(RcDom::default(), ParseOpts::default()).one(source);
        let mut page =
            Page { flow: Flow::default(), line: String::new(), mark: String::new(), lists: Vec::new() };
        page.walk(&dom.document, &Look::default(), limits.depth)?;
        page.end_line();
        if page.flow.len() > limits.text_bytes {
            return Err(Fault::too_large("it holds more text than a resume can"));
        }
        Ok(page.flow.finish().finish(Format::Html))
    }
}

fn skip_comments(mut head: &str) -> &str {
    loop {
        head = head.trim_start();
        match head.strip_prefix("<!--").and_then(|rest| rest.split_once("-->")) {
            Some((_, rest)) => head = rest,
            None => return head,
        }
    }
}

/// Refuses a source that opens far more elements than it closes, before a parser spends its time on them.
fn check_depth(source: &str, most: usize) -> Result<(), Fault> {
    let mut depth = 0_usize;
    for tag in source.split('<').skip(1) {
        let closing = tag.starts_with('/');
        let name = tag
            .trim_start_matches('/')
            .split(|c: char| !c.is_ascii_alphanumeric())
            .next()
            .unwrap_or_default();
        if name.is_empty() || MAY_STAY_OPEN.contains(&name.to_ascii_lowercase().as_str()) {
            continue;
        }
        depth = if closing { depth.saturating_sub(1) } else { depth + 1 };
        if depth > most {
            return Err(Fault::damaged("its parts are nested too deeply"));
        }
    }
    Ok(())
}

/// What inline styles say about the text within.
#[derive(Clone, Default)]
struct Look {
    gone: bool,
    invisible: bool,
    tiny: bool,
    white: bool,
    grounded: bool,
    preformatted: bool,
}

impl Look {
    fn hides(&self) -> bool {
        self.gone || self.invisible || self.tiny || (self.white && !self.grounded)
    }
}

struct Page {
    flow: Flow,
    line: String,
    mark: String,
    /// The next number of each open list; none where it has bullets.
    lists: Vec<Option<u32>>,
}

impl Page {
    fn walk(&mut self, node: &Handle, look: &Look, deeper: usize) -> Result<(), Fault> {
        if deeper == 0 {
            return Err(Fault::damaged("its parts are nested too deeply"));
        }
        match &node.data {
            NodeData::Text { contents } => self.text(&contents.borrow(), look),
            NodeData::Element { name, attrs, .. } => {
                let name = name.local.to_string();
                let attrs = attrs.borrow();
                let value =
                    |key: &str| attrs.iter().find(|a| &*a.name.local == key).map(|a| a.value.to_string());
                if !UNSEEN.contains(&name.as_str()) {
                    let look = look_of(&name, &value, look);
                    self.element(&name, node, &look, deeper)?;
                }
            }
            _ => self.children(node, look, deeper)?,
        }
        Ok(())
    }

    fn children(&mut self, node: &Handle, look: &Look, deeper: usize) -> Result<(), Fault> {
        for child in node.children.borrow().iter() {
            self.walk(child, look, deeper - 1)?;
        }
        Ok(())
    }

    fn element(&mut self, name: &str, node: &Handle, look: &Look, deeper: usize) -> Result<(), Fault> {
        match name {
            "br" => self.line.push('\n'),
            "hr" => {
                self.end_line();
                self.flow.gap();
            }
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                self.end_line();
                self.children(node, look, deeper)?;
                let heading = std::mem::take(&mut self.line);
                self.flow.heading(&heading);
            }
            "ul" | "ol" | "menu" => {
                self.end_line();
                self.lists.push((name == "ol").then_some(1));
                self.children(node, look, deeper)?;
                self.end_line();
                self.lists.pop();
            }
            "li" => {
                self.end_line();
                self.mark = self.next_mark();
                self.children(node, look, deeper)?;
                self.end_line();
                self.mark.clear();
            }
            "tr" => {
                self.end_line();
                self.flow.open_row();
                self.children(node, look, deeper)?;
                self.flow.close_row();
            }
            "td" | "th" => {
                self.children(node, look, deeper)?;
                self.end_line();
                self.flow.close_cell();
            }
            _ if BLOCKS.contains(&name) => {
                self.end_line();
                if matches!(name, "p" | "section" | "table" | "article") && self.lists.is_empty() {
                    self.flow.gap();
                }
                self.children(node, look, deeper)?;
                self.end_line();
            }
            _ => self.children(node, look, deeper)?,
        }
        Ok(())
    }

    fn text(&mut self, text: &str, look: &Look) {
        if look.hides() {
            self.flow.hide(text);
        } else if look.preformatted {
            self.line.push_str(text);
        } else {
            self.line.extend(text.chars().map(|c| if c.is_ascii_whitespace() { ' ' } else { c }));
        }
    }

    fn next_mark(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                let mark = format!("{number}. ");
                *number = number.saturating_add(1);
                mark
            }
            _ => "- ".to_owned(),
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.trim().is_empty() {
            let mark = std::mem::take(&mut self.mark);
            self.flow.line(&mark, &line);
        }
    }
}

fn look_of(name: &str, value: &impl Fn(&str) -> Option<String>, outer: &Look) -> Look {
    let mut look = outer.clone();
    look.preformatted |= matches!(name, "pre" | "textarea");
    look.gone |=
        value("hidden").is_some() || (name == "input" && value("type").is_some_and(|kind| kind == "hidden"));
    look.grounded |= value("bgcolor").is_some_and(|colour| !is_white(&colour));
    if let Some(colour) = value("color").filter(|_| name == "font") {
        look.white = is_white(&colour);
    }
    for declaration in value("style").unwrap_or_default().to_lowercase().split(';') {
        let Some((property, said)) = declaration.split_once(':') else { continue };
        take(&mut look, property.trim(), said.trim().trim_end_matches("!important").trim());
    }
    look
}

fn take(look: &mut Look, property: &str, said: &str) {
    match property {
        "display" => look.gone |= said == "none",
        "visibility" => look.invisible = matches!(said, "hidden" | "collapse"),
        "opacity" => {
            look.gone |= said.trim_end_matches('%').parse::<f32>().is_ok_and(|opacity| opacity < 0.1);
        }
        "font-size" => look.tiny = is_tiny(said),
        "color" => look.white = is_white(said) || said == "transparent",
        "background" | "background-color" | "background-image" => {
            look.grounded |= !is_white(said) && !matches!(said, "none" | "transparent" | "inherit");
        }
        "left" | "top" | "text-indent" | "margin-left" => look.gone |= is_far_off(said),
        "clip" => {
            look.gone |=
                said.replace([' ', ','], "").starts_with("rect(0000") || said.starts_with("rect(1px");
        }
        _ => {}
    }
}

fn is_tiny(said: &str) -> bool {
    let number = |unit: &str| said.strip_suffix(unit).and_then(|n| n.trim().parse::<f32>().ok());
    said == "0" || number("px").is_some_and(|n| n < 2.5) || number("pt").is_some_and(|n| n < 2.0)
}

fn is_far_off(said: &str) -> bool {
    let number = said.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse::<f32>();
    number.is_ok_and(|n| n <= -900.0)
}

fn is_white(colour: &str) -> bool {
    let plain = colour.trim().to_lowercase().replace(' ', "");
    let hex = |digits: usize| plain.strip_prefix('#').filter(|hex| hex.len() == digits);
    let bright =
        |pair: Option<&str>| pair.and_then(|p| u8::from_str_radix(p, 16).ok()).is_some_and(|v| v > 0xEC);
    matches!(plain.as_str(), "white" | "#fff" | "rgb(255,255,255)" | "rgba(255,255,255,1)" | "snow" | "ivory")
        || hex(6).is_some_and(|hex| [0, 2, 4].into_iter().all(|at| bright(hex.get(at..at + 2))))
}
