//! A Sudoku solver that applies every rule to the whole grid at once.
//!
//! ```
//! use sudoku_steps_fast as fast;
//!
//! let puzzle = b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
//! let grid = fast::solve(puzzle)?.expect("it has a solution");
//! assert_eq!(grid[0], [9, 8, 7, 6, 5, 4, 3, 2, 1]);
//! assert!(fast::is_unique(puzzle)?);
//! # Ok::<(), fast::Bad>(())
//! ```
//!
//! A puzzle is 81 bytes of text, or nine rows of digits with 0 for a blank: see [`Puzzle`]. Nothing
//! is allocated. Read the modules in this order: `layout`, `vector`, `matrices`, `singles`,
//! `search`, `branch`; then `triads`, `read`, `write`. Lesson 12 of the course explains them.

#![cfg_attr(not(feature = "std"), no_std)]
#![deny(unsafe_code)]
#![warn(missing_docs)]
#![allow(
    clippy::inline_always,
    reason = "a call from code of one instruction set into code without it costs more than a round"
)]
#![allow(clippy::many_single_char_names, reason = "they are registers, lanes and bits")]

mod branch;
mod instruction_set;
mod layout;
mod matrices;
mod plain;
mod puzzle;
mod read;
mod search;
mod singles;
mod triads;
mod vector;
mod write;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use instruction_set::{InstructionSet, available, best};
pub use puzzle::{Bad, Puzzle};
pub use search::Ideas;

use search::Search;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How many solutions, up to the limit.
    pub count: usize,
    /// The first, unless there is none.
    pub first: Option<[[u8; 9]; 9]>,
    /// How often every rule was applied to a whole grid.
    pub rounds: u64,
    /// How often a digit was tried in a square.
    pub guesses: u64,
}

/// The first solution, if there is one.
#[inline]
pub fn solve<'a>(puzzle: impl Into<Puzzle<'a>>) -> Result<Option<[[u8; 9]; 9]>, Bad> {
    Ok(solutions_up_to(puzzle, 1)?.first)
}

/// How many solutions, up to `limit`, and the first.
///
/// ```
/// use sudoku_steps_fast::solutions_up_to;
///
/// let empty = [[0; 9]; 9];
/// assert_eq!(solutions_up_to(&empty, 1_000)?.count, 1_000);
/// # Ok::<(), sudoku_steps_fast::Bad>(())
/// ```
pub fn solutions_up_to<'a>(puzzle: impl Into<Puzzle<'a>>, limit: usize) -> Result<Found, Bad> {
    search_with(best(), Ideas::default(), puzzle, limit)
}

/// Whether there is exactly one solution.
pub fn is_unique<'a>(puzzle: impl Into<Puzzle<'a>>) -> Result<bool, Bad> {
    Ok(solutions_up_to(puzzle, 2)?.count == 1)
}

/// Searches up to `limit` solutions on an instruction set, with some of the ideas.
///
/// ```
/// use sudoku_steps_fast::{Ideas, available, search_with};
///
/// let puzzle = b"85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";
/// for set in available() {
///     let all = search_with(set, Ideas::default(), puzzle, 2)?;
///     let without = search_with(set, Ideas { score: false, ..Ideas::default() }, puzzle, 2)?;
///     assert_eq!(all.first, without.first);
/// }
/// # Ok::<(), sudoku_steps_fast::Bad>(())
/// ```
pub fn search_with<'a>(
    set: InstructionSet,
    ideas: Ideas,
    puzzle: impl Into<Puzzle<'a>>,
    limit: usize,
) -> Result<Found, Bad> {
    find(set, ideas, puzzle.into(), limit)
}

#[inline]
fn find(set: InstructionSet, ideas: Ideas, puzzle: Puzzle, limit: usize) -> Result<Found, Bad> {
    let mut state = Search::new(ideas, limit);
    #[cfg(target_arch = "x86_64")]
    x86::run(set, &mut state, puzzle)?;
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = set;
        search::start::<plain::Plain, 9>(&mut state, puzzle)?;
    }
    // A clue twice in a column or a box ends like any grid without a solution.
    if state.found == 0
        && let Some(bad) = puzzle.bad()
    {
        return Err(bad);
    }
    let Search { found, first, rounds, guesses, .. } = state;
    Ok(Found { count: found, first: (found > 0).then(|| rows(&first)), rounds, guesses })
}

/// 81 digits as rows.
#[inline]
fn rows(digits: &[u8; 88]) -> [[u8; 9]; 9] {
    let mut rows = [[0; 9]; 9];
    rows.as_flattened_mut().copy_from_slice(&digits[..81]);
    rows
}
