//! Tries per second of the searches, with the tape and the tally that they have in
//! the lessons.

use std::time::Instant;

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Grid, Table, puzzles};

use crate::median;

/// How often each search is measured; the median counts.
const ROUNDS: usize = 9;
/// Short searches are repeated until a round has about so many tries.
const TRIES_A_ROUND: u64 = 2_000_000;

/// Measures both orders on the puzzles that take them long.
pub fn measure() -> Table {
    let mut table = Table::new(&["search", "tries", "ns a try", "tries a second"]);
    for name in ["17 clues", "Inkala 2006"] {
        row(&mut table, "in order", name, first_empty);
    }
    for name in ["Inkala 2012", "Inkala 2006"] {
        row(&mut table, "fewest choices", name, fewest_choices);
    }
    table
}

fn row(table: &mut Table, order: &str, name: &str, choose: impl Fn(&Board) -> Option<Cell> + Copy) {
    let grid = puzzles::find(name).expect("the course has this puzzle").grid();
    let tries = tries_of(grid, choose);
    let repeats = TRIES_A_ROUND.div_ceil(tries);
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for _ in 0..repeats {
            tries_of(grid, choose);
        }
        start.elapsed()
    });
    let time = median(times.collect());
    let nanos = time.as_nanos() / u128::from(repeats * tries);
    let a_second = u128::from(repeats * tries) * 1_000_000_000 / time.as_nanos();
    table.row([
        format!("{order}, {name}"),
        commas(tries),
        nanos.to_string(),
        commas(u64::try_from(a_second).unwrap_or(u64::MAX)),
    ]);
}

fn tries_of(grid: Grid, choose: impl Fn(&Board) -> Option<Cell> + Copy) -> u64 {
    let mut board = Board::new(grid).expect("a named puzzle has no conflict");
    let solved = search(&mut board, choose);
    board.finish(solved);
    board.tally().tries
}
