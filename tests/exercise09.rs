//! Mounts the checks of exercise 9 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/09_exact_cover.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise09 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        cover: subject::cover,
        uncover: subject::uncover,
        fewest_options: subject::fewest_options,
        search: subject::search,
    })
    .main(include_str!("../exercises/09_exact_cover.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
