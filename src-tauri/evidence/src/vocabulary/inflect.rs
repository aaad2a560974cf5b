//! The forms of an English verb or noun, as far as word lists need them.

/// The form in which a verb stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// `drained`; told of the past, or a participle.
    Past,
    /// `draining`.
    Ing,
    /// `drain`.
    Base,
    /// `drains`; also the plural of a noun that looks the same.
    Third,
}

/// The forms of a verb entry: `drain`, or with its past forms `run: ran run`.
///
/// A verb of several words bends its first one (`roll out` → `rolled out`).
pub fn verb(entry: &str) -> Vec<(String, Form)> {
    let (base, given) = entry.split_once(':').unwrap_or((entry, ""));
    let (base, given) = (base.trim().to_lowercase(), given.trim().to_lowercase());
    let (head, rest) =
        base.split_once(' ').map_or((base.as_str(), String::new()), |(h, r)| (h, format!(" {r}")));
    let words: Vec<&str> = given.split_whitespace().collect();
    let size = rest.split_whitespace().count() + 1;
    let mut forms: Vec<(String, Form)> =
        words.chunks(size).map(|chunk| (chunk.join(" "), Form::Past)).collect();
    if words.is_empty() {
        forms.push((format!("{}{rest}", past(head)), Form::Past));
    }
    forms.push((format!("{}{rest}", ing(head)), Form::Ing));
    forms.push((base.clone(), Form::Base));
    forms.push((format!("{}{rest}", third(head)), Form::Third));
    forms.sort();
    forms.dedup_by(|a, b| a.0 == b.0);
    forms
}

/// A noun and its plural.
pub fn noun(base: &str) -> Vec<String> {
    let base = base.trim().to_lowercase();
    let mut forms = vec![base.clone()];
    if base.chars().last().is_some_and(|c| c.is_ascii_alphabetic() && c != 's') {
        forms.push(third(&base));
    }
    forms
}

fn third(word: &str) -> String {
    match word.strip_suffix('y') {
        Some(stem) if !ends_in_vowel(stem) => format!("{stem}ies"),
        _ if ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end)) => format!("{word}es"),
        _ => format!("{word}s"),
    }
}

fn past(word: &str) -> String {
    match word.strip_suffix('y') {
        Some(stem) if !ends_in_vowel(stem) => format!("{stem}ied"),
        _ if word.ends_with('e') => format!("{word}d"),
        _ => format!("{}ed", doubled(word)),
    }
}

fn ing(word: &str) -> String {
    match word.strip_suffix('e') {
        Some(stem) if !word.ends_with("ee") => format!("{stem}ing"),
        _ => format!("{}ing", doubled(word)),
    }
}

/// The word with its last letter doubled where a short stem asks for it (`cut` → `cutt`).
fn doubled(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let vowels = letters.iter().filter(|c| is_vowel(**c)).count();
    let bends = matches!(letters.as_slice(), [.., a, b, c] if !is_vowel(*a) && is_vowel(*b) && !is_vowel(*c) && !matches!(c, 'w' | 'x' | 'y'))
        || matches!(letters.as_slice(), [a, b] if is_vowel(*a) && !is_vowel(*b));
    match letters.last() {
        Some(last) if bends && (vowels == 1 || word == "submit" || word == "commit") => {
            format!("{word}{last}")
        }
        _ => word.to_owned(),
    }
}

fn ends_in_vowel(word: &str) -> bool {
    word.chars().last().is_some_and(is_vowel)
}

const fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_bend_as_english_does() {
        for (entry, form) in [
            ("drain", "drained"),
            ("scale", "scaling"),
            ("plan", "planned"),
            ("identify", "identified"),
            ("deploy", "deployed"),
            ("roll out", "rolled out"),
            ("stand up: stood up stood up", "stood up"),
            ("run: ran run", "running"),
            ("patch", "patches"),
            ("submit", "submitted"),
        ] {
            assert!(
                verb(entry).iter().any(|(f, _)| f == form),
                "{entry} should give {form}: {:?}",
                verb(entry)
            );
        }
    }

    #[test]
    fn nouns_take_a_plural() {
        assert_eq!(noun("health check"), ["health check", "health checks"]);
        assert_eq!(noun("policy"), ["policy", "policies"]);
    }
}
