//! `assay`, the headless door to the same crates as the desktop app.
fn main() {}
