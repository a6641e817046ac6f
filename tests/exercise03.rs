//! Mounts the checks of exercise 3 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(unused_imports, unused_variables, clippy::pedantic)] // todo!() uses nothing
#[path = "../exercises/03_backtracking.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise03 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        first_empty: subject::first_empty,
        solve: subject::solve,
    })
    .main(include_str!("../exercises/03_backtracking.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
