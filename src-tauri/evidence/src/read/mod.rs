//! The written read: what a document shows and what people heard, in sentences that each open their source.

mod sentence;
mod source;

pub use sentence::{Read, Section, Sentence};
pub use source::{Field, Source};
