//! A list of placed digits in place of open calls.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let is_peer = |other: Cell| {
        other != cell
            && (other.row == cell.row
                || other.col == cell.col
                || (other.row / 2, other.col / 2) == (cell.row / 2, cell.col / 2))
    };
    board.cells().filter(|&other| is_peer(other)).all(|other| board.get(other) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let mut placed: Vec<(Cell, u8)> = Vec::new();
    let mut next = 1;
    while let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) {
        match (next..=4).find(|&digit| fits(board, cell, digit)) {
            Some(digit) => {
                board.place(cell, digit);
                placed.push((cell, digit));
                next = 1;
            }
            None => match placed.pop() {
                Some((cell, digit)) => {
                    board.undo(cell);
                    next = digit + 1;
                }
                None => return false,
            },
        }
    }
    true
}
