//! The shape of the read.

use serde::Serialize;

use super::Source;

/// A sentence with what it rests on. One without a source cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sentence {
    text: String,
    sources: Vec<Source>,
}

impl Sentence {
    /// A sentence that rests on one source.
    pub fn new(text: impl Into<String>, source: Source) -> Self {
        Self { text: text.into(), sources: vec![source] }
    }

    /// The same sentence resting on one source more. A source that it has already is not repeated.
    #[must_use]
    pub fn and(mut self, source: Source) -> Self {
        if !self.sources.contains(&source) {
            self.sources.push(source);
        }
        self
    }

    /// A sentence that rests on several sources; none where there is no source.
    pub fn from_sources(text: impl Into<String>, sources: impl IntoIterator<Item = Source>) -> Option<Self> {
        let mut sources = sources.into_iter();
        let first = Self::new(text, sources.next()?);
        Some(sources.fold(first, Self::and))
    }

    /// Other words resting on the same sources.
    #[must_use]
    pub fn reworded(&self, text: impl Into<String>) -> Self {
        Self { text: text.into(), sources: self.sources.clone() }
    }

    /// Its words.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it rests on; never empty, nothing twice.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }
}

/// Sentences under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// True where each sentence stands on a line of its own.
    pub list: bool,
    /// Its sentences; never empty in a finished read.
    pub sentences: Vec<Sentence>,
}

/// The written read. The same input gives the same read, and the same bytes in every rendering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Read {
    /// What it is about, such as the candidate's name.
    pub title: String,
    /// The seat, the opening and the date.
    pub subtitle: String,
    /// The sections that have anything to say.
    pub sections: Vec<Section>,
    /// Which editions it was read with.
    pub footer: String,
}

impl Read {
    /// Every source once, in the order in which the sentences cite it first; its number is its place, from 1.
    pub fn sources(&self) -> Vec<&Source> {
        let cited = self.sections.iter().flat_map(|s| &s.sentences).flat_map(Sentence::sources);
        cited.fold(Vec::new(), |mut all, source| {
            if !all.contains(&source) {
                all.push(source);
            }
            all
        })
    }
}
