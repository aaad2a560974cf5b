//! The table of an opening, and the search in it.

use std::collections::BTreeSet;

use casebook::id::OpeningId;
use casebook::model::{ScreenQuery, ScreenScope, SearchQuery};
use evidence::assessment::Knowledge;

use super::AtDesk;
use super::openings::opening_now;
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::opening;
use crate::wire::screening::{self as wire, Nearest, Screening, SearchAnswer, SearchHit};

/// Hits that are told with the words around them; the others are only named.
const WITH_WORDS: usize = 200;

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
    let rows = table.rows.into_iter().map(|row| wire::row(&role.id, row, &people)).collect();
    Ok(Screening { opening, role, rows })
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
