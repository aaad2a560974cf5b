//! Who is sitting here.

use super::openings::known_person;
use super::{Casebook, filled, fresh_id};
use crate::error::Error;
use crate::id::PersonId;
use crate::model::{AuditEntry, Person};
use crate::sqlite::{Failure, Sql};

impl Casebook {
    /// Everybody who works with this casebook, in the order in which they were added.
    pub fn people(&self) -> Result<Vec<Person>, Error> {
        self.store.read(|sql| Ok(sql.people()?))
    }

    /// Adds a person; what they do is in their own words and may be empty. Two people of one name who do the same would
    /// be taken for each other, so that is refused.
    pub fn add_person(&self, name: &str, role: &str) -> Result<Person, Error> {
        let (name, role) = (filled(name, "the name")?, role.trim());
        let id = PersonId::from(fresh_id('p')?);
        self.store.change(|change| {
            nobody_else(change.sql, None, &name, role)?;
            change.add_person(&id, &name, role)?;
            change.record(Some(&id), "person", id.as_str(), &told(&name, role))?;
            known_person(change.sql, &id)
        })
    }

    /// Gives a person another name, or other words for what they do. It stands beside everything that they did, also
    /// before; the record keeps what stood there.
    pub fn rename_person(
        &self,
        by: &PersonId,
        id: &PersonId,
        name: &str,
        role: &str,
    ) -> Result<Person, Error> {
        let (name, role) = (filled(name, "the name")?, role.trim());
        self.store.change(|change| {
            known_person(change.sql, by)?;
            let before = known_person(change.sql, id)?;
            if (&*before.name, &*before.role) == (&*name, role) {
                return Ok(before);
            }
            nobody_else(change.sql, Some(id), &name, role)?;
            change.rename_person(id, &name, role)?;
            let detail = format!("{} to {}", told(&before.name, &before.role), told(&name, role));
            change.record(Some(by), "person-renamed", id.as_str(), &detail)?;
            known_person(change.sql, id)
        })
    }

    /// What was done to one thing by its id, oldest first.
    pub fn history_of(&self, subject: &str) -> Result<Vec<AuditEntry>, Error> {
        self.store.read(|sql| Ok(sql.audit_of(subject)?))
    }

    /// The last things that people did, newest first.
    pub fn history(&self, most: u32) -> Result<Vec<AuditEntry>, Error> {
        self.store.read(|sql| Ok(sql.audit(most)?))
    }
}

fn nobody_else(sql: Sql<'_>, but: Option<&PersonId>, name: &str, role: &str) -> Result<(), Failure> {
    let same = |person: &Person| {
        Some(&person.id) != but
            && person.name.to_lowercase() == name.to_lowercase()
            && person.role.to_lowercase() == role.to_lowercase()
    };
    if sql.people()?.iter().any(same) {
        let why = format!(
            "{name} is in this casebook already; choose the name, or add something that tells the two apart"
        );
        return Err(Error::refused(why).into());
    }
    Ok(())
}

/// A person as the record names them.
fn told(name: &str, role: &str) -> String {
    if role.is_empty() { name.to_owned() } else { format!("{name}, {role}") }
}
