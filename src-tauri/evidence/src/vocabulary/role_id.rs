//! The name of a seat.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The eight seats, in the order in which every list of them stands.
pub const SEATS: [&str; 8] = [
    "gpu-cluster-engineer",
    "ai-engineer",
    "ai-infrastructure-engineer",
    "mlops-engineer",
    "ml-platform-engineer",
    "platform-engineer",
    "hpc-engineer",
    "site-reliability-engineer",
];

/// A seat's place in [`SEATS`].
pub type SeatIndex = usize;

/// The id of a seat, such as `gpu-cluster-engineer`, or of a neighbouring trade named in a seat's role data.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoleId(String);

impl RoleId {
    /// The id as it stands in file names and on the command line.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The seat's place among the eight; none for a neighbouring trade.
    pub fn seat(&self) -> Option<SeatIndex> {
        SEATS.iter().position(|id| *id == self.0)
    }
}

impl From<&str> for RoleId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl fmt::Display for RoleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
