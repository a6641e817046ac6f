//! The puzzles that searches race over: those of a file, or a set of our own.

use std::fs;
use std::str::FromStr;

use sudoku_steps::solutions::generator::maker::{Plan, make};
use sudoku_steps::{AnyGrid, Conflict, Grid, ReadError, with_grid};

/// How many puzzles are made where no file is named.
const OWN: u64 = 1_000;

/// The puzzles of a file, one a line, and the number of the line; what follows a colon or
/// a blank isn't read. Empty lines and lines that begin with `#` are left out.
///
/// # Errors
/// A file that can't be read or has no puzzle, or the first line that is none.
pub fn grids<G: FromStr<Err = ReadError>>(file: &str) -> Result<Vec<(usize, G)>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let mut puzzles = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let puzzle = line.split([':', ',', ' ', '\t']).next().unwrap_or_default();
        if !puzzle.is_empty() && !puzzle.starts_with('#') {
            let read = puzzle.parse();
            let read = read.map_err(|error| format!("{file}, line {number}: {error}"))?;
            puzzles.push((number, read));
        }
    }
    if puzzles.is_empty() { Err(format!("{file} has no puzzles")) } else { Ok(puzzles) }
}

/// Grids that may break a rule.
pub trait Rules {
    /// The first two equal digits in a unit.
    fn conflict(&self) -> Option<Conflict>;
}

impl<const N: usize> Rules for Grid<N> {
    fn conflict(&self) -> Option<Conflict> {
        self.conflicts().first().copied()
    }
}

impl Rules for AnyGrid {
    fn conflict(&self) -> Option<Conflict> {
        with_grid!(self, grid => grid.conflict())
    }
}

/// The same, of puzzles that break no rule.
///
/// # Errors
/// As for [`grids`], or the first puzzle with a conflict.
pub fn read<G>(file: &str) -> Result<Vec<G>, String>
where
    G: FromStr<Err = ReadError> + Rules,
{
    let grids: Vec<(usize, G)> = grids(file)?;
    for (number, grid) in &grids {
        if let Some(conflict) = grid.conflict() {
            return Err(format!("{file}, line {number}: {conflict}"));
        }
    }
    Ok(grids.into_iter().map(|(_, grid)| grid).collect())
}

/// The puzzles of a file or, without one, minimal puzzles made with the seeds from 0 on.
///
/// # Errors
/// As for [`read`].
pub fn read_or_make(file: Option<&str>) -> Result<Vec<Grid>, String> {
    file.map_or_else(|| Ok(made()), read)
}

/// Minimal puzzles, made with the seeds from 0 on.
pub fn made() -> Vec<Grid> {
    let minimal = Plan { clues: 0, ..Plan::default() };
    (0..OWN).map(|seed| make(seed, &minimal, |_| {}).puzzle).collect()
}
