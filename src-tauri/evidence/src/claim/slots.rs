//! The values that the slots of a claim can take.

use serde::{Deserialize, Serialize};

/// What the person's relationship to the object is. A strong verb in the wrong stance is no evidence for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Kept it running and was woken up for it.
    Operate,
    /// Made it for others to use.
    Build,
    /// Trained, evaluated or shipped a model.
    Model,
    /// Ran own work on what somebody else runs.
    Consume,
    /// Racked, cabled, swapped or escorted.
    Physical,
    /// Managed a supplier, a contract or a purchase.
    Vendor,
    /// Sold it, advised on it or designed it for a client.
    Sell,
    /// Learned it.
    Study,
    /// Led the people who did.
    Supervise,
    /// Cannot be told, or there is none.
    None,
}

/// Who did it, and how directly, by what the words assert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agency {
    /// Personal execution.
    Did,
    /// Directed others.
    Led,
    /// Done jointly; the personal share is not stated.
    Shared,
    /// A duty without an act.
    Assigned,
    /// Helped.
    Assisted,
    /// Advised or sold.
    Advised,
    /// Agentless.
    Passive,
    /// Near it.
    Exposed,
    /// Says of oneself.
    SelfRated,
    /// Learned in a course.
    Learned,
    /// Wished for.
    Aspire,
    /// The employer or a team did it.
    TeamCredit,
    /// The words of a job posting.
    Posting,
    /// Said not to be so.
    Negated,
}

/// What was owned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectClass {
    /// Nodes and accelerators in production.
    Fleet,
    /// Batch scheduler, queues and tenancy.
    Scheduler,
    /// Interconnect.
    Fabric,
    /// Parallel file systems and data paths.
    Storage,
    /// Heat and electricity at the node and the rack.
    PowerThermal,
    /// Drivers, firmware, images and containers of accelerated nodes.
    GpuStack,
    /// A training job.
    TrainingRun,
    /// What a model answers, and its recipe.
    ModelQuality,
    /// Test sets, graders and gates on model quality.
    Evaluation,
    /// Serving of models.
    InferenceService,
    /// A product or feature with users.
    ProductFeature,
    /// The path of models to production and back.
    MlLifecycle,
    /// A shared product for teams that make models.
    MlPlatform,
    /// A shared product for software teams.
    DeveloperPlatform,
    /// Reliability of a user-facing service.
    ServiceReliability,
    /// Capacity and spend.
    CostCapacity,
    /// Buildings and their plant.
    Facility,
    /// A contract or a supplier.
    Contract,
    /// The software stack and support of researchers.
    ResearchSoftware,
    /// No object of the field.
    None,
}

/// Whose the number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhoseScale {
    /// Personally run.
    Operated,
    /// Built for so many.
    BuiltFor,
    /// Users or tenants served.
    Served,
    /// Reached by an incident that was handled.
    Incident,
    /// Where own jobs ran.
    Consumed,
    /// The size of one job.
    Job,
    /// The size of a model or its data.
    Model,
    /// A team's.
    Team,
    /// The employer's.
    Employer,
    /// Bought.
    Procured,
    /// Sold.
    Sold,
    /// In a course.
    Coursework,
    /// Said not to be releasable.
    Withheld,
    /// No scale is stated.
    None,
}

/// A part of a claim that can be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// How big.
    Scale,
    /// What broke.
    Incident,
    /// What was personally altered.
    Change,
    /// Before and after.
    Outcome,
    /// What was found before users felt it.
    Catch,
}

/// How far a claim goes, from a bare mention to demonstrated ownership.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// T0: a word, a list, a wish or an employer's fact.
    #[default]
    Mention,
    /// T1: an object with weak agency or in the wrong stance.
    Near,
    /// T2: the right stance, and no specifics.
    Claimed,
    /// T3: the right stance with a scale, a change, an incident with its cause or a distinctive artefact.
    Specific,
    /// T4: specific, and two of incident with cause, change, anchored outcome and catch.
    Demonstrated,
}

impl Tier {
    /// 0 to 4, as the command line prints it.
    pub const fn number(self) -> u8 {
        self as u8
    }
}
