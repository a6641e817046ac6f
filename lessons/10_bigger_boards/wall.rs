//! Where each search stops being possible: the same board with more and more blanks.

use sudoku_steps::lesson::{Options, Show, Stop};
use sudoku_steps::solutions::bigger_boards;
use sudoku_steps::{Board, Cell, Grid, Table};

use crate::growth::{all_stages, stages};
use crate::{budget_of, growing, tries};

pub fn tell(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let puzzle: Grid<16> = growing("16a");
    show.part("Where plain backtracking stops being possible")?;
    show.say(
        "This is the solution of a 16 × 16 puzzle with more and more of its squares blank, \
         up to the puzzle itself. Each row has the blanks of the row before and some more. \
         The figures are tries:",
    )?;
    let names: Vec<&str> = stages::<16>().iter().map(|stage| stage.name).collect();
    let mut table = Table::new(&[&["blanks"], names.as_slice()].concat());
    let most = puzzle.blanks();
    for blanks in (10..16).map(|part| most * part / 16).chain([most]) {
        let grid = thinned(&puzzle, blanks)?;
        let measured = all_stages("16a", grid, budget_of(options))?;
        table.row([blanks.to_string()].into_iter().chain(measured.iter().map(tries)));
    }
    show.block(table)?;
    show.say(
        "A few more blanks, and in order needs many times as many tries; soon no computer \
         is fast enough. \"Gave up\" says nothing about the puzzle: each of these boards has \
         exactly one solution. A better search meets its wall later, or on a bigger board.",
    )
}

/// The solution of a puzzle with so many of the puzzle's blanks.
fn thinned(puzzle: &Grid<16>, blanks: usize) -> Result<Grid<16>, Stop> {
    let mut board = Board::new(*puzzle)?;
    bigger_boards::solve(&mut board);
    let mut grid = *board.grid();
    let squares: Vec<Cell> = puzzle.cells().filter(|&cell| puzzle.is_blank(cell)).collect();
    // Far from each other, so that the blanks lie all over the board. A prime number
    // of steps reaches every one of them.
    for index in 0..blanks {
        grid[squares[index * 61 % squares.len()]] = 0;
    }
    Ok(grid)
}
