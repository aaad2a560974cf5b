//! The search index: derived from the store, encrypted, and made anew whenever it cannot be read.

mod directory;
mod query;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, RwLock};

use directory::SealedDirectory;
pub(crate) use query::Words;
use serde::{Deserialize, Serialize};
use tantivy::collector::{Count, DocSetCollector, TopDocs};
use tantivy::query::{BooleanQuery, ConstScoreQuery, Occur, Query, TermSetQuery};
use tantivy::schema::{FAST, Field, IndexRecordOption, STRING, Schema, TextFieldIndexing, TextOptions};
use tantivy::snippet::SnippetGenerator;
use tantivy::tokenizer::{AsciiFoldingFilter, LowerCaser, RemoveLongFilter, SimpleTokenizer, TextAnalyzer};
use tantivy::{
    DocAddress, IndexReader, IndexSettings, IndexWriter, ReloadPolicy, Searcher, TantivyDocument, Term,
};

use crate::error::Error;
use crate::vault::{DataKey, create_private_dir};

/// Goes up whenever the fields or the way words are told apart change; another number means a rebuild.
const SCHEMA: u32 = 1;
/// Memory of the writer, in bytes.
const WRITER_BYTES: usize = 48 * 1024 * 1024;
/// Length of a snippet, in characters.
const SNIPPET_CHARS: usize = 180;

/// Which state of which store the index shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stamp {
    /// The store's name.
    pub db_id: String,
    /// The layout of the index.
    pub schema: u32,
    /// The store's last change that the index has seen.
    pub seq: u64,
}

impl Stamp {
    /// The stamp of a state of a store in today's layout.
    pub fn new(db_id: String, seq: u64) -> Self {
        Self { db_id, schema: SCHEMA, seq }
    }
}

/// What changes in the index.
#[derive(Clone, Debug, Default)]
pub(crate) struct IndexChange<'a> {
    /// Documents that are gone.
    pub gone: Vec<String>,
    /// Documents with their texts; an older text of the same id is replaced.
    pub texts: Vec<(&'a str, &'a str)>,
}

/// What a search found: ids, the best first, and how many fit in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Found {
    /// The best ids.
    pub ids: Vec<String>,
    /// How many fit.
    pub total: u32,
}

/// A piece of text around what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    /// The piece.
    pub text: String,
    /// The finds as byte ranges of it.
    pub marks: Vec<std::ops::Range<usize>>,
}

struct Live {
    index: tantivy::Index,
    reader: IndexReader,
    id: Field,
    text: Field,
}

/// The open index. Searching goes on while it is written.
pub(crate) struct Index {
    dir: PathBuf,
    key: DataKey,
    live: RwLock<Live>,
    writing: Mutex<()>,
}

impl Index {
    /// Opens the index; an error means that it has to be made anew.
    pub fn open(dir: &Path, key: &DataKey) -> Result<Self, Error> {
        let key = key.derive("index");
        create_private_dir(dir)?;
        let live = Live::open(dir, &key).map_err(|e| index_error(dir, &e))?;
        Ok(Self { dir: dir.to_owned(), key, live: RwLock::new(live), writing: Mutex::new(()) })
    }

    /// Throws away whatever is there and begins with nothing.
    pub fn anew(dir: &Path, key: &DataKey) -> Result<Self, Error> {
        clear(dir)?;
        Self::open(dir, key)
    }

    /// Empties the open index and begins with nothing.
    pub fn reset(&self) -> Result<(), Error> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut live = self.live.write().unwrap_or_else(PoisonError::into_inner);
        clear(&self.dir)?;
        create_private_dir(&self.dir)?;
        *live = Live::open(&self.dir, &self.key).map_err(|e| self.error(&e))?;
        Ok(())
    }

    /// What the index shows; nothing where it is new or was not written by this program.
    pub fn stamp(&self) -> Option<Stamp> {
        let payload = self.with(|live| Ok(live.index.load_metas()?.payload)).ok()??;
        serde_json::from_str(&payload).ok().filter(|stamp: &Stamp| stamp.schema == SCHEMA)
    }

    /// Takes up changes and the stamp of the state that they lead to; durable when this returns.
    pub fn update(&self, change: &IndexChange<'_>, stamp: &Stamp) -> Result<(), Error> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        self.with(|live| live.update(change, stamp))
    }

    /// Reads what was typed.
    pub fn words(typed: &str) -> Words {
        Words::parse(typed, &mut analyzer())
    }

    /// The best documents for some words; `among` limits the search to these ids.
    pub fn search(&self, words: &Words, among: Option<&[String]>, limit: usize) -> Result<Found, Error> {
        self.with(|live| live.search(words, among, limit))
    }

    /// Every document that fits, in the order of the ids.
    pub fn all(&self, words: &Words) -> Result<Vec<String>, Error> {
        self.with(|live| live.all(live.text_query(words).as_ref()))
    }

    /// The ids of all documents in the index, in order.
    pub fn ids(&self) -> Result<Vec<String>, Error> {
        self.with(|live| live.all(&tantivy::query::AllQuery))
    }

    /// Files of the index that do not hold what was written.
    pub fn damaged_files(&self) -> Result<Vec<PathBuf>, Error> {
        self.with(|live| {
            let mut files: Vec<PathBuf> = live.index.validate_checksum()?.into_iter().collect();
            files.sort();
            Ok(files)
        })
    }

    /// The piece of a text that shows most of the wanted words.
    pub fn excerpt(&self, words: &Words, text: &str) -> Excerpt {
        let terms: BTreeMap<String, f32> = words.wanted().map(|word| (word.to_owned(), 1.0)).collect();
        let field = self.live.read().unwrap_or_else(PoisonError::into_inner).text;
        let snippet = SnippetGenerator::new(terms, analyzer(), field, SNIPPET_CHARS).snippet(text);
        if snippet.is_empty() {
            return Excerpt { text: text.chars().take(SNIPPET_CHARS).collect(), marks: Vec::new() };
        }
        Excerpt { text: snippet.fragment().to_owned(), marks: snippet.highlighted().to_vec() }
    }

    fn with<T>(&self, act: impl FnOnce(&Live) -> tantivy::Result<T>) -> Result<T, Error> {
        let live = self.live.read().unwrap_or_else(PoisonError::into_inner);
        act(&live).map_err(|e| self.error(&e))
    }

    fn error(&self, e: &tantivy::TantivyError) -> Error {
        index_error(&self.dir, e)
    }
}

/// How texts and queries are cut into words: letters and digits, in lower case, without accents.
fn analyzer() -> TextAnalyzer {
    TextAnalyzer::builder(SimpleTokenizer::default())
        .filter(RemoveLongFilter::limit(64))
        // Folding can make a capital of a letter that has none of its own, so it goes first.
        .filter(AsciiFoldingFilter)
        .filter(LowerCaser)
        .build()
}

fn index_error(dir: &Path, e: &tantivy::TantivyError) -> Error {
    let why = e.to_string();
    if why.contains("StorageFull") || why.contains("No space left") {
        return Error::DiskFull { path: dir.to_owned() };
    }
    Error::Index { path: dir.to_owned(), why }
}

fn clear(dir: &Path) -> Result<(), Error> {
    match std::fs::remove_dir_all(dir) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => Err(Error::io(dir, source)),
        _ => Ok(()),
    }
}

fn schema() -> (Schema, Field, Field) {
    let mut builder = Schema::builder();
    let id = builder.add_text_field("id", STRING | FAST);
    let words = TextFieldIndexing::default()
        .set_tokenizer("words")
        .set_index_option(IndexRecordOption::WithFreqsAndPositions);
    // The text is kept once, in the store.
    let text = builder.add_text_field("text", TextOptions::default().set_indexing_options(words));
    (builder.build(), id, text)
}

impl Live {
    fn open(dir: &Path, key: &DataKey) -> tantivy::Result<Self> {
        let (schema, id, text) = schema();
        let sealed = SealedDirectory::new(dir, key);
        let index = if tantivy::Index::exists(&sealed)? {
            tantivy::Index::open(sealed)?
        } else {
            tantivy::Index::create(sealed, schema.clone(), IndexSettings::default())?
        };
        if index.schema() != schema {
            return Err(tantivy::TantivyError::SchemaError("another layout".to_owned()));
        }
        index.tokenizers().register("words", analyzer());
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self { index, reader, id, text })
    }

    fn update(&self, change: &IndexChange<'_>, stamp: &Stamp) -> tantivy::Result<()> {
        // One thread: the order of documents, and with it every tie, is the store's.
        let mut writer: IndexWriter<TantivyDocument> = self.index.writer_with_num_threads(1, WRITER_BYTES)?;
        for gone in &change.gone {
            writer.delete_term(Term::from_field_text(self.id, gone));
        }
        for (id, text) in &change.texts {
            writer.delete_term(Term::from_field_text(self.id, id));
            let mut document = TantivyDocument::new();
            document.add_text(self.id, id);
            document.add_text(self.text, text);
            writer.add_document(document)?;
        }
        let mut commit = writer.prepare_commit()?;
        commit.set_payload(&serde_json::to_string(stamp).unwrap_or_default());
        commit.commit()?;
        writer.wait_merging_threads()?;
        self.reader.reload()
    }

    fn text_query(&self, words: &Words) -> Box<dyn Query> {
        words.query(self.text)
    }

    fn search(&self, words: &Words, among: Option<&[String]>, limit: usize) -> tantivy::Result<Found> {
        let mut query = self.text_query(words);
        if let Some(ids) = among {
            let terms = ids.iter().map(|id| Term::from_field_text(self.id, id));
            let among = ConstScoreQuery::new(Box::new(TermSetQuery::new(terms)), 0.0);
            query = Box::new(BooleanQuery::new(vec![(Occur::Must, query), (Occur::Must, Box::new(among))]));
        }
        let searcher = self.reader.searcher();
        let best = TopDocs::with_limit(limit.max(1)).order_by_score();
        let (hits, total) = searcher.search(&query, &(best, Count))?;
        let (scores, places): (Vec<f32>, Vec<DocAddress>) = hits.into_iter().unzip();
        let mut scored: Vec<(f32, String)> = scores.into_iter().zip(ids_at(&searcher, &places)?).collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        scored.truncate(limit);
        Ok(Found { ids: scored.into_iter().map(|(_, id)| id).collect(), total: total as u32 })
    }

    fn all(&self, query: &dyn Query) -> tantivy::Result<Vec<String>> {
        let searcher = self.reader.searcher();
        let found: Vec<DocAddress> = searcher.search(query, &DocSetCollector)?.into_iter().collect();
        let mut ids = ids_at(&searcher, &found)?;
        ids.sort();
        Ok(ids)
    }
}

/// The ids at some places, in their order. Each segment's column is opened once.
fn ids_at(searcher: &Searcher, places: &[DocAddress]) -> tantivy::Result<Vec<String>> {
    let mut columns = BTreeMap::new();
    let mut ids = Vec::with_capacity(places.len());
    for at in places {
        let column = match columns.entry(at.segment_ord) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(fresh) => {
                fresh.insert(searcher.segment_reader(at.segment_ord).fast_fields().str("id")?)
            }
        };
        let mut id = String::new();
        if let Some(column) = column
            && let Some(ord) = column.term_ords(at.doc_id).next()
        {
            column.ord_to_str(ord, &mut id)?;
        }
        ids.push(id);
    }
    Ok(ids)
}
