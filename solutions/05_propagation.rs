//! Propagation: fill what is forced, and search only where logic is stuck.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Digits, Why};

/// A blank square with no digit left, or a digit with no square left in a unit.
struct Contradiction;

/// Fills naked singles, again and again until none is left. Returns how many squares
/// it filled. It stops where it meets a contradiction.
pub fn fill_forced<const N: usize>(board: &mut Board<N>) -> usize {
    again_and_again(board, fill_naked_once)
}

/// Fills hidden singles, again and again until none is left. Returns how many squares
/// it filled. It stops where it meets a contradiction.
pub fn fill_hidden<const N: usize>(board: &mut Board<N>) -> usize {
    again_and_again(board, fill_hidden_once)
}

/// Fills singles of both kinds until nothing changes. Returns `false` when it meets a
/// contradiction; then the caller takes back what was filled.
pub fn propagate<const N: usize>(board: &mut Board<N>) -> bool {
    loop {
        match fill_both_once(board) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(Contradiction) => return false,
        }
    }
}

fn fill_both_once<const N: usize>(board: &mut Board<N>) -> Result<usize, Contradiction> {
    Ok(fill_naked_once(board)? + fill_hidden_once(board)?)
}

/// One pass over the squares.
fn fill_naked_once<const N: usize>(board: &mut Board<N>) -> Result<usize, Contradiction> {
    let mut filled = 0;
    for cell in board.cells() {
        if !board.is_blank(cell) {
            continue;
        }
        let allowed = board.allowed(cell);
        if allowed.is_empty() {
            return Err(Contradiction);
        }
        if let Some(digit) = allowed.only() {
            board.force(cell, digit, Why::NakedSingle);
            filled += 1;
        }
    }
    Ok(filled)
}

/// One pass over the units, and in each over the digits that it still needs.
fn fill_hidden_once<const N: usize>(board: &mut Board<N>) -> Result<usize, Contradiction> {
    let mut filled = 0;
    for unit in board.units() {
        for digit in Digits::all(N) {
            if board.cells_of(unit).any(|cell| board.get(cell) == digit) {
                continue;
            }
            let places: Vec<Cell> =
                board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit)).collect();
            match places[..] {
                [] => return Err(Contradiction),
                [cell] => {
                    board.force(cell, digit, Why::HiddenSingle(unit));
                    filled += 1;
                }
                _ => {}
            }
        }
    }
    Ok(filled)
}

fn again_and_again<const N: usize>(
    board: &mut Board<N>,
    fill_once: impl Fn(&mut Board<N>) -> Result<usize, Contradiction>,
) -> usize {
    let before = board.mark();
    while let Ok(1..) = fill_once(board) {}
    // A pass that met a contradiction may have filled squares too.
    board.mark() - before
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    search_with(board, propagate)
}

/// The same search with any `propagate`.
pub fn search_with<const N: usize>(
    board: &mut Board<N>,
    propagate: impl Fn(&mut Board<N>) -> bool + Copy,
) -> bool {
    let mark = board.mark();
    let solved = search(board, propagate);
    if !solved {
        board.undo_to(mark);
    }
    solved
}

/// Fills what is forced, then tries the digits of one square.
fn search<const N: usize>(
    board: &mut Board<N>,
    propagate: impl Fn(&mut Board<N>) -> bool + Copy,
) -> bool {
    if !propagate(board) {
        return false;
    }
    let Some(cell) = fewest_choices(board) else { return true };
    for digit in board.allowed(cell) {
        let mark = board.mark();
        board.place(cell, digit);
        if search(board, propagate) {
            return true;
        }
        board.undo_to(mark);
    }
    false
}
