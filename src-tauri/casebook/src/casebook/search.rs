//! Search: the index finds, the store gives the words around it.

use evidence::span::Span;

use super::Casebook;
use super::openings::known_opening_number;
use crate::error::Error;
use crate::id::DocumentId;
use crate::index::{Index, Words};
use crate::model::{Hit, SearchQuery, SearchResult};

impl Casebook {
    /// Searches the texts of all documents, or of those of an opening. Nothing that can be typed is an error.
    pub fn search(&self, query: &SearchQuery) -> Result<SearchResult, Error> {
        let words = Index::words(&query.text);
        let among = query
            .opening
            .as_ref()
            .map(|id| self.store.read(|sql| Ok(sql.document_ids_in(known_opening_number(sql, id)?)?)));
        let among: Option<Vec<String>> =
            among.transpose()?.map(|ids| ids.iter().map(ToString::to_string).collect());
        if words.is_empty() {
            return Ok(SearchResult { hits: Vec::new(), total: 0, understood: String::new() });
        }
        let found = self.searching(|index| index.search(&words, among.as_deref(), query.limit))?;
        let hits =
            found.ids.iter().filter_map(|id| self.hit(&words, id).transpose()).collect::<Result<_, _>>()?;
        Ok(SearchResult { hits, total: found.total, understood: words.to_string() })
    }

    fn hit(&self, words: &Words, id: &str) -> Result<Option<Hit>, Error> {
        let id = DocumentId::from(id);
        let found = self.store.read(|sql| {
            let Some(row) = sql.document(&id)? else { return Ok(None) };
            let body = sql.body(&row, false)?;
            Ok(body.map(|body| (row, body)))
        })?;
        Ok(found.map(|(row, body)| {
            let excerpt = self.index.excerpt(words, body.text());
            Hit {
                document: id,
                candidate: row.candidate,
                name: row.candidate_name,
                file_name: row.file_name,
                snippet: excerpt.text,
                marks: excerpt.marks.into_iter().map(|mark| Span::new(mark.start, mark.end)).collect(),
            }
        }))
    }

    /// Asks the index; where it cannot be read it is made anew from the store, once, and asked again.
    pub(super) fn searching<T>(&self, ask: impl Fn(&Index) -> Result<T, Error>) -> Result<T, Error> {
        match ask(&self.index) {
            Err(Error::Index { .. }) => {
                self.index.reset()?;
                self.catch_up()?;
                ask(&self.index)
            }
            answer => answer,
        }
    }
}
