//! The file that holds the casebook's key, wrapped once by the passphrase and once by the recovery code.

use std::io::Write as _;
use std::path::Path;

use argon2::{Algorithm, Argon2, Params, Version};
use evidence::document::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use zeroize::Zeroizing;

use super::key::{DataKey, random};
use super::{Places, RecoveryCode, sync_dir};
use crate::error::Error;

/// The newest header layout that this version knows.
const VERSION: u32 = 1;
/// The first line of the file, so that a person who finds it knows what it is.
const FORMAT: &str = "assay-casebook";
/// A header is a few hundred bytes; anything much larger is not one.
const MOST_BYTES: u64 = 16 * 1024;

/// What it costs to try one passphrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cost {
    memory_kib: u32,
    passes: u32,
    lanes: u32,
}

/// RFC 9106 names 64 MiB and three passes for where memory is short; about 0.15 s on a laptop.
const COST: Cost = Cost { memory_kib: 64 * 1024, passes: 3, lanes: 1 };
/// Below this a header is not trusted: somebody may have made guessing cheap (OWASP's floor).
const FLOOR: Cost = Cost { memory_kib: 19 * 1024, passes: 2, lanes: 1 };
/// Above this a hostile header could stop the machine.
const CEILING: Cost = Cost { memory_kib: 1024 * 1024, passes: 16, lanes: 8 };

/// The key under one wrapping.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Wrap {
    salt: String,
    sealed: String,
}

/// The wrapped key with everything that unwrapping needs, and a hash that tells damage from a wrong passphrase.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Header {
    format: String,
    version: u32,
    casebook: String,
    cost: Cost,
    passphrase: Wrap,
    recovery: Wrap,
    check: String,
}

impl Header {
    /// A header for a new casebook.
    pub fn new(key: &DataKey, passphrase: &str, code: &RecoveryCode) -> Result<Self, Error> {
        let empty = || Wrap { salt: String::new(), sealed: String::new() };
        let mut header = Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            casebook: hex(&random::<16>()?),
            cost: COST,
            passphrase: empty(),
            recovery: empty(),
            check: String::new(),
        };
        header.set_recovery(key, code)?;
        header.set_passphrase(key, passphrase)?;
        Ok(header)
    }

    /// Wraps the key under another code; the code before opens nothing any more.
    pub fn set_recovery(&mut self, key: &DataKey, code: &RecoveryCode) -> Result<(), Error> {
        let salt: [u8; 16] = random()?;
        let wrapping = DataKey::stretch(&[code.bytes().as_slice(), &salt].concat(), "recovery");
        let sealed = wrapping.seal(key.bytes(), &self.about("recovery"))?;
        self.recovery = Wrap { salt: hex(&salt), sealed: hex(&sealed) };
        self.check = self.digest();
        Ok(())
    }

    /// Wraps the key under another passphrase; nothing else of the casebook is written anew.
    pub fn set_passphrase(&mut self, key: &DataKey, passphrase: &str) -> Result<(), Error> {
        if passphrase.is_empty() {
            return Err(Error::EmptyPassphrase);
        }
        self.cost = COST;
        let salt: [u8; 16] = random()?;
        let wrapping = slow_key(passphrase, &salt, self.cost).ok_or(Error::NoRandomness)?;
        let sealed = wrapping.seal(key.bytes(), &self.about("passphrase"))?;
        self.passphrase = Wrap { salt: hex(&salt), sealed: hex(&sealed) };
        self.check = self.digest();
        Ok(())
    }

    /// The key, by passphrase.
    pub fn open_with_passphrase(&self, places: &Places, passphrase: &str) -> Result<DataKey, Error> {
        let wrong = || Error::WrongKey { dir: places.dir.clone() };
        let salt = unhex(&self.passphrase.salt).ok_or_else(|| damaged(places, "its salt is no hex"))?;
        let wrapping = slow_key(passphrase, &salt, self.cost).ok_or_else(wrong)?;
        self.unwrap(&wrapping, &self.passphrase, "passphrase").ok_or_else(wrong)
    }

    /// The key, by the printed code.
    pub fn open_with_code(&self, places: &Places, code: &RecoveryCode) -> Result<DataKey, Error> {
        let salt = unhex(&self.recovery.salt).ok_or_else(|| damaged(places, "its salt is no hex"))?;
        let wrapping = DataKey::stretch(&[code.bytes().as_slice(), &salt].concat(), "recovery");
        self.unwrap(&wrapping, &self.recovery, "recovery")
            .ok_or_else(|| Error::WrongKey { dir: places.dir.clone() })
    }

    /// Reads and checks the header of a casebook.
    pub fn load(places: &Places) -> Result<Self, Error> {
        let path = places.header();
        let size = match std::fs::metadata(&path) {
            Ok(about) => about.len(),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                return Err(Error::NoCasebook { dir: places.dir.clone() });
            }
            Err(source) => return Err(Error::io(&path, source)),
        };
        if size > MOST_BYTES {
            return Err(damaged(places, "it is far too long"));
        }
        let bytes = std::fs::read(&path).map_err(|source| Error::io(&path, source))?;
        Self::parse(places, &bytes)
    }

    fn parse(places: &Places, bytes: &[u8]) -> Result<Self, Error> {
        let loose: serde_json::Value =
            serde_json::from_slice(bytes).map_err(|_| damaged(places, "it is not in its form"))?;
        if loose.get("format").and_then(|v| v.as_str()) != Some(FORMAT) {
            return Err(damaged(places, "it does not say that it is a casebook's"));
        }
        let version = loose.get("version").and_then(serde_json::Value::as_u64);
        match version.and_then(|v| u32::try_from(v).ok()) {
            Some(VERSION) => {}
            Some(found) if found > VERSION => {
                return Err(Error::Newer { dir: places.dir.clone(), found, known: VERSION });
            }
            _ => return Err(damaged(places, "it names no known version")),
        }
        let header: Self =
            serde_json::from_value(loose).map_err(|_| damaged(places, "a part of it is missing"))?;
        header.check_bounds(places)?;
        Ok(header)
    }

    fn check_bounds(&self, places: &Places) -> Result<(), Error> {
        if self.check != self.digest() {
            return Err(damaged(places, "its check sum does not fit"));
        }
        let within = |value: u32, floor: u32, ceiling: u32| (floor..=ceiling).contains(&value);
        let fits = within(self.cost.memory_kib, FLOOR.memory_kib, CEILING.memory_kib)
            && within(self.cost.passes, FLOOR.passes, CEILING.passes)
            && within(self.cost.lanes, FLOOR.lanes, CEILING.lanes);
        if fits { Ok(()) } else { Err(damaged(places, "the cost of its passphrase is out of bounds")) }
    }

    /// Writes the header whole or not at all.
    pub fn save(&self, places: &Places) -> Result<(), Error> {
        let path = places.header();
        let text = serde_json::to_string_pretty(self).map_err(|_| damaged(places, "it cannot be written"))?;
        replace_file(&path, text.as_bytes()).map_err(|source| Error::io(&path, source))
    }

    fn unwrap(&self, wrapping: &DataKey, wrap: &Wrap, kind: &str) -> Option<DataKey> {
        let plain = wrapping.unseal(&unhex(&wrap.sealed)?, &self.about(kind))?;
        Some(DataKey::from_bytes(plain.as_slice().try_into().ok()?))
    }

    /// What a wrapped key is bound to, so that a wrap cannot be moved to another casebook or another cost.
    fn about(&self, kind: &str) -> Vec<u8> {
        let mut about = format!("{} {} {} {kind}", self.format, self.version, self.casebook);
        if kind == "passphrase" {
            about += &format!(" {} {} {}", self.cost.memory_kib, self.cost.passes, self.cost.lanes);
        }
        about.into_bytes()
    }

    fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for kind in ["passphrase", "recovery"] {
            hash.update(self.about(kind));
        }
        for wrap in [&self.passphrase, &self.recovery] {
            hash.update(format!(" {} {}", wrap.salt, wrap.sealed));
        }
        hex(&hash.finalize())
    }
}

/// A key from a passphrase, made slow to guess.
fn slow_key(passphrase: &str, salt: &[u8], cost: Cost) -> Option<DataKey> {
    let params = Params::new(cost.memory_kib, cost.passes, cost.lanes, Some(32)).ok()?;
    let mut key = Zeroizing::new([0; 32]);
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(passphrase.as_bytes(), salt, key.as_mut_slice())
        .ok()?;
    Some(DataKey::from_bytes(*key))
}

fn damaged(places: &Places, why: &str) -> Error {
    Error::Header { path: places.header(), why: why.to_owned() }
}

fn replace_file(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let fresh = path.with_extension("new");
    let mut file = std::fs::File::create(&fresh)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&fresh, path)?;
    path.parent().map_or(Ok(()), sync_dir)
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits
        .chunks_exact(2)
        .map(|pair| std::str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok()))
        .collect()
}
