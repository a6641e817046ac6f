//! The boards of the wall: the solution of one puzzle with more and more blanks.

use sudoku_steps::solutions::bigger_boards;
use sudoku_steps::{Board, Cell, Conflict, Grid};

/// The solution of a puzzle with more and more of the puzzle's blanks, and the puzzle.
pub fn thinned(puzzle: &Grid<16>) -> Result<Vec<Grid<16>>, Conflict> {
    let mut board = Board::new(*puzzle)?;
    bigger_boards::solve(&mut board);
    let squares: Vec<Cell> = puzzle.cells().filter(|&cell| puzzle.is_blank(cell)).collect();
    let with_blanks = |blanks: usize| {
        let mut grid = *board.grid();
        // Far from each other, so that the blanks lie all over the board. A prime number
        // of steps reaches every one of them.
        for index in 0..blanks {
            grid[squares[index * 61 % squares.len()]] = 0;
        }
        grid
    };
    let most = squares.len();
    Ok((10..16).map(|part| most * part / 16).chain([most]).map(with_blanks).collect())
}
