//! A flag's own page, from the role data.

use evidence::assessment::Knowledge;
use serde::Serialize;
use specta::Type;

/// What a flag notices, why to look, an example, and when it is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FlagPage {
    /// Its title.
    pub title: String,
    /// What it notices.
    pub notices: String,
    /// Why look.
    pub why_look: String,
    /// An example.
    pub example: String,
    /// When it is wrong.
    pub when_wrong: String,
}

/// The page of a flag; a flag without one has its code as a title.
pub fn flag_page(code: &str) -> FlagPage {
    let path = format!("flags/{code}.md");
    let file = Knowledge::shipped_files().into_iter().find(|file| file.path == path);
    file.map_or_else(
        || FlagPage { title: crate::fault::sentence(&code.replace('-', " ")), ..FlagPage::default() },
        |file| read(file.text),
    )
}

fn read(text: &str) -> FlagPage {
    let mut page = FlagPage::default();
    let mut parts = text.split("\n## ");
    parts.next().unwrap_or_default().trim().trim_start_matches('#').trim().clone_into(&mut page.title);
    for part in parts {
        let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
        let place = match heading.trim().to_lowercase().as_str() {
            "what it notices" => &mut page.notices,
            "why look" => &mut page.why_look,
            "example" => &mut page.example,
            "when it is wrong" => &mut page.when_wrong,
            _ => continue,
        };
        *place = plain(body);
    }
    page
}

/// The paragraphs without marks: a quotation keeps its words, and emphasis is dropped.
fn plain(body: &str) -> String {
    let lines = body.trim().lines().map(|line| line.trim_start_matches("> ").trim_start_matches('>'));
    lines.collect::<Vec<_>>().join("\n").replace('*', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_page_that_is_shipped_has_all_four_parts() {
        let files = Knowledge::shipped_files();
        let codes: Vec<&str> =
            files.iter().filter_map(|file| file.path.strip_prefix("flags/")?.strip_suffix(".md")).collect();
        assert!(codes.len() >= 17, "{codes:?}");
        for code in codes {
            let page = flag_page(code);
            let parts = [&page.title, &page.notices, &page.why_look, &page.example, &page.when_wrong];
            assert!(parts.iter().all(|part| !part.is_empty() && !part.contains("##")), "{code}: {page:?}");
        }
    }
}
