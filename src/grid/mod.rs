//! Digits in squares: the square, the set of digits, the geometry of a board, the grid and
//! what can be wrong with it, reading one from text, the puzzles that have names.
//!
//! The front door is [`Grid`].

mod any_grid;
mod candidates;
mod cell;
mod claim;
mod conflict;
mod digits;
mod geometry;
#[allow(clippy::module_inception)] // the room is called after what stands in it
mod grid;
pub mod puzzles;
pub mod read;

pub use any_grid::AnyGrid;
pub use candidates::{Candidates, Change};
pub use cell::{Cell, NoCell, Unit};
pub use claim::Overwritten;
pub use conflict::Conflict;
pub use digits::{Digits, symbol};
pub use geometry::Geometry;
pub use grid::Grid;
pub use read::ReadError;
