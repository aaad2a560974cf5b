//! A folder for tantivy in which every file is encrypted.
//!
//! A file is `magic · file id (16 bytes) · chunks`. A chunk is 16 KiB sealed with XChaCha20-Poly1305 under the nonce
//! file id + chunk number; the file's name and whether the chunk is the last are authenticated with it, so files and
//! chunks cannot be swapped, cut or joined. Chunks are read and opened only when they are asked for.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read as _, Seek as _, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use tantivy::HasLen;
use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    AntiCallToken, Directory, DirectoryLock, FileHandle, Lock, OwnedBytes, TerminatingWrite, WatchCallback,
    WatchCallbackList, WatchHandle, WritePtr,
};

use crate::vault::{DataKey, random, sync_dir};

const MAGIC: &[u8; 8] = b"ASSAYIX1";
const HEAD: u64 = 24;
const CHUNK: usize = 16 * 1024;
const TAG: usize = 16;

/// The folder and the key of its files.
#[derive(Clone)]
pub(super) struct SealedDirectory {
    dir: Arc<PathBuf>,
    cipher: Arc<XChaCha20Poly1305>,
    watchers: Arc<WatchCallbackList>,
}

impl SealedDirectory {
    /// The folder, which exists, under a key.
    pub fn new(dir: &Path, key: &DataKey) -> Self {
        Self {
            dir: Arc::new(dir.to_owned()),
            cipher: Arc::new(key.cipher()),
            watchers: Arc::new(WatchCallbackList::default()),
        }
    }

    fn open(&self, path: &Path) -> io::Result<SealedFile> {
        SealedFile::open(File::open(self.dir.join(path))?, path, &self.cipher)
    }

    fn write_whole(&self, path: &Path, data: &[u8]) -> io::Result<()> {
        let fresh = self.dir.join(path).with_extension("fresh");
        let mut writer = SealedWriter::new(File::create(&fresh)?, path, &self.cipher)?;
        writer.write_all(data)?;
        writer.finish()?;
        std::fs::rename(&fresh, self.dir.join(path))?;
        sync_dir(&self.dir)
    }
}

impl std::fmt::Debug for SealedDirectory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SealedDirectory({})", self.dir.display())
    }
}

impl Directory for SealedDirectory {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.open(path).map(|file| Arc::new(file) as Arc<dyn FileHandle>).map_err(|e| open_error(e, path))
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        std::fs::remove_file(self.dir.join(path)).map_err(|e| {
            if e.kind() == io::ErrorKind::NotFound {
                return DeleteError::FileDoesNotExist(path.to_owned());
            }
            DeleteError::IoError { io_error: Arc::new(e), filepath: path.to_owned() }
        })
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.dir.join(path).try_exists().map_err(|e| open_error(e, path))
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        let file = OpenOptions::new().write(true).create_new(true).open(self.dir.join(path));
        let failed = |e: io::Error| {
            if e.kind() == io::ErrorKind::AlreadyExists {
                return OpenWriteError::FileAlreadyExists(path.to_owned());
            }
            OpenWriteError::IoError { io_error: Arc::new(e), filepath: path.to_owned() }
        };
        let writer = SealedWriter::new(file.map_err(failed)?, path, &self.cipher).map_err(failed)?;
        Ok(BufWriter::new(Box::new(writer)))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        let file = self.open(path).map_err(|e| open_error(e, path))?;
        let bytes = file.read_bytes(0..file.len()).map_err(|e| open_error(e, path))?;
        Ok(bytes.as_slice().to_vec())
    }

    fn atomic_write(&self, path: &Path, data: &[u8]) -> io::Result<()> {
        self.write_whole(path, data)?;
        drop(self.watchers.broadcast());
        Ok(())
    }

    fn sync_directory(&self) -> io::Result<()> {
        sync_dir(&self.dir)
    }

    /// The casebook's own lock keeps other programs out, and the index is written behind a mutex.
    fn acquire_lock(&self, _: &Lock) -> Result<DirectoryLock, LockError> {
        Ok(DirectoryLock::from(Box::new(())))
    }

    fn watch(&self, callback: WatchCallback) -> tantivy::Result<WatchHandle> {
        Ok(self.watchers.subscribe(callback))
    }
}

fn open_error(e: io::Error, path: &Path) -> OpenReadError {
    if e.kind() == io::ErrorKind::NotFound {
        return OpenReadError::FileDoesNotExist(path.to_owned());
    }
    OpenReadError::wrap_io_error(e, path.to_owned())
}

fn nonce(file_id: &[u8; 16], chunk: u64) -> XNonce {
    let mut nonce = [0; 24];
    let (head, tail) = nonce.split_at_mut(16);
    head.copy_from_slice(file_id);
    tail.copy_from_slice(&chunk.to_le_bytes());
    XNonce::from(nonce)
}

fn about(path: &Path, last: bool) -> Vec<u8> {
    let mut about = path.to_string_lossy().into_owned().into_bytes();
    about.push(u8::from(last));
    about
}

fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a file of the index was changed or is damaged")
}

/// Writes chunk after chunk; the last one is marked when the writer is told that it is done.
struct SealedWriter {
    file: File,
    path: PathBuf,
    cipher: Arc<XChaCha20Poly1305>,
    file_id: [u8; 16],
    chunk: u64,
    waiting: Vec<u8>,
}

impl SealedWriter {
    fn new(mut file: File, path: &Path, cipher: &Arc<XChaCha20Poly1305>) -> io::Result<Self> {
        let file_id = random().map_err(io::Error::other)?;
        file.write_all(MAGIC)?;
        file.write_all(&file_id)?;
        let waiting = Vec::with_capacity(CHUNK);
        Ok(Self { file, path: path.to_owned(), cipher: Arc::clone(cipher), file_id, chunk: 0, waiting })
    }

    fn seal(&mut self, last: bool) -> io::Result<()> {
        let payload = Payload { msg: &self.waiting, aad: &about(&self.path, last) };
        let sealed =
            self.cipher.encrypt(&nonce(&self.file_id, self.chunk), payload).map_err(|_| damaged())?;
        self.file.write_all(&sealed)?;
        self.chunk += 1;
        self.waiting.clear();
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.seal(true)?;
        self.file.sync_all()
    }
}

impl Write for SealedWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.waiting.len() == CHUNK {
            self.seal(false)?;
        }
        let taken = bytes.len().min(CHUNK - self.waiting.len());
        self.waiting.extend_from_slice(bytes.get(..taken).unwrap_or_default());
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        // A chunk is written when it is full or the last; nothing reads a file before it is done.
        Ok(())
    }
}

impl TerminatingWrite for SealedWriter {
    fn terminate_ref(&mut self, _: AntiCallToken) -> io::Result<()> {
        self.finish()
    }
}

/// An encrypted file from which ranges are read.
struct SealedFile {
    file: Mutex<File>,
    path: PathBuf,
    cipher: Arc<XChaCha20Poly1305>,
    file_id: [u8; 16],
    chunks: u64,
    len: usize,
    recent: Mutex<HashMap<u64, Arc<Vec<u8>>>>,
}

impl SealedFile {
    fn open(mut file: File, path: &Path, cipher: &Arc<XChaCha20Poly1305>) -> io::Result<Self> {
        let size = file.metadata()?.len();
        let mut head = [0; HEAD as usize];
        file.read_exact(&mut head)?;
        let (magic, id) = head.split_first_chunk::<8>().ok_or_else(damaged)?;
        if magic != MAGIC {
            return Err(damaged());
        }
        let body = size - HEAD;
        let sealed_chunk = (CHUNK + TAG) as u64;
        let chunks = body.div_ceil(sealed_chunk);
        let len = body.checked_sub(chunks * TAG as u64).ok_or_else(damaged)?;
        if chunks == 0 {
            return Err(damaged());
        }
        let file = Self {
            file: Mutex::new(file),
            path: path.to_owned(),
            cipher: Arc::clone(cipher),
            file_id: id.try_into().map_err(|_| damaged())?,
            chunks,
            len: usize::try_from(len).map_err(|_| damaged())?,
            recent: Mutex::new(HashMap::new()),
        };
        // The last chunk says that it is the last: a file that was cut short does not get past here.
        file.chunk(chunks - 1)?;
        Ok(file)
    }

    fn chunk(&self, number: u64) -> io::Result<Arc<Vec<u8>>> {
        if let Some(found) = self.recent.lock().unwrap_or_else(PoisonError::into_inner).get(&number) {
            return Ok(Arc::clone(found));
        }
        let last = number + 1 == self.chunks;
        let sealed = self.read_sealed(number)?;
        let payload = Payload { msg: &sealed, aad: &about(&self.path, last) };
        let plain = self.cipher.decrypt(&nonce(&self.file_id, number), payload).map_err(|_| damaged())?;
        let plain = Arc::new(plain);
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.len() >= RECENT {
            recent.clear();
        }
        recent.insert(number, Arc::clone(&plain));
        Ok(plain)
    }

    fn read_sealed(&self, number: u64) -> io::Result<Vec<u8>> {
        let at = HEAD + number * (CHUNK + TAG) as u64;
        let mut sealed = Vec::with_capacity(CHUNK + TAG);
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        std::io::Read::by_ref(&mut *file).take((CHUNK + TAG) as u64).read_to_end(&mut sealed)?;
        Ok(sealed)
    }
}

/// Chunks of a file that stay open after use; tantivy often comes back to the one before.
const RECENT: usize = 16;

impl std::fmt::Debug for SealedFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SealedFile({}, {} bytes)", self.path.display(), self.len)
    }
}

impl HasLen for SealedFile {
    fn len(&self) -> usize {
        self.len
    }
}

impl FileHandle for SealedFile {
    fn read_bytes(&self, range: Range<usize>) -> io::Result<OwnedBytes> {
        if range.start > range.end || range.end > self.len {
            return Err(damaged());
        }
        let mut bytes = Vec::with_capacity(range.len());
        let mut at = range.start;
        while at < range.end {
            let chunk = self.chunk((at / CHUNK) as u64)?;
            let from = at % CHUNK;
            let to = (from + range.end - at).min(chunk.len());
            let part = chunk.get(from..to).filter(|part| !part.is_empty()).ok_or_else(damaged)?;
            bytes.extend_from_slice(part);
            at += part.len();
        }
        Ok(OwnedBytes::new(bytes))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn written(bytes: &[u8]) -> (tempfile::TempDir, SealedDirectory) {
        let dir = tempfile::tempdir().unwrap();
        let sealed = SealedDirectory::new(dir.path(), &DataKey::from_bytes([7; 32]));
        let mut writer = sealed.open_write(Path::new("a.bin")).unwrap();
        writer.write_all(bytes).unwrap();
        writer.terminate().unwrap();
        (dir, sealed)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn every_range_reads_as_it_was_written(len in 0usize..70_000, cut in any::<(u16, u16)>()) {
            let bytes: Vec<u8> = (0..len).map(|n| (n * 31 % 251) as u8).collect();
            let (_dir, sealed) = written(&bytes);
            let file = sealed.open_read(Path::new("a.bin")).unwrap();
            prop_assert_eq!(file.len(), len);
            let (a, b) = (cut.0 as usize % (len + 1), cut.1 as usize % (len + 1));
            let range = a.min(b)..a.max(b);
            let slice = file.slice(range.clone()).read_bytes().unwrap();
            prop_assert_eq!(slice.as_slice(), &bytes[range]);
        }

        #[test]
        fn a_changed_or_cut_file_is_never_read_as_something_else(at in any::<u32>(), cut in any::<bool>()) {
            let bytes = vec![5u8; 40_000];
            let (dir, sealed) = written(&bytes);
            let path = dir.path().join("a.bin");
            let mut stored = std::fs::read(&path).unwrap();
            let at = at as usize % stored.len();
            if cut { stored.truncate(at) } else { stored[at] ^= 0x10 }
            std::fs::write(&path, stored).unwrap();
            let read = sealed.open_read(Path::new("a.bin")).and_then(|file| {
                file.read_bytes().map_err(|e| OpenReadError::wrap_io_error(e, path.clone()))
            });
            prop_assert!(read.is_err());
        }
    }

    #[test]
    fn a_file_under_another_name_or_key_does_not_open() {
        let (dir, sealed) = written(b"words");
        std::fs::copy(dir.path().join("a.bin"), dir.path().join("b.bin")).unwrap();
        assert!(sealed.atomic_read(Path::new("a.bin")).is_ok());
        assert!(sealed.atomic_read(Path::new("b.bin")).is_err());
        let other = SealedDirectory::new(dir.path(), &DataKey::from_bytes([8; 32]));
        assert!(other.atomic_read(Path::new("a.bin")).is_err());
    }
}
