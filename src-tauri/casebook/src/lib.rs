//! The recruiter's disk: an encrypted casebook.
//!
//! `SQLite` (through `SQLCipher`) holds the ground truth: documents and what people wrote. The search index and the
//! judgements are derived and can be made anew at any time. [`Casebook`] has one method a journey step; the modules
//! `sqlite` and `index` do not know each other, only `casebook` sees both.

mod casebook;
mod doors;
mod error;
pub mod id;
mod index;
pub mod intake;
pub mod model;
mod sqlite;
mod vault;

pub use casebook::{Casebook, Import, Key};
pub use error::Error;
pub use vault::RecoveryCode;
