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

#![warn(missing_docs)]

// Stubs, solutions and lessons all say `use sudoku_steps::…`.
extern crate self as sudoku_steps;

mod any_grid;
mod board;
mod calls;
mod candidates;
mod cell;
#[cfg(feature = "check")]
pub mod check;
mod choice;
mod claim;
mod colour;
pub mod course;
mod digits;
pub mod exact_cover;
mod geometry;
mod grid;
pub mod hints;
pub mod lesson;
mod outcome;
pub mod picture;
mod position;
pub mod puzzles;
mod random;
pub mod read;
mod replay;
#[path = "../solutions/mod.rs"]
pub mod solutions;
mod table;
mod tally;
mod tape;
pub mod text;
mod trace;
mod tree;

pub use any_grid::AnyGrid;
pub use board::Board;
pub use calls::{Calls, Moment, Returned, Turn};
pub use candidates::{Candidates, Change};
pub use cell::{Cell, NoCell, Unit};
pub use choice::Choice;
pub use claim::Overwritten;
pub use colour::Colour;
pub use digits::{Digits, symbol};
pub use grid::{Conflict, Grid};
pub use outcome::Outcome;
pub use random::Random;
pub use read::ReadError;
pub use replay::{Placed, Replay};
pub use table::Table;
pub use tally::Tally;
pub use tape::{Event, Listener, Tape, Why};
pub use trace::{Line, Trace};
pub use tree::Tree;
