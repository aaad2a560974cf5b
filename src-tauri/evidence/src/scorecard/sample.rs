//! A short scorecard and walks through it, for the tests of this module and of those to its right.

use std::sync::LazyLock;

use super::{Answer, Edition, Level, Person, Rating, Scorecard, Walk};

pub(crate) const TEXT: &str = "\
# Ownership scorecard: GPU Cluster Engineer
The same opening words for everybody.

## Scale personally operated {#a1 .key dimension=scale minutes=7}
> What is the largest group of *nodes* you were personally on the hook for?

**Why it is asked.** Three numbers that documents blur.

### Probes
- How many people shared that duty?
- What size were you **not** responsible for?

### Ratings
1. **Vocabulary.** Gives the company's number.
2. **Near it.** Real cluster, helper duty.
3. **Owned it.** States size and their slice.
4. **Changed the system.** And how duties changed as it grew.

### Strong mentions
- spares

### Listen for
- \u{201c}we had access to 10,000 GPUs\u{201d}

### Hand to panel
Owned or rented.

## Worst fabric incident {#a3 .key dimension=fabric minutes=9}
> Tell me about the worst network problem you owned.

**Why it is asked.** Operators and readers part here.

### Probes
- What did users see?

### Ratings
1. **Vocabulary.** Generic.
2. **Near it.** Was there.
3. **Owned it.** A sequence and own action.
4. **Changed the system.** And a lasting change.

### If none
Ask for the worst hardware incident.

## The utilization number {#a6 dimension=utilization minutes=6}
> What number did leadership see?

**Why it is asked.** Owners can define it.

### Probes
- What is left out of the sum?

### Ratings
1. A percentage.
2. Knows how the report is made.
3. Defines it.
4. Before and after.

## Where the machines came from {#b8 .record minutes=4}
> When a machine broke, who did what?

**Why it is asked.** The border with infrastructure.

### Probes
- How did you find out?

### Record
- another team handled it
- on call for the machines
";

pub(crate) fn scorecard() -> Scorecard {
    static READ: LazyLock<Scorecard> = LazyLock::new(|| Scorecard::parse("sample.md", TEXT).unwrap());
    READ.clone()
}

pub(crate) fn edition() -> Edition {
    Edition { role: "gpu-cluster-engineer".into(), hash: scorecard().hash().to_owned() }
}

pub(crate) fn rated(number: u8, words: &str) -> Answer {
    let rating = Some(Rating::Level { level: Level::try_from(number).unwrap() });
    Answer { words: words.to_owned(), rating, ..Answer::default() }
}

pub(crate) fn walk(name: &str, answers: &[(&str, Answer)]) -> Walk {
    let mut walk = Walk::new(edition(), Person::new(name.to_lowercase(), name));
    walk.answers = answers.iter().map(|(id, answer)| ((*id).into(), answer.clone())).collect();
    walk
}
