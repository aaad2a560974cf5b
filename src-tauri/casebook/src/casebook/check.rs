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
            check("database", self.check_database()),
            check("encryption", self.check_encryption()),
            check("originals", self.check_originals()),
            check("scorecards", self.check_walks()),
            check("index", self.check_index()),
            check("audit", self.store.check_audit()),
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

    fn check_walks(&self) -> Result<Result<String, String>, Error> {
        let (count, damaged) = self.store.read(|sql| Ok(sql.damaged_walks()?))?;
        if damaged.is_empty() {
            return Ok(Ok(format!("{count} versions of scorecards can be read")));
        }
        let ids: Vec<String> = damaged.iter().map(ToString::to_string).collect();
        let put_back = "put the casebook's folder back from a backup";
        Ok(Err(format!("{} scorecards cannot be read ({}); {put_back}", ids.len(), ids.join(", "))))
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

/// A part that cannot be read at all is a fault of that part; the others are still checked.
fn check(name: &str, found: Result<Result<String, String>, Error>) -> Check {
    let found = found.unwrap_or_else(|error| Err(error.to_string()));
    let ok = found.is_ok();
    Check { name: name.to_owned(), ok, detail: found.unwrap_or_else(|why| why) }
}

#[cfg(test)]
mod tests {
    use evidence::scorecard::{Edition, Person, Walk};

    use crate::Casebook;
    use crate::error::Error;
    use crate::id::{CandidateId, WalkId};
    use crate::model::NewOpening;

    fn with_a_walk(dir: &std::path::Path) -> (Casebook, WalkId) {
        let (casebook, _) = Casebook::create(dir, "four plain words here").unwrap();
        let by = casebook.add_person("Ada Berg", "").unwrap().id;
        let (title, empty) = ("Seat".to_owned(), String::new());
        let new = NewOpening {
            role: "hpc-engineer".into(),
            title,
            place: empty.clone(),
            hiring_manager: empty.clone(),
            knowledge: empty,
        };
        let opening = casebook.create_opening(&by, &new).unwrap().id;
        let candidate = CandidateId::from("c-1");
        casebook.store.change(|change| Ok(change.add_candidate(&candidate, "Cy").map(drop)?)).unwrap();
        casebook.add_to_opening(&by, &opening, &candidate).unwrap();
        let edition = Edition { role: "hpc-engineer".into(), hash: "00".to_owned() };
        let content = Walk::new(edition, Person::new(by.as_str(), "Ada Berg"));
        let walk = casebook.begin_walk(&by, &opening, &candidate, "# Questions", &content).unwrap();
        casebook.submit_walk(&by, &walk.id, &content).unwrap();
        casebook.revise_walk(&by, &walk.id, &content, "misread").unwrap();
        (casebook, walk.id)
    }

    #[test]
    fn a_damaged_scorecard_is_named_wherever_it_is_met() {
        let dir = tempfile::tempdir().unwrap();
        let (casebook, id) = with_a_walk(dir.path());
        let told = || {
            casebook.verify().unwrap().checks.into_iter().find(|check| check.name == "scorecards").unwrap()
        };
        assert_eq!((told().ok, &*told().detail), (true, "2 versions of scorecards can be read"));
        casebook.store.change(|change| Ok(change.set_walk(&id, r#"{"answers": 7}"#)?)).unwrap();
        assert!(!told().ok && told().detail.contains(id.as_str()), "{}", told().detail);
        let by = casebook.people().unwrap()[0].id.clone();
        let met = casebook.own_walk(&by, &id);
        assert!(matches!(met, Err(Error::Damaged { id: named, .. }) if named == id.as_str()));
    }
}
