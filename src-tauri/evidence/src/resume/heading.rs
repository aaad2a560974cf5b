//! What kind of section a heading opens.

use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use serde::{Deserialize, Serialize};

/// The kind of a section of a resume.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// Name and contact data, before the first heading.
    Header,
    /// Work done for an employer.
    #[default]
    Experience,
    /// A statement about oneself.
    Summary,
    /// Work done outside employment, or singled out.
    Project,
    /// Work done unpaid.
    Volunteer,
    /// Papers and patents.
    Publication,
    /// Talks.
    Talk,
    /// A list of skills.
    Skills,
    /// Schools and courses.
    Education,
    /// Certificates.
    Certs,
    /// Languages, interests, references.
    Other,
}

impl Section {
    /// True where a sentence of the section can tell of something done.
    pub const fn tells(self) -> bool {
        !matches!(self, Self::Header | Self::Skills | Self::Education | Self::Certs)
    }

    /// The section of a word such as `experience` or `certs`.
    pub fn from_id(id: &str) -> Option<Self> {
        Some(match id {
            "header" => Self::Header,
            "experience" => Self::Experience,
            "summary" => Self::Summary,
            "project" | "projects" => Self::Project,
            "volunteer" => Self::Volunteer,
            "publication" | "publications" => Self::Publication,
            "talk" | "talks" => Self::Talk,
            "skills" => Self::Skills,
            "education" => Self::Education,
            "certs" => Self::Certs,
            "other" => Self::Other,
            _ => return None,
        })
    }
}

/// Stems by which a heading is known; the first that fits decides.
const STEMS: [(Section, &[&str]); 11] = [
    (
        Section::Education,
        &["course", "class project", "academic project", "university project", "student project", "semester"],
    ),
    (Section::Certs, &["certif", "licens", "licenc", "credential", "accredit", "badges"]),
    (Section::Publication, &["publication", "papers", "patent", "preprint", "bibliograph"]),
    (Section::Talk, &["talks", "speaking", "conference", "presentations"]),
    (Section::Volunteer, &["volunt", "community", "open source", "open-source", "oss ", "pro bono"]),
    (Section::Project, &["project", "side work", "portfolio"]),
    (
        Section::Skills,
        &[
            "skill",
            "proficienc",
            "technolog",
            "competenc",
            "expertise",
            "tech stack",
            "toolbox",
            "toolset",
            "tools",
            "keywords",
            "stack",
            "technical knowledge",
            "capabilit",
            "software i",
            "things i know",
            "core strengths",
            "areas of knowledge",
            "programming languages",
            "environment",
        ],
    ),
    (
        Section::Experience,
        &[
            "experience",
            "employment",
            "career",
            "chronology",
            "work history",
            "professional history",
            "history",
            "positions",
            "engagements",
            "appointments",
            "assignments",
            "jobs",
            "where i",
            "what i did",
            "what i have done",
            "roles",
            "work",
            "achievements",
            "accomplishments",
            "highlights",
            "selected results",
            "parcours",
            "track record",
            "service record",
            "posts held",
            "background",
        ],
    ),
    (
        Section::Education,
        &[
            "educat",
            "academic",
            "degree",
            "studies",
            "formation",
            "school",
            "training",
            "courses",
            "coursework",
            "qualification",
            "diploma",
        ],
    ),
    (
        Section::Summary,
        &[
            "summary",
            "profile",
            "overview",
            "about",
            "objective",
            "statement",
            "introduction",
            "who i am",
            "in short",
            "personal info",
        ],
    ),
    (
        Section::Other,
        &[
            "interest",
            "hobb",
            "pursuit",
            "linguistic",
            "language",
            "reference",
            "contact",
            "award",
            "honor",
            "honour",
            "other",
            "miscellan",
            "personal",
            "additional",
            "military",
            "membership",
            "extra",
            "activities",
            "development opportunities",
            "not my",
            "what i do not",
            "what i don't",
            "gaps",
            "availability",
            "declaration",
        ],
    ),
];

/// The most bytes of a heading.
const LONGEST: usize = 60;

/// All stems in one automaton, in the order of [`STEMS`]; absent only where that table could not be compiled.
static STEM_FINDER: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    AhoCorasick::builder()
        .ascii_case_insensitive(true)
        .kind(Some(AhoCorasickKind::DFA))
        .build(STEMS.iter().flat_map(|(_, stems)| stems.iter()))
        .ok()
});

/// The section that a line opens where its words are a heading's, whatever it looks like.
pub fn section_of(line: &str) -> Option<Section> {
    let words = without_number(line.trim()).trim_end_matches(':');
    if words.len() > LONGEST || !(1..=6).contains(&words.split_whitespace().count()) {
        return None;
    }
    let first = STEM_FINDER
        .as_ref()?
        .find_overlapping_iter(words)
        .filter(|stem| !words.get(..stem.start()).is_some_and(|head| head.ends_with(char::is_alphanumeric)))
        .map(|stem| stem.pattern().as_usize())
        .min()?;
    let mut after = 0;
    STEMS
        .iter()
        .find(|(_, stems)| {
            after += stems.len();
            first < after
        })
        .map(|(section, _)| *section)
}

/// A heading without the numeral or letter that counts it (`II. PRIOR POSTS`).
pub fn without_number(line: &str) -> &str {
    let head = line.bytes().take_while(|b| b.is_ascii_uppercase() || b.is_ascii_digit()).count();
    let counted = line.get(head..).filter(|_| head <= 4).and_then(|rest| rest.strip_prefix(['.', ')']));
    counted.filter(|rest| rest.starts_with(' ')).map_or(line, str::trim_start)
}

/// The section of `Tools: Slurm, Ansible`: a list that brings its own heading.
pub fn inline_section(line: &str) -> Option<Section> {
    let (head, rest) = line.split_once(':')?;
    let marks = rest.matches([',', '|', '/', ';', '·', '•']).count();
    let listed = marks >= 2 && rest.split_whitespace().count() < marks * 3 + 3;
    (listed && head.split_whitespace().count() <= 4)
        .then(|| section_of(head))
        .flatten()
        .filter(|s| !s.tells())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_known_by_their_stems() {
        for (line, section) in [
            ("PROFESSIONAL CHRONOLOGY", Some(Section::Experience)),
            ("Technological Proficiencies:", Some(Section::Skills)),
            ("Academic formation", Some(Section::Education)),
            ("Selected projects", Some(Section::Project)),
            ("Oda Brekke", None),
        ] {
            assert_eq!(section_of(line), section, "{line}");
        }
    }

    #[test]
    fn a_list_can_bring_its_own_heading() {
        assert_eq!(inline_section("Tools: Slurm, Ansible, Grafana"), Some(Section::Skills));
        assert_eq!(inline_section("Scheduler: rebuilt. Backfill depth, half-life, debug queue."), None);
    }
}
