//! The words and numbers of one sentence.

use crate::span::Span;

/// A word, or a number with its magnitude.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: TokenKind,
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

const TIMES: [&str; 24] = [
    "s", "sec", "second", "seconds", "ms", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour",
    "hours", "day", "days", "week", "weeks", "month", "months", "quarter", "quarters", "year", "years",
];

/// Cuts a sentence into tokens. O(length).
pub fn tokens(text: &str, sentence: Span) -> Vec<Token> {
    let whole = text.get(sentence.start()..sentence.end()).unwrap_or_default();
    let mut found: Vec<Token> = Vec::with_capacity(whole.len() / 5);
    let mut chars = whole.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let mut end = at + c.len_utf8();
        let kind = if c.is_alphanumeric() || currency(c) || c == '~' {
            while let Some(&(next, n)) = chars.peek() {
                let inner = matches!(n, '.' | ',' | '\'' | '’' | '_')
                    && whole
                        .get(next + 1..)
                        .and_then(|t| t.chars().next())
                        .is_some_and(char::is_alphanumeric);
                if !(n.is_alphanumeric() || inner || n == '%') {
                    break;
                }
                end = next + n.len_utf8();
                chars.next();
            }
            classify(whole.get(at..end).unwrap_or_default(), whole.get(..at).unwrap_or_default())
        } else if matches!(c, ',' | ';' | ':' | '(' | ')' | '/') {
            TokenKind::Mark
        } else if matches!(c, '—' | '–' | '-') {
            let spaced = whole.get(..at).is_some_and(|h| h.ends_with(' '));
            if c == '-' && chars.peek().is_some_and(|(_, n)| *n == '>') {
                TokenKind::Arrow
            } else if spaced {
                TokenKind::Mark
            } else {
                continue;
            }
        } else if matches!(c, '→' | '⇒') {
            TokenKind::Arrow
        } else {
            continue;
        };
        found.push(Token { span: Span::new(sentence.start() + at, sentence.start() + end), kind });
    }
    attach_units(text, &mut found);
    found
}

const fn currency(c: char) -> bool {
    matches!(c, '$' | '€' | '£' | '₹' | '¥')
}

fn classify(word: &str, before: &str) -> TokenKind {
    let word = word.trim_start_matches('~');
    if !word.contains(|c: char| c.is_ascii_digit()) {
        let spelled = SPELLED.iter().find(|(name, _)| word.eq_ignore_ascii_case(name));
        return spelled.map_or(TokenKind::Word, |(_, value)| TokenKind::Number(*value));
    }
    let lower = word.to_ascii_lowercase();
    let lower = lower.as_str();
    if lower.starts_with(currency) {
        return magnitude(lower.trim_start_matches(currency)).map_or(TokenKind::Name, TokenKind::Money);
    }
    if let Some(number) = lower.strip_suffix('%') {
        return magnitude(number).map_or(TokenKind::Name, TokenKind::Percent);
    }
    let digits = lower.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    if digits.len() < lower.len()
        && TIMES.contains(&lower.get(digits.len()..).unwrap_or_default())
        && magnitude(digits).is_some()
    {
        return TokenKind::Duration;
    }
    let last = before.trim_end().rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    let versioned = last.to_ascii_lowercase();
    let named = [
        "version", "cuda", "python", "slurm", "xid", "step", "rhel", "centos", "ubuntu", "rfc", "iso", "no.",
        "top", "fortune", "grade", "room",
    ];
    if named.iter().any(|name| versioned.ends_with(name)) {
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
fn attach_units(text: &str, tokens: &mut [Token]) {
    for at in 0..tokens.len().saturating_sub(1) {
        let (Some(token), Some(next)) = (tokens.get(at).copied(), tokens.get(at + 1).copied()) else {
            continue;
        };
        let TokenKind::Number(value) = token.kind else { continue };
        let unit = text.get(next.span.start()..next.span.end()).unwrap_or_default().to_ascii_lowercase();
        let kind = if TIMES.contains(&unit.as_str()) {
            TokenKind::Duration
        } else if unit == "percent"
            || unit == "per" && text.get(next.span.end()..).is_some_and(|t| t.starts_with(" cent"))
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
        tokens(text, Span::new(0, text.len()))
            .into_iter()
            .map(|t| t.kind)
            .filter(|k| *k != TokenKind::Word)
            .collect()
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
