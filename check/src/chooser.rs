//! Which rule a learner's code follows when it chooses the next square.

use crate::fault::{Cause, Fault};
use crate::ground::Squares;
use crate::report::Scene;
use sudoku_steps::{Cell, Grid};

/// A square chosen on a grid; `None` where the code saw no square to choose.
pub type Choice<const N: usize> = (Grid<N>, Option<Cell>);

/// The same on a grid of any side.
pub(super) type Chosen = (Squares, Option<Cell>);

fn of_any_side<const N: usize>(choices: &[Choice<N>]) -> Vec<Chosen> {
    choices.iter().map(|(grid, cell)| (grid.into(), *cell)).collect()
}

/// A blank square, how many digits fit in it, and its box.
type Blank = (Cell, usize, usize);

/// A way to choose that is wrong, and what it is a sign of.
type Rule = (Fault, fn(&[Blank]) -> Option<Cell>);

/// The rules that beginners follow instead of the right one, the likeliest first.
const RULES: [Rule; 18] = [
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
    (Fault::BoxOrder, |blanks| first_min(by_boxes(blanks).iter())),
    (Fault::FirstWithFew, |blanks| first_or_min(blanks, |choices| choices <= 2)),
    (Fault::FirstWithFew, |blanks| first_or_min(blanks, |choices| choices <= 3)),
    (Fault::FirstWithoutSingle, |blanks| {
        let single = blanks.iter().find(|blank| blank.1 == 1).or(blanks.first());
        single.map(|blank| blank.0)
    }),
    (Fault::ComparesWithPrevious, |blanks| {
        let mut before = usize::MAX;
        let fewer = blanks.iter().filter(|blank| std::mem::replace(&mut before, blank.1) > blank.1);
        fewer.last().map(|blank| blank.0)
    }),
];

/// The same for an exercise that asks for the first blank in reading order.
const READING_RULES: [Rule; 7] = [
    (Fault::SquareSkipped, |blanks| blanks.iter().find(|blank| blank.1 > 0).map(|blank| blank.0)),
    (Fault::LastBlank, |blanks| blanks.last().map(|blank| blank.0)),
    (Fault::ColumnOrder, |blanks| by_columns(blanks).first().map(|blank| blank.0)),
    (Fault::BoxOrder, |blanks| by_boxes(blanks).first().map(|blank| blank.0)),
    (Fault::FewestForFirst, |blanks| first_min(blanks.iter())),
    (Fault::FewestForFirst, |blanks| last_min(blanks.iter())),
    (Fault::NoneTooSoon, |_| None),
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
    blanks.sort_by_key(|blank| (blank.0.col, blank.0.row));
    blanks
}

fn by_boxes(blanks: &[Blank]) -> Vec<Blank> {
    let mut blanks = blanks.to_vec();
    blanks.sort_by_key(|blank| (blank.2, blank.0));
    blanks
}

/// The wrong rule that explains every one of these choices, if there is one.
///
/// ```
/// use crate::{Fault, choosing_rule};
/// use sudoku_steps::{Cell, puzzles};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// let last = easy.cells().rev().find(|&cell| easy.is_blank(cell));
/// let cause = choosing_rule(&[(easy, last)]).unwrap();
/// assert_eq!(cause.fault, Fault::LastBlank);
/// ```
pub fn choosing_rule<const N: usize>(choices: &[Choice<N>]) -> Option<Cause> {
    fewest_rule(&of_any_side(choices))
}

pub(super) fn fewest_rule(choices: &[Chosen]) -> Option<Cause> {
    rule_of(choices, &RULES)
}

/// The same for an exercise that asks for the first blank square.
pub fn reading_rule<const N: usize>(choices: &[Choice<N>]) -> Option<Cause> {
    first_rule(&of_any_side(choices))
}

pub(super) fn first_rule(choices: &[Chosen]) -> Option<Cause> {
    rule_of(choices, &READING_RULES).or_else(|| left_out(choices))
}

/// The squares that are never found: the first of them that was the only blank, if
/// all choices are the first blank of the others.
fn left_out(choices: &[Chosen]) -> Option<Cause> {
    let alone = |grid: &Squares| grid.blanks() == 1;
    let missed: Vec<Cell> = choices
        .iter()
        .filter(|(grid, cell)| alone(grid) && cell.is_none())
        .filter_map(|(grid, _)| grid.cells().find(|&cell| grid.is_blank(cell)))
        .collect();
    let first = missed.first()?;
    let explains = choices.iter().all(|(grid, chosen)| {
        let mut found = grid.cells().filter(|&cell| grid.is_blank(cell) && !missed.contains(&cell));
        found.next() == *chosen
    });
    explains.then(|| Cause::with(Fault::NotEverySquare, format!("{first} is never found.")))
}

fn rule_of(choices: &[Chosen], rules: &[Rule]) -> Option<Cause> {
    let mut squares = choices.iter().filter_map(|(grid, cell)| Some((grid, (*cell)?)));
    if squares.clone().any(|(grid, cell)| !grid.has(cell)) {
        return Some(Cause::new(Fault::OutOfRange));
    }
    if squares.any(|(grid, cell)| !grid.is_blank(cell)) {
        return Some(Cause::new(Fault::FilledSquare));
    }
    let seen: Vec<(Vec<Blank>, Option<Cell>)> =
        choices.iter().map(|(grid, cell)| (blanks(grid), *cell)).collect();
    let explains = |rule: &&Rule| seen.iter().all(|(blanks, cell)| rule.1(blanks) == *cell);
    rules.iter().find(explains).map(|rule| Cause::new(rule.0))
}

fn blanks(grid: &Squares) -> Vec<Blank> {
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    blanks.map(|cell| (cell, grid.allowed(cell).len(), grid.box_of(cell))).collect()
}

/// The board of a choice: both squares marked, with how many digits fit in each.
pub fn choice_scene<const N: usize>(
    grid: &Grid<N>,
    expected: Option<Cell>,
    yours: Option<Cell>,
) -> Scene {
    let grid = Squares::from(grid);
    let cells: Vec<Cell> =
        expected.into_iter().chain(yours).filter(|&cell| grid.has(cell)).collect();
    let words = cells.iter().map(|&cell| {
        if grid.is_blank(cell) {
            format!("at {cell} fit: {}", grid.allowed(cell))
        } else {
            format!("{cell} holds {}", sudoku_steps::symbol(grid[cell]))
        }
    });
    words.fold(Scene::of(&grid, &cells), Scene::with)
}
