//! From claims and terms to a verdict for each seat.

use super::credit::{Credit, credits};
use super::knowledge::Knowledge;
use super::role::RoleProfile;
use super::verdict::{Assessment, DimensionReading, Evidence, KeywordScreen, Verdict};
use crate::claim::{Agency, Claim, Tier};
use crate::resume::{BlockKind, Resume, Section};
use crate::span::Span;
use crate::vocabulary::{SEATS, Scan, SeatIndex, Weight};

/// The fewest of a seat's terms with which a keyword filter lets a resume pass, and with which a seat is plausible.
const PLAUSIBLE: usize = 3;
/// The most pieces of evidence that are shown for one seat.
const SHOWN: usize = 12;
/// The share of a seat's terms that may stand in sentences before a list of terms stops being only a list.
const LISTED: f64 = 0.6;
/// How much of a seat's own vocabulary (a core term counts two, a supporting one counts one) makes another seat's expert
/// plausible for it. Expert judgement.
const OWN: u32 = 2;
/// A seat's claims count in full unless another seat's weigh more than so many times as much …
const HOLD: u32 = 6;
/// … and together at least as much as two demonstrated ones.
const HOLD_MIN: u32 = 18;

/// Why a seat's words are thought to be only words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its terms stand in lists, summaries, certificates or coursework.
    OnlyListed,
    /// The strong claims belong to another seat.
    OtherSeat(SeatIndex),
    /// The text reads like a posting.
    Posting,
}

/// A claim that counts for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Evidenced<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// What it is worth here.
    pub credit: Credit,
}

/// Everything that one document shows for one seat.
pub struct Seat<'a> {
    /// What is stored and shown.
    pub assessment: Assessment,
    /// The claims that count, strongest first.
    pub credited: Vec<Evidenced<'a>>,
    /// Why the words are thought to be only words, where the verdict says so.
    pub reason: Option<Reason>,
    /// How many of the seat's terms stand only outside sentences that tell something.
    pub listed: usize,
}

impl Seat<'_> {
    /// How much its claims weigh together: 9 for a demonstrated one, 4 for a specific one, 1 for a bare one.
    pub fn strength(&self) -> u32 {
        strength(&self.credited)
    }
}

/// Weighs the claims and terms of a resume for all seats, in the order of [`SEATS`].
pub fn weigh<'a>(
    knowledge: &Knowledge,
    resume: &Resume,
    scan: &Scan<'_>,
    claims: &'a [Claim],
) -> Vec<Seat<'a>> {
    let terms = Terms::of(knowledge, resume, scan);
    let credits: Vec<_> = claims.iter().map(|claim| (claim, credits(knowledge, claim))).collect();
    let credited: Vec<Vec<Evidenced<'a>>> = (0..SEATS.len()).map(|seat| credited(&credits, seat)).collect();
    let depth: Vec<u32> = credited.iter().map(|c| strength(c)).collect();
    let posting = claims.iter().filter(|c| c.agency == Agency::Posting).count() >= 3;
    credited
        .into_iter()
        .zip(knowledge.roles())
        .enumerate()
        .map(|(seat, (credited, role))| {
            let held = hold_back(credited, &depth, seat);
            let found = terms.of_seat(seat);
            let (verdict, reason) = verdict(&held, &found, &depth, seat, posting);
            let listed = found.listed;
            let assessment = assessment(role, verdict, &held, found);
            Seat { assessment, credited: held, reason, listed }
        })
        .collect()
}

fn credited<'a>(
    credits: &[(&'a Claim, [Option<Credit>; SEATS.len()])],
    seat: SeatIndex,
) -> Vec<Evidenced<'a>> {
    let mut found: Vec<Evidenced<'a>> = credits
        .iter()
        .filter_map(|(claim, credits)| {
            let credit = credits.get(seat).copied().flatten()?;
            Some(Evidenced { claim, credit })
        })
        .collect();
    found.sort_by_key(|e| (std::cmp::Reverse((e.credit.tier, e.claim.slots.count())), e.claim.span.start()));
    found
}

fn strength(credited: &[Evidenced<'_>]) -> u32 {
    credited
        .iter()
        .map(|e| match e.credit.tier {
            Tier::Demonstrated => 9,
            Tier::Specific => 4,
            Tier::Claimed => 1,
            _ => 0,
        })
        .sum()
}

/// Where another seat's evidence is many times as much, crumbs of this one are not a second profile: they count a step less.
fn hold_back<'a>(credited: Vec<Evidenced<'a>>, depth: &[u32], seat: SeatIndex) -> Vec<Evidenced<'a>> {
    let own = depth.get(seat).copied().unwrap_or_default();
    let best = depth.iter().copied().max().unwrap_or_default();
    if own * HOLD >= best || best < HOLD_MIN {
        return credited;
    }
    credited
        .into_iter()
        .map(|e| {
            let tier = if e.credit.tier >= Tier::Claimed { Tier::Near } else { e.credit.tier };
            Evidenced { credit: Credit { tier, ..e.credit }, ..e }
        })
        .collect()
}

fn verdict(
    credited: &[Evidenced<'_>],
    found: &Found,
    depth: &[u32],
    seat: SeatIndex,
    posting: bool,
) -> (Verdict, Option<Reason>) {
    let at_least = |tier: Tier| credited.iter().filter(|e| e.credit.tier >= tier).count();
    if at_least(Tier::Demonstrated) >= 1 || at_least(Tier::Specific) >= 2 {
        return (Verdict::Evidenced, None);
    }
    if at_least(Tier::Claimed) >= 1 {
        return (Verdict::Partial, None);
    }
    if found.terms.len() < PLAUSIBLE || found.own == 0 {
        return (Verdict::Unrelated, None);
    }
    let other = depth
        .iter()
        .enumerate()
        .filter(|(other, d)| *other != seat && **d >= 4)
        .max_by_key(|(other, d)| (**d, usize::MAX - other));
    let listed = found.listed as f64 >= LISTED * found.terms.len() as f64;
    let reason = match other {
        Some((other, _)) if found.own >= OWN => Some(Reason::OtherSeat(other)),
        _ if posting => Some(Reason::Posting),
        _ if listed && (other.is_none() || found.own >= OWN) => Some(Reason::OnlyListed),
        _ => None,
    };
    (if reason.is_some() { Verdict::KeywordOnly } else { Verdict::Unrelated }, reason)
}

fn assessment(role: &RoleProfile, verdict: Verdict, credited: &[Evidenced<'_>], found: Found) -> Assessment {
    let mut dimensions: Vec<DimensionReading> = role
        .dimensions
        .iter()
        .map(|d| DimensionReading { dimension: d.id.clone(), tier: None, best: None })
        .collect();
    let mut evidence = Vec::new();
    for e in credited {
        let Some(index) = role.dimension_of(e.credit.owned.class, e.claim.slots) else { continue };
        if let Some(reading) =
            dimensions.get_mut(index).filter(|r| r.tier.is_none_or(|tier| tier < e.credit.tier))
        {
            reading.tier = Some(e.credit.tier);
            reading.best = Some(e.claim.quote);
        }
        let quoted = |shown: &Evidence| shown.span == e.claim.quote;
        if evidence.len() < SHOWN && !evidence.iter().any(quoted) {
            evidence.push(Evidence {
                dimension: role.dimensions.get(index).map(|d| d.id.clone()).unwrap_or_default(),
                tier: e.credit.tier,
                stance: e.claim.stance,
                agency: e.claim.agency,
                slots: e.claim.slots.list(),
                span: e.claim.quote,
            });
        }
    }
    let keyword_screen = KeywordScreen { passed: found.terms.len() >= PLAUSIBLE, terms: found.terms };
    Assessment {
        role: role.id.clone(),
        verdict,
        keyword_screen,
        dimensions,
        evidence,
        mentions: found.mentions,
    }
}

/// The vocabulary found in a document, and where.
struct Terms<'a> {
    knowledge: &'a Knowledge,
    /// Each term at each place, in the order of the text.
    places: Vec<(usize, Span)>,
    /// Each term once, in the order of first appearance, and whether it stands in a sentence that can tell something.
    once: Vec<(usize, bool)>,
}

/// One seat's part of the vocabulary found.
struct Found {
    terms: Vec<String>,
    mentions: Vec<Span>,
    listed: usize,
    /// How many of them are the seat's own: a core term counts two, a supporting one counts one.
    own: u32,
}

impl<'a> Terms<'a> {
    fn of(knowledge: &'a Knowledge, resume: &Resume, scan: &Scan<'_>) -> Self {
        let mut terms = Self { knowledge, places: Vec::new(), once: Vec::new() };
        for block in resume.blocks() {
            let told = block.section.tells()
                && matches!(block.kind, BlockKind::Bullet | BlockKind::Paragraph)
                && block.section != Section::Summary;
            let mut end = 0;
            for hit in scan.within(block.span) {
                if hit.span.start() < end {
                    continue;
                }
                for term in scan.terms(*hit) {
                    end = hit.span.end();
                    terms.put(term, hit.span, told);
                }
            }
        }
        terms
    }

    fn put(&mut self, term: usize, span: Span, told: bool) {
        self.places.push((term, span));
        match self.once.iter_mut().find(|(known, _)| *known == term) {
            Some(entry) => entry.1 |= told,
            None => self.once.push((term, told)),
        }
    }

    fn of_seat(&self, seat: SeatIndex) -> Found {
        let terms = self.knowledge.lexicon().terms();
        let weight =
            |term: usize| terms.get(term).and_then(|t| t.weights.get(seat)).copied().unwrap_or_default();
        let counts = |term: usize| weight(term) != Weight::Neutral;
        let mentions = self.places.iter().filter(|(term, _)| counts(*term)).map(|(_, span)| *span).collect();
        let mut found = Found { terms: Vec::new(), mentions, listed: 0, own: 0 };
        for (index, told) in self.once.iter().filter(|(term, _)| counts(*term)) {
            found.terms.extend(terms.get(*index).map(|term| term.name.clone()));
            found.listed += usize::from(!told);
            found.own += match weight(*index) {
                Weight::Core => 2,
                Weight::Supporting => 1,
                _ => 0,
            };
        }
        found
    }
}
