//! Markdown as a flat run of blocks with plain text, each with its place.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// Text without its marks.
#[derive(Debug, Default)]
pub(super) struct Plain {
    text: String,
    /// Bytes of the text that were set in bold at its very beginning.
    lead: usize,
    /// First byte in the file.
    pub(super) at: usize,
}

impl Plain {
    /// All of it, with single spaces.
    pub(super) fn text(&self) -> String {
        tidy(&self.text)
    }

    /// The bold words at its beginning, without the full stop behind them.
    pub(super) fn lead(&self) -> String {
        tidy(self.text.get(..self.lead).unwrap_or_default()).trim_end_matches(['.', ':']).to_owned()
    }

    /// What stands behind the bold words.
    pub(super) fn rest(&self) -> String {
        tidy(self.text.get(self.lead..).unwrap_or_default())
    }
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a heading carries in braces.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub(super) id: Option<String>,
    pub(super) classes: Vec<String>,
    pub(super) attributes: Vec<(String, String)>,
}

/// One block of the file.
#[derive(Debug)]
pub(super) enum Block {
    Heading {
        level: u8,
        marks: Marks,
        text: Plain,
    },
    Quote(Plain),
    Paragraph(Plain),
    List {
        ordered: bool,
        items: Vec<Plain>,
        at: usize,
    },
    /// A table, code or HTML, none of which a scorecard can hold.
    Strange {
        at: usize,
    },
}

/// Reads Markdown as blocks, in order.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut reader = Reader::default();
    for (event, range) in Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter() {
        reader.read(event, range.start);
    }
    reader.blocks
}

#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    /// The text being collected.
    plain: Plain,
    /// True inside the bold words at the beginning of a text.
    leading: bool,
    quotes: usize,
    lists: usize,
    ordered: bool,
    items: Vec<Plain>,
    list_at: usize,
    marks: Marks,
}

impl Reader {
    fn read(&mut self, event: Event<'_>, at: usize) {
        match event {
            Event::Start(tag) => self.start(tag, at),
            Event::End(tag) => self.end(tag),
            Event::Text(words) | Event::Code(words) => self.plain.text.push_str(&words),
            Event::SoftBreak | Event::HardBreak => self.plain.text.push(' '),
            Event::Html(html) | Event::InlineHtml(html) => self.html(&html, at),
            Event::Rule => self.blocks.push(Block::Strange { at }),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>, at: usize) {
        match tag {
            Tag::Heading { id, classes, attrs, .. } => {
                self.marks = Marks {
                    id: id.map(|id| id.to_string()),
                    classes: classes.iter().map(ToString::to_string).collect(),
                    attributes: attrs
                        .iter()
                        .map(|(name, value)| {
                            (name.to_string(), value.as_ref().map(ToString::to_string).unwrap_or_default())
                        })
                        .collect(),
                };
                self.open(at);
            }
            Tag::Paragraph if self.quotes + self.lists == 0 => self.open(at),
            Tag::BlockQuote(_) => self.start_quote(at),
            Tag::List(first) => self.start_list(first.is_some(), at),
            Tag::Item if self.lists == 1 => self.open(at),
            Tag::Paragraph | Tag::Item => self.plain.text.push(' '),
            Tag::Strong => self.leading = self.plain.text.trim().is_empty(),
            Tag::CodeBlock(_) | Tag::Table(_) => self.blocks.push(Block::Strange { at }),
            _ => {}
        }
    }

    fn start_quote(&mut self, at: usize) {
        if self.quotes == 0 {
            self.open(at);
        }
        self.quotes += 1;
    }

    fn start_list(&mut self, ordered: bool, at: usize) {
        if self.lists == 0 {
            (self.ordered, self.list_at) = (ordered, at);
        }
        self.lists += 1;
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                let (marks, text) = (std::mem::take(&mut self.marks), self.close());
                self.blocks.push(Block::Heading { level: depth(level), marks, text });
            }
            TagEnd::Paragraph if self.quotes + self.lists == 0 => {
                let text = self.close();
                self.blocks.push(Block::Paragraph(text));
            }
            TagEnd::BlockQuote(_) => {
                self.quotes -= 1;
                if self.quotes == 0 {
                    let text = self.close();
                    self.blocks.push(Block::Quote(text));
                }
            }
            TagEnd::Item if self.lists == 1 => {
                let text = self.close();
                self.items.push(text);
            }
            TagEnd::List(_) => self.end_list(),
            TagEnd::Strong if self.leading => {
                self.leading = false;
                self.plain.lead = self.plain.text.len();
            }
            _ => {}
        }
    }

    fn end_list(&mut self) {
        self.lists -= 1;
        if self.lists == 0 {
            let (items, at) = (std::mem::take(&mut self.items), self.list_at);
            self.blocks.push(Block::List { ordered: self.ordered, items, at });
        }
    }

    /// Comments of the editors are allowed; other HTML is not.
    fn html(&mut self, html: &str, at: usize) {
        if !html.trim_start().starts_with("<!--") && html.trim_start().starts_with('<') {
            self.blocks.push(Block::Strange { at });
        }
    }

    fn open(&mut self, at: usize) {
        self.plain = Plain { at, ..Plain::default() };
    }

    fn close(&mut self) -> Plain {
        self.leading = false;
        std::mem::take(&mut self.plain)
    }
}

const fn depth(level: HeadingLevel) -> u8 {
    level as u8
}
