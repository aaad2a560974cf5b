//! The sample casebook: invented people and documents, to look round with.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use casebook::intake::Intake;
use casebook::model::NewOpening;
use casebook::{Casebook, Import, Key};
use evidence::assessment::Knowledge;
use reading::Pool;

use crate::fault::Fault;

include!(concat!(env!("OUT_DIR"), "/sample_documents.rs"));

/// Nothing in the sample is secret; a casebook always has a passphrase.
const PASSPHRASE: &str = "sample";

/// The seats that the sample fills, both with every document.
const SEATS: [&str; 2] = ["gpu-cluster-engineer", "ai-engineer"];

/// Opens the sample casebook in a folder, and makes it where there is none that opens.
pub fn open(dir: &Path, pool: &Pool) -> Result<Casebook, Fault> {
    match Casebook::open(dir, &Key::passphrase(PASSPHRASE)) {
        Ok(casebook) if !casebook.openings()?.is_empty() => return Ok(casebook),
        Ok(unfinished) => drop(unfinished),
        Err(error @ casebook::Error::InUse { .. }) => return Err(error.into()),
        Err(_) => {}
    }
    if dir.exists() {
        fs::remove_dir_all(dir).map_err(|error| Fault::failed(format!("{}: {error}", dir.display())))?;
    }
    let (casebook, _) = Casebook::create(dir, PASSPHRASE)?;
    fill(&casebook, pool)?;
    Ok(casebook)
}

fn fill(casebook: &Casebook, pool: &Pool) -> Result<(), Fault> {
    let knowledge = Knowledge::shipped();
    let me = casebook.add_person("Ingrid Falk", "Recruiter")?;
    casebook.add_person("Tobias Renner", "Hiring manager")?;
    let documents: Vec<Intake> = DOCUMENTS
        .iter()
        .map(|(name, bytes)| Intake::Bytes { name: (*name).to_owned(), bytes: bytes.to_vec() })
        .collect();
    for seat in SEATS {
        let Some(role) = knowledge.role(&seat.into()) else { continue };
        let new = NewOpening {
            role: role.id.clone(),
            title: role.name.clone(),
            place: "Harbour hall".to_owned(),
            hiring_manager: "Tobias Renner".to_owned(),
            knowledge: knowledge.version().to_owned(),
        };
        let opening = casebook.create_opening(&me.id, &new)?;
        let how = Import {
            by: Some(&me.id),
            opening: Some(&opening.id),
            reader: pool,
            judge: knowledge,
            threads: pool.size(),
            cancel: &AtomicBool::new(false),
        };
        casebook.import(&documents, &how, |_, _| {})?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_carries_the_fixtures_documents_and_nothing_else() {
        assert!(DOCUMENTS.len() > 50, "{} documents", DOCUMENTS.len());
        assert!(DOCUMENTS.iter().any(|(name, _)| name.starts_with("trained-on-512-gpus")));
        assert!(DOCUMENTS.iter().all(|(name, bytes)| !bytes.is_empty() && !name.contains(['/', '\\'])));
    }
}
