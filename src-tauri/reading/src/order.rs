//! Work done side by side, its results taken in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError, mpsc};
use std::thread;

/// How far the work may run ahead of the oldest result that is still awaited.
const AHEAD: usize = 64;

/// Does `work(0)` … `work(count - 1)` on `width` threads and gives each result to `take` on the calling thread, in
/// that order. Where `take` answers false, nothing more is begun and what is still under way is dropped.
pub fn in_order<R: Send>(
    width: usize,
    count: usize,
    work: impl Fn(usize) -> R + Sync,
    mut take: impl FnMut(usize, R) -> bool,
) {
    let (next, gate) = (AtomicUsize::new(0), Gate::default());
    let (outbox, inbox) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..width.clamp(1, count.max(1)) {
            let (next, gate, work, outbox) = (&next, &gate, &work, outbox.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || !gate.pass(number) || outbox.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(outbox);
        deliver(&inbox, &gate, &mut take);
        gate.open_to(None);
    });
}

fn deliver<R>(inbox: &mpsc::Receiver<(usize, R)>, gate: &Gate, take: &mut impl FnMut(usize, R) -> bool) {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    for (number, result) in inbox {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&due) {
            if !take(due, result) {
                return;
            }
            due += 1;
            gate.open_to(Some(due));
        }
    }
}

/// Holds back work that would run too far ahead.
struct Gate {
    /// Results taken so far; nothing once the work is called off.
    taken: Mutex<Option<usize>>,
    moved: Condvar,
}

impl Default for Gate {
    fn default() -> Self {
        Self { taken: Mutex::new(Some(0)), moved: Condvar::new() }
    }
}

impl Gate {
    /// Waits until `number` may begin; false where the work is called off.
    fn pass(&self, number: usize) -> bool {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let far = |taken: &mut Option<usize>| taken.is_some_and(|taken| number >= taken + AHEAD);
        self.moved.wait_while(taken, far).unwrap_or_else(PoisonError::into_inner).is_some()
    }

    fn open_to(&self, taken: Option<usize>) {
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = taken;
        self.moved.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_come_in_order_whatever_finishes_first() {
        let mut seen = Vec::new();
        let work = |n: usize| {
            thread::sleep(Duration::from_micros(((n * 7919) % 11) as u64 * 50));
            n * n
        };
        in_order(4, 300, work, |n, square| {
            seen.push((n, square));
            true
        });
        assert_eq!(seen, (0..300).map(|n| (n, n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn a_no_stops_the_work() {
        let begun = AtomicUsize::new(0);
        in_order(2, 100_000, |_| begun.fetch_add(1, Ordering::Relaxed), |n, _| n < 10);
        assert!(begun.load(Ordering::Relaxed) < 200);
    }

    #[test]
    fn nothing_to_do_is_fine() {
        in_order(3, 0, |n| n, |_, _| panic!("there is nothing to take"));
    }
}
