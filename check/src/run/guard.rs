//! Calling a learner's function so that whatever it does comes back as a value.

use crate::run::faults;
use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::report::Report;
use crate::run::child;
use sudoku_steps_follow::{Enough, Pulse};

/// Why a call gave no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// `todo!()` was reached.
    Todo {
        /// The file and line in which it stands.
        place: String,
    },
    /// The code panicked.
    Panic {
        /// What the panic said.
        message: String,
        /// The file and line in which it happened.
        place: String,
    },
    /// Nothing happened for some seconds.
    Stuck,
    /// More memory was taken than any answer needs.
    Memory,
}

/// How long a learner's function may do nothing that the checker can see.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// The stack of a learner's function: plenty for a search 625 squares deep, and
/// small enough that endless recursion ends soon.
const STACK: usize = 8 << 20;

/// How much memory the checks and an answer may take, in bytes.
const MOST_MEMORY: u64 = 1 << 30;
/// How much more of it a call that doesn't return may have taken, and be no more than slow.
const MUCH_MEMORY: u64 = MOST_MEMORY / 8;

/// The memory of this process, in bytes, where the system says it.
fn memory_in_use() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

thread_local! {
    static LAST_PANIC: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
    static IS_GUARDED: RefCell<bool> = const { RefCell::new(false) };
}

/// Runs `call` on a thread of its own. `Ok(None)` means that [`enough`] ended it.
pub(crate) fn run<T: Send + 'static>(
    pulse: &Pulse,
    call: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, Trouble> {
    let slot = Arc::new(Mutex::new(None));
    let filled = Arc::clone(&slot);
    run_boxed(
        pulse,
        Box::new(move || {
            let value = call();
            *filled.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
        }),
    )?;
    Ok(slot.lock().unwrap_or_else(PoisonError::into_inner).take())
}

/// The same without a type of its own, so that it is compiled once and not again for
/// each check of each exercise.
fn run_boxed(pulse: &Pulse, call: Box<dyn FnOnce() + Send>) -> Result<(), Trouble> {
    keep_panics_quiet();
    let (sender, receiver) = channel();
    let thread = thread::Builder::new().stack_size(STACK).name("exercise".to_string());
    let spawned = thread.spawn(move || {
        IS_GUARDED.with(|guarded| *guarded.borrow_mut() = true);
        let result = panic::catch_unwind(AssertUnwindSafe(call));
        // The checker may have stopped waiting.
        let _ = sender.send(result.map_err(|payload| trouble(payload.as_ref())));
    });
    spawned.expect("the system gives a thread");
    let memory_before = memory_in_use().unwrap_or(0);
    let mut seen = pulse.count();
    let mut since = Instant::now();
    let mut worked = work_done();
    loop {
        match receiver.recv_timeout(Duration::from_millis(200)) {
            Ok(Ok(()) | Err(None)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(Err(Some(trouble))) => return Err(trouble),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if memory_in_use().is_some_and(|bytes| bytes > MOST_MEMORY) {
            return Err(Trouble::Memory);
        }
        if pulse.count() != seen {
            seen = pulse.count();
            since = Instant::now();
            child::say_alive();
            worked = work_done();
        } else if since.elapsed() >= PATIENCE && !is_waiting(worked, since) {
            let grown = memory_in_use().map_or(0, |bytes| bytes.saturating_sub(memory_before));
            return Err(if grown > MUCH_MEMORY { Trouble::Memory } else { Trouble::Stuck });
        }
    }
}

/// How long this process has had a processor so far, where the system says it.
fn work_done() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The fields behind the program's name, which may hold anything: 14 and 15 of all are
    // the time in and under the program, in hundredths of a second.
    let (_, fields) = stat.rsplit_once(')')?;
    let fields = fields.split_whitespace().skip(11).take(2);
    let ticks: u64 = fields.map_while(|word| word.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 10))
}

/// Whether a call that shows nothing may be no more than waiting for a processor: on a busy
/// machine seconds pass in which it gets none. It says so to whoever waits for a word.
fn is_waiting(worked: Option<Duration>, since: Instant) -> bool {
    let (Some(before), Some(now)) = (worked, work_done()) else { return false };
    let is_waiting = now.saturating_sub(before) < PATIENCE / 2 && since.elapsed() < PATIENCE * 6;
    if is_waiting {
        child::say_alive();
    }
    is_waiting
}

/// What a panic was about, `None` for one of ours.
fn trouble(payload: &(dyn Any + Send)) -> Option<Trouble> {
    if payload.is::<Enough>() {
        return None;
    }
    let last = LAST_PANIC.with(RefCell::take);
    let (message, place) = last.unwrap_or_default();
    if message.starts_with("not yet implemented") || message.starts_with("not implemented") {
        return Some(Trouble::Todo { place });
    }
    Some(Trouble::Panic { message, place })
}

/// Keeps the message of a panic in a guarded thread for the report, instead of
/// printing it.
fn keep_panics_quiet() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            if IS_GUARDED.with(|guarded| *guarded.borrow()) {
                let message = info.payload_as_str().unwrap_or("a panic without a text").to_string();
                let place = info
                    .location()
                    .map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
                let place = in_exercise(&place).or_else(caller_in_exercise).unwrap_or(place);
                LAST_PANIC.with(|last| *last.borrow_mut() = Some((message, place)));
            } else {
                usual(info);
            }
        }));
    });
}

/// A place in a learner's file. A mount says `tests/../exercises/…`, and a learner
/// knows the file without the dots.
fn in_exercise(place: &str) -> Option<String> {
    let place = place.replace('\\', "/");
    place.rfind("../exercises/").map(|at| place[at + "../".len()..].to_string())
}

/// The newest call from a learner's file, for a panic further down, such as under
/// `collect`.
fn caller_in_exercise() -> Option<String> {
    let calls = Backtrace::force_capture().to_string();
    let place =
        calls.lines().filter(|line| line.trim_start().starts_with("at ")).find_map(in_exercise)?;
    // Without the column.
    place.rsplit_once(':').map(|(place, _)| place.to_string())
}

/// What a message of Rust's own, or of a set's, means here.
fn meaning(message: &str) -> &'static str {
    if message.contains("subtract with overflow") {
        "An unsigned number can't go below 0; blanks, empty sets and empty lists count as 0."
    } else if message.contains("add with overflow") || message.contains("multiply with overflow") {
        "The result is larger than its type can hold."
    } else if message.contains("shift left with overflow")
        || message.contains("shift right with overflow")
    {
        "A number is moved by more places than its type has bits."
    } else if message.contains("capacity overflow") {
        "Room is asked for more than memory can hold."
    } else if message.starts_with("0 is no digit") {
        "A blank square holds 0."
    } else if message.contains("the len is 0") {
        "The list is empty. On which boards is it, and what has to happen then?"
    } else if message.contains("on a `None` value") {
        "There was nothing to unwrap. When is there nothing, and what has to happen then?"
    } else {
        ""
    }
}

/// The functions that take a bit out of a set, or look for one.
const IN_BITS: [&str; 3] = ["remove", "contains", "without"];
const BORROWS: &str = "A bit that isn't there was subtracted, and the number went below 0.";

/// The number of the line in a place.
fn line_of(place: &str) -> Option<&str> {
    let (_, line) = place.rsplit_once(':')?;
    line.parse::<u32>().is_ok().then_some(line)
}

impl Trouble {
    /// The report on this trouble with `function`, called on `what`.
    #[must_use]
    pub fn report(&self, function: &str, what: &str) -> Report {
        use crate::report::Cause;
        match self {
            Self::Todo { place } => crate::run::todo::report(function, place),
            Self::Panic { message, place } => {
                let subtracts = message.contains("subtract with overflow");
                let fault = if subtracts && IN_BITS.contains(&function) {
                    faults::ARITHMETIC
                } else if message.contains("the len is 0") {
                    faults::PANICKED
                } else if message.contains("index out of bounds")
                    || message.contains("lies outside a grid")
                    || message.contains("out of range")
                {
                    faults::OUT_OF_RANGE
                } else if message.contains("is no digit from")
                    || message.contains("a digit is between")
                {
                    faults::NO_DIGIT
                } else {
                    faults::PANICKED
                };
                let detail = match (fault, line_of(place)) {
                    (faults::ARITHMETIC, _) => BORROWS.to_string(),
                    (faults::PANICKED, Some(line)) => {
                        format!("{} Line {line} is the one that panicked.", meaning(message))
                    }
                    _ => meaning(message).to_string(),
                };
                Report::new(format!("{function} {what} panics"))
                    .say(format!("At {place} it says: {message}"))
                    .because(Some(Cause::with(fault, detail.trim_start())))
            }
            Self::Memory => Report::new(
                format!("{function} {what}").trim_end().to_string() + " uses up the memory",
            )
            .because(Some(Cause::new(faults::MEMORY_USED_UP))),
            Self::Stuck => Report::new(format!("{function} {what} doesn't return"))
                .say(format!(
                    "For {} seconds it neither returned nor did anything that shows.",
                    PATIENCE.as_secs()
                ))
                .because(Some(Cause::new(faults::DOES_NOT_RETURN))),
        }
    }
}
