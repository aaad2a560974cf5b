//! Which database this is and how many changes it has seen.

use evidence::document::hex;

use super::Sql;

/// What the search index is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    /// The database's own name; a restored backup gets another.
    pub db_id: String,
    /// Changes so far.
    pub seq: u64,
}

impl Sql<'_> {
    /// Gives a new database its name.
    pub(super) fn ensure_identity(&self) -> rusqlite::Result<()> {
        // Two random 64-bit numbers of the database's own generator; the name is no secret.
        let (a, b): (i64, i64) =
            self.db.query_row("SELECT random(), random()", [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let name = hex(&[a.to_be_bytes(), b.to_be_bytes()].concat());
        self.db.execute("INSERT OR IGNORE INTO meta (one, db_id, seq) VALUES (1, ?1, 0)", [name])?;
        Ok(())
    }

    /// The database's name and its count of changes.
    pub fn identity(&self) -> rusqlite::Result<Identity> {
        self.db.query_row("SELECT db_id, seq FROM meta", [], |row| {
            Ok(Identity { db_id: row.get(0)?, seq: row.get(1)? })
        })
    }

    /// Counts one more change.
    pub(super) fn next_seq(&self) -> rusqlite::Result<u64> {
        self.db.query_row("UPDATE meta SET seq = seq + 1 RETURNING seq", [], |row| row.get(0))
    }

    /// What the database's own checks say; `ok` where nothing is wrong.
    pub fn integrity(&self) -> rusqlite::Result<Vec<String>> {
        self.column("PRAGMA integrity_check")
    }

    /// What the encryption's check says; empty where every page is whole.
    pub fn cipher_integrity(&self) -> rusqlite::Result<Vec<String>> {
        self.column("PRAGMA cipher_integrity_check")
    }

    fn column(&self, sql: &str) -> rusqlite::Result<Vec<String>> {
        self.db.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
    }
}
