//! Letters put together to words.

use hayro_interpret::kurbo::{Point, Rect};

use super::canvas::Glyph;
use super::geometry::{around, median};
use crate::letters;

/// A gap wider than this part of the type size parts two words.
const WORD_GAP: f64 = 0.17;

/// A word, or a part of one, in the upright position of its text.
#[derive(Clone, Debug)]
pub struct Word {
    /// Its characters, made plain.
    pub text: String,
    /// Its place, turned so that its text is upright.
    pub area: Rect,
    /// Its place on the page.
    pub paper: Rect,
    /// Height of the line it stands on.
    pub baseline: f64,
    /// Size of its font.
    pub size: f64,
    /// Quarter turns of its writing direction.
    pub turns: u8,
    /// True where white space follows it on its line.
    pub spaced: bool,
}

impl Word {
    /// True for a mark that is nothing but a bullet.
    pub fn is_sure_bullet(&self) -> bool {
        self.is_bullet() && !self.text.is_ascii()
    }

    /// True for a mark that may begin a list item.
    pub fn is_bullet(&self) -> bool {
        let mut chars = self.text.chars();
        chars
            .next()
            .is_some_and(|c| letters::is_bullet(c) || matches!(c, '-' | '–' | '—' | '*' | 'o' | '\u{FFFD}'))
            && chars.next().is_none()
    }
}

/// The words of a page in the order in which they were drawn; dots that stand where a bullet stands are words too.
pub fn words(glyphs: &[Glyph], dots: &[Rect]) -> Vec<Word> {
    let mut words = Vec::new();
    let mut open: Vec<Glyph> = Vec::new();
    for glyph in glyphs {
        let glyph = upright(glyph);
        let space = glyph.text.chars().all(char::is_whitespace);
        let apart = open.last().is_none_or(|last| !follows(last, &glyph, gap_allowed(&open)));
        if space || apart {
            close(&mut open, &mut words);
        }
        if space {
            mark_space(&mut words, &glyph);
        } else {
            open.push(glyph);
        }
    }
    close(&mut open, &mut words);
    let bullets = bullets(dots, &words);
    words.extend(bullets);
    words
}

/// Hidden letters as text, a line for each line of writing.
pub fn hidden_text(glyphs: &[Glyph]) -> String {
    let mut text = String::new();
    let mut last: Option<&Glyph> = None;
    for glyph in glyphs {
        if let Some(last) = last {
            if (glyph.baseline - last.baseline).abs() > last.size.max(1.0) * 0.5 {
                text.push('\n');
            } else if glyph.area.x0 - last.area.x1 > last.size * WORD_GAP {
                text.push(' ');
            }
        }
        text.push_str(&glyph.text);
        last = Some(glyph);
    }
    text
}

/// Turns a letter about the page's corner so that its line runs to the right.
fn upright(glyph: &Glyph) -> Glyph {
    let turn = |p: Point| match glyph.turns {
        1 => Point::new(p.y, -p.x),
        2 => Point::new(-p.x, -p.y),
        3 => Point::new(-p.y, p.x),
        _ => p,
    };
    let Rect { x0, y0, x1, y1 } = glyph.area;
    let area = Rect::from_points(turn(Point::new(x0, y0)), turn(Point::new(x1, y1)));
    let baseline = if glyph.turns == 0 { glyph.baseline } else { area.y1 - 0.22 * glyph.size };
    Glyph { area, baseline, ..glyph.clone() }
}

/// The gap that letters of a word may leave: more where the whole word is set wide.
fn gap_allowed(open: &[Glyph]) -> f64 {
    let size = open.last().map_or(0.0, |last| last.size);
    let gaps = open.iter().zip(open.iter().skip(1)).map(|(a, b)| b.area.x0 - a.area.x1);
    let usual = if open.len() > 3 { median(gaps).clamp(0.0, size * 0.6) } else { 0.0 };
    size * WORD_GAP + usual
}

fn follows(last: &Glyph, next: &Glyph, allowed: f64) -> bool {
    let gap = next.area.x0 - last.area.x1;
    let raised = (next.baseline - last.baseline).abs();
    last.turns == next.turns
        && gap <= allowed
        && gap > -0.5 * last.size
        && raised < 0.5 * last.size.min(next.size)
        && (raised < 0.12 * last.size || next.size < last.size * 0.85 || last.size < next.size * 0.85)
}

fn close(open: &mut Vec<Glyph>, words: &mut Vec<Word>) {
    let glyphs = std::mem::take(open);
    let Some(largest) = glyphs.iter().max_by(|a, b| a.size.total_cmp(&b.size)) else { return };
    let mut text = String::new();
    for c in glyphs.iter().flat_map(|glyph| glyph.text.chars()) {
        letters::push_plain(&mut text, c);
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return;
    }
    let area = around(glyphs.iter().map(|glyph| glyph.area));
    words.push(Word {
        text,
        area,
        paper: turned_back(area, largest.turns),
        baseline: largest.baseline,
        size: largest.size,
        turns: largest.turns,
        spaced: false,
    });
}

fn turned_back(area: Rect, turns: u8) -> Rect {
    let turn = |p: Point| match turns {
        1 => Point::new(-p.y, p.x),
        2 => Point::new(-p.x, -p.y),
        3 => Point::new(p.y, -p.x),
        _ => p,
    };
    Rect::from_points(turn(Point::new(area.x0, area.y0)), turn(Point::new(area.x1, area.y1)))
}

fn mark_space(words: &mut [Word], space: &Glyph) {
    if let Some(last) = words.last_mut()
        && (last.baseline - space.baseline).abs() < last.size * 0.5
        && space.area.x0 < last.area.x1 + last.size * 0.5
    {
        last.spaced = true;
    }
}

/// Dots of bullet size that stand left of a word, at the height of its small letters.
fn bullets(dots: &[Rect], words: &[Word]) -> Vec<Word> {
    let stands_before = |dot: &Rect, word: &Word| {
        let gap = word.area.x0 - dot.x1;
        let middle = word.baseline - word.size * 0.25;
        gap > 0.0
            && gap < word.size * 3.0
            && dot.width() < word.size * 0.5
            && (dot.center().y - middle).abs() < word.size * 0.25
    };
    let has_text_left = |dot: &Rect, size: f64| {
        words.iter().any(|word| {
            let gap = dot.x0 - word.area.x1;
            (word.baseline - dot.center().y).abs() < size && gap > -size && gap < size * 2.0
        })
    };
    let mut bullets: Vec<Word> = Vec::new();
    for dot in dots {
        let Some(word) = words.iter().find(|word| word.turns == 0 && stands_before(dot, word)) else {
            continue;
        };
        let known = bullets.iter().any(|b| (b.area.center() - dot.center()).hypot() < 2.0);
        if !known && !has_text_left(dot, word.size) {
            bullets.push(Word {
                text: "•".to_owned(),
                area: *dot,
                paper: *dot,
                spaced: true,
                ..word.clone()
            });
        }
    }
    bullets
}
