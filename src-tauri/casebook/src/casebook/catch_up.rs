//! Bringing the derived parts up to the store: the index after every change, judgements when the role data changes.

use std::sync::atomic::{AtomicBool, Ordering};

use evidence::document::Document;

use super::Casebook;
use crate::error::Error;
use crate::id::PersonId;
use crate::index::{IndexChange, Stamp};
use crate::intake::{About, Judge};
use crate::sqlite::PackedJudgements;

/// Documents that the index takes up before it commits.
const INDEX_BATCH: u32 = 1000;
/// Documents that are judged before they are committed.
const JUDGE_BATCH: u32 = 200;

impl Casebook {
    /// Lets the index take up what changed in the store since it last looked. Without any difference it only looks.
    pub(super) fn catch_up(&self) -> Result<(), Error> {
        let identity = self.store.read(|sql| Ok(sql.identity()?))?;
        let current =
            self.index.stamp().filter(|stamp| stamp.db_id == identity.db_id && stamp.seq <= identity.seq);
        let Some(stamp) = current else {
            self.index.reset()?;
            return self.index_after(0, &identity.db_id, identity.seq, true);
        };
        if stamp.seq == identity.seq {
            return Ok(());
        }
        self.index_after(stamp.seq, &identity.db_id, identity.seq, false)
    }

    fn index_after(&self, seq: u64, db_id: &str, upto: u64, stamp_anyway: bool) -> Result<(), Error> {
        let gone = self.store.read(|sql| Ok(sql.tombstones_after(seq)?))?;
        let mut gone: Vec<String> = gone.iter().map(ToString::to_string).collect();
        let mut cursor = (seq, i64::MAX);
        loop {
            let batch = self.store.read(|sql| sql.texts_after(cursor.0, cursor.1, INDEX_BATCH))?;
            let done = batch.len() < INDEX_BATCH as usize;
            let nothing = batch.is_empty() && gone.is_empty();
            if nothing && !stamp_anyway {
                return Ok(());
            }
            let texts = batch.iter().map(|(_, row)| (row.id.as_str(), row.document.text())).collect();
            // A batch may end in the middle of one change; the stamp names the last change that is whole.
            let reached =
                if done { upto } else { batch.last().map_or(seq, |(seq, _)| seq.saturating_sub(1)) };
            let change = IndexChange { gone: std::mem::take(&mut gone), texts };
            self.index.update(&change, &Stamp::new(db_id.to_owned(), reached))?;
            match batch.last() {
                Some((seq, row)) if !done => cursor = (*seq, row.number),
                _ => return Ok(()),
            }
        }
    }

    /// Judges with this version of the role data whatever it has not judged, pins it to every opening, and forgets
    /// the judgements of versions that nothing pins any more. Tells after each batch how many of how many are done.
    /// Returns the number of documents that were judged.
    pub fn refresh(
        &self,
        by: Option<&PersonId>,
        judge: &dyn Judge,
        mut progress: impl FnMut(usize, usize),
    ) -> Result<usize, Error> {
        let judged = self.judge_missing(judge, &AtomicBool::new(false), &mut progress)?;
        let stale = self.store.read(|sql| Ok(sql.openings()?))?;
        let stale: Vec<_> =
            stale.into_iter().filter(|opening| opening.knowledge != judge.version()).collect();
        if judged > 0 || !stale.is_empty() {
            self.store.change(|change| {
                for opening in &stale {
                    change.pin_knowledge(&opening.id, judge.version())?;
                    let detail = format!("{} to {}", opening.knowledge, judge.version());
                    change.record(by, "role-data", opening.id.as_str(), &detail)?;
                }
                Ok(change.clear_unpinned(judge.version())?)
            })?;
        }
        Ok(judged)
    }

    fn judge_missing(
        &self,
        judge: &dyn Judge,
        cancel: &AtomicBool,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<usize, Error> {
        let total = self.store.read(|sql| Ok(sql.count_unjudged(judge.version())?))? as usize;
        let (mut done, mut after) = (0, 0);
        while !cancel.load(Ordering::Relaxed) {
            let batch = self.store.read(|sql| sql.texts_unjudged(judge.version(), after, JUDGE_BATCH))?;
            let Some(last) = batch.last() else { break };
            after = last.number;
            let packed: Vec<(i64, PackedJudgements)> = batch
                .iter()
                .map(|row| Ok((row.number, judged(judge, &row.document, &judge.about(&row.document))?)))
                .collect::<Result<_, Error>>()?;
            self.store.change(|change| {
                for (number, judgements) in &packed {
                    change.set_judgements(judge.version(), *number, judgements)?;
                }
                Ok(())
            })?;
            done += batch.len();
            progress(done, total);
        }
        Ok(done)
    }
}

/// What a document shows, packed for the store.
pub(super) fn judged(
    judge: &dyn Judge,
    document: &Document,
    about: &About,
) -> Result<PackedJudgements, Error> {
    PackedJudgements::of(&judge.judge(document), document, about)
}
