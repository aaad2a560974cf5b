use super::super::pair;
use super::super::sample::scorecard;
use crate::assessment::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
use crate::claim::{Agency, Slot, Stance, Tier};
use crate::flag::{Flag, Judgement};
use crate::span::Span;

fn evidence(dimension: &str, tier: Tier, start: usize) -> Evidence {
    let (stance, agency, slots) = (Stance::Operate, Agency::Did, vec![Slot::Scale]);
    Evidence { dimension: dimension.into(), tier, stance, agency, slots, span: Span::new(start, start + 10) }
}

fn judgement(evidence: Vec<Evidence>, flagged: &[Span]) -> Judgement {
    let reading = |d: &str| DimensionReading { dimension: d.into(), tier: Some(Tier::Mention), best: None };
    let flag =
        Flag { code: "we-only".into(), points_to: None, line: "Ask.".into(), quotes: flagged.to_vec() };
    Judgement {
        assessment: Assessment {
            role: "gpu-cluster-engineer".into(),
            verdict: Verdict::Partial,
            keyword_screen: KeywordScreen::default(),
            dimensions: vec![reading("scale"), reading("fabric")],
            evidence,
            mentions: Vec::new(),
        },
        flags: if flagged.is_empty() { Vec::new() } else { vec![flag] },
        why: String::new(),
        would_flip: String::new(),
        ask: vec!["Which part of that was yours?".into()],
    }
}

#[test]
fn a_question_stands_beside_the_claims_of_its_own_dimension() {
    let scorecard = scorecard();
    let judgement = judgement(
        vec![evidence("fabric", Tier::Specific, 40), evidence("scale", Tier::Demonstrated, 0)],
        &[],
    );
    let pairing = pair(scorecard.question(&"a3".into()).unwrap(), &judgement);
    assert_eq!(pairing.evidence, [evidence("fabric", Tier::Specific, 40)]);
    assert!(pairing.probes.is_empty());
}

#[test]
fn missing_evidence_brings_the_next_questions_as_probes() {
    let scorecard = scorecard();
    let pairing = pair(scorecard.question(&"a3".into()).unwrap(), &judgement(Vec::new(), &[]));
    assert!(pairing.is_empty() && pairing.only_named);
    assert_eq!(pairing.probes, ["Which part of that was yours?"]);
}

#[test]
fn flagged_evidence_brings_them_too() {
    let scorecard = scorecard();
    let claims = vec![evidence("fabric", Tier::Demonstrated, 40)];
    let a3 = scorecard.question(&"a3".into()).unwrap();
    assert!(pair(a3, &judgement(claims.clone(), &[Span::new(0, 5)])).probes.is_empty());
    assert_eq!(pair(a3, &judgement(claims, &[Span::new(45, 60)])).probes.len(), 1);
}

#[test]
fn a_question_without_a_dimension_stands_alone() {
    let scorecard = scorecard();
    let pairing = pair(scorecard.question(&"b8".into()).unwrap(), &judgement(Vec::new(), &[]));
    assert_eq!(pairing, super::super::Pairing::default());
}
