//! Boxes on a page, in points from its upper left corner.

use hayro_interpret::kurbo::Rect;

/// The part of the smaller of two ranges that both cover, from 0 to 1.
pub fn shared(a: (f64, f64), b: (f64, f64)) -> f64 {
    let common = a.1.min(b.1) - a.0.max(b.0);
    let smaller = (a.1 - a.0).min(b.1 - b.0);
    if smaller <= 0.0 { 0.0 } else { (common / smaller).clamp(0.0, 1.0) }
}

/// The smallest box around all of them.
pub fn around(boxes: impl Iterator<Item = Rect>) -> Rect {
    boxes.reduce(|a, b| a.union(b)).unwrap_or(Rect::ZERO)
}

/// The middle of some numbers; 0 where there are none.
pub fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
