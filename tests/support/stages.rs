//! Every stage of the solver, run on the same grid.

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::counting::count;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::rules::{self, Rule};
use sudoku_steps::solutions::{propagation, recursion, trail};
use sudoku_steps::{Board, Grid, Listener, Outcome};

/// A stage by its name.
pub type Stage<const N: usize> = (&'static str, fn(&mut Board<N>) -> Outcome);

/// The stages that search a 9 × 9 board.
pub const NINE: [Stage<9>; 8] = [
    ("in order", |board| {
        let solved = search(board, first_empty);
        board.finish(solved)
    }),
    ("fewest choices", |board| {
        let solved = search(board, fewest_choices);
        board.finish(solved)
    }),
    ("propagation", |board| {
        let solved = propagation::solve(board);
        board.finish(solved)
    }),
    ("exact cover", |board| {
        let solved = Sudoku::new().solve(board).solved;
        board.finish(solved)
    }),
    ("counting", |board| {
        let found = count(board, 2, fewest_choices);
        board.finish_count(found, 2)
    }),
    ("counting, kept candidates", |board| {
        let found = trail::count_solutions(board, 2);
        board.finish_count(found, 2)
    }),
    ("kept candidates", |board| {
        let solved = trail::solve(board);
        board.finish(solved)
    }),
    ("every rule", |board| {
        let solved = rules::search::solve(board, &Rule::BEYOND_SINGLES);
        board.finish(solved)
    }),
];

/// The stages that search a 4 × 4 board.
#[allow(dead_code)] // lesson 12 has no board of 4 × 4
pub const FOUR: [Stage<4>; 7] = [
    ("recursion", |board| {
        let solved = recursion::solve(board);
        board.finish(solved)
    }),
    ("fewest choices", |board| {
        let solved = search(board, fewest_choices);
        board.finish(solved)
    }),
    ("exact cover", |board| {
        let solved = Sudoku::new().solve(board).solved;
        board.finish(solved)
    }),
    ("counting", |board| {
        let found = count(board, 2, fewest_choices);
        board.finish_count(found, 2)
    }),
    ("counting, kept candidates", |board| {
        let found = trail::count_solutions(board, 2);
        board.finish_count(found, 2)
    }),
    ("kept candidates", |board| {
        let solved = trail::solve(board);
        board.finish(solved)
    }),
    ("every rule", |board| {
        let solved = rules::search::solve(board, &Rule::BEYOND_SINGLES);
        board.finish(solved)
    }),
];

/// A stage after its run.
pub struct Ran<const N: usize> {
    pub name: &'static str,
    #[allow(dead_code)] // one of the tests looks at the outcome alone
    pub board: Board<N>,
    pub outcome: Outcome,
}

/// Runs a stage with a budget and someone who listens.
pub fn run<const N: usize>(
    (name, stage): Stage<N>,
    start: Grid<N>,
    budget: u64,
    listener: impl Listener + 'static,
) -> Ran<N> {
    let board = Board::new(start).expect("a grid without conflicts");
    let mut board = board.with_budget(budget).heard_by(listener);
    let outcome = stage(&mut board);
    Ran { name, board, outcome }
}
