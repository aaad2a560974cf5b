//! Which format a file is in, told by its content.

use evidence::document::Document;

use crate::fault::Fault;
use crate::limits::Limits;
use crate::office::{docx, odt};
use crate::{html, json_resume, markdown, pdf, rtf, text};

/// One format: whether a file is in it, and what it says.
pub trait FileFormat: Sync {
    /// True where the content has the marks of this format. `name` counts only where content cannot tell.
    fn fits(&self, sample: &Sample<'_>) -> bool;
    /// The document in the file.
    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Document, Fault>;
}

/// A file as the formats look at it before one of them reads it.
pub struct Sample<'a> {
    /// The whole content.
    pub bytes: &'a [u8],
    /// The first part of the content as text, where it is text.
    pub head: Option<String>,
    /// The ending of the name in lower case, without the dot.
    pub ending: String,
}

impl<'a> Sample<'a> {
    fn new(bytes: &'a [u8], name: &str) -> Self {
        let ending = name.rsplit_once('.').map_or(String::new(), |(_, ending)| ending.to_lowercase());
        Self { bytes, head: text::decode_head(bytes), ending }
    }
}

/// The formats in the order in which they are tried: those with a signature first, plain text last.
static FORMATS: &[&dyn FileFormat] = &[
    &pdf::Pdf,
    &docx::Docx,
    &odt::Odt,
    &rtf::Rtf,
    &json_resume::JsonResume,
    &html::Html,
    &markdown::Markdown,
    &text::Text,
];

/// The format of a file.
pub fn recognise(bytes: &[u8], name: &str) -> Result<&'static dyn FileFormat, Fault> {
    let sample = Sample::new(bytes, name);
    let known = FORMATS.iter().find(|format| format.fits(&sample)).copied();
    if known.is_none() && is_locked_office(bytes) {
        return Err(Fault::Encrypted);
    }
    known.ok_or_else(|| Fault::Unsupported(describe(bytes).to_owned()))
}

/// An Office file with a password is an older container around an encrypted part.
fn is_locked_office(bytes: &[u8]) -> bool {
    let mark: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.starts_with(b"\xD0\xCF\x11\xE0") && bytes.windows(mark.len()).any(|window| window == mark)
}

fn describe(bytes: &[u8]) -> &'static str {
    const MARKS: &[(&[u8], &str)] = &[
        (b"\x89PNG", "a picture"),
        (b"\xFF\xD8\xFF", "a picture"),
        (b"GIF8", "a picture"),
        (b"II*\0", "a picture"),
        (b"MM\0*", "a picture"),
        (b"PK\x03\x04", "an archive or a document of another kind"),
        (b"\xD0\xCF\x11\xE0", "an older Office document"),
        (b"\x1F\x8B", "a packed file"),
        (b"7z\xBC\xAF", "a packed file"),
        (b"Rar!", "a packed file"),
        (b"\x7FELF", "a program"),
        (b"MZ", "a program"),
    ];
    let mark = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
    match mark {
        Some((_, what)) => what,
        None if bytes.is_empty() => "an empty file",
        None => "a file of an unknown kind",
    }
}
