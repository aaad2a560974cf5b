//! What a worker process gives up before it sees the first byte of a stranger's file.

use crate::limits::Limits;

/// Caps this process: memory, no files written, no core dump, few handles. What the system refuses is passed over;
/// the parent's deadline holds in any case.
#[cfg(unix)]
pub fn confine(limits: &Limits) {
    use rlimit::Resource;
    let caps = [
        (Resource::AS, limits.memory_bytes),
        (Resource::FSIZE, 0),
        (Resource::CORE, 0),
        (Resource::NOFILE, 16),
    ];
    for (resource, most) in caps {
        let _ = resource.set(most, most);
    }
}

/// Other systems have no such caps here; the deadline and the cap on replies hold.
#[cfg(not(unix))]
pub fn confine(_: &Limits) {}
