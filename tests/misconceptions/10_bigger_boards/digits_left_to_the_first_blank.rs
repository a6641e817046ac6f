//! Takes the first blank where tightest picks a digit.

use sudoku_steps::{Board, Cell, Choice};

pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let side = N.isqrt();
    Cell::new(cell.row / side * side, cell.col / side * side)
}

pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    let mut peers = Vec::new();
    for row in 0..N {
        for col in 0..N {
            let other = Cell::new(row, col);
            let same_box = box_corner::<N>(other) == box_corner::<N>(cell);
            if other != cell && (row == cell.row || col == cell.col || same_box) {
                peers.push(other);
            }
        }
    }
    peers
}

pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    let mut best = None;
    let mut fewest = usize::MAX;
    for cell in board.cells() {
        if board.is_blank(cell) && board.allowed(cell).len() < fewest {
            fewest = board.allowed(cell).len();
            best = Some(Choice::Square(cell));
        }
    }
    for unit in board.units() {
        for digit in 1..=N as u8 {
            if board.cells_of(unit).any(|cell| board.get(cell) == digit) {
                continue;
            }
            let ways = board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit));
            let ways = ways.count();
            if ways < fewest {
                fewest = ways;
                best = Some(Choice::Digit { unit, digit });
            }
        }
    }
    best
}

pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    let cell = match tightest(board) {
        None => return true,
        Some(Choice::Square(cell)) => cell,
        Some(Choice::Digit { .. }) => {
            let mut blanks = board.cells().filter(|&cell| board.is_blank(cell));
            blanks.next().unwrap()
        }
    };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
