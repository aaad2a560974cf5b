//! DOCX: Office Open XML word processing.

use evidence::document::{Document, Format};

use super::container::Container;
use super::docx_body::Body;
use super::docx_styles::Styles;
use super::xml::{Step, walk};
use crate::fault::Fault;
use crate::flow::Flow;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;

/// DOCX. Headers, the body, footers and notes are read; comments and deleted text are not on the page.
pub struct Docx;

impl FileFormat for Docx {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        sample.bytes.starts_with(b"PK")
            && Container::open(sample.bytes, &Limits::default())
                .is_ok_and(|mut container| main_part(&mut container, Limits::default().depth).is_ok())
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        let mut container = Container::open(bytes, limits)?;
        let main = main_part(&mut container, limits.depth)?;
        let links = links(&mut container, &relationships_of(&main), limits.depth)?;
        let part = |container: &mut Container<'_>, kind: &str| -> Result<String, Fault> {
            let target = links.iter().find(|link| link.kind == kind).map(|link| beside(&main, &link.target));
            Ok(match target {
                Some(target) => container.text(&target)?.unwrap_or_default(),
                None => String::new(),
            })
        };
        let (styles, numbering) = (part(&mut container, "styles")?, part(&mut container, "numbering")?);
        let styles = Styles::read(&styles, &numbering, limits.depth)?;
        let mut flow = Flow::default();
        let mut said: Vec<String> = Vec::new();
        let mut parts =
            |container: &mut Container<'_>, flow: &mut Flow, kinds: &[&str]| -> Result<(), Fault> {
                for link in links.iter().filter(|link| kinds.contains(&link.kind.as_str())) {
                    let text = container.text(&beside(&main, &link.target))?.unwrap_or_default();
                    if !said.contains(&text) {
                        Body::read(&text, &styles, flow, limits)?;
                        flow.gap();
                        said.push(text);
                    }
                }
                Ok(())
            };
        parts(&mut container, &mut flow, &["header"])?;
        let body = container.text(&main)?.ok_or_else(|| Fault::damaged("its text is missing"))?;
        Body::read(&body, &styles, &mut flow, limits)?;
        flow.gap();
        parts(&mut container, &mut flow, &["footnotes", "endnotes", "footer"])?;
        Ok(flow.finish().finish(Format::Docx))
    }
}

/// One relationship: the last word of its type, and the part it points to.
struct Link {
    kind: String,
    target: String,
}

/// The name of the part that holds the text, wherever it is.
fn main_part(container: &mut Container<'_>, depth: usize) -> Result<String, Fault> {
    let kinds = container.text("[Content_Types].xml")?.unwrap_or_default();
    let linked = links(container, "_rels/.rels", depth)?;
    let linked =
        linked.into_iter().find(|link| link.kind == "officeDocument").map(|link| beside("", &link.target));
    let usual = container.has("word/document.xml").then(|| "word/document.xml".to_owned());
    let main = linked.or(usual).filter(|_| kinds.contains("wordprocessingml") || kinds.is_empty());
    main.ok_or_else(|| Fault::Unsupported("an Office file of another kind".to_owned()))
}

fn links(container: &mut Container<'_>, name: &str, depth: usize) -> Result<Vec<Link>, Fault> {
    let text = container.text(name)?.unwrap_or_default();
    let mut links = Vec::new();
    walk(&text, depth, |step| {
        if let Step::Open(element) = step
            && let (Some(kind), Some(target)) = (element.value("Type"), element.value("Target"))
        {
            let kind = kind.rsplit('/').next().unwrap_or_default().to_owned();
            links.push(Link { kind, target });
        }
        Ok(())
    })?;
    Ok(links)
}

/// `word/document.xml` → `word/_rels/document.xml.rels`.
fn relationships_of(part: &str) -> String {
    let (folder, file) = part.rsplit_once('/').unwrap_or(("", part));
    let slash = if folder.is_empty() { "" } else { "/" };
    format!("{folder}{slash}_rels/{file}.rels")
}

/// The name of the part that `target` means when it is said in `part`.
fn beside(part: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut steps: Vec<&str> =
        part.rsplit_once('/').map_or(Vec::new(), |(folder, _)| folder.split('/').collect());
    for step in target.split('/') {
        match step {
            ".." => drop(steps.pop()),
            "." => {}
            _ => steps.push(step),
        }
    }
    steps.join("/")
}
