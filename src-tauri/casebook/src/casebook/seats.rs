//! What people do with a candidate in an opening. Every step carries a name and a reason.

use evidence::assessment::Verdict;

use super::openings::{known_opening_number, known_person};
use super::reading::known_candidate;
use super::{Casebook, filled};
use crate::error::Error;
use crate::id::{CandidateId, OpeningId, PersonId};
use crate::model::Stage;
use crate::sqlite::{Failure, SeatKey, Sql, verdict_word};

impl Casebook {
    /// Moves a candidate to another stage.
    pub fn set_stage(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        stage: Stage,
        reason: &str,
    ) -> Result<(), Error> {
        let reason = filled(reason, "the reason")?;
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            change.set_stage(seat, stage, by, &reason)?;
            let detail = format!("{opening} {} {reason}", stage.word());
            Ok(change.record(Some(by), "stage", candidate.as_str(), &detail)?)
        })
    }

    /// Sets a person's verdict beside the reading, or takes it back with `None`. The reading stays as it is.
    pub fn override_verdict(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        verdict: Option<Verdict>,
        reason: &str,
    ) -> Result<(), Error> {
        let reason = filled(reason, "the reason")?;
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            change.set_verdict(seat, verdict, by, &reason)?;
            let detail = format!("{opening} {} {reason}", verdict.map_or("as read", verdict_word));
            Ok(change.record(Some(by), "verdict", candidate.as_str(), &detail)?)
        })
    }

    /// Writes down a decision. The last one stands; earlier ones stay readable.
    pub fn decide(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        call: &str,
        reason: &str,
    ) -> Result<(), Error> {
        let (call, reason) = (filled(call, "the decision")?, filled(reason, "the reason")?);
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            change.add_decision(seat, &call, by, &reason)?;
            let detail = format!("{opening} {call} {reason}");
            Ok(change.record(Some(by), "decision", candidate.as_str(), &detail)?)
        })
    }

    /// Writes down that something about a candidate left the casebook as a file, such as `the read as Markdown`.
    pub fn exported(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        what: &str,
    ) -> Result<(), Error> {
        let what = filled(what, "what was exported")?;
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            change.add_export(seat, &what, by)?;
            Ok(change.record(Some(by), "exported", candidate.as_str(), &format!("{opening} {what}"))?)
        })
    }

    /// Adds a note on a candidate, in an opening or in general.
    pub fn add_note(
        &self,
        by: &PersonId,
        candidate: &CandidateId,
        opening: Option<&OpeningId>,
        text: &str,
    ) -> Result<(), Error> {
        let text = filled(text, "the note")?;
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let row = known_candidate(change.sql, candidate)?;
            let opening = opening.map(|id| known_opening_number(change.sql, id)).transpose()?;
            change.add_note(row.number, opening, by, &text)?;
            Ok(change.record(Some(by), "note", candidate.as_str(), "")?)
        })
    }
}

/// The number of a candidate's place in an opening, or an error that names what is missing.
pub(super) fn known_seat(sql: Sql<'_>, opening: &OpeningId, candidate: &CandidateId) -> Result<i64, Failure> {
    known_opening_number(sql, opening)?;
    let found = sql.seat_number(SeatKey { opening, candidate })?;
    Ok(found.ok_or_else(|| Error::unknown("candidate in this opening", candidate))?)
}
