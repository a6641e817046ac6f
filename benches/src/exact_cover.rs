//! Puzzles a second that are shown to have one solution, by lesson 9 and by public
//! crates for exact cover, one after the other in each round.
//!
//! All solvers look for a second solution. The crates get what is left of a puzzle
//! when its givens are placed, which is their best case; lesson 9 gets the whole
//! problem of the empty grid and covers the items of the givens.

use std::fs;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use sudoku_steps::exact_cover::{Links, Picks};
use sudoku_steps::solutions::exact_cover::search;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::text::commas;
use sudoku_steps::{Cell, Grid, Table};

use crate::median;

/// How often each solver is measured; the median counts.
const ROUNDS: usize = 15;
/// One of so many puzzles of the list is measured.
const EVERY: usize = 50;

/// Something that counts the solutions of a puzzle up to two.
type Solver<'a> = (&'a str, Box<dyn FnMut(&Grid) -> u64 + 'a>);

/// Measures all solvers on the puzzles of a file, one a line.
pub fn measure(file: &str) -> Result<Table, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let puzzles = text.lines().filter(|line| line.len() >= 81 && !line.starts_with('#'));
    let grids: Vec<Grid> = puzzles
        .step_by(EVERY)
        .map(|line| line[..81].parse().map_err(|error| format!("{file}: {error}")))
        .collect::<Result<_, _>>()?;
    if grids.is_empty() {
        return Err(format!("{file} has no puzzles"));
    }
    let sudoku = Sudoku::new();
    let mut links = sudoku.problem.links().clone();
    let mut solvers: [Solver<'_>; 4] = [
        ("lesson 9", Box::new(|grid| lesson_9(&sudoku, &mut links, grid))),
        ("dlx 0.8.5", Box::new(dlx)),
        ("exact-covers 0.3.0", Box::new(exact_covers)),
        ("dlx-rs 1.3.0", Box::new(dlx_rs)),
    ];
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
fn left(grid: &Grid) -> (usize, Vec<[usize; 4]>) {
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
    (open, options)
}

fn dlx(grid: &Grid) -> u64 {
    use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
    use dlx::{OptOrder, Solver, Uint, x::make_problem};
    let (items, options) = left(grid);
    let options: Vec<Vec<Uint>> =
        options.iter().map(|option| option.map(|item| item as Uint).to_vec()).collect();
    let mut problem = make_problem(items as Uint, 0, &options, OptOrder::Seq);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut solver = Solver::new(&mut problem);
    let mut found = 0;
    while found < 2 && solver.next_solution(&mut chooser) {
        found += 1;
    }
    found
}

fn exact_covers(grid: &Grid) -> u64 {
    use exact_covers::{DlSolver, Solver};
    let (items, options) = left(grid);
    let items: Vec<usize> = (0..items).collect();
    let mut solver: DlSolver<'_, usize, ()> = DlSolver::new(&items, &[]);
    for option in &options {
        solver.add_option(option, []);
    }
    let mut found = 0;
    solver.solve(|_| {
        found += 1;
        if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn dlx_rs(grid: &Grid) -> u64 {
    let (items, options) = left(grid);
    let mut solver = dlx_rs::Solver::new(items);
    for (number, option) in options.iter().enumerate() {
        solver.add_option(number, &option.map(|item| item + 1));
    }
    solver.take(2).count() as u64
}
