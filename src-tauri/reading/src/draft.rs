//! Visible text as it is put together: lines, list items, blank lines between blocks.

use evidence::document::{Document, Format, Notice};

use crate::letters;

/// Stands for a wide gap within a line, such as the one before a date at the right margin; two blanks in the text.
pub const WIDE_GAP: &str = "\t";

/// Text in the making. Every line is trimmed, inner white space becomes one space, and two blank lines never meet.
#[derive(Debug, Default)]
pub struct Draft {
    text: String,
    hidden: String,
    gap: bool,
}

impl Draft {
    /// One line, or several where the text has line ends; blank ones are skipped.
    pub fn line(&mut self, text: &str) {
        self.item("", text);
    }

    /// A line after `mark`, such as `"- "`; further lines of the text follow without it. A bullet that the text
    /// already has gives way to the mark.
    pub fn item(&mut self, mark: &str, text: &str) {
        let plain = letters::plain(text);
        self.hide(&plain.hidden);
        let mut mark = mark;
        for line in plain.text.lines() {
            let line = collapse(line);
            let (own, line) = unbullet(&line);
            if line.is_empty() {
                continue;
            }
            self.open_line();
            self.text.push_str(if own && mark.is_empty() { "- " } else { mark });
            self.text.push_str(line);
            self.text.push('\n');
            mark = "";
        }
    }

    /// A line that heads what follows, with a blank line before it.
    pub fn heading(&mut self, text: &str) {
        self.gap();
        self.line(text);
    }

    /// A blank line before whatever comes next.
    pub fn gap(&mut self) {
        self.gap = true;
    }

    /// Text that is in the file and not visible.
    pub fn hide(&mut self, text: &str) {
        let plain = letters::plain(text);
        for line in plain.text.lines().chain(plain.hidden.lines()) {
            let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if !words.is_empty() {
                self.hidden.push_str(&words);
                self.hidden.push('\n');
            }
        }
    }

    /// Bytes so far.
    pub fn len(&self) -> usize {
        self.text.len() + self.hidden.len()
    }

    /// The document, with a notice where something in it is hidden.
    pub fn finish(self, format: Format) -> Document {
        let mut document = Document::new(format, self.text);
        document.hidden_text = self.hidden;
        document.notices.extend(hidden_notice(&document.hidden_text, ""));
        document
    }

    fn open_line(&mut self) {
        if std::mem::take(&mut self.gap) && !self.text.is_empty() {
            self.text.push('\n');
        }
    }
}

/// The notice about hidden text, if there is any; `place` follows the count, such as `" on page 2"`.
pub fn hidden_notice(hidden: &str, place: &str) -> Option<Notice> {
    let count = hidden.split_whitespace().count();
    let said = if count == 1 { "1 word is".to_owned() } else { format!("{count} words are") };
    (count > 0).then(|| Notice::new("hidden-text", format!("{said} in the file and not visible{place}")))
}

/// One blank for white space, two for a wide gap.
fn collapse(line: &str) -> String {
    let parts = line.split(WIDE_GAP).map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

fn unbullet(line: &str) -> (bool, &str) {
    match line.strip_prefix(letters::is_bullet) {
        Some(rest) => (true, rest.trim_start()),
        None => (false, line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_parted_by_one_blank_line() {
        let mut draft = Draft::default();
        draft.heading(" WORK ");
        draft.item("- ", "ran   the  fleet\t2019");
        draft.gap();
        draft.gap();
        draft.line("• a bullet of its own");
        assert_eq!(
            draft.finish(Format::Text).text(),
            "WORK\n- ran the fleet  2019\n\n- a bullet of its own\n"
        );
    }
}
