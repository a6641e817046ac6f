//! Measures what the course promises about time.
//!
//!     cargo run -p sudoku-steps-benches -- speed
//!     cargo run -p sudoku-steps-benches -- making
//!     cargo run -p sudoku-steps-benches -- verdicts
//!
//! Everything is built with the dev profile, as a learner's programs are.

mod making;
mod speed;
mod verdicts;

use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let measured = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["making"] => Ok(making::measure()),
        ["speed"] => Ok(speed::measure()),
        ["verdicts"] => verdicts::measure(),
        _ => Err("say what to measure: speed, making or verdicts".to_string()),
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
