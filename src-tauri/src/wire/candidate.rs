//! A candidate: the document, what it shows, and what people did about it.

use casebook::id::DocumentId;
use casebook::model::{self, CandidateDocument, StoredJudgement};
use evidence::document::{self, Document, Format};
use evidence::flag;
use serde::Serialize;
use specta::Type;

use super::judgement::{self, Judgement, SeatVerdict};
use super::person::{Person, named};
use super::text::{Page, Span};
use super::time;
use super::walk::WalkMark;
use super::words::{Stage, Verdict};

/// Something that a reader of the document should know.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Notice {
    /// A stable word for it.
    pub code: String,
    /// One sentence.
    pub detail: String,
}

/// A document as it is shown.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DocumentView {
    /// Id.
    pub id: String,
    /// The file's name.
    pub file_name: String,
    /// Kind of file; empty where nothing could be read.
    pub format: String,
    /// 0 where the format has none.
    pub pages: u32,
    /// The visible text.
    pub text: String,
    /// Its hash.
    pub text_hash: String,
    /// In the file and not visible.
    pub hidden_text: String,
    /// What to know about the reading.
    pub notices: Vec<Notice>,
}

/// A word's box in points from the upper left of its page.
#[derive(Clone, Debug, Serialize, Type)]
pub struct PlacedWord {
    /// First UTF-16 unit.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// Page, from 1.
    pub page: u32,
    /// Left edge.
    #[specta(type = specta_typescript::Number)]
    pub left: f32,
    /// Upper edge.
    #[specta(type = specta_typescript::Number)]
    pub top: f32,
    /// Right edge.
    #[specta(type = specta_typescript::Number)]
    pub right: f32,
    /// Lower edge.
    #[specta(type = specta_typescript::Number)]
    pub bottom: f32,
}

/// A person's verdict with its reason.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Override {
    /// The verdict.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
    /// Who.
    pub by: Person,
    /// When.
    pub at: String,
}

/// What kind of thing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum HistoryKind {
    /// The document came.
    Imported,
    /// The stage was changed.
    Stage,
    /// A person set a verdict.
    Override,
    /// A person went back to the reading.
    OverrideCleared,
    /// A scorecard was handed in.
    WalkSubmitted,
    /// A decision was written down.
    Decided,
    /// Something left the casebook as a file.
    Exported,
}

/// One thing that was done about a candidate.
#[derive(Clone, Debug, Serialize, Type)]
pub struct HistoryEntry {
    /// What kind of thing.
    pub kind: HistoryKind,
    /// When.
    pub at: String,
    /// Who; null for what nobody in particular did.
    pub by: Option<Person>,
    /// A sentence.
    pub what: String,
    /// Why.
    pub reason: String,
}

/// Where a candidate stands in an opening.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// The candidate.
    pub candidate_id: String,
    /// The stage.
    pub stage: Stage,
    /// A person's verdict.
    #[serde(rename = "override")]
    pub own: Option<Override>,
    /// Oldest first.
    pub history: Vec<HistoryEntry>,
}

/// A candidate with everything that one screen shows.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// Id.
    pub id: String,
    /// The opening.
    pub opening_id: String,
    /// Name for display.
    pub name: String,
    /// Latest position.
    pub title: String,
    /// Its employer.
    pub employer: String,
    /// When the document came.
    pub imported_at: String,
    /// The document.
    pub document: DocumentView,
    /// For the opening's own seat.
    pub judgement: Judgement,
    /// All seats.
    pub seats: Vec<SeatVerdict>,
    /// Where they stand.
    pub standing: Standing,
    /// Who walked or walks with them.
    pub walks: Vec<WalkMark>,
}

/// The document that a screen for a seat is about: the one that shows most for it, else the first.
pub fn shown<'a>(
    candidate: &'a model::Candidate,
    role: &str,
) -> Option<(&'a CandidateDocument, Option<&'a StoredJudgement>)> {
    let for_role =
        candidate.judgements.iter().filter(|stored| stored.judgement.assessment.role.as_str() == role);
    let best = for_role.min_by_key(|stored| stored.judgement.assessment.verdict);
    let of = |id: &DocumentId| candidate.documents.iter().find(|document| document.id == *id);
    let judged = best.and_then(|stored| Some((of(&stored.document)?, Some(stored))));
    judged.or_else(|| candidate.documents.first().map(|document| (document, None)))
}

/// A document for the interface.
pub fn document_view(it: &CandidateDocument) -> DocumentView {
    let mut notices: Vec<Notice> = Vec::new();
    if !it.reason.is_empty() {
        notices
            .push(Notice { code: it.status.word().to_owned(), detail: crate::fault::sentence(&it.reason) });
    }
    let blank = Document::new(Format::Text, "");
    let document = it.document.as_ref().unwrap_or(&blank);
    notices.extend(document.notices.iter().map(notice));
    DocumentView {
        id: it.id.to_string(),
        file_name: it.file_name.clone(),
        format: it.document.as_ref().map_or("", |read| read.format.id()).to_owned(),
        pages: document.pages,
        text: document.text().to_owned(),
        text_hash: document.text_hash(),
        hidden_text: document.hidden_text.clone(),
        notices,
    }
}

fn notice(notice: &document::Notice) -> Notice {
    Notice { code: notice.code.clone(), detail: crate::fault::sentence(&notice.detail) }
}

/// The judgement of a document for a seat, and all seats in short.
pub fn judgements(
    candidate: &model::Candidate,
    shown: &CandidateDocument,
    role: &str,
) -> (Judgement, Vec<SeatVerdict>) {
    let Some(document) = &shown.document else { return (judgement::not_assessed(role), Vec::new()) };
    let page = Page::of(document);
    let of_it = || candidate.judgements.iter().filter(|stored| stored.document == shown.id);
    let seats = of_it().map(|stored| judgement::seat(&page, &stored.judgement)).collect();
    let own = of_it().find(|stored| stored.judgement.assessment.role.as_str() == role);
    let own = own.map(|stored| judgement::judgement(&page, &stored.judgement, &stored.knowledge));
    (own.unwrap_or_else(|| judgement::not_assessed(role)), seats)
}

/// The judgement of one document for one seat.
pub fn one_judgement(
    document: Option<&Document>,
    core: Option<&flag::Judgement>,
    role: &str,
    version: &str,
) -> Judgement {
    match (document, core) {
        (Some(document), Some(core)) => judgement::judgement(&Page::of(document), core, version),
        _ => judgement::not_assessed(role),
    }
}

/// Every word with its box.
pub fn words(document: &Document) -> Vec<PlacedWord> {
    let page = Page::of(document);
    let placed = document.words.iter().map(|it| {
        let Span { start, end } = page.span(it.span);
        PlacedWord {
            start,
            end,
            page: it.page,
            left: it.left,
            top: it.top,
            right: it.right,
            bottom: it.bottom,
        }
    });
    placed.collect()
}

/// Where a candidate stands, with everything that people did, oldest first.
pub fn standing(
    candidate: &model::Candidate,
    seat: &model::Seat,
    people: &[model::Person],
    walks: &[WalkMark],
) -> Standing {
    let mut history: Vec<HistoryEntry> = candidate.documents.iter().map(imported).collect();
    history.extend(stages(seat, people));
    history.extend(seat.overrides.iter().map(|it| overridden(it, people)));
    history.extend(seat.decisions.iter().map(|it| decided(it, people)));
    history.extend(walks.iter().filter_map(handed_in));
    history.extend(seat.exports.iter().map(|it| exported(it, people)));
    history.sort_by(|a, b| a.at.cmp(&b.at));
    let own = seat.overrides.last().and_then(|it| {
        let verdict = it.verdict?.into();
        Some(Override { verdict, reason: it.reason.clone(), by: named(people, &it.by), at: time(it.at) })
    });
    Standing { candidate_id: candidate.id.to_string(), stage: seat.stage.into(), own, history }
}

fn imported(document: &CandidateDocument) -> HistoryEntry {
    let what = format!("Added from {}", document.file_name);
    HistoryEntry {
        kind: HistoryKind::Imported,
        at: time(document.added),
        by: None,
        what,
        reason: String::new(),
    }
}

fn stages(seat: &model::Seat, people: &[model::Person]) -> Vec<HistoryEntry> {
    let mut from = Stage::New;
    let moved = seat.history.iter().map(|change| {
        let to = Stage::from(change.stage);
        let what = format!("Moved from {} to {}", from.name(), to.name());
        from = to;
        let by = Some(named(people, &change.by));
        HistoryEntry {
            kind: HistoryKind::Stage,
            at: time(change.at),
            by,
            what,
            reason: change.reason.clone(),
        }
    });
    moved.collect()
}

fn overridden(it: &model::Override, people: &[model::Person]) -> HistoryEntry {
    let (kind, what) = match it.verdict {
        Some(verdict) => {
            let words = evidence::read::verdict_words(verdict);
            (HistoryKind::Override, format!("Set their own verdict: {words}"))
        }
        None => (HistoryKind::OverrideCleared, "Went back to the reading".to_owned()),
    };
    HistoryEntry { kind, at: time(it.at), by: Some(named(people, &it.by)), what, reason: it.reason.clone() }
}

fn decided(it: &model::Decision, people: &[model::Person]) -> HistoryEntry {
    let what = super::review::call_words(&it.call);
    let by = Some(named(people, &it.by));
    HistoryEntry { kind: HistoryKind::Decided, at: time(it.at), by, what, reason: it.reason.clone() }
}

fn exported(it: &model::Export, people: &[model::Person]) -> HistoryEntry {
    let (by, what) = (Some(named(people, &it.by)), format!("Exported {}", it.what));
    HistoryEntry { kind: HistoryKind::Exported, at: time(it.at), by, what, reason: String::new() }
}

fn handed_in(walk: &WalkMark) -> Option<HistoryEntry> {
    let at = walk.submitted_at.clone()?;
    let (by, what) = (Some(walk.person.clone()), "Submitted a scorecard".to_owned());
    Some(HistoryEntry { kind: HistoryKind::WalkSubmitted, at, by, what, reason: String::new() })
}
