//! What a sentence says somebody did: the eight slots of an ownership claim.

mod slots;

pub use slots::{Agency, ObjectClass, Slot, Stance, Tier, WhoseScale};
