//! Markdown, read as it looks when rendered.

use evidence::document::{Document, Format};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::draft::Draft;
use crate::fault::Fault;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;
use crate::text;

/// A line of running text is not broken by hand before this many characters; a shorter one was ended on purpose.
const SHORT_LINE: usize = 60;

/// Markdown: headings and list items on lines of their own, inline marks gone.
pub struct Markdown;

impl FileFormat for Markdown {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        let Some(head) = &sample.head else { return false };
        match sample.ending.as_str() {
            "md" | "markdown" | "mdown" | "mkd" => !head.trim().is_empty(),
            "txt" | "text" => false,
            _ => looks_marked(head),
        }
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        let source = text::decode(bytes);
        let mut page = Page::default();
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
        for event in Parser::new_ext(&source, options) {
            page.take(event);
            if page.draft.len() > limits.text_bytes {
                return Err(Fault::too_large("it holds more text than a resume can"));
            }
        }
        page.end_block();
        Ok(page.draft.finish(Format::Markdown))
    }
}

/// Two headings, or one heading beside bold text or a link: plain text seldom has that.
fn looks_marked(head: &str) -> bool {
    let headings = head.lines().filter(|line| is_heading(line)).count();
    headings >= 2 || (headings == 1 && (head.matches("**").count() >= 2 || head.contains("](")))
}

fn is_heading(line: &str) -> bool {
    let marks = line.bytes().take_while(|b| *b == b'#').count();
    (1..=6).contains(&marks)
        && line.get(marks..).is_some_and(|rest| rest.starts_with(' ') && rest.trim().len() > 1)
}

/// The rendered page as it grows.
#[derive(Default)]
struct Page {
    draft: Draft,
    /// The block being written.
    block: String,
    /// The mark of the list item being written, until its first block is out.
    mark: String,
    /// The next number of each open list; none where it has bullets.
    lists: Vec<Option<u64>>,
    /// Inside a comment or another piece of HTML that runs over several events.
    unseen: usize,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Code(text) if self.unseen == 0 => self.block.push_str(&text),
            Event::SoftBreak => self.soft_break(),
            Event::HardBreak => self.block.push('\n'),
            Event::Rule => self.rule(),
            Event::InlineHtml(tag) if tag.trim_start().to_lowercase().starts_with("<br") => {
                self.block.push('\n');
            }
            _ => {}
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::List(first) => {
                self.end_block();
                if self.lists.is_empty() {
                    self.draft.gap();
                }
                self.lists.push(*first);
            }
            Tag::Item => {
                self.end_block();
                self.mark = self.next_mark();
            }
            Tag::Heading { .. } | Tag::Table(_) => {
                self.end_block();
                self.draft.gap();
            }
            Tag::Paragraph if self.lists.is_empty() => self.draft.gap(),
            Tag::Image { .. } | Tag::MetadataBlock(_) => self.unseen += 1,
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::List(_) => {
                self.end_block();
                self.lists.pop();
                if self.lists.is_empty() {
                    self.draft.gap();
                }
            }
            TagEnd::TableCell => self.block.push_str(" | "),
            TagEnd::TableRow | TagEnd::TableHead => self.end_row(),
            TagEnd::Image | TagEnd::MetadataBlock(_) => self.unseen = self.unseen.saturating_sub(1),
            TagEnd::Paragraph
            | TagEnd::Heading(_)
            | TagEnd::Item
            | TagEnd::CodeBlock
            | TagEnd::BlockQuote(_) => {
                self.end_block();
            }
            _ => {}
        }
    }

    fn next_mark(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                let mark = format!("{number}. ");
                *number = number.saturating_add(1);
                mark
            }
            _ => "- ".to_owned(),
        }
    }

    fn soft_break(&mut self) {
        self.block.push(if self.lists.is_empty() { '\u{1E}' } else { ' ' });
    }

    fn rule(&mut self) {
        self.end_block();
        self.draft.gap();
    }

    fn end_row(&mut self) {
        let row = self.block.trim_end_matches([' ', '|']).trim_start_matches([' ', '|']).to_owned();
        self.block = row;
        self.end_block();
    }

    fn end_block(&mut self) {
        let block = join_soft(&std::mem::take(&mut self.block));
        if !block.trim().is_empty() {
            self.draft.item(&std::mem::take(&mut self.mark), &block);
        }
    }
}

/// Joins the source lines of a paragraph (parted by U+001E) with a space, but keeps the end of a line that was
/// plainly ended on purpose: the next word would have fitted.
fn join_soft(block: &str) -> String {
    let mut out = String::with_capacity(block.len());
    let mut length = 0;
    for line in block.split('\u{1E}') {
        let first_word = line.split_whitespace().next().map_or(0, |word| word.chars().count());
        if !out.is_empty() {
            out.push(if length + 1 + first_word < SHORT_LINE { '\n' } else { ' ' });
        }
        out.push_str(line);
        length = line.chars().count();
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::{Limits, read};

    fn text_of(source: &str, name: &str) -> String {
        let reading = read(source.as_bytes(), name, &Limits::default());
        reading.document.map(|d| d.text().to_owned()).unwrap_or_default()
    }

    #[test]
    fn reads_as_the_rendered_page() {
        let source = "# Ada *Byron*\n\n## Experience\n### Engineer, [Acme](http://acme.example)\n\n- Ran **4,000** `H100`\n  \
                      GPUs\n- Wrote the <b>runbook</b>\n  - nested\n\n1. first\n2. second\n\n| Skill | Years |\n|---|---|\n| Slurm | 6 |\n";
        assert_eq!(
            text_of(source, "cv.md"),
            "Ada Byron\n\nExperience\n\nEngineer, Acme\n\n- Ran 4,000 H100 GPUs\n- Wrote the runbook\n- nested\n\n\
             1. first\n2. second\n\nSkill | Years\nSlurm | 6\n"
        );
    }

    #[test]
    fn a_wrapped_paragraph_is_one_line_and_an_address_block_is_not() {
        let long =
            "Fifteen years of running machines for people who need many of them at once,\nmostly at night.\n";
        assert_eq!(text_of(long, "cv.md").lines().count(), 1);
        assert_eq!(text_of("Ada Byron\nLondon\nada@example.org\n", "cv.md").lines().count(), 3);
    }

    #[test]
    fn without_an_ending_the_content_decides() {
        assert_eq!(text_of("# Ada\n\n## Work\n\n* ran\n", "cv"), "Ada\n\nWork\n\n- ran\n");
        assert_eq!(text_of("Ada\n* ran *it*\n", "cv"), "Ada\n* ran *it*\n");
    }

    #[test]
    fn comments_and_picture_names_are_not_visible() {
        assert_eq!(text_of("Seen <!-- unseen --> here ![a face](x.png)\n", "cv.md"), "Seen here\n");
    }
}
