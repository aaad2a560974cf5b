//! Who asked, rated or decided.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The id of a person who uses the casebook; never shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

impl PersonId {
    /// The id as it is stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl From<String> for PersonId {
    fn from(id: String) -> Self {
        Self(id)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A named person, as they stood when they asked, rated or decided.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Person {
    /// Tells two people of one name apart.
    pub id: PersonId,
    /// The name that others read.
    pub name: String,
    /// Their part in the hiring, such as `hiring manager`; may be empty.
    #[serde(default)]
    pub part: String,
}

impl Person {
    /// A person whose part is not known.
    pub fn new(id: impl Into<PersonId>, name: impl Into<String>) -> Self {
        Self { id: id.into(), name: name.into(), part: String::new() }
    }
}
