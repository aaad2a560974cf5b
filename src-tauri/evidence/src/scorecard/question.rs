//! The shape of a scorecard.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Level;
use crate::fault::Fault;

/// The id of a question, such as `a3`; it never changes between editions of a scorecard.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(String);

impl QuestionId {
    /// The id as it stands in the scorecard's heading.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The id as people read it, such as `A3`.
    pub fn label(&self) -> String {
        self.0.to_uppercase()
    }
}

impl From<&str> for QuestionId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What one rating means for one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Anchor {
    /// The rating.
    pub level: Level,
    /// Its name, such as `Owned it`.
    pub name: String,
    /// What is heard when it applies.
    pub text: String,
}

/// How an answer is taken down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Response {
    /// Rated against four anchors, 1 to 4 in order.
    Rated {
        /// The four anchors.
        anchors: Vec<Anchor>,
    },
    /// Recorded, never rated: one of these options is chosen.
    Recorded {
        /// The options, in the order of the scorecard.
        options: Vec<String>,
    },
}

/// One ownership question. Every text is plain: the marks of the Markdown are gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its id.
    pub id: QuestionId,
    /// A few words for lists.
    pub title: String,
    /// True where no summary should be made without it.
    pub key: bool,
    /// The dimension of the seat that it tests; absent where it tests none of them.
    pub dimension: Option<String>,
    /// How long it takes.
    pub minutes: u32,
    /// The opening question, word for word and the same for everybody.
    pub ask: String,
    /// Why it is asked.
    pub why: String,
    /// Follow-up questions, only to get detail.
    pub probes: Vec<String>,
    /// Ratings or options.
    pub response: Response,
    /// Words that an owner would use.
    pub strong: Vec<String>,
    /// Plausible answers that are not yet ownership.
    pub listen_for: Vec<String>,
    /// What to do where the person never met such a thing; may be empty.
    pub if_none: String,
    /// What the panel should check; may be empty.
    pub panel: String,
    /// Facts of the field that help the panel; may be empty.
    pub context: String,
    /// Line of its heading in the scorecard's file, from 1.
    pub line: u32,
}

impl Question {
    /// True where it is rated 1 to 4, and false where an option is recorded.
    pub const fn is_rated(&self) -> bool {
        matches!(self.response, Response::Rated { .. })
    }
}

/// The ownership questions of one seat, in the order in which everybody is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scorecard {
    /// The title.
    pub title: String,
    /// What an interviewer should know before starting.
    pub intro: Vec<String>,
    /// The questions; never empty, no id twice.
    pub questions: Vec<Question>,
    pub(super) file: String,
    pub(super) hash: String,
}

impl Scorecard {
    /// Reads a scorecard written in Markdown. `path` only names the file in faults.
    ///
    /// Every fault of the text is reported, in its order, with line and column.
    pub fn parse(path: &str, text: &str) -> Result<Self, Vec<Fault>> {
        super::parse::scorecard(path, text)
    }

    /// A hash of the text it was read from, in lower-case hex: names the edition. Line ends do not count.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The question of that id.
    pub fn question(&self, id: &QuestionId) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == *id)
    }

    /// Minutes that all questions take, or the key questions alone.
    pub fn minutes(&self, key_only: bool) -> u32 {
        self.questions.iter().filter(|q| q.key || !key_only).map(|q| q.minutes).sum()
    }

    /// Faults where a question names a dimension that the seat does not have.
    pub fn check_dimensions<'a>(&self, known: impl IntoIterator<Item = &'a str>) -> Vec<Fault> {
        let known: Vec<&str> = known.into_iter().collect();
        let strange = |q: &&Question| q.dimension.as_deref().is_some_and(|d| !known.contains(&d));
        self.questions.iter().filter(strange).map(|q| self.strange_dimension(q, &known)).collect()
    }

    fn strange_dimension(&self, question: &Question, known: &[&str]) -> Fault {
        let name = question.dimension.as_deref().unwrap_or_default();
        let message = format!(
            "The seat has no dimension “{name}”. Use one of {}, or leave dimension= out.",
            known.join(", ")
        );
        Fault { file: self.file.clone(), line: question.line, column: 1, message }
    }
}
