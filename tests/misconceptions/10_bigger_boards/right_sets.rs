//! Right: sorted sets, a side found by counting, an early exit.

use std::collections::BTreeSet;

use sudoku_steps::{Board, Cell, Choice, Unit};

pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let mut side = 1;
    while side * side < N {
        side += 1;
    }
    let mut corner = cell;
    while corner.row % side != 0 {
        corner.row -= 1;
    }
    while corner.col % side != 0 {
        corner.col -= 1;
    }
    corner
}

pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    let mut peers = BTreeSet::new();
    let corner = box_corner::<N>(cell);
    let side = (N as f64).sqrt() as usize;
    for index in 0..N {
        peers.insert(Cell::new(index, cell.col));
        peers.insert(Cell::new(cell.row, index));
        peers.insert(Cell::new(corner.row + index / side, corner.col + index % side));
    }
    peers.remove(&cell);
    peers.into_iter().rev().collect()
}

fn ways<const N: usize>(board: &Board<N>, unit: Unit, digit: u8) -> Option<usize> {
    let mut ways = 0;
    for cell in board.cells_of(unit) {
        if board.get(cell) == digit {
            return None;
        }
        if board.allowed(cell).contains(digit) {
            ways += 1;
        }
    }
    Some(ways)
}

pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    for wanted in 0..=N {
        for cell in board.cells() {
            if board.is_blank(cell) && board.allowed(cell).len() == wanted {
                return Some(Choice::Square(cell));
            }
        }
        for unit in board.units() {
            for digit in 1..=N as u8 {
                if ways(board, unit, digit) == Some(wanted) {
                    return Some(Choice::Digit { unit, digit });
                }
            }
        }
    }
    None
}

pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    let mut ways = Vec::new();
    match tightest(board) {
        None => return true,
        Some(Choice::Square(cell)) => {
            for digit in board.allowed(cell) {
                ways.push((cell, digit));
            }
        }
        Some(Choice::Digit { unit, digit }) => {
            for cell in board.cells_of(unit) {
                if board.allowed(cell).contains(digit) {
                    ways.push((cell, digit));
                }
            }
        }
    }
    for (cell, digit) in ways {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
