//! Puzzles a second to the first solution, by lessons 5, 8 and 9, one after the other in
//! each round: candidates worked out anew, candidates that are kept, and exact cover.

use std::time::{Duration, Instant};

use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::propagation;
use sudoku_steps::solutions::rules::{self, Rule};
use sudoku_steps::solutions::trail::memory::{Copies, Trail};
use sudoku_steps::solutions::trail::search::{singles, solve_with};
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Grid, Table};

use crate::{list, median};

/// How often the list is gone through; the median counts.
const ROUNDS: usize = 3;

/// A way to solve, and what it is called.
type Way<'a> = (&'a str, Box<dyn Fn(&mut Board) -> bool + 'a>);

/// Solves every puzzle of a file, one a line, or of our own set, in each way.
pub fn measure(file: Option<&str>) -> Result<Table, String> {
    let grids = list::read_or_make(file)?;
    let sudoku = Sudoku::new();
    let ways = ways(&sudoku);
    // The ways take turns, so that whatever else the machine does falls on all of them.
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); ways.len()];
    let mut tries = vec![0; ways.len()];
    for _ in 0..ROUNDS {
        for (index, (_, solve)) in ways.iter().enumerate() {
            let (time, made) = time(&grids, solve)?;
            times[index].push(time);
            tries[index] = made;
        }
    }
    let medians: Vec<Duration> = times.into_iter().map(median).collect();
    let mut table = Table::new(&["search", "tries", "puzzles a second", "times lesson 5"]);
    for ((name, _), (time, tries)) in ways.iter().zip(medians.iter().zip(tries)) {
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

fn ways(sudoku: &Sudoku) -> Vec<Way<'_>> {
    let trail = |board: &mut Board| solve_with(board, &mut Trail::default(), singles);
    let copies = |board: &mut Board| solve_with(board, &mut Copies::default(), singles);
    let every_rule = |board: &mut Board| rules::search::solve(board, &Rule::BEYOND_SINGLES);
    vec![
        ("lesson 5", Box::new(propagation::solve)),
        ("lesson 8, trail", Box::new(trail)),
        ("lesson 8, copies", Box::new(copies)),
        ("lesson 8, every rule", Box::new(every_rule)),
        ("lesson 9", Box::new(|board| sudoku.solve(board).solved)),
    ]
}

fn time(grids: &[Grid], solve: impl Fn(&mut Board) -> bool) -> Result<(Duration, u64), String> {
    let mut tries = 0;
    let start = Instant::now();
    for grid in grids {
        let mut board = Board::new(*grid).expect("a list has no conflict");
        if !solve(&mut board) {
            return Err(format!("{} has no solution", grid.line()));
        }
        tries += board.tally().tries;
    }
    Ok((start.elapsed(), tries))
}
