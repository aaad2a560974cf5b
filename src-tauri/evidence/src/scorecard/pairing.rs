//! What the resume says to a question, and what to ask more.

use serde::{Deserialize, Serialize};

use super::Question;
use crate::assessment::Evidence;
use crate::claim::Tier;
use crate::flag::Judgement;

/// What stands beside a question during the interview.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pairing {
    /// The claims of the question's dimension, strongest first.
    pub evidence: Vec<Evidence>,
    /// Where there is no claim: true if the document at least names the dimension's words.
    pub only_named: bool,
    /// Questions that the flags and the missing evidence raise, to be used like probes.
    pub probes: Vec<String>,
}

impl Pairing {
    /// True where the document shows no claim for the question.
    pub const fn is_empty(&self) -> bool {
        self.evidence.is_empty()
    }
}

/// Pairs a question with what one document shows for its dimension.
///
/// A question whose evidence is missing or below [`Tier::Specific`], or whose words a flag quotes, gets the questions of
/// [`Judgement::ask`] as further probes. A question without a dimension gets none.
pub fn pair(question: &Question, judgement: &Judgement) -> Pairing {
    let Some(dimension) = question.dimension.as_deref() else { return Pairing::default() };
    let assessment = &judgement.assessment;
    let evidence: Vec<Evidence> =
        assessment.evidence.iter().filter(|e| e.dimension == dimension).cloned().collect();
    let named = assessment.dimensions.iter().any(|d| d.dimension == dimension && d.tier.is_some());
    let thin = evidence.iter().all(|e| e.tier < Tier::Specific);
    let quoted = evidence.iter().any(|e| is_flagged(e, judgement));
    Pairing {
        only_named: evidence.is_empty() && named,
        probes: if thin || quoted { judgement.ask.clone() } else { Vec::new() },
        evidence,
    }
}

fn is_flagged(evidence: &Evidence, judgement: &Judgement) -> bool {
    judgement.flags.iter().flat_map(|flag| &flag.quotes).any(|quote| quote.overlaps(evidence.span))
}
