//! How much one file may cost.

use serde::{Deserialize, Serialize};

/// How much one file may cost; what lies over a limit is refused or left out with a notice, never read in part in
/// silence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Bytes of the file itself.
    pub file_bytes: u64,
    /// Bytes of one unpacked entry of a zip container.
    pub entry_bytes: u64,
    /// Bytes of all unpacked entries of a zip container together.
    pub unpacked_bytes: u64,
    /// Entries of a zip container.
    pub entries: usize,
    /// Nesting of elements or groups in XML, HTML and RTF.
    pub depth: usize,
    /// Pages of a PDF.
    pub pages: usize,
    /// Glyphs on one page of a PDF.
    pub page_glyphs: usize,
    /// Bytes of visible text.
    pub text_bytes: usize,
    /// Bytes of one reply of a worker process.
    pub reply_bytes: u64,
    /// Memory of a worker process in bytes, where the system can hold it to that.
    pub memory_bytes: u64,
    /// Wall time for one file in milliseconds, kept by the parent of a worker process.
    pub deadline_ms: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            file_bytes: 25 << 20,
            entry_bytes: 32 << 20,
            unpacked_bytes: 64 << 20,
            entries: 4_000,
            depth: 256,
            pages: 60,
            page_glyphs: 60_000,
            text_bytes: 4 << 20,
            reply_bytes: 32 << 20,
            memory_bytes: 1 << 30,
            deadline_ms: 10_000,
        }
    }
}
