//! Right: one single at a time, found from the end of the board, with early exits.

use sudoku_steps::{Board, Cell, Unit, Why};

fn naked_single(board: &Board) -> Option<(Cell, u8)> {
    board.cells().rev().find_map(|cell| Some((cell, board.allowed(cell).only()?)))
}

fn hidden_single(board: &Board) -> Option<(Cell, u8, Unit)> {
    for digit in (1..=9).rev() {
        for unit in board.units() {
            let mut places =
                board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit));
            if let (Some(cell), None) = (places.next(), places.next()) {
                return Some((cell, digit, unit));
            }
        }
    }
    None
}

fn is_contradiction(board: &Board) -> bool {
    let dead = |cell| board.is_blank(cell) && board.allowed(cell).is_empty();
    let lost = |unit, digit| {
        board.cells_of(unit).all(|cell| board.get(cell) != digit && !board.allowed(cell).contains(digit))
    };
    board.cells().any(dead) || board.units().any(|unit| (1..=9).any(|digit| lost(unit, digit)))
}

pub fn fill_forced(board: &mut Board) -> usize {
    let blanks = board.grid().blanks();
    while let Some((cell, digit)) = naked_single(board) {
        board.force(cell, digit, Why::NakedSingle);
    }
    blanks - board.grid().blanks()
}

pub fn fill_hidden(board: &mut Board) -> usize {
    match hidden_single(board) {
        None => 0,
        Some((cell, digit, unit)) => {
            board.force(cell, digit, Why::HiddenSingle(unit));
            1 + fill_hidden(board)
        }
    }
}

pub fn propagate(board: &mut Board) -> bool {
    if is_contradiction(board) {
        return false;
    }
    if let Some((cell, digit, unit)) = hidden_single(board) {
        board.force(cell, digit, Why::HiddenSingle(unit));
    } else if let Some((cell, digit)) = naked_single(board) {
        board.force(cell, digit, Why::NakedSingle);
    } else {
        return true;
    }
    propagate(board)
}
