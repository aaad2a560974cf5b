//! Walks through a scorecard: saved while they are written, sealed from others until both are handed in.

use evidence::document::hex;
use evidence::review::{Filed, Reader, Sight, sight};
use evidence::scorecard;
use sha2::{Digest as _, Sha256};

use super::openings::known_person;
use super::seats::known_seat;
use super::{Casebook, filled, fresh_id};
use crate::error::Error;
use crate::id::{CandidateId, OpeningId, PersonId, WalkId};
use crate::model::{Walk, WalkStatus, WalkView};
use crate::sqlite::{Failure, Sql, WalkRow};

impl Casebook {
    /// Begins a walk, or gives back the one that this person has begun: one person walks a candidate once an opening.
    /// The scorecard's text is kept with it, so that both stay readable when the scorecard changes.
    pub fn begin_walk(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        scorecard: &str,
        content: &scorecard::Walk,
    ) -> Result<Walk, Error> {
        let id = WalkId::from(fresh_id('w')?);
        let hash = hex(&Sha256::digest(scorecard.as_bytes()));
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            if let Some((begun, _)) = change.sql.walk_of(seat, by)? {
                return Ok(own_walk(change.sql, by, &begun)?.walk);
            }
            let content = written(by, content)?;
            change.keep_scorecard(&hash, scorecard)?;
            change.add_walk(&id, seat, by, &hash, &content)?;
            change.record(Some(by), "walk-begun", id.as_str(), opening.as_str())?;
            Ok(own_walk(change.sql, by, &id)?.walk)
        })
    }

    /// One's own walk by its id. Another's is answered like one that is not there.
    pub fn own_walk(&self, by: &PersonId, id: &WalkId) -> Result<Walk, Error> {
        self.store.read(|sql| Ok(own_walk(sql, by, id)?.walk))
    }

    /// Saves the answers of one's own draft; durable when this returns.
    pub fn save_walk(&self, by: &PersonId, id: &WalkId, content: &scorecard::Walk) -> Result<Walk, Error> {
        self.store.change(|change| {
            let row = own_walk(change.sql, by, id)?;
            if row.walk.status == WalkStatus::Submitted {
                let why = "this scorecard is handed in; a change keeps the first version and needs a reason";
                return Err(Error::refused(why).into());
            }
            change.set_walk(id, &written_anew(by, &row, content)?)?;
            Ok(own_walk(change.sql, by, id)?.walk)
        })
    }

    /// Hands in one's own walk with its last answers. From here on others who have handed in may read it.
    pub fn submit_walk(&self, by: &PersonId, id: &WalkId, content: &scorecard::Walk) -> Result<Walk, Error> {
        self.store.change(|change| {
            let row = own_walk(change.sql, by, id)?;
            if row.walk.status == WalkStatus::Submitted {
                return Err(Error::refused("this scorecard is handed in already").into());
            }
            let content = written_anew(by, &row, content)?;
            change.set_walk(id, &content)?;
            change.submit_walk(id)?;
            change.record(
                Some(by),
                "walk-submitted",
                id.as_str(),
                &hex(&Sha256::digest(content.as_bytes())),
            )?;
            Ok(own_walk(change.sql, by, id)?.walk)
        })
    }

    /// Changes a walk after it was handed in. What stood before is kept, with the reason.
    pub fn revise_walk(
        &self,
        by: &PersonId,
        id: &WalkId,
        content: &scorecard::Walk,
        reason: &str,
    ) -> Result<Walk, Error> {
        let reason = filled(reason, "the reason")?;
        self.store.change(|change| {
            let row = own_walk(change.sql, by, id)?;
            if row.walk.status == WalkStatus::Draft {
                return Err(Error::refused("this scorecard is not handed in yet; save it").into());
            }
            change.keep_version(id, &reason)?;
            change.set_walk(id, &written_anew(by, &row, content)?)?;
            change.record(Some(by), "walk-revised", id.as_str(), &reason)?;
            Ok(own_walk(change.sql, by, id)?.walk)
        })
    }

    /// The walks of a candidate in an opening as one person may see them: one's own in full; another's in full only
    /// when both are handed in (the rule is that of [`evidence::review`]), else without content, length or time.
    pub fn walks(
        &self,
        viewer: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
    ) -> Result<Vec<WalkView>, Error> {
        self.store.read(|sql| {
            known_person(sql, viewer)?;
            let walks: Vec<Walk> =
                sql.walks(known_seat(sql, opening, candidate)?)?.into_iter().map(|row| row.walk).collect();
            let filed: Vec<Filed> = walks.iter().map(Walk::filed).collect();
            let reader = scorecard::PersonId::from(viewer.as_str());
            let seen = |filed_one| sight(Reader::Rater(&reader), filed_one, &filed, None);
            let views = walks.into_iter().zip(&filed).map(|(walk, one)| seen_as(seen(one), walk));
            Ok(views.collect())
        })
    }
}

fn seen_as(sight: Sight, walk: Walk) -> WalkView {
    match sight {
        Sight::Open => WalkView::Open(Box::new(walk)),
        Sight::OwnFirst | Sight::NotSubmitted => {
            WalkView::Sealed { id: walk.id, person: walk.person, status: walk.status }
        }
    }
}

/// The content as it is stored. It carries the name of whoever writes it.
fn written(by: &PersonId, content: &scorecard::Walk) -> Result<String, Error> {
    if content.by.id.as_str() != by.as_str() {
        return Err(Error::refused("this scorecard carries another person's name; open your own"));
    }
    serde_json::to_string(content).map_err(|error| Error::Unpackable { why: error.to_string() })
}

/// The content of a walk that goes on: with the scorecard that it began with.
fn written_anew(by: &PersonId, row: &WalkRow, content: &scorecard::Walk) -> Result<String, Error> {
    if content.edition != row.walk.content.edition {
        return Err(Error::refused(
            "these answers belong to another edition of the scorecard; open it again",
        ));
    }
    written(by, content)
}

/// The walk, which only its author may write.
fn own_walk(sql: Sql<'_>, by: &PersonId, id: &WalkId) -> Result<WalkRow, Failure> {
    let row = sql.walk(id)?.filter(|row| row.walk.person == *by);
    // Another's walk is answered like one that is not there, so that nothing about it shows.
    Ok(row.ok_or_else(|| Error::unknown("scorecard of yours", id))?)
}
