//! What a person types to search: words, "phrases" and -not.

use tantivy::Term;
use tantivy::query::{AllQuery, BooleanQuery, Occur, PhraseQuery, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::tokenizer::{TextAnalyzer, TokenStream as _};

/// One part of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clause {
    wanted: bool,
    /// One word, or a phrase of several.
    words: Vec<String>,
}

/// A query as it was understood. Nothing that can be typed is an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words(Vec<Clause>);

impl Words {
    /// Reads what was typed. A word that the index would split, such as `bring-up`, is a phrase.
    pub fn parse(typed: &str, analyzer: &mut TextAnalyzer) -> Self {
        let clauses = parts(typed).into_iter().filter_map(|(wanted, part)| {
            let mut words = Vec::new();
            analyzer.token_stream(&part).process(&mut |token| words.push(token.text.clone()));
            (!words.is_empty()).then_some(Clause { wanted, words })
        });
        Self(clauses.collect())
    }

    /// True where nothing is asked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words that are wanted.
    pub fn wanted(&self) -> impl Iterator<Item = &str> {
        self.0
            .iter()
            .filter(|clause| clause.wanted)
            .flat_map(|clause| clause.words.iter().map(String::as_str))
    }

    /// As a query on a field; every part must fit.
    pub fn query(&self, field: Field) -> Box<dyn Query> {
        let mut parts: Vec<(Occur, Box<dyn Query>)> =
            self.0.iter().map(|clause| clause.query(field)).collect();
        if self.0.iter().all(|clause| !clause.wanted) {
            // A query of nothing but refusals would find nothing.
            parts.push((Occur::Must, Box::new(AllQuery)));
        }
        Box::new(BooleanQuery::new(parts))
    }
}

impl Clause {
    fn query(&self, field: Field) -> (Occur, Box<dyn Query>) {
        let occur = if self.wanted { Occur::Must } else { Occur::MustNot };
        let mut terms: Vec<Term> = self.words.iter().map(|word| Term::from_field_text(field, word)).collect();
        let query: Box<dyn Query> = match (terms.len(), terms.pop()) {
            (1, Some(term)) => Box::new(TermQuery::new(term, IndexRecordOption::WithFreqs)),
            (_, last) => {
                terms.extend(last);
                Box::new(PhraseQuery::new(terms))
            }
        };
        (occur, query)
    }
}

impl std::fmt::Display for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, clause) in self.0.iter().enumerate() {
            let (gap, sign) = (if at > 0 { " " } else { "" }, if clause.wanted { "" } else { "-" });
            let words = clause.words.join(" ");
            if clause.words.len() == 1 {
                write!(f, "{gap}{sign}{words}")?;
            } else {
                write!(f, "{gap}{sign}\"{words}\"")?;
            }
        }
        Ok(())
    }
}

/// The parts of what was typed, with whether each is wanted. A quotation mark that is never closed reaches to the end.
fn parts(typed: &str) -> Vec<(bool, String)> {
    let mut parts = Vec::new();
    let mut rest = typed.trim_start();
    while !rest.is_empty() {
        let (wanted, body) = match rest.strip_prefix('-') {
            Some(body) => (false, body),
            None => (true, rest),
        };
        let quoted = body.strip_prefix(['"', '“', '”', '„']);
        let (part, after) = match quoted {
            Some(inside) => inside.split_once(['"', '“', '”']).unwrap_or((inside, "")),
            None => body.split_once(char::is_whitespace).unwrap_or((body, "")),
        };
        parts.push((wanted, part.to_owned()));
        rest = after.trim_start();
    }
    parts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::index::analyzer;

    fn understood(typed: &str) -> String {
        Words::parse(typed, &mut analyzer()).to_string()
    }

    #[test]
    fn words_phrases_and_refusals_are_told_apart() {
        assert_eq!(understood("GPU \"bring up\" -AWS"), "gpu \"bring up\" -aws");
        assert_eq!(understood("bring-up -“pre sales”"), "\"bring up\" -\"pre sales\"");
        assert_eq!(understood("\"never closed"), "\"never closed\"");
        assert_eq!(understood(" - \"\" + : "), "");
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_understood_the_same_way_twice(typed in "\\PC{0,40}") {
            let once = understood(&typed);
            prop_assert_eq!(understood(&once), once.clone());
        }
    }
}
