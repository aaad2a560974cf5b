//! What a read says, and the laws that hold for every read.

mod laws;
mod sample;
mod told;
