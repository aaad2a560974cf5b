//! One pass over a text: every phrase of the role data, where it stands.

use super::cue::CueSet;
use super::lexicon::{Lexicon, Meaning, Noun, Verb};
use super::term::Match;
use crate::span::Span;

/// A phrase of the role data at its place, with as much of its meaning as every reader asks for.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// Where it stands.
    pub span: Span,
    /// What the phrase says about who did it.
    pub verb: Option<Verb>,
    /// What the phrase hints at.
    pub cues: CueSet,
    /// What more is to be found under [`Hit::phrase`].
    more: More,
    phrase: u32,
}

/// The lists of a meaning that are not empty: most are, and to look there costs more than to know.
#[derive(Clone, Copy, Debug)]
struct More {
    terms: bool,
    nouns: bool,
    senses: bool,
}

/// Everything found in one text, in the order of the text; of hits that start together the longer stands first.
pub struct Scan<'a> {
    lexicon: &'a Lexicon,
    text: &'a str,
    lower: String,
    hits: Vec<Hit>,
}

/// How far from an ambiguous term the words may stand that show its sense, in bytes; some twelve words.
const SENSE_REACH: usize = 90;

/// A phrase is found about every so many bytes of a resume; room for the hits is made once.
const DENSITY: usize = 10;

impl Lexicon {
    /// Finds every phrase in a text, in one pass.
    pub fn scan<'a>(&'a self, text: &'a str) -> Scan<'a> {
        let bytes = text.as_bytes();
        let lower = text.to_ascii_lowercase();
        let mut hits: Vec<Hit> = Vec::with_capacity(text.len() / DENSITY);
        let found = self
            .automaton
            .find_overlapping_iter(&lower)
            .filter(|found| at_word(bytes, text, found.start(), found.end()))
            .filter_map(|found| self.hit(Span::new(found.start(), found.end()), found.value()));
        hits.extend(found);
        hits.sort_unstable_by_key(|hit| (hit.span.start(), usize::MAX - hit.span.end()));
        Scan { lexicon: self, text, lower, hits }
    }

    fn hit(&self, span: Span, phrase: u32) -> Option<Hit> {
        let meaning = self.meanings.get(phrase as usize)?;
        let more = More {
            terms: !meaning.terms.is_empty(),
            nouns: !meaning.nouns.is_empty(),
            senses: !(meaning.senses.is_empty() && meaning.other_senses.is_empty()),
        };
        Some(Hit { span, verb: meaning.verb, cues: meaning.cues, more, phrase })
    }
}

impl<'a> Scan<'a> {
    /// The hits that start within a span.
    pub fn within(&self, span: Span) -> &[Hit] {
        let from = self.hits.partition_point(|hit| hit.span.start() < span.start());
        let to = self.hits.partition_point(|hit| hit.span.start() < span.end());
        self.hits.get(from..to).unwrap_or_default()
    }

    /// The text in lower case, byte for byte as long.
    pub fn lower(&self) -> &str {
        &self.lower
    }

    /// All hits.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// What the phrase names.
    pub fn nouns(&self, hit: Hit) -> &'a [Noun] {
        self.meaning(hit, hit.more.nouns).map_or(&[], |meaning| &meaning.nouns)
    }

    /// All hints in a span.
    pub fn cues_within(&self, span: Span) -> CueSet {
        self.within(span).iter().fold(CueSet::default(), |mut set, hit| {
            set.extend(hit.cues);
            set
        })
    }

    /// The terms of the vocabulary that stand at the hit in the sense of the field.
    pub fn terms(&self, hit: Hit) -> impl Iterator<Item = usize> + '_ {
        self.named(hit).filter(move |index| self.in_sense(hit, *index))
    }

    /// The terms that stand at the hit beside words that show another sense.
    pub fn said_otherwise(&self, hit: Hit) -> impl Iterator<Item = usize> + '_ {
        self.named(hit).filter(move |index| {
            let other = self.lexicon.terms().get(*index).is_some_and(|term| !term.not_near.is_empty());
            other && self.neighbours(hit, *index).1
        })
    }

    /// The terms of the vocabulary that are spelled so, in whatever sense.
    fn named(&self, hit: Hit) -> impl Iterator<Item = usize> + 'a {
        self.meaning(hit, hit.more.terms)
            .map_or(&[][..], |meaning| &meaning.terms)
            .iter()
            .map(|index| *index as usize)
    }

    fn in_sense(&self, hit: Hit, index: usize) -> bool {
        let Some(term) = self.lexicon.terms().get(index) else { return false };
        let spelled = self.text.get(hit.span.start()..hit.span.end()).unwrap_or_default();
        if term.matching == Match::Case
            && !std::iter::once(&term.name).chain(&term.aliases).any(|s| {
                spelled == s || (s.chars().all(char::is_lowercase) && spelled.eq_ignore_ascii_case(s))
            })
        {
            return false;
        }
        if term.near.is_empty() && term.not_near.is_empty() {
            return true;
        }
        let (near, other) = self.neighbours(hit, index);
        (near || term.matching != Match::Context) && !other
    }

    /// Whether a word close to a term shows the sense of the field, and whether one shows another sense.
    fn neighbours(&self, hit: Hit, index: usize) -> (bool, bool) {
        let reach = Span::new(hit.span.start().saturating_sub(SENSE_REACH), hit.span.end() + SENSE_REACH);
        let index = index as u16;
        let (mut near, mut other) = (false, false);
        for neighbour in self.within(reach).iter().filter(|n| !n.span.overlaps(hit.span)) {
            let Some(meaning) = self.meaning(*neighbour, neighbour.more.senses) else { continue };
            near |= meaning.senses.contains(&index);
            other |= meaning.other_senses.contains(&index);
        }
        (near, other)
    }

    /// The meaning of a hit where there is something in it.
    fn meaning(&self, hit: Hit, something: bool) -> Option<&'a Meaning> {
        if something { self.lexicon.meanings.get(hit.phrase as usize) } else { None }
    }
}

/// True where the range starts and ends at the border of a word.
fn at_word(bytes: &[u8], text: &str, start: usize, end: usize) -> bool {
    let before = start == 0 || !bytes.get(start - 1).is_some_and(|b| joins(*b, text, start, true));
    before && !bytes.get(end).is_some_and(|b| joins(*b, text, end, false))
}

/// True where the character beside a place belongs to the same word as what stands at the place.
fn joins(byte: u8, text: &str, at: usize, before: bool) -> bool {
    if byte.is_ascii() {
        return byte.is_ascii_alphanumeric() || byte == b'_';
    }
    let beside = if before {
        text.get(..at).and_then(|t| t.chars().next_back())
    } else {
        text.get(at..).and_then(|t| t.chars().next())
    };
    beside.is_some_and(char::is_alphabetic)
}
