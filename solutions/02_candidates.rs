//! Candidates: which digits fit in a square, and when a grid is solved.

use sudoku_steps::{Cell, Digits, Grid};

/// The digits allowed in a blank square: all digits less those of its row, its
/// column and its box.
#[must_use]
pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut allowed = Digits::all(9);
    for unit in grid.units_of(cell) {
        for other in grid.cells_of(unit) {
            allowed.remove(grid[other]);
        }
    }
    allowed
}

/// Whether each row, each column and each box has each digit once.
#[must_use]
pub fn is_solved(grid: &Grid) -> bool {
    for unit in grid.units() {
        // Nine squares: when none of the nine digits is missing, none stands twice.
        let mut missing = Digits::all(9);
        for cell in grid.cells_of(unit) {
            missing.remove(grid[cell]);
        }
        if !missing.is_empty() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_steps::{Board, puzzles};

    /// The board keeps sets of its own; this function looks at the squares.
    fn agrees_with(board: &Board) {
        for cell in board.cells().filter(|&cell| board.is_blank(cell)) {
            assert_eq!(
                allowed(board.grid(), cell),
                board.allowed(cell),
                "{cell} of {}",
                board.grid().line()
            );
        }
    }

    #[test]
    fn allowed_is_what_the_board_allows_on_the_named_puzzles() {
        for named in puzzles::NAMED {
            agrees_with(&Board::new(named.grid()).unwrap());
        }
    }

    #[test]
    fn allowed_is_what_the_board_allows_as_boards_fill_and_empty() {
        let mut state = 1_u64;
        let mut below = |most: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % most
        };
        for _ in 0..20 {
            let mut board = Board::new(Grid::empty()).unwrap();
            for _ in 0..120 {
                let cell = Cell::new(below(9), below(9));
                if !board.is_blank(cell) {
                    board.undo(cell);
                } else if let Some(digit) = board.allowed(cell).into_iter().nth(below(4)) {
                    board.place(cell, digit);
                }
                agrees_with(&board);
            }
        }
    }
}
