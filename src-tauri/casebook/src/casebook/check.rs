//! Whether the parts agree, and making the derived ones anew.

use super::Casebook;
use crate::error::Error;
use crate::id::{DocumentId, PersonId};
use crate::intake::Judge;
use crate::model::{Check, Verification};

impl Casebook {
    /// Checks database, encryption, originals, index and the record of what people did. It changes nothing.
    pub fn verify(&self) -> Result<Verification, Error> {
        let checks = vec![
            check("database", self.check_database()?),
            check("encryption", self.check_encryption()?),
            check("originals", self.check_originals()?),
            check("index", self.check_index()?),
            check("audit", self.store.check_audit()?),
        ];
        Ok(Verification { checks })
    }

    /// Makes the index and all judgements anew from the documents, and pins this version of the role data to every
    /// opening. Tells how many documents of how many are judged. Returns the number of documents that were judged.
    pub fn rebuild(
        &self,
        by: Option<&PersonId>,
        judge: &dyn Judge,
        progress: impl FnMut(usize, usize),
    ) -> Result<usize, Error> {
        self.store.change(|change| {
            change.clear_judgements()?;
            Ok(change.record(by, "rebuild", "", judge.version())?)
        })?;
        let judged = self.refresh(by, judge, progress)?;
        self.index.reset()?;
        self.catch_up()?;
        self.store.truncate_log()?;
        Ok(judged)
    }

    fn check_database(&self) -> Result<Result<String, String>, Error> {
        let said = self.store.read(|sql| Ok(sql.integrity()?))?;
        if said == ["ok"] {
            return Ok(Ok("the database is whole".to_owned()));
        }
        Ok(Err(format!("the database is damaged: {}", said.join("; "))))
    }

    fn check_encryption(&self) -> Result<Result<String, String>, Error> {
        let said = self.store.read(|sql| Ok(sql.cipher_integrity()?))?;
        if said.is_empty() {
            return Ok(Ok("every page is encrypted and unchanged".to_owned()));
        }
        Ok(Err(format!("{} pages were changed from outside: {}", said.len(), said.join("; "))))
    }

    fn check_originals(&self) -> Result<Result<String, String>, Error> {
        self.store.read(|sql| {
            let numbers = sql.document_numbers()?;
            let mut wrong = Vec::new();
            for number in &numbers {
                let id = sql.document_id(*number)?;
                if sql.original(*number)?.is_none_or(|bytes| DocumentId::of(&bytes) != id) {
                    wrong.push(id.to_string());
                }
            }
            if wrong.is_empty() {
                return Ok(Ok(format!("{} originals are what they were when they came", numbers.len())));
            }
            Ok(Err(format!("{} originals are not what they were: {}", wrong.len(), wrong.join(", "))))
        })
    }

    fn check_index(&self) -> Result<Result<String, String>, Error> {
        let store = self.store.read(|sql| Ok(sql.read_ids()?))?;
        let store: Vec<String> = store.iter().map(ToString::to_string).collect();
        let (files, ids) = match (self.index.damaged_files(), self.index.ids()) {
            (Ok(files), Ok(ids)) => (files, ids),
            (Err(e), _) | (_, Err(e)) => return Ok(Err(e.to_string())),
        };
        if !files.is_empty() {
            return Ok(Err(format!("{} files of the search index are damaged; rebuild it", files.len())));
        }
        if ids != store {
            let why = format!(
                "the search index holds {} documents, the store {}; rebuild it",
                ids.len(),
                store.len()
            );
            return Ok(Err(why));
        }
        Ok(Ok(format!("the search index holds the same {} documents as the store", ids.len())))
    }
}

fn check(name: &str, found: Result<String, String>) -> Check {
    let ok = found.is_ok();
    Check { name: name.to_owned(), ok, detail: found.unwrap_or_else(|why| why) }
}
