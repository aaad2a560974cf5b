//! The candidate's name as the document shows it. For display only; it never enters a judgement.

use super::heading::section_of;
use super::line::Line;

/// A name that the address of the document confirms may stand so many lines down, as under a sidebar.
const CONFIRMED: usize = 80;
/// A name by its looks alone stands among the first lines.
const BY_LOOKS: usize = 4;

/// Words that stand in short capitalised lines and in nobody's name.
const NOT_IN_NAMES: [&str; 14] = [
    "resume",
    "curriculum",
    "vitae",
    "engineer",
    "manager",
    "me",
    "us",
    "contact",
    "page",
    "and",
    "for",
    "of",
    "the",
    "with",
];

/// Two to five capitalised words that the e-mail address repeats; else the first such line that is no address.
pub fn name(text: &str, lines: &[Line]) -> Option<String> {
    let words = |line: &Line| text.get(line.span.start()..line.span.end()).unwrap_or_default().trim();
    let shown: Vec<&str> = lines.iter().map(words).filter(|line| !line.is_empty()).take(CONFIRMED).collect();
    let mailbox = shown.iter().find_map(|line| mailbox(line));
    let confirmed = mailbox.and_then(|mailbox| {
        shown.iter().map(|line| head(line)).find(|head| looks_like_a_name(head) && repeats(&mailbox, head))
    });
    let by_looks = || {
        let mut first =
            shown.iter().take(BY_LOOKS).filter(|line| !is_an_address(line)).map(|line| head(line));
        first.find(|head| looks_like_a_name(head))
    };
    confirmed.or_else(by_looks).map(|head| {
        let words: Vec<String> = head.split_whitespace().map(title_case).collect();
        words.join(" ")
    })
}

/// What stands before the first mark of a line.
fn head(line: &str) -> &str {
    line.split(['|', ',']).next().unwrap_or(line).trim()
}

fn is_an_address(line: &str) -> bool {
    line.contains('@') || line.contains(|c: char| c.is_ascii_digit())
}

/// The part of an e-mail address before its `@`, in lower case.
fn mailbox(line: &str) -> Option<String> {
    let (before, _) = line.split_once('@')?;
    let local = before.rsplit(|c: char| c.is_whitespace() || matches!(c, ':' | '<' | '|' | ',')).next()?;
    (local.len() >= 2).then(|| local.to_lowercase())
}

/// True where the mailbox holds one of the capitalised words of a name.
fn repeats(mailbox: &str, name: &str) -> bool {
    name.split(|c: char| !c.is_alphabetic())
        .filter(|word| word.chars().count() >= 3 && word.starts_with(char::is_uppercase))
        .any(|word| mailbox.contains(&word.to_lowercase()))
}

fn looks_like_a_name(head: &str) -> bool {
    let words: Vec<&str> = head.split_whitespace().collect();
    let letters = |word: &str| word.chars().all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’'));
    let capital = |word: &&&str| word.chars().next().is_some_and(char::is_uppercase);
    (2..=5).contains(&words.len())
        && words.iter().all(|word| letters(word))
        && words.iter().filter(capital).count() >= 2
        && section_of(head).is_none()
        && !words.iter().any(|word| NOT_IN_NAMES.iter().any(|other| word.eq_ignore_ascii_case(other)))
}

fn title_case(word: &str) -> String {
    if word.chars().count() > 1 && word.chars().all(|c| !c.is_lowercase()) {
        let mut up = true;
        word.chars()
            .flat_map(|c| {
                let shown: Vec<char> =
                    if up { c.to_uppercase().collect() } else { c.to_lowercase().collect() };
                up = !c.is_alphabetic();
                shown
            })
            .collect()
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::line::lines;
    use super::*;

    fn of(text: &str) -> Option<String> {
        name(text, &lines(text))
    }

    #[test]
    fn a_name_is_shown_in_title_case() {
        assert_eq!(
            of("ODA BREKKE-NWOSU\nTrondheim | oda@example.org\n").as_deref(),
            Some("Oda Brekke-Nwosu")
        );
    }

    #[test]
    fn a_place_in_a_sidebar_is_nobody() {
        let sidebar = "CONTACT\nSan Tomar, Norland lisbet.o@example.com +47 555 0100\n\nSKILLS\nLinux\n";
        assert_eq!(of(sidebar), None);
        let named = format!("{sidebar}\nLisbet Okonjo\nNetwork engineer\n");
        assert_eq!(of(&named).as_deref(), Some("Lisbet Okonjo"));
        assert_eq!(of("Reach Me\nlisbet@example.com\n"), None);
        assert_eq!(
            of("SKILLS\nlisbet.andersen@example.com\nCable and NIC Firmware\n"),
            None,
            "`and` is no name"
        );
    }

    #[test]
    fn a_name_needs_no_address() {
        assert_eq!(of("Lisbet Okonjo, RN\nNetwork engineer\n").as_deref(), Some("Lisbet Okonjo"));
    }
}
