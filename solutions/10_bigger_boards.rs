//! Bigger boards: the geometry of every size, and the search that picks the tightest
//! square or unit.
//!
//! Counting the squares of a unit as choices too is what the exact cover form of
//! Sudoku does by itself: its items are the squares and the pairs of a unit and a
//! digit, and Knuth's Algorithm X (Dancing Links, 2000, arXiv cs/0011047) takes the
//! item with the fewest options.

use sudoku_steps::{Board, Cell, Choice, Digits, Unit};

/// The first square of the box that a square lies in, in reading order.
#[must_use]
pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    let side = N.isqrt();
    Cell::new(cell.row / side * side, cell.col / side * side)
}

/// The squares that share a row, a column or a box with this one, each once.
#[must_use]
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

/// The choice with the fewest ways. Of several it is the first: the blank squares in
/// reading order come before the digits that units lack, and those go by unit and
/// then by digit. `None` on a full board.
#[must_use]
pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    let squares = board.cells().filter(|&cell| board.is_blank(cell)).map(Choice::Square);
    let digits = board.units().flat_map(|unit| {
        missing(board, unit).into_iter().map(move |digit| Choice::Digit { unit, digit })
    });
    // Of several with the same key, min_by_key returns the first.
    squares.chain(digits).min_by_key(|&choice| ways(board, choice).count())
}

/// The digits that no square of a unit holds.
fn missing<const N: usize>(board: &Board<N>, unit: Unit) -> Digits {
    let held = board.cells_of(unit).map(|cell| board.get(cell)).filter(|&digit| digit != 0);
    Digits::all(N) - held.collect()
}

/// The ways to decide a choice: digits in ascending order, squares in reading order.
fn ways<const N: usize>(board: &Board<N>, choice: Choice) -> impl Iterator<Item = (Cell, u8)> {
    let (cells, digits): (Vec<Cell>, Digits) = match choice {
        Choice::Square(cell) => (vec![cell], Digits::all(N)),
        Choice::Digit { unit, digit } => (board.cells_of(unit).collect(), Digits::just(digit)),
    };
    cells.into_iter().flat_map(move |cell| {
        (board.allowed(cell) & digits).into_iter().map(move |digit| (cell, digit))
    })
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    let Some(choice) = tightest(board) else { return true };
    let ways: Vec<(Cell, u8)> = ways(board, choice).collect();
    for (cell, digit) in ways {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
