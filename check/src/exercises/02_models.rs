//! Wrong ways to ask whether a grid is solved, to find the one that a learner's
//! answers follow.

use std::collections::BTreeSet;

use crate::{Cause, Fault, observe};
use sudoku_steps::Grid;

use super::{boards, grids};

/// A wrong way to ask: what it is a sign of, what it passes over, and the way itself.
type Model = (Fault, &'static str, fn(&Seen) -> bool);

/// What a grid has, as far as the models look at it.
#[allow(clippy::struct_excessive_bools)] // each is a question of its own
struct Seen {
    is_full: bool,
    /// No digit twice, by rows, columns and boxes. Blanks don't count.
    rows: bool,
    columns: bool,
    boxes: bool,
    /// For each unit, rows first, whether it has each digit once.
    right: Vec<bool>,
    /// Each unit has nine different numbers, a blank counted as one.
    nine_numbers: bool,
}

const MODELS: [Model; 13] = [
    (Fault::AlwaysTrue, "", |_| true),
    (Fault::RefusesSolved, "It says false of every grid.", |_| false),
    (Fault::FullIsEnough, "", |grid| grid.is_full),
    (Fault::TrueTooSoon, "", |grid| grid.rows && grid.columns && grid.boxes),
    (Fault::OneKindOnly, "Neither columns nor boxes are looked at.", |grid| {
        grid.is_full && grid.rows
    }),
    (Fault::OneKindOnly, "Neither rows nor boxes are looked at.", |grid| {
        grid.is_full && grid.columns
    }),
    (Fault::OneKindOnly, "Neither rows nor columns are looked at.", |grid| {
        grid.is_full && grid.boxes
    }),
    (Fault::WrongWayRound, "", |grid| !(grid.is_full && grid.rows && grid.columns && grid.boxes)),
    (Fault::BoxNotTested, "", |grid| grid.is_full && grid.rows && grid.columns),
    (Fault::BlankIsDigit, "", |grid| grid.nine_numbers),
    (Fault::FirstUnitDecides, "", |grid| grid.right.first() == Some(&true)),
    (Fault::OneUnitIsEnough, "", |grid| grid.right.contains(&true)),
    (Fault::LastUnitDecides, "", |grid| grid.right.last() == Some(&true)),
];

/// The wrong way that explains every answer on a few telling grids, if there is one.
pub fn cause(is_solved: fn(&Grid) -> bool) -> Option<Cause> {
    let full = boards::full();
    let solved = boards::solved().map(|(_, grid)| grid);
    let mut telling = vec![
        Grid::empty(),
        boards::one_blank(),
        grids::make(|cell| if cell.row == 4 && cell.col == 4 { 0 } else { full[cell] }),
        grids::make(|cell| if cell.row == 1 { 0 } else { full[cell] }),
        full,
        grids::make(|_| 1),
        grids::make(|cell| cell.col as u8 + 1),
        grids::make(|cell| cell.row as u8 + 1),
        grids::make(|cell| (cell.row + cell.col) as u8 % 9 + 1),
    ];
    telling.extend(grids::wrong_rows(&full));
    telling.extend(grids::wrong_columns(&full));
    telling.extend(grids::wrong_boxes(&solved));
    let asked = telling.len();
    let seen = observe(telling, is_solved);
    if seen.len() < asked {
        return None;
    }
    let explains =
        |model: &&Model| seen.iter().all(|(grid, answer)| (model.2)(&look_at(grid)) == *answer);
    let (fault, detail, _) = MODELS.iter().find(explains)?;
    Some(Cause::with(*fault, *detail))
}

fn look_at(grid: &Grid) -> Seen {
    let [rows, columns, boxes] = super::solved::wrong_kinds(grid).map(|wrong| wrong == 0);
    let numbers = |unit| grid.cells_of(unit).map(|cell| grid[cell]).collect::<BTreeSet<u8>>();
    Seen {
        is_full: grid.is_full(),
        rows,
        columns,
        boxes,
        right: grid.units().map(|unit| numbers(unit).iter().copied().eq(1..=9)).collect(),
        nine_numbers: grid.units().all(|unit| numbers(unit).len() == 9),
    }
}
