//! All phrases of the role data in one automaton, with what each of them means.

use std::collections::BTreeMap;

use daachorse::DoubleArrayAhoCorasick;

use super::cue::{Cue, CueSet};
use super::file::DataFile;
use super::inflect::{self, Form};
use super::kind::{Agency, ObjectClass};
use super::term::{self, Match, Term};
use crate::fault::Fault;

/// How much a noun says by itself about what was owned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// A product's name.
    Tool,
    /// An everyday word that needs its surroundings.
    Plain,
    /// Names the thing that is owned.
    Own,
}

/// A phrase that names something that can be owned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// What it is.
    pub class: ObjectClass,
    /// How much it says by itself.
    pub strength: Strength,
}

/// A phrase that says who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// How directly.
    pub agency: Agency,
    /// True where the act alters something, false where it keeps something going.
    pub changes: bool,
    /// The form in which it stands.
    pub form: Form,
}

/// Everything that one phrase means.
#[derive(Clone, Debug, Default)]
pub(super) struct Meaning {
    pub terms: Vec<u16>,
    pub senses: Vec<u16>,
    pub other_senses: Vec<u16>,
    pub verb: Option<Verb>,
    pub nouns: Vec<Noun>,
    pub cues: CueSet,
}

/// The phrases of the role data, ready to be found in a text.
pub struct Lexicon {
    pub(super) automaton: DoubleArrayAhoCorasick<u32>,
    pub(super) meanings: Vec<Meaning>,
    terms: Vec<Term>,
}

const AGENCIES: [(&str, Agency, bool); 13] = [
    ("verbs/did.txt", Agency::Did, true),
    ("verbs/kept.txt", Agency::Did, false),
    ("verbs/led.txt", Agency::Led, false),
    ("verbs/shared.txt", Agency::Shared, false),
    ("verbs/assigned.txt", Agency::Assigned, false),
    ("verbs/assisted.txt", Agency::Assisted, false),
    ("verbs/advised.txt", Agency::Advised, false),
    ("verbs/exposed.txt", Agency::Exposed, false),
    ("verbs/self-rated.txt", Agency::SelfRated, false),
    ("verbs/learned.txt", Agency::Learned, false),
    ("verbs/aspire.txt", Agency::Aspire, false),
    ("verbs/team-credit.txt", Agency::TeamCredit, false),
    ("verbs/negated.txt", Agency::Negated, false),
];

impl Lexicon {
    /// Builds the automaton from the files of the role data; every mistake in them goes to `faults`.
    pub fn build(files: &[DataFile<'_>], faults: &mut Vec<Fault>) -> Option<Self> {
        let mut phrases = Phrases::default();
        for (path, agency, changes) in AGENCIES {
            let Some(file) = find(files, path, faults) else { continue };
            for (_, entry) in file.entries() {
                for (phrase, form) in inflect::verb(entry) {
                    phrases.add(vec![phrase], |meaning| {
                        meaning.verb.get_or_insert(Verb { agency, changes, form });
                    });
                }
            }
        }
        for (path, cue) in Cue::FILES {
            let Some(file) = find(files, path, faults) else { continue };
            for (_, entry) in file.entries() {
                let forms = if path.starts_with("verbs/") {
                    inflect::verb(entry).into_iter().map(|(phrase, _)| phrase).collect()
                } else {
                    vec![entry.to_lowercase()]
                };
                phrases.add(forms, |meaning| meaning.cues.insert(*cue));
            }
        }
        if let Some(file) = find(files, "objects.csv", faults) {
            nouns(file, &mut phrases, faults);
        }
        let terms =
            find(files, "vocabulary.csv", faults).map(|file| term::parse(file, faults)).unwrap_or_default();
        for (index, term) in terms.iter().enumerate() {
            phrases.add_term(index as u16, term);
        }
        phrases.compile(terms, faults)
    }

    /// The terms of the vocabulary, in the order of its file.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Number of phrases in the automaton.
    pub fn phrases(&self) -> usize {
        self.meanings.len()
    }
}

fn find<'a>(files: &[DataFile<'a>], path: &str, faults: &mut Vec<Fault>) -> Option<DataFile<'a>> {
    let found = files.iter().find(|file| file.path == path).copied();
    if found.is_none() {
        faults.push(Fault::at(path, "", 0, "Put this file back; the role data needs it."));
    }
    found
}

fn nouns(file: DataFile<'_>, phrases: &mut Phrases, faults: &mut Vec<Fault>) {
    let mut offset = 0;
    for (number, line) in file.text.split_inclusive('\n').enumerate() {
        let at = offset;
        offset += line.len();
        let line = line.trim_end();
        if number == 0 || line.is_empty() {
            continue;
        }
        let mut cells = line.splitn(3, ',');
        let (phrase, class, strength) = (cells.next(), cells.next(), cells.next());
        let noun = class.and_then(ObjectClass::from_id).zip(strength.and_then(|s| match s {
            "own" => Some(Strength::Own),
            "plain" => Some(Strength::Plain),
            "tool" => Some(Strength::Tool),
            _ => None,
        }));
        match (phrase, noun) {
            (Some(phrase), Some((class, strength))) if !phrase.is_empty() => {
                phrases.add(inflect::noun(phrase), |meaning| meaning.nouns.push(Noun { class, strength }));
            }
            _ => faults.push(Fault::at(
                file.path,
                file.text,
                at,
                "Write phrase,class,strength with a known class and own, plain or tool.",
            )),
        }
    }
}

#[derive(Default)]
struct Phrases(BTreeMap<String, Meaning>);

impl Phrases {
    fn add(&mut self, forms: Vec<String>, put: impl Fn(&mut Meaning)) {
        for form in forms {
            if form.contains(' ') {
                put(self.0.entry(form.replace(' ', "-")).or_default());
            }
            put(self.0.entry(form).or_default());
        }
    }

    fn add_term(&mut self, index: u16, term: &Term) {
        for spelling in std::iter::once(&term.name).chain(&term.aliases) {
            let forms = if term.matching == Match::Case {
                vec![spelling.to_lowercase()]
            } else {
                inflect::noun(spelling)
            };
            self.add(forms, |meaning| {
                if !meaning.terms.contains(&index) {
                    meaning.terms.push(index);
                }
            });
        }
        for word in &term.near {
            self.add(inflect::noun(word), |meaning| meaning.senses.push(index));
        }
        for word in &term.not_near {
            self.add(inflect::noun(word), |meaning| meaning.other_senses.push(index));
        }
    }

    fn compile(self, terms: Vec<Term>, faults: &mut Vec<Fault>) -> Option<Lexicon> {
        let (patterns, meanings): (Vec<String>, Vec<Meaning>) = self.0.into_iter().unzip();
        let automaton = DoubleArrayAhoCorasick::new(&patterns);
        match automaton {
            Ok(automaton) => Some(Lexicon { automaton, meanings, terms }),
            Err(error) => {
                faults.push(Fault::at(
                    "vocabulary.csv",
                    "",
                    0,
                    format!("Take out terms; there are too many: {error}."),
                ));
                None
            }
        }
    }
}
