//! The kinds of act and of thing that the word lists sort their phrases into.

use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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
    #[default]
    None,
}

impl ObjectClass {
    /// Every class, in the order of its declaration.
    pub const ALL: [Self; 20] = [
        Self::Fleet,
        Self::Scheduler,
        Self::Fabric,
        Self::Storage,
        Self::PowerThermal,
        Self::GpuStack,
        Self::TrainingRun,
        Self::ModelQuality,
        Self::Evaluation,
        Self::InferenceService,
        Self::ProductFeature,
        Self::MlLifecycle,
        Self::MlPlatform,
        Self::DeveloperPlatform,
        Self::ServiceReliability,
        Self::CostCapacity,
        Self::Facility,
        Self::Contract,
        Self::ResearchSoftware,
        Self::None,
    ];

    /// The word for it in the role data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fleet => "fleet",
            Self::Scheduler => "scheduler",
            Self::Fabric => "fabric",
            Self::Storage => "storage",
            Self::PowerThermal => "power-thermal",
            Self::GpuStack => "gpu-stack",
            Self::TrainingRun => "training-run",
            Self::ModelQuality => "model-quality",
            Self::Evaluation => "evaluation",
            Self::InferenceService => "inference-service",
            Self::ProductFeature => "product-feature",
            Self::MlLifecycle => "ml-lifecycle",
            Self::MlPlatform => "ml-platform",
            Self::DeveloperPlatform => "developer-platform",
            Self::ServiceReliability => "service-reliability",
            Self::CostCapacity => "cost-capacity",
            Self::Facility => "facility",
            Self::Contract => "contract",
            Self::ResearchSoftware => "research-software",
            Self::None => "none",
        }
    }

    /// The class of a word of the role data.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_stands_at_its_own_place() {
        for (place, class) in ObjectClass::ALL.into_iter().enumerate() {
            assert_eq!((class as usize, ObjectClass::from_id(class.id())), (place, Some(class)));
        }
    }
}
