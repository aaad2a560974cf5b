//! The printed code that opens a casebook when the passphrase is lost.

use std::fmt;

use sha2::{Digest as _, Sha256};
use zeroize::Zeroizing;

use super::key::random;
use crate::error::Error;

/// Letters and digits that are not mistaken for each other (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// 128 random bits, written as seven groups of four characters, the last twelve bits of which catch a slip of the pen.
///
/// It is shown once, when the casebook is created or recovered. [`Display`](fmt::Display) writes it for paper.
#[derive(Clone)]
pub struct RecoveryCode(Zeroizing<[u8; 16]>);

impl RecoveryCode {
    /// A new random code.
    pub(crate) fn random() -> Result<Self, Error> {
        Ok(Self(Zeroizing::new(random()?)))
    }

    /// Reads a code as a person types it: case, spaces and hyphens do not matter, O is 0, I and L are 1. Nothing where
    /// a character is missing or wrong.
    pub fn parse(typed: &str) -> Option<Self> {
        let mut bits = 0u128;
        let mut check = 0u16;
        let mut count = 0usize;
        for letter in typed.chars().filter(|c| c.is_alphanumeric()) {
            let value = digit(letter)?;
            if count < 25 {
                bits = (bits << 5) | u128::from(value);
            } else if count == 25 {
                // 25 digits hold 125 bits; the 26th brings the last three and the first two of the check.
                bits = (bits << 3) | u128::from(value >> 2);
                check = u16::from(value & 3);
            } else {
                check = (check << 5) | u16::from(value);
            }
            count += 1;
            if count > 28 {
                return None;
            }
        }
        let code = Self(Zeroizing::new(bits.to_be_bytes()));
        (count == 28 && check == code.check()).then_some(code)
    }

    /// The 128 bits.
    pub(crate) fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    fn check(&self) -> u16 {
        let hash = Sha256::digest(self.0.as_slice());
        let head: [u8; 2] = [hash.first().copied().unwrap_or(0), hash.get(1).copied().unwrap_or(0)];
        u16::from_be_bytes(head) >> 4
    }
}

impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from_be_bytes(*self.0);
        let check = u32::from(self.check());
        for place in 0..28u32 {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            let value = match place {
                0..25 => (bits >> (123 - 5 * place)) as u32,
                25 => ((bits as u32) << 2) | (check >> 10),
                _ => check >> (5 * (27 - place)),
            };
            let letter = ALPHABET.get((value & 31) as usize).copied().unwrap_or(b'0');
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}

fn digit(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|known| char::from(*known) == letter).and_then(|at| u8::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_written_code_reads_back(bytes in any::<[u8; 16]>()) {
            let code = RecoveryCode(Zeroizing::new(bytes));
            let written = code.to_string();
            prop_assert_eq!(written.len(), 34);
            prop_assert_eq!(*RecoveryCode::parse(&written).unwrap().0, bytes);
            let sloppy = written.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            prop_assert_eq!(*RecoveryCode::parse(&sloppy).unwrap().0, bytes);
        }

        #[test]
        fn a_code_cut_short_is_refused(bytes in any::<[u8; 16]>(), keep in 0usize..33) {
            let written = RecoveryCode(Zeroizing::new(bytes)).to_string();
            let cut = &written[..keep];
            prop_assert!(RecoveryCode::parse(cut).is_none());
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_nearly_always_caught() {
        let code = RecoveryCode(Zeroizing::new(*b"sixteen bytes ok"));
        let written: Vec<char> = code.to_string().chars().collect();
        let mut passed = 0;
        for at in (0..written.len()).filter(|at| written[*at] != '-') {
            let mut slip = written.clone();
            slip[at] = if slip[at] == 'X' { 'Y' } else { 'X' };
            passed += usize::from(RecoveryCode::parse(&slip.iter().collect::<String>()).is_some());
        }
        assert_eq!(passed, 0);
    }
}
