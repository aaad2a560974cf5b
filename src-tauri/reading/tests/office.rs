//! DOCX, ODT, RTF and HTML: lines, lists, tables, and what cannot be seen.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

mod made;

use made::{document, docx, docx_with, odt, p, p_with, reading, text, zip};
use reading::{Limits, Status, read};

#[test]
fn docx_lists_and_headings_are_lines_of_their_own() {
    let item = |text: &str| {
        format!(
            "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"0\"/><w:numId w:val=\"1\"/></w:numPr></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"
        )
    };
    let styles = "<w:styles><w:style w:styleId=\"H1\"><w:name w:val=\"heading 1\"/></w:style>\
                  <w:style w:styleId=\"LB\"><w:name w:val=\"List Bullet\"/><w:pPr><w:numPr><w:numId w:val=\"1\"/></w:numPr></w:pPr></w:style></w:styles>";
    let body = p("Ada Byron")
        + "<w:p><w:pPr><w:pStyle w:val=\"H1\"/></w:pPr><w:r><w:t>Experience</w:t></w:r></w:p>"
        + "<w:p><w:r><w:t>Engineer</w:t></w:r><w:r><w:tab/><w:t>2019</w:t></w:r></w:p>"
        + &item("Ran 4,000 ")
        + &item("Wrote the runbook")
        + "<w:p><w:pPr><w:pStyle w:val=\"LB\"/></w:pPr><w:r><w:t>Paged </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>nobody</w:t></w:r></w:p>";
    let file = docx_with(&body, "word/document.xml", &[("styles", "styles.xml", styles)]);
    assert_eq!(
        text(&file),
        "Ada Byron\n\nExperience\nEngineer  2019\n- Ran 4,000\n- Wrote the runbook\n- Paged nobody\n"
    );
}

#[test]
fn docx_tables_go_row_by_row() {
    let cell = |content: &str| format!("<w:tc>{content}</w:tc>");
    let row = |cells: &[String]| format!("<w:tr>{}</w:tr>", cells.concat());
    let body = format!(
        "<w:tbl>{}{}</w:tbl>{}",
        row(&[cell(&p("Slurm")), cell(&p("six years"))]),
        row(&[cell(&(p("SKILLS") + &p("Go"))), cell(&(p("WORK") + &p("Acme")))]),
        p("after")
    );
    assert_eq!(text(&docx(&body)), "Slurm | six years\n\nSKILLS\nGo\n\nWORK\nAcme\n\nafter\n");
}

#[test]
fn docx_headers_and_text_boxes_are_read_once() {
    let shape = |text: &str| format!("<w:txbxContent>{}</w:txbxContent>", p(text));
    let alternate = format!(
        "<w:p><w:r><mc:AlternateContent><mc:Choice>{}</mc:Choice><mc:Fallback>{}</mc:Fallback></mc:AlternateContent></w:r></w:p>",
        shape("In a box"),
        shape("In a box")
    );
    let header = format!("<w:hdr>{}</w:hdr>", p("ada@example.org"));
    let more = [("header", "header1.xml", header.as_str()), ("header", "header2.xml", header.as_str())];
    let file = docx_with(&(alternate + &p("Body")), "word/document.xml", &more);
    assert_eq!(text(&file), "ada@example.org\n\nIn a box\n\nBody\n");
}

#[test]
fn docx_with_a_renamed_main_part_is_read() {
    assert_eq!(text(&docx_with(&p("Found"), "word/document7.xml", &[])), "Found\n");
}

#[test]
fn docx_deleted_text_is_gone_and_unseen_text_is_apart() {
    let body = p("Seen")
        + "<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom></w:p>"
        + &p_with("<w:vanish/>", "vanished")
        + &p_with("<w:color w:val=\"FFFFFF\"/>", "white")
        + &p_with("<w:sz w:val=\"2\"/>", "tiny")
        + &p_with("<w:color w:val=\"FFFFFF\"/><w:shd w:fill=\"1F3864\"/>", "on blue");
    let document = document(&docx(&body));
    assert_eq!(document.text(), "Seen\n\non blue\n");
    assert_eq!(document.hidden_text, "vanished\nwhite\ntiny\n");
    assert!(document.notices.iter().any(|notice| notice.code == "hidden-text"));
}

#[test]
fn a_container_that_unpacks_without_end_is_stopped() {
    let limits = Limits { entry_bytes: 100_000, ..Limits::default() };
    let file = docx(&p(&"x".repeat(2_000_000)));
    assert!(file.len() < 20_000, "the bomb must be small: {}", file.len());
    assert_eq!(read(&file, "cv.docx", &limits).status, Status::TooLarge);
}

#[test]
fn deep_nesting_and_document_types_are_refused() {
    assert_eq!(reading(&docx(&"<w:tbl>".repeat(50_000))).status, Status::Damaged);
    let typed = docx_with(
        "",
        "word/document.xml",
        &[("header", "header1.xml", "<!DOCTYPE x [<!ENTITY a \"b\">]><w:hdr/>")],
    );
    assert_eq!(reading(&typed).status, Status::Damaged);
    assert_eq!(reading("<div>".repeat(200_000).as_bytes()).status, Status::Damaged);
    assert_eq!(reading(format!("{{\\rtf1 {}", "{".repeat(100_000)).as_bytes()).status, Status::Damaged);
}

#[test]
fn a_spreadsheet_is_another_kind() {
    let kinds = "<Types><Override PartName=\"/xl/workbook.xml\" ContentType=\"application/spreadsheetml.sheet.main+xml\"/></Types>";
    let links =
        "<Relationships><Relationship Type=\"x/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>";
    let file =
        zip(&[("[Content_Types].xml", kinds), ("_rels/.rels", links), ("xl/workbook.xml", "<workbook/>")]);
    assert_eq!(reading(&file).status, Status::Unsupported);
}

#[test]
fn odt_lists_tables_and_hidden_text() {
    let styles = "<style:style style:name=\"T1\"><style:text-properties text:display=\"none\"/></style:style>\
                  <style:style style:name=\"T2\"><style:text-properties fo:color=\"#ffffff\"/></style:style>";
    let body = "<text:h>Experience</text:h><text:p>Engineer<text:tab/>2019<text:s/>on</text:p>\
                <text:list><text:list-item><text:p>Ran it<text:line-break/>for years</text:p></text:list-item>\
                <text:list-item><text:p>Wrote it</text:p></text:list-item></text:list>\
                <text:p><text:span text:style-name=\"T1\">gone</text:span><text:span text:style-name=\"T2\"> white</text:span></text:p>\
                <table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>\
                <table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>";
    let document = document(&odt(styles, body));
    assert_eq!(document.text(), "Experience\nEngineer  2019 on\n- Ran it\nfor years\n- Wrote it\na | b\n");
    assert_eq!(document.hidden_text, "gone white\n");
}

#[test]
fn rtf_paragraphs_and_hidden_text() {
    let file = br"{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0\fs22 Ada Byron\par Experience\par {\'95\tab Ran the fleet}\par{\v gone}\par last\par}";
    let document = document(file);
    assert_eq!(document.text(), "Ada Byron\nExperience\n- Ran the fleet\n\nlast\n");
    assert_eq!(document.hidden_text, "gone\n");
}

#[test]
fn html_reads_as_it_is_shown() {
    let file = "<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body><h1>Ada <em>Byron</em></h1>\
                <p>Ran\n  the fleet<br>for years.</p><ul><li>one</li><li><p>two</p></li></ul><ol><li>first<li>second</ol>\
                <table><tr><th>Skill<td>Years</table><!-- no --><script>no()</script>\
                <p style=\"display: none\">gone</p><span style='font-size:0.5px'>tiny</span>\
                <div style='color:#fff'>white</div><div style='background:#004;color:white'>on blue</div></body></html>";
    let document = document(file.as_bytes());
    assert_eq!(
        document.text(),
        "Ada Byron\n\nRan the fleet\nfor years.\n- one\n- two\n1. first\n2. second\n\nSkill | Years\n\non blue\n"
    );
    assert_eq!(document.hidden_text, "gone\ntiny\nwhite\n");
}

#[test]
fn a_locked_office_file_asks_for_its_password() {
    let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let file = [&b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"[..], &[0; 600], &name, &[0; 100]].concat();
    assert_eq!(reading(&file).status, Status::Encrypted);
}
