//! Plain backtracking: choose a square, try a digit, go on, take it back.

use sudoku_steps::{Board, Cell, Digits};

/// The first blank square in reading order, or `None` on a full board.
#[must_use]
pub fn first_empty<const N: usize>(board: &Board<N>) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    search(board, first_empty)
}

/// The same search without a call to itself. What the calls of [`solve`] remember stands
/// on a stack: the open squares, oldest first, each with its digits not yet tried.
pub fn solve_with_stack<const N: usize>(board: &mut Board<N>) -> bool {
    let Some(first) = first_empty(board) else { return true };
    let mut open: Vec<(Cell, Digits)> = vec![(first, board.allowed(first))];
    while let Some((cell, untried)) = open.last_mut() {
        let cell = *cell;
        // What stands here is back at the top of the stack because it has failed.
        if !board.is_blank(cell) {
            board.undo(cell);
        }
        let Some(digit) = untried.first() else {
            open.pop();
            continue;
        };
        untried.remove(digit);
        board.place(cell, digit);
        let Some(next) = first_empty(board) else { return true };
        open.push((next, board.allowed(next)));
    }
    false
}

/// The search of every stage: `choose` picks the square to fill next, and says
/// `None` when none is blank.
pub fn search<const N: usize>(
    board: &mut Board<N>,
    choose: impl Fn(&Board<N>) -> Option<Cell> + Copy,
) -> bool {
    let Some(cell) = choose(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if search(board, choose) {
            return true;
        }
        board.undo(cell);
    }
    false
}
