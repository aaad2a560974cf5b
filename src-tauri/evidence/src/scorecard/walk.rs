//! One interviewer's pass through a scorecard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Answer, Person, Question, QuestionId, Scorecard};
use crate::vocabulary::RoleId;

/// The very scorecard that was walked; a newer text of it is another edition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Edition {
    /// The seat.
    pub role: RoleId,
    /// [`Scorecard::hash`].
    pub hash: String,
}

/// How much of the scorecard an opening uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// Every question.
    #[default]
    Full,
    /// The key questions alone.
    Key,
}

impl Length {
    /// True where a walk of this length asks the question.
    pub const fn asks(self, question: &Question) -> bool {
        question.key || matches!(self, Self::Full)
    }
}

/// One interviewer's pass through a scorecard with one candidate.
///
/// It is stored as JSON. Missing fields take their empty value; fields that a later edition of the app adds are kept in
/// [`more`](Self::more) and written back unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Walk {
    /// The scorecard that was walked.
    pub edition: Edition,
    /// Who asked and rated.
    pub by: Person,
    /// Full or short.
    #[serde(default)]
    pub length: Length,
    /// What was taken down, by question.
    #[serde(default)]
    pub answers: BTreeMap<QuestionId, Answer>,
    /// What this edition of the app does not know.
    #[serde(flatten)]
    pub more: BTreeMap<String, serde_json::Value>,
}

impl Walk {
    /// A walk in which nothing is asked yet.
    pub const fn new(edition: Edition, by: Person) -> Self {
        Self { edition, by, length: Length::Full, answers: BTreeMap::new(), more: BTreeMap::new() }
    }

    /// The answer to a question, where anything is taken down.
    pub fn answer(&self, question: &QuestionId) -> Option<&Answer> {
        self.answers.get(question)
    }

    /// The answer to a question, made empty where there is none.
    pub fn answer_mut(&mut self, question: &QuestionId) -> &mut Answer {
        self.answers.entry(question.clone()).or_default()
    }

    /// Seconds spent in all.
    pub fn seconds(&self) -> u32 {
        self.answers.values().fold(0, |sum, answer| sum.saturating_add(answer.seconds))
    }

    /// The questions that this walk is meant to ask, in the order of the scorecard.
    pub fn questions<'a>(&self, scorecard: &'a Scorecard) -> impl Iterator<Item = &'a Question> {
        let length = self.length;
        scorecard.questions.iter().filter(move |question| length.asks(question))
    }
}
