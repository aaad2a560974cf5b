//! The order in which the pieces of a page are read.
//!
//! A page is cut where an empty strip runs between two columns. Lines that cross the strip (a name, a section title
//! over the whole width) part the page into bands; a band is cut only where both sides read as text of their own and
//! not as the cells of one row (a title and its date, a label and its value).

use std::borrow::Borrow;

use super::geometry::{median, shared};
use super::segments::Segment;

/// Cuts within cuts; no page has more.
const DEEPEST: usize = 12;

/// Letters of a line that is at most a label or a date.
const LABEL_LETTERS: f64 = 28.0;

/// One line of a column: its pieces from left to right.
pub type Row = Vec<Segment>;

/// Lines read from top to bottom.
pub type Column = Vec<Row>;

/// The columns of a page in the order in which they are read; text that is turned comes last.
pub fn in_reading_order(segments: Vec<Segment>) -> Vec<Column> {
    let mut turned: Vec<Vec<Segment>> = vec![Vec::new(); 4];
    for segment in segments {
        let turns = segment.words.first().map_or(0, |word| usize::from(word.turns));
        if let Some(group) = turned.get_mut(turns) {
            group.push(segment);
        }
    }
    turned.sort_by_key(|group| std::cmp::Reverse(group.iter().map(Segment::letters).sum::<usize>()));
    let mut columns = Vec::new();
    for group in turned {
        order(group, 0, &mut columns);
    }
    columns
}

fn order(segments: Vec<Segment>, depth: usize, columns: &mut Vec<Column>) {
    if segments.is_empty() {
        return;
    }
    let best = if depth < DEEPEST { best_cut(&segments) } else { None };
    let Some(cut) = best else {
        columns.push(rows(segments));
        return;
    };
    let mut stretch = Vec::new();
    let own = |segments: Vec<&Segment>| segments.into_iter().cloned().collect::<Vec<_>>();
    for band in bands(segments.iter().collect(), cut.at) {
        if band.is_two_columns() {
            order(std::mem::take(&mut stretch), depth + 1, columns);
            order(own(band.left), depth + 1, columns);
            order(own(band.right), depth + 1, columns);
        } else {
            stretch.extend(own(band.left));
            stretch.extend(own(band.right));
        }
        stretch.extend(own(band.crossing));
    }
    order(stretch, depth + 1, columns);
}

/// The lines of a column.
pub fn rows<S: Borrow<Segment>>(mut segments: Vec<S>) -> Vec<Vec<S>> {
    segments.sort_by(|a, b| a.borrow().baseline.total_cmp(&b.borrow().baseline));
    let mut rows: Vec<Vec<S>> = Vec::new();
    for segment in segments {
        match rows.last_mut() {
            Some(row) if row.last().is_some_and(|last| level(last.borrow(), segment.borrow())) => {
                row.push(segment);
            }
            _ => rows.push(vec![segment]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.borrow().area.x0.total_cmp(&b.borrow().area.x0));
    }
    rows
}

fn level(a: &Segment, b: &Segment) -> bool {
    let apart = (a.baseline - b.baseline).abs();
    apart < 0.3 * a.size.min(b.size)
}

/// A place to cut a page from top to bottom, and how much text that parts.
struct Cut {
    at: f64,
    gain: usize,
    gutter: f64,
}

/// The cut that parts most text on both sides.
fn best_cut(segments: &[Segment]) -> Option<Cut> {
    let mut places: Vec<f64> = segments.iter().map(|segment| segment.area.x0).collect();
    places.sort_by(f64::total_cmp);
    places.dedup_by(|a, b| (*a - *b).abs() < 1.0);
    let cuts = places.into_iter().filter_map(|at| {
        let bands = bands(segments.iter().collect(), at);
        let good = bands.iter().filter(|band| band.is_two_columns());
        let (gain, gutter) = good.fold((0, f64::INFINITY), |(gain, gutter), band| {
            (gain + letters(&band.left).min(letters(&band.right)), gutter.min(band.gutter()))
        });
        (gain > 0).then_some(Cut { at, gain, gutter })
    });
    cuts.max_by(|a, b| (a.gain.cmp(&b.gain)).then(a.gutter.total_cmp(&b.gutter)))
}

fn letters(segments: &[&Segment]) -> usize {
    segments.iter().map(|segment| segment.letters()).sum()
}

/// What stands between two lines that cross a cut, and the line that ends it.
#[derive(Default)]
struct Band<'a> {
    left: Vec<&'a Segment>,
    right: Vec<&'a Segment>,
    crossing: Vec<&'a Segment>,
}

fn bands(mut segments: Vec<&Segment>, at: f64) -> Vec<Band<'_>> {
    segments.sort_by(|a, b| a.baseline.total_cmp(&b.baseline).then(a.area.x0.total_cmp(&b.area.x0)));
    let mut bands = vec![Band::default()];
    for segment in segments {
        let Some(band) = bands.last_mut() else { break };
        if segment.area.x0 > at - 0.6 {
            band.right.push(segment);
        } else if segment.area.x1 < at + 0.6 {
            band.left.push(segment);
        } else {
            band.crossing.push(segment);
            bands.push(Band::default());
        }
    }
    bands
}

impl Band<'_> {
    fn gutter(&self) -> f64 {
        let left = self.left.iter().map(|s| s.area.x1).fold(f64::NEG_INFINITY, f64::max);
        let right = self.right.iter().map(|s| s.area.x0).fold(f64::INFINITY, f64::min);
        right - left
    }

    fn is_two_columns(&self) -> bool {
        if self.left.len() < 2 || self.right.len() < 2 {
            return false;
        }
        let size = median(self.left.iter().chain(&self.right).map(|s| s.size));
        let (left, right) = (Side::of(&self.left), Side::of(&self.right));
        let substance = left.rows.min(right.rows) >= 3 || letters(&self.left).min(letters(&self.right)) >= 60;
        substance
            && left.usual.min(right.usual) > 2.0
            && self.gutter() > (0.5 * size).max(5.0)
            && shared(left.reach, right.reach) > 0.3
            && !left.labels(&right)
            && !right.labels(&left)
            && !left.dates(&right)
            && !right.dates(&left)
    }
}

/// One side of a band.
struct Side {
    /// Height of each line.
    lines: Vec<f64>,
    /// Letters of a usual line.
    usual: f64,
    /// Lines.
    rows: usize,
    /// From the top of the first line to the bottom of the last.
    reach: (f64, f64),
    /// Usual type size.
    size: f64,
    /// First line of each block that a gap parts from the one before, and whether the block holds a year.
    blocks: Vec<(f64, bool)>,
}

impl Side {
    fn of(segments: &[&Segment]) -> Self {
        let rows = rows(segments.to_vec());
        let size = median(segments.iter().map(|s| s.size));
        let lines: Vec<f64> = rows.iter().filter_map(|row| row.first()).map(|s| s.baseline).collect();
        let mut blocks: Vec<(f64, bool)> = Vec::new();
        let mut last = f64::NEG_INFINITY;
        for row in &rows {
            let Some(first) = row.first() else { continue };
            let year = row.iter().any(|segment| has_year(&segment.text()));
            match blocks.last_mut() {
                Some(block) if first.baseline - last < 1.6 * size => block.1 |= year,
                _ => blocks.push((first.baseline, year)),
            }
            last = first.baseline;
        }
        Self {
            usual: median(rows.iter().map(|row| letters(row) as f64)),
            rows: rows.len(),
            reach: (
                segments.iter().map(|s| s.area.y0).fold(f64::INFINITY, f64::min),
                segments.iter().map(|s| s.area.y1).fold(f64::NEG_INFINITY, f64::max),
            ),
            lines,
            size,
            blocks,
        }
    }

    /// The part of this side's lines that stand level with a line of the other.
    fn level_with(&self, other: &Self) -> f64 {
        let level = self.lines.iter().filter(|line| other.has_line(**line)).count();
        level as f64 / self.rows.max(1) as f64
    }

    fn has_line(&self, at: f64) -> bool {
        self.lines.iter().any(|line| (line - at).abs() < 0.3 * self.size)
    }

    /// The part of this side's lines that stand where the other side has no line near, as titles between rows do.
    fn alone_beside(&self, other: &Self) -> f64 {
        let near = |at: f64| other.lines.iter().any(|line| (line - at).abs() < 0.9 * self.size);
        let alone = self.lines.iter().filter(|line| !near(**line)).count();
        alone as f64 / self.rows.max(1) as f64
    }

    /// True where this side holds labels, dates or places that go with the lines of the other.
    fn labels(&self, other: &Self) -> bool {
        let short = self.usual <= LABEL_LETTERS;
        let sparse = (self.rows as f64) <= 0.75 * other.rows as f64;
        let table = self.rows < 8 || other.usual < LABEL_LETTERS;
        let level = self.level_with(other);
        let fits = level >= 0.3 && level + self.alone_beside(other) >= 0.7;
        short && fits && (sparse || table) && self.rows <= other.rows
    }

    /// True where this side's blocks are the dates of what stands beside them.
    fn dates(&self, other: &Self) -> bool {
        let dated = self.blocks.iter().filter(|(_, year)| *year).count();
        let level = self.blocks.iter().filter(|(first, _)| other.has_line(*first)).count();
        let most = |count: usize| count * 10 >= self.blocks.len() * 6;
        self.usual <= LABEL_LETTERS && self.blocks.len() >= 2 && most(dated) && most(level)
    }
}

fn has_year(text: &str) -> bool {
    let digits = |c: char| c.is_ascii_digit();
    let year = |run: &str| run.len() == 4 && (run.starts_with("19") || run.starts_with("20"));
    text.split(|c: char| !digits(c)).any(year)
}
