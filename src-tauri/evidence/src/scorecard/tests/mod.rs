//! What a scorecard may look like, what is said about a wrong one, and what a walk still needs.

mod pairing;
mod parse;
mod shipped;
mod walk;
