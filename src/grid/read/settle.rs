//! From squares to a grid: which notation is meant, and whether digits conflict.

use std::fmt;

use super::ReadError;
use super::notation::{Notation, Square};
use super::options::Options;
use super::readings::{Reading, readings};
use crate::{AnyGrid, Conflict, Grid, with_grid};

/// What was decided where a text can be read in more than one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// The digits are written in this notation.
    Digits {
        /// The side of the grid.
        side: usize,
        /// The notation that was taken.
        notation: Notation,
    },
    /// Lines of sixteen squares: one puzzle of this side, or sixteen of the other.
    Side(usize),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Digits { side, notation } => {
                write!(
                    f,
                    "read with the digits {}; --digits says another way",
                    notation.name(*side)
                )
            }
            Self::Side(side) => write!(f, "read as {side} × {side}; --side says another size"),
        }
    }
}

/// The grid that the squares are meant as.
///
/// # Errors
/// A square that is no digit, a conflict, or two notations that both give a puzzle.
pub(super) fn settle(
    squares: &[Square],
    side: usize,
    options: &Options,
) -> Result<(AnyGrid, Option<Note>), ReadError> {
    let readings = readings(squares, side, options.digits)?;
    let is_noted = readings.len() > 1 || readings[0].notation != Notation::FromOne;
    let all: Vec<(Notation, AnyGrid, Option<Conflict>)> = readings
        .iter()
        .map(|Reading { notation, digits }| {
            let grid = grid(side, digits);
            (*notation, grid, with_grid!(grid, grid => grid.conflicts().first().copied()))
        })
        .collect();
    let mut good = all.iter().filter(|(_, _, conflict)| conflict.is_none());
    let (notation, grid) = match (good.next(), good.next()) {
        (Some(&(one, ..)), Some(&(other, ..))) => {
            return Err(ReadError::Digits { side, notations: [one, other] });
        }
        (Some(&(notation, grid, _)), None) => (notation, grid),
        (None, _) => match all[0] {
            (_, _, Some(conflict)) if !options.conflicts => return Err(conflict.into()),
            (notation, grid, _) => (notation, grid),
        },
    };
    let note = (is_noted && options.digits.is_none()).then_some(Note::Digits { side, notation });
    Ok((grid, note))
}

fn grid(side: usize, digits: &[u8]) -> AnyGrid {
    match side {
        4 => AnyGrid::Four(filled(digits)),
        9 => AnyGrid::Nine(filled(digits)),
        16 => AnyGrid::Sixteen(filled(digits)),
        _ => AnyGrid::TwentyFive(filled(digits)),
    }
}

fn filled<const N: usize>(digits: &[u8]) -> Grid<N> {
    let mut grid = Grid::empty();
    for (cell, &digit) in grid.cells().zip(digits) {
        grid[cell] = digit;
    }
    grid
}
