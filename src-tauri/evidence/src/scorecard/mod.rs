//! The ownership questions of a seat, and one interviewer's pass through them.

mod answer;
mod blocks;
mod draft;
mod pairing;
mod parse;
mod person;
mod progress;
mod question;
#[cfg(test)]
pub(crate) mod sample;
mod scale;
mod shipped;
mod tally;
#[cfg(test)]
mod tests;
mod walk;

pub use answer::{Answer, Capture, CaptureState, Level, Rating};
pub use pairing::{Pairing, pair};
pub use person::{Person, PersonId};
pub use progress::{Coverage, Missing, coverage, may_rate, missing};
pub use question::{Anchor, Question, QuestionId, Response, Scorecard};
pub use scale::{Quantity, quantities};
pub use tally::{DimensionProfile, mean, profile};
pub(crate) use tally::{counted, mean_of};
pub use walk::{Edition, Length, Walk};
