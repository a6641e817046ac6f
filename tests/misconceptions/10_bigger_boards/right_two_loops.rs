//! Right: a loop for each kind of choice, and peers row by row.

use sudoku_steps::{Board, Cell, Choice};

pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let side = N.isqrt();
    Cell::new(cell.row / side * side, cell.col / side * side)
}

pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    let side = N.isqrt();
    let corner = box_corner::<N>(cell);
    let mut peers: Vec<Cell> = (0..N).map(|col| Cell::new(cell.row, col)).collect();
    peers.extend((0..N).map(|row| Cell::new(row, cell.col)));
    for row in corner.row..corner.row + side {
        for col in corner.col..corner.col + side {
            if row != cell.row && col != cell.col {
                peers.push(Cell { row, col });
            }
        }
    }
    peers.retain(|&other| other != cell);
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
    match tightest(board) {
        None => true,
        Some(Choice::Square(cell)) => {
            board.allowed(cell).into_iter().any(|digit| goes_well(board, cell, digit))
        }
        Some(Choice::Digit { unit, digit }) => {
            for cell in board.cells_of(unit) {
                if board.allowed(cell).contains(digit) && goes_well(board, cell, digit) {
                    return true;
                }
            }
            false
        }
    }
}

fn goes_well<const N: usize>(board: &mut Board<N>, cell: Cell, digit: u8) -> bool {
    board.place(cell, digit);
    let solved = solve(board);
    if !solved {
        board.undo(cell);
    }
    solved
}
