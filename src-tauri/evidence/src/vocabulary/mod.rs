//! The terms of the field, their senses, and the words by which a claim is recognised.
//!
//! Everything here is data from `scorecards/`: terms with their weight per seat, verbs by agency and stance, phrases that
//! name something owned, and cues. One automaton finds all of them in one pass over a text ([`Lexicon::scan`]).

mod cue;
mod file;
mod inflect;
mod kind;
mod lexicon;
mod role_id;
mod scan;
mod term;

pub use cue::{Cue, CueSet};
pub use file::DataFile;
pub use inflect::Form;
pub use kind::{Agency, ObjectClass};
pub use lexicon::{Lexicon, Noun, Strength, Verb};
pub use role_id::{RoleId, SEATS, SeatIndex};
pub use scan::{Hit, Scan};
pub use term::{Term, Weight};
