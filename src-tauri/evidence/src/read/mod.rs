//! The written read: what a document shows and what people heard, in sentences that each open their source.

mod candidate;
mod cite;
mod html;
mod interviews;
mod markdown;
mod opening;
mod sentence;
mod source;
#[cfg(test)]
mod tests;
mod words;

pub use candidate::{CandidateMaterial, SeatWords, candidate};
pub use html::html;
pub use markdown::markdown;
pub use opening::{OpeningMaterial, opening};
pub use sentence::{Read, Section, Sentence};
pub use source::{Field, Source};
pub use words::verdict_words;
