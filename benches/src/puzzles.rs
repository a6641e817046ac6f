//! The lists of the race. Short ones are made longer by puzzles of the same shape: solvers learn
//! the way through a short list by heart, through the processor's guesses at its branches.

use sudoku_steps::{Cell, Grid, Random};

use crate::list::{grids, made};

/// A puzzle as text.
pub type Puzzle = [u8; 81];

/// A list shorter than this is made longer.
const SHORT: usize = 5_000;
/// How long it is then.
const LONG: usize = 20_000;

/// The puzzles of a file or, without one, of our own making; in a random order that is the same in
/// every run.
///
/// # Errors
/// A file that can't be read or has a line that is no puzzle. Conflicts are no error here.
pub fn list(file: Option<&str>) -> Result<Vec<Puzzle>, String> {
    let grids: Vec<Grid> = match file {
        Some(file) => grids(file)?.into_iter().map(|(_, grid)| grid).collect(),
        None => made(),
    };
    let mut random = Random::new(12);
    let mut list: Vec<Grid> = if grids.len() < SHORT {
        (0..LONG).map(|index| twin(&grids[index % grids.len()], &mut random)).collect()
    } else {
        grids
    };
    random.shuffle(&mut list);
    Ok(list.iter().map(text).collect())
}

fn text(grid: &Grid) -> Puzzle {
    grid.line().into_bytes().try_into().expect("a grid has 81 squares")
}

/// The last part of a path.
pub fn name(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}

/// The same puzzle to look at from elsewhere: other digits, rows and columns in another order
/// within their bands and the bands in another order, rows and columns exchanged or not.
fn twin(grid: &Grid, random: &mut Random) -> Grid {
    let mut digits: Vec<u8> = (1..=9).collect();
    random.shuffle(&mut digits);
    let (rows, cols) = (lines(random), lines(random));
    let is_turned = random.below(2) == 1;
    let mut twin = Grid::empty();
    for cell in grid.cells() {
        let (row, col) = (rows[cell.row], cols[cell.col]);
        let digit = grid[if is_turned { Cell::new(col, row) } else { Cell::new(row, col) }];
        if digit != 0 {
            twin[cell] = digits[usize::from(digit) - 1];
        }
    }
    twin
}

fn lines(random: &mut Random) -> Vec<usize> {
    let mut bands = [0, 1, 2];
    random.shuffle(&mut bands);
    let mut lines = Vec::new();
    for band in bands {
        let mut within = [0, 1, 2];
        random.shuffle(&mut within);
        lines.extend(within.map(|line| 3 * band + line));
    }
    lines
}

/// Whether a full grid keeps the clues and has each digit once in each unit.
pub fn solves(full: &Puzzle, puzzle: &Puzzle) -> bool {
    let mut grid = Grid::<9>::empty();
    for (cell, &digit) in Grid::<9>::empty().cells().zip(full) {
        grid[cell] = if digit.is_ascii_digit() { digit - b'0' } else { digit };
    }
    let mut squares = Grid::<9>::empty().cells().zip(puzzle);
    grid.is_full()
        && grid.conflicts().is_empty()
        && squares.all(|(cell, clue)| matches!(clue, b'.' | b'0') || clue - b'0' == grid[cell])
}
