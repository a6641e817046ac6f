//! Wrong ways to ask whether a grid is solved, to find the one that a learner's
//! answers follow.

use crate::exercises::faults02 as faults;
use crate::search::faults::TRUE_TOO_SOON;
use crate::values::faults::{ALWAYS_TRUE, BOX_NOT_TESTED, WRONG_WAY_ROUND};
use std::collections::BTreeSet;

use crate::{Cause, Fault, observe};
use sudoku_steps::{Grid, Unit};

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
    (ALWAYS_TRUE, "", |_| true),
    (faults::REFUSES_SOLVED, "It says false of every grid.", |_| false),
    (faults::FULL_IS_ENOUGH, "", |grid| grid.is_full),
    (TRUE_TOO_SOON, "", |grid| grid.rows && grid.columns && grid.boxes),
    (faults::ONE_KIND_ONLY, "Neither columns nor boxes are looked at.", |grid| {
        grid.is_full && grid.rows
    }),
    (faults::ONE_KIND_ONLY, "Neither rows nor boxes are looked at.", |grid| {
        grid.is_full && grid.columns
    }),
    (faults::ONE_KIND_ONLY, "Neither rows nor columns are looked at.", |grid| {
        grid.is_full && grid.boxes
    }),
    (WRONG_WAY_ROUND, "", |grid| !(grid.is_full && grid.rows && grid.columns && grid.boxes)),
    (BOX_NOT_TESTED, "", |grid| grid.is_full && grid.rows && grid.columns),
    (faults::BLANK_IS_DIGIT, "", |grid| grid.nine_numbers),
    (faults::FIRST_UNIT_DECIDES, "", |grid| grid.right.first() == Some(&true)),
    (faults::ONE_UNIT_IS_ENOUGH, "", |grid| grid.right.contains(&true)),
    (faults::LAST_UNIT_DECIDES, "", |grid| grid.right.last() == Some(&true)),
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
    let [rows, columns, boxes] = wrong_kinds(grid).map(|wrong| wrong == 0);
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

/// How many rows, columns and boxes have a digit twice.
pub fn wrong_kinds(grid: &Grid) -> [usize; 3] {
    let mut wrong: Vec<Unit> = grid.conflicts().iter().map(|conflict| conflict.unit).collect();
    wrong.dedup();
    let count = |is_kind: fn(&Unit) -> bool| wrong.iter().filter(|unit| is_kind(unit)).count();
    [
        count(|unit| matches!(unit, Unit::Row(_))),
        count(|unit| matches!(unit, Unit::Column(_))),
        count(|unit| matches!(unit, Unit::Box(_))),
    ]
}
