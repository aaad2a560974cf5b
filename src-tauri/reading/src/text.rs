//! Plain text in any common encoding.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use evidence::document::{Document, Format};

use crate::draft;
use crate::fault::Fault;
use crate::format::{FileFormat, Sample};
use crate::letters;
use crate::limits::Limits;

/// How much of a file is looked at to tell its format, in bytes.
const HEAD: usize = 8 << 10;

/// Plain text. Its lines stay as they are.
pub struct Text;

impl FileFormat for Text {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        sample.head.as_ref().is_some_and(|head| !head.trim().is_empty())
    }

    fn read(&self, bytes: &[u8], _: &Limits) -> Result<Document, Fault> {
        let plain = letters::plain(&decode(bytes));
        let mut document = Document::new(Format::Text, plain.text);
        document.notices.extend(draft::hidden_notice(&plain.hidden, ""));
        document.hidden_text = plain.hidden;
        Ok(document)
    }
}

/// The content as text, from a byte order mark, else UTF-8, else the encoding its bytes are most like.
pub fn decode(bytes: &[u8]) -> String {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(bytes.get(mark..).unwrap_or_default()).0.into_owned();
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return encoding.decode_without_bom_handling(bytes).0.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(error) if error.valid_up_to() + 4 > bytes.len() => String::from_utf8_lossy(bytes).into_owned(),
        Err(_) => guess(bytes).decode_without_bom_handling(bytes).0.into_owned(),
    }
}

/// The first part of the content as text; nothing where it is not text.
pub fn decode_head(bytes: &[u8]) -> Option<String> {
    let head = decode(bytes.get(..HEAD).unwrap_or(bytes));
    let odd = head.chars().filter(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{0C}')).count();
    (odd * 100 <= head.chars().count()).then_some(head)
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny)
}

/// UTF-16 text of mostly Latin letters has a zero in every second byte.
fn utf16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let zeros = |first: usize| head.iter().skip(first).step_by(2).filter(|b| **b == 0).count();
    let (even, odd, half) = (zeros(0), zeros(1), head.len() / 2);
    if half < 8 {
        None
    } else if odd * 10 > half * 7 && even * 10 < half {
        Some(UTF_16LE)
    } else if even * 10 > half * 7 && odd * 10 < half {
        Some(UTF_16BE)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::{Limits, Status, read};

    fn text_of(bytes: &[u8]) -> String {
        let reading = read(bytes, "cv.txt", &Limits::default());
        reading.document.map(|d| d.text().to_owned()).unwrap_or_default()
    }

    #[test]
    fn every_common_encoding_gives_the_same_text() {
        let text = "Zoë Müller – ran 2,048 GPUs\nNaïve café “quotes”\n";
        let (cp1252, _, _) = encoding_rs::WINDOWS_1252.encode(text);
        let utf16 = |big: bool| -> Vec<u8> {
            text.encode_utf16().flat_map(|u| if big { u.to_be_bytes() } else { u.to_le_bytes() }).collect()
        };
        let marked = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(b"\xEF\xBB\xBF", text.as_bytes()),
            marked(b"\xFF\xFE", &utf16(false)),
            marked(b"\xFE\xFF", &utf16(true)),
            utf16(false),
            utf16(true),
            cp1252.into_owned(),
        ] {
            assert_eq!(text_of(&bytes), text);
        }
    }

    #[test]
    fn lines_stay_as_they_are() {
        assert_eq!(text_of(b"a  b\r\n\r\n\r\n  - c\n"), "a  b\n\n\n  - c\n");
    }

    #[test]
    fn bytes_that_are_no_text_are_unsupported() {
        let noise: Vec<u8> = (0..2000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        assert_eq!(read(&noise, "cv.txt", &Limits::default()).status, Status::Unsupported);
        assert_eq!(read(b"", "cv.txt", &Limits::default()).status, Status::Unsupported);
    }
}
