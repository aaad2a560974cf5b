//! All role data that a judgement rests on, with its version.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::role::RoleProfile;
use super::seats::SeatTable;
use crate::document::hex;
use crate::fault::Fault;
use crate::vocabulary::{DataFile, Lexicon, RoleId, SEATS};

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../scorecards");

/// The role data: vocabulary, word lists, seats.
pub struct Knowledge {
    lexicon: Lexicon,
    seats: SeatTable,
    roles: Vec<RoleProfile>,
    version: String,
}

impl Knowledge {
    /// The data that came with the product. The tests prove that it has no fault.
    ///
    /// # Panics
    /// Never in a build whose tests passed; a faulty file of the shipped data is a fault of the build.
    pub fn shipped() -> &'static Self {
        static KNOWLEDGE: OnceLock<Knowledge> = OnceLock::new();
        KNOWLEDGE.get_or_init(|| match Self::parse(&Self::shipped_files()) {
            Ok(knowledge) => knowledge,
            Err(faults) => unreachable!("the shipped role data has faults: {faults:?}"),
        })
    }

    /// The files that came with the product, by path.
    pub fn shipped_files() -> Vec<DataFile<'static>> {
        let mut files = Vec::new();
        collect(&SHIPPED, &mut files);
        files.sort_by_key(|file| file.path);
        files
    }

    /// Reads role data; every mistake comes back with its file, line and column.
    pub fn parse(files: &[DataFile<'_>]) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let lexicon = Lexicon::build(files, &mut faults);
        let seats = files
            .iter()
            .find(|file| file.path == "seats.csv")
            .map(|file| SeatTable::parse(*file, &mut faults));
        if seats.is_none() {
            faults.push(Fault::at("seats.csv", "", 0, "Put this file back; the role data needs it."));
        }
        let mut roles = Vec::new();
        for seat in SEATS {
            let path = format!("{seat}/role.toml");
            match files.iter().find(|file| file.path == path).map(|file| RoleProfile::parse(*file)) {
                Some(Ok(role)) if role.id.as_str() == seat => roles.push(role),
                Some(Ok(role)) => faults.push(Fault::at(
                    &path,
                    "",
                    0,
                    format!("Make the id `{seat}`, as the folder is called, not `{}`.", role.id),
                )),
                Some(Err(fault)) => faults.push(fault),
                None => faults.push(Fault::at(
                    &path,
                    "",
                    0,
                    "Put this file back; each of the eight seats needs one.",
                )),
            }
        }
        match (lexicon, seats) {
            (Some(lexicon), Some(seats)) if faults.is_empty() => {
                Ok(Self { lexicon, seats, roles, version: version(files) })
            }
            _ => Err(faults),
        }
    }

    /// The phrases of the field.
    pub const fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// What counts for which seat.
    pub const fn seats(&self) -> &SeatTable {
        &self.seats
    }

    /// The eight seats, in the order of [`SEATS`].
    pub fn roles(&self) -> &[RoleProfile] {
        &self.roles
    }

    /// A seat by its id.
    pub fn role(&self, id: &RoleId) -> Option<&RoleProfile> {
        self.roles.iter().find(|role| role.id == *id)
    }

    /// A hash of all the files; every assessment names it.
    pub fn version(&self) -> &str {
        &self.version
    }
}

fn collect(dir: &Dir<'static>, files: &mut Vec<DataFile<'static>>) {
    for file in dir.files() {
        if let (Some(path), Some(text)) = (file.path().to_str(), file.contents_utf8()) {
            files.push(DataFile { path, text });
        }
    }
    for inner in dir.dirs() {
        collect(inner, files);
    }
}

/// A hash over the paths and texts that decide a judgement, in the order of the paths.
fn version(files: &[DataFile<'_>]) -> String {
    let mut sorted: Vec<&DataFile<'_>> = files
        .iter()
        .filter(|file| std::path::Path::new(file.path).extension().is_none_or(|e| e != "md"))
        .collect();
    sorted.sort_by_key(|file| file.path);
    let mut hash = Sha256::new();
    for file in sorted {
        hash.update((file.path.len() as u64).to_le_bytes());
        hash.update(file.path);
        hash.update((file.text.len() as u64).to_le_bytes());
        hash.update(file.text);
    }
    let mut version = hex(&hash.finalize());
    version.truncate(16);
    version
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_data_has_no_fault() {
        let faults = Knowledge::parse(&Knowledge::shipped_files()).err();
        assert!(
            faults.is_none(),
            "{}",
            faults.unwrap_or_default().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        );
    }

    #[test]
    fn a_mistake_is_reported_with_its_place() {
        let mut files = Knowledge::shipped_files();
        let at = files.iter().position(|f| f.path == "seats.csv").unwrap();
        files[at].text = "object,strength,stances,context\nfleet,any,flying,any,0,0,0,0,0,0,0,0\n";
        let faults = Knowledge::parse(&files).err().unwrap();
        assert_eq!(faults[0].to_string(), "seats.csv:2:1: Write a known stance, not `flying`.");
    }

    #[test]
    fn the_version_follows_the_words() {
        let mut files = Knowledge::shipped_files();
        let before = version(&files);
        let at = files.iter().position(|f| f.path == "verbs/did.txt").unwrap();
        files[at].text = "drain\n";
        assert_ne!(before, version(&files));
    }
}
