//! Which thing, owned in which stance and among which work, counts for which seat, and up to which tier.

use serde::Deserialize;

use crate::claim::{Context, ObjectClass, Owned, Stance, Tier};
use crate::fault::Fault;
use crate::vocabulary::{DataFile, SEATS, Strength};

/// The table `seats.csv`. The first row that fits a claim decides for all seats.
#[derive(Clone, Debug, Default)]
pub struct SeatTable {
    /// The rows of each class, at its place in [`ObjectClass::ALL`], in the order of the file.
    rows: Vec<Vec<Row>>,
}

#[derive(Clone, Debug)]
struct Row {
    class: ObjectClass,
    strength: Option<Strength>,
    stances: Vec<Stance>,
    context: String,
    caps: [Tier; SEATS.len()],
}

impl SeatTable {
    /// Reads `seats.csv`.
    pub fn parse(file: DataFile<'_>, faults: &mut Vec<Fault>) -> Self {
        let mut rows = vec![Vec::new(); ObjectClass::ALL.len()];
        let mut offset = 0;
        for (number, line) in file.text.split_inclusive('\n').enumerate() {
            let at = offset;
            offset += line.len();
            if number > 0 && !line.trim().is_empty() {
                match row(line.trim()) {
                    Ok(row) => {
                        if let Some(of_class) = rows.get_mut(row.class as usize) {
                            of_class.push(row);
                        }
                    }
                    Err(message) => faults.push(Fault::at(file.path, file.text, at, message)),
                }
            }
        }
        Self { rows }
    }

    /// The highest tier that a thing, owned so, can reach for each seat.
    pub fn caps(&self, owned: Owned, stance: Stance, context: Context) -> [Tier; SEATS.len()] {
        let fits = |row: &&Row| {
            row.strength.is_none_or(|strength| owned.strength >= strength)
                && row.stances.contains(&stance)
                && in_context(&row.context, context)
        };
        self.rows
            .get(owned.class as usize)
            .and_then(|rows| rows.iter().find(fits))
            .map(|row| row.caps)
            .unwrap_or_default()
    }
}

fn in_context(name: &str, context: Context) -> bool {
    match name {
        "both" => context.gpu && context.hpc,
        "gpu" => context.gpu,
        "hpc" => context.hpc,
        "ml" => context.ml,
        _ => true,
    }
}

fn row(line: &str) -> Result<Row, String> {
    let cells: Vec<&str> = line.split(',').map(str::trim).collect();
    let [object, strength, stances, context, caps @ ..] = cells.as_slice() else {
        return Err("Write object,strength,stances,context and a tier for each seat.".to_owned());
    };
    let class =
        ObjectClass::from_id(object).ok_or_else(|| format!("Write a known object, not `{object}`."))?;
    let strength = match *strength {
        "any" => None,
        "plain" => Some(Strength::Plain),
        "own" => Some(Strength::Own),
        other => return Err(format!("Write any, plain or own, not `{other}`.")),
    };
    if !["any", "both", "gpu", "hpc", "ml"].contains(context) {
        return Err(format!("Write any, both, gpu, hpc or ml as the context, not `{context}`."));
    }
    let stances = stances
        .split(';')
        .map(|word| known::<Stance>(word).ok_or_else(|| format!("Write a known stance, not `{word}`.")))
        .collect::<Result<_, _>>()?;
    let mut tiers = [Tier::Mention; SEATS.len()];
    if caps.len() != tiers.len() {
        return Err(format!("Write {} tiers, one for each seat; here are {}.", tiers.len(), caps.len()));
    }
    for (tier, cell) in tiers.iter_mut().zip(caps) {
        *tier = match *cell {
            "0" => Tier::Mention,
            "1" => Tier::Near,
            "2" => Tier::Claimed,
            "3" => Tier::Specific,
            "4" => Tier::Demonstrated,
            other => return Err(format!("Write a tier from 0 to 4, not `{other}`.")),
        };
    }
    Ok(Row { class, strength, stances, context: (*context).to_owned(), caps: tiers })
}

/// Reads a word as one of the values of an enumeration.
fn known<T: for<'de> Deserialize<'de>>(word: &str) -> Option<T> {
    use serde::de::IntoDeserializer as _;
    let deserializer: serde::de::value::StrDeserializer<'_, serde::de::value::Error> =
        word.into_deserializer();
    T::deserialize(deserializer).ok()
}
