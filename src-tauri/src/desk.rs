//! What the window works with between two calls: which casebook is open, and who is sitting here.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use casebook::id::{OpeningId, PersonId};
use casebook::{Casebook, model};
use reading::Pool;

use crate::fault::Fault;
use crate::wire::person::{Person, Session, State, Status};

/// The folders of the casebooks.
#[derive(Clone, Debug)]
pub struct Places {
    /// One's own.
    pub own: PathBuf,
    /// The sample's, which holds invented documents only.
    pub sample: PathBuf,
}

impl Places {
    /// Both folders in the program's data folder, or beside the casebook that `ASSAY_CASEBOOK` names.
    pub fn new(data: &Path, named: Option<PathBuf>) -> Self {
        let own = named.unwrap_or_else(|| data.join("casebook"));
        let mut beside = own.file_name().unwrap_or_default().to_os_string();
        beside.push("-sample");
        Self { sample: own.with_file_name(beside), own }
    }
}

/// An unlocked casebook and who works with it.
pub struct Open {
    /// The casebook.
    pub casebook: Casebook,
    /// True for the sample.
    pub sample: bool,
    /// Held while a walk is written, so that two answers saved at once do not undo each other.
    pub writing: Mutex<()>,
    person: Mutex<Option<PersonId>>,
}

impl Open {
    /// Who is sitting here; nothing is written without a name.
    pub fn seated(&self) -> Result<PersonId, Fault> {
        lock(&self.person).clone().ok_or_else(|| Fault::failed("Say who is sitting here first."))
    }

    /// Who is sitting here, if anybody said so.
    pub fn seated_if_any(&self) -> Option<PersonId> {
        lock(&self.person).clone()
    }

    /// Somebody sits down.
    pub fn sit_down(&self, person: &PersonId) -> Result<(), Fault> {
        let known = self.casebook.people()?.iter().any(|known| known.id == *person);
        if !known {
            return Err(Fault::not_found("This person is not in the casebook."));
        }
        *lock(&self.person) = Some(person.clone());
        Ok(())
    }

    /// For the interface.
    pub fn session(&self) -> Result<Session, Fault> {
        let people: Vec<model::Person> = self.casebook.people()?;
        let seated = lock(&self.person).clone();
        let person = people.iter().find(|person| Some(&person.id) == seated.as_ref()).map(Person::from);
        Ok(Session { people: people.iter().map(Person::from).collect(), person, sample: self.sample })
    }
}

/// The state of the program.
pub struct Desk {
    /// The folders.
    pub places: Places,
    open: Mutex<Option<Arc<Open>>>,
    pool: Mutex<Option<Arc<Pool>>>,
    imports: Mutex<HashMap<OpeningId, Arc<AtomicBool>>>,
    touched: Mutex<Instant>,
    idle: Duration,
}

/// An import under way; it has ended when this is dropped, however that comes about.
pub struct Running<'a> {
    /// Set to true, it ends the import after the step under way.
    pub cancel: Arc<AtomicBool>,
    desk: &'a Desk,
    opening: OpeningId,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        lock(&self.desk.imports).remove(&self.opening);
    }
}

impl Desk {
    /// A desk with nothing open, which locks a casebook that nobody has asked anything of for as long as `idle`.
    pub fn new(places: Places, idle: Duration) -> Self {
        Self {
            places,
            open: Mutex::default(),
            pool: Mutex::default(),
            imports: Mutex::default(),
            touched: Mutex::new(Instant::now()),
            idle,
        }
    }

    /// The open casebook.
    pub fn open(&self) -> Result<Arc<Open>, Fault> {
        *lock(&self.touched) = Instant::now();
        lock(&self.open).clone().ok_or_else(Fault::locked)
    }

    /// Puts a casebook on the desk; one that lay there is closed.
    pub fn enter(&self, casebook: Casebook, sample: bool) -> Arc<Open> {
        let open = Arc::new(Open { casebook, sample, writing: Mutex::default(), person: Mutex::default() });
        *lock(&self.touched) = Instant::now();
        *lock(&self.open) = Some(Arc::clone(&open));
        open
    }

    /// Closes the casebook: imports end, and the keys are wiped with the last step under way.
    pub fn leave(&self) {
        lock(&self.imports).values().for_each(|cancel| cancel.store(true, Ordering::Relaxed));
        lock(&self.open).take();
    }

    /// How things stand.
    pub fn status(&self) -> Result<Status, Fault> {
        let open = lock(&self.open).clone();
        let session = open.as_ref().map(|open| open.session()).transpose()?;
        let state = match &session {
            Some(_) => State::Open,
            None if Casebook::exists(&self.places.own) => State::Locked,
            None => State::FirstRun,
        };
        let dir = open.map_or_else(|| self.places.own.clone(), |open| open.casebook.dir().to_owned());
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Ok(Status { state, version, casebook: Some(dir.display().to_string()), session })
    }

    /// True where nobody has asked for anything in a while and no import runs.
    pub fn is_idle(&self) -> bool {
        lock(&self.open).is_some()
            && lock(&self.imports).is_empty()
            && lock(&self.touched).elapsed() > self.idle
    }

    /// The processes that read files, started when they are first needed.
    pub fn pool(&self) -> Result<Arc<Pool>, Fault> {
        let mut pool = lock(&self.pool);
        if let Some(pool) = &*pool {
            return Ok(Arc::clone(pool));
        }
        let fresh = Pool::of_this_binary();
        let fresh = fresh
            .map_err(|error| Fault::failed(format!("The part that reads files did not start: {error}")))?;
        Ok(Arc::clone(pool.insert(Arc::new(fresh))))
    }

    /// Begins an import into an opening. One at a time.
    pub fn begin_import(&self, opening: &OpeningId) -> Result<Running<'_>, Fault> {
        let mut imports = lock(&self.imports);
        if imports.contains_key(opening) {
            return Err(Fault::failed(
                "Files are being added to this opening. Wait until they are in, or stop that first.",
            ));
        }
        let cancel = Arc::new(AtomicBool::new(false));
        imports.insert(opening.clone(), Arc::clone(&cancel));
        Ok(Running { cancel, desk: self, opening: opening.clone() })
    }

    /// Stops an import, if one runs.
    pub fn cancel_import(&self, opening: &OpeningId) {
        if let Some(cancel) = lock(&self.imports).get(opening) {
            cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// What a mutex holds; a thread that panicked while it held it left nothing half-done here.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk() -> Desk {
        Desk::new(Places::new(Path::new("/no/such/folder"), None), Duration::from_mins(20))
    }

    #[test]
    fn the_sample_never_lies_in_ones_own_casebook() {
        let usual = Places::new(Path::new("/data"), None);
        assert_eq!(usual.own, Path::new("/data/casebook"));
        assert_eq!(usual.sample, Path::new("/data/casebook-sample"));
        let named = Places::new(Path::new("/data"), Some(PathBuf::from("/else/mine")));
        assert_eq!(
            (named.own, named.sample),
            (PathBuf::from("/else/mine"), PathBuf::from("/else/mine-sample"))
        );
    }

    #[test]
    fn a_locked_desk_answers_nothing() {
        let desk = desk();
        assert_eq!(desk.open().err(), Some(Fault::locked()));
        assert_eq!(desk.status().unwrap().state, State::FirstRun);
    }

    #[test]
    fn one_import_at_a_time_into_an_opening() {
        let desk = desk();
        let (here, there) = (OpeningId::from("o-1"), OpeningId::from("o-2"));
        let running = desk.begin_import(&here).unwrap();
        assert!(desk.begin_import(&here).is_err());
        assert!(desk.begin_import(&there).is_ok());
        desk.cancel_import(&here);
        assert!(running.cancel.load(Ordering::Relaxed));
        drop(running);
        assert!(desk.begin_import(&here).is_ok());
    }
}
