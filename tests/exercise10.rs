//! Mounts the checks of exercise 10 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/10_bigger_boards.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise10 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(sudoku_steps_check::answer_of_every_side!(subject))
        .main(include_str!("../exercises/10_bigger_boards.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
