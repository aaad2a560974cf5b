//! Paragraphs and tables on their way to a draft.

use crate::draft::Draft;

/// Cells of a row that together are at most this long share a line, in characters.
const ROW_LINE: usize = 160;

/// A paragraph, or the gap after one.
enum Piece {
    Line { mark: String, text: String },
    Heading(String),
    Gap,
}

/// A table row in the making: its finished cells, and what stood before the row.
struct Row {
    before: Vec<Piece>,
    cells: Vec<Vec<Piece>>,
}

/// Paragraphs in order; a table goes row by row. A row of short cells is one line with ` | ` between them; a row with
/// a longer cell gives each cell's lines one after another.
#[derive(Default)]
pub struct Flow {
    pieces: Vec<Piece>,
    rows: Vec<Row>,
    hidden: String,
    bytes: usize,
}

impl Flow {
    /// A paragraph with the mark it begins with, such as `"- "`.
    pub fn line(&mut self, mark: &str, text: &str) {
        self.bytes += text.len();
        if text.trim().is_empty() {
            self.pieces.push(Piece::Gap);
        } else {
            self.pieces.push(Piece::Line { mark: mark.to_owned(), text: text.to_owned() });
        }
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        self.bytes += text.len();
        if !text.trim().is_empty() {
            self.pieces.push(Piece::Heading(text.to_owned()));
        }
    }

    /// A blank line before whatever comes next.
    pub fn gap(&mut self) {
        self.pieces.push(Piece::Gap);
    }

    /// Text that is not visible.
    pub fn hide(&mut self, text: &str) {
        if !text.trim().is_empty() {
            self.bytes += text.len();
            self.hidden.push_str(text);
            self.hidden.push('\n');
        }
    }

    /// Bytes so far.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// A table row begins.
    pub fn open_row(&mut self) {
        self.rows.push(Row { before: std::mem::take(&mut self.pieces), cells: Vec::new() });
    }

    /// A cell of the innermost row ends.
    pub fn close_cell(&mut self) {
        if let Some(row) = self.rows.last_mut() {
            row.cells.push(std::mem::take(&mut self.pieces));
        }
    }

    /// The innermost row ends.
    pub fn close_row(&mut self) {
        let Some(Row { before, cells }) = self.rows.pop() else { return };
        let rest = std::mem::replace(&mut self.pieces, before);
        if let Some(line) = one_line(&cells) {
            self.pieces.push(line);
        } else {
            for cell in cells {
                self.pieces.push(Piece::Gap);
                self.pieces.extend(cell);
            }
            self.pieces.push(Piece::Gap);
        }
        self.pieces.extend(rest);
    }

    /// Writes everything down.
    pub fn finish(mut self) -> Draft {
        while !self.rows.is_empty() {
            self.close_cell();
            self.close_row();
        }
        let mut draft = Draft::default();
        for piece in self.pieces {
            match piece {
                Piece::Line { mark, text } => draft.item(&mark, &text),
                Piece::Heading(text) => draft.heading(&text),
                Piece::Gap => draft.gap(),
            }
        }
        draft.hide(&self.hidden);
        draft
    }
}

/// The row as one line, where no cell has more than one short paragraph and there is more than one.
fn one_line(cells: &[Vec<Piece>]) -> Option<Piece> {
    let mut texts = Vec::new();
    for cell in cells {
        let mut lines = cell.iter().filter(|piece| !matches!(piece, Piece::Gap));
        match (lines.next(), lines.next()) {
            (None, _) => {}
            (Some(Piece::Line { mark, text }), None) if mark.is_empty() && !text.contains('\n') => {
                texts.push(text.trim());
            }
            (Some(Piece::Heading(text)), None) if !text.contains('\n') => texts.push(text.trim()),
            _ => return None,
        }
    }
    let length: usize = texts.iter().map(|text| text.chars().count()).sum();
    let heading = texts.len() == 1 && cells.iter().flatten().any(|piece| matches!(piece, Piece::Heading(_)));
    match texts.as_slice() {
        [only] if heading => Some(Piece::Heading((*only).to_owned())),
        _ if length > ROW_LINE => None,
        _ => Some(Piece::Line { mark: String::new(), text: texts.join(" | ") }),
    }
}
