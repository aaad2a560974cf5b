//! Who is sitting here.

use super::{Casebook, filled, fresh_id};
use crate::error::Error;
use crate::id::PersonId;
use crate::model::{AuditEntry, Person, PersonRole};

impl Casebook {
    /// Everybody who works with this casebook, in the order in which they were added.
    pub fn people(&self) -> Result<Vec<Person>, Error> {
        self.store.read(|sql| Ok(sql.people()?))
    }

    /// Adds a person. Two people of one name and role would be taken for each other, so that is refused.
    pub fn add_person(&self, name: &str, role: PersonRole) -> Result<Person, Error> {
        let name = filled(name, "the name")?;
        let id = PersonId::from(fresh_id('p')?);
        self.store.change(|change| {
            let known = change.sql.people()?;
            if known.iter().any(|person| person.role == role && person.name.to_lowercase() == name.to_lowercase()) {
                let why = format!("{name} is in this casebook already; choose the name, or add something that tells the two apart");
                return Err(Error::refused(why).into());
            }
            change.add_person(&id, &name, role)?;
            change.record(Some(&id), "person", id.as_str(), role.word())?;
            let added = change.sql.person(&id)?;
            added.ok_or_else(|| Error::unknown("person", &id).into())
        })
    }

    /// The last things that people did, newest first.
    pub fn history(&self, most: u32) -> Result<Vec<AuditEntry>, Error> {
        self.store.read(|sql| Ok(sql.audit(most)?))
    }
}
