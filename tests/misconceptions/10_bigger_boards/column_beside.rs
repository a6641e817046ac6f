//! Wrong: the squares of the next column stand in the list for those of the column.

use sudoku_steps::{Board, Cell, Choice};

pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let side = N.isqrt();
    Cell::new(cell.row / side * side, cell.col / side * side)
}

pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    let mut list = Vec::new();
    for i in 0..N {
        if i != cell.col {
            list.push(Cell::new(cell.row, i));
        }
    }
    for i in 0..N {
        if i != cell.row {
            list.push(Cell::new(i, (cell.col + 1) % N));
        }
    }
    let corner = box_corner::<N>(cell);
    let side = N.isqrt();
    for row in corner.row..corner.row + side {
        for col in corner.col..corner.col + side {
            if row != cell.row && col != cell.col {
                list.push(Cell::new(row, col));
            }
        }
    }
    list
}

pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    let mut best = None;
    let mut fewest = usize::MAX;
    for cell in board.cells() {
        if board.is_blank(cell) {
            let count = board.allowed(cell).len();
            if count < fewest {
                fewest = count;
                best = Some(Choice::Square(cell));
            }
        }
    }
    for unit in board.units() {
        for digit in 1..=N as u8 {
            if board.cells_of(unit).any(|cell| board.get(cell) == digit) {
                continue;
            }
            let count = board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit)).count();
            if count < fewest {
                fewest = count;
                best = Some(Choice::Digit { unit, digit });
            }
        }
    }
    best
}

pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    match tightest(board) {
        None => true,
        Some(Choice::Square(cell)) => {
            for digit in board.allowed(cell) {
                board.place(cell, digit);
                if solve(board) {
                    return true;
                }
                board.undo(cell);
            }
            false
        }
        Some(Choice::Digit { unit, digit }) => {
            for cell in board.cells_of(unit) {
                if board.allowed(cell).contains(digit) {
                    board.place(cell, digit);
                    if solve(board) {
                        return true;
                    }
                    board.undo(cell);
                }
            }
            false
        }
    }
}
