//! A zip container, unpacked within limits and never onto a disk.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use crate::fault::Fault;
use crate::limits::Limits;
use crate::text;

/// An open container. The names of its entries are looked up and never used as paths.
pub struct Container<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    entry_bytes: u64,
    left: u64,
}

impl<'a> Container<'a> {
    /// Opens a container; nothing is unpacked yet.
    pub fn open(bytes: &'a [u8], limits: &Limits) -> Result<Self, Fault> {
        let archive =
            ZipArchive::new(Cursor::new(bytes)).map_err(|_| Fault::damaged("its container is broken"))?;
        if archive.len() > limits.entries {
            return Err(Fault::too_large(format!("it holds more than {} parts", limits.entries)));
        }
        Ok(Self { archive, entry_bytes: limits.entry_bytes, left: limits.unpacked_bytes })
    }

    /// True where it has an entry of that name.
    pub fn has(&self, name: &str) -> bool {
        self.archive.index_for_name(name).is_some()
    }

    /// An entry as text; nothing where there is none of that name.
    pub fn text(&mut self, name: &str) -> Result<Option<String>, Fault> {
        let Ok(entry) = self.archive.by_name(name) else { return Ok(None) };
        let most = self.entry_bytes.min(self.left);
        let mut bytes = Vec::new();
        let read = entry
            .take(most + 1)
            .read_to_end(&mut bytes)
            .map_err(|_| Fault::damaged("a part of it is broken"));
        if bytes.len() as u64 > most {
            return Err(Fault::too_large("it unpacks to more than a resume can hold"));
        }
        read?;
        self.left -= bytes.len() as u64;
        Ok(Some(text::decode(&bytes)))
    }
}
