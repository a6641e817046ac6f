//! Names a naked single a hidden one.

use sudoku_steps::{Board, Cell, Unit, Why};

fn hidden(board: &Board) -> Option<(Unit, Cell, u8)> {
    for u in board.units() {
        for d in 1..=9 {
            let v: Vec<Cell> =
                board.cells_of(u).filter(|&c| board.allowed(c).contains(d)).collect();
            if v.len() == 1 {
                return Some((u, v[0], d));
            }
        }
    }
    None
}

pub fn fill_hidden(board: &mut Board) -> usize {
    let mut n = 0;
    while let Some((u, c, d)) = hidden(board) {
        board.force(c, d, Why::HiddenSingle(u));
        n += 1;
    }
    n
}

fn broken(board: &Board) -> bool {
    board.cells().any(|c| board.is_blank(c) && board.allowed(c).is_empty())
        || board.units().any(|u| {
            (1..=9).any(|d| {
                board.cells_of(u).all(|c| board.get(c) != d && !board.allowed(c).contains(d))
            })
        })
}

pub fn propagate(board: &mut Board) -> bool {
    loop {
        if broken(board) {
            return false;
        }
        if fill_forced(board) + fill_hidden(board) == 0 {
            return true;
        }
    }
}

pub fn fill_forced(board: &mut Board) -> usize {
    let mut n = 0;
    while let Some(c) = board.cells().find(|&c| board.allowed(c).len() == 1) {
        let d = board.allowed(c).only().unwrap();
        board.force(c, d, Why::HiddenSingle(Unit::Row(c.row)));
        n += 1;
    }
    n
}
