//! The companion's commands: where the learner stands, and what comes next.

pub mod check;
pub mod hint;
pub mod map;
pub mod quiz;
pub mod reset;
pub mod solution;

use std::path::PathBuf;

use sudoku_steps::course::record::Records;
use sudoku_steps::course::{STAGES, Stage};
use sudoku_steps::lesson::Stop;

/// The folder that the course is in.
pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A file or folder of the course.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(ROOT).join(name)
}

/// A file of the course as text.
pub fn text(name: &str) -> Result<String, Stop> {
    std::fs::read_to_string(path(name))
        .map_err(|error| Stop::Bad(format!("cannot read {name}: {error}")))
}

/// The stage with a number that somebody typed.
pub fn numbered(number: usize) -> Option<&'static Stage> {
    STAGES.iter().find(|stage| stage.number == number)
}

/// The stage that somebody means by a word, in the sentence of `command`.
pub fn meant(word: &str, command: &str) -> Result<&'static Stage, Stop> {
    word.parse().ok().and_then(numbered).ok_or_else(|| {
        let last = STAGES[STAGES.len() - 1].number;
        Stop::Bad(format!(
            "{word:?} is no exercise: give its number, from 1 to {last}, as in: cargo run -- {command} 3"
        ))
    })
}

/// The stage of that number, or where nobody said one the first that isn't done.
pub fn meant_or_next(word: Option<&String>, command: &str) -> Result<&'static Stage, Stop> {
    match word {
        Some(word) => meant(word, command),
        None => Ok(Records::here().and_then(|records| records.next()).unwrap_or(&STAGES[0])),
    }
}
