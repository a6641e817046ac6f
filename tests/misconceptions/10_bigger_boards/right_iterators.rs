//! Right: iterators and a list of all choices.

use sudoku_steps::{Board, Cell, Choice};

pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let side = N.isqrt();
    Cell::new(cell.row / side * side, cell.col / side * side)
}

pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    let all = (0..N * N).map(|index| Cell::new(index / N, index % N));
    let corner = box_corner::<N>(cell);
    all.filter(|&other| other != cell)
        .filter(|&other| {
            other.row == cell.row || other.col == cell.col || box_corner::<N>(other) == corner
        })
        .collect()
}

pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    let squares = board
        .cells()
        .filter(|&cell| board.is_blank(cell))
        .map(|cell| (board.allowed(cell).len(), Choice::Square(cell)));
    let digits = board.units().flat_map(|unit| {
        (1..=N as u8)
            .filter(move |&digit| !board.cells_of(unit).any(|cell| board.get(cell) == digit))
            .map(move |digit| {
                let cells = board.cells_of(unit);
                let ways = cells.filter(|&cell| board.allowed(cell).contains(digit)).count();
                (ways, Choice::Digit { unit, digit })
            })
    });
    squares.chain(digits).min_by_key(|pair| pair.0).map(|pair| pair.1)
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
