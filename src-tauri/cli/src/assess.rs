//! `assay assess`: read and judge; keeps nothing.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use evidence::assessment::{Evidence, KeywordScreen, Knowledge, Verdict};
use evidence::claim::{Slot, Stance};
use evidence::document::{Document, Notice};
use evidence::flag::{Flag, Judgement, judge_resume};
use evidence::resume::{Position, Resume};
use evidence::vocabulary::RoleId;
use reading::{Reading, Status};
use serde::Serialize;

use crate::{Outcome, files};

/// The arguments of `assay assess`.
#[derive(clap::Args)]
pub struct Args {
    /// Files and folders.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Only this seat; may be given more than once.
    #[arg(long = "role", value_name = "ID")]
    roles: Vec<String>,
    /// The day as of which open periods are measured.
    #[arg(long, value_name = "YYYY-MM-DD")]
    as_of: Option<NaiveDate>,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    file: String,
    status: &'a str,
    notices: &'a [Notice],
    knowledge: &'a str,
    positions: Vec<Held<'a>>,
    assessments: Vec<Assessed<'a>>,
}

/// A job held: what its header states, and how long it was where that can be told.
#[derive(Serialize)]
struct Held<'a> {
    title: Option<&'a str>,
    employer: Option<&'a str>,
    start: Option<String>,
    end: Option<String>,
    months: Option<u32>,
}

#[derive(Serialize)]
struct Assessed<'a> {
    role: &'a RoleId,
    verdict: Verdict,
    keyword_screen: &'a KeywordScreen,
    evidence: Vec<Quoted<'a>>,
    flags: Vec<Flagged<'a>>,
    why: &'a str,
    would_flip: &'a str,
    ask: &'a [String],
}

#[derive(Serialize)]
struct Quoted<'a> {
    dimension: &'a str,
    tier: u8,
    stance: Stance,
    slots: &'a [Slot],
    quote: &'a str,
    start: usize,
    end: usize,
}

#[derive(Serialize)]
struct Flagged<'a> {
    code: &'a str,
    points_to: Option<&'a str>,
    line: &'a str,
    quotes: Vec<&'a str>,
}

/// Judges each file for the seats asked for, or for all eight.
pub fn run(args: &Args) -> Outcome {
    let knowledge = Knowledge::shipped();
    let roles: Vec<RoleId> = args.roles.iter().map(|id| RoleId::from(id.as_str())).collect();
    if let Some(unknown) = roles.iter().find(|id| knowledge.role(id).is_none()) {
        let known: Vec<&str> = knowledge.roles().iter().map(|role| role.id.as_str()).collect();
        return Outcome::WrongCall(format!(
            "there is no role `{unknown}`; the roles are {}",
            known.join(", ")
        ));
    }
    let files = match files::walk(&args.paths) {
        Ok(files) => files,
        Err(message) => return Outcome::WrongCall(message),
    };
    let line = |path: &Path, reading: &Reading| {
        (line(path, reading, knowledge, &roles, args), reading.status == Status::Read)
    };
    match files::each(&files, line) {
        Ok(true) => Outcome::Done,
        Ok(false) => Outcome::SomeFailed,
        Err(message) => Outcome::WrongCall(message),
    }
}

fn line(path: &Path, reading: &Reading, knowledge: &Knowledge, roles: &[RoleId], args: &Args) -> String {
    let read = reading.document.as_ref().filter(|_| reading.status == Status::Read);
    let resume = read.map(Resume::of).unwrap_or_default();
    let judgements = read.map(|document| judge_resume(document, &resume, knowledge)).unwrap_or_default();
    let wanted = |role: &RoleId| roles.is_empty() || roles.contains(role);
    let assessments: Vec<Assessed<'_>> = match read {
        Some(document) => {
            judgements.iter().filter(|j| wanted(&j.assessment.role)).map(|j| assessed(document, j)).collect()
        }
        None => {
            knowledge.roles().iter().map(|role| &role.id).filter(|id| wanted(id)).map(not_assessed).collect()
        }
    };
    let line = Line {
        file: path.display().to_string(),
        status: reading.status.id(),
        notices: reading.notices(),
        knowledge: knowledge.version(),
        positions: read.map(|document| positions(document, &resume, args.as_of)).unwrap_or_default(),
        assessments,
    };
    if args.json { json(&line) } else { readable(&line) }
}

/// One line of JSON; a judgement for eight seats takes about so many bytes.
fn json(line: &Line<'_>) -> String {
    let mut out = Vec::with_capacity(32 << 10);
    let _ = serde_json::to_writer(&mut out, line);
    String::from_utf8(out).unwrap_or_default()
}

fn positions<'a>(document: &'a Document, resume: &Resume, as_of: Option<NaiveDate>) -> Vec<Held<'a>> {
    let held = |position: &Position| Held {
        title: position.title.map(|span| document.slice(span)),
        employer: position.employer.map(|span| document.slice(span)),
        start: position.period.map(|period| period.start.to_string()),
        end: position.period.and_then(|period| period.end).map(|end| end.to_string()),
        months: position.period.and_then(|period| period.months(as_of)),
    };
    resume.positions().iter().map(held).collect()
}

fn assessed<'a>(document: &'a Document, judgement: &'a Judgement) -> Assessed<'a> {
    let assessment = &judgement.assessment;
    Assessed {
        role: &assessment.role,
        verdict: assessment.verdict,
        keyword_screen: &assessment.keyword_screen,
        evidence: assessment.evidence.iter().map(|evidence| quoted(document, evidence)).collect(),
        flags: judgement.flags.iter().map(|flag| flagged(document, flag)).collect(),
        why: &judgement.why,
        would_flip: &judgement.would_flip,
        ask: &judgement.ask,
    }
}

fn quoted<'a>(document: &'a Document, evidence: &'a Evidence) -> Quoted<'a> {
    let (start, end) = document.scalars(evidence.span);
    Quoted {
        dimension: &evidence.dimension,
        tier: evidence.tier.number(),
        stance: evidence.stance,
        slots: &evidence.slots,
        quote: document.slice(evidence.span),
        start,
        end,
    }
}

fn flagged<'a>(document: &'a Document, flag: &'a Flag) -> Flagged<'a> {
    Flagged {
        code: &flag.code,
        points_to: flag.points_to.as_deref(),
        line: &flag.line,
        quotes: flag.quotes.iter().map(|span| document.slice(*span)).collect(),
    }
}

fn not_assessed(role: &RoleId) -> Assessed<'_> {
    static NOTHING: KeywordScreen = KeywordScreen { passed: false, terms: Vec::new() };
    Assessed {
        role,
        verdict: Verdict::NotAssessed,
        keyword_screen: &NOTHING,
        evidence: Vec::new(),
        flags: Vec::new(),
        why: "The document could not be read well enough to judge.",
        would_flip: "A version of the document with readable text.",
        ask: &[],
    }
}

fn readable(line: &Line<'_>) -> String {
    use std::fmt::Write as _;
    let mut out = format!("── {} ({})\n", line.file, line.status);
    for a in &line.assessments {
        let verdict = serde_json::to_value(a.verdict)
            .ok()
            .and_then(|v| v.as_str().map(str::to_owned))
            .unwrap_or_default();
        let _ = writeln!(out, "{:28} {verdict}", a.role.as_str());
        for flag in &a.flags {
            let _ = writeln!(out, "    ⚑ {}", flag.line);
        }
        for e in a.evidence.iter().filter(|e| e.tier >= 2).take(3) {
            let _ = writeln!(
                out,
                "    T{} {}: “{}”",
                e.tier,
                e.dimension,
                e.quote.split_whitespace().collect::<Vec<_>>().join(" ")
            );
        }
    }
    out
}
