//! Blobs as they are stored: compressed, because most of a resume repeats itself.

use std::io::Read as _;

use evidence::document::{Document, PlacedWord};
use evidence::span::Span;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;

/// Fast, and close to what the slower levels reach on a few kilobytes.
const LEVEL: i32 = 3;
/// No stored blob is larger unpacked; a damaged one cannot ask for more.
const MOST_BYTES: u64 = 512 * 1024 * 1024;
/// Bytes of one word's place: span, page and box.
const WORD_BYTES: usize = 28;

/// Compresses.
pub(super) fn pack(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    zstd::bulk::compress(bytes, LEVEL).map_err(|error| unpackable(&error))
}

/// Something could not be brought into its stored form; nothing empty is stored in its place.
pub(super) fn unpackable(why: &impl ToString) -> Error {
    Error::Unpackable { why: why.to_string() }
}

/// What [`pack`] compressed.
pub(super) fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    zstd::stream::read::Decoder::new(packed).ok()?.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// A value as packed JSON.
pub(super) fn pack_json(value: &impl Serialize) -> Result<Vec<u8>, Error> {
    pack(&serde_json::to_vec(value).map_err(|error| unpackable(&error))?)
}

/// What [`pack_json`] packed.
pub(super) fn unpack_json<T: DeserializeOwned>(packed: &[u8]) -> Option<T> {
    serde_json::from_slice(&unpack(packed)?).ok()
}

/// A file's bytes, compressed where that helps; the first byte tells.
pub(crate) fn pack_original(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    let packed = pack(bytes)?;
    let (mark, body) = if packed.len() < bytes.len() { (1, packed.as_slice()) } else { (0, bytes) };
    let mut stored = Vec::with_capacity(body.len() + 1);
    stored.push(mark);
    stored.extend_from_slice(body);
    Ok(stored)
}

/// What [`pack_original`] packed.
pub(super) fn unpack_original(stored: &[u8]) -> Option<Vec<u8>> {
    match stored.split_first()? {
        (0, bytes) => Some(bytes.to_vec()),
        (1, packed) => unpack(packed),
        _ => None,
    }
}

/// A document without its word boxes, which most readers do not need.
pub(crate) fn text_blob(document: &Document) -> Result<Vec<u8>, Error> {
    let mut bare = document.clone();
    bare.words = Vec::new();
    pack_json(&bare)
}

/// The document of a [`text_blob`].
pub(super) fn text_of(blob: &[u8]) -> Option<Document> {
    unpack_json(blob)
}

/// The word boxes of a document.
pub(crate) fn words_blob(document: &Document) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::with_capacity(document.words.len() * WORD_BYTES);
    for word in &document.words {
        for number in [word.span.start() as u32, word.span.end() as u32, word.page] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        for edge in [word.left, word.top, word.right, word.bottom] {
            bytes.extend_from_slice(&edge.to_le_bytes());
        }
    }
    pack(&bytes)
}

/// The words of a [`words_blob`].
pub(super) fn words_of(blob: &[u8]) -> Option<Vec<PlacedWord>> {
    let bytes = unpack(blob)?;
    if !bytes.len().is_multiple_of(WORD_BYTES) {
        return None;
    }
    bytes.chunks_exact(WORD_BYTES).map(word_of).collect()
}

fn word_of(bytes: &[u8]) -> Option<PlacedWord> {
    let four = |at: usize| -> Option<[u8; 4]> { bytes.get(at * 4..at * 4 + 4)?.try_into().ok() };
    let number = |at: usize| four(at).map(u32::from_le_bytes);
    let edge = |at: usize| four(at).map(f32::from_le_bytes);
    Some(PlacedWord {
        span: Span::new(number(0)? as usize, number(1)? as usize),
        page: number(2)?,
        left: edge(3)?,
        top: edge(4)?,
        right: edge(5)?,
        bottom: edge(6)?,
    })
}

#[cfg(test)]
mod tests {
    use evidence::document::Format;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_cannot_be_written_as_json_is_an_error_and_not_an_empty_blob() {
        let keyed_by_lists = std::collections::BTreeMap::from([(vec![1], 2)]);
        assert!(matches!(pack_json(&keyed_by_lists), Err(Error::Unpackable { .. })));
        assert_eq!(unpack_json::<Vec<u8>>(&pack_json(&[1u8, 2]).unwrap()).unwrap(), [1, 2]);
    }

    proptest! {
        #[test]
        fn an_original_comes_back_byte_for_byte(bytes in proptest::collection::vec(any::<u8>(), 0..4000)) {
            prop_assert_eq!(unpack_original(&pack_original(&bytes).unwrap()).unwrap(), bytes);
        }

        #[test]
        fn word_boxes_come_back(places in proptest::collection::vec((0usize..9000, 0usize..40, 1u32..9, 0f32..600.0), 0..80)) {
            let mut document = Document::new(Format::Pdf, "words");
            document.words = places
                .iter()
                .map(|(start, len, page, left)| PlacedWord {
                    span: Span::new(*start, start + len), page: *page,
                    left: *left, top: 1.5, right: left + 20.25, bottom: 12.0,
                })
                .collect();
            prop_assert_eq!(words_of(&words_blob(&document).unwrap()).unwrap(), document.words.clone());
        }

        #[test]
        fn a_damaged_blob_is_told(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            // Whatever comes back, nothing panics and nothing grows beyond its bound.
            let _ = (unpack(&bytes), words_of(&bytes), text_of(&bytes), unpack_original(&bytes));
        }
    }
}
