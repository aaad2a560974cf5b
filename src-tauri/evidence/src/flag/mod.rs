//! What a human should look at, why, and what to ask.
//!
//! Rules that spare run before rules that flag, at most three flags are shown, and no flag ever rejects. Each flag has a
//! page of the same name in the role data: what it notices, why look, an example, when it is wrong.

mod case;
mod explain;
mod judge;
mod judgement;
mod reading;
mod seat;
mod share;
mod words;

pub use judge::{THIN, judge, judge_resume};
pub use judgement::{Flag, Judgement};

use crate::assessment::Knowledge;
use crate::claim::Claim;

/// A rule: what it sees in a case, if it sees it.
type Rule = fn(&case::Case<'_>) -> Option<Flag>;

/// Every rule, those that weigh most first.
const RULES: [Rule; 17] = [
    reading::instructions_to_software,
    reading::hidden_text,
    seat::close_neighbour,
    seat::other_seat,
    share::physical_work,
    share::advised_not_run,
    share::coursework_only,
    words::terms_only_listed,
    words::posting_paraphrase,
    seat::quiet_operator,
    share::employer_scale,
    share::team_scale,
    share::share_unstated,
    share::scale_withheld,
    reading::thin,
    words::figures_without_base,
    words::other_sense,
];

/// The most flags that are shown for one seat.
const SHOWN: usize = 3;

/// The flags of a case, strongest first, at most three.
fn flags(case: &case::Case<'_>) -> Vec<Flag> {
    RULES.iter().filter_map(|rule| rule(case)).take(SHOWN).collect()
}

/// The claims that a document makes, for whoever reads single sentences.
pub fn credits(knowledge: &Knowledge, claim: &Claim) -> Vec<(usize, u8)> {
    crate::assessment::credits(knowledge, claim)
        .into_iter()
        .enumerate()
        .filter_map(|(seat, credit)| Some((seat, credit?.tier.number())))
        .collect()
}
