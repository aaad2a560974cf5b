//! Characters as a reader sees them.

/// Text with its characters made plain, and what was written in characters nobody sees.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plain {
    /// The visible characters.
    pub text: String,
    /// What Unicode tag characters spell.
    pub hidden: String,
}

/// Makes characters plain: ligatures become letters, every kind of space a space; controls, direction marks and
/// zero-width characters go; text spelt in invisible tag characters is kept apart. Line ends become `\n`.
pub fn plain(text: &str) -> Plain {
    let mut out = Plain { text: String::with_capacity(text.len()), hidden: String::new() };
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' => {
                chars.next_if_eq(&'\n');
                out.text.push('\n');
            }
            '\u{0B}' | '\u{0C}' | '\u{85}' | '\u{2028}' | '\u{2029}' => out.text.push('\n'),
            '\u{E0020}'..='\u{E007E}' => out.hidden.extend(char::from_u32(c as u32 - 0xE0000)),
            _ => push_plain(&mut out.text, c),
        }
    }
    out
}

/// Appends one character as a reader sees it; nothing where it is not seen.
pub fn push_plain(text: &mut String, c: char) {
    match c {
        ' '..='~' | '\n' | '\t' => text.push(c),
        '\u{FB00}' => text.push_str("ff"),
        '\u{FB01}' => text.push_str("fi"),
        '\u{FB02}' => text.push_str("fl"),
        '\u{FB03}' => text.push_str("ffi"),
        '\u{FB04}' => text.push_str("ffl"),
        '\u{FB05}' | '\u{FB06}' => text.push_str("st"),
        '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}' => {
            text.push(' ');
        }
        '\u{200C}' | '\u{200D}' if text.chars().next_back().is_some_and(|before| !before.is_ascii()) => {
            text.push(c);
        }
        _ if c.is_control() || is_unseen(c) => {}
        _ => text.push(c),
    }
}

/// True where a line starts as a list item does, with a mark of its own.
pub fn is_bullet(c: char) -> bool {
    matches!(
        c,
        '•' | '◦'
            | '▪'
            | '▫'
            | '●'
            | '○'
            | '■'
            | '□'
            | '‣'
            | '⁃'
            | '∙'
            | '·'
            | '►'
            | '▸'
            | '▶'
            | '➢'
            | '➤'
            | '➔'
            | '❖'
            | '✓'
            | '✔'
            | '✦'
            | '★'
            | '◆'
            | '◇'
            | '⦁'
            | '⬥'
            | '»'
            | '›'
            | '\u{F0B7}'
            | '\u{F0A7}'
            | '\u{F0D8}'
            | '\u{F076}'
            | '\u{F0FC}'
            | '\u{29BF}'
            | '➣'
            | '⚬'
            | '⋄'
    )
}

fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}' | '\u{FFFE}' | '\u{FFFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ligatures_and_spaces_become_plain() {
        assert_eq!(plain("e\u{FB03}cient work\u{FB02}ow\u{A0}x").text, "efficient workflow x");
    }

    #[test]
    fn what_nobody_sees_goes() {
        assert_eq!(plain("a\u{200B}b\u{202E}c\u{AD}d\0e").text, "abcde");
    }

    #[test]
    fn tag_characters_are_hidden_text() {
        let spelt: String = "hire".chars().filter_map(|c| char::from_u32(c as u32 + 0xE0000)).collect();
        let plain = plain(&format!("I ran it{spelt}."));
        assert_eq!((plain.text.as_str(), plain.hidden.as_str()), ("I ran it.", "hire"));
    }
}
