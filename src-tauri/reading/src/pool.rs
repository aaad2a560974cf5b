//! The parent side: a pool of worker processes, each of which reads one file at a time.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use crate::fault::Fault;
use crate::limits::Limits;
use crate::protocol;
use crate::reader::{Reader, Reading};
use crate::worker;

/// How to start a worker.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program; its `main` calls [`worker::run_if_asked`] first.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

impl Launch {
    /// The running binary itself, as a worker.
    pub fn this_binary() -> io::Result<Self> {
        Ok(Self::program(std::env::current_exe()?))
    }

    /// Another binary that can be a worker.
    pub fn program(program: impl Into<PathBuf>) -> Self {
        Self { program: program.into(), arguments: vec![worker::ARGUMENT.into()] }
    }
}

/// The programs' allocator takes address space by the gigabyte beforehand, unless told otherwise, and a worker's cap on
/// memory counts it.
const RESERVE: &str = "MIMALLOC_ARENA_RESERVE";

/// How long the first worker may take to start and answer.
const START: Duration = Duration::from_mins(1);

/// Reads in worker processes, as many at once as the pool has places.
///
/// A worker that dies or oversteps the deadline is killed and costs one file at most: that file is tried once more in
/// a fresh worker, then given up as [`crate::Status::Damaged`] or [`crate::Status::TimedOut`].
pub struct Pool {
    launch: Launch,
    limits: Limits,
    size: usize,
    places: Mutex<Places>,
    freed: Condvar,
}

/// Workers that wait for a file, and places for which no worker runs.
struct Places {
    idle: Vec<Worker>,
    free: usize,
}

impl Pool {
    /// A pool of `size` places (one at least). One worker is started and tried at once, so that a program that is
    /// no worker fails here and not on every file; the others start when they are first needed.
    pub fn open(launch: Launch, limits: Limits, size: usize) -> io::Result<Self> {
        let size = size.max(1);
        let first = Worker::start(&launch)?;
        // Starting is not reading: a busy computer may take long to load the program, and no file is to blame for it.
        first.await_reading(b"x", "trial.txt", &limits, START).map_err(Lost::into_error)?;
        let places = Mutex::new(Places { idle: vec![first], free: size - 1 });
        Ok(Self { launch, limits, size, places, freed: Condvar::new() })
    }

    /// A pool of this binary's own workers with the usual limits, one for each processor.
    pub fn of_this_binary() -> io::Result<Self> {
        let size = thread::available_parallelism().map_or(2, usize::from);
        Self::open(Launch::this_binary()?, Limits::default(), size)
    }

    /// Places in the pool: how many threads can read at once.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Waits for a place; a worker that stood there idle, else a new one.
    fn take(&self) -> Result<Worker, Lost> {
        let mut places = lock(&self.places);
        loop {
            if let Some(worker) = places.idle.pop() {
                return Ok(worker);
            }
            if places.free > 0 {
                places.free -= 1;
                drop(places);
                return Worker::start(&self.launch).map_err(|_| self.discard(Lost::Died));
            }
            places = self.freed.wait(places).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn give_back(&self, worker: Worker) {
        lock(&self.places).idle.push(worker);
        self.freed.notify_one();
    }

    fn discard(&self, why: Lost) -> Lost {
        lock(&self.places).free += 1;
        self.freed.notify_one();
        why
    }

    fn try_once(&self, bytes: &[u8], name: &str) -> Result<Reading, Lost> {
        let worker = self.take()?;
        match worker.read(bytes, name, &self.limits) {
            Ok(reading) => {
                self.give_back(worker);
                Ok(reading)
            }
            Err(why) => {
                drop(worker);
                Err(self.discard(why))
            }
        }
    }
}

impl Reader for Pool {
    fn read(&self, bytes: &[u8], name: &str) -> Reading {
        if bytes.len() as u64 > self.limits.file_bytes {
            return Reading::refused(&Fault::too_large(format!("over {} MB", self.limits.file_bytes >> 20)));
        }
        let outcome = self.try_once(bytes, name).or_else(|_| self.try_once(bytes, name));
        outcome.unwrap_or_else(|why| Reading::refused(&why.into_fault()))
    }
}

/// How a worker was lost.
enum Lost {
    Died,
    TimedOut,
}

impl Lost {
    fn into_fault(self) -> Fault {
        match self {
            Self::Died => Fault::damaged("the process that read it stopped, twice"),
            Self::TimedOut => Fault::TimedOut,
        }
    }

    fn into_error(self) -> io::Error {
        match self {
            Self::Died => io::Error::new(io::ErrorKind::InvalidData, "the reading process gave no answer"),
            Self::TimedOut => io::ErrorKind::TimedOut.into(),
        }
    }
}

/// One worker process, and the thread that speaks with it, so that its caller can stop waiting.
struct Worker {
    jobs: mpsc::Sender<Job>,
    readings: mpsc::Receiver<io::Result<Reading>>,
    child: Child,
}

/// One file on its way to a worker.
struct Job {
    bytes: Vec<u8>,
    name: String,
    limits: Limits,
}

impl Worker {
    fn start(launch: &Launch) -> io::Result<Self> {
        let mut child = Command::new(&launch.program)
            .args(&launch.arguments)
            .env_remove("ASSAY_PASSPHRASE")
            .env(RESERVE, "0")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (jobs, inbox) = mpsc::channel();
        let (outbox, readings) = mpsc::channel();
        thread::Builder::new().spawn(move || speak(input, BufReader::new(output), &inbox, &outbox))?;
        Ok(Self { jobs, readings, child })
    }

    fn read(&self, bytes: &[u8], name: &str, limits: &Limits) -> Result<Reading, Lost> {
        self.await_reading(bytes, name, limits, Duration::from_millis(limits.deadline_ms))
    }

    fn await_reading(
        &self,
        bytes: &[u8],
        name: &str,
        limits: &Limits,
        patience: Duration,
    ) -> Result<Reading, Lost> {
        let job = Job { bytes: bytes.to_vec(), name: name.to_owned(), limits: limits.clone() };
        self.jobs.send(job).map_err(|_| Lost::Died)?;
        match self.readings.recv_timeout(patience) {
            Ok(reading) => reading.map_err(|_| Lost::Died),
            Err(mpsc::RecvTimeoutError::Timeout) => Err(Lost::TimedOut),
            Err(mpsc::RecvTimeoutError::Disconnected) => Err(Lost::Died),
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Carries files to a worker and readings back until either side ends.
fn speak(
    mut input: ChildStdin,
    mut output: BufReader<ChildStdout>,
    inbox: &mpsc::Receiver<Job>,
    outbox: &mpsc::Sender<io::Result<Reading>>,
) {
    for Job { bytes, name, limits } in inbox {
        let reading = protocol::send_request(&mut input, &name, &limits, &bytes)
            .and_then(|()| protocol::receive_reply(&mut output, &limits));
        let ended = reading.is_err();
        if outbox.send(reading).is_err() || ended {
            break;
        }
    }
}

fn lock(places: &Mutex<Places>) -> MutexGuard<'_, Places> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}
