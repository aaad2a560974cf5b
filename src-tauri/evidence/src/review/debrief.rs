//! Ratings side by side: where people differ, what nobody asked, and only then the means.

use serde::{Deserialize, Serialize};

use super::Filed;
use crate::scorecard::{
    Coverage, Person, Question, QuestionId, Rating, Scorecard, counted, coverage, mean, mean_of, profile,
};

/// One rater's entry for one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cell {
    /// The rating; absent where the question was left untouched.
    pub rating: Option<Rating>,
    /// The candidate's own words as this rater heard them.
    pub words: String,
}

/// One question with everybody's ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Row {
    /// The question.
    pub question: QuestionId,
    /// Its title.
    pub title: String,
    /// True for a key question.
    pub key: bool,
    /// One cell a rater, in the order of [`Debrief::raters`].
    pub cells: Vec<Cell>,
    /// Highest less lowest rating; absent with fewer than two ratings.
    pub spread: Option<u8>,
    /// Mean of the ratings 1 to 4; absent where there is none.
    pub mean: Option<f64>,
}

impl Row {
    /// True where two raters are two or more points apart: talk before averaging.
    pub fn differs(&self) -> bool {
        self.spread.is_some_and(|points| points >= 2)
    }

    /// True where nobody rated it 1 to 4.
    pub const fn is_untested(&self) -> bool {
        self.mean.is_none()
    }
}

/// One rater of a debrief.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rater {
    /// Who.
    pub by: Person,
    /// How much they asked and rated.
    pub coverage: Coverage,
    /// Mean of their ratings, `N` and `W` left out.
    pub mean: Option<f64>,
    /// True where their walk used another edition of the scorecard than the one shown.
    pub other_edition: bool,
}

/// The mean of all raters in one dimension.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Profile {
    /// Id of the dimension.
    pub dimension: String,
    /// Mean over every rating in it; absent where there is none.
    pub mean: Option<f64>,
    /// How many ratings that is.
    pub ratings: usize,
}

/// Everybody's ratings of one candidate, side by side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Debrief {
    /// The raters, in the order in which they submitted.
    pub raters: Vec<Rater>,
    /// Every question: first where raters are two or more points apart, widest first; then what nobody rated; then the
    /// rest, widest first. The scorecard's order decides between equals.
    pub rows: Vec<Row>,
    /// The dimensions, in the order of the scorecard.
    pub profile: Vec<Profile>,
    /// Mean of every rating 1 to 4 of every rater, each with the same weight.
    pub mean: Option<f64>,
    /// How many ratings that is.
    pub ratings: usize,
}

impl Debrief {
    /// The rows in which raters are two or more points apart.
    pub fn disagreements(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.differs())
    }

    /// The rows that nobody rated 1 to 4.
    pub fn untested(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.is_untested())
    }
}

/// Lays submitted walks side by side. Drafts are left out; who may see the result is [`super::sight`]'s affair.
pub fn debrief(scorecard: &Scorecard, walks: &[&Filed]) -> Debrief {
    let mut walks: Vec<&Filed> = walks.iter().copied().filter(|w| w.submitted.is_some()).collect();
    walks.sort_by(|a, b| (a.submitted, &a.walk.by.id).cmp(&(b.submitted, &b.walk.by.id)));
    let mut rows: Vec<Row> = scorecard.questions.iter().map(|q| row(q, &walks)).collect();
    rows.sort_by_key(|row| (group(row), u8::MAX - row.spread.unwrap_or(0)));
    let all: Vec<u8> =
        rows.iter().flat_map(|r| &r.cells).filter_map(|c| counted(c.rating.as_ref())).collect();
    Debrief {
        raters: walks.iter().map(|w| rater(scorecard, w)).collect(),
        rows,
        profile: profiles(scorecard, &walks),
        ratings: all.len(),
        mean: mean_of(all),
    }
}

const fn group(row: &Row) -> u8 {
    match (row.spread, row.mean) {
        (Some(2..), _) => 0,
        (_, None) => 1,
        _ => 2,
    }
}

fn row(question: &Question, walks: &[&Filed]) -> Row {
    let cells: Vec<Cell> = walks.iter().map(|filed| cell(question, filed)).collect();
    let levels: Vec<u8> = cells.iter().filter_map(|c| counted(c.rating.as_ref())).collect();
    let spread = levels.iter().max().zip(levels.iter().min()).map(|(high, low)| high - low);
    Row {
        question: question.id.clone(),
        title: question.title.clone(),
        key: question.key,
        cells,
        spread: spread.filter(|_| levels.len() > 1),
        mean: mean_of(levels),
    }
}

fn cell(question: &Question, filed: &Filed) -> Cell {
    let answer = filed.walk.answer(&question.id);
    Cell {
        rating: answer.and_then(|a| a.rating.clone()),
        words: answer.map(|a| a.words.trim().to_owned()).unwrap_or_default(),
    }
}

fn rater(scorecard: &Scorecard, filed: &Filed) -> Rater {
    Rater {
        by: filed.walk.by.clone(),
        coverage: coverage(scorecard, &filed.walk),
        mean: mean(scorecard, &filed.walk),
        other_edition: filed.walk.edition.hash != scorecard.hash(),
    }
}

fn profiles(scorecard: &Scorecard, walks: &[&Filed]) -> Vec<Profile> {
    let Some(first) = walks.first() else { return Vec::new() };
    let names = profile(scorecard, &first.walk).into_iter().map(|p| p.dimension);
    names
        .map(|dimension| {
            let mine = |q: &&Question| q.dimension.as_deref() == Some(&dimension) && q.is_rated();
            let questions: Vec<&Question> = scorecard.questions.iter().filter(mine).collect();
            let cells = questions.iter().flat_map(|q| walks.iter().map(|w| cell(q, w)));
            let levels: Vec<u8> = cells.filter_map(|c| counted(c.rating.as_ref())).collect();
            Profile { dimension, ratings: levels.len(), mean: mean_of(levels) }
        })
        .collect()
}
