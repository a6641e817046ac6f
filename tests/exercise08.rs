//! Mounts the checks of exercise 8 on the learner's file.

#![forbid(unsafe_code)]

#[cfg(not(feature = "solutions"))]
#[allow(clippy::pedantic)] // whose code this is decides its style
#[path = "../exercises/08_trail.rs"]
pub mod subject;

#[cfg(not(feature = "solutions"))]
use sudoku_steps_check::exercises::exercise08 as checks;

fn main() -> std::process::ExitCode {
    #[cfg(not(feature = "solutions"))]
    return checks::exercise(checks::Answer {
        all: subject::all,
        insert: subject::insert,
        remove: subject::remove,
        contains: subject::contains,
        union: subject::union,
        without: subject::without,
        len: subject::len,
        ascending: subject::ascending,
        eliminate_4: subject::eliminate,
        eliminate: subject::eliminate,
        eliminate_25: subject::eliminate,
        restore_4: subject::restore,
        restore: subject::restore,
        restore_25: subject::restore,
    })
    .main(include_str!("../exercises/08_trail.rs"));
    #[cfg(feature = "solutions")]
    std::process::ExitCode::SUCCESS
}
