//! The structure of a resume: sections, positions held, and the blocks of text that can carry a claim.

mod block;
mod heading;
mod line;
mod name;
mod period;
mod position;
mod sentence;

pub use block::{Block, BlockKind};
pub use heading::Section;
pub use period::{Month, Period};
pub use position::Position;
pub use sentence::sentences;

use crate::document::Document;
use crate::span::Span;

/// A resume, taken apart.
#[derive(Clone, Debug, Default)]
pub struct Resume {
    name: Option<String>,
    positions: Vec<Position>,
    blocks: Vec<Block>,
}

impl Resume {
    /// Takes a document apart. Never fails: where no heading is found, all of it counts as experience.
    pub fn of(document: &Document) -> Self {
        let text = document.text();
        let lines = line::lines(text);
        let mut resume = block::assemble(text, &lines);
        resume.name = name::name(text, &lines);
        resume
    }

    /// One sentence, or linked sentences, read as a bullet of a section under a title.
    pub fn of_bullet(sentences: &[Span], section: Section, title: Option<Span>) -> Self {
        let whole = sentences.iter().copied().reduce(Span::join).unwrap_or(Span::new(0, 0));
        let position =
            Position { title, employer: None, period: None, header: title.unwrap_or(Span::new(0, 0)) };
        let block = Block {
            span: whole,
            kind: BlockKind::Bullet,
            section,
            position: Some(0),
            sentences: sentences.to_vec(),
        };
        Self { name: None, positions: vec![position], blocks: vec![block] }
    }

    /// The candidate's name as the document shows it, for display only; it never enters a judgement.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The positions held, in the order of the text.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The blocks of text, in the order of the text.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Number of words in the blocks that can carry a claim, counted no further than `most`.
    pub fn words_of_experience(&self, text: &str, most: usize) -> usize {
        let told = self.blocks.iter().filter(|block| block.section.tells() && block.kind != BlockKind::List);
        told.flat_map(|block| {
            text.get(block.span.start()..block.span.end()).unwrap_or_default().split_whitespace()
        })
        .take(most)
        .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Format;

    const RESUME: &str = "\
ODA BREKKE-NWOSU
Trondheim | oda@example.org

SUMMARY
Looks after machines.

EXPERIENCE

Fjord Compute AS - Cluster Operator
Mar 2021 to present
- Ran the hall.
- Wrote the sweep that pulls a bad port
  before the next job lands. It parked nine links.

Old Mill Hosting
2016 - Feb 2021
Mail and backups.

TOOLS
Slurm, Ansible, Prometheus, Grafana, Python
";

    fn of(text: &str) -> (Document, Resume) {
        let document = Document::new(Format::Text, text);
        let resume = Resume::of(&document);
        (document, resume)
    }

    #[test]
    fn a_wrapped_bullet_is_one_block_of_two_sentences() {
        let (document, resume) = of(RESUME);
        let block = resume.blocks().iter().find(|b| document.slice(b.span).starts_with("Wrote")).unwrap();
        assert_eq!(block.sentences.len(), 2);
        assert_eq!(document.slice(block.sentences[1]), "It parked nine links.");
        assert_eq!(block.section, Section::Experience);
    }

    #[test]
    fn positions_carry_their_period_at_the_stated_precision() {
        let (document, resume) = of(RESUME);
        let periods: Vec<String> =
            resume.positions().iter().map(|p| p.period.map(|p| p.to_string()).unwrap_or_default()).collect();
        assert_eq!(periods, ["2021-03 to present", "2016 to 2021-02"]);
        assert!(document.slice(resume.positions()[0].header).contains("Cluster Operator"));
    }

    #[test]
    fn a_list_of_tools_tells_nothing() {
        let (_, resume) = of(RESUME);
        let last = resume.blocks().last().unwrap();
        assert_eq!((last.section, last.kind), (Section::Skills, BlockKind::List));
    }
}
