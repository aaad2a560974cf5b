//! Openings: what is to be filled.

use super::{Casebook, filled, fresh_id};
use crate::error::Error;
use crate::id::{CandidateId, OpeningId, PersonId};
use crate::model::{NewOpening, Opening, OpeningStatus, OpeningSummary, Person, Waiting};
use crate::sqlite::{Failure, Sql};

impl Casebook {
    /// Every opening with its counts, oldest first.
    pub fn openings(&self) -> Result<Vec<OpeningSummary>, Error> {
        self.store.read(|sql| {
            let openings = sql.openings()?;
            openings.into_iter().map(|opening| Ok(sql.summary(opening)?)).collect()
        })
    }

    /// One opening with its counts.
    pub fn opening(&self, id: &OpeningId) -> Result<OpeningSummary, Error> {
        self.store.read(|sql| {
            let opening = known_opening(sql, id)?;
            Ok(sql.summary(opening)?)
        })
    }

    /// What waits for a person in an opening.
    pub fn waiting(&self, person: &PersonId, id: &OpeningId) -> Result<Waiting, Error> {
        self.store.read(|sql| {
            known_person(sql, person)?;
            Ok(sql.waiting(known_opening_number(sql, id)?, person)?)
        })
    }

    /// Creates an opening.
    pub fn create_opening(&self, by: &PersonId, new: &NewOpening) -> Result<Opening, Error> {
        let title = filled(&new.title, "the title of the opening")?;
        let id = OpeningId::from(fresh_id('o')?);
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let opening = Opening {
                id,
                role: new.role.clone(),
                title,
                place: new.place.trim().to_owned(),
                hiring_manager: new.hiring_manager.trim().to_owned(),
                status: OpeningStatus::Open,
                knowledge: new.knowledge.clone(),
                created: change.now,
                created_by: by.clone(),
            };
            change.add_opening(&opening)?;
            change.record(Some(by), "opening", opening.id.as_str(), opening.role.as_str())?;
            known_opening(change.sql, &opening.id)
        })
    }

    /// Changes whether an opening is being filled.
    pub fn set_opening_status(
        &self,
        by: &PersonId,
        id: &OpeningId,
        status: OpeningStatus,
    ) -> Result<(), Error> {
        self.store.change(|change| {
            known_person(change.sql, by)?;
            known_opening(change.sql, id)?;
            change.set_opening_status(id, status)?;
            Ok(change.record(Some(by), "opening-status", id.as_str(), status.word())?)
        })
    }

    /// Puts a candidate of the casebook into an opening; false where it stands there already.
    pub fn add_to_opening(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
    ) -> Result<bool, Error> {
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let number = known_opening_number(change.sql, opening)?;
            let row =
                change.sql.candidate(candidate)?.ok_or_else(|| Error::unknown("candidate", candidate))?;
            let added = change.add_seat(number, row.number)?;
            if added {
                change.record(Some(by), "added-to-opening", candidate.as_str(), opening.as_str())?;
            }
            Ok(added)
        })
    }
}

/// The opening, or an error that names it.
pub(super) fn known_opening(sql: Sql<'_>, id: &OpeningId) -> Result<Opening, Failure> {
    Ok(sql.opening(id)?.ok_or_else(|| Error::unknown("opening", id))?)
}

/// The number of an opening's row, or an error that names it.
pub(super) fn known_opening_number(sql: Sql<'_>, id: &OpeningId) -> Result<i64, Failure> {
    Ok(sql.opening_number(id)?.ok_or_else(|| Error::unknown("opening", id))?)
}

/// The person, or an error that names them: nothing is written without a name.
pub(super) fn known_person(sql: Sql<'_>, id: &PersonId) -> Result<Person, Failure> {
    Ok(sql.person(id)?.ok_or_else(|| Error::unknown("person", id))?)
}
