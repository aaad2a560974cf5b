//! Walks through a scorecard: saved while they are written, sealed from others until both are handed in.

use evidence::document::hex;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::openings::known_person;
use super::seats::known_seat;
use super::{Casebook, filled, fresh_id};
use crate::error::Error;
use crate::id::{CandidateId, OpeningId, PersonId, WalkId};
use crate::model::{Walk, WalkStatus, WalkView};
use crate::sqlite::{Change, Failure, WalkRow};

impl Casebook {
    /// Begins a walk, or gives back the one that this person has begun: one person walks a candidate once an opening.
    /// The scorecard's text is kept with it, so that both stay readable when the scorecard changes.
    pub fn begin_walk(
        &self,
        by: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
        scorecard: &str,
        content: &Value,
    ) -> Result<Walk, Error> {
        let id = WalkId::from(fresh_id('w')?);
        let hash = hex(&Sha256::digest(scorecard.as_bytes()));
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let seat = known_seat(change.sql, opening, candidate)?;
            if let Some((begun, _)) = change.sql.walk_of(seat, by)? {
                return Ok(own_walk(change, by, &begun)?.walk);
            }
            change.keep_scorecard(&hash, scorecard)?;
            change.add_walk(&id, seat, by, &hash, &content.to_string())?;
            change.record(Some(by), "walk-begun", id.as_str(), opening.as_str())?;
            Ok(own_walk(change, by, &id)?.walk)
        })
    }

    /// Saves the answers of one's own draft; durable when this returns.
    pub fn save_walk(&self, by: &PersonId, id: &WalkId, content: &Value) -> Result<Walk, Error> {
        self.store.change(|change| {
            let row = own_walk(change, by, id)?;
            if row.walk.status == WalkStatus::Submitted {
                let why = "this scorecard is handed in; a change keeps the first version and needs a reason";
                return Err(Error::refused(why).into());
            }
            change.set_walk(id, &content.to_string())?;
            Ok(own_walk(change, by, id)?.walk)
        })
    }

    /// Hands in one's own walk with its last answers. From here on others who have handed in may read it.
    pub fn submit_walk(&self, by: &PersonId, id: &WalkId, content: &Value) -> Result<Walk, Error> {
        self.store.change(|change| {
            let row = own_walk(change, by, id)?;
            if row.walk.status == WalkStatus::Submitted {
                return Err(Error::refused("this scorecard is handed in already").into());
            }
            let content = content.to_string();
            change.set_walk(id, &content)?;
            change.submit_walk(id)?;
            change.record(
                Some(by),
                "walk-submitted",
                id.as_str(),
                &hex(&Sha256::digest(content.as_bytes())),
            )?;
            Ok(own_walk(change, by, id)?.walk)
        })
    }

    /// Changes a walk after it was handed in. What stood before is kept, with the reason.
    pub fn revise_walk(
        &self,
        by: &PersonId,
        id: &WalkId,
        content: &Value,
        reason: &str,
    ) -> Result<Walk, Error> {
        let reason = filled(reason, "the reason")?;
        self.store.change(|change| {
            let row = own_walk(change, by, id)?;
            if row.walk.status == WalkStatus::Draft {
                return Err(Error::refused("this scorecard is not handed in yet; save it").into());
            }
            change.keep_version(&row, &reason)?;
            change.set_walk(id, &content.to_string())?;
            change.record(Some(by), "walk-revised", id.as_str(), &reason)?;
            Ok(own_walk(change, by, id)?.walk)
        })
    }

    /// The walks of a candidate in an opening as one person may see them: one's own in full; another's in full only
    /// when both are handed in, else without content, length or time.
    pub fn walks(
        &self,
        viewer: &PersonId,
        opening: &OpeningId,
        candidate: &CandidateId,
    ) -> Result<Vec<WalkView>, Error> {
        self.store.read(|sql| {
            known_person(sql, viewer)?;
            let rows = sql.walks(known_seat(sql, opening, candidate)?)?;
            let handed_in =
                rows.iter().any(|row| row.walk.person == *viewer && row.walk.status == WalkStatus::Submitted);
            Ok(rows.into_iter().map(|row| seen_by(viewer, handed_in, row.walk)).collect())
        })
    }
}

fn seen_by(viewer: &PersonId, handed_in: bool, walk: Walk) -> WalkView {
    let open = walk.person == *viewer || (handed_in && walk.status == WalkStatus::Submitted);
    if open {
        return WalkView::Open(Box::new(walk));
    }
    WalkView::Sealed { id: walk.id, person: walk.person, status: walk.status }
}

/// The walk, which only its author may write.
fn own_walk(change: &Change<'_>, by: &PersonId, id: &WalkId) -> Result<WalkRow, Failure> {
    let row = change.sql.walk(id)?.filter(|row| row.walk.person == *by);
    // Another's walk is answered like one that is not there, so that nothing about it shows.
    Ok(row.ok_or_else(|| Error::unknown("scorecard of yours", id))?)
}
