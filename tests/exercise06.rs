//! Mounts the checks of exercise 6 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/06_counting.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise06 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        each_solution: subject::each_solution,
        differences: subject::differences,
    })
    .main(include_str!("../exercises/06_counting.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
