//! Reads a scorecard written in Markdown.

use sha2::{Digest, Sha256};

use super::blocks::{Block, Plain, blocks};
use super::draft::Draft;
use super::{Question, Scorecard};
use crate::document::hex;
use crate::fault::Fault;

pub(super) fn scorecard(path: &str, text: &str) -> Result<Scorecard, Vec<Fault>> {
    let mut reading = Reading::new(path, text);
    for block in blocks(text) {
        reading.take(block);
    }
    reading.finish()
}

/// Where faults are written down.
pub(super) struct Faults<'a> {
    path: &'a str,
    text: &'a str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    pub(super) fn add(&mut self, at: usize, message: impl Into<String>) {
        self.found.push(Fault::at(self.path, self.text, at, message));
    }

    pub(super) fn line(&self, at: usize) -> u32 {
        Fault::at(self.path, self.text, at, "").line
    }
}

struct Reading<'a> {
    faults: Faults<'a>,
    title: Option<String>,
    intro: Vec<String>,
    draft: Option<Draft>,
    questions: Vec<Question>,
}

impl<'a> Reading<'a> {
    const fn new(path: &'a str, text: &'a str) -> Self {
        let faults = Faults { path, text, found: Vec::new() };
        Self { faults, title: None, intro: Vec::new(), draft: None, questions: Vec::new() }
    }

    fn take(&mut self, block: Block) {
        match block {
            Block::Strange { at } => {
                self.faults.add(
                    at,
                    "A scorecard holds headings, paragraphs, lists and quotations only; remove this.",
                );
            }
            Block::Heading { level: 1, text, .. } => self.title(&text),
            Block::Heading { level: 2, marks, text } => {
                self.close();
                self.draft = Some(Draft::new(&marks, &text, &mut self.faults));
            }
            other => match (&mut self.draft, other) {
                (Some(draft), block) => draft.take(block, &mut self.faults),
                (None, Block::Paragraph(text) | Block::Quote(text)) => self.intro.push(text.text()),
                (None, Block::List { items, .. }) => self.intro.extend(items.iter().map(Plain::text)),
                (None, Block::Heading { text, .. }) => {
                    self.faults.add(text.at, "Put a question, a heading with ##, above this part.");
                }
                (None, Block::Strange { .. }) => {}
            },
        }
    }

    fn title(&mut self, text: &Plain) {
        if self.title.is_some() {
            self.faults.add(text.at, "There is a title already; make this heading a question with ##.");
        }
        self.title.get_or_insert(text.text());
    }

    fn close(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        let at = draft.at();
        let question = draft.finish(&mut self.faults);
        if self.questions.iter().any(|q| q.id == question.id) && !question.id.as_str().is_empty() {
            self.faults.add(at, format!("The id {} is taken; give this question another one.", question.id));
        }
        self.questions.push(question);
    }

    fn finish(mut self) -> Result<Scorecard, Vec<Fault>> {
        self.close();
        if self.title.is_none() {
            self.faults.add(0, "Begin with a title, such as # Ownership scorecard: HPC Engineer.");
        }
        if self.questions.is_empty() {
            self.faults
                .add(self.faults.text.len(), "Add a question: ## and a few words, then {#a1 minutes=5}.");
        }
        let mut found = self.faults.found;
        if !found.is_empty() {
            found.sort_by_key(|f| (f.line, f.column));
            return Err(found);
        }
        Ok(Scorecard {
            title: self.title.unwrap_or_default(),
            intro: self.intro,
            questions: self.questions,
            file: self.faults.path.to_owned(),
            hash: hash(self.faults.text),
        })
    }
}

/// The same words have the same hash on every system, whatever ends their lines.
fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.replace("\r\n", "\n").as_bytes()))
}
