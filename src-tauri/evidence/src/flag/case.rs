//! Everything a rule may look at: one document and one seat.

use crate::assessment::{Evidenced, Knowledge, RoleProfile, Seat, Verdict};
use crate::claim::{Claim, Stance};
use crate::document::Document;
use crate::span::Span;
use crate::vocabulary::SeatIndex;

/// One document, read for one seat.
pub struct Case<'a> {
    /// The role data.
    pub knowledge: &'a Knowledge,
    /// The document.
    pub document: &'a Document,
    /// All its claims.
    pub claims: &'a [Claim],
    /// What it shows for every seat.
    pub seats: &'a [Seat<'a>],
    /// The seat in question.
    pub index: SeatIndex,
    /// The seat's definition.
    pub role: &'a RoleProfile,
    /// True where the text speaks to a program.
    pub to_software: bool,
    /// The places where a term stands beside words that show another sense, with the term's index.
    pub otherwise: &'a [(Span, usize)],
    /// Words of experience, counted no further than [`THIN`](super::THIN).
    pub words: usize,
}

impl<'a> Case<'a> {
    /// What the document shows for the seat in question.
    pub fn seat(&self) -> Option<&'a Seat<'a>> {
        self.seats.get(self.index)
    }

    /// The verdict for the seat in question.
    pub fn verdict(&self) -> Verdict {
        self.seat().map_or(Verdict::NotAssessed, |seat| seat.assessment.verdict)
    }

    /// True where the document shows ownership for the seat.
    pub fn owned(&self) -> bool {
        matches!(self.verdict(), Verdict::Evidenced | Verdict::Partial)
    }

    /// The seat's claims that count, strongest first.
    pub fn credited(&self) -> &'a [Evidenced<'a>] {
        self.seat().map_or(&[], |seat| &seat.credited)
    }

    /// The other seat whose claims go furthest, with up to three of them.
    pub fn stronger_seat(&self) -> Option<(SeatIndex, Vec<Span>)> {
        let best = self
            .seats
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != self.index)
            .max_by_key(|(other, seat)| (seat.strength(), usize::MAX - other))?;
        (best.1.strength() >= 4)
            .then(|| (best.0, best.1.credited.iter().take(3).map(|e| e.claim.span).collect()))
    }

    /// The claims of a stance, in the order of the text.
    pub fn in_stance(&self, stance: Stance) -> Vec<&'a Claim> {
        self.claims.iter().filter(|claim| claim.stance == stance && !claim.owned.is_empty()).collect()
    }

    /// The name of a seat or of a neighbouring trade, as this seat's role data has it.
    pub fn name_of(&self, id: &str) -> String {
        let role =
            self.knowledge.roles().iter().find(|role| role.id.as_str() == id).map(|role| role.name.clone());
        role.or_else(|| self.role.contaminant(id).map(|c| c.name.clone()))
            .unwrap_or_else(|| id.replace('-', " "))
    }
}
