//! Several people's ratings side by side, and decisions.

use casebook::model;
use evidence::review::{Choice, Debrief, Filed, Row};
use evidence::scorecard::{self, QuestionId};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::opening::Opening;
use super::person::{Person, named};
use super::time;
use super::words::{Rating, Verdict};

/// Somebody who walks with a candidate.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Rater {
    /// Who.
    pub person: Person,
    /// Questions asked; 0 where it is sealed.
    pub asked: u32,
    /// Questions in all.
    pub questions: u32,
    /// When it was handed in.
    pub submitted_at: Option<String>,
}

/// One rater's entry for one question.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RaterCell {
    /// Who.
    pub person_id: String,
    /// The rating.
    pub rating: Option<Rating>,
    /// The choice where it is recorded and not rated.
    pub record: Option<String>,
    /// The candidate's own words.
    pub words: String,
    /// What broke.
    pub broke: String,
    /// At what scale.
    pub scale: String,
    /// What they personally changed.
    pub changed: String,
}

/// One question with everybody's ratings.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReviewRow {
    /// The question.
    pub question_id: String,
    /// As people read it.
    pub label: String,
    /// A few words.
    pub title: String,
    /// True for a key question.
    pub key: bool,
    /// True where it is recorded and not rated.
    pub record_only: bool,
    /// One a rater.
    pub cells: Vec<RaterCell>,
    /// Highest less lowest number.
    pub spread: Option<u32>,
}

/// Where a candidate goes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// To the technical panel.
    ToPanel,
    /// Suggested for another seat.
    OtherSeat,
    /// Kept for later.
    Keep,
    /// Not continued in this opening.
    DoNotContinue,
}

/// What a named person decided.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Decision {
    /// What.
    pub outcome: Outcome,
    /// With `other-seat`.
    pub role_id: Option<String>,
    /// Why.
    pub reason: String,
    /// Who.
    pub by: Person,
    /// When.
    pub at: String,
}

/// A decision to be written down.
#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NewDecision {
    /// What.
    pub outcome: Outcome,
    /// With `other-seat`.
    pub role_id: Option<String>,
    /// Why.
    pub reason: String,
}

/// Pairs of numbers on the same question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Agreement {
    /// Pairs.
    pub pairs: u32,
    /// Of one number.
    pub same: u32,
    /// At most one apart.
    pub within_one: u32,
}

/// Everybody's ratings of one candidate.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The candidate.
    pub candidate_id: String,
    /// Name for display.
    pub candidate_name: String,
    /// The opening.
    pub opening: Opening,
    /// A person's verdict, else the reading.
    pub verdict: Verdict,
    /// Everybody who walks.
    pub raters: Vec<Rater>,
    /// True until one's own and another's are in.
    pub sealed: bool,
    /// Why, and what opens it.
    pub sealed_because: String,
    /// Widest disagreement first.
    pub rows: Vec<ReviewRow>,
    /// Null while sealed.
    pub agreement: Option<Agreement>,
    /// The one in force, then the earlier ones.
    pub decisions: Vec<Decision>,
}

/// The rows of a debrief.
pub fn rows(card: &scorecard::Scorecard, debrief: &Debrief, filed: &[&Filed]) -> Vec<ReviewRow> {
    debrief.rows.iter().map(|row| review_row(card, debrief, row, filed)).collect()
}

fn review_row(card: &scorecard::Scorecard, debrief: &Debrief, row: &Row, filed: &[&Filed]) -> ReviewRow {
    let raters = debrief.raters.iter().zip(&row.cells);
    let cells = raters.map(|(rater, cell)| {
        let walk = filed.iter().find(|filed| filed.is_by(&rater.by.id));
        let answer = walk.and_then(|filed| filed.walk.answer(&row.question));
        rater_cell(rater.by.id.as_str(), cell, answer)
    });
    ReviewRow {
        question_id: row.question.to_string(),
        label: QuestionId::label(&row.question),
        title: row.title.clone(),
        key: row.key,
        record_only: card.question(&row.question).is_some_and(|question| !question.is_rated()),
        cells: cells.collect(),
        spread: row.spread.map(u32::from),
    }
}

fn rater_cell(person: &str, cell: &evidence::review::Cell, answer: Option<&scorecard::Answer>) -> RaterCell {
    let text =
        |of: fn(&scorecard::Answer) -> &scorecard::Capture| answer.map(|answer| of(answer).text.clone());
    RaterCell {
        person_id: person.to_owned(),
        rating: cell.rating.as_ref().and_then(Rating::of),
        record: match &cell.rating {
            Some(scorecard::Rating::Recorded { option }) => Some(option.clone()),
            _ => None,
        },
        words: cell.words.clone(),
        broke: text(|answer| &answer.broke).unwrap_or_default(),
        scale: text(|answer| &answer.scale).unwrap_or_default(),
        changed: text(|answer| &answer.changed).unwrap_or_default(),
    }
}

/// How far each pair of raters agrees, over all questions.
pub fn agreement(debrief: &Debrief) -> Agreement {
    let mut sum = Agreement::default();
    for row in &debrief.rows {
        let levels = row.cells.iter().filter_map(|cell| Some(cell.rating.as_ref()?.level()?.number()));
        let levels: Vec<u8> = levels.collect();
        for (at, one) in levels.iter().enumerate() {
            for other in levels.iter().skip(at + 1) {
                let gap = one.abs_diff(*other);
                sum.pairs += 1;
                sum.same += u32::from(gap == 0);
                sum.within_one += u32::from(gap <= 1);
            }
        }
    }
    sum
}

/// The decisions for the interface, the one in force first.
pub fn decisions(seat: &model::Seat, people: &[model::Person]) -> Vec<Decision> {
    seat.decisions.iter().rev().map(|it| decision(it, people)).collect()
}

fn decision(it: &model::Decision, people: &[model::Person]) -> Decision {
    let (outcome, role_id) = outcome(&it.call);
    Decision { outcome, role_id, reason: it.reason.clone(), by: named(people, &it.by), at: time(it.at) }
}

/// A decision as the casebook keeps it: the word, for another seat with its id behind a colon.
pub fn call(decision: &NewDecision) -> String {
    match (decision.outcome, &decision.role_id) {
        (Outcome::ToPanel, _) => "to-panel".to_owned(),
        (Outcome::OtherSeat, Some(role)) => format!("other-seat:{role}"),
        (Outcome::OtherSeat, None) => "other-seat".to_owned(),
        (Outcome::Keep, _) => "keep".to_owned(),
        (Outcome::DoNotContinue, _) => "do-not-continue".to_owned(),
    }
}

fn outcome(call: &str) -> (Outcome, Option<String>) {
    let (word, role) =
        call.split_once(':').map_or((call, None), |(word, role)| (word, Some(role.to_owned())));
    let outcome = match word {
        "to-panel" => Outcome::ToPanel,
        "other-seat" => Outcome::OtherSeat,
        "do-not-continue" => Outcome::DoNotContinue,
        _ => Outcome::Keep,
    };
    (outcome, role)
}

/// A kept decision as the written read names it.
pub fn choice(call: &str) -> Choice {
    match outcome(call) {
        (Outcome::ToPanel, _) => Choice::ToPanel,
        (Outcome::OtherSeat, role) => Choice::OtherSeat { role: role.unwrap_or_default().as_str().into() },
        (Outcome::Keep, _) => Choice::Later,
        (Outcome::DoNotContinue, _) => Choice::Stop,
    }
}

/// A kept decision in words.
pub fn call_words(call: &str) -> String {
    let words = choice(call).words();
    match outcome(call) {
        (Outcome::OtherSeat, Some(role)) => format!("{words}: {}", super::opening::role_name(&role)),
        _ => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_comes_back_as_it_went() {
        for (outcome_in, role_id) in [
            (Outcome::ToPanel, None),
            (Outcome::OtherSeat, Some("ai-engineer".to_owned())),
            (Outcome::Keep, None),
            (Outcome::DoNotContinue, None),
        ] {
            let new = NewDecision { outcome: outcome_in, role_id: role_id.clone(), reason: String::new() };
            assert_eq!(outcome(&call(&new)), (outcome_in, role_id));
        }
    }
}
