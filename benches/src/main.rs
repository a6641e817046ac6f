//! Measures what the course promises about time.
//!
//!     cargo run -p sudoku-steps-benches -- speed
//!     cargo run -p sudoku-steps-benches -- verdicts
//!     cargo run -p sudoku-steps-benches --release -- trail PUZZLES.txt
//!
//! Speed and verdicts are measured in the dev profile, as a learner's programs are
//! built; the lists of puzzles, one a line, in the release profile.

mod speed;
mod trail;
mod verdicts;

use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let measured = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["speed"] => Ok(speed::measure()),
        ["verdicts"] => verdicts::measure(),
        ["trail", file] => trail::measure(file),
        _ => Err("say what to measure: speed, verdicts, or trail and a file".to_string()),
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
