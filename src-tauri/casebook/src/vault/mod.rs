//! The casebook's folder from outside: the key and what it is wrapped in, and the lock that keeps one writer.

mod header;
mod key;
mod lock;
mod recovery;

use std::path::{Path, PathBuf};

use zeroize::Zeroizing;

pub(crate) use header::Header;
pub(crate) use key::{DataKey, random};
pub(crate) use lock::WriterLock;
pub use recovery::RecoveryCode;

use crate::error::Error;

/// Where the parts of a casebook lie.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// The casebook's folder.
    pub dir: PathBuf,
}

impl Places {
    /// The places in a folder.
    pub fn new(dir: &Path) -> Self {
        Self { dir: dir.to_owned() }
    }

    /// The wrapped key.
    pub fn header(&self) -> PathBuf {
        self.dir.join("casebook.header")
    }

    /// The encrypted database.
    pub fn store(&self) -> PathBuf {
        self.dir.join("casebook.db")
    }

    /// The encrypted search index.
    pub fn index(&self) -> PathBuf {
        self.dir.join("index")
    }

    /// The lock file; it holds nothing.
    pub fn lock(&self) -> PathBuf {
        self.dir.join("casebook.lock")
    }
}

/// What opens a casebook, wiped from memory when dropped.
pub(crate) type Secret = Zeroizing<String>;

/// Creates the folder for the user alone. A folder that holds something already keeps the rights that it has.
pub(crate) fn create_private_dir(dir: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(dir).map_err(|source| Error::io(dir, source))?;
    #[cfg(unix)]
    if std::fs::read_dir(dir).is_ok_and(|mut inside| inside.next().is_none()) {
        use std::os::unix::fs::PermissionsExt as _;
        let private = std::fs::Permissions::from_mode(0o700);
        std::fs::set_permissions(dir, private).map_err(|source| Error::io(dir, source))?;
    }
    Ok(())
}

/// Makes the names in a folder last through a power cut.
pub(crate) fn sync_dir(dir: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::File::open(dir)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = dir;
    Ok(())
}
