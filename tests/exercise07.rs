//! Mounts the checks of exercise 7 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/07_making.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise07 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer { dig: subject::dig, is_minimal: subject::is_minimal })
        .main(include_str!("../exercises/07_making.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
