//! The read as one HTML file for print: no script, nothing fetched, sources as endnotes.

use std::fmt::Write as _;

use super::words::one_line;
use super::{Read, Section, Sentence, Source};

const STYLE: &str = include_str!("print.css");

/// Renders a read as a stand-alone HTML page that prints on A4. Every mark leads to its endnote and back.
pub fn html(read: &Read) -> String {
    let sources = read.sources();
    let mut marks = Marks { sources: &sources, cited: vec![false; sources.len()] };
    let mut out = head(&read.title);
    let _ = writeln!(
        out,
        "<header><p class=\"kind\">Written read</p><h1>{}</h1><p class=\"sub\">{}</p></header>",
        escape(&read.title),
        escape(&read.subtitle)
    );
    for section in &read.sections {
        out.push_str(&marks.section(section));
    }
    let _ = writeln!(out, "<footer><p>{}</p></footer>", escape(&read.footer));
    out.push_str(&endnotes(&sources));
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

fn head(title: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}, written read</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n",
        escape(title)
    )
}

/// Numbers the marks; the first citation of a source is the one its endnote leads back to.
struct Marks<'a> {
    sources: &'a [&'a Source],
    cited: Vec<bool>,
}

impl Marks<'_> {
    fn section(&mut self, section: &Section) -> String {
        let mut out = format!("<section><h2>{}</h2>\n", escape(&section.heading));
        let said: Vec<String> = section.sentences.iter().map(|s| self.sentence(s)).collect();
        if section.list {
            let items = said.iter().fold(String::new(), |list, s| list + "<li>" + s + "</li>\n");
            let _ = writeln!(out, "<ul>\n{items}</ul></section>");
        } else {
            let _ = writeln!(out, "<p>{}</p></section>", said.join(" "));
        }
        out
    }

    fn sentence(&mut self, sentence: &Sentence) -> String {
        let marks = sentence.sources().iter().fold(String::new(), |all, source| all + &self.mark(source));
        format!("<span class=\"sent\">{}{marks}</span>", voices(sentence.text()))
    }

    fn mark(&mut self, source: &Source) -> String {
        let Some(at) = self.sources.iter().position(|s| *s == source) else { return String::new() };
        let number = at + 1;
        let first = self.cited.get_mut(at).is_some_and(|cited| !std::mem::replace(cited, true));
        let id = if first { format!(" id=\"r{number}\"") } else { String::new() };
        let class = if matches!(source, Source::Document { .. }) { "ref" } else { "ref said" };
        let label = escape(&source.place());
        format!(
            "<a class=\"{class}\"{id} href=\"#s{number}\" aria-label=\"Source {number}: {label}\">{number}</a>"
        )
    }
}

fn endnotes(sources: &[&Source]) -> String {
    let notes = sources.iter().enumerate().fold(String::new(), |notes, (at, source)| {
        let number = at + 1;
        let words = source.words();
        let quote = if words.trim().is_empty() {
            String::new()
        } else {
            format!(" <span class=\"q\">“{}”</span>", escape(words))
        };
        let place = escape(&source.place());
        notes
            + &format!(
                "<li id=\"s{number}\"><span class=\"place\">{place}.</span>{quote} \
                 <a class=\"back\" href=\"#r{number}\" aria-label=\"Back to the sentence\">↑</a></li>\n"
            )
    });
    format!("<section class=\"ends\"><h2>Sources</h2>\n<ol>\n{notes}</ol></section>\n")
}

/// Words in quotation marks are set in the voice of the document.
fn voices(text: &str) -> String {
    let text = escape(text);
    let mut out = String::with_capacity(text.len() + 32);
    let mut open = false;
    for c in text.chars() {
        match c {
            '“' if !open => out.push_str("<span class=\"q\">“"),
            '”' if open => out.push_str("”</span>"),
            _ => out.push(c),
        }
        open = if c == '“' { true } else { open && c != '”' };
    }
    if open {
        out.push_str("</span>");
    }
    out
}

/// Text on one line in which nothing is read as a mark.
fn escape(text: &str) -> String {
    let line = one_line(text);
    line.chars().fold(String::with_capacity(line.len() + 8), |mut out, c| {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
        out
    })
}
