//! A page as it is drawn: what is put on it, in order.

use hayro_interpret::font::{Glyph as DrawnGlyph, GlyphRun};
use hayro_interpret::hayro_cmap::BfString;
use hayro_interpret::hayro_syntax::object::{Dict, String as PdfString};
use hayro_interpret::kurbo::{Affine, BezPath, Point, Rect, Shape};
use hayro_interpret::{
    BlendMode, ClipPath, Device, DrawMode, DrawProps, Image, ImageDrawProps, Paint, SoftMask,
};

/// What stands for a glyph of which nobody knows the letter.
pub const UNMAPPED: &str = "\u{FFFD}";

/// Fills that are kept of one page; a drawing with more of them is no resume's layout.
const MOST_FILLS: usize = 4_000;

/// Nothing smaller than this can be the ground of a letter, in points.
const SMALLEST_GROUND: f64 = 4.0;

/// One letter on the page.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// Its characters.
    pub text: String,
    /// Its place.
    pub area: Rect,
    /// Height of the line it stands on.
    pub baseline: f64,
    /// Size of its font on the page, in points.
    pub size: f64,
    /// Quarter turns clockwise of its writing direction.
    pub turns: u8,
    /// Place in the order of drawing.
    pub order: usize,
    /// Red, green, blue and opacity; nothing where it is painted with a pattern.
    pub colour: Option<[f32; 4]>,
    /// Drawn in the mode that leaves no mark.
    pub unmarked: bool,
    /// Outside of what may be drawn on.
    pub clipped: bool,
}

/// An area that was filled, or a picture.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Box around it.
    pub area: Rect,
    /// Its outline where that is no rectangle.
    pub outline: Option<BezPath>,
    /// Place in the order of drawing.
    pub order: usize,
    /// Red, green, blue and opacity; nothing for a pattern or a picture.
    pub colour: Option<[f32; 4]>,
    /// True for a picture.
    pub picture: bool,
    /// True where nothing drawn before can be seen through it.
    pub opaque: bool,
}

/// Everything drawn on one page.
pub struct Canvas {
    /// The page.
    pub paper: Rect,
    /// Letters in the order of drawing.
    pub glyphs: Vec<Glyph>,
    /// Fills and pictures in the order of drawing.
    pub grounds: Vec<Ground>,
    /// Small round or square marks that may be bullets.
    pub dots: Vec<Rect>,
    most_glyphs: usize,
    order: usize,
    clips: Vec<Rect>,
    opacities: Vec<f32>,
    /// Where marked content began, and the text it says it stands for.
    marked: Vec<(usize, Option<String>)>,
}

impl Canvas {
    /// An empty page.
    pub fn new(paper: Rect, most_glyphs: usize) -> Self {
        Self {
            paper,
            glyphs: Vec::new(),
            grounds: Vec::new(),
            dots: Vec::new(),
            most_glyphs,
            order: 0,
            clips: Vec::new(),
            opacities: Vec::new(),
            marked: Vec::new(),
        }
    }

    fn clip(&self) -> Rect {
        self.clips.last().copied().unwrap_or(self.paper)
    }

    fn next_order(&mut self) -> usize {
        self.order += 1;
        self.order
    }

    fn colour(&self, paint: &Paint<'_>) -> Option<[f32; 4]> {
        let Paint::Color(colour) = paint else { return None };
        let [red, green, blue, alpha] = colour.to_rgba().components();
        Some([red, green, blue, alpha * self.opacities.iter().product::<f32>()])
    }

    fn fill(&mut self, path: &BezPath, props: &DrawProps<'_>) {
        let outline = props.transform * path;
        let area = outline.bounding_box();
        let order = self.next_order();
        let colour = self.colour(&props.paint);
        self.note_dot(area, colour);
        if area.width() < SMALLEST_GROUND
            || area.height() < SMALLEST_GROUND
            || self.grounds.len() >= MOST_FILLS
        {
            return;
        }
        let opaque = colour.is_some_and(|c| c[3] > 0.9)
            && props.blend_mode == BlendMode::Normal
            && props.soft_mask.is_none();
        let plain = outline.area().abs() > 0.98 * area.area();
        let area = area.intersect(self.clip());
        let outline = (!plain).then_some(outline);
        self.grounds.push(Ground { area, outline, order, colour, picture: false, opaque });
    }

    /// A thick line is a ground too.
    fn stroke(&mut self, path: &BezPath, width: f32, props: &DrawProps<'_>) {
        let width = f64::from(width) * props.transform.determinant().abs().sqrt();
        if width < SMALLEST_GROUND || path.elements().len() != 2 || self.grounds.len() >= MOST_FILLS {
            return;
        }
        let line = (props.transform * path).bounding_box();
        let area = if line.width() > line.height() {
            line.inflate(0.0, width / 2.0)
        } else {
            line.inflate(width / 2.0, 0.0)
        };
        let (order, colour) = (self.next_order(), self.colour(&props.paint));
        self.grounds.push(Ground { area, outline: None, order, colour, picture: false, opaque: false });
    }

    fn note_dot(&mut self, area: Rect, colour: Option<[f32; 4]>) {
        let (wide, high) = (area.width(), area.height());
        let square = wide > 1.2 && wide < 7.0 && (wide - high).abs() < 0.15 * wide;
        if square && colour.is_some_and(|c| c[3] > 0.5) && self.dots.len() < MOST_FILLS {
            self.dots.push(area);
        }
    }

    fn glyph(&mut self, glyph: &DrawnGlyph<'_>, to_page: Affine, colour: Option<[f32; 4]>, unmarked: bool) {
        let origin = to_page * Point::ZERO;
        let up = to_page * Point::new(0.0, 1000.0) - origin;
        let advance = advance_of(glyph);
        let end = to_page * Point::new(advance, 0.0);
        let size = up.hypot();
        let along = if advance > 0.0 { end - origin } else { to_page * Point::new(1000.0, 0.0) - origin };
        let [top, bottom] = [origin + up * 0.75, origin - up * 0.22];
        let area = Rect::from_points(top, bottom).union_pt(end + up * 0.75).union_pt(end - up * 0.22);
        if !(area.is_finite() && size.is_finite()) || self.glyphs.len() >= self.most_glyphs {
            return;
        }
        let turns = turns_of(along.x, along.y);
        let inside = self.clip().inflate(0.5, 0.5).contains(area.center());
        self.glyphs.push(Glyph {
            text: letters_of(glyph),
            area,
            baseline: origin.y,
            size,
            turns,
            order: self.order,
            colour,
            unmarked,
            clipped: !inside && !self.clips.is_empty(),
        });
    }

    /// Puts the text that marked content says it stands for in the place of its glyphs, where these say nothing
    /// themselves and the text is not longer than glyphs can be.
    fn stand_in(&mut self, from: usize, actual: &str) {
        let Some(glyphs) = self.glyphs.get(from..) else { return };
        let (Some(first), Some(last)) = (glyphs.first(), glyphs.last()) else { return };
        let mute = glyphs.iter().all(|g| g.text.chars().all(|c| is_mute(c) || c == ' '));
        let short = actual.chars().count() <= glyphs.len() * 3;
        let one_line = (first.baseline - last.baseline).abs() < first.size * 0.3;
        if !(mute && short && one_line) {
            return;
        }
        let area = super::geometry::around(glyphs.iter().map(|g| g.area));
        let whole = Glyph { text: actual.to_owned(), area, ..first.clone() };
        self.glyphs.truncate(from);
        self.glyphs.push(whole);
    }
}

impl<'a> Device<'a> for Canvas {
    fn draw_path(&mut self, path: &BezPath, props: DrawProps<'a>, draw_mode: &DrawMode) {
        match draw_mode {
            DrawMode::Fill(_) | DrawMode::FillAndStroke(..) => self.fill(path, &props),
            DrawMode::Stroke(stroke) => self.stroke(path, stroke.line_width, &props),
            DrawMode::Invisible => {}
        }
    }

    fn push_clip_path(&mut self, clip_path: &ClipPath) {
        let clip = self.clip().intersect(clip_path.path.bounding_box());
        self.clips.push(clip);
    }

    fn push_clip_rect(&mut self, rect: &Rect) {
        self.clips.push(self.clip().intersect(*rect));
    }

    fn push_transparency_group(&mut self, opacity: f32, _: Option<SoftMask<'a>>, _: BlendMode) {
        self.opacities.push(opacity);
    }

    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, draw_mode: &DrawMode) {
        self.next_order();
        let colour = self.colour(&props.paint);
        let unmarked = matches!(draw_mode, DrawMode::Invisible);
        for glyph in run.glyphs() {
            self.glyph(glyph, props.transform * glyph.transform(), colour, unmarked);
        }
    }

    fn draw_image(&mut self, image: Image<'a, '_>, props: ImageDrawProps<'a>) {
        let unit = Rect::new(0.0, 0.0, f64::from(image.width()), f64::from(image.height()));
        let area = props.transform.transform_rect_bbox(unit).intersect(self.clip());
        let order = self.next_order();
        let opaque = match &image {
            Image::Stencil(_) => false,
            Image::Raster(raster) => {
                let dict = raster.stream().dict();
                let masked = [&b"SMask"[..], b"Mask"].iter().any(|key| dict.contains_key(key));
                !masked && props.soft_mask.is_none() && props.blend_mode == BlendMode::Normal
            }
        };
        if self.grounds.len() < MOST_FILLS {
            self.grounds.push(Ground { area, outline: None, order, colour: None, picture: true, opaque });
        }
    }

    fn pop_clip(&mut self) {
        self.clips.pop();
    }

    fn pop_transparency_group(&mut self) {
        self.opacities.pop();
    }

    fn begin_marked_content(&mut self, _: &[u8], properties: Option<&Dict<'_>>) {
        let actual = properties.and_then(|dict| dict.get::<PdfString<'_>>("ActualText"));
        self.marked.push((self.glyphs.len(), actual.map(|text| decode(text.as_bytes()))));
    }

    fn end_marked_content(&mut self) {
        if let Some((from, Some(actual))) = self.marked.pop() {
            self.stand_in(from, &actual);
        }
    }
}

/// True for a character that no font shows by itself: private use, or unknown.
pub fn is_mute(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{FFFD}' | '\u{F0000}'..) && !crate::letters::is_bullet(c)
}

fn advance_of(glyph: &DrawnGlyph<'_>) -> f64 {
    let advance = match glyph {
        DrawnGlyph::Outline(outline) => outline.advance_width(),
        DrawnGlyph::Type3(type3) => type3.advance_width(),
    };
    f64::from(advance.unwrap_or(500.0))
}

fn letters_of(glyph: &DrawnGlyph<'_>) -> String {
    match glyph.as_unicode() {
        Some(BfString::Char(c)) if c != '\0' => c.to_string(),
        Some(BfString::String(text)) if !text.is_empty() && !text.starts_with('\0') => text,
        _ if glyph.char_code() == 32 => " ".to_owned(),
        _ => UNMAPPED.to_owned(),
    }
}

fn turns_of(x: f64, y: f64) -> u8 {
    match (x.abs() >= y.abs(), x >= 0.0, y >= 0.0) {
        (true, true, _) => 0,
        (false, _, true) => 1,
        (true, false, _) => 2,
        (false, _, false) => 3,
    }
}

fn decode(bytes: &[u8]) -> String {
    match bytes.strip_prefix(b"\xFE\xFF") {
        Some(rest) => encoding_rs::UTF_16BE.decode_without_bom_handling(rest).0.into_owned(),
        None => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    }
}
