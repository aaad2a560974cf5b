use super::super::shipped::FILES;
use super::super::{Scorecard, may_rate};
use crate::vocabulary::SEATS;

#[test]
fn every_shipped_scorecard_is_free_of_faults() {
    assert_eq!(FILES.len(), SEATS.len());
    for (_, file) in FILES.iter() {
        if let Err(faults) = Scorecard::parse(file.path, file.text) {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("{}", told.join("\n"));
        }
    }
}

#[test]
fn every_seat_has_its_own_questions_in_a_usable_length() {
    for role in SEATS {
        let scorecard = Scorecard::shipped(&role.into()).unwrap();
        let count = scorecard.questions.len();
        assert!((6..=9).contains(&count), "{role} has {count} questions");
        assert!(scorecard.questions.iter().any(|q| q.key), "{role} has no key question");
        assert!(
            scorecard.minutes(true) <= 30,
            "{role}: the key questions take {} minutes",
            scorecard.minutes(true)
        );
        assert!(scorecard.minutes(false) <= 60, "{role}: all questions take too long");
    }
    assert!(Scorecard::shipped(&"florist".into()).is_none());
}

macro_rules! role_data {
    ($($role:literal),+ $(,)?) => {
        [$(($role, include_str!(concat!("../../../../../scorecards/", $role, "/role.toml")))),+]
    };
}

const ROLE_DATA: [(&str, &str); 8] = role_data![
    "gpu-cluster-engineer",
    "ai-engineer",
    "ai-infrastructure-engineer",
    "mlops-engineer",
    "ml-platform-engineer",
    "platform-engineer",
    "hpc-engineer",
    "site-reliability-engineer",
];

/// Id and first question of every dimension in a seat's role data.
fn dimensions(role_data: &str) -> Vec<(String, String)> {
    let table: toml::Table = role_data.parse().unwrap();
    let text = |row: &toml::Value, key: &str| {
        row.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned()
    };
    table["dimension"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (text(row, "id"), text(row, "question")))
        .collect()
}

#[test]
fn questions_and_the_dimensions_of_their_seat_know_each_other() {
    for (role, data) in ROLE_DATA {
        let scorecard = Scorecard::shipped(&role.into()).unwrap();
        let dimensions = dimensions(data);
        assert_eq!(scorecard.check_dimensions(dimensions.iter().map(|(id, _)| id.as_str())), []);
        for (id, question) in dimensions.iter().filter(|(_, question)| !question.is_empty()) {
            assert!(scorecard.question(&question.as_str().into()).is_some(), "{role}: {id} asks {question}");
        }
    }
}

#[test]
fn no_shipped_question_asks_about_the_private_person() {
    const NEVER: [&str; 9] = [
        "married",
        "children",
        "family",
        "how old",
        "your age",
        "religio",
        "medical",
        "visa",
        "current salary",
    ];
    for role in SEATS {
        for question in &Scorecard::shipped(&role.into()).unwrap().questions {
            let asked = std::iter::once(&question.ask).chain(&question.probes);
            for words in asked.map(|w| w.to_lowercase()) {
                assert!(NEVER.iter().all(|n| !words.contains(n)), "{role} {}: {words}", question.id);
            }
        }
    }
}

#[test]
fn an_untouched_answer_may_not_be_rated() {
    assert!(!may_rate(&super::super::Answer::default()));
}
