//! Mounts the checks of exercise 5 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/05_propagation.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise05 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        fill_forced: subject::fill_forced,
        fill_hidden: subject::fill_hidden,
        propagate: subject::propagate,
    })
    .main(include_str!("../exercises/05_propagation.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
