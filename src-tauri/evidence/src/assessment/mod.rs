//! What one document shows for one seat.

mod verdict;

pub use verdict::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
