//! The puzzles that searches race over: those of a file, or a set of our own.

use std::fs;
use std::str::FromStr;

use sudoku_steps::solutions::generator::maker::{Plan, make};
use sudoku_steps::{AnyGrid, Board, Grid, ReadError, with_grid};

/// How many puzzles are made where no file is named.
const OWN: u64 = 1_000;

/// The puzzles of a file, one a line; what follows a colon or a blank isn't read.
/// Empty lines and lines that begin with `#` are left out.
///
/// # Errors
/// A file that can't be read or has no puzzle, or the first line that is none or has a
/// conflict.
pub fn read<G: FromStr<Err = ReadError>>(file: &str) -> Result<Vec<G>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let mut puzzles = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let puzzle = line.split([':', ',', ' ', '\t']).next().unwrap_or_default();
        if !puzzle.is_empty() && !puzzle.starts_with('#') {
            let at = |error: String| format!("{file}, line {}: {error}", index + 1);
            puzzles.push(puzzle.parse().map_err(|error: ReadError| at(error.to_string()))?);
            let any: AnyGrid = puzzle.parse().map_err(|error: ReadError| at(error.to_string()))?;
            with_grid!(any, grid => Board::new(grid).map(|_| ()))
                .map_err(|conflict| at(conflict.to_string()))?;
        }
    }
    if puzzles.is_empty() { Err(format!("{file} has no puzzles")) } else { Ok(puzzles) }
}

/// The puzzles of a file or, without one, minimal puzzles made with the seeds from 0 on.
///
/// # Errors
/// As for [`read`].
pub fn read_or_make(file: Option<&str>) -> Result<Vec<Grid>, String> {
    let minimal = Plan { clues: 0, ..Plan::default() };
    match file {
        Some(file) => read(file),
        None => Ok((0..OWN).map(|seed| make(seed, &minimal, |_| {}).puzzle).collect()),
    }
}
