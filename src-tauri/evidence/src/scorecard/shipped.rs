//! The scorecards that come with the product.

use std::sync::LazyLock;

use super::Scorecard;
use crate::assessment::Knowledge;
use crate::vocabulary::{DataFile, RoleId, SEATS};

/// The file of every seat's scorecard, in the order of [`SEATS`].
pub(super) static FILES: LazyLock<Vec<(RoleId, DataFile<'static>)>> = LazyLock::new(|| {
    let files = Knowledge::shipped_files();
    let of_seat = |seat: &&str| {
        let path = format!("{seat}/scorecard.md");
        files.iter().find(|file| file.path == path).map(|file| ((*seat).into(), *file))
    };
    SEATS.iter().filter_map(of_seat).collect()
});

/// A text with a fault is left out here; a test keeps every shipped text free of faults.
static READ: LazyLock<Vec<(RoleId, Scorecard)>> = LazyLock::new(|| {
    let read = |(role, file): &(RoleId, DataFile<'_>)| {
        Some((role.clone(), Scorecard::parse(file.path, file.text).ok()?))
    };
    FILES.iter().filter_map(read).collect()
});

impl Scorecard {
    /// The scorecard that comes with the product for a seat; none for a seat that it does not know.
    pub fn shipped(role: &RoleId) -> Option<&'static Self> {
        READ.iter().find(|(known, _)| known == role).map(|(_, scorecard)| scorecard)
    }

    /// The Markdown that [`Scorecard::shipped`] was read from.
    pub fn shipped_text(role: &RoleId) -> Option<&'static str> {
        FILES.iter().find(|(known, _)| known == role).map(|(_, file)| file.text)
    }
}
