//! Mounts the checks of exercise 1 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/01_recursion.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise01 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer { fits: subject::fits, solve: subject::solve })
        .main(include_str!("../exercises/01_recursion.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
