//! What a phrase hints at, beside naming a thing or an act.

macro_rules! cues {
    ($($(#[$doc:meta])* $name:ident = $file:literal,)*) => {
        /// A hint that a phrase gives; each is a word list of the role data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Cue { $($(#[$doc])* $name,)* }

        impl Cue {
            /// The word list of a hint, as a path in the role data.
            pub const FILES: &'static [(&'static str, Self)] = &[$(($file, Self::$name),)*];
        }
    };
}

cues! {
    /// Something broke.
    Incident = "cues/incident.txt",
    /// The reason is told.
    Cause = "cues/cause.txt",
    /// A thing that can be made or changed.
    Artefact = "cues/artefact.txt",
    /// Found before somebody else felt it.
    Catch = "cues/catch.txt",
    /// Detection without its effect.
    Detection = "cues/generic-catch.txt",
    /// People who depend on the work.
    Users = "cues/users.txt",
    /// Runs of the person's own.
    OwnWork = "cues/own-work.txt",
    /// The tools of somebody whose jobs run on what others run.
    UserSide = "cues/user-side.txt",
    /// Somebody else is the subject.
    TeamSubject = "cues/team-subject.txt",
    /// The employer's size.
    Employer = "cues/employer.txt",
    /// Work for a client who kept it.
    Client = "cues/client.txt",
    /// Selling.
    Sales = "cues/sales.txt",
    /// Work by ticket or order.
    TicketWork = "cues/ticket-work.txt",
    /// People led.
    Supervise = "cues/supervise.txt",
    /// Said not to be for release.
    Withheld = "cues/withheld.txt",
    /// A course, a hobby or a single small machine.
    Coursework = "cues/coursework.txt",
    /// Words of a job posting.
    Posting = "cues/posting.txt",
    /// A promised result without a base.
    Skeleton = "cues/skeleton.txt",
    /// Filler.
    Buzz = "cues/buzz.txt",
    /// The compute is accelerated.
    ContextGpu = "cues/context-gpu.txt",
    /// The compute is technical or scientific.
    ContextHpc = "cues/context-hpc.txt",
    /// The work is about models.
    ContextMl = "cues/context-ml.txt",
    /// The work is about software in production.
    ContextService = "cues/context-service.txt",
    /// Another field that shares words with this one.
    ContextForeign = "cues/context-foreign.txt",
    /// Networks of carriers and offices.
    ContextNetwork = "cues/context-network.txt",
    /// A title of somebody who leads people or programmes.
    TitleManager = "cues/title-manager.txt",
    /// Speaks to a program instead of to a reader.
    ToSoftware = "cues/to-software.txt",
    /// A measured move.
    Moved = "cues/better.txt",
    /// Counts accelerators.
    UnitAccelerator = "cues/unit-accelerator.txt",
    /// Counts hosts.
    UnitHost = "cues/unit-host.txt",
    /// Counts racks and sites.
    UnitSpace = "cues/unit-space.txt",
    /// Measures storage.
    UnitStorage = "cues/unit-storage.txt",
    /// Counts links and ports.
    UnitNetwork = "cues/unit-network.txt",
    /// Measures throughput.
    UnitThroughput = "cues/unit-throughput.txt",
    /// Counts people and services served.
    UnitServed = "cues/unit-served.txt",
    /// Measures models and data.
    UnitModel = "cues/unit-model.txt",
    /// A verb of noticing.
    Detect = "verbs/detect.txt",
    /// A verb that makes or measures a model.
    VerbModel = "verbs/stance-model.txt",
    /// A verb that makes something for others.
    VerbBuild = "verbs/stance-build.txt",
    /// A verb that keeps something running.
    VerbOperate = "verbs/stance-operate.txt",
    /// A verb of somebody else's user.
    VerbConsume = "verbs/stance-consume.txt",
    /// Hands on hardware.
    VerbPhysical = "verbs/stance-physical.txt",
    /// Buying and contracting.
    VerbVendor = "verbs/stance-vendor.txt",
    /// Selling and advising.
    VerbSell = "verbs/stance-sell.txt",
    /// Leading people.
    VerbSupervise = "verbs/stance-supervise.txt",
}

/// A set of hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CueSet(u64);

impl CueSet {
    /// True where the hint is in the set.
    pub const fn has(self, cue: Cue) -> bool {
        self.0 & (1 << cue as u64) != 0
    }

    /// True where any of the hints is in the set.
    pub fn any(self, cues: &[Cue]) -> bool {
        cues.iter().any(|cue| self.has(*cue))
    }

    /// Puts a hint into the set.
    pub fn insert(&mut self, cue: Cue) {
        self.0 |= 1 << cue as u64;
    }

    /// Puts all hints of another set into this one.
    pub fn extend(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
