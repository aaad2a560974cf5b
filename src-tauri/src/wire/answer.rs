//! What is taken down for one question.

use std::collections::BTreeMap;

use evidence::scorecard::{self, CaptureState, QuestionId};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::text::Quote;
use super::words::{Rating, Unrated};

/// Whether one of the three things was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum CaptureWord {
    /// Nothing is said yet.
    Open,
    /// Asked and answered.
    Answered,
    /// Asked, and no answer came.
    NoAnswer,
    /// Not asked.
    NotAsked,
}

/// One of the three fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Capture {
    /// What was taken down.
    pub text: String,
    /// Asked or not.
    pub state: CaptureWord,
    /// Why it was not asked.
    pub reason: String,
}

/// A quote that an answer rests on, with the text it stood in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Citation {
    /// Words and place.
    #[serde(flatten)]
    pub quote: Quote,
    /// The document.
    pub document_id: String,
    /// Hash of its text.
    pub text_hash: String,
}

/// What is taken down for one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// The question.
    pub question_id: String,
    /// Ids of probes asked; for one that the pairing adds, its text.
    pub probes: Vec<String>,
    /// What broke.
    pub broke: Capture,
    /// At what scale.
    pub scale: Capture,
    /// What they personally changed.
    pub changed: Capture,
    /// The candidate's own words.
    pub words: String,
    /// The rating.
    pub rating: Option<Rating>,
    /// Needed with `not-asked`.
    pub not_asked_reason: String,
    /// The choice where it is recorded and not rated.
    pub record: Option<String>,
    /// What to hand to the panel.
    pub hand_to_panel: String,
    /// True once “which part of that was yours?” was asked.
    pub share_asked: bool,
    /// Marked to come back to.
    pub later: bool,
    /// Time spent.
    pub seconds: u32,
    /// Quotes it rests on.
    pub citations: Vec<Citation>,
}

/// Where an answer keeps what only the interface knows.
const CITATIONS: &str = "citations";
const NOT_ASKED: &str = "not-asked-reason";

/// A probe's id: its place in the question, from 1.
pub fn probe_id(at: usize) -> String {
    (at + 1).to_string()
}

/// An answer for the interface.
pub fn answer(id: &QuestionId, core: &scorecard::Answer, question: Option<&scorecard::Question>) -> Answer {
    use scorecard::Rating as Core;
    let asked = question.map(|question| question.probes.as_slice()).unwrap_or_default();
    let probe =
        |text: &String| asked.iter().position(|known| known == text).map_or_else(|| text.clone(), probe_id);
    let kept = |key: &str| core.more.get(key).cloned();
    let reason = kept(NOT_ASKED).and_then(|kept| kept.as_str().map(str::to_owned)).unwrap_or_default();
    Answer {
        question_id: id.to_string(),
        probes: core.probes.iter().map(probe).collect(),
        broke: capture(&core.broke),
        scale: capture(&core.scale),
        changed: capture(&core.changed),
        words: core.words.clone(),
        rating: core.rating.as_ref().and_then(Rating::of),
        not_asked_reason: match &core.rating {
            Some(Core::NotAsked { reason }) => reason.clone(),
            _ => reason,
        },
        record: match &core.rating {
            Some(Core::Recorded { option }) => Some(option.clone()),
            _ => None,
        },
        hand_to_panel: core.panel.clone(),
        share_asked: core.share_asked,
        later: core.later,
        seconds: core.seconds,
        citations: kept(CITATIONS).and_then(|kept| serde_json::from_value(kept).ok()).unwrap_or_default(),
    }
}

fn capture(core: &scorecard::Capture) -> Capture {
    let state = match core.state {
        CaptureState::Open => CaptureWord::Open,
        CaptureState::Answered => CaptureWord::Answered,
        CaptureState::AskedNoAnswer => CaptureWord::NoAnswer,
        CaptureState::NotAsked => CaptureWord::NotAsked,
    };
    Capture { text: core.text.clone(), state, reason: core.reason.clone() }
}

/// An answer as it is kept; what the interface does not show of an earlier one stays.
pub fn kept_answer(
    answer: &Answer,
    earlier: Option<&scorecard::Answer>,
    question: Option<&scorecard::Question>,
) -> scorecard::Answer {
    let known = question.map(|question| question.probes.as_slice()).unwrap_or_default();
    let mut more = earlier.map(|earlier| earlier.more.clone()).unwrap_or_default();
    keep(&mut more, CITATIONS, &answer.citations, answer.citations.is_empty());
    keep(&mut more, NOT_ASKED, &answer.not_asked_reason, answer.not_asked_reason.is_empty());
    scorecard::Answer {
        broke: kept_capture(&answer.broke),
        scale: kept_capture(&answer.scale),
        changed: kept_capture(&answer.changed),
        words: answer.words.clone(),
        rating: kept_rating(answer),
        probes: answer.probes.iter().map(|id| probe_text(known, id)).collect(),
        note: earlier.map(|earlier| earlier.note.clone()).unwrap_or_default(),
        panel: answer.hand_to_panel.clone(),
        share_asked: answer.share_asked,
        later: answer.later,
        seconds: answer.seconds,
        more,
    }
}

fn keep(more: &mut BTreeMap<String, serde_json::Value>, key: &str, value: &impl Serialize, is_empty: bool) {
    match serde_json::to_value(value) {
        Ok(value) if !is_empty => more.insert(key.to_owned(), value),
        _ => more.remove(key),
    };
}

fn probe_text(known: &[String], id: &str) -> String {
    let at = id.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
    at.and_then(|at| known.get(at)).cloned().unwrap_or_else(|| id.to_owned())
}

fn kept_rating(answer: &Answer) -> Option<scorecard::Rating> {
    use scorecard::Rating as Core;
    let rating = answer.rating.map(|rating| match rating {
        Rating::Level(level) => Core::Level { level: level.into() },
        Rating::Unrated(Unrated::NotAsked) => Core::NotAsked { reason: answer.not_asked_reason.clone() },
        Rating::Unrated(Unrated::Withheld) => Core::CannotShare,
    });
    rating.or_else(|| answer.record.clone().map(|option| Core::Recorded { option }))
}

fn kept_capture(capture: &Capture) -> scorecard::Capture {
    let state = match capture.state {
        CaptureWord::Open => CaptureState::Open,
        CaptureWord::Answered => CaptureState::Answered,
        CaptureWord::NoAnswer => CaptureState::AskedNoAnswer,
        CaptureWord::NotAsked => CaptureState::NotAsked,
    };
    scorecard::Capture { state, text: capture.text.clone(), reason: capture.reason.clone() }
}

#[cfg(test)]
mod tests {
    use evidence::scorecard::Scorecard;

    use super::*;

    fn rated(rating: Option<Rating>, record: Option<&str>) -> Answer {
        let said = |text: &str, state| Capture { text: text.to_owned(), state, reason: String::new() };
        Answer {
            question_id: "a3".to_owned(),
            probes: vec!["2".to_owned(), "Who watched it at night?".to_owned()],
            broke: said("a leaf switch", CaptureWord::Answered),
            scale: said("", CaptureWord::NoAnswer),
            changed: Capture { reason: "Time ran out.".to_owned(), ..said("", CaptureWord::NotAsked) },
            words: "Six of us, 96 nodes.".to_owned(),
            rating,
            not_asked_reason: "Time ran out.".to_owned(),
            record: record.map(str::to_owned),
            hand_to_panel: "The port counters.".to_owned(),
            share_asked: true,
            later: true,
            seconds: 250,
            citations: vec![Citation {
                quote: Quote { start: 3, end: 9, text: "ran it".to_owned() },
                document_id: "d".to_owned(),
                text_hash: "00".to_owned(),
            }],
        }
    }

    #[test]
    fn an_answer_comes_back_as_it_was_taken_down() {
        let scorecard = Scorecard::shipped(&"gpu-cluster-engineer".into()).unwrap();
        let id = QuestionId::from("a3");
        let question = scorecard.question(&id);
        let level = |level| Some(Rating::Level(scorecard::Level::try_from(level).unwrap().into()));
        let unrated = |why| Some(Rating::Unrated(why));
        for (rating, record) in [
            (None, None),
            (level(1), None),
            (level(4), None),
            (unrated(Unrated::NotAsked), None),
            (unrated(Unrated::Withheld), None),
            (None, Some("None")),
        ] {
            let taken = rated(rating, record);
            let kept = kept_answer(&taken, None, question);
            let stored: scorecard::Answer =
                serde_json::from_value(serde_json::to_value(&kept).unwrap()).unwrap();
            assert_eq!(answer(&id, &stored, question), taken);
        }
    }
}
