//! Which letters of a page its reader can see.

use std::collections::HashMap;

use hayro_interpret::kurbo::{Point, Rect, Shape};

use super::canvas::{Canvas, Glyph, Ground};

/// Below this size in points nobody reads.
const SMALLEST_TYPE: f64 = 2.0;

/// Colours whose channels differ by less than this look the same.
const SAME_COLOUR: f32 = 0.07;

/// Less opaque than this is not seen.
const FAINTEST: f32 = 0.1;

/// Part of a page that a picture must cover to be a scan of it.
const SCAN_COVERS: f64 = 0.55;

/// A page's letters, sorted.
pub struct Sight {
    /// What a reader sees.
    pub glyphs: Vec<Glyph>,
    /// What is on the page and cannot be seen.
    pub hidden: Vec<Glyph>,
    /// Small marks that may be bullets.
    pub dots: Vec<Rect>,
}

/// Parts what can be seen from what cannot. Text under or over a picture of the whole page, on a page with nearly no
/// other text, is what a scanner recognised: it counts as seen, for the picture shows it.
pub fn sort(canvas: Canvas) -> Sight {
    let Canvas { paper, mut glyphs, grounds, dots, .. } = canvas;
    keep_one_of_each(&mut glyphs);
    let scan =
        grounds.iter().any(|g| g.picture && g.area.intersect(paper).area() > SCAN_COVERS * paper.area());
    let (mut seen, mut hidden, mut under_scan) = (Vec::new(), Vec::new(), Vec::new());
    for glyph in glyphs {
        match look(&glyph, &grounds, paper) {
            Look::Seen => seen.push(glyph),
            Look::Unmarked | Look::Covered if scan => under_scan.push(glyph),
            _ => hidden.push(glyph),
        }
    }
    if under_scan.len() > seen.len() * 4 {
        seen.append(&mut under_scan);
    } else {
        hidden.append(&mut under_scan);
    }
    hidden.sort_by_key(|glyph| glyph.order);
    Sight { glyphs: seen, hidden, dots }
}

enum Look {
    Seen,
    Unmarked,
    Covered,
    Unseen,
}

fn look(glyph: &Glyph, grounds: &[Ground], paper: Rect) -> Look {
    let outside = glyph.area.intersect(paper).area() <= 0.0;
    if outside || glyph.clipped || glyph.size < SMALLEST_TYPE {
        return Look::Unseen;
    }
    if glyph.unmarked {
        return Look::Unmarked;
    }
    let centre = glyph.area.center();
    if grounds.iter().rev().take_while(|g| g.order > glyph.order).any(|g| g.opaque && holds(g, centre)) {
        return Look::Covered;
    }
    let Some(colour) = glyph.colour else { return Look::Seen };
    if colour[3] < FAINTEST {
        return Look::Unseen;
    }
    match ground_colour(glyph.order, centre, grounds) {
        Some(ground) if alike(over(ground, colour), ground) => Look::Unseen,
        _ => Look::Seen,
    }
}

/// The colour behind a point as it was drawn before `order`; nothing over a picture or a pattern.
fn ground_colour(order: usize, at: Point, grounds: &[Ground]) -> Option<[f32; 4]> {
    let mut colour = Some([1.0, 1.0, 1.0, 1.0]);
    for ground in grounds.iter().take_while(|g| g.order < order).filter(|g| holds(g, at)) {
        colour = match (colour, ground.colour) {
            (_, Some(new)) if new[3] > 0.99 => Some(new),
            (Some(old), Some(new)) => Some(over(old, new)),
            _ => None,
        };
    }
    colour
}

fn holds(ground: &Ground, at: Point) -> bool {
    ground.area.contains(at) && ground.outline.as_ref().is_none_or(|outline| outline.winding(at) != 0)
}

fn over([r, g, b, _]: [f32; 4], [red, green, blue, alpha]: [f32; 4]) -> [f32; 4] {
    let mix = |below: f32, above: f32| below + (above - below) * alpha;
    [mix(r, red), mix(g, green), mix(b, blue), 1.0]
}

fn alike(a: [f32; 4], b: [f32; 4]) -> bool {
    a.iter().zip(b).all(|(a, b)| (a - b).abs() < SAME_COLOUR)
}

/// Drops letters drawn a second time in the same place (outlined, shadowed or doubled to look bold).
fn keep_one_of_each(glyphs: &mut Vec<Glyph>) {
    let mut taken: HashMap<(i64, i64), Vec<usize>> = HashMap::new();
    let mut keep = vec![true; glyphs.len()];
    for (n, glyph) in glyphs.iter().enumerate() {
        let cell = |shift: (i64, i64)| {
            let at = glyph.area.center();
            ((at.x / 2.0).floor() as i64 + shift.0, (at.y / 2.0).floor() as i64 + shift.1)
        };
        let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
        let twin = near
            .filter_map(|shift| taken.get(&cell(shift)))
            .flatten()
            .copied()
            .find(|other| glyphs.get(*other).is_some_and(|other| is_twin(glyph, other)));
        match twin {
            // The later one lies on top; it is the one that is seen.
            Some(other) if glyph.text != " " => {
                if let Some(slot) = keep.get_mut(other).filter(|_| !glyph.unmarked) {
                    *slot = false;
                    taken.entry(cell((0, 0))).or_default().push(n);
                } else if let Some(slot) = keep.get_mut(n) {
                    *slot = false;
                }
            }
            _ => taken.entry(cell((0, 0))).or_default().push(n),
        }
    }
    let mut keep = keep.into_iter();
    glyphs.retain(|_| keep.next().unwrap_or(true));
}

fn is_twin(a: &Glyph, b: &Glyph) -> bool {
    let close = a.size * 0.12;
    a.text == b.text
        && (a.area.x0 - b.area.x0).abs() < close
        && (a.baseline - b.baseline).abs() < close
        && (a.size - b.size).abs() < close
}
