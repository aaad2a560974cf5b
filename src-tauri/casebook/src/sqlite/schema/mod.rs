//! The layouts of the database, one numbered step after the other.

use rusqlite::Connection;

/// Each step once, in order; a step that was released is never edited.
const STEPS: &[&str] = &[
    include_str!("0001_first.sql"),
    include_str!("0002_hiring_manager_and_parts.sql"),
    include_str!("0003_positions.sql"),
    include_str!("0004_exports.sql"),
];

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

#[cfg(test)]
mod tests {
    use super::*;

    /// A database as an earlier layout left it.
    fn at_layout(steps: usize, filled: &str) -> Connection {
        let db = Connection::open_in_memory().unwrap();
        for step in &STEPS[..steps] {
            db.execute_batch(step).unwrap();
        }
        db.execute_batch(filled).unwrap();
        db.pragma_update(None, "user_version", steps).unwrap();
        db
    }

    #[test]
    fn an_opening_of_the_first_layout_keeps_its_hiring_manager() {
        let mut db = at_layout(
            1,
            "INSERT INTO person (id, name, role, created) VALUES ('p-1', 'Ada Berg', 'hiring-manager', 0);
             INSERT INTO opening (id, role, title, place, status, knowledge, created, created_by) VALUES
             ('o-1', 'r', 't', 'Oslo / north / hiring manager: Bo Falk', 'open', 'k', 0, 'p-1'),
             ('o-2', 'r', 't', '/ hiring manager: Bo Falk', 'open', 'k', 0, 'p-1'),
             ('o-3', 'r', 't', 'Oslo', 'open', 'k', 0, 'p-1');",
        );
        migrate(&mut db).unwrap();
        let mut statement = db.prepare("SELECT place, hiring_manager FROM opening ORDER BY id").unwrap();
        let kept: Vec<(String, String)> = statement
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let of = |place: &str, manager: &str| (place.to_owned(), manager.to_owned());
        assert_eq!(kept, [of("Oslo / north", "Bo Falk"), of("", "Bo Falk"), of("Oslo", "")]);
        let role: String = db.query_row("SELECT role FROM person", [], |row| row.get(0)).unwrap();
        assert_eq!(role, "Hiring manager");
        assert_eq!(found(&db).unwrap(), NEWEST);
    }
}
