//! The table of an opening, and the search in it.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use casebook::id::{CandidateId, OpeningId};
use casebook::model::{self, ScreenQuery, ScreenRow, ScreenScope, SearchQuery};
use evidence::assessment::Knowledge;

use super::AtDesk;
use super::openings::opening_now;
use crate::desk::{Open, lock};
use crate::fault::Fault;
use crate::wire::person::named;
use crate::wire::screening::{
    self as wire, Beside, Nearest, Screening, ScreeningRow, SearchAnswer, SearchHit,
};
use crate::wire::{candidate, opening};

/// Hits that are told with the words around them; the others are only named.
const WITH_WORDS: usize = 200;

/// How long the table may wait for positions.
const UNNOTICED: Duration = Duration::from_millis(150);

/// Every candidate of an opening, evidence first.
#[tauri::command(async)]
#[specta::specta]
pub fn screening(desk: AtDesk<'_>, opening_id: String) -> Result<Screening, Fault> {
    let open = desk.open()?;
    let id = OpeningId::from(opening_id);
    let opening = opening_now(&open, &id)?;
    let role = Knowledge::shipped().role(&opening.role_id.as_str().into());
    let role = role
        .map(opening::role)
        .ok_or_else(|| Fault::not_found("The seat of this opening is not known to this version."))?;
    let people = open.casebook.people()?;
    let table = open.casebook.screen(&ScreenQuery::all(ScreenScope::Opening(id.clone())))?;
    read_positions(&open, &id, &table.rows)?;
    let rows = table.rows.into_iter().map(|row| one_row(&open, &id, &role.id, &people, row));
    let rows = rows.collect::<Result<Vec<_>, Fault>>()?;
    Ok(Screening { opening, role, rows })
}

/// Reads the positions that are not known yet, from the top of the table, as far as a person does not notice. The
/// others follow the next time that the table is asked for.
fn read_positions(open: &Open, opening: &OpeningId, rows: &[ScreenRow]) -> Result<(), Fault> {
    let began = Instant::now();
    for row in rows {
        if began.elapsed() > UNNOTICED {
            break;
        }
        if lock(&open.positions).contains_key(&row.document) {
            continue;
        }
        let candidate = open.casebook.candidate(&row.candidate, Some(opening))?;
        for document in candidate.documents {
            let position = document.document.as_ref().map(candidate::position).unwrap_or_default();
            lock(&open.positions).insert(document.id, position);
        }
    }
    Ok(())
}

fn one_row(
    open: &Open,
    opening: &OpeningId,
    role: &str,
    people: &[model::Person],
    row: ScreenRow,
) -> Result<ScreeningRow, Fault> {
    let own_by = match row.override_verdict {
        Some(_) => overrider(open, opening, &row.candidate, people)?,
        None => String::new(),
    };
    let position = lock(&open.positions).get(&row.document).cloned().unwrap_or_default();
    Ok(wire::row(role, row, Beside { position, own_by }))
}

fn overrider(
    open: &Open,
    opening: &OpeningId,
    id: &CandidateId,
    people: &[model::Person],
) -> Result<String, Fault> {
    let candidate = open.casebook.candidate(id, Some(opening))?;
    let seat = candidate.seats.iter().find(|seat| seat.opening == *opening);
    let last = seat.and_then(|seat| seat.overrides.last());
    Ok(last.map(|it| named(people, &it.by).name).unwrap_or_default())
}

/// Searches the documents of an opening.
#[tauri::command(async)]
#[specta::specta]
pub fn search(desk: AtDesk<'_>, opening_id: String, query: String) -> Result<SearchAnswer, Fault> {
    let open = desk.open()?;
    let opening = OpeningId::from(opening_id);
    let found = open.casebook.search(&asked(&opening, &query))?;
    let mut hits: Vec<SearchHit> = found.hits.iter().map(wire::hit).collect();
    if found.total as usize > hits.len() {
        hits.extend(others(&open, &opening, &query, &hits)?);
    }
    let nearest = if hits.is_empty() { nearest(&open, &opening, &query)? } else { None };
    Ok(SearchAnswer { understood: found.understood, hits, nearest })
}

fn asked(opening: &OpeningId, text: &str) -> SearchQuery {
    SearchQuery { text: text.to_owned(), opening: Some(opening.clone()), limit: WITH_WORDS }
}

/// The candidates that fit as well, without the words around the match.
fn others(
    open: &Open,
    opening: &OpeningId,
    query: &str,
    told: &[SearchHit],
) -> Result<Vec<SearchHit>, Fault> {
    let told: BTreeSet<&str> = told.iter().map(|hit| hit.id.as_str()).collect();
    let fitting =
        ScreenQuery { words: query.to_owned(), ..ScreenQuery::all(ScreenScope::Opening(opening.clone())) };
    let rows = open.casebook.screen(&fitting)?.rows.into_iter().map(|row| row.candidate.to_string());
    let rest = rows.filter(|id| !told.contains(id.as_str()));
    Ok(rest.map(|id| SearchHit { id, snippet: String::new(), marks: Vec::new() }).collect())
}

/// The single word of a query that finds most.
fn nearest(open: &Open, opening: &OpeningId, query: &str) -> Result<Option<Nearest>, Fault> {
    let mut best: Option<Nearest> = None;
    for word in
        query.split_whitespace().map(|word| word.trim_matches('"')).filter(|word| !word.starts_with('-'))
    {
        let hits = open.casebook.search(&SearchQuery { limit: 1, ..asked(opening, word) })?.total;
        if hits > best.as_ref().map_or(0, |best| best.hits) {
            best = Some(Nearest { query: word.to_owned(), hits });
        }
    }
    Ok(best)
}
