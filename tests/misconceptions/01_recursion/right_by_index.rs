//! Right: goes along the squares by index and passes over the filled ones.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let units = board.grid().units_of(cell);
    !units
        .iter()
        .any(|&unit| board.cells_of(unit).any(|peer| peer != cell && board.get(peer) == digit))
}

pub fn solve(board: &mut Board<4>) -> bool {
    from(board, 0)
}

fn from(board: &mut Board<4>, index: usize) -> bool {
    if index == 16 {
        return true;
    }
    let cell = Cell::new(index / 4, index % 4);
    if !board.is_blank(cell) {
        return from(board, index + 1);
    }
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            if from(board, index + 1) {
                return true;
            }
            board.undo(cell);
        }
    }
    false
}
