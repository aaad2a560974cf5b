//! `text` and `assess`.

use serde_json::Value;

use crate::{assay, document_of, fixture};

/// Cases of several formats; the last one's text is beyond ASCII.
const READ: [&str; 4] = [
    "trained-on-512-gpus-is-no-cluster-evidence",
    "runs-the-fleet-that-models-are-trained-on",
    "cost-analyst-who-moved-the-jobs",
    "flow-scientist-on-3072-nodes",
];
const LOCKED: &str = "locked-with-a-password";
const SCAN: &str = "scan-of-a-lab-operators-paper";

fn keys(line: &Value) -> Vec<&str> {
    line.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn text_prints_one_object_a_file_in_order_and_ends_with_1_where_one_was_not_read() {
    let files: Vec<String> = [READ[2], LOCKED, READ[0], SCAN].map(document_of).to_vec();
    let ran = assay(["text", "--json"].into_iter().chain(files.iter().map(String::as_str)));
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert_eq!(ran.column("file"), files);
    assert_eq!(ran.column("status"), ["read", "encrypted", "read", "no-text"]);
    for line in ran.lines() {
        for key in ["file", "status", "format", "pages", "text", "hidden_text", "notices"] {
            assert!(keys(&line).contains(&key), "{key} is not in {line}");
        }
        let read = line["status"] == "read";
        assert_eq!(!line["text"].as_str().unwrap().is_empty(), read, "{line}");
        let said = |notice: &Value| notice["code"].is_string() && notice["detail"].is_string();
        assert!(line["notices"].as_array().unwrap().iter().all(said));
        assert!(read || !line["notices"].as_array().unwrap().is_empty(), "it says why: {line}");
    }
    let read = assay(["text", &document_of(READ[0])]);
    assert_eq!(read.status, 0);
    assert!(read.out.contains(&document_of(READ[0])), "{}", read.out);
}

#[test]
fn a_folder_is_walked_in_name_order_and_what_is_no_resume_is_told() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("b")).unwrap();
    for name in ["c.txt", "b/z.txt", "b/a.txt", "a.md", ".hidden.txt"] {
        std::fs::write(dir.path().join(name), "Cy Lind\nOperated 40 nodes.").unwrap();
    }
    std::fs::write(dir.path().join("d.xyz"), [0u8, 159, 146, 150, 0, 1]).unwrap();
    let ran = assay(["text", "--json", &dir.path().display().to_string()]);
    assert_eq!(ran.status, 1);
    let of = |name: &str| dir.path().join(name).display().to_string();
    assert_eq!(ran.column("file"), ["a.md", "b/a.txt", "b/z.txt", "c.txt", "d.xyz"].map(of));
    assert_eq!(ran.column("status")[4], "unsupported");
    assert!(!ran.lines()[4]["notices"][0]["detail"].as_str().unwrap().is_empty());
}

#[test]
fn a_path_that_is_not_there_is_named_with_what_to_do() {
    for command in ["text", "assess"] {
        assay([command, "no/such/resume.pdf", "--json"])
            .refused_with(&["no/such/resume.pdf", "check the path"]);
    }
}

#[test]
fn a_quote_stands_at_its_character_positions_in_the_text() {
    let dir = tempfile::tempdir().unwrap();
    let beyond = dir.path().join("beyond.txt");
    let text = std::fs::read_to_string(fixture("../src-tauri/cli/tests/contract/beyond-ascii.txt")).unwrap();
    std::fs::write(&beyond, text).unwrap();
    let mut files: Vec<String> = READ.map(document_of).to_vec();
    files.push(beyond.display().to_string());
    let call = |command: &str| assay([command, "--json"].into_iter().chain(files.iter().map(String::as_str)));
    let (texts, assessed) = (call("text"), call("assess"));
    assert_eq!((texts.status, assessed.status), (0, 0), "{}", assessed.err);
    assert_eq!(assessed.column("file"), files);
    for (text, line) in texts.lines().iter().zip(assessed.lines()) {
        let scalars: Vec<char> = text["text"].as_str().unwrap().chars().collect();
        let evidence: Vec<&Value> = line["assessments"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|a| a["evidence"].as_array().unwrap())
            .collect();
        assert!(!evidence.is_empty(), "{}", line["file"]);
        for one in evidence {
            let place = |key: &str| usize::try_from(one[key].as_u64().unwrap()).unwrap();
            let there: String = scalars[place("start")..place("end")].iter().collect();
            assert_eq!(there, one["quote"].as_str().unwrap());
        }
    }
    let text = texts.lines()[4]["text"].as_str().unwrap().to_owned();
    let quotes = &assessed.lines()[4]["assessments"][0]["evidence"];
    let start = usize::try_from(quotes[0]["start"].as_u64().unwrap()).unwrap();
    let before: String = text.chars().take(start).collect();
    let units = before.encode_utf16().count();
    assert!(start < units && units < before.len(), "the text tells characters, UTF-16 units and bytes apart");
}

#[test]
fn assess_answers_for_all_seats_or_those_asked_for_and_the_same_twice() {
    let file = document_of(READ[0]);
    let seats = |ran: &crate::Ran| -> Vec<String> {
        let line = ran.lines().remove(0);
        let all = line["assessments"].as_array().unwrap().iter();
        all.map(|one| one["role"].as_str().unwrap().to_owned()).collect()
    };
    let all = assay(["assess", "--json", "--as-of", "2026-02-01", &file]);
    assert_eq!((all.status, seats(&all).len()), (0, 8));
    assert_eq!(assay(["assess", "--json", "--as-of", "2026-02-01", &file]).out, all.out);
    let two = ["--role", "ai-engineer", "--role", "gpu-cluster-engineer"];
    let asked = assay(["assess", "--json", &file].into_iter().chain(two));
    let mut found = seats(&asked);
    found.sort();
    assert_eq!(found, ["ai-engineer", "gpu-cluster-engineer"]);
    let verdict = |role: &str| {
        let line = asked.lines().remove(0);
        let all = line["assessments"].as_array().unwrap().clone();
        all.into_iter().find(|one| one["role"] == role).unwrap()
    };
    assert_eq!(verdict("ai-engineer")["verdict"], "evidenced");
    let flagged = verdict("gpu-cluster-engineer");
    assert_eq!(flagged["verdict"], "keyword-only");
    assert_eq!(flagged["keyword_screen"]["passed"], true);
    assert_eq!(
        (&flagged["flags"][0]["code"], &flagged["flags"][0]["points_to"]),
        (&"other-seat".into(), &"ai-engineer".into())
    );
    assert!(flagged["flags"][0]["quotes"].as_array().unwrap().len() >= 2);
    for said in ["why", "would_flip"] {
        assert!(!flagged[said].as_str().unwrap().is_empty(), "{said}");
    }
    assert!(!flagged["ask"].as_array().unwrap().is_empty());
}

#[test]
fn what_cannot_be_read_is_not_assessed_and_a_wrong_role_or_day_is_refused() {
    let ran = assay(["assess", "--json", &document_of(SCAN), &document_of(READ[1])]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.column("status"), ["no-text", "read"]);
    let scan = ran.lines().remove(0);
    let verdicts = scan["assessments"].as_array().unwrap().iter();
    assert_eq!(verdicts.filter(|one| one["verdict"] == "not-assessed").count(), 8);
    assay(["assess", "--role", "wizard", &document_of(READ[1])]).refused_with(&[
        "wizard",
        "gpu-cluster-engineer",
        "site-reliability-engineer",
    ]);
    assay(["assess", "--as-of", "yesterday", &document_of(READ[1])]).refused_with(&["yesterday", "--as-of"]);
}
