//! The screening table: one row a candidate, read from the document that shows most.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use evidence::assessment::Verdict;

use super::Casebook;
use super::openings::{known_opening, known_opening_number};
use crate::error::Error;
use crate::id::DocumentId;
use crate::model::{Facet, Facets, ScreenOrder, ScreenQuery, ScreenRow, ScreenScope, ScreenTable, Stage};
use crate::sqlite::{ScannedRow, verdict_word};

/// The verdicts in their order.
const VERDICTS: [Verdict; 5] =
    [Verdict::Evidenced, Verdict::Partial, Verdict::KeywordOnly, Verdict::Unrelated, Verdict::NotAssessed];

impl Casebook {
    /// The screening table of an opening, or of a seat over the whole casebook.
    pub fn screen(&self, query: &ScreenQuery) -> Result<ScreenTable, Error> {
        let mut rows = best_of_each(self.scan(&query.scope)?);
        let candidates = rows.len() as u32;
        let (fitting, understood) = self.documents_with(&query.words)?;
        if let Some(fitting) = fitting {
            rows.retain(|scanned| fitting.contains(&scanned.row.document));
        }
        let facets = facets(&rows, matches!(query.scope, ScreenScope::Opening(_)));
        rows.retain(|scanned| fits(&scanned.row, query));
        rows.sort_by(|a, b| compare(a, b, query));
        let total = rows.len() as u32;
        let page = rows.into_iter().skip(query.offset).take(query.limit.unwrap_or(usize::MAX));
        Ok(ScreenTable {
            rows: page.map(|scanned| scanned.row).collect(),
            total,
            candidates,
            facets,
            understood,
        })
    }

    fn scan(&self, scope: &ScreenScope) -> Result<Vec<ScannedRow>, Error> {
        self.store.read(|sql| match scope {
            ScreenScope::Opening(id) => {
                let opening = known_opening(sql, id)?;
                let number = known_opening_number(sql, id)?;
                Ok(sql.screen_opening(number, &opening.knowledge, opening.role.as_str())?)
            }
            ScreenScope::Role(role) => {
                let knowledge = sql.latest_version()?.unwrap_or_default();
                Ok(sql.screen_all(&knowledge, role.as_str())?)
            }
        })
    }

    fn documents_with(&self, typed: &str) -> Result<(Option<BTreeSet<DocumentId>>, String), Error> {
        let words = crate::index::Index::words(typed);
        if words.is_empty() {
            return Ok((None, String::new()));
        }
        let ids = self.searching(|index| index.all(&words))?;
        Ok((Some(ids.into_iter().map(DocumentId::from).collect()), words.to_string()))
    }
}

/// The scan puts a candidate's documents together, the best first.
fn best_of_each(mut rows: Vec<ScannedRow>) -> Vec<ScannedRow> {
    rows.dedup_by(|later, first| later.row.candidate == first.row.candidate);
    rows
}

/// The verdict that counts: a person's before the reading.
fn standing(row: &ScreenRow) -> Verdict {
    row.override_verdict.unwrap_or(row.verdict)
}

fn covers(row: &ScreenRow, dimension: &str) -> bool {
    row.tiers.iter().any(|(id, tier)| id == dimension && tier.is_some_and(|tier| tier >= 2))
}

fn fits(row: &ScreenRow, query: &ScreenQuery) -> bool {
    (query.verdicts.is_empty() || query.verdicts.contains(&standing(row)))
        && (query.stages.is_empty() || row.stage.is_some_and(|stage| query.stages.contains(&stage)))
        && (query.flags.is_empty() || row.flags.iter().any(|flag| query.flags.contains(flag)))
        && query.dimensions.iter().all(|dimension| covers(row, dimension))
}

fn compare(a: &ScannedRow, b: &ScannedRow, query: &ScreenQuery) -> Ordering {
    let by = match query.order {
        ScreenOrder::Evidence => a.sort.cmp(&b.sort),
        ScreenOrder::Name => Ordering::Equal,
        ScreenOrder::Added => b.row.added.cmp(&a.row.added),
        ScreenOrder::Stage => a.row.stage.cmp(&b.row.stage).then(a.sort.cmp(&b.sort)),
    };
    let by = by.then_with(|| a.row.name.to_lowercase().cmp(&b.row.name.to_lowercase()));
    let by = if query.reversed { by.reverse() } else { by };
    by.then_with(|| a.row.candidate.cmp(&b.row.candidate))
}

fn facets(rows: &[ScannedRow], with_stages: bool) -> Facets {
    let count =
        |has: &dyn Fn(&ScreenRow) -> bool| rows.iter().filter(|scanned| has(&scanned.row)).count() as u32;
    let stages = if with_stages { Stage::ALL } else { &[] };
    Facets {
        verdicts: VERDICTS
            .iter()
            .map(|verdict| Facet {
                value: verdict_word(*verdict).to_owned(),
                rows: count(&|row| standing(row) == *verdict),
            })
            .collect(),
        stages: stages
            .iter()
            .map(|stage| Facet {
                value: stage.word().to_owned(),
                rows: count(&|row| row.stage == Some(*stage)),
            })
            .collect(),
        flags: flag_facets(rows),
        dimensions: dimension_facets(rows),
    }
}

fn flag_facets(rows: &[ScannedRow]) -> Vec<Facet> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for flag in rows.iter().flat_map(|scanned| &scanned.row.flags) {
        *counts.entry(flag).or_default() += 1;
    }
    let mut facets: Vec<Facet> =
        counts.into_iter().map(|(value, rows)| Facet { value: value.to_owned(), rows }).collect();
    facets.sort_by(|a, b| b.rows.cmp(&a.rows).then_with(|| a.value.cmp(&b.value)));
    facets
}

fn dimension_facets(rows: &[ScannedRow]) -> Vec<Facet> {
    let Some(first) = rows.iter().find(|scanned| !scanned.row.tiers.is_empty()) else { return Vec::new() };
    let of = |dimension: &str| rows.iter().filter(|scanned| covers(&scanned.row, dimension)).count() as u32;
    first.row.tiers.iter().map(|(id, _)| Facet { value: id.clone(), rows: of(id) }).collect()
}
