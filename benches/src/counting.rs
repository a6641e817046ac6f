//! Counting the 24,914 solutions that the 17-clue puzzle has without its 6 at (3, 7), by
//! lessons 6, 8 and 9.

use std::time::{Duration, Instant};

use sudoku_steps::exact_cover::Picks;
use sudoku_steps::solutions::counting;
use sudoku_steps::solutions::exact_cover::{search, sudoku::Sudoku};
use sudoku_steps::solutions::trail;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Grid, Table, puzzles};

use crate::median;

/// How often each count is made; the median counts.
const ROUNDS: usize = 9;

/// A way to count: gives the tries it made and the solutions.
type Way = (&'static str, fn(Grid) -> (u64, u64));

const WAYS: [Way; 3] = [
    ("lesson 6", |grid| on_board(grid, counting::count_solutions)),
    ("lesson 8", |grid| on_board(grid, trail::count_solutions)),
    ("lesson 9", |grid| {
        let sudoku = Sudoku::new();
        let mut links = sudoku.problem.links().clone();
        sudoku.cover_givens(&mut links, &grid);
        let mut picks = Picks::up_to(u64::MAX);
        search(&mut links, &mut picks);
        (picks.takes(), picks.solutions())
    }),
];

fn on_board(grid: Grid, count: fn(&mut Board, u64) -> u64) -> (u64, u64) {
    let mut board = Board::new(grid).expect("the puzzle has no conflict");
    let found = count(&mut board, u64::MAX);
    (board.tally().tries, found)
}

/// Measures the three ways, in turns.
pub fn measure() -> Result<Table, String> {
    let mut grid = puzzles::find("17 clues").expect("the course has this puzzle").grid();
    grid[Cell::new(3, 7)] = 0;
    let (_, expected) = WAYS[0].1(grid);
    let mut tries = [0; WAYS.len()];
    let mut times: [Vec<Duration>; WAYS.len()] = Default::default();
    for _ in 0..ROUNDS {
        for (index, (name, count)) in WAYS.iter().enumerate() {
            let start = Instant::now();
            let (made, found) = count(grid);
            times[index].push(start.elapsed());
            tries[index] = made;
            if found != expected {
                return Err(format!("{name} finds {found} solutions, not {expected}"));
            }
        }
    }
    let times = times.map(median);
    let mut table = Table::new(&["search", "solutions", "tries", "time", "times lesson 6"]);
    for (((name, _), tries), time) in WAYS.iter().zip(tries).zip(times) {
        table.row([
            (*name).to_string(),
            commas(expected),
            commas(tries),
            format!("{:.1} ms", time.as_secs_f64() * 1e3),
            format!("{:.1}", times[0].as_secs_f64() / time.as_secs_f64()),
        ]);
    }
    Ok(table)
}
