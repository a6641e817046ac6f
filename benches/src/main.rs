//! Measures what the course promises about time.
//!
//!     cargo run -p sudoku-steps-benches -- speed
//!     cargo run -p sudoku-steps-benches -- making
//!     cargo run -p sudoku-steps-benches -- verdicts
//!     cargo run --release -p sudoku-steps-benches -- trail PUZZLES
//!     cargo run --release -p sudoku-steps-benches -- exact-cover PUZZLES
//!
//! The first two are built with the dev profile, as a learner's programs are. The
//! others race over PUZZLES, a file with one puzzle a line, such as Gordon Royle's
//! list of puzzles with 17 clues.

mod exact_cover;
mod making;
mod speed;
mod trail;
mod verdicts;

use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let measured = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["making"] => Ok(making::measure()),
        ["speed"] => Ok(speed::measure()),
        ["exact-cover", file] => exact_cover::measure(file),
        ["verdicts"] => verdicts::measure(),
        ["trail", file] => trail::measure(file),
        _ => Err("say what to measure: speed, making, verdicts, trail or exact-cover".to_string()),
    };
    match measured {
        Ok(table) => {
            println!("{table}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// The middle one of some times.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
