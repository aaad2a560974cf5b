//! Pure judgement: the text of a document in, verdicts with their quotes out.
//!
//! The modules stand in the order in which the data travels, and each knows only those before it:
//! `span ← document ← resume ← vocabulary ← claim ← assessment ← flag ← scorecard ← review ← read`.
//! Nothing here touches a file, the environment or the clock; whoever asks for a length of time hands in the day.

pub mod assessment;
pub mod claim;
pub mod document;
pub mod fault;
pub mod flag;
pub mod read;
pub mod resume;
pub mod review;
pub mod scorecard;
pub mod span;
pub mod vocabulary;
