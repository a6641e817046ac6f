//! Mounts the checks of exercise 11 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/11_rules.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise11 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        naked_pairs_4: subject::naked_pairs,
        naked_pairs: subject::naked_pairs,
        naked_pairs_16: subject::naked_pairs,
        pointing_4: subject::pointing,
        pointing: subject::pointing,
        pointing_16: subject::pointing,
    })
    .main(include_str!("../exercises/11_rules.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
