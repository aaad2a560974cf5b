//! One question while it is being read.

use super::blocks::{Block, Marks, Plain};
use super::parse::Faults;
use super::{Anchor, Level, Question, QuestionId, Response};

/// The parts of a question that have a heading of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Opening,
    Probes,
    Ratings,
    Record,
    Strong,
    ListenFor,
    IfNone,
    Panel,
    Context,
    /// A heading that is no part; its fault is written down once.
    Unknown,
}

impl Part {
    const NAMED: [(&'static str, Self); 8] = [
        ("Probes", Self::Probes),
        ("Ratings", Self::Ratings),
        ("Record", Self::Record),
        ("Strong mentions", Self::Strong),
        ("Listen for", Self::ListenFor),
        ("If none", Self::IfNone),
        ("Hand to panel", Self::Panel),
        ("Panel context", Self::Context),
    ];

    fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, part)| part)
    }
}

/// A question of which some parts have been read.
pub(super) struct Draft {
    at: usize,
    recorded: bool,
    part: Part,
    seen: Vec<Part>,
    question: Question,
    anchors: Vec<Anchor>,
    options: Vec<String>,
}

impl Draft {
    pub(super) fn new(marks: &Marks, title: &Plain, faults: &mut Faults<'_>) -> Self {
        let at = title.at;
        check_marks(marks, title, faults);
        let find =
            |name: &str| marks.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone());
        let question = Question {
            id: QuestionId::from(marks.id.as_deref().unwrap_or_default()),
            title: title.text(),
            key: marks.classes.iter().any(|c| c == "key"),
            dimension: find("dimension"),
            minutes: minutes(find("minutes"), at, faults),
            ask: String::new(),
            why: String::new(),
            probes: Vec::new(),
            response: Response::Recorded { options: Vec::new() },
            strong: Vec::new(),
            listen_for: Vec::new(),
            if_none: String::new(),
            panel: String::new(),
            context: String::new(),
            line: faults.line(at),
        };
        let recorded = marks.classes.iter().any(|c| c == "record");
        let (anchors, options) = (Vec::new(), Vec::new());
        Self { at, recorded, part: Part::Opening, seen: Vec::new(), question, anchors, options }
    }

    /// First byte of its heading.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn take(&mut self, block: Block, faults: &mut Faults<'_>) {
        match block {
            Block::Heading { text, .. } => self.turn_to(&text, faults),
            Block::Quote(text) if self.part == Part::Opening => {
                if !self.question.ask.is_empty() {
                    faults.add(
                        text.at,
                        "A question has one opening quotation; join the two or make one a probe.",
                    );
                }
                self.question.ask = text.text();
            }
            Block::Quote(text) | Block::Paragraph(text) => self.prose(&text, faults),
            Block::List { ordered, items, at } => self.list(ordered, &items, at, faults),
            Block::Strange { .. } => {}
        }
    }

    fn turn_to(&mut self, heading: &Plain, faults: &mut Faults<'_>) {
        self.part = Part::named(&heading.text()).unwrap_or(Part::Unknown);
        if self.part == Part::Unknown {
            let known = Part::NAMED.map(|(name, _)| name).join(", ");
            faults.add(
                heading.at,
                format!("No part of a question is called “{}”. Use {known}.", heading.text()),
            );
        } else if self.seen.contains(&self.part) {
            faults.add(heading.at, format!("This question has “{}” twice; join them.", heading.text()));
        }
        self.seen.push(self.part);
    }

    fn prose(&mut self, text: &Plain, faults: &mut Faults<'_>) {
        let into = match self.part {
            Part::Opening if text.lead().to_lowercase().starts_with("why") => {
                return join(&mut self.question.why, &text.rest());
            }
            Part::Opening => {
                return faults.add(
                    text.at,
                    "Begin the opening question with > and the reason with **Why it is asked.**; nothing else stands here.",
                );
            }
            Part::IfNone => &mut self.question.if_none,
            Part::Panel => &mut self.question.panel,
            Part::Context => &mut self.question.context,
            Part::Unknown => return,
            _ => return faults.add(text.at, "Write this part as a list, one line each with - in front."),
        };
        join(into, &text.text());
    }

    fn list(&mut self, ordered: bool, items: &[Plain], at: usize, faults: &mut Faults<'_>) {
        for empty in items.iter().filter(|item| item.text().is_empty()) {
            faults.add(empty.at, "Fill this line of the list or remove it.");
        }
        let texts = items.iter().map(Plain::text);
        match self.part {
            Part::Probes => self.question.probes.extend(texts),
            Part::Strong => self.question.strong.extend(texts),
            Part::ListenFor => self.question.listen_for.extend(texts),
            Part::Record => self.options.extend(texts),
            Part::Ratings => self.ratings(ordered, items, at, faults),
            Part::IfNone => texts.for_each(|t| join(&mut self.question.if_none, &t)),
            Part::Panel => texts.for_each(|t| join(&mut self.question.panel, &t)),
            Part::Context => texts.for_each(|t| join(&mut self.question.context, &t)),
            Part::Unknown => {}
            Part::Opening => faults.add(at, "Put ### Probes above this list."),
        }
    }

    fn ratings(&mut self, ordered: bool, items: &[Plain], at: usize, faults: &mut Faults<'_>) {
        if !ordered || items.len() != 4 {
            faults.add(at, "Give exactly four ratings, numbered 1. to 4.");
        }
        for (level, item) in Level::ALL.into_iter().zip(items) {
            let name = if item.lead().is_empty() { level.name().to_owned() } else { item.lead() };
            if item.rest().is_empty() {
                faults.add(item.at, format!("Say behind “{name}” what is heard when this rating applies."));
            }
            self.anchors.push(Anchor { level, name, text: item.rest() });
        }
    }

    /// The question, with a fault for whatever it lacks.
    pub(super) fn finish(mut self, faults: &mut Faults<'_>) -> Question {
        let lacks = [
            (self.question.ask.is_empty(), "Add the opening question, word for word, with > in front."),
            (
                self.question.why.is_empty(),
                "Begin a paragraph with **Why it is asked.** and give the reason.",
            ),
            (self.question.probes.is_empty(), "Add ### Probes with at least one line."),
            (!self.recorded && !self.seen.contains(&Part::Ratings), "Add ### Ratings with the four anchors."),
            (self.recorded && self.options.len() < 2, "Add ### Record with at least two options."),
            (
                self.recorded && self.seen.contains(&Part::Ratings),
                "A .record question has no ratings; remove them.",
            ),
            (
                !self.recorded && self.seen.contains(&Part::Record),
                "Mark the question .record or remove ### Record.",
            ),
            (self.recorded && self.question.key, "A .record question cannot be .key, for it is never rated."),
        ];
        for (_, message) in lacks.into_iter().filter(|(lacking, _)| *lacking) {
            faults.add(self.at, message);
        }
        self.question.response = if self.recorded {
            Response::Recorded { options: self.options }
        } else {
            Response::Rated { anchors: self.anchors }
        };
        self.question
    }
}

fn check_marks(marks: &Marks, title: &Plain, faults: &mut Faults<'_>) {
    let at = title.at;
    let id = marks.id.as_deref().unwrap_or_default();
    if id.is_empty() {
        faults.add(
            at,
            "Give the question an id behind its title, such as {#a1 .key dimension=scale minutes=7}.",
        );
    } else if !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
        faults.add(at, format!("Write the id {id} with small letters, digits and hyphens only."));
    }
    for class in marks.classes.iter().filter(|c| !matches!(c.as_str(), "key" | "record")) {
        faults.add(at, format!("A question can be .key or .record; remove .{class}."));
    }
    for (name, _) in marks.attributes.iter().filter(|(n, _)| !matches!(n.as_str(), "dimension" | "minutes")) {
        faults.add(at, format!("A question can have dimension= and minutes=; remove {name}=."));
    }
    if title.text().is_empty() {
        faults.add(at, "Give the question a title of a few words.");
    }
}

fn minutes(value: Option<String>, at: usize, faults: &mut Faults<'_>) -> u32 {
    let number = value.and_then(|v| v.parse().ok()).filter(|n| (1..=60).contains(n));
    if number.is_none() {
        faults.add(at, "Say how long the question takes, from minutes=1 to minutes=60.");
    }
    number.unwrap_or(0)
}

fn join(into: &mut String, more: &str) {
    if !into.is_empty() {
        into.push(' ');
    }
    into.push_str(more);
}
