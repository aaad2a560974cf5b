//! Who did it, and how directly.

use super::facts::Facts;
use super::word::Kind;
use crate::resume::Section;
use crate::vocabulary::{Agency, Cue, Form};

/// Reads the agency of a sentence.
///
/// `I`, `we` and no pronoun stand equal; `we` only makes the personal share unknown. Where a weak opening is followed by
/// an own deed in the same sentence, the deed counts.
pub fn agency(facts: &Facts<'_>) -> Agency {
    match facts.section {
        Section::Skills => return Agency::SelfRated,
        Section::Education | Section::Certs => return Agency::Learned,
        _ => {}
    }
    if facts.says(&["there were ", "there was ", "there are "])
        && facts.deeds().all(|act| act.verb.form != Form::Past)
    {
        return Agency::Exposed;
    }
    if is_posting(facts) {
        return Agency::Posting;
    }
    let opening = facts
        .acts
        .iter()
        .find(|act| weak(act.verb.agency))
        .filter(|act| act.leads || early(facts, act.span.start()) || boasts(facts, act.verb.agency));
    let told = facts.deeds().any(|act| act.verb.form == Form::Past || facts.says_i || act.leads);
    if let Some(act) = opening {
        let later = facts.deeds().any(|deed| {
            deed.span.start() > act.span.end()
                && (deed.verb.form == Form::Past || deed.verb.changes && deed.leads)
        });
        let own = later && (facts.says_i || facts.words(facts.span).contains([',', ';', ':']));
        return match act.verb.agency {
            Agency::Aspire | Agency::SelfRated | Agency::Exposed if !own => act.verb.agency,
            Agency::Learned if !own => Agency::Learned,
            Agency::TeamCredit if !(facts.says_i && told) => Agency::TeamCredit,
            weak if !own => weak,
            Agency::Shared => Agency::Shared,
            _ => Agency::Did,
        };
    }
    if employer_speaks(facts) || others_act(facts) {
        return Agency::TeamCredit;
    }
    if facts.says_we && !facts.says_i && told {
        return Agency::Shared;
    }
    if facts.deeds().any(|act| act.verb.agency == Agency::Led && early(facts, act.span.start())) {
        return Agency::Led;
    }
    if told {
        return Agency::Did;
    }
    if facts.acts.iter().any(|act| act.negated) {
        return Agency::Negated;
    }
    if facts.acts.iter().any(|act| act.passive) {
        return Agency::Passive;
    }
    implied(facts)
}

/// A telegraphic bullet has an actor though it has no verb: a result, a find or a number says so.
fn implied(facts: &Facts<'_>) -> Agency {
    let figures = !facts.quantities.is_empty() || facts.outcome.anchored;
    let told = figures || facts.hints(Cue::Catch) || (facts.hints(Cue::Incident) && facts.hints(Cue::Cause));
    let working = matches!(
        facts.section,
        Section::Experience | Section::Project | Section::Volunteer | Section::Talk | Section::Publication
    );
    if facts.is_list() {
        Agency::Exposed
    } else if facts.says_i || (working && told) {
        Agency::Did
    } else if working {
        Agency::Passive
    } else {
        Agency::SelfRated
    }
}

const fn weak(agency: Agency) -> bool {
    !matches!(agency, Agency::Did | Agency::Led)
}

/// `Engineer with nine years of experience designing …`: a statement about oneself, wherever its phrase stands.
fn boasts(facts: &Facts<'_>, agency: Agency) -> bool {
    matches!(agency, Agency::SelfRated | Agency::Exposed)
        && !facts.says_i
        && !facts.hints(Cue::Cause)
        && !facts.outcome.anchored
}

/// True where a place lies among the first words of its sentence.
fn early(facts: &Facts<'_>, at: usize) -> bool {
    facts.tokens.iter().take_while(|t| t.span.start() < at).count() <= 3
}

/// Somebody else is the subject: `the fleet crew did it`, `they look after`, `my buyers have put in`.
fn others_act(facts: &Facts<'_>) -> bool {
    if facts.says_we || facts.has_word(&["i", "i'd", "i've", "me"]) {
        return false;
    }
    let Some(first) = facts.acts.iter().find(|act| matches!(act.verb.agency, Agency::Did | Agency::Led))
    else {
        return false;
    };
    let before: Vec<&crate::claim::token::Token> =
        facts.tokens.iter().take_while(|t| t.span.start() < first.span.start()).collect();
    let named = before.iter().rev().take(3).any(|t| t.words.has(Kind::Other));
    let clause = before.iter().rev().take(3).all(|t| t.kind != crate::claim::token::TokenKind::Mark);
    named && clause && before.len() <= 7 && !first.passive
}

fn employer_speaks(facts: &Facts<'_>) -> bool {
    facts.hints(Cue::Employer) && !facts.says_i && facts.deeds().all(|act| act.verb.form != Form::Past)
}

/// Three signs of a posting: its words, a list of alternatives, bare imperatives, and no event, number or name.
fn is_posting(facts: &Facts<'_>) -> bool {
    let told = facts.acts.iter().any(|act| act.verb.form == Form::Past && act.verb.agency == Agency::Did)
        || facts.says_i;
    if told || facts.tokens.iter().any(|t| t.kind.is_figure()) {
        return false;
    }
    let alternatives = facts.has_word(&["or", "including", "etc", "various"]);
    let imperatives = facts.acts.iter().filter(|act| act.verb.form == Form::Base).count();
    let words = facts.hints(Cue::Posting);
    usize::from(words) * 2
        + usize::from(alternatives)
        + usize::from(imperatives >= 2)
        + usize::from(imperatives >= 4)
        >= 3
}
