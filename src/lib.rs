//! What every lesson of the course stands on.
//!
//! A search is [`Board::place`] and [`Board::undo`]. Each goes on the board's
//! [`Tape`], and everything else is read off the tape: the counts ([`Tally`]), the
//! indented text ([`Trace`]), the steps, the comparison of two searches.
//!
//! ```
//! use sudoku_steps::{Board, Outcome, puzzles, solutions::backtracking};
//!
//! let mut board = Board::new(puzzles::find("easy").unwrap().grid())?;
//! let solved = backtracking::solve(&mut board);
//! assert_eq!(board.finish(solved), Outcome::Solved);
//! assert!(board.grid().is_full());
//! println!("{}", board.tally());
//! # Ok::<(), sudoku_steps::Conflict>(())
//! ```
//!
//! The rooms of the house, each using only those before it: `text` and `random`, `grid`,
//! `board`, `show`, [`exact_cover`], [`solutions`], [`course`], [`lesson`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

// Stubs, solutions and lessons all say `use sudoku_steps::…`.
extern crate self as sudoku_steps;

/// Stands in a stub where a learner's code goes. It names what that code will use, so that
/// the compiler warns of nothing in a stub, and in an answer of whatever is left unused.
///
/// # Panics
/// Always, like the macro of the same name in Rust itself.
#[macro_export]
macro_rules! todo {
    ($($used:expr),*) => {{
        let _ = ($(&$used,)*);
        ::core::todo!()
    }};
}

mod board;
pub mod course;
pub mod exact_cover;
mod grid;
pub mod lesson;
mod random;
mod show;
#[path = "../solutions/mod.rs"]
pub mod solutions;
pub mod text;

pub use board::{Board, Choice, Event, Listener, Outcome, Placed, Replay, Tally, Tape, Why, play};
pub use course::hints;
pub use grid::{
    AnyGrid, Candidates, Cell, Change, Conflict, Digits, Geometry, Grid, NoCell, Overwritten,
    ReadError, Unit, puzzles, read, symbol,
};
pub use random::Random;
pub use show::{Calls, Colour, Line, Moment, Returned, Table, Trace, Tree, Turn, band, picture};
