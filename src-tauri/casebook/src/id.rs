//! The names of things in a casebook. Each is a text that sorts, prints and travels as it is.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The id as it is stored.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(id: &str) -> Self {
                Self(id.to_owned())
            }
        }

        impl From<String> for $name {
            fn from(id: String) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl rusqlite::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                value.as_str().map(Self::from)
            }
        }
    };
}

text_id! {
    /// A person who works with the casebook. Random, so that people of two casebooks never share one.
    PersonId
}
text_id! {
    /// A requisition. Random.
    OpeningId
}
text_id! {
    /// A person whose documents are read. Made from the hash of the first document, so the same file always gives
    /// the same candidate.
    CandidateId
}
text_id! {
    /// A document: the SHA-256 of its bytes in lower-case hex.
    DocumentId
}
text_id! {
    /// One interviewer's pass through a scorecard. Random.
    WalkId
}

impl DocumentId {
    /// The id of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        use sha2::{Digest, Sha256};
        Self(evidence::document::hex(&Sha256::digest(bytes)))
    }
}

impl CandidateId {
    /// The candidate that a first document makes.
    pub fn of(document: &DocumentId) -> Self {
        Self(format!("c-{}", document.0.get(..16).unwrap_or(&document.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bytes_give_the_same_document_and_candidate() {
        let (a, b) = (DocumentId::of(b"a resume"), DocumentId::of(b"a resume"));
        assert_eq!(a, b);
        assert_eq!(CandidateId::of(&a), CandidateId::of(&b));
        assert_ne!(a, DocumentId::of(b"another"));
    }
}
