//! Rules about whose the work and the numbers are.

use super::Flag;
use super::case::Case;
use crate::assessment::Verdict;
use crate::claim::{Agency, Claim, Stance, Tier, WhoseScale};
use crate::span::Span;

fn spans(claims: &[&Claim]) -> Vec<Span> {
    claims.iter().take(3).map(|claim| claim.span).collect()
}

/// True where the claims of a stance are the document's main story for this seat.
fn dominates(case: &Case<'_>, claims: &[&Claim]) -> bool {
    let strong = case.seats.iter().any(|seat| seat.assessment.verdict == Verdict::Evidenced);
    !case.owned() && !strong && claims.len() >= 2
}

/// `physical-work`: hands on the hardware, by ticket; points to the data-centre technician.
pub fn physical_work(case: &Case<'_>) -> Option<Flag> {
    let id = "data-center-technician";
    let claims = case.in_stance(Stance::Physical);
    if !dominates(case, &claims) || case.role.contaminant(id).is_none() {
        return None;
    }
    Some(Flag::new(
        "physical-work",
        Some(id),
        format!("Hands-on hardware work; evidence points to {}", case.name_of(id)),
        spans(&claims),
    ))
}

/// `advised-not-run`: designed, sold or advised for others who ran it.
pub fn advised_not_run(case: &Case<'_>) -> Option<Flag> {
    let claims = case.in_stance(Stance::Sell);
    if !dominates(case, &claims) {
        return None;
    }
    let id = Some("pre-sales").filter(|id| case.role.contaminant(id).is_some());
    Some(Flag::new(
        "advised-not-run",
        id,
        "Advised or designed for others; nothing says who ran it",
        spans(&claims),
    ))
}

/// `coursework-only`: what there is of the seat's work was done in a course or at home.
pub fn coursework_only(case: &Case<'_>) -> Option<Flag> {
    let claims: Vec<&Claim> =
        case.in_stance(Stance::Study).into_iter().filter(|c| c.section.tells()).collect();
    if case.owned()
        || claims.is_empty()
        || case.seats.iter().any(|s| s.assessment.verdict == Verdict::Evidenced)
        || case.verdict() != Verdict::KeywordOnly
    {
        return None;
    }
    Some(Flag::new(
        "coursework-only",
        None,
        "This seat's work appears in courses or home projects",
        spans(&claims),
    ))
}

/// `employer-scale`: a large number that is the employer's.
pub fn employer_scale(case: &Case<'_>) -> Option<Flag> {
    let counts = |c: &&Claim| {
        c.owned.iter().any(|o| case.role.dimensions.iter().any(|d| d.objects.contains(&o.class)))
    };
    let claims: Vec<&Claim> =
        case.claims.iter().filter(|c| c.whose == WhoseScale::Employer).filter(counts).collect();
    if claims.is_empty() || !matches!(case.verdict(), Verdict::Partial | Verdict::KeywordOnly) {
        return None;
    }
    Some(Flag::new(
        "employer-scale",
        None,
        "The scale is the employer’s. Ask what was theirs",
        spans(&claims),
    ))
}

/// `team-scale`: a large number that is a team's.
pub fn team_scale(case: &Case<'_>) -> Option<Flag> {
    let claims: Vec<&Claim> =
        case.credited().iter().map(|e| e.claim).filter(|c| c.whose == WhoseScale::Team).collect();
    if claims.is_empty() || !case.owned() {
        return None;
    }
    Some(Flag::new("team-scale", None, "The scale is a team’s. Ask for the personal share", spans(&claims)))
}

/// `share-unstated`: the strongest sentences say `we`.
pub fn share_unstated(case: &Case<'_>) -> Option<Flag> {
    let strong: Vec<&Claim> =
        case.credited().iter().filter(|e| e.credit.tier >= Tier::Specific).map(|e| e.claim).collect();
    let shared: Vec<&Claim> = strong.iter().copied().filter(|c| c.agency == Agency::Shared).collect();
    if !case.owned() || shared.is_empty() || shared.len() * 2 < strong.len() {
        return None;
    }
    Some(Flag::new(
        "share-unstated",
        None,
        "Personal share not stated. Ask which part was theirs",
        spans(&shared),
    ))
}

/// `scale-withheld`: the document says that sizes are not for release; withheld is not missing.
pub fn scale_withheld(case: &Case<'_>) -> Option<Flag> {
    let claims: Vec<&Claim> = case.claims.iter().filter(|c| c.whose == WhoseScale::Withheld).collect();
    if claims.is_empty() || !case.owned() {
        return None;
    }
    Some(Flag::new(
        "scale-withheld",
        None,
        "Scale withheld by the document. Ask for structure, not figures",
        spans(&claims),
    ))
}
