//! The words that the shape of a sentence hangs on: who speaks, what moved, how much. One look-up a word.

use std::sync::LazyLock;

/// Something that a word can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `I` and its forms.
    I,
    /// `we` and its forms.
    We,
    /// Says that a measure moved.
    Move,
    /// Says by itself, a few words before a target, that a measure moved.
    Fall,
    /// Says by itself how far a measure moved.
    Alone,
    /// A stretch of time or a rhythm that can stand for a figure.
    Rhythm,
    /// A unit of time behind a number.
    TimeUnit,
    /// Those whose share a percentage can be of.
    Share,
    /// An end at nothing.
    Nothing,
    /// Somebody else.
    Other,
}

/// What a word can be, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// True where the word can be this.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u16) != 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A word of one of the lists.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// What it can be.
    pub kinds: Kinds,
    /// The number that it spells.
    pub number: Option<f64>,
}

const SPELLED: [(&str, f64); 38] = [
    ("zero", 0.0),
    ("one", 1.0),
    ("two", 2.0),
    ("three", 3.0),
    ("four", 4.0),
    ("five", 5.0),
    ("six", 6.0),
    ("seven", 7.0),
    ("eight", 8.0),
    ("nine", 9.0),
    ("ten", 10.0),
    ("eleven", 11.0),
    ("twelve", 12.0),
    ("thirteen", 13.0),
    ("fourteen", 14.0),
    ("fifteen", 15.0),
    ("sixteen", 16.0),
    ("seventeen", 17.0),
    ("eighteen", 18.0),
    ("nineteen", 19.0),
    ("twenty", 20.0),
    ("thirty", 30.0),
    ("forty", 40.0),
    ("fifty", 50.0),
    ("sixty", 60.0),
    ("seventy", 70.0),
    ("eighty", 80.0),
    ("ninety", 90.0),
    ("hundred", 100.0),
    ("thousand", 1000.0),
    ("dozen", 12.0),
    ("dozens", 24.0),
    ("hundreds", 200.0),
    ("thousands", 2000.0),
    ("half", 0.5),
    ("couple", 2.0),
    ("million", 1e6),
    ("billion", 1e9),
];

const LISTS: [(Kind, &str); 10] = [
    (Kind::I, "i me my mine myself i'd i’d i've i’ve personally"),
    (Kind::We, "we our us ours we'd"),
    (
        Kind::Move,
        "fell fall falls rose dropped drop went cut reduced raised improved grew climbed shrank down up came moved \
         moving reduction increase lowered shortened contracted descended improvement took from util utilization \
         utilisation wait latency decreased increased lifted brought sank taking bringing slid halving",
    ),
    (
        Kind::Fall,
        "fell rose dropped went down up cut reduced raised shrank grew climbed came lowered shortened contracted \
         descended sank brought lifted improved increased decreased back",
    ),
    (Kind::Alone, "halved doubled tripled quadrupled halving doubling threefold tenfold eliminated"),
    (Kind::Rhythm, "seconds minutes hours days weeks months quarterly fortnightly weekly daily hour minute"),
    (
        Kind::TimeUnit,
        "s sec second seconds ms min mins minute minutes h hr hrs hour hours day days week weeks month months \
         quarter quarters year years",
    ),
    (
        Kind::Share,
        "teams services users developers workloads models jobs customers clients sites nodes requests",
    ),
    (Kind::Nothing, "none zero nothing never nil virtually once"),
    (
        Kind::Other,
        "they crew folk team teams colleague colleagues admins vendor provider supplier suppliers buyers customers \
         clients company firm department contractor contractors institute he she people group employer",
    ),
];

/// The words of all lists by their first letter.
static WORDS: LazyLock<[Vec<(&str, Known)>; 26]> = LazyLock::new(|| {
    let mut words: [Vec<(&str, Known)>; 26] = Default::default();
    let mut put = |word: &'static str, known: Known| {
        let Some(initial) = initial(word).and_then(|at| words.get_mut(at)) else { return };
        match initial.iter_mut().find(|(listed, _)| *listed == word) {
            Some((_, entry)) => {
                entry.kinds = entry.kinds.with(known.kinds);
                entry.number = entry.number.or(known.number);
            }
            None => initial.push((word, known)),
        }
    };
    for (kind, list) in LISTS {
        let kinds = Kinds(1 << kind as u16);
        for word in list.split_whitespace() {
            put(word, Known { kinds, number: None });
        }
    }
    for (word, number) in SPELLED {
        put(word, Known { kinds: Kinds::default(), number: Some(number) });
    }
    words
});

/// The place of a word's first letter in the alphabet.
fn initial(word: &str) -> Option<usize> {
    word.bytes().next().filter(u8::is_ascii_lowercase).map(|letter| usize::from(letter - b'a'))
}

/// What a word in lower case is by itself.
pub fn known(word: &str) -> Known {
    let listed = initial(word).and_then(|at| WORDS.get(at)).map_or(&[][..], Vec::as_slice);
    listed.iter().find(|(listed, _)| *listed == word).map(|(_, known)| *known).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_can_be_several_things() {
        let clients = known("clients");
        assert!(clients.kinds.has(Kind::Share) && clients.kinds.has(Kind::Other));
        assert!(!clients.kinds.has(Kind::We));
        assert_eq!(known("dozen").number, Some(12.0));
        assert_eq!(known("gpu"), Known::default());
    }
}
