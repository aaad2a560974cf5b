//! The words and numbers of one sentence.

use super::word::{Kind, Kinds, known};
use crate::span::Span;

/// A word, or a number with its magnitude.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: TokenKind,
    /// What its word can be by itself.
    pub words: Kinds,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TokenKind {
    /// A word.
    Word,
    /// A number that can count something.
    Number(f64),
    /// A number with a percent sign, or with `percent` behind it.
    Percent(f64),
    /// A sum of money.
    Money(f64),
    /// A number with a unit of time behind it (`9h`, `40-minute`).
    Duration,
    /// A year, a version, a product's name: digits that count nothing.
    Name,
    /// A mark that parts clauses (`,` `;` `:` `—`).
    Mark,
    /// An arrow.
    Arrow,
}

impl TokenKind {
    /// True for everything that measures or counts.
    pub const fn is_figure(self) -> bool {
        matches!(self, Self::Number(_) | Self::Percent(_) | Self::Money(_) | Self::Duration)
    }
}

/// Cuts a sentence into tokens and puts them behind those that were found before it. `lower` is the document's text in lower
/// case, byte for byte as long. O(length).
pub fn tokenise(found: &mut Vec<Token>, lower: &str, sentence: Span) {
    let whole = lower.get(sentence.start()..sentence.end()).unwrap_or_default();
    let first = found.len();
    let mut next = 0;
    while let Some(c) = whole.get(next..).and_then(|rest| rest.chars().next()) {
        let at = next;
        next += c.len_utf8();
        let mut words = Kinds::default();
        let kind = if c.is_alphanumeric() || currency(c) || c == '~' {
            next = word_end(whole, next);
            let word = whole.get(at..next).unwrap_or_default().trim_start_matches('~');
            let known = known(word);
            words = known.kinds;
            match known.number {
                Some(number) => TokenKind::Number(number),
                None => classify(word, whole.get(..at).unwrap_or_default()),
            }
        } else if let Some(kind) = mark(c, whole, at) {
            kind
        } else {
            continue;
        };
        found.push(Token { span: Span::new(sentence.start() + at, sentence.start() + next), kind, words });
    }
    attach_units(lower, found.get_mut(first..).unwrap_or_default());
}

/// The tokens of a sentence among those of its document.
pub fn within(tokens: &[Token], sentence: Span) -> &[Token] {
    let from = tokens.partition_point(|token| token.span.start() < sentence.start());
    let to = tokens.partition_point(|token| token.span.start() < sentence.end());
    tokens.get(from..to).unwrap_or_default()
}

/// Where a word that has begun ends: at the first character that neither belongs to a word nor joins two of its parts.
fn word_end(whole: &str, from: usize) -> usize {
    let mut end = from;
    while let Some(&byte) = whole.as_bytes().get(end) {
        if byte.is_ascii_alphanumeric() || byte == b'%' {
            end += 1;
            continue;
        }
        let Some(c) = whole.get(end..).and_then(|rest| rest.chars().next()) else { break };
        let after = end + c.len_utf8();
        let joins = matches!(c, '.' | ',' | '\'' | '’' | '_')
            && whole.get(end + 1..).and_then(|rest| rest.chars().next()).is_some_and(char::is_alphanumeric);
        if !(joins || c.is_alphanumeric()) {
            break;
        }
        end = after;
    }
    end
}

/// A mark that parts clauses, or an arrow.
fn mark(c: char, whole: &str, at: usize) -> Option<TokenKind> {
    match c {
        ',' | ';' | ':' | '(' | ')' | '/' => Some(TokenKind::Mark),
        '→' | '⇒' => Some(TokenKind::Arrow),
        '-' if whole.as_bytes().get(at + 1) == Some(&b'>') => Some(TokenKind::Arrow),
        '—' | '–' | '-' => whole.get(..at).is_some_and(|h| h.ends_with(' ')).then_some(TokenKind::Mark),
        _ => None,
    }
}

const fn currency(c: char) -> bool {
    matches!(c, '$' | '€' | '£' | '₹' | '¥')
}

/// Reads a word in lower case that spells no number.
fn classify(lower: &str, before: &str) -> TokenKind {
    if !lower.bytes().any(|b| b.is_ascii_digit()) {
        return TokenKind::Word;
    }
    if lower.starts_with(currency) {
        return magnitude(lower.trim_start_matches(currency)).map_or(TokenKind::Name, TokenKind::Money);
    }
    if let Some(number) = lower.strip_suffix('%') {
        return magnitude(number).map_or(TokenKind::Name, TokenKind::Percent);
    }
    let digits = lower.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    if digits.len() < lower.len()
        && known(lower.get(digits.len()..).unwrap_or_default()).kinds.has(Kind::TimeUnit)
        && magnitude(digits).is_some()
    {
        return TokenKind::Duration;
    }
    let last = before.trim_end().rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    let named = [
        "version", "cuda", "python", "slurm", "xid", "step", "rhel", "centos", "ubuntu", "rfc", "iso", "no.",
        "top", "fortune", "grade", "room",
    ];
    if named.iter().any(|name| last.ends_with(name)) {
        return TokenKind::Name;
    }
    match magnitude(lower) {
        Some(value) if (1950.0..2050.0).contains(&value) && lower.len() == 4 => TokenKind::Name,
        Some(value) => TokenKind::Number(value),
        None => TokenKind::Name,
    }
}

/// The value of digits with grouping and a magnitude (`2,048`, `1.5k`, `2048x`, `10m`).
fn magnitude(word: &str) -> Option<f64> {
    let bare = word.trim_end_matches('+');
    let (digits, factor) = match bare.chars().last()? {
        'k' => (bare.get(..bare.len() - 1)?, 1e3),
        'm' => (bare.get(..bare.len() - 1)?, 1e6),
        'b' => (bare.get(..bare.len() - 1)?, 1e9),
        'x' | '×' => (bare.trim_end_matches(['x', '×']), 1.0),
        _ => (bare, 1.0),
    };
    let grouped = digits.split([',', '.', '\'', '’']).skip(1).all(|group| group.len() == 3)
        && digits.contains([',', '.', '\'', '’']);
    let plain: String =
        if grouped { digits.chars().filter(char::is_ascii_digit).collect() } else { digits.replace(',', "") };
    if plain.is_empty()
        || !plain.chars().all(|c| c.is_ascii_digit() || c == '.')
        || plain.matches('.').count() > 1
    {
        return None;
    }
    plain.parse::<f64>().ok().map(|value| value * factor)
}

/// Reads `40 minutes` and `9 percent` as what they are, and `two weeks` too.
fn attach_units(lower: &str, tokens: &mut [Token]) {
    for at in 0..tokens.len().saturating_sub(1) {
        let (Some(token), Some(next)) = (tokens.get(at).copied(), tokens.get(at + 1).copied()) else {
            continue;
        };
        let TokenKind::Number(value) = token.kind else { continue };
        let unit = lower.get(next.span.start()..next.span.end()).unwrap_or_default();
        let kind = if next.words.has(Kind::TimeUnit) {
            TokenKind::Duration
        } else if unit == "percent"
            || unit == "per" && lower.get(next.span.end()..).is_some_and(|t| t.starts_with(" cent"))
        {
            TokenKind::Percent(value)
        } else {
            continue;
        };
        if let Some(token) = tokens.get_mut(at) {
            token.kind = kind;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind> {
        let mut tokens = Vec::new();
        tokenise(&mut tokens, &text.to_ascii_lowercase(), Span::new(0, text.len()));
        tokens.into_iter().map(|t| t.kind).filter(|k| *k != TokenKind::Word).collect()
    }

    #[test]
    fn numbers_that_count_are_told_from_digits_that_name() {
        assert_eq!(
            kinds("2,048x H100 and 1.5k GPUs"),
            [TokenKind::Number(2048.0), TokenKind::Name, TokenKind::Number(1500.0)]
        );
        assert_eq!(
            kinds("1.024 GPUs on CUDA 12.4 in 2023"),
            [TokenKind::Number(1024.0), TokenKind::Name, TokenKind::Name]
        );
        assert_eq!(
            kinds("40 minutes, 9h, 71% and $3M"),
            [
                TokenKind::Duration,
                TokenKind::Mark,
                TokenKind::Duration,
                TokenKind::Mark,
                TokenKind::Percent(71.0),
                TokenKind::Money(3e6)
            ]
        );
        assert_eq!(kinds("sixty racks"), [TokenKind::Number(60.0)]);
    }
}
