//! Mounts the checks of exercise 12 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/12_fast.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise12 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        mini_rows: subject::mini_rows,
        keep: subject::keep,
        seen: subject::seen,
        round: subject::round,
    })
    .main(include_str!("../exercises/12_fast.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
