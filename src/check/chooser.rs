//! Which rule a learner's code follows when it chooses the next square.

use super::fault::{Cause, Fault};
use super::report::Scene;
use crate::{Cell, Grid, Replay};

/// A square chosen on a grid; `None` where the code saw no square to choose.
pub type Choice<const N: usize> = (Grid<N>, Option<Cell>);

/// A blank square and how many digits fit in it.
type Blank = (Cell, usize);

/// A way to choose that is wrong, and what it is a sign of.
type Rule = (Fault, fn(&[Blank]) -> Option<Cell>);

/// The rules that beginners follow instead of the right one, the likeliest first.
const RULES: [Rule; 13] = [
    (Fault::FirstBlank, |blanks| blanks.first().map(|blank| blank.0)),
    (Fault::LastTie, |blanks| last_min(blanks.iter())),
    (Fault::MostChoices, |blanks| first_max(blanks)),
    (Fault::MostChoices, |blanks| last_max(blanks)),
    (Fault::SquareSkipped, |blanks| first_min(blanks.iter().filter(|blank| blank.1 > 0))),
    (Fault::SquareSkipped, |blanks| last_min(blanks.iter().filter(|blank| blank.1 > 0))),
    (Fault::SingleSkipped, |blanks| first_min(blanks.iter().filter(|blank| blank.1 > 1))),
    (Fault::SingleSkipped, |blanks| first_min(blanks.iter().filter(|blank| blank.1 != 1))),
    (Fault::StopsAtOne, |blanks| first_or_min(blanks, |choices| choices == 1)),
    (Fault::StopsAtOne, |blanks| first_or_min(blanks, |choices| choices <= 1)),
    (Fault::ColumnOrder, |blanks| by_columns(blanks).first().map(|blank| blank.0)),
    (Fault::ColumnOrder, |blanks| first_min(by_columns(blanks).iter())),
    (Fault::LastBlank, |blanks| blanks.last().map(|blank| blank.0)),
];

fn first_min<'a>(blanks: impl Iterator<Item = &'a Blank>) -> Option<Cell> {
    blanks.min_by_key(|blank| blank.1).map(|blank| blank.0)
}

/// The first blank with such a number of choices; without one, the first of the fewest.
fn first_or_min(blanks: &[Blank], stops: fn(usize) -> bool) -> Option<Cell> {
    let first = blanks.iter().find(|blank| stops(blank.1)).map(|blank| blank.0);
    first.or_else(|| first_min(blanks.iter()))
}

fn last_min<'a>(blanks: impl DoubleEndedIterator<Item = &'a Blank>) -> Option<Cell> {
    blanks.rev().min_by_key(|blank| blank.1).map(|blank| blank.0)
}

fn first_max(blanks: &[Blank]) -> Option<Cell> {
    blanks.iter().rev().max_by_key(|blank| blank.1).map(|blank| blank.0)
}

fn last_max(blanks: &[Blank]) -> Option<Cell> {
    blanks.iter().max_by_key(|blank| blank.1).map(|blank| blank.0)
}

fn by_columns(blanks: &[Blank]) -> Vec<Blank> {
    let mut blanks = blanks.to_vec();
    blanks.sort_by_key(|(cell, _)| (cell.col, cell.row));
    blanks
}

/// The wrong rule that explains every one of these choices, if there is one.
///
/// ```
/// use sudoku_steps::check::{Fault, choosing_rule};
/// use sudoku_steps::{Cell, puzzles};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// let last = easy.cells().rev().find(|&cell| easy.is_blank(cell));
/// let cause = choosing_rule(&[(easy, last)]).unwrap();
/// assert_eq!(cause.fault, Fault::LastBlank);
/// ```
pub fn choosing_rule<const N: usize>(choices: &[Choice<N>]) -> Option<Cause> {
    let mut squares = choices.iter().filter_map(|(grid, cell)| Some((grid, (*cell)?)));
    if squares.clone().any(|(_, cell)| !Grid::<N>::has(cell)) {
        return Some(Cause::new(Fault::OutOfRange));
    }
    if squares.any(|(grid, cell)| !grid.is_blank(cell)) {
        return Some(Cause::new(Fault::FilledSquare));
    }
    let seen: Vec<(Vec<Blank>, Option<Cell>)> =
        choices.iter().map(|(grid, cell)| (blanks(grid), *cell)).collect();
    let explains = |rule: &&Rule| seen.iter().all(|(blanks, cell)| rule.1(blanks) == *cell);
    RULES.iter().find(explains).map(|rule| Cause::new(rule.0))
}

fn blanks<const N: usize>(grid: &Grid<N>) -> Vec<Blank> {
    let board = Replay::new(*grid);
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    blanks.map(|cell| (cell, board.allowed(cell).len())).collect()
}

/// The board of a choice: both squares marked, with how many digits fit in each.
pub fn choice_scene<const N: usize>(
    grid: &Grid<N>,
    expected: Option<Cell>,
    yours: Option<Cell>,
) -> Scene {
    let board = Replay::new(*grid);
    let cells: Vec<Cell> =
        expected.into_iter().chain(yours).filter(|&cell| Grid::<N>::has(cell)).collect();
    let words = cells.iter().map(|&cell| {
        if grid.is_blank(cell) {
            format!("at {cell} fit: {}", board.allowed(cell))
        } else {
            format!("{cell} holds {}", crate::symbol(grid[cell]))
        }
    });
    words.fold(Scene::new(grid, &cells), Scene::with)
}
