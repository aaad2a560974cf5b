//! What the styles and list definitions of a DOCX say, as far as it matters to reading.

use std::collections::HashMap;

use super::xml::{Element, Step, walk};
use crate::fault::Fault;

/// Half points below which nobody reads.
const SMALLEST_HALF_POINTS: f32 = 4.0;

/// How deep styles may be based on one another.
const DEEPEST: usize = 12;

/// How a stretch of text looks, as far as it is said.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Not shown at all.
    pub vanished: Option<bool>,
    /// White.
    pub white: Option<bool>,
    /// Too small to read.
    pub tiny: Option<bool>,
    /// On a ground that is not white.
    pub shaded: Option<bool>,
}

impl Look {
    /// Takes in what a property element says.
    pub fn take(&mut self, element: &Element<'_>) {
        match element.name() {
            "vanish" => self.vanished = Some(!element.says_no()),
            "color" => self.white = element.value("val").map(|value| is_white(&value)),
            "sz" => {
                let size = element.value("val").and_then(|value| value.parse::<f32>().ok());
                self.tiny = size.map(|size| size < SMALLEST_HALF_POINTS);
            }
            "shd" => {
                let fill = element.value("fill").unwrap_or_default();
                self.shaded =
                    Some(!(fill.is_empty() || fill.eq_ignore_ascii_case("auto") || is_white(&fill)));
            }
            "highlight" => self.shaded = Some(!element.says_no()),
            _ => {}
        }
    }

    /// This look, with what it leaves open taken from `other`.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self {
            vanished: self.vanished.or(other.vanished),
            white: self.white.or(other.white),
            tiny: self.tiny.or(other.tiny),
            shaded: self.shaded.or(other.shaded),
        }
    }

    /// True where a reader of the page cannot see text that looks like this.
    pub fn is_hidden(&self, on_ground: bool) -> bool {
        let on_white = !on_ground && self.shaded != Some(true);
        self.vanished == Some(true) || self.tiny == Some(true) || (self.white == Some(true) && on_white)
    }
}

fn is_white(colour: &str) -> bool {
    let channels =
        [0, 2, 4].map(|at| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()));
    colour.len() == 6 && channels.iter().all(|channel| channel.is_some_and(|value| value > 0xEC))
}

/// One style.
#[derive(Clone, Debug, Default)]
struct Style {
    name: String,
    based_on: Option<String>,
    look: Look,
    list: Option<String>,
}

/// All styles, and the kind of mark of each list.
#[derive(Default)]
pub struct Styles {
    styles: HashMap<String, Style>,
    /// List number to whether its items carry numbers (else bullets).
    numbered: HashMap<String, bool>,
}

impl Styles {
    /// Reads `styles.xml` and `numbering.xml`.
    pub fn read(styles: &str, numbering: &str, depth: usize) -> Result<Self, Fault> {
        Ok(Self { styles: read_styles(styles, depth)?, numbered: read_lists(numbering, depth)? })
    }

    /// The look a style gives.
    pub fn look(&self, id: &str) -> Look {
        self.chain(id).fold(Look::default(), |look, style| look.or(&style.look))
    }

    /// The number of the list a style belongs to.
    pub fn list(&self, id: &str) -> Option<String> {
        self.chain(id).find_map(|style| style.list.clone())
    }

    /// True for the styles of titles.
    pub fn is_heading(&self, id: &str) -> bool {
        self.chain(id).any(|style| {
            let name = style.name.to_lowercase();
            name.starts_with("heading") || name == "title"
        })
    }

    /// True where the items of that list carry numbers.
    pub fn is_numbered(&self, list: &str) -> bool {
        self.numbered.get(list).copied().unwrap_or(false)
    }

    fn chain<'a>(&'a self, id: &str) -> impl Iterator<Item = &'a Style> {
        let first = self.styles.get(id);
        std::iter::successors(first, |style| self.styles.get(style.based_on.as_deref()?)).take(DEEPEST)
    }
}

fn read_styles(text: &str, depth: usize) -> Result<HashMap<String, Style>, Fault> {
    let mut styles = HashMap::new();
    let mut open: Option<(String, Style)> = None;
    walk(text, depth, |step| {
        match (step, &mut open) {
            (Step::Open(element), _) if element.name() == "style" => {
                open = Some((element.value("styleId").unwrap_or_default(), Style::default()));
            }
            (Step::Open(element), Some((_, style))) => match element.name() {
                "name" => style.name = element.value("val").unwrap_or_default(),
                "basedOn" => style.based_on = element.value("val"),
                "numId" => style.list = element.value("val"),
                _ => style.look.take(element),
            },
            (Step::Close("style"), _) => styles.extend(open.take()),
            _ => {}
        }
        Ok(())
    })?;
    Ok(styles)
}

fn read_lists(text: &str, depth: usize) -> Result<HashMap<String, bool>, Fault> {
    let mut kinds: HashMap<String, bool> = HashMap::new();
    let mut lists: Vec<(String, String)> = Vec::new();
    let (mut kind, mut list, mut first_level) = (String::new(), String::new(), false);
    walk(text, depth, |step| {
        let Step::Open(element) = step else { return Ok(()) };
        match element.name() {
            "abstractNum" => kind = element.value("abstractNumId").unwrap_or_default(),
            "num" => list = element.value("numId").unwrap_or_default(),
            "abstractNumId" => lists.push((list.clone(), element.value("val").unwrap_or_default())),
            "lvl" => first_level = element.value("ilvl").is_none_or(|level| level == "0"),
            "numFmt" if first_level => {
                let format = element.value("val").unwrap_or_default();
                kinds.insert(kind.clone(), !matches!(format.as_str(), "bullet" | "none"));
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(lists.into_iter().map(|(list, kind)| (list, kinds.get(&kind).copied().unwrap_or(false))).collect())
}
