//! The written read.

use std::path::PathBuf;

use casebook::id::{CandidateId, OpeningId};
use casebook::model::ReadMaterial;
use chrono::Utc;
use evidence::assessment::Knowledge;
use evidence::read::{self as core, CandidateMaterial, SeatWords};
use evidence::review::{Decision, Filed, Override};
use evidence::scorecard::Scorecard;
use serde::Deserialize;
use specta::Type;
use tauri::AppHandle;
use tauri_plugin_dialog::DialogExt as _;

use super::candidate::no_document;
use super::openings::opening_now;
use super::review::handed_in;
use super::{AtDesk, waiting};
use crate::desk::Open;
use crate::fault::Fault;
use crate::wire::candidate::shown;
use crate::wire::person::rater;
use crate::wire::read::{self as wire, Read};
use crate::wire::review::choice;
use crate::wire::text::Page;
use crate::wire::time;

/// Set in tests, since no driver reaches a file dialog: where the read is written to.
const TEST_SAVE: &str = "ASSAY_TEST_SAVE";

/// What the read is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum ReadFormat {
    /// Markdown with footnotes.
    Markdown,
    /// One whole page.
    Html,
}

/// The written read of a candidate in an opening, as the person sitting here may see it.
#[tauri::command(async)]
#[specta::specta]
pub fn read(desk: AtDesk<'_>, opening_id: String, candidate_id: String) -> Result<Read, Fault> {
    written(&*desk.open()?, &opening_id.into(), &candidate_id.into())
}

/// Asks where to put the read and writes it; null where the dialog was closed.
#[tauri::command]
#[specta::specta]
pub async fn export_read(
    desk: AtDesk<'_>,
    app: AppHandle,
    opening_id: String,
    candidate_id: String,
    format: ReadFormat,
) -> Result<Option<String>, Fault> {
    waiting(&desk, move |desk| {
        let (open, opening, candidate) = (desk.open()?, opening_id.into(), candidate_id.into());
        let read = written(&open, &opening, &candidate)?;
        let (ending, text, what) = match format {
            ReadFormat::Markdown => ("md", &read.markdown, "the read as Markdown"),
            ReadFormat::Html => ("html", &read.html, "the read as a page"),
        };
        let name = file_name(&read.candidate_name, &read.opening.title, ending);
        let Some(path) = place(&app, &name) else { return Ok(None) };
        let path_words = path.display().to_string();
        std::fs::write(path, text).map_err(|error| Fault::failed(format!("{path_words}: {error}")))?;
        open.casebook.exported(&open.seated()?, &opening, &candidate, what)?;
        Ok(Some(path_words))
    })
    .await
}

fn place(app: &AppHandle, name: &str) -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(TEST_SAVE) {
        return Some(PathBuf::from(path));
    }
    let dialog = app.dialog().file().set_title("Save the written read").set_file_name(name);
    dialog.blocking_save_file()?.into_path().ok()
}

/// A file name of a candidate and an opening, without what a file system may refuse.
fn file_name(candidate: &str, opening: &str, ending: &str) -> String {
    let refused =
        |c: char| c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    let words = format!("{candidate} for {opening}").replace(refused, " ");
    format!("{}.{ending}", words.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn written(open: &Open, opening: &OpeningId, candidate: &CandidateId) -> Result<Read, Fault> {
    let material = open.casebook.read_material(&open.seated()?, opening, candidate)?;
    let role = material.opening.role.as_str();
    let (document, stored) = shown(&material.candidate, role).ok_or_else(no_document)?;
    let unread = || {
        Fault::failed(
            "This document could not be read, so there is nothing to write about. Give it its text first.",
        )
    };
    let (text, stored) = document.document.as_ref().zip(stored).ok_or_else(unread)?;
    let seat = seat_words(role, &stored.knowledge);
    let filed = handed_in(&material.walks, &material.people)?;
    let walks: Vec<&Filed> = filed.iter().collect();
    let (own, decision) = (own_verdict(&material, stored.judgement.assessment.verdict), decision(&material));
    let read = core::candidate(&CandidateMaterial {
        opening: &material.opening.title,
        on: Utc::now().date_naive(),
        seat: &seat,
        candidate: &material.candidate.name,
        file: &document.file_name,
        document: text,
        judgement: &stored.judgement,
        scorecard: Scorecard::shipped(&material.opening.role),
        walks: &walks,
        verdict_override: own.as_ref(),
        decision: decision.as_ref(),
    });
    Ok(Read {
        candidate_id: candidate.to_string(),
        candidate_name: material.candidate.name.clone(),
        opening: opening_now(open, opening)?,
        title: format!("{} for {}", material.candidate.name, material.opening.title),
        made_at: time(Utc::now()),
        sections: wire::sections(&read),
        sources: wire::sources(&Page::of(text), &read),
        markdown: core::markdown(&read),
        html: core::html(&read),
    })
}

fn seat_words(role: &str, edition: &str) -> SeatWords {
    let profile = Knowledge::shipped().role(&role.into());
    let dimensions = profile.map(|profile| profile.dimensions.as_slice()).unwrap_or_default();
    SeatWords {
        name: crate::wire::opening::role_name(role),
        edition: edition.to_owned(),
        dimensions: dimensions.iter().map(|one| (one.id.clone(), one.name.clone())).collect(),
    }
}

fn own_verdict(material: &ReadMaterial, read: evidence::assessment::Verdict) -> Option<Override> {
    let last = material.seat.overrides.last()?;
    let by = rater(&material.people, &last.by);
    Some(Override { by, at: last.at, read, verdict: last.verdict?, reason: last.reason.clone() })
}

fn decision(material: &ReadMaterial) -> Option<Decision> {
    let last = material.seat.decisions.last()?;
    let by = rater(&material.people, &last.by);
    Some(Decision { by, at: last.at, choice: choice(&last.call), reason: last.reason.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_is_taken_by_every_file_system() {
        assert_eq!(file_name("A/B: C", "GPU *cluster*\nOslo", "md"), "A B C for GPU cluster Oslo.md");
    }
}
