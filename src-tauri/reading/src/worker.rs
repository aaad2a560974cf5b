//! The child side: a process that reads one file after another from its standard input and does nothing else.

use std::io::{self, BufWriter, Read, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::confine;
use crate::fault::Fault;
use crate::protocol::{self, Request};
use crate::reader::{Reading, read};

/// The hidden first argument that makes a binary a worker.
pub const ARGUMENT: &str = "--read-from-standard-input";

/// Stack of the reading thread in bytes: deep nesting that stays within the limits must fit.
const STACK: usize = 64 << 20;

/// Exit status of a worker that gave up on a file by itself.
const GAVE_UP: i32 = 3;

/// Becomes a worker and never returns, if the process was started as one. Call it first in `main`, before threads
/// and before anything is opened.
pub fn run_if_asked() {
    if std::env::args_os().nth(1).is_some_and(|argument| argument == ARGUMENT) {
        let ended_well = serve(&mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()));
        std::process::exit(i32::from(ended_well.is_err()));
    }
}

/// Answers requests until the input ends.
fn serve(input: &mut impl Read, output: &mut impl Write) -> io::Result<()> {
    let mut confined = false;
    let desk = Desk::open()?;
    while let Some(request) = protocol::receive_request(input)? {
        if !std::mem::replace(&mut confined, true) {
            confine::confine(&request.limits);
        }
        let limits = request.limits.clone();
        let reading = desk.read(request);
        protocol::send_reply(output, &reading, &limits)?;
    }
    Ok(())
}

/// The thread that reads. A second thread waits for it, so that a worker whose parent is gone ends by itself.
struct Desk {
    requests: mpsc::Sender<Request>,
    readings: mpsc::Receiver<Reading>,
}

impl Desk {
    fn open() -> io::Result<Self> {
        let (requests, inbox) = mpsc::channel::<Request>();
        let (outbox, readings) = mpsc::channel();
        thread::Builder::new().stack_size(STACK).spawn(move || {
            for request in inbox {
                let reading = read(&request.bytes, &request.name, &request.limits);
                if outbox.send(reading).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self { requests, readings })
    }

    fn read(&self, request: Request) -> Reading {
        let patience = Duration::from_millis(request.limits.deadline_ms.saturating_mul(2));
        if self.requests.send(request).is_err() {
            return Reading::refused(&Fault::damaged("its reading ended early"));
        }
        match self.readings.recv_timeout(patience) {
            Ok(reading) => reading,
            Err(_) => std::process::exit(GAVE_UP),
        }
    }
}
