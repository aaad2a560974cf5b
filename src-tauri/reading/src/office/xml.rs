//! XML, one event at a time, within limits.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::fault::Fault;

/// One step through an XML text. Names are without their prefix.
pub enum Step<'a> {
    /// An element begins.
    Open(&'a Element<'a>),
    /// The element of that name ends.
    Close(&'a str),
    /// Characters.
    Text(&'a str),
}

/// An element that begins.
pub struct Element<'a> {
    start: BytesStart<'a>,
}

impl Element<'_> {
    /// Its name without the prefix.
    pub fn name(&self) -> &str {
        local(self.start.name().into_inner())
    }

    /// The value of the attribute of that name, without its prefix.
    pub fn value(&self, name: &str) -> Option<String> {
        let found =
            self.start.attributes().flatten().find(|attribute| local(attribute.key.into_inner()) == name)?;
        found.normalized_value(XmlVersion::Implicit1_0).ok().map(std::borrow::Cow::into_owned)
    }

    /// True where the attribute `val` says no.
    pub fn says_no(&self) -> bool {
        self.value("val").is_some_and(|value| matches!(value.as_str(), "0" | "false" | "off" | "none"))
    }
}

/// Walks through an XML text. A document type is refused (it can define entities without end), and so is nesting
/// deeper than `depth`.
pub fn walk(
    text: &str,
    depth: usize,
    mut step: impl FnMut(Step<'_>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    let mut open: Vec<String> = Vec::new();
    loop {
        match reader.read_event().map_err(|_| Fault::damaged("its XML is broken"))? {
            Event::Start(start) => {
                let element = Element { start };
                open.push(element.name().to_owned());
                if open.len() > depth {
                    return Err(Fault::damaged("its parts are nested too deeply"));
                }
                step(Step::Open(&element))?;
            }
            Event::Empty(start) => {
                let element = Element { start };
                step(Step::Open(&element))?;
                step(Step::Close(element.name()))?;
            }
            Event::End(_) => {
                if let Some(name) = open.pop() {
                    step(Step::Close(&name))?;
                }
            }
            Event::Text(text) => step(Step::Text(&text.xml10_content()))?,
            Event::CData(text) => step(Step::Text(&text.xml10_content()))?,
            Event::GeneralRef(entity) => {
                if let Some(text) = resolve(&entity) {
                    step(Step::Text(&text))?;
                }
            }
            Event::DocType(_) => return Err(Fault::damaged("it declares a document type")),
            Event::Eof => return Ok(()),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
    }
}

fn resolve(entity: &quick_xml::events::BytesRef<'_>) -> Option<String> {
    if let Ok(Some(c)) = entity.resolve_char_ref() {
        return Some(c.to_string());
    }
    quick_xml::escape::resolve_predefined_entity(&entity.xml10_content()).map(str::to_owned)
}

fn local(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}
