//! The whole job without a window.

#[cfg(test)]
#[path = "../case/mod.rs"]
mod case;
#[cfg(test)]
mod job;
