//! House rules: what keeps the walls of ARCHITECTURE.md standing when nobody is looking.
//!
//! Each rule is a function from what it reads to its complaints, so that every rule is also shown
//! a small offender and has to object.

#[cfg(test)]
mod dependencies;
#[cfg(test)]
mod layers;
#[cfg(test)]
mod manifests;
#[cfg(test)]
mod paths;
#[cfg(test)]
mod sizes;
#[cfg(test)]
mod tree;
#[cfg(test)]
mod words;
