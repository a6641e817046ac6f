//! Puzzles per second of lesson 8 beside lesson 5, in one run: the same search, with
//! candidates worked out anew and with candidates that are kept.

use std::fs;
use std::time::{Duration, Instant};

use sudoku_steps::solutions::propagation;
use sudoku_steps::solutions::trail::memory::{Copies, Trail};
use sudoku_steps::solutions::trail::rules::Rule;
use sudoku_steps::solutions::trail::search::{Play, singles, singles_and, solve_with};
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Grid, Table};

use crate::median;

/// How often the list is gone through; the median counts.
const ROUNDS: usize = 5;

/// A way to solve, and what it is called.
type Way = (&'static str, fn(&mut Board) -> bool);

const WAYS: [Way; 4] = [
    ("lesson 5", propagation::solve),
    ("lesson 8, trail", |board| solve_with(board, &mut Trail::default(), singles)),
    ("lesson 8, copies", |board| solve_with(board, &mut Copies::default(), singles)),
    ("lesson 8, every rule", |board| {
        let every_rule = |play: &mut Play<'_, 9, Trail>| singles_and(play, &Rule::ALL);
        solve_with(board, &mut Trail::default(), every_rule)
    }),
];

/// Solves every puzzle of a file, one a line, in each way: the first solution.
pub fn measure(file: &str) -> Result<Table, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let grids: Vec<Grid> = text
        .lines()
        .enumerate()
        .map(|(index, line)| line.parse().map_err(|error| format!("line {}: {error}", index + 1)))
        .collect::<Result<_, _>>()?;
    // The ways take turns, so that whatever else the machine does falls on all of them.
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); WAYS.len()];
    let mut tries = vec![0; WAYS.len()];
    for _ in 0..ROUNDS {
        for (index, (_, solve)) in WAYS.iter().enumerate() {
            let (time, made) = time(&grids, *solve)?;
            times[index].push(time);
            tries[index] = made;
        }
    }
    let medians: Vec<Duration> = times.into_iter().map(median).collect();
    let mut table = Table::new(&["search", "tries", "puzzles a second", "times lesson 5"]);
    for ((name, _), (time, tries)) in WAYS.iter().zip(medians.iter().zip(tries)) {
        let a_second = grids.len() as u128 * 1_000_000_000 / time.as_nanos().max(1);
        table.row([
            (*name).to_string(),
            commas(tries),
            commas(u64::try_from(a_second).unwrap_or(u64::MAX)),
            format!("{:.1}", medians[0].as_secs_f64() / time.as_secs_f64()),
        ]);
    }
    Ok(table)
}

fn time(grids: &[Grid], solve: fn(&mut Board) -> bool) -> Result<(Duration, u64), String> {
    let mut tries = 0;
    let start = Instant::now();
    for grid in grids {
        let mut board = Board::new(*grid).map_err(|conflict| conflict.to_string())?;
        if !solve(&mut board) {
            return Err(format!("{grid:?} has no solution"));
        }
        tries += board.tally().tries;
    }
    Ok((start.elapsed(), tries))
}
