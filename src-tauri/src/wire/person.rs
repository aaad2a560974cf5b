//! People and the casebook's state.

use casebook::id::PersonId;
use casebook::model;
use serde::{Deserialize, Serialize};
use specta::Type;

/// Somebody whose name stands beside what they wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Person {
    /// Its id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What they do here, in their own words; may be empty.
    pub role: String,
}

/// Somebody to be added or renamed.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct NewPerson {
    /// The name.
    pub name: String,
    /// What they do here, in their own words.
    pub role: String,
}

/// An unlocked casebook.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Session {
    /// Everybody, in the order in which they were added.
    pub people: Vec<Person>,
    /// Who is sitting here.
    pub person: Option<Person>,
    /// True for the sample casebook.
    pub sample: bool,
}

/// How the casebook stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// There is none yet.
    FirstRun,
    /// There is one, and it is locked.
    Locked,
    /// It is open.
    Open,
}

/// What the window asks first.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Status {
    /// How the casebook stands.
    pub state: State,
    /// Version of the program.
    pub version: String,
    /// The casebook's folder.
    pub casebook: Option<String>,
    /// Present while it is open.
    pub session: Option<Session>,
}

/// A recovery code, shown once.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Recoverable {
    /// The code.
    pub recovery_code: String,
    /// The open casebook.
    pub session: Session,
}

impl From<&model::Person> for Person {
    fn from(person: &model::Person) -> Self {
        Self { id: person.id.to_string(), name: person.name.clone(), role: person.role.clone() }
    }
}

/// The person of an id; one who is not known any more keeps the id as a name.
pub fn named(people: &[model::Person], id: &PersonId) -> Person {
    let unknown = || Person { id: id.to_string(), name: id.to_string(), role: String::new() };
    people.iter().find(|person| person.id == *id).map_or_else(unknown, Person::from)
}

/// A person of the casebook as the scorecard names them.
pub fn rater(people: &[model::Person], id: &PersonId) -> evidence::scorecard::Person {
    let Person { id, name, role } = named(people, id);
    evidence::scorecard::Person { id: id.into(), name, part: role }
}
