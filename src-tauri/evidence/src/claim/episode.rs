//! From sentences to claims: the sentences of one block tell one story.

use super::context::{Context, Place};
use super::facts::{Facts, Source};
use super::object::{Owned, owned};
use super::slots::{SlotSet, Stance};
use super::stance::stance;
use super::tier::tier;
use super::token::tokenise;
use super::told::{slots, whose};
use super::{Claim, agency};
use crate::resume::{Block, BlockKind, Resume, Section};
use crate::span::Span;
use crate::vocabulary::{Agency, Cue, CueSet, Lexicon, ObjectClass, Scan, Strength};

/// Reads every claim of a resume, in the order of the text.
pub fn read(text: &str, resume: &Resume, scan: &Scan<'_>) -> Vec<Claim> {
    let (places, whole) = Place::all(resume, scan);
    let told = |block: &&Block| {
        !matches!(block.kind, BlockKind::Header | BlockKind::List) && block.section != Section::Header
    };
    let mut tokens = Vec::with_capacity(text.len() / 5);
    for sentence in resume.blocks().iter().filter(told).flat_map(|block| &block.sentences) {
        tokenise(&mut tokens, scan.lower(), *sentence);
    }
    let source = Source { text, scan, tokens: &tokens };
    let mut claims = Vec::new();
    for (index, block) in resume.blocks().iter().enumerate().filter(|(_, block)| told(block)) {
        let title = title(resume, scan, block);
        let place = block.position.and_then(|p| places.get(p)).copied().unwrap_or(whole);
        let words = text.get(block.span.start()..block.span.end()).unwrap_or_default();
        let short = words.split_whitespace().nth(QUOTED).is_none();
        claims.extend(Story { source, block, index, title, place, short }.claims());
    }
    count_once(text, &mut claims);
    claims
}

/// The same words told again, under another employer or in a summary, are no second claim.
fn count_once(text: &str, claims: &mut [Claim]) {
    let mut told = std::collections::BTreeSet::new();
    for claim in claims {
        let words = text.get(claim.span.start()..claim.span.end()).unwrap_or_default();
        if !told.insert(words) {
            claim.tier = claim.tier.min(super::Tier::Near);
        }
    }
}

/// The hints of the title that a block stands under.
fn title(resume: &Resume, scan: &Scan<'_>, block: &Block) -> CueSet {
    let position = block.position.and_then(|index| resume.positions().get(index));
    position.map(|p| scan.cues_within(p.header)).unwrap_or_default()
}

/// A block of up to so many words is quoted whole.
const QUOTED: usize = 40;

struct Story<'a> {
    source: Source<'a>,
    block: &'a Block,
    index: usize,
    title: CueSet,
    place: Place,
    /// True where the block is no longer than a long sentence.
    short: bool,
}

impl Story<'_> {
    fn claims(&self) -> Vec<Claim> {
        let around = Context::of(self.source.scan.cues_within(self.block.span));
        let mut facts: Vec<Facts<'_>> = Vec::with_capacity(self.block.sentences.len());
        let telling = self.block.sentences.iter().filter(|span| self.tells(**span));
        facts.extend(
            telling
                .map(|span| Facts::read(self.source, *span, self.section(), self.title, self.place, around)),
        );
        let mut topic = None;
        let mut claims: Vec<Claim> = Vec::new();
        for facts in &facts {
            let claim = self.claim(facts, topic);
            topic = claim.owned.first().copied().or(topic);
            claims.push(claim);
        }
        self.attribute_back(&facts, &mut claims);
        self.attribute_away(&facts, &mut claims);
        self.link(&facts, &mut claims);
        claims
    }

    /// The whole block where it is no longer than a long sentence, else the sentence.
    fn quote(&self, sentence: Span) -> Span {
        if self.short { self.block.span } else { sentence }
    }

    /// True where a sentence holds a known phrase, or at least states figures.
    fn tells(&self, span: Span) -> bool {
        let words = || self.source.text.get(span.start()..span.end());
        !self.source.scan.within(span).is_empty()
            || words().is_some_and(|words| words.bytes().any(|byte| byte.is_ascii_digit()))
    }

    fn section(&self) -> Section {
        if self.block.kind == BlockKind::List { Section::Skills } else { self.block.section }
    }

    fn claim(&self, facts: &Facts<'_>, topic: Option<Owned>) -> Claim {
        let mut owned = owned(facts);
        if owned.is_empty() && carries_on(facts) {
            owned.extend(topic.map(|o| Owned { strength: Strength::Plain, ..o }));
        }
        if owned.is_empty() && (facts.outcome.anchored || facts.hints(Cue::Catch)) {
            owned.extend(self.place.topic().map(|class| Owned { class, strength: Strength::Plain }));
        }
        self.claim_about(facts, owned, agency::agency(facts), SlotSet::default())
    }

    fn claim_about(&self, facts: &Facts<'_>, owned: Vec<Owned>, agency: Agency, more: SlotSet) -> Claim {
        let object = owned.first().map_or(ObjectClass::None, |o| o.class);
        let stance = stance(facts, agency, object);
        let slots = slots(facts, &owned).with(more);
        let whose = whose(facts, agency, stance, slots);
        let tier = tier(facts, agency, stance, &owned, whose, slots);
        Claim {
            span: facts.span,
            quote: self.quote(facts.span),
            block: self.index,
            section: self.block.section,
            position: self.block.position,
            agency,
            stance,
            owned,
            context: facts.context,
            whose,
            slots,
            tier,
        }
    }

    /// `Nodes are drained before a job lands. I wrote that.`: the second sentence gives the first its actor.
    fn attribute_back(&self, facts: &[Facts<'_>], claims: &mut [Claim]) {
        for at in 1..facts.len() {
            let (Some(now), Some(before)) = (facts.get(at), facts.get(at - 1)) else { continue };
            let mine = now.says_i
                && now.tokens.len() <= 6
                && now.has_word(&["that", "it", "this", "those", "them", "both"]);
            if !mine
                || !matches!(
                    claims.get(at - 1).map(|c| c.agency),
                    Some(Agency::Passive | Agency::Assigned | Agency::Exposed | Agency::SelfRated)
                )
            {
                continue;
            }
            if let Some(claim) = claims.get_mut(at - 1) {
                *claim = self.claim_about(before, claim.owned.clone(), Agency::Did, SlotSet::default());
            }
        }
    }

    /// `Backed the move to the new hall. The fleet crew did it.`: the second sentence takes the first one's actor away.
    fn attribute_away(&self, facts: &[Facts<'_>], claims: &mut [Claim]) {
        for at in 1..facts.len() {
            let (Some(now), Some(before)) = (facts.get(at), facts.get(at - 1)) else { continue };
            let others = now.tokens.len() <= 8
                && claims.get(at).is_some_and(|c| c.agency == Agency::TeamCredit)
                && now.quantities.is_empty();
            if let Some(claim) = claims.get_mut(at - 1).filter(|_| others && !before.says_i) {
                *claim =
                    self.claim_about(before, claim.owned.clone(), Agency::TeamCredit, SlotSet::default());
            }
        }
    }

    /// Lets the best sentence of a block take up the slots of the sentences that carry its story on.
    fn link(&self, facts: &[Facts<'_>], claims: &mut [Claim]) {
        if claims.len() < 2 {
            return;
        }
        let best = claims
            .iter()
            .enumerate()
            .max_by_key(|(at, c)| (c.tier, c.slots.count(), usize::MAX - at))
            .map(|(at, _)| at);
        let Some((at, best)) = best.and_then(|at| claims.get(at).map(|c| (at, c.clone()))) else { return };
        let Some(own) = facts.get(at) else { return };
        let object = best.object();
        let more = claims
            .iter()
            .enumerate()
            .filter(|(other, claim)| *other != at && other.abs_diff(at) <= 2 && continues(claim, object))
            .fold(SlotSet::default(), |set, (_, claim)| set.with(claim.slots));
        let agency = if matches!(best.agency, Agency::Passive | Agency::Exposed)
            && claims.iter().any(|c| matches!(c.agency, Agency::Did | Agency::Led | Agency::Shared))
        {
            Agency::Did
        } else {
            best.agency
        };
        if let Some(claim) = claims.get_mut(at) {
            *claim = self.claim_about(own, best.owned, agency, more);
        }
    }
}

/// True where a sentence without a thing of its own tells enough to belong to the thing before it.
fn carries_on(facts: &Facts<'_>) -> bool {
    let told = [
        facts.outcome.anchored,
        facts.hints(Cue::Catch),
        facts.hints(Cue::Incident),
        facts.hints(Cue::Artefact),
    ];
    facts.section.tells() && told.into_iter().filter(|t| *t).count() >= 1
}

fn continues(claim: &Claim, object: ObjectClass) -> bool {
    let told = matches!(
        claim.agency,
        Agency::Did | Agency::Led | Agency::Shared | Agency::Passive | Agency::Assigned
    );
    let same = claim.owned.is_empty() || claim.owned.iter().any(|o| o.class == object);
    told && (same || claim.owned.iter().all(|o| o.strength != Strength::Own))
        && !matches!(claim.stance, Stance::Consume | Stance::Sell | Stance::Study)
}

/// Reads one bullet under a title; ` / ` parts linked sentences of one episode.
pub fn read_bullet(lexicon: &Lexicon, bullet: &str, section: Section, title: &str) -> Vec<Claim> {
    let text = format!("{title}\n{bullet}");
    let start = title.len() + 1;
    let mut sentences = Vec::new();
    let mut from = start;
    for part in bullet.split(" / ") {
        sentences.extend(crate::resume::sentences(&text, Span::new(from, from + part.len())));
        from += part.len() + 3;
    }
    let resume = Resume::of_bullet(&sentences, section, Some(Span::new(0, title.len())));
    read(&text, &resume, &lexicon.scan(&text))
}
