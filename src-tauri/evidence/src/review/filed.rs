//! Walks as they are kept, and who may read them.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::scorecard::{Person, PersonId, Walk};

/// An earlier version of a submitted walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Revision {
    /// The walk as it was before the change.
    pub walk: Walk,
    /// When it was changed.
    pub at: DateTime<Utc>,
    /// Why it was changed; never empty.
    pub reason: String,
}

/// A walk with its standing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Filed {
    /// The walk as it stands now.
    pub walk: Walk,
    /// When it was submitted; absent while it is being written.
    #[serde(default)]
    pub submitted: Option<DateTime<Utc>>,
    /// What it was before it was changed after submission, oldest first.
    #[serde(default)]
    pub revisions: Vec<Revision>,
}

impl Filed {
    /// A walk that is still being written.
    pub const fn draft(walk: Walk) -> Self {
        Self { walk, submitted: None, revisions: Vec::new() }
    }

    /// The walk as it was first submitted: what was thought before anybody else's ratings were seen.
    pub fn first(&self) -> &Walk {
        self.revisions.first().map_or(&self.walk, |revision| &revision.walk)
    }

    /// True where that person is the interviewer.
    pub fn is_by(&self, person: &PersonId) -> bool {
        self.walk.by.id == *person
    }
}

/// A named person opened the debrief although somebody had not submitted. The record says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Unsealing {
    /// Who opened it.
    pub by: Person,
    /// When.
    pub at: DateTime<Utc>,
    /// Why; never empty.
    pub reason: String,
}

/// Who wants to read ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader<'a> {
    /// A person who rates, or still may.
    Rater(&'a PersonId),
    /// The record itself, such as a backup or a check of its chain; nobody looks at it.
    Record,
}

/// Whether a walk may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// It may be read.
    Open,
    /// Sealed until the reader has submitted an own walk.
    OwnFirst,
    /// Its interviewer has not submitted it.
    NotSubmitted,
}

/// Whether `reader` may read `walk`, one of `all` walks of the same candidate and opening.
///
/// One's own is always open. Another's opens once both are submitted. An unsealing stands for the reader's own
/// submission; it never opens a walk that its interviewer has not submitted.
pub fn sight(reader: Reader<'_>, walk: &Filed, all: &[Filed], unsealing: Option<&Unsealing>) -> Sight {
    let Reader::Rater(person) = reader else { return Sight::Open };
    if walk.is_by(person) {
        return Sight::Open;
    }
    let own_is_in = all.iter().any(|w| w.is_by(person) && w.submitted.is_some());
    match (own_is_in || unsealing.is_some(), walk.submitted) {
        (false, _) => Sight::OwnFirst,
        (true, None) => Sight::NotSubmitted,
        (true, Some(_)) => Sight::Open,
    }
}

/// The walks that this reader may read, in their order.
pub fn visible<'a>(reader: Reader<'_>, all: &'a [Filed], unsealing: Option<&Unsealing>) -> Vec<&'a Filed> {
    all.iter().filter(|walk| sight(reader, walk, all, unsealing) == Sight::Open).collect()
}

#[cfg(test)]
mod tests {
    use super::super::sample::at;
    use super::*;
    use crate::scorecard::Edition;

    fn walk(id: &str, submitted: bool) -> Filed {
        let edition = Edition { role: "gpu-cluster-engineer".into(), hash: "00".into() };
        let mut filed = Filed::draft(Walk::new(edition, Person::new(id, id)));
        filed.submitted = submitted.then(|| at(9));
        filed
    }

    fn seen(reader: &str, all: &[Filed], unsealing: Option<&Unsealing>) -> Vec<String> {
        let reader = PersonId::from(reader);
        let ids = visible(Reader::Rater(&reader), all, unsealing);
        ids.into_iter().map(|f| f.walk.by.id.to_string()).collect()
    }

    #[test]
    fn nobody_sees_another_rating_before_submitting_their_own() {
        let all = [walk("hanne", false), walk("marcus", true)];
        assert_eq!(seen("hanne", &all, None), ["hanne"]);
        assert_eq!(seen("someone-new", &all, None), [""; 0]);
    }

    #[test]
    fn a_submitted_reader_sees_the_submitted_and_nothing_of_the_drafts() {
        let all = [walk("hanne", true), walk("marcus", true), walk("priya", false)];
        assert_eq!(seen("hanne", &all, None), ["hanne", "marcus"]);
    }

    #[test]
    fn a_named_person_can_open_the_debrief_but_not_a_draft() {
        let all = [walk("hanne", true), walk("priya", false)];
        let by = Person::new("lead", "Lead");
        let unsealing = Unsealing { by, at: at(16), reason: "Priya is ill".into() };
        assert_eq!(seen("lead", &all, Some(&unsealing)), ["hanne"]);
    }

    #[test]
    fn the_first_version_outlives_every_change() {
        let mut filed = walk("hanne", true);
        let first = filed.walk.clone();
        filed.walk.answer_mut(&"a1".into()).words = "forty-eight were mine".into();
        filed.revisions.push(Revision { walk: first.clone(), at: at(12), reason: "left out a quote".into() });
        assert_eq!(filed.first(), &first);
    }
}
