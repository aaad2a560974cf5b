//! The facts of one sentence, before anything is made of them.

use super::context::{Context, Place};
use super::outcome::{Outcome, outcome};
use super::quantity::{Quantity, quantities};
use super::token::{Token, TokenKind, within};
use super::word::{Kind, Kinds};
use crate::resume::Section;
use crate::span::Span;
use crate::vocabulary::{Agency, Cue, CueSet, Form, Hit, Noun, ObjectClass, Scan, Verb};

/// A verb of the sentence.
#[derive(Clone, Copy, Debug)]
pub struct Act {
    /// Where it stands.
    pub span: Span,
    /// What it says.
    pub verb: Verb,
    /// Its hints, such as the stance it leans to.
    pub cues: CueSet,
    /// True where it follows a form of `to be`.
    pub passive: bool,
    /// True where a word of negation reaches it.
    pub negated: bool,
    /// True where it opens the sentence or a clause.
    pub leads: bool,
}

/// A document as its sentences are read from.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// Its text.
    pub text: &'a str,
    /// The phrases found in it.
    pub scan: &'a Scan<'a>,
    /// The tokens of its sentences, in the order of the text.
    pub tokens: &'a [Token],
}

/// Everything that one sentence shows.
pub struct Facts<'a> {
    /// The text of the document.
    pub text: &'a str,
    /// The sentence.
    pub span: Span,
    /// Its section.
    pub section: Section,
    /// The text of the document in lower case, byte for byte as long.
    lower: &'a str,
    /// Its words and numbers.
    pub tokens: &'a [Token],
    /// Its verbs, in order.
    pub acts: Vec<Act>,
    /// The things it names, in order.
    pub nouns: Vec<(Span, Noun)>,
    /// All hints in it.
    pub cues: CueSet,
    /// The hints of the title it stands under.
    pub title: CueSet,
    /// Its numbers with a unit.
    pub quantities: Vec<Quantity>,
    /// Its result.
    pub outcome: Outcome,
    /// The work around it.
    pub context: Context,
    /// The work that the sentence and its block show by themselves.
    pub near: Context,
    /// The position it stands under.
    pub place: Place,
    /// True where it says `I`, `me`, `my` or `mine`.
    pub says_i: bool,
    /// True where it says `we` or `our`.
    pub says_we: bool,
}

impl<'a> Facts<'a> {
    /// Reads a sentence.
    pub fn read(
        source: Source<'a>,
        span: Span,
        section: Section,
        title: CueSet,
        place: Place,
        around: Context,
    ) -> Self {
        let Source { text, scan, tokens } = source;
        let (lower, tokens) = (scan.lower(), within(tokens, span));
        let words = tokens.iter().fold(Kinds::default(), |all, token| all.with(token.words));
        let hits = scan.within(span);
        let cues = scan.cues_within(span);
        let mut facts = Facts {
            text,
            span,
            section,
            acts: Vec::new(),
            nouns: Vec::new(),
            cues,
            title,
            quantities: quantities(scan, tokens),
            outcome: outcome(lower, tokens),
            context: Context::of(cues).or(around).or(place.context),
            near: Context::of(cues).or(around),
            place,
            says_i: words.has(Kind::I),
            says_we: words.has(Kind::We),
            tokens,
            lower,
        };
        facts.collect(scan, hits);
        facts
    }

    /// The words at a span.
    pub fn words(&self, span: Span) -> &'a str {
        self.text.get(span.start()..span.end()).unwrap_or_default()
    }

    /// The words at a span, in lower case.
    fn lowered(&self, span: Span) -> &'a str {
        self.lower.get(span.start()..span.end()).unwrap_or_default()
    }

    /// A token's word in lower case.
    pub fn word(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |t| self.lowered(t.span))
    }

    /// True where one of the words stands in the sentence, in any case.
    pub fn has_word(&self, words: &[&str]) -> bool {
        (0..self.tokens.len()).any(|at| words.contains(&self.word(at)))
    }

    /// True where the sentence holds one of the phrases, in any case.
    pub fn says(&self, phrases: &[&str]) -> bool {
        let sentence = self.lowered(self.span);
        phrases.iter().any(|phrase| sentence.contains(phrase))
    }

    /// The word before a place, in lower case.
    pub fn before(&self, at: usize) -> &'a str {
        let index = self.tokens.partition_point(|t| t.span.start() < at);
        index.checked_sub(1).map_or("", |index| self.word(index))
    }

    /// The personal acts that are neither negated nor passive.
    pub fn deeds(&self) -> impl Iterator<Item = &Act> {
        self.acts.iter().filter(|act| {
            matches!(act.verb.agency, Agency::Did | Agency::Led) && !act.negated && !act.passive
        })
    }

    fn collect(&mut self, scan: &Scan<'_>, hits: &[Hit]) {
        let (mut verb_end, mut noun_end) = (0, 0);
        let mut negation: Option<usize> = None;
        for hit in hits {
            if let Some(verb) = hit.verb.filter(|_| hit.span.start() >= verb_end) {
                if verb.agency == Agency::Negated {
                    negation = Some(hit.span.end());
                    verb_end = hit.span.end();
                } else if let Some(act) = self.act(*hit, verb, hit.cues, negation) {
                    verb_end = hit.span.end();
                    self.acts.push(act);
                }
            }
            if hit.span.start() >= noun_end {
                let nouns = scan.nouns(*hit);
                if nouns.iter().any(|noun| noun.class == ObjectClass::None) {
                    noun_end = hit.span.end();
                } else if !nouns.is_empty() && !self.reaches(negation, hit.span.start()) {
                    noun_end = hit.span.end();
                    self.nouns.extend(nouns.iter().map(|noun| (hit.span, *noun)));
                }
            }
        }
    }

    /// Reads a hit as a verb, where its form and its place allow it.
    fn act(&self, hit: Hit, verb: Verb, cues: CueSet, negation: Option<usize>) -> Option<Act> {
        let before = self.before(hit.span.start());
        let leads = self.opens_clause(hit.span.start(), before);
        let after_subject = matches!(
            before,
            "i" | "we"
                | "to"
                | "and"
                | "which"
                | "that"
                | "also"
                | "then"
                | "personally"
                | "who"
                | "it"
                | "now"
                | "still"
                | "or"
                | "i'd"
        );
        let phrase = self.words(hit.span).contains(' ') && !matches!(verb.agency, Agency::Did);
        let stands = match verb.form {
            Form::Past => {
                !(before == "a" || before == "an" || before == "the" && verb.agency == Agency::Did && !phrase)
            }
            Form::Ing => {
                leads
                    || after_subject
                    || matches!(
                        before,
                        "by" | "for" | "in" | "of" | "after" | "subsequently" | "while" | "thereby"
                    )
            }
            Form::Base => leads || after_subject,
            Form::Third => leads || matches!(before, "that" | "which" | "it" | "and" | "who" | "now"),
        } || phrase;
        let passive = verb.form == Form::Past
            && matches!(before, "was" | "were" | "been" | "being" | "be" | "is" | "are" | "got" | "gets")
            && !self.says(&["by me", "i wrote", "by myself"]);
        stands.then(|| Act {
            span: hit.span,
            verb,
            cues,
            passive,
            negated: self.reaches(negation, hit.span.start()),
            leads,
        })
    }

    fn opens_clause(&self, at: usize, before: &str) -> bool {
        let index = self.tokens.partition_point(|t| t.span.start() < at);
        let previous = index.checked_sub(1).and_then(|i| self.tokens.get(i));
        previous.is_none_or(|t| matches!(t.kind, TokenKind::Mark | TokenKind::Arrow))
            || (before.ends_with("ly") && index <= 2)
    }

    /// True where a negation that ended at a place still holds here: no clause has ended, and no `but` has come.
    fn reaches(&self, negation: Option<usize>, at: usize) -> bool {
        negation.is_some_and(|from| {
            let between = self.lowered(Span::new(from, at));
            !between.contains([';', '.', ':'])
                && ![" but", "however", "though", "instead", "only"].iter().any(|w| between.contains(w))
        })
    }

    /// True where the sentence is no more than names in a row.
    pub fn is_list(&self) -> bool {
        let marks = self.tokens.iter().filter(|t| t.kind == TokenKind::Mark).count();
        self.acts.is_empty() && marks >= 3 && self.tokens.len() <= marks * 3 + 3
    }

    /// True where a hint stands in the sentence.
    pub fn hints(&self, cue: Cue) -> bool {
        self.cues.has(cue)
    }
}
