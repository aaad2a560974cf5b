//! The text of one part of a DOCX: its body, a header, a footer or its notes.

use std::collections::HashMap;

use super::docx_styles::{Look, Styles};
use super::xml::{Element, Step, walk};
use crate::draft::WIDE_GAP;
use crate::fault::Fault;
use crate::flow::Flow;
use crate::letters;
use crate::limits::Limits;

/// Elements whose content is not on the page, or is there a second time.
const UNSEEN: [&str; 8] =
    ["Fallback", "moveFrom", "del", "pPrChange", "rPrChange", "tblPrChange", "instrText", "delText"];

/// A paragraph in the making.
#[derive(Default)]
struct Paragraph {
    text: String,
    hidden: String,
    style: String,
    list: Option<String>,
    look: Look,
    run: Look,
    run_style: String,
}

/// Walks one part and puts its paragraphs into a flow.
pub struct Body<'a> {
    styles: &'a Styles,
    flow: &'a mut Flow,
    paragraphs: Vec<Paragraph>,
    /// Grounds of the cells around.
    cells: Vec<Look>,
    /// Text boxes around; their ground is not known.
    boxes: usize,
    /// A drawing stands behind the text of this part, so white may be legitimate.
    backed: bool,
    unseen: usize,
    in_run: bool,
    in_text: bool,
    counts: HashMap<String, u32>,
}

impl<'a> Body<'a> {
    /// Reads a part.
    pub fn read(text: &str, styles: &'a Styles, flow: &'a mut Flow, limits: &Limits) -> Result<(), Fault> {
        let mut body = Body {
            styles,
            flow,
            paragraphs: Vec::new(),
            cells: Vec::new(),
            boxes: 0,
            backed: text.contains("behindDoc=\"1\""),
            unseen: 0,
            in_run: false,
            in_text: false,
            counts: HashMap::new(),
        };
        walk(text, limits.depth, |step| {
            match step {
                Step::Open(element) => body.open(element),
                Step::Close(name) => body.close(name),
                Step::Text(text) => body.text(text),
            }
            if body.flow.len() > limits.text_bytes {
                return Err(Fault::too_large("it holds more text than a resume can"));
            }
            Ok(())
        })
    }

    fn open(&mut self, element: &Element<'_>) {
        let name = element.name();
        if self.unseen > 0 || UNSEEN.contains(&name) {
            self.unseen += usize::from(UNSEEN.contains(&name));
            return;
        }
        match name {
            "p" => self.paragraphs.push(Paragraph::default()),
            "r" => self.open_run(),
            "t" => self.in_text = true,
            "tr" => self.flow.open_row(),
            "tc" => self.cells.push(Look::default()),
            "txbxContent" => self.boxes += 1,
            "tab" if self.in_run => self.push(WIDE_GAP),
            "br" | "cr" if self.in_run => self.push("\n"),
            "noBreakHyphen" => self.push("-"),
            "sym" => self.symbol(element),
            "shd" if self.paragraphs.is_empty() => {
                if let Some(cell) = self.cells.last_mut() {
                    cell.take(element);
                }
            }
            _ => self.property(element),
        }
    }

    fn property(&mut self, element: &Element<'_>) {
        let in_run = self.in_run;
        let Some(paragraph) = self.paragraphs.last_mut() else { return };
        match element.name() {
            "pStyle" => paragraph.style = element.value("val").unwrap_or_default(),
            "rStyle" => paragraph.run_style = element.value("val").unwrap_or_default(),
            "numId" => paragraph.list = element.value("val"),
            "shd" if !in_run => paragraph.look.take(element),
            _ if in_run => paragraph.run.take(element),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if UNSEEN.contains(&name) {
            self.unseen = self.unseen.saturating_sub(1);
            return;
        }
        if self.unseen > 0 {
            return;
        }
        match name {
            "p" => self.close_paragraph(),
            "r" => self.in_run = false,
            "t" => self.in_text = false,
            "tc" => {
                self.cells.pop();
                self.flow.close_cell();
            }
            "tr" => self.flow.close_row(),
            "txbxContent" => self.boxes = self.boxes.saturating_sub(1),
            _ => {}
        }
    }

    fn open_run(&mut self) {
        self.in_run = true;
        if let Some(paragraph) = self.paragraphs.last_mut() {
            paragraph.run = Look::default();
            paragraph.run_style = String::new();
        }
    }

    fn text(&mut self, text: &str) {
        if self.in_text && self.unseen == 0 {
            self.push(text);
        }
    }

    fn push(&mut self, text: &str) {
        let on_ground =
            self.backed || self.boxes > 0 || self.cells.iter().any(|cell| cell.shaded == Some(true));
        let Some(paragraph) = self.paragraphs.last_mut() else { return };
        let look = paragraph
            .run
            .or(&self.styles.look(&paragraph.run_style))
            .or(&paragraph.look)
            .or(&self.styles.look(&paragraph.style));
        if look.is_hidden(on_ground) {
            paragraph.hidden.push_str(text);
        } else {
            paragraph.text.push_str(text);
        }
    }

    fn symbol(&mut self, element: &Element<'_>) {
        let code = element.value("char").and_then(|hex| u32::from_str_radix(&hex, 16).ok());
        if let Some(c) = code.and_then(char::from_u32).filter(|c| letters::is_bullet(*c)) {
            self.push(&c.to_string());
        }
    }

    fn close_paragraph(&mut self) {
        let Some(paragraph) = self.paragraphs.pop() else { return };
        self.flow.hide(&paragraph.hidden);
        let list =
            paragraph.list.clone().or_else(|| self.styles.list(&paragraph.style)).filter(|list| list != "0");
        if paragraph.text.trim().is_empty() {
            if paragraph.hidden.is_empty() {
                self.flow.gap();
            }
        } else if self.styles.is_heading(&paragraph.style) {
            self.flow.heading(&paragraph.text);
        } else {
            let mark = list.map_or(String::new(), |list| self.mark(&list));
            self.flow.line(&mark, &paragraph.text);
        }
    }

    fn mark(&mut self, list: &str) -> String {
        if !self.styles.is_numbered(list) {
            return "- ".to_owned();
        }
        let count = self.counts.entry(list.to_owned()).or_default();
        *count += 1;
        format!("{count}. ")
    }
}
