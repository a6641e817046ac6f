//! Asks for a digit that is the only one in the row, the column and the box at once.

use sudoku_steps::{Board, Why};

pub fn fill_forced(board: &mut Board) -> usize {
    let mut n = 0;
    loop {
        let Some((c, d)) = board.cells().find_map(|c| board.allowed(c).only().map(|d| (c, d)))
        else {
            return n;
        };
        board.force(c, d, Why::NakedSingle);
        n += 1;
    }
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

pub fn fill_hidden(board: &mut Board) -> usize {
    let mut n = 0;
    'o: loop {
        for c in board.cells() {
            for d in board.allowed(c) {
                let us = board.grid().units_of(c);
                if us
                    .into_iter()
                    .all(|u| board.cells_of(u).all(|x| x == c || !board.allowed(x).contains(d)))
                {
                    board.force(c, d, Why::HiddenSingle(us[0]));
                    n += 1;
                    continue 'o;
                }
            }
        }
        return n;
    }
}
