//! Mounts the checks of exercise 4 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/04_fewest_choices.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise04 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer { fewest_choices: subject::fewest_choices })
        .main(include_str!("../exercises/04_fewest_choices.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
