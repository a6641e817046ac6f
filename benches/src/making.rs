//! How long it takes to make a puzzle.

use std::time::{Duration, Instant};

use sudoku_steps::Table;
use sudoku_steps::solutions::generator::maker::{Plan, make};
use sudoku_steps::text::commas;

use crate::median;

/// How many puzzles of each kind are made, with the seeds from 0 on.
const PUZZLES: u64 = 1_000;

/// Makes puzzles of each kind that lesson 7 shows.
pub fn measure() -> Table {
    let mut table = Table::new(&["puzzle", "clues", "tries", "median", "slowest"]);
    let minimal = Plan { clues: 0, ..Plan::default() };
    row(&mut table, "30 clues", &Plan::default());
    row(&mut table, "minimal", &minimal);
    row(&mut table, "symmetric, no pair can go", &Plan { is_symmetric: true, ..minimal });
    table
}

fn row(table: &mut Table, name: &str, plan: &Plan) {
    let (mut clues, mut tries, mut times) = (0, 0, Vec::new());
    for seed in 0..PUZZLES {
        let start = Instant::now();
        let made = make(seed, plan, |_| {});
        times.push(start.elapsed());
        clues += made.clues() as u64;
        tries += made.tries();
    }
    let slowest = times.iter().max().copied().unwrap_or_default();
    let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
    table.row([
        name.to_string(),
        format!("{}.{}", clues / PUZZLES, clues * 10 / PUZZLES % 10),
        commas(tries / PUZZLES),
        ms(median(times)),
        ms(slowest),
    ]);
}
