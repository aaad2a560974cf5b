//! The random key of a casebook, the keys made from it, and wrapping under another key.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use hkdf::Hkdf;
use hkdf::hmac::{Hmac, Mac as _};
use sha2::Sha256;
use zeroize::{Zeroize as _, ZeroizeOnDrop, Zeroizing};

use crate::error::Error;

/// Thirty-two secret bytes, wiped when dropped and never printed.
#[derive(Clone, zeroize::Zeroize, ZeroizeOnDrop)]
pub(crate) struct DataKey([u8; 32]);

impl DataKey {
    /// A new random key.
    pub fn random() -> Result<Self, Error> {
        Ok(Self(random()?))
    }

    /// A key from its bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A key for one purpose, from which this one cannot be found.
    pub fn derive(&self, purpose: &str) -> Self {
        Self::stretch(&self.0, purpose)
    }

    /// A key for one purpose from bytes that are random already.
    pub fn stretch(random_bytes: &[u8], purpose: &str) -> Self {
        let mut key = [0; 32];
        let made = Hkdf::<Sha256>::new(None, random_bytes).expand(purpose.as_bytes(), &mut key);
        // HKDF refuses only outputs of more than 255 hashes; this one is a single hash long.
        debug_assert!(made.is_ok());
        Self(key)
    }

    /// The key's bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The statement that hands the key to the database.
    pub fn pragma(&self) -> Zeroizing<String> {
        let mut digits = evidence::document::hex(&self.0);
        let pragma = Zeroizing::new(format!("PRAGMA key = \"x'{digits}'\";"));
        digits.zeroize();
        pragma
    }

    /// A keyed hash of some bytes.
    pub fn mac(&self, parts: &[&[u8]]) -> [u8; 32] {
        let Ok(mut mac) = <Hmac<Sha256> as hkdf::hmac::KeyInit>::new_from_slice(&self.0) else {
            return [0; 32];
        };
        for part in parts {
            // The length goes first, so that two lists of parts never give the same bytes.
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }

    /// Encrypts a few bytes so that a change of them or of `about` shows. The nonce stands in front.
    pub fn seal(&self, plain: &[u8], about: &[u8]) -> Result<Vec<u8>, Error> {
        let nonce: [u8; 24] = random()?;
        let sealed = self
            .cipher()
            .encrypt(&XNonce::from(nonce), Payload { msg: plain, aad: about })
            .map_err(|_| Error::NoRandomness)?;
        Ok([nonce.as_slice(), &sealed].concat())
    }

    /// The bytes that [`seal`](Self::seal) encrypted; nothing where the key is another or a byte was changed.
    pub fn unseal(&self, sealed: &[u8], about: &[u8]) -> Option<Zeroizing<Vec<u8>>> {
        let (nonce, body) = sealed.split_first_chunk::<24>()?;
        let plain = self.cipher().decrypt(&XNonce::from(*nonce), Payload { msg: body, aad: about }).ok()?;
        Some(Zeroizing::new(plain))
    }

    /// The cipher under this key.
    pub fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&Key::from(self.0))
    }
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Error::NoRandomness)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_only_whole_and_under_its_key() {
        let key = DataKey::random().unwrap();
        let sealed = key.seal(b"secret", b"about").unwrap();
        assert_eq!(key.unseal(&sealed, b"about").unwrap().as_slice(), b"secret");
        assert!(key.unseal(&sealed, b"other").is_none());
        assert!(DataKey::random().unwrap().unseal(&sealed, b"about").is_none());
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert!(key.unseal(&changed, b"about").is_none(), "byte {at}");
        }
        assert!(key.unseal(&sealed[..10], b"about").is_none());
    }

    #[test]
    fn purposes_get_different_keys() {
        let key = DataKey::random().unwrap();
        assert_ne!(key.derive("index").bytes(), key.derive("audit").bytes());
        assert_ne!(key.mac(&[b"ab", b"c"]), key.mac(&[b"a", b"bc"]));
    }
}
