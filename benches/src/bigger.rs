//! The searches on bigger boards: how many puzzles each of them solves within a budget,
//! and how long that takes.

use std::time::{Duration, Instant};

use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::{bigger_boards, fewest_choices, propagation, trail};
use sudoku_steps::text::commas;
use sudoku_steps::{AnyGrid, Board, Grid, Table, puzzles};

use crate::{list, median};

/// How many tries a search gets on each puzzle, unless the command says it.
pub const BUDGET: u64 = 10_000;

/// A search that fills a board.
type Search<const N: usize> = (&'static str, fn(&mut Board<N>) -> bool);

const fn searches<const N: usize>() -> [Search<N>; 5] {
    [
        ("lesson 4", fewest_choices::solve),
        ("lesson 5", propagation::solve),
        ("lesson 8", trail::solve),
        ("lesson 9", |board| Sudoku::new().solve(board).solved),
        ("lesson 10", bigger_boards::solve),
    ]
}

/// Measures the searches on the puzzles of a file, of any of the four sizes, or on the
/// twelve of lesson 10.
pub fn measure(file: Option<&str>, budget: u64) -> Result<Table, String> {
    let puzzles: Vec<AnyGrid> = match file {
        Some(file) => list::read(file)?,
        None => puzzles::GROWING.iter().map(puzzles::AnyNamed::grid).collect(),
    };
    let (mut four, mut nine, mut sixteen, mut more) = (vec![], vec![], vec![], vec![]);
    for puzzle in puzzles {
        match puzzle {
            AnyGrid::Four(grid) => four.push(grid),
            AnyGrid::Nine(grid) => nine.push(grid),
            AnyGrid::Sixteen(grid) => sixteen.push(grid),
            AnyGrid::TwentyFive(grid) => more.push(grid),
        }
    }
    let mut table =
        Table::new(&["board", "search", "solved", "gave up", "tries", "median", "slowest"]);
    rows(&mut table, &four, budget);
    rows(&mut table, &nine, budget);
    rows(&mut table, &sixteen, budget);
    rows(&mut table, &more, budget);
    Ok(table)
}

fn rows<const N: usize>(table: &mut Table, grids: &[Grid<N>], budget: u64) {
    if grids.is_empty() {
        return;
    }
    for (name, solve) in searches::<N>() {
        let (mut solved, mut given_up, mut tries, mut times) = (0, 0, 0, Vec::new());
        for &grid in grids {
            let board = Board::new(grid).expect("a list has no conflict");
            let mut board = board.with_budget(budget);
            let start = Instant::now();
            solved += usize::from(solve(&mut board));
            times.push(start.elapsed());
            given_up += usize::from(board.gave_up());
            tries += board.tally().tries;
        }
        let slowest = times.iter().max().copied().unwrap_or_default();
        let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
        table.row([
            format!("{N} × {N}"),
            name.to_string(),
            format!("{solved} of {}", grids.len()),
            given_up.to_string(),
            commas(tries),
            ms(median(times)),
            ms(slowest),
        ]);
    }
}
