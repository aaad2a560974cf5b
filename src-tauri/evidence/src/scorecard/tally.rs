//! Means and profiles of what was rated.

use serde::{Deserialize, Serialize};

use super::{Question, Rating, Scorecard, Walk};

/// The mean of the questions rated 1 to 4, each with the same weight; absent where none is.
///
/// `N` and `W` are left out: they never count as 1.
pub fn mean(scorecard: &Scorecard, walk: &Walk) -> Option<f64> {
    mean_of(scorecard.questions.iter().filter_map(|question| level(walk, question)))
}

/// What one dimension of the seat got in a walk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DimensionProfile {
    /// Id of the dimension.
    pub dimension: String,
    /// Mean of its rated questions, 1.0 to 4.0; absent where none is rated.
    pub mean: Option<f64>,
    /// How many of its questions are rated.
    pub rated: usize,
    /// How many rated questions it has.
    pub questions: usize,
}

/// The mean of each dimension that the scorecard tests, in the order of its questions.
pub fn profile(scorecard: &Scorecard, walk: &Walk) -> Vec<DimensionProfile> {
    let rated = || scorecard.questions.iter().filter(|q| q.is_rated());
    let mut names: Vec<&str> = Vec::new();
    for name in rated().filter_map(|q| q.dimension.as_deref()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
        .into_iter()
        .map(|name| {
            let mine = || rated().filter(|q| q.dimension.as_deref() == Some(name));
            let levels: Vec<u8> = mine().filter_map(|q| level(walk, q)).collect();
            DimensionProfile {
                dimension: name.to_owned(),
                rated: levels.len(),
                questions: mine().count(),
                mean: mean_of(levels),
            }
        })
        .collect()
}

/// The mean of some ratings; absent where there are none.
pub(crate) fn mean_of(levels: impl IntoIterator<Item = u8>) -> Option<f64> {
    let (sum, n) = levels.into_iter().fold((0_u32, 0_u32), |(sum, n), level| (sum + u32::from(level), n + 1));
    (n > 0).then(|| f64::from(sum) / f64::from(n))
}

fn level(walk: &Walk, question: &Question) -> Option<u8> {
    let rating = walk.answer(&question.id)?.rating.as_ref()?;
    question.is_rated().then(|| rating.level()).flatten().map(super::Level::number)
}

/// The number a rating counts for in a mean.
pub(crate) fn counted(rating: Option<&Rating>) -> Option<u8> {
    rating.and_then(Rating::level).map(super::Level::number)
}
