//! What one document shows for one seat.

use evidence::assessment::{self, Knowledge};
use evidence::flag;
use serde::Serialize;
use specta::Type;

use super::flag_page::{FlagPage, flag_page};
use super::opening::role_name;
use super::text::{Page, Quote, Span};
use super::words::{Tier, Verdict, word};

/// A claim that counts for the seat.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Evidence {
    /// First UTF-16 unit.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// The words.
    pub text: String,
    /// Dimension id.
    pub dimension: String,
    /// How far it goes.
    pub tier: Tier,
    /// Relationship to the object.
    pub stance: String,
    /// Who did it.
    pub agency: String,
    /// The filled slots.
    pub slots: Vec<String>,
}

/// The best in one dimension.
#[derive(Clone, Debug, Serialize, Type)]
pub struct DimensionReading {
    /// Dimension id.
    pub dimension: String,
    /// The best tier; null where nothing was found.
    pub tier: Option<Tier>,
    /// What it rests on.
    pub best: Option<Quote>,
}

/// Something to look at.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Flag {
    /// Names what was seen.
    pub code: String,
    /// One line.
    pub line: String,
    /// Id of the seat or trade that the evidence points to.
    pub points_to: Option<String>,
    /// Its name.
    pub points_to_name: Option<String>,
    /// The words it rests on.
    pub quotes: Vec<Quote>,
    /// Its page.
    pub page: FlagPage,
}

/// What a keyword filter would have done.
#[derive(Clone, Debug, Serialize, Type)]
pub struct KeywordScreen {
    /// True where at least three of the seat's terms appear.
    pub passed: bool,
    /// The terms.
    pub terms: Vec<String>,
}

/// What one document shows for one seat.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// The seat.
    pub role_id: String,
    /// Its name.
    pub role_name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// What a keyword filter would have done.
    pub keyword_screen: KeywordScreen,
    /// Every dimension of the seat, in its order.
    pub dimensions: Vec<DimensionReading>,
    /// Strongest first.
    pub evidence: Vec<Evidence>,
    /// Every term of the seat, in the order of the text.
    pub mentions: Vec<Span>,
    /// At most three, strongest first.
    pub flags: Vec<Flag>,
    /// Two or three sentences.
    pub why: String,
    /// The one fact that would make it right.
    pub would_flip: String,
    /// What to ask.
    pub ask: Vec<String>,
    /// Hash of the role data.
    pub roles_version: String,
}

/// A seat's verdict in short.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SeatVerdict {
    /// The seat.
    pub role_id: String,
    /// Its name.
    pub role_name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// Highest tier of its evidence.
    pub tier: Option<Tier>,
    /// The best words for it.
    pub best: Option<Quote>,
}

/// A judgement for the interface.
pub fn judgement(page: &Page<'_>, core: &flag::Judgement, version: &str) -> Judgement {
    let assessed = &core.assessment;
    let role = assessed.role.as_str();
    Judgement {
        role_id: role.to_owned(),
        role_name: role_name(role),
        verdict: assessed.verdict.into(),
        keyword_screen: KeywordScreen {
            passed: assessed.keyword_screen.passed,
            terms: assessed.keyword_screen.terms.clone(),
        },
        dimensions: assessed.dimensions.iter().map(|reading| dimension(page, reading)).collect(),
        evidence: assessed.evidence.iter().map(|claim| evidence(page, claim)).collect(),
        mentions: assessed.mentions.iter().map(|span| page.span(*span)).collect(),
        flags: core.flags.iter().map(|seen| flag(page, role, seen)).collect(),
        why: core.why.clone(),
        would_flip: core.would_flip.clone(),
        ask: core.ask.clone(),
        roles_version: version.to_owned(),
    }
}

/// The judgement of a document that could not be read.
pub fn not_assessed(role: &str) -> Judgement {
    Judgement {
        role_id: role.to_owned(),
        role_name: role_name(role),
        verdict: Verdict::NotAssessed,
        keyword_screen: KeywordScreen { passed: false, terms: Vec::new() },
        dimensions: Vec::new(),
        evidence: Vec::new(),
        mentions: Vec::new(),
        flags: Vec::new(),
        why: String::new(),
        would_flip: String::new(),
        ask: Vec::new(),
        roles_version: String::new(),
    }
}

/// A seat in short.
pub fn seat(page: &Page<'_>, core: &flag::Judgement) -> SeatVerdict {
    let assessed = &core.assessment;
    let strongest = assessed.evidence.first();
    SeatVerdict {
        role_id: assessed.role.to_string(),
        role_name: role_name(assessed.role.as_str()),
        verdict: assessed.verdict.into(),
        tier: strongest.map(|claim| claim.tier.into()),
        best: strongest.map(|claim| page.quote(claim.span)),
    }
}

/// A claim for the interface.
pub fn evidence(page: &Page<'_>, claim: &assessment::Evidence) -> Evidence {
    let Quote { start, end, text } = page.quote(claim.span);
    Evidence {
        start,
        end,
        text,
        dimension: claim.dimension.clone(),
        tier: claim.tier.into(),
        stance: word(&claim.stance),
        agency: word(&claim.agency),
        slots: claim.slots.iter().map(word).collect(),
    }
}

fn dimension(page: &Page<'_>, reading: &assessment::DimensionReading) -> DimensionReading {
    DimensionReading {
        dimension: reading.dimension.clone(),
        tier: reading.tier.map(Tier::from),
        best: reading.best.map(|span| page.quote(span)),
    }
}

fn flag(page: &Page<'_>, role: &str, flag: &flag::Flag) -> Flag {
    Flag {
        code: flag.code.clone(),
        line: flag.line.clone(),
        points_to: flag.points_to.clone(),
        points_to_name: flag.points_to.as_deref().map(|id| pointed_name(role, id)),
        quotes: flag.quotes.iter().map(|span| page.quote(*span)).collect(),
        page: flag_page(&flag.code),
    }
}

/// The name of the seat or neighbouring trade that evidence for a seat points to.
pub fn pointed_name(role: &str, id: &str) -> String {
    let knowledge = Knowledge::shipped();
    let seat = knowledge.role(&id.into()).map(|role| role.name.clone());
    let trade = || knowledge.role(&role.into())?.contaminant(id).map(|trade| trade.name.clone());
    seat.or_else(trade).unwrap_or_else(|| id.replace('-', " "))
}
