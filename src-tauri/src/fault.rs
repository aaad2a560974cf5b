//! What the window is told when a step fails.

use serde::Serialize;
use specta::Type;

/// Where the interface branches on what went wrong; everything else is `failed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum FaultCode {
    /// The casebook is locked.
    Locked,
    /// The passphrase or the recovery code does not open it.
    WrongPassphrase,
    /// Another window or program holds it.
    InUse,
    /// A newer version wrote it.
    Newer,
    /// Closed until one's own scorecard is in, or for good.
    Sealed,
    /// The thing is gone.
    NotFound,
    /// Everything else.
    Failed,
}

/// A failed step, in one or two sentences for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// What the interface branches on.
    pub code: FaultCode,
    /// What happened, and what to do.
    pub message: String,
}

impl Fault {
    /// A fault with its code.
    pub fn new(code: FaultCode, message: impl Into<String>) -> Self {
        Self { code, message: sentence(&message.into()) }
    }

    /// A fault that the interface only shows.
    pub fn failed(message: impl Into<String>) -> Self {
        Self::new(FaultCode::Failed, message)
    }

    /// A step was asked for while no casebook is open.
    pub fn locked() -> Self {
        Self::new(FaultCode::Locked, "The casebook is locked. Unlock it to go on.")
    }

    /// A thing that is gone.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(FaultCode::NotFound, message)
    }
}

impl From<casebook::Error> for Fault {
    fn from(error: casebook::Error) -> Self {
        use casebook::Error;
        let code = match &error {
            Error::WrongKey { .. } => FaultCode::WrongPassphrase,
            Error::InUse { .. } => FaultCode::InUse,
            Error::Newer { .. } => FaultCode::Newer,
            Error::Unknown { .. } => FaultCode::NotFound,
            _ => FaultCode::Failed,
        };
        Self::new(code, error.to_string())
    }
}

/// With a capital letter and a full stop, as it stands alone on a screen.
pub fn sentence(text: &str) -> String {
    let mut chars = text.trim().chars();
    let Some(first) = chars.next() else { return String::new() };
    let mut whole: String = first.to_uppercase().chain(chars).collect();
    if !whole.ends_with(['.', '?', '!']) {
        whole.push('.');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_interface_branches_on_keeps_its_code() {
        let dir = std::path::PathBuf::from("here");
        assert_eq!(
            Fault::from(casebook::Error::WrongKey { dir: dir.clone() }).code,
            FaultCode::WrongPassphrase
        );
        assert_eq!(Fault::from(casebook::Error::InUse { dir }).code, FaultCode::InUse);
        assert_eq!(Fault::from(casebook::Error::EmptyPassphrase).code, FaultCode::Failed);
    }

    #[test]
    fn a_message_is_a_sentence() {
        assert_eq!(sentence("a passphrase needs one"), "A passphrase needs one.");
        assert_eq!(sentence("Why?"), "Why?");
        assert_eq!(sentence(" "), "");
    }
}
