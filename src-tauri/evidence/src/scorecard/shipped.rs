//! The scorecards that come with the product.

use std::sync::LazyLock;

use super::Scorecard;
use crate::vocabulary::RoleId;

macro_rules! shipped {
    ($($role:literal),+ $(,)?) => {
        [$((
            $role,
            concat!("scorecards/", $role, "/scorecard.md"),
            include_str!(concat!("../../../../scorecards/", $role, "/scorecard.md")),
        )),+]
    };
}

/// Role id, path and text of every shipped scorecard.
pub(super) const TEXTS: [(&str, &str, &str); 8] = shipped![
    "gpu-cluster-engineer",
    "ai-engineer",
    "ai-infrastructure-engineer",
    "mlops-engineer",
    "ml-platform-engineer",
    "platform-engineer",
    "hpc-engineer",
    "site-reliability-engineer",
];

/// A text with a fault is left out here; a test keeps every shipped text free of faults.
static READ: LazyLock<Vec<(RoleId, Scorecard)>> = LazyLock::new(|| {
    let read =
        |(role, path, text): &(&str, &str, &str)| Some(((*role).into(), Scorecard::parse(path, text).ok()?));
    TEXTS.iter().filter_map(read).collect()
});

impl Scorecard {
    /// The scorecard that comes with the product for a seat; none for a seat that it does not know.
    pub fn shipped(role: &RoleId) -> Option<&'static Self> {
        READ.iter().find(|(known, _)| known == role).map(|(_, scorecard)| scorecard)
    }

    /// The Markdown that [`Scorecard::shipped`] was read from.
    pub fn shipped_text(role: &RoleId) -> Option<&'static str> {
        TEXTS.iter().find(|(known, ..)| *known == role.as_str()).map(|(.., text)| *text)
    }
}
