//! What the tape and the tally cost: each search beside the same search on bare arrays.

use std::hint::black_box;
use std::time::{Duration, Instant};

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Grid, Table, puzzles};

use crate::bare::{self, Bare, Choose};
use crate::median;

/// How often each search is measured; the median counts.
const ROUNDS: usize = 15;
/// Short searches are repeated until a round has about so many tries.
const TRIES_A_ROUND: u64 = 2_000_000;

/// Measures both orders on the puzzles that take them long. A time differs from machine
/// to machine; how many times longer than bare a search takes differs little.
///
/// # Errors
/// If the two searches of a row make different numbers of tries.
pub fn measure() -> Result<Table, String> {
    let mut table = Table::new(&["search", "tries", "ns a try", "on bare arrays", "times as long"]);
    for name in ["17 clues", "Inkala 2006"] {
        row(&mut table, "in order", name, first_empty, bare::first_empty)?;
    }
    for name in ["Inkala 2012", "Inkala 2006"] {
        row(&mut table, "fewest choices", name, fewest_choices, bare::fewest_choices)?;
    }
    Ok(table)
}

fn row(
    table: &mut Table,
    order: &str,
    name: &str,
    choose: impl Fn(&Board) -> Option<Cell> + Copy,
    bare_choose: impl Choose,
) -> Result<(), String> {
    let grid = puzzles::find(name).expect("the course has this puzzle").grid();
    let tries = tries_of(grid, choose);
    let bare_tries = bare_tries_of(&grid, bare_choose);
    if tries != bare_tries {
        return Err(format!("{order}, {name}: {tries} tries, and {bare_tries} on bare arrays"));
    }
    let repeats = TRIES_A_ROUND.div_ceil(tries);
    // In turn, so that a slow moment of the machine meets both.
    let rounds: Vec<(Duration, Duration)> = (0..ROUNDS)
        .map(|_| {
            let bare = time_of(repeats, || bare_tries_of(&grid, bare_choose));
            (time_of(repeats, || tries_of(grid, choose)), bare)
        })
        .collect();
    let (times, bares): (Vec<Duration>, Vec<Duration>) = rounds.iter().copied().unzip();
    let mut ratios: Vec<f64> =
        rounds.iter().map(|(time, bare)| time.as_secs_f64() / bare.as_secs_f64()).collect();
    ratios.sort_by(f64::total_cmp);
    let a_round = u32::try_from(repeats * tries).expect("a round has some million tries");
    let a_try = |times| median(times).as_secs_f64() * 1e9 / f64::from(a_round);
    table.row([
        format!("{order}, {name}"),
        commas(tries),
        format!("{:.1}", a_try(times)),
        format!("{:.1}", a_try(bares)),
        format!("{:.2}", ratios[ROUNDS / 2]),
    ]);
    Ok(())
}

fn time_of(repeats: u64, search: impl Fn() -> u64) -> Duration {
    let start = Instant::now();
    for _ in 0..repeats {
        black_box(search());
    }
    start.elapsed()
}

fn tries_of(grid: Grid, choose: impl Fn(&Board) -> Option<Cell> + Copy) -> u64 {
    let mut board = Board::new(grid).expect("a named puzzle has no conflict");
    let solved = search(&mut board, choose);
    board.finish(solved);
    board.tally().tries
}

fn bare_tries_of(grid: &Grid, choose: impl Choose) -> u64 {
    let mut bare = Bare::new(black_box(grid));
    black_box(bare::search(&mut bare, choose));
    bare.tries
}
