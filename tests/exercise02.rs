//! Mounts the checks of exercise 2 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/02_candidates.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise02 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        allowed: subject::allowed,
        is_solved: subject::is_solved,
    })
    .main(include_str!("../exercises/02_candidates.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
