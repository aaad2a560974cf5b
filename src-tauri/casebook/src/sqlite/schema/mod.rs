//! The layouts of the database, one numbered step after the other.

use rusqlite::Connection;

/// Each step once, in order; a step that was released is never edited.
const STEPS: &[&str] = &[include_str!("0001_first.sql")];

/// The newest layout that this version knows.
pub(crate) const NEWEST: u32 = STEPS.len() as u32;

/// The layout that a database has; 0 when it is new.
pub(crate) fn found(db: &Connection) -> rusqlite::Result<u32> {
    db.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Brings a database to the newest layout; each step happens whole or not at all.
pub(crate) fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let done = found(db)?;
    for (number, step) in (1..).zip(STEPS).skip(done as usize) {
        let tx = db.transaction()?;
        tx.execute_batch(step)?;
        tx.pragma_update(None, "user_version", number)?;
        tx.commit()?;
    }
    Ok(())
}
