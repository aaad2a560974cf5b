//! One writer: a lock that the operating system takes back when the process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};

use super::Places;
use crate::error::Error;

/// Held as long as a casebook is open.
#[derive(Debug)]
pub(crate) struct WriterLock(#[expect(dead_code, reason = "the lock lives as long as the open file")] File);

impl WriterLock {
    /// Takes the lock, or says that another has it.
    pub fn take(places: &Places) -> Result<Self, Error> {
        let path = places.lock();
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(|source| Error::io(&path, source))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(Error::InUse { dir: places.dir.clone() }),
            Err(TryLockError::Error(source)) => Err(Error::io(&path, source)),
        }
    }
}
