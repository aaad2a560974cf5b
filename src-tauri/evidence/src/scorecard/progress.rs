//! How far a walk has come, and what it still needs.

use serde::{Deserialize, Serialize};

use super::{Answer, Capture, CaptureState, Question, QuestionId, Rating, Scorecard, Walk};

/// How much was asked and rated. Shown beside every summary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Coverage {
    /// Questions that were asked.
    pub asked: usize,
    /// Questions of this walk.
    pub questions: usize,
    /// Key questions rated 1 to 4.
    pub key_rated: usize,
    /// Key questions that can be rated.
    pub key: usize,
    /// Questions rated 1 to 4.
    pub rated: usize,
}

impl Coverage {
    /// Such as `6 of 9 asked`.
    pub fn asked_words(&self) -> String {
        format!("{} of {} asked", self.asked, self.questions)
    }

    /// Such as `2 of 4 key rated`.
    pub fn key_words(&self) -> String {
        format!("{} of {} key rated", self.key_rated, self.key)
    }
}

/// Counts what a walk has asked and rated of its scorecard.
pub fn coverage(scorecard: &Scorecard, walk: &Walk) -> Coverage {
    walk.questions(scorecard).fold(Coverage::default(), |mut sum, question| {
        let answer = walk.answer(&question.id);
        let rated = answer.and_then(|a| a.rating.as_ref()).is_some_and(|r| r.level().is_some());
        let key = question.key && question.is_rated();
        sum.questions += 1;
        sum.asked += usize::from(answer.is_some_and(Answer::is_asked));
        sum.rated += usize::from(rated);
        sum.key += usize::from(key);
        sum.key_rated += usize::from(key && rated);
        sum
    })
}

/// True where a rating of 1 to 4 may be given: the candidate's own words stand in the quote box.
///
/// `N` and `W` need no words, and an option is recorded without.
pub fn may_rate(answer: &Answer) -> bool {
    !answer.words.trim().is_empty()
}

/// One thing that a walk still needs before it can be submitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Missing {
    /// The question it belongs to.
    pub question: QuestionId,
    /// One sentence that says what to do.
    pub what: String,
}

/// What a walk still needs before it can be submitted, in the order of the scorecard; empty where it is ready.
///
/// Every key question is rated, or `N` or `W`; a rating has its words; whatever was not asked has a reason. A question
/// that is no key question may stay untouched.
pub fn missing(scorecard: &Scorecard, walk: &Walk) -> Vec<Missing> {
    let empty = Answer::default();
    walk.questions(scorecard)
        .flat_map(|question| {
            let answer = walk.answer(&question.id).unwrap_or(&empty);
            of_question(question, answer)
                .into_iter()
                .map(|what| Missing { question: question.id.clone(), what })
        })
        .collect()
}

fn of_question(question: &Question, answer: &Answer) -> Vec<String> {
    let label = question.id.label();
    let mut lacks = Vec::new();
    match &answer.rating {
        None if question.key || answer.is_asked() => {
            lacks.push(format!("{label}: {}.", how_to_close(question)));
        }
        Some(Rating::Level { .. }) if !may_rate(answer) => {
            lacks.push(format!("{label}: write down the candidate’s own words beside the rating."));
        }
        Some(Rating::NotAsked { reason }) if reason.trim().is_empty() => {
            lacks.push(format!("{label}: say why it was not asked."));
        }
        _ => {}
    }
    let fields =
        [(&answer.broke, "what broke"), (&answer.scale, "the scale"), (&answer.changed, "the change")];
    lacks.extend(fields.into_iter().filter_map(|(capture, name)| unreasoned(&label, capture, name)));
    lacks
}

const fn how_to_close(question: &Question) -> &'static str {
    if question.is_rated() {
        "rate it, or choose not asked or cannot share"
    } else {
        "choose one option, or not asked or cannot share"
    }
}

fn unreasoned(label: &str, capture: &Capture, name: &str) -> Option<String> {
    (capture.state == CaptureState::NotAsked && capture.reason.trim().is_empty())
        .then(|| format!("{label}: say why {name} was not asked."))
}
