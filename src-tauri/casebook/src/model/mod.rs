//! What a casebook hands out and takes in.

mod candidate;
mod check;
mod opening;
mod person;
mod screening;
mod walk;

pub use candidate::{
    Candidate, CandidateDocument, Decision, Export, Note, Override, ReadMaterial, Seat, StageChange,
    StoredJudgement,
};
pub use check::{AuditEntry, Check, Verification};
pub use opening::{NewOpening, Opening, OpeningStatus, OpeningSummary, Stage, VerdictCounts, Waiting};
pub use person::Person;
pub use screening::{
    Facet, Facets, Hit, ScreenOrder, ScreenQuery, ScreenRow, ScreenScope, ScreenTable, SearchQuery,
    SearchResult, UnreadDocument,
};
pub use walk::{Walk, WalkStatus, WalkVersion, WalkView};

/// A word that is stored and crosses to the interface, and back.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$case_doc])* $case),+
        }

        impl $name {
            /// Every value, in its order.
            pub const ALL: &'static [Self] = &[$(Self::$case),+];

            /// The word as it is stored.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$case => $word),+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<Self, ()> {
                match word {
                    $($word => Ok(Self::$case),)+
                    _ => Err(()),
                }
            }
        }

        impl rusqlite::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                value.as_str()?.parse().map_err(|()| rusqlite::types::FromSqlError::InvalidType)
            }
        }
    };
}
pub(crate) use words;
