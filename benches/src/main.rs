//! Measures what the course promises about time.
//!
//! ```text
//! cargo run -p sudoku-steps-benches -- speed
//! cargo run -p sudoku-steps-benches -- making
//! cargo run -p sudoku-steps-benches -- verdicts
//! cargo run -p sudoku-steps-benches -- first-build
//! cargo run --release -p sudoku-steps-benches -- solving [PUZZLES]
//! cargo run --release -p sudoku-steps-benches -- counting
//! cargo run --release -p sudoku-steps-benches -- exact-cover [PUZZLES]
//! cargo run --release -p sudoku-steps-benches -- covering
//! cargo run --release -p sudoku-steps-benches -- bigger [PUZZLES [TRIES]]
//! cargo run --release -p sudoku-steps-benches -- race [--most N] [--csv] [FILE…]
//! cargo run --release -p sudoku-steps-benches -- instructions [FILE…]
//! cargo run --release -p sudoku-steps-benches -- growing SIDE SEED
//! ```
//!
//! The first four are built with the dev profile, as a learner's programs are. PUZZLES
//! is a file with one puzzle a line, such as Gordon Royle's list of puzzles with 17
//! clues. Without it, `solving` and `exact-cover` make their own, and `bigger` takes the
//! twelve of lesson 10. `race` sets the solver of lesson 12 beside others on each FILE, with the
//! CPU time of one thread; `instructions` counts with valgrind what the same solvers do.
//! `growing` measures nothing: it makes one more puzzle of that kind.

#![forbid(unsafe_code)]
#![allow(clippy::cast_precision_loss)] // what is counted here is far below 2^53

mod answers;
mod bare;
mod bigger;
mod counting;
mod covering;
mod cpu;
mod exact_cover;
mod first_build;
mod growing;
mod instructions;
mod list;
mod making;
mod peers;
mod puzzles;
mod race;
mod racers;
mod solving;
mod speed;
mod verdicts;

use std::io::{ErrorKind, Write, stdout};
use std::process::ExitCode;
use std::time::Duration;

use sudoku_steps::Table;

const USAGE: &str = "say what to measure: speed, making, verdicts, first-build, solving [PUZZLES], \
                     counting, exact-cover [PUZZLES], covering, bigger [PUZZLES [TRIES]], race [--most N] [--csv] [--rounds N] \
                     [--seconds S] [FILE…] or instructions [FILE…]; or growing SIDE SEED for a puzzle";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let written = match *arguments.as_slice() {
        ["--help" | "-h"] => Ok(USAGE.to_string()),
        ["growing", side, seed] => growing::make(side, seed),
        ["race", ref arguments @ ..] => race::run(arguments),
        // What `instructions` runs under valgrind.
        ["solve", file, solver, puzzles] => instructions::solve(file, solver, puzzles),
        _ => measure(&arguments).map(|table| table.to_string()),
    };
    match written {
        // Whoever reads no further has what they wanted; a full disk is said.
        Ok(text) => match writeln!(stdout(), "{text}") {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                eprintln!("error: cannot write: {error}");
                ExitCode::from(2)
            }
            _ => ExitCode::SUCCESS,
        },
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn measure(arguments: &[&str]) -> Result<Table, String> {
    match *arguments {
        ["speed"] => speed::measure(),
        ["making"] => Ok(making::measure()),
        ["first-build"] => first_build::measure(),
        ["verdicts"] => verdicts::measure(),
        ["instructions", ref files @ ..] => instructions::measure(files),
        ["counting"] => counting::measure(),
        ["covering"] => covering::measure(),
        ["solving"] => solving::measure(None),
        ["solving", file] => solving::measure(Some(file)),
        ["exact-cover"] => exact_cover::measure(None),
        ["exact-cover", file] => exact_cover::measure(Some(file)),
        ["bigger"] => bigger::measure(None, bigger::BUDGET),
        ["bigger", file] => bigger::measure(Some(file), bigger::BUDGET),
        ["bigger", file, tries] => match tries.parse() {
            Ok(tries) => bigger::measure(Some(file), tries),
            Err(_) => Err(format!("{tries:?} is no number of tries")),
        },
        _ => Err(USAGE.to_string()),
    }
}

/// The middle one of some times.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
