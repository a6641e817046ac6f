//! Puzzles a second that are shown to have one solution, by lesson 9 and by public
//! crates for exact cover, one after the other in each round.
//!
//! All solvers look for a second solution. The crates get what is left of a puzzle
//! when its givens are placed, which is their best case; lesson 9 gets the whole
//! problem of the empty grid and covers the items of the givens.

use std::time::{Duration, Instant};

use sudoku_steps::exact_cover::{Links, Picks};
use sudoku_steps::solutions::exact_cover::search;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::text::commas;
use sudoku_steps::{Cell, Grid, Table};

use crate::peers::{Cover, peers};
use crate::{list, median};

/// How often each solver is measured; the median counts.
const ROUNDS: usize = 15;
/// About so many puzzles of the list are measured, spread over it.
const PUZZLES: usize = 1_000;

/// Something that counts the solutions of a puzzle up to two.
type Solver<'a> = (&'a str, Box<dyn FnMut(&Grid) -> u64 + 'a>);

/// Measures all solvers on the puzzles of a file, one a line, or on our own.
pub fn measure(file: Option<&str>) -> Result<Table, String> {
    let grids = list::read_or_make(file)?;
    let every = grids.len().div_ceil(PUZZLES);
    let grids: Vec<Grid> = grids.into_iter().step_by(every).collect();
    let sudoku = Sudoku::new();
    let mut links = sudoku.problem.links().clone();
    let mut solvers: Vec<Solver<'_>> =
        vec![("lesson 9", Box::new(|grid| lesson_9(&sudoku, &mut links, grid)))];
    for (name, count) in peers() {
        solvers.push((name, Box::new(move |grid| count(&left(grid), 2))));
    }
    let mut times = vec![Vec::new(); solvers.len()];
    for _ in 0..ROUNDS {
        for ((name, solve), times) in solvers.iter_mut().zip(&mut times) {
            let start = Instant::now();
            for grid in &grids {
                if solve(grid) != 1 {
                    return Err(format!("{name}: {} hasn't one solution", grid.line()));
                }
            }
            times.push(start.elapsed());
        }
    }
    let times: Vec<Duration> = times.into_iter().map(median).collect();
    let mut table = Table::new(&["solver", "µs a puzzle", "puzzles a second", "lesson 9 is"]);
    for ((name, _), time) in solvers.iter().zip(&times) {
        let nanos = time.as_nanos() / grids.len() as u128;
        let ratio = time.as_secs_f64() / times[0].as_secs_f64();
        table.row([
            (*name).to_string(),
            format!("{}.{}", nanos / 1_000, nanos / 100 % 10),
            commas((1_000_000_000 / nanos) as u64),
            format!("{ratio:.2} times as fast"),
        ]);
    }
    Ok(table)
}

fn lesson_9(sudoku: &Sudoku, links: &mut Links, grid: &Grid) -> u64 {
    links.copy_from(sudoku.problem.links());
    sudoku.cover_givens(links, grid);
    let mut picks = Picks::up_to(2);
    search(links, &mut picks);
    picks.solutions()
}

/// The items and options that are left when the givens are placed, counted anew.
fn left(grid: &Grid) -> Cover<[usize; 4]> {
    let items = |cell: Cell, digit: usize| {
        let square = cell.row * 9 + cell.col;
        let units = [cell.row, 9 + cell.col, 18 + Grid::<9>::box_of(cell)];
        [square, 81 + units[0] * 9 + digit, 81 + units[1] * 9 + digit, 81 + units[2] * 9 + digit]
    };
    let mut covered = [false; 324];
    for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
        for item in items(cell, usize::from(grid[cell]) - 1) {
            covered[item] = true;
        }
    }
    let mut numbers = [0; 324];
    let mut open = 0;
    for (number, _) in numbers.iter_mut().zip(covered).filter(|(_, covered)| !covered) {
        *number = open;
        open += 1;
    }
    let mut options = Vec::with_capacity(729);
    for cell in grid.cells() {
        for digit in 0..9 {
            let items = items(cell, digit);
            if items.iter().all(|&item| !covered[item]) {
                options.push(items.map(|item| numbers[item]));
            }
        }
    }
    Cover { primary: open, secondary: 0, options }
}
