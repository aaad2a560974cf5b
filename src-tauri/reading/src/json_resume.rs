//! JSON Resume (jsonresume.org), laid out as a resume reads.

use evidence::document::{Document, Format};
use serde_json::{Map, Value};

use crate::draft::Draft;
use crate::fault::Fault;
use crate::format::{FileFormat, Sample};
use crate::limits::Limits;
use crate::text;

/// The sections of the schema; two of them make an object a resume.
const SECTIONS: [&str; 12] = [
    "basics",
    "work",
    "volunteer",
    "education",
    "awards",
    "certificates",
    "publications",
    "skills",
    "languages",
    "interests",
    "references",
    "projects",
];

/// JSON Resume.
pub struct JsonResume;

impl FileFormat for JsonResume {
    fn fits(&self, sample: &Sample<'_>) -> bool {
        let starts = sample.head.as_ref().is_some_and(|head| head.trim_start().starts_with('{'));
        starts && parse(sample.bytes).is_ok_and(|resume| has_shape(&resume))
    }

    fn read(&self, bytes: &[u8], _: &Limits) -> Result<Document, Fault> {
        let resume = parse(bytes)?;
        let mut draft = Draft::default();
        basics(&mut draft, &resume);
        entries(&mut draft, &resume, "work", "EXPERIENCE", &["position", "name|company", "location"]);
        entries(&mut draft, &resume, "projects", "PROJECTS", &["name", "entity", "type"]);
        entries(&mut draft, &resume, "volunteer", "VOLUNTEERING", &["position", "organization"]);
        entries(
            &mut draft,
            &resume,
            "education",
            "EDUCATION",
            &["studyType", "area", "institution", "score|gpa"],
        );
        entries(&mut draft, &resume, "certificates", "CERTIFICATES", &["name", "issuer", "date"]);
        entries(&mut draft, &resume, "publications", "PUBLICATIONS", &["name", "publisher", "releaseDate"]);
        entries(&mut draft, &resume, "awards", "AWARDS", &["title", "awarder", "date"]);
        skills(&mut draft, &resume, "skills", "SKILLS", "name", "level");
        skills(&mut draft, &resume, "languages", "LANGUAGES", "language|name", "fluency");
        skills(&mut draft, &resume, "interests", "INTERESTS", "name", "level");
        references(&mut draft, &resume);
        Ok(draft.finish(Format::JsonResume))
    }
}

fn parse(bytes: &[u8]) -> Result<Map<String, Value>, Fault> {
    serde_json::from_str(&text::decode(bytes)).map_err(Fault::damaged)
}

fn has_shape(resume: &Map<String, Value>) -> bool {
    let schema = resume.get("$schema").and_then(Value::as_str).is_some_and(|s| s.contains("resume"));
    let sections = resume.iter().filter(|(key, value)| {
        SECTIONS.contains(&key.as_str())
            && (value.is_array() || (key.as_str() == "basics" && value.is_object()))
    });
    let count = sections.count();
    count >= 2 || (count == 1 && (schema || resume.contains_key("basics") || resume.contains_key("work")))
}

fn basics(draft: &mut Draft, resume: &Map<String, Value>) {
    let Some(basics) = resume.get("basics").and_then(Value::as_object) else { return };
    draft.line(&field(basics, "name"));
    draft.line(&field(basics, "label|headline"));
    let place = basics.get("location").map(place).unwrap_or_default();
    let contact = [place, field(basics, "email"), field(basics, "phone"), field(basics, "url|website")];
    draft.line(&joined(&contact, " | "));
    for profile in list(basics, "profiles") {
        let said = [field(profile, "network"), field(profile, "url|username")];
        draft.line(&joined(&said, ": "));
    }
    let summary = field(basics, "summary");
    if !summary.trim().is_empty() {
        draft.heading("SUMMARY");
        draft.line(&summary);
    }
}

fn place(location: &Value) -> String {
    match location {
        Value::String(place) => place.clone(),
        Value::Object(fields) => {
            joined(&["city", "region", "countryCode"].map(|key| field(fields, key)), ", ")
        }
        _ => String::new(),
    }
}

/// A section whose entries have a line of their own, a summary and highlights.
fn entries(draft: &mut Draft, resume: &Map<String, Value>, key: &str, title: &str, head: &[&str]) {
    let list = list(resume, key);
    if list.is_empty() {
        return;
    }
    draft.heading(title);
    for (n, entry) in list.into_iter().enumerate() {
        if n > 0 {
            draft.gap();
        }
        let mut parts: Vec<String> = head.iter().map(|names| field(entry, names)).collect();
        parts.push(period(entry));
        draft.line(&joined(&parts, ", "));
        draft.line(&field(entry, "summary"));
        draft.line(&field(entry, "description"));
        for highlight in texts(entry, "highlights").into_iter().chain(texts(entry, "courses")) {
            draft.item("- ", &highlight);
        }
        let keywords = texts(entry, "keywords");
        if !keywords.is_empty() {
            draft.line(&format!("Keywords: {}", keywords.join(", ")));
        }
    }
}

/// A section of names with a level and keywords each, as a list.
fn skills(draft: &mut Draft, resume: &Map<String, Value>, key: &str, title: &str, name: &str, level: &str) {
    let named = list(resume, key).into_iter().map(|skill| {
        let head = joined(&[field(skill, name), parenthesised(&field(skill, level))], " ");
        joined(&[head, texts(skill, "keywords").join(", ")], ": ")
    });
    let bare = resume.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    let lines: Vec<String> = named.chain(bare.map(str::to_owned)).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return;
    }
    draft.heading(title);
    for line in lines {
        draft.item("- ", &line);
    }
}

fn references(draft: &mut Draft, resume: &Map<String, Value>) {
    let list = list(resume, "references");
    if list.is_empty() {
        return;
    }
    draft.heading("REFERENCES");
    for entry in list {
        draft.line(&joined(&[field(entry, "name"), field(entry, "reference")], ": "));
    }
}

fn period(entry: &Map<String, Value>) -> String {
    let (start, end) = (field(entry, "startDate"), field(entry, "endDate"));
    match (start.is_empty(), end.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!("{start} - present"),
        (true, false) => end,
        (false, false) => format!("{start} - {end}"),
    }
}

fn parenthesised(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("({text})") }
}

/// The first of the fields named `a|b|…` that holds a text or a number.
fn field(entry: &Map<String, Value>, names: &str) -> String {
    let values = names.split('|').filter_map(|name| entry.get(name));
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.trim().to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    values.filter_map(text).find(|text| !text.is_empty()).unwrap_or_default()
}

fn list<'a>(entry: &'a Map<String, Value>, key: &str) -> Vec<&'a Map<String, Value>> {
    let items = entry.get(key).and_then(Value::as_array);
    items.into_iter().flatten().filter_map(Value::as_object).collect()
}

fn texts(entry: &Map<String, Value>, key: &str) -> Vec<String> {
    let items = entry.get(key).and_then(Value::as_array);
    items.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn joined(parts: &[String], between: &str) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

#[cfg(test)]
mod tests {
    use crate::{Limits, Status, read};
    use evidence::document::Format;

    const RESUME: &str = r#"{
        "basics": {"name": "Ada Byron", "label": "Cluster engineer", "email": "ada@example.org",
                   "location": {"city": "London", "countryCode": "GB"}, "summary": "Runs machines."},
        "work": [{"name": "Acme", "position": "Engineer", "startDate": "2019-03", "endDate": "2023-01",
                  "summary": "The fleet.", "highlights": ["Ran 4,000 GPUs", "Wrote the runbook"]},
                 {"name": "Bolt", "position": "Lead", "startDate": "2023-02"}],
        "skills": [{"name": "Schedulers", "level": "expert", "keywords": ["Slurm", "Kueue"]}]
    }"#;

    #[test]
    fn reads_as_a_resume_does() {
        let document = read(RESUME.as_bytes(), "cv.txt", &Limits::default()).document.unwrap();
        assert_eq!(document.format, Format::JsonResume);
        assert_eq!(
            document.text(),
            "Ada Byron\nCluster engineer\nLondon, GB | ada@example.org\n\nSUMMARY\nRuns machines.\n\nEXPERIENCE\n\
             Engineer, Acme, 2019-03 - 2023-01\nThe fleet.\n- Ran 4,000 GPUs\n- Wrote the runbook\n\n\
             Lead, Bolt, 2023-02 - present\n\nSKILLS\n- Schedulers (expert): Slurm, Kueue\n"
        );
    }

    #[test]
    fn other_json_is_text() {
        let reading = read(br#"{"a": 1, "b": [2]}"#, "cv.json", &Limits::default());
        assert_eq!(reading.status, Status::Read);
        assert_eq!(reading.document.unwrap().format, Format::Text);
    }

    #[test]
    fn values_of_the_wrong_kind_are_passed_over() {
        let odd = r#"{"basics": {"name": 7, "location": []}, "work": [3, {"highlights": "x", "position": null}], "skills": ["Go"]}"#;
        let document = read(odd.as_bytes(), "cv.json", &Limits::default()).document.unwrap();
        assert!(document.text().contains("SKILLS\n- Go\n"));
    }
}
