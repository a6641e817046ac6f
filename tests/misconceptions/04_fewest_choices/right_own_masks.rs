//! Right: works the digits out as bits of its own.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    for choices in 0..=9 {
        for cell in board.cells().filter(|&cell| board.is_blank(cell)) {
            let taken = board.peers(cell).fold(0u32, |mask, peer| mask | 1 << board.get(peer));
            if 9 - (taken & !1).count_ones() == choices && best.is_none() {
                best = Some(cell);
            }
        }
    }
    best
}
