//! RTF.

use evidence::document::{Document, Format};
use rtf_parser_tt::{Part, RtfDocument, StyleBlock};

use crate::draft::{Draft, WIDE_GAP};
use crate::fault::Fault;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;

/// Half points below which nobody reads.
const SMALLEST_HALF_POINTS: u16 = 4;

/// RTF. Headers come first, footers and notes last.
pub struct Rtf;

impl FileFormat for Rtf {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        sample.bytes.trim_ascii_start().starts_with(b"{\\rtf")
    }

    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault> {
        check_depth(bytes, limits.depth)?;
        let file = RtfDocument::from_bytes(bytes.trim_ascii_start())
            .map_err(|_| Fault::damaged("its groups are broken"))?;
        let mut draft = Draft::default();
        for parts in [is_header as fn(Part) -> bool, is_body, is_last] {
            write(&mut draft, &file, parts);
            draft.gap();
        }
        Ok(draft.finish(Format::Rtf))
    }
}

fn is_header(part: Part) -> bool {
    matches!(part, Part::Header)
}

fn is_body(part: Part) -> bool {
    matches!(part, Part::Body)
}

fn is_last(part: Part) -> bool {
    matches!(part, Part::Footer | Part::Note(_))
}

/// Writes the paragraphs of some parts; an empty paragraph is a gap.
fn write(draft: &mut Draft, file: &RtfDocument, parts: fn(Part) -> bool) {
    let mut text = String::new();
    for block in file.body.iter().filter(|block| parts(block.part)) {
        if is_hidden(file, block) {
            draft.hide(&block.text);
        } else {
            text.push_str(&block.text);
        }
    }
    for line in text.replace("\r\n", "\n").split(['\n', '\r', '\u{0C}']) {
        if line.trim().is_empty() {
            draft.gap();
        } else {
            draft.line(&unmark(line));
        }
    }
}

/// List text such as `\'b7\tab` has its mark from a font of signs.
fn unmark(line: &str) -> String {
    let mut parts = line.trim_start().splitn(2, WIDE_GAP);
    match (parts.next().map(str::trim), parts.next()) {
        (Some("·" | "-" | "o" | "§" | "*" | "\u{F0B7}" | "–"), Some(rest)) => format!("• {rest}"),
        _ => line.to_owned(),
    }
}

fn is_hidden(file: &RtfDocument, block: &StyleBlock) -> bool {
    let colour = file.header.color_table.get(&block.painter.color_ref);
    let white = colour.is_some_and(|c| c.red > 0xEC && c.green > 0xEC && c.blue > 0xEC)
        && block.painter.color_ref != 0;
    block.painter.hidden || white || block.painter.font_size < SMALLEST_HALF_POINTS
}

fn check_depth(bytes: &[u8], most: usize) -> Result<(), Fault> {
    let mut depth = 0_usize;
    let mut escaped = false;
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > most {
            return Err(Fault::damaged("its groups are nested too deeply"));
        }
    }
    Ok(())
}
