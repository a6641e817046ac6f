//! A puzzle of any side, made as those of lesson 10 were: the lines, bands and digits of
//! a full grid shuffled, then the digits taken away in random order, each for good if a
//! count within a budget finds one solution without it.

use sudoku_steps::solutions::trail::count_solutions;
use sudoku_steps::{Board, Cell, Grid, Random};

/// After how many tries a count gives up; then the digit stays.
const BUDGET: u64 = 1_000;

/// A puzzle of this side, on one line.
///
/// # Errors
/// A side that no board has, or a seed that is no number.
pub fn make(side: &str, seed: &str) -> Result<String, String> {
    let seed = seed.parse().map_err(|_| format!("{seed:?} is no seed: give a whole number"))?;
    let random = Random::new(seed);
    match side {
        "4" => Ok(made::<4>(random)),
        "9" => Ok(made::<9>(random)),
        "16" => Ok(made::<16>(random)),
        "25" => Ok(made::<25>(random)),
        _ => Err(format!("{side:?} is no side of a board: give 4, 9, 16 or 25")),
    }
}

fn made<const N: usize>(mut random: Random) -> String {
    let solution = full::<N>(&mut random);
    dug(&solution, &mut random).line()
}

/// Every row of the first grid is the one above, moved on; then all is shuffled that
/// leaves a grid right.
fn full<const N: usize>(random: &mut Random) -> Grid<N> {
    let (from_row, from_col) = (lines::<N>(random), lines::<N>(random));
    let mut digits: Vec<u8> = (1..=N as u8).collect();
    random.shuffle(&mut digits);
    let mut grid = Grid::empty();
    for cell in grid.cells() {
        let (row, col) = (from_row[cell.row], from_col[cell.col]);
        grid[cell] = digits[(row * Grid::<N>::BOX + row / Grid::<N>::BOX + col) % N];
    }
    grid
}

/// The lines of a grid in random order: bands stay together.
fn lines<const N: usize>(random: &mut Random) -> Vec<usize> {
    let width = Grid::<N>::BOX;
    let mut bands: Vec<usize> = (0..width).collect();
    random.shuffle(&mut bands);
    let mut lines = Vec::new();
    for band in bands {
        let mut band: Vec<usize> = (band * width..(band + 1) * width).collect();
        random.shuffle(&mut band);
        lines.extend(band);
    }
    lines
}

fn dug<const N: usize>(solution: &Grid<N>, random: &mut Random) -> Grid<N> {
    let mut order: Vec<Cell> = solution.cells().collect();
    random.shuffle(&mut order);
    let mut puzzle = *solution;
    for cell in order {
        puzzle[cell] = 0;
        let board = Board::new(puzzle).expect("part of a right grid has no conflict");
        let mut board = board.with_budget(BUDGET);
        let found = count_solutions(&mut board, 2);
        if found != 1 || board.gave_up() {
            puzzle[cell] = solution[cell];
        }
    }
    puzzle
}
