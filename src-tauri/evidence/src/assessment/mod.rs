//! What one document shows for one seat.

mod credit;
mod knowledge;
mod role;
mod seats;
mod verdict;
mod weigh;

pub use credit::{Credit, credits};
pub use knowledge::Knowledge;
pub use role::{Contaminant, Dimension, MisleadingTitle, RoleProfile};
pub use seats::SeatTable;
pub use verdict::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
pub use weigh::{Evidenced, Reason, Seat, weigh};
