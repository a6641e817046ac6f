//! The same figures as the course computes them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::counting::{count, count_solutions};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::{propagation, recursion};
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Tally, puzzles};

/// A search that was run on a puzzle.
pub struct Ran<const N: usize = 9> {
    pub tally: Tally,
    pub outcome: Outcome,
    pub grid: Grid<N>,
    pub events: Vec<Event>,
}

/// The most events that a run keeps.
const KEPT: usize = 100;

pub fn ran<const N: usize>(
    start: Grid<N>,
    search: impl FnOnce(&mut Board<N>) -> Outcome,
) -> Ran<N> {
    let mut board = Board::new(start).expect("a puzzle has no conflict").keeping(KEPT);
    let outcome = search(&mut board);
    Ran {
        tally: board.tally().clone(),
        outcome,
        grid: *board.grid(),
        events: board.tape().events().to_vec(),
    }
}

pub fn named(name: &str) -> Grid {
    puzzles::find(name).expect("the course has this puzzle").grid()
}

pub fn in_order(start: Grid) -> Ran {
    ran(start, |board| {
        let solved = search(board, first_empty);
        board.finish(solved)
    })
}

pub fn fewest(start: Grid) -> Ran {
    ran(start, |board| {
        let solved = search(board, fewest_choices);
        board.finish(solved)
    })
}

pub fn propagated(start: Grid) -> Ran {
    ran(start, |board| {
        let solved = propagation::solve(board);
        board.finish(solved)
    })
}

pub fn small() -> Ran<4> {
    ran(puzzles::small(), |board| {
        let solved = recursion::solve(board);
        board.finish(solved)
    })
}

/// Every filling of the empty 4 × 4 board, in order.
pub fn small_fillings() -> Ran<4> {
    ran(Grid::empty(), |board| {
        let first = |board: &Board<4>| board.cells().find(|&cell| board.is_blank(cell));
        let found = count(board, u64::MAX, first);
        board.finish_count(found, u64::MAX)
    })
}

/// The 17-clue puzzle without one of its clues.
pub fn without((row, col): (usize, usize)) -> Grid {
    let mut grid = named("17 clues");
    assert_ne!(std::mem::take(&mut grid[Cell::new(row, col)]), 0, "({row}, {col}) has no clue");
    grid
}

pub fn counted(start: Grid, most: u64) -> Ran {
    ran(start, |board| {
        let found = count_solutions(board, most);
        board.finish_count(found, most)
    })
}

pub fn counted_in_order(start: Grid, most: u64) -> Ran {
    ran(start, |board| {
        let found = count(board, most, first_empty);
        board.finish_count(found, most)
    })
}

/// How many solutions a count found.
pub fn number(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::NoSolution => 0,
        Outcome::Unique | Outcome::Solved => 1,
        Outcome::Several { found, .. } => found,
        Outcome::GaveUp { .. } => panic!("there was no budget"),
    }
}

/// Every figure that the course computes of its puzzles.
pub static FIGURES: LazyLock<BTreeSet<u64>> = LazyLock::new(|| {
    let mut figures = BTreeSet::new();
    for puzzle in puzzles::NAMED {
        let (plain, better) = (in_order(puzzle.grid()).tally, fewest(puzzle.grid()).tally);
        figures.extend(of_tally(&plain));
        figures.extend(of_tally(&better));
        figures.insert(plain.tries / better.tries);
        figures.extend(of_tally(&propagated(puzzle.grid()).tally));
        figures.extend(of_tally(&counted(puzzle.grid(), u64::MAX).tally));
    }
    let fillings = small_fillings();
    figures.extend(of_tally(&fillings.tally));
    figures.insert(number(fillings.outcome));
    for cell in named("17 clues").cells().filter(|&cell| named("17 clues")[cell] != 0) {
        let all = counted(without((cell.row, cell.col)), u64::MAX);
        figures.extend(of_tally(&all.tally));
        figures.insert(number(all.outcome));
    }
    figures.extend(of_tally(&counted_in_order(without((3, 7)), 2).tally));
    figures.extend(crate::trail::figures());
    figures.extend(crate::exact_cover::figures());
    figures
});

fn of_tally(tally: &Tally) -> [u64; 8] {
    [
        tally.tries,
        tally.undos,
        tally.dead_ends,
        tally.guesses,
        tally.calls(),
        tally.steps,
        tally.most_open,
        tally.forced(),
    ]
}
