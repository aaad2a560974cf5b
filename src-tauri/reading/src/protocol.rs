//! What parent and worker say to each other over two pipes.
//!
//! A frame is its length as four bytes, lowest first, and that many bytes. A request is two frames: a JSON head and
//! the bytes of the file. A reply is one JSON frame. A pipe that ends between two requests ends the worker.

use std::io::{self, Read, Write};

use evidence::document::{Document, Format, Notice, PlacedWord};
use evidence::span::Span;
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::limits::Limits;
use crate::reader::{Reading, Status};

/// One file to read.
pub struct Request {
    /// Its name, to break a tie between formats.
    pub name: String,
    /// What it may cost.
    pub limits: Limits,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// Bytes of the longest head of a request.
const HEAD_BYTES: u64 = 64 << 10;

#[derive(Serialize)]
struct HeadOut<'a> {
    name: &'a str,
    limits: &'a Limits,
}

#[derive(Deserialize)]
struct Head {
    name: String,
    limits: Limits,
}

/// A reading as it travels; words are arrays, for there are many.
#[derive(Serialize, Deserialize)]
struct Reply {
    status: Status,
    document: Option<Sheet>,
    notices: Vec<Notice>,
}

#[derive(Serialize, Deserialize)]
struct Sheet {
    format: Format,
    pages: u32,
    text: String,
    hidden_text: String,
    words: Vec<(u32, u32, u32, f32, f32, f32, f32)>,
}

/// Sends a file to a worker.
pub fn send_request(pipe: &mut impl Write, name: &str, limits: &Limits, bytes: &[u8]) -> io::Result<()> {
    let short: String = name.chars().rev().take(200).collect::<Vec<_>>().into_iter().rev().collect();
    send(pipe, &serde_json::to_vec(&HeadOut { name: &short, limits })?)?;
    send(pipe, bytes)?;
    pipe.flush()
}

/// The next file from the parent; nothing where the parent is done.
pub fn receive_request(pipe: &mut impl Read) -> io::Result<Option<Request>> {
    let Some(head) = receive(pipe, HEAD_BYTES)? else { return Ok(None) };
    let Head { name, limits } = serde_json::from_slice(&head)?;
    let bytes = receive(pipe, limits.file_bytes)?.ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok(Some(Request { name, limits, bytes }))
}

/// Sends what a file gave to the parent; a reading over the cap on replies goes as too large.
pub fn send_reply(pipe: &mut impl Write, reading: &Reading, limits: &Limits) -> io::Result<()> {
    let mut reply = serde_json::to_vec(&Reply::of(reading))?;
    if reply.len() as u64 > limits.reply_bytes {
        reply = serde_json::to_vec(&Reply::of(&Reading::refused(&Fault::too_large(
            "too much was read from it",
        ))))?;
    }
    send(pipe, &reply)?;
    pipe.flush()
}

/// What a worker found in a file.
pub fn receive_reply(pipe: &mut impl Read, limits: &Limits) -> io::Result<Reading> {
    let reply = receive(pipe, limits.reply_bytes)?.ok_or(io::ErrorKind::UnexpectedEof)?;
    let reply: Reply = serde_json::from_slice(&reply)?;
    reply.into_reading().ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn send(pipe: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    let length = u32::try_from(bytes.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
    pipe.write_all(&length.to_le_bytes())?;
    pipe.write_all(bytes)
}

/// One frame of at most `most` bytes; nothing where the pipe ends before it.
fn receive(pipe: &mut impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 4];
    let first = pipe.read(&mut length)?;
    if first == 0 {
        return Ok(None);
    }
    pipe.read_exact(length.get_mut(first..).unwrap_or_default())?;
    let length = u64::from(u32::from_le_bytes(length));
    if length > most {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = Vec::new();
    pipe.take(length).read_to_end(&mut bytes)?;
    if (bytes.len() as u64) < length { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(Some(bytes)) }
}

impl Reply {
    fn of(reading: &Reading) -> Self {
        let document = reading.document.as_ref().map(|document| Sheet {
            format: document.format,
            pages: document.pages,
            text: document.text().to_owned(),
            hidden_text: document.hidden_text.clone(),
            words: document.words.iter().map(flat).collect(),
        });
        Self { status: reading.status, document, notices: reading.notices().to_vec() }
    }

    /// The reading, unless the reply contradicts itself: a worker is not believed.
    fn into_reading(self) -> Option<Reading> {
        let Some(sheet) = self.document else { return Reading::without_document(self.status, self.notices) };
        let mut document = Document::new(sheet.format, sheet.text);
        document.pages = sheet.pages;
        document.hidden_text = sheet.hidden_text;
        document.notices = self.notices;
        document.words = sheet.words.into_iter().map(placed).collect();
        let sound = document.words.iter().all(|word| !document.slice(word.span).is_empty());
        sound.then(|| Reading::with_document(self.status, document)).flatten()
    }
}

fn flat(word: &PlacedWord) -> (u32, u32, u32, f32, f32, f32, f32) {
    let (start, end) = word.span.into();
    (start, end, word.page, word.left, word.top, word.right, word.bottom)
}

fn placed((start, end, page, left, top, right, bottom): (u32, u32, u32, f32, f32, f32, f32)) -> PlacedWord {
    PlacedWord { span: Span::new(start as usize, end as usize), page, left, top, right, bottom }
}
