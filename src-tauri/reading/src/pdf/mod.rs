//! PDF with a text layer.
//!
//! A page is drawn onto a [`canvas::Canvas`], which keeps glyphs, fills and pictures. [`sight`] tells which glyphs a
//! reader of the page can see, [`words`] puts glyphs together, [`columns`] finds the order in which the page is
//! read, and [`compose`] writes it down, line by line.

mod canvas;
mod columns;
mod compose;
mod geometry;
mod segments;
mod sight;
mod words;

use evidence::document::{Document, Format, Notice};
use hayro_interpret::hayro_syntax::page::Page;
use hayro_interpret::hayro_syntax::{DecryptionError, LoadPdfError, Pdf as File};
use hayro_interpret::kurbo::{Affine, Rect};
use hayro_interpret::{Context, InterpreterCache, InterpreterSettings, interpret_page};

use crate::draft;
use crate::fault::Fault;
use crate::format::{FileFormat, Sample};
use crate::letters;
use crate::limits::Limits;
use canvas::Canvas;
use compose::Composer;

/// How far into a file its signature may stand, in bytes.
const SIGNATURE_WITHIN: usize = 1024;

/// Unmapped glyphs, in a hundred, from which on a reader is told.
const UNMAPPED_PERCENT: usize = 2;

/// PDF.
pub struct Pdf;

impl FileFormat for Pdf {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        let head = sample.bytes.get(..SIGNATURE_WITHIN).unwrap_or(sample.bytes);
        head.windows(5).any(|window| window == b"%PDF-")
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        let file = File::new(bytes.to_vec()).map_err(refusal)?;
        let pages = file.pages();
        if pages.len() > limits.pages {
            return Err(Fault::too_large(format!("{} pages, more than {}", pages.len(), limits.pages)));
        }
        let cache = InterpreterCache::new();
        let mut composer = Composer::default();
        let mut report = Report::default();
        for (number, page) in (1_u32..).zip(pages.iter()) {
            let canvas = draw(page, &cache, limits);
            report.note_page(&canvas, limits);
            let seen = sight::sort(canvas);
            report.note_hidden(number, &seen.hidden);
            let words = words::words(&seen.glyphs, &seen.dots);
            let segments = segments::segments(words);
            for column in columns::in_reading_order(segments) {
                composer.column(number, column);
            }
        }
        report.finish(composer, pages.len())
    }
}

fn refusal(error: LoadPdfError) -> Fault {
    match error {
        LoadPdfError::Decryption(DecryptionError::PasswordProtected) => Fault::Encrypted,
        LoadPdfError::Decryption(_) => Fault::damaged("its encryption is not one that can be read"),
        LoadPdfError::Invalid => Fault::damaged("its pages could not be found"),
    }
}

fn draw<'a>(page: &Page<'a>, cache: &InterpreterCache<'a>, limits: &Limits) -> Canvas {
    let (width, height) = page.render_dimensions();
    let paper = Rect::new(0.0, 0.0, f64::from(width), f64::from(height));
    let transform = page.initial_transform(true).as_coeffs();
    let settings = InterpreterSettings::default();
    let mut context = Context::new(Affine::new(transform), paper, cache, page.xref(), settings);
    let mut canvas = Canvas::new(paper, limits.page_glyphs);
    interpret_page(page, &mut context, &mut canvas);
    canvas
}

/// What is to be said about the reading of all pages.
#[derive(Default)]
struct Report {
    glyphs: usize,
    unmapped: usize,
    overfull: bool,
    hidden: String,
    hidden_pages: Vec<u32>,
}

impl Report {
    fn note_page(&mut self, canvas: &Canvas, limits: &Limits) {
        self.glyphs += canvas.glyphs.len();
        self.unmapped += canvas.glyphs.iter().filter(|glyph| glyph.text == canvas::UNMAPPED).count();
        self.overfull |= canvas.glyphs.len() >= limits.page_glyphs;
    }

    fn note_hidden(&mut self, page: u32, glyphs: &[canvas::Glyph]) {
        let text = words::hidden_text(glyphs);
        let plain = letters::plain(&text);
        if !plain.text.trim().is_empty() {
            self.hidden.push_str(plain.text.trim_end());
            self.hidden.push('\n');
            self.hidden_pages.push(page);
        }
    }

    fn finish(self, composer: Composer, pages: usize) -> Result<Document, Fault> {
        if self.overfull {
            return Err(Fault::too_large("a page holds more characters than a resume can"));
        }
        let (text, words) = composer.finish();
        let mut document = Document::new(Format::Pdf, text);
        document.pages = pages as u32;
        document.words = words;
        document.hidden_text = self.hidden;
        let pages = self.hidden_pages.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        let place = format!(" on page {pages}");
        document.notices.extend(draft::hidden_notice(&document.hidden_text, &place));
        if self.unmapped * 100 > self.glyphs * UNMAPPED_PERCENT {
            let said = format!("{} of {} characters have no known letter", self.unmapped, self.glyphs);
            document.notices.push(Notice::new("unmapped-glyphs", said));
        }
        Ok(document)
    }
}
