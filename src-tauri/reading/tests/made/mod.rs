//! Small documents made by the tests themselves.
#![allow(dead_code, clippy::unwrap_used, clippy::format_push_string, clippy::format_collect)]

use std::io::{Cursor, Write};

use evidence::document::Document;
use reading::{Limits, Reading, Status, read};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A PDF of pages of 595 × 842 points with these content streams; `/F1` is Helvetica, `/F2` its bold.
pub fn pdf(pages: &[&str]) -> Vec<u8> {
    let mut objects = vec!["<< /Type /Catalog /Pages 2 0 R >>".to_owned(), String::new()];
    objects
        .push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned());
    objects.push(
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>".to_owned(),
    );
    objects.push("<< /ca 0 /CA 0 >>".to_owned());
    let mut kids = String::new();
    for content in pages {
        let page = objects.len() + 1;
        kids.push_str(&format!("{page} 0 R "));
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {} 0 R \
             /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /ExtGState << /Clear 5 0 R >> >> >>",
            page + 1
        ));
        objects.push(format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()));
    }
    objects[1] = format!("<< /Type /Pages /Kids [{kids}] /Count {} >>", pages.len());
    assemble(&objects)
}

fn assemble(objects: &[String]) -> Vec<u8> {
    let mut out = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (n, object) in objects.iter().enumerate() {
        places.push(out.len());
        out.extend(format!("{} 0 obj\n{object}\nendobj\n", n + 1).bytes());
    }
    let table = out.len();
    out.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).bytes());
    for place in places {
        out.extend(format!("{place:010} 00000 n \n").bytes());
    }
    out.extend(
        format!("trailer << /Size {} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n", objects.len() + 1).bytes(),
    );
    out
}

/// A content stream that shows text at a place (from the lower left corner) in a size.
pub fn at(x: f32, y: f32, size: f32, text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
    format!("BT /F1 {size} Tf 1 0 0 1 {x} {y} Tm ({text}) Tj ET\n")
}

/// A zip container.
pub fn zip(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// A DOCX with this body, under the usual name.
pub fn docx(body: &str) -> Vec<u8> {
    docx_with(body, "word/document.xml", &[])
}

/// A DOCX whose main part has that name, with more parts and the relationships `type → target` to them.
pub fn docx_with(body: &str, main: &str, more: &[(&str, &str, &str)]) -> Vec<u8> {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let kinds = "<Types><Override PartName=\"/x\" ContentType=\"application/vnd.openxmlformats-officedocument.\
                 wordprocessingml.document.main+xml\"/></Types>";
    let top = format!(
        "<Relationships><Relationship Type=\"{office}/officeDocument\" Target=\"{main}\"/></Relationships>"
    );
    let links: String = more
        .iter()
        .map(|(kind, target, _)| format!("<Relationship Type=\"{office}/{kind}\" Target=\"{target}\"/>"))
        .collect();
    let (folder, file) = main.rsplit_once('/').unwrap();
    let main_links =
        (format!("{folder}/_rels/{file}.rels"), format!("<Relationships>{links}</Relationships>"));
    let document = format!("<w:document><w:body>{body}</w:body></w:document>");
    let mut parts =
        vec![("[Content_Types].xml".to_owned(), kinds.to_owned()), ("_rels/.rels".to_owned(), top)];
    parts.push(main_links);
    parts.push((main.to_owned(), document));
    parts.extend(more.iter().map(|(_, target, text)| (format!("{folder}/{target}"), (*text).to_owned())));
    zip(&parts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect::<Vec<_>>())
}

/// A paragraph of a DOCX with one run.
pub fn p(text: &str) -> String {
    format!("<w:p><w:r><w:t xml:space=\"preserve\">{text}</w:t></w:r></w:p>")
}

/// A paragraph of a DOCX whose run has properties.
pub fn p_with(properties: &str, text: &str) -> String {
    format!("<w:p><w:r><w:rPr>{properties}</w:rPr><w:t>{text}</w:t></w:r></w:p>")
}

/// An ODT with this body and these automatic styles.
pub fn odt(styles: &str, body: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:automatic-styles>{styles}</office:automatic-styles>\
         <office:body><office:text>{body}</office:text></office:body></office:document-content>"
    );
    zip(&[("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", &content)])
}

/// The reading of a file under the usual limits.
pub fn reading(bytes: &[u8]) -> Reading {
    read(bytes, "cv", &Limits::default())
}

/// The document in a file that can be read.
pub fn document(bytes: &[u8]) -> Document {
    let reading = reading(bytes);
    assert_eq!(reading.status, Status::Read, "{:?}", reading.notices());
    reading.document.unwrap()
}

/// The visible text of a file that can be read.
pub fn text(bytes: &[u8]) -> String {
    document(bytes).text().to_owned()
}
