//! Who works with a casebook.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::id::PersonId;

/// Somebody whose name stands beside what they wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Its id.
    pub id: PersonId,
    /// As it is shown, such as `Ada Berg`.
    pub name: String,
    /// What they do here, in their own words, such as `Hiring manager`; may be empty.
    pub role: String,
    /// When they were added.
    pub created: DateTime<Utc>,
}
