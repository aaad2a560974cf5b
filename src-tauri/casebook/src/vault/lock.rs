//! One writer: a lock that the operating system takes back when the process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use super::Places;
use crate::error::Error;

/// A casebook that was just closed may still be held: by a window on its way out, or by the last step of an import
/// that was stopped. Whoever opens it again waits so long before being told that it is in use.
const PATIENCE: Duration = Duration::from_secs(3);

/// Held as long as a casebook is open.
#[derive(Debug)]
pub(crate) struct WriterLock(#[expect(dead_code, reason = "the lock lives as long as the open file")] File);

impl WriterLock {
    /// Takes the lock, or says that another has it and keeps it.
    pub fn take(places: &Places) -> Result<Self, Error> {
        let path = places.lock();
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(|source| Error::io(&path, source))?;
        let end = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self(file)),
                Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(PATIENCE / 60),
                Err(TryLockError::WouldBlock) => return Err(Error::InUse { dir: places.dir.clone() }),
                Err(TryLockError::Error(source)) => return Err(Error::io(&path, source)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_is_just_being_closed_is_waited_for() {
        let dir = tempfile::tempdir().unwrap();
        let places = Places::new(dir.path());
        let held = WriterLock::take(&places).unwrap();
        let closing = thread::spawn(move || {
            thread::sleep(PATIENCE / 10);
            drop(held);
        });
        assert!(WriterLock::take(&places).is_ok());
        closing.join().unwrap();
    }

    #[test]
    fn one_that_stays_open_is_in_use() {
        let dir = tempfile::tempdir().unwrap();
        let places = Places::new(dir.path());
        let _held = WriterLock::take(&places).unwrap();
        assert!(matches!(WriterLock::take(&places), Err(Error::InUse { .. })));
    }
}
