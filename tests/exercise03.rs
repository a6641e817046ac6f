//! Mounts the checks of exercise 3 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/03_backtracking.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise03 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        first_empty: subject::first_empty,
        solve: subject::solve,
        solve_with_stack: subject::solve_with_stack,
    })
    .main(include_str!("../exercises/03_backtracking.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
