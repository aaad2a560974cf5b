//! Why a file gave no document.

/// Why a file gave no document; the text after the colon is for a recruiter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// None of the formats this crate reads.
    #[error("this is {0}, which cannot be read here")]
    Unsupported(String),
    /// A password stands before the content.
    #[error("the file is locked with a password")]
    Encrypted,
    /// The content breaks the rules of its format.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// Some part of the file exceeds a limit.
    #[error("the file is too large: {0}")]
    TooLarge(String),
    /// Reading took longer than it may.
    #[error("reading took too long and was stopped")]
    TimedOut,
}

impl Fault {
    /// A damaged file, with what is wrong with it.
    pub fn damaged(what: impl std::fmt::Display) -> Self {
        Self::Damaged(what.to_string())
    }

    /// A file over a limit, with the limit.
    pub fn too_large(what: impl std::fmt::Display) -> Self {
        Self::TooLarge(what.to_string())
    }
}
