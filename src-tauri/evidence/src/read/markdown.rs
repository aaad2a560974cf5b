//! The read as Markdown, with its sources as footnotes.

use std::fmt::Write as _;

use super::words::one_line;
use super::{Read, Sentence, Source};

/// Renders a read as Markdown. Every mark `[^1]` has its footnote with place and words at the end.
pub fn markdown(read: &Read) -> String {
    let sources = read.sources();
    let mut out = format!("# {}\n\n{}\n", escape(&read.title), escape(&read.subtitle));
    for section in &read.sections {
        let _ = write!(out, "\n## {}\n\n", escape(&section.heading));
        let bullet = if section.list { "- " } else { "" };
        for said in &section.sentences {
            let _ = writeln!(out, "{bullet}{}", sentence(said, &sources));
        }
    }
    let _ = write!(out, "\n---\n\n{}\n\n", escape(&read.footer));
    for (at, source) in sources.iter().enumerate() {
        let _ = writeln!(out, "[^{}]: {}", at + 1, note(source));
    }
    out
}

fn sentence(sentence: &Sentence, sources: &[&Source]) -> String {
    let mut line = escape(sentence.text());
    for source in sentence.sources() {
        if let Some(at) = sources.iter().position(|s| *s == source) {
            let _ = write!(line, "[^{}]", at + 1);
        }
    }
    line
}

fn note(source: &Source) -> String {
    let place = escape(&source.place());
    if source.words().trim().is_empty() {
        format!("{place}.")
    } else {
        format!("{place}: “{}”", escape(source.words()))
    }
}

/// Text on one line in which nothing is read as a mark.
fn escape(text: &str) -> String {
    let line = one_line(text);
    let mut out = String::with_capacity(line.len() + 8);
    for (at, c) in line.char_indices() {
        let mark = "\\`*_{}[]<>#|~&!$^=".contains(c);
        let numbered = matches!(c, '.' | ')') && starts_with_number(&line, at);
        let bullet = matches!(c, '-' | '+') && at == 0;
        if mark || numbered || bullet {
            out.push('\\');
        }
        if !c.is_control() {
            out.push(c);
        }
    }
    out
}

/// True where everything before `at` is digits, so that a full stop would begin a numbered list.
fn starts_with_number(line: &str, at: usize) -> bool {
    at > 0 && line.get(..at).is_some_and(|head| head.bytes().all(|b| b.is_ascii_digit()))
}
