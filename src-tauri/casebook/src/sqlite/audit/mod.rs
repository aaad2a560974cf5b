//! What people did, in a chain: each entry's keyed hash covers the one before it.

use rusqlite::{OptionalExtension as _, Row};

use super::time::{stored, time};
use super::{Change, Sql};
use crate::id::PersonId;
use crate::model::AuditEntry;
use crate::vault::DataKey;

/// What the first entry's hash covers in place of one before it.
const BEGINNING: &[u8] = b"the beginning";

struct Link {
    entry: AuditEntry,
    at: i64,
    mac: Vec<u8>,
}

fn row_to_link(row: &Row<'_>) -> rusqlite::Result<Link> {
    let at = row.get(1)?;
    let entry = AuditEntry {
        number: row.get(0)?,
        at: time(at),
        by: row.get(2)?,
        action: row.get(3)?,
        subject: row.get(4)?,
        detail: row.get(5)?,
    };
    Ok(Link { entry, at, mac: row.get(6)? })
}

fn mac(key: &DataKey, before: &[u8], entry: &AuditEntry, at: i64) -> [u8; 32] {
    let by = entry.by.as_ref().map_or("", PersonId::as_str);
    key.mac(&[
        before,
        &entry.number.to_le_bytes(),
        &at.to_le_bytes(),
        by.as_bytes(),
        entry.action.as_bytes(),
        entry.subject.as_bytes(),
        entry.detail.as_bytes(),
    ])
}

fn head_mac(key: &DataKey, number: u64, last: &[u8]) -> [u8; 32] {
    key.mac(&[b"head", &number.to_le_bytes(), last])
}

impl Sql<'_> {
    /// The last entries, newest first.
    pub fn audit(&self, most: u32) -> rusqlite::Result<Vec<AuditEntry>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " ORDER BY number DESC LIMIT ?1"))?
            .query_map([most], |row| row_to_link(row).map(|link| link.entry))?
            .collect()
    }

    /// The entries about one thing, oldest first.
    pub fn audit_of(&self, subject: &str) -> rusqlite::Result<Vec<AuditEntry>> {
        self.db
            .prepare_cached(concat!(include_str!("get.sql"), " WHERE subject = ?1 ORDER BY number"))?
            .query_map([subject], |row| row_to_link(row).map(|link| link.entry))?
            .collect()
    }

    /// Follows the chain from its beginning to its head; a sentence either way.
    pub(super) fn check_audit(&self, key: &DataKey) -> rusqlite::Result<Result<String, String>> {
        let mut statement = self.db.prepare(concat!(include_str!("get.sql"), " ORDER BY number"))?;
        let mut before = BEGINNING.to_vec();
        let mut count = 0;
        for link in statement.query_map([], row_to_link)? {
            let link = link?;
            count += 1;
            let expected = mac(key, &before, &link.entry, link.at);
            if link.entry.number != count || link.mac != expected {
                return Ok(Err(format!(
                    "entry {count} of the record of what people did was changed or is missing"
                )));
            }
            before = link.mac;
        }
        let head: Option<(u64, Vec<u8>)> = self
            .db
            .query_row("SELECT number, mac FROM audit_head", [], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let whole = match head {
            None => count == 0,
            Some((number, seal)) => number == count && seal == head_mac(key, count, &before),
        };
        if whole {
            Ok(Ok(format!("{count} entries follow each other")))
        } else {
            Ok(Err("the end of the record of what people did is missing".to_owned()))
        }
    }

    fn last_link(&self) -> rusqlite::Result<Option<(u64, Vec<u8>)>> {
        self.db
            .prepare_cached("SELECT number, mac FROM audit ORDER BY number DESC LIMIT 1")?
            .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()
    }
}

impl Change<'_> {
    /// Writes down what is being done, in the same transaction.
    pub fn record(
        &self,
        by: Option<&PersonId>,
        action: &str,
        subject: &str,
        detail: &str,
    ) -> rusqlite::Result<()> {
        let (last, before) = self.sql.last_link()?.unwrap_or_else(|| (0, BEGINNING.to_vec()));
        let at = stored(self.now);
        let entry = AuditEntry {
            number: last + 1,
            at: self.now,
            by: by.cloned(),
            action: action.to_owned(),
            subject: subject.to_owned(),
            detail: detail.to_owned(),
        };
        let link = mac(self.audit_key, &before, &entry, at);
        let db = self.sql.db;
        db.prepare_cached(include_str!("add.sql"))?.execute((
            entry.number,
            at,
            by,
            action,
            subject,
            detail,
            link.as_slice(),
        ))?;
        let head = head_mac(self.audit_key, entry.number, &link);
        db.prepare_cached("INSERT OR REPLACE INTO audit_head (one, number, mac) VALUES (1, ?1, ?2)")?
            .execute((entry.number, head.as_slice()))
            .map(drop)
    }
}
