//! The sentences of a block.

use crate::span::Span;

const SHORT: [&str; 15] =
    ["e.g", "i.e", "approx", "vs", "no", "st", "dr", "mr", "ms", "inc", "ltd", "co", "etc", "ca", "resp"];

/// Cuts a block into sentences at full stops that end one. O(length).
pub fn sentences(text: &str, block: Span) -> Vec<Span> {
    let whole = text.get(block.start()..block.end()).unwrap_or_default();
    let bytes = whole.as_bytes();
    let mut found = Vec::new();
    let mut from = 0;
    for at in memchr_stops(bytes) {
        let ends = bytes.get(at + 1).is_none_or(u8::is_ascii_whitespace) || closes(whole, at + 1);
        if at >= from
            && ends
            && !is_short(whole.get(from..at).unwrap_or_default(), bytes.get(at).copied())
            && opens(whole, at + 1)
        {
            let end = at
                + 1
                + whole
                    .get(at + 1..)
                    .map_or(0, |tail| tail.len() - tail.trim_start_matches(['"', '”', ')', '’']).len());
            push(&mut found, whole, block, from, end);
            from = end;
        }
    }
    push(&mut found, whole, block, from, whole.len());
    found
}

fn memchr_stops(bytes: &[u8]) -> impl Iterator<Item = usize> + '_ {
    bytes.iter().enumerate().filter(|(_, b)| matches!(b, b'.' | b'!' | b'?')).map(|(at, _)| at)
}

fn closes(whole: &str, at: usize) -> bool {
    whole.get(at..).is_some_and(|tail| tail.starts_with(['"', '”', ')', '’']))
}

/// True where what follows can open a sentence: nothing, or no lower-case letter.
fn opens(whole: &str, at: usize) -> bool {
    let next = whole
        .get(at..)
        .unwrap_or_default()
        .trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '”' | ')' | '(' | '“'));
    next.chars().next().is_none_or(|c| !c.is_lowercase())
}

fn is_short(head: &str, stop: Option<u8>) -> bool {
    let word = head.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    let single = word.chars().count() == 1 && word.chars().all(char::is_uppercase);
    stop == Some(b'.') && (single || SHORT.contains(&word.to_lowercase().as_str()))
}

fn push(found: &mut Vec<Span>, whole: &str, block: Span, from: usize, to: usize) {
    let part = whole.get(from..to).unwrap_or_default();
    let lead = part.len() - part.trim_start().len();
    let kept = part.trim().len();
    if kept > 0 {
        found.push(Span::new(block.start() + from + lead, block.start() + from + lead + kept));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<&str> {
        sentences(text, Span::new(0, text.len())).into_iter().map(|s| &text[s.start()..s.end()]).collect()
    }

    #[test]
    fn a_stop_inside_a_number_or_a_short_form_ends_nothing() {
        assert_eq!(
            cut("Kept v1.29 up, e.g. at night. It held. "),
            ["Kept v1.29 up, e.g. at night.", "It held."]
        );
    }

    #[test]
    fn an_initial_is_no_end() {
        assert_eq!(cut("With J. Doe in charge. Then alone."), ["With J. Doe in charge.", "Then alone."]);
    }
}
