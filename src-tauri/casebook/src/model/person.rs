//! Who works with a casebook.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::words;
use crate::id::PersonId;

words! {
    /// What a person does in a search.
    PersonRole {
        /// Finds and screens.
        Recruiter = "recruiter",
        /// Owns the seat and reviews.
        HiringManager = "hiring-manager",
    }
}

/// Somebody whose name stands beside what they wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Its id.
    pub id: PersonId,
    /// As it is shown, such as `Ada Berg`.
    pub name: String,
    /// What they do.
    pub role: PersonRole,
    /// When they were added.
    pub created: DateTime<Utc>,
}
