//! The written read on the screen.

use evidence::read::{self as core, Source};
use serde::Serialize;
use specta::Type;

use super::opening::Opening;
use super::text::{Page, Span};

/// What kind of source a sentence has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum SourceKind {
    /// Words of the document, or the role data that it was read with.
    Document,
    /// What was heard.
    Said,
    /// What a named person decided.
    Person,
}

/// What a sentence rests on.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReadSource {
    /// From 1.
    pub number: u32,
    /// What kind.
    pub kind: SourceKind,
    /// The very words.
    pub quote: String,
    /// Where it can be found.
    #[serde(rename = "where")]
    pub place: String,
    /// Place in the document's text.
    pub span: Option<Span>,
    /// The question, for what was heard.
    pub question_id: Option<String>,
}

/// A sentence with the numbers of its sources.
#[derive(Clone, Debug, Serialize, Type)]
pub struct ReadSentence {
    /// Its words.
    pub text: String,
    /// Never empty.
    pub sources: Vec<u32>,
}

/// Sentences under one heading.
#[derive(Clone, Debug, Serialize, Type)]
pub struct ReadSection {
    /// The heading.
    pub heading: String,
    /// True where each sentence stands on a line of its own.
    pub list: bool,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
}

/// The written read.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Read {
    /// The candidate.
    pub candidate_id: String,
    /// Name for display.
    pub candidate_name: String,
    /// The opening.
    pub opening: Opening,
    /// Its title.
    pub title: String,
    /// When it was made.
    pub made_at: String,
    /// The sections that have anything to say.
    pub sections: Vec<ReadSection>,
    /// By number.
    pub sources: Vec<ReadSource>,
    /// As Markdown.
    pub markdown: String,
    /// As one whole page.
    pub html: String,
}

/// The sources of a read, by number.
pub fn sources(page: &Page<'_>, read: &core::Read) -> Vec<ReadSource> {
    let numbered = read.sources().into_iter().enumerate();
    numbered.map(|(at, it)| source(page, at as u32 + 1, it)).collect()
}

fn source(page: &Page<'_>, number: u32, it: &Source) -> ReadSource {
    let (kind, span, question_id) = match it {
        Source::Document { span, .. } => (SourceKind::Document, span.map(|span| page.span(span)), None),
        Source::Role { .. } => (SourceKind::Document, None, None),
        Source::Answer { question, .. } | Source::Rating { question, .. } => {
            (SourceKind::Said, None, Some(question.to_string()))
        }
        Source::Person { .. } => (SourceKind::Person, None, None),
    };
    ReadSource { number, kind, quote: it.words().to_owned(), place: it.place(), span, question_id }
}

/// The sections of a read.
pub fn sections(read: &core::Read) -> Vec<ReadSection> {
    let all = read.sources();
    let number = |source: &Source| all.iter().position(|known| *known == source).map(|at| at as u32 + 1);
    let sentence = |it: &core::Sentence| ReadSentence {
        text: it.text().to_owned(),
        sources: it.sources().iter().filter_map(number).collect(),
    };
    let section = |it: &core::Section| ReadSection {
        heading: it.heading.clone(),
        list: it.list,
        sentences: it.sentences.iter().map(sentence).collect(),
    };
    read.sections.iter().map(section).collect()
}
