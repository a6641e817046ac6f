//! The search of lesson 5 on candidates that are kept: fill what is forced, then try
//! the digits of the square with the fewest left.

use super::ascending;
use super::memory::{Memory, Trail};
pub use super::play::{Contradiction, Play};
use sudoku_steps::Board;

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    solve_with(board, &mut Trail::default(), singles)
}

/// The same with any memory and any way to propagate.
pub fn solve_with<const N: usize, M: Memory<N>>(
    board: &mut Board<N>,
    memory: &mut M,
    propagate: impl Fn(&mut Play<'_, N, M>) -> Result<(), Contradiction> + Copy,
) -> bool {
    let mark = board.mark();
    let mut play = Play { board, memory };
    let solved = play.read_clues() && search(&mut play, propagate);
    if !solved {
        board.undo_to(mark);
    }
    solved
}

fn search<const N: usize, M: Memory<N>>(
    play: &mut Play<'_, N, M>,
    propagate: impl Fn(&mut Play<'_, N, M>) -> Result<(), Contradiction> + Copy,
) -> bool {
    // A board that gave up has no digit left anywhere.
    if play.board.gave_up() || propagate(play).is_err() {
        return false;
    }
    let Some(cell) = play.fewest_left() else { return true };
    for digit in ascending(play.memory.left(cell)) {
        let mark = (play.board.mark(), play.memory.mark());
        play.board.place(cell, digit);
        if play.memory.fill(cell, digit) && search(play, propagate) {
            return true;
        }
        play.memory.back(mark.1);
        play.board.undo_to(mark.0);
    }
    false
}

/// Propagates nothing: then the search is that of lesson 4.
///
/// # Errors
/// None.
pub fn nothing<const N: usize, M>(_: &mut Play<'_, N, M>) -> Result<(), Contradiction> {
    Ok(())
}

/// Fills naked and hidden singles until none is left.
///
/// # Errors
/// The first contradiction.
pub fn singles<const N: usize, M: Memory<N>>(
    play: &mut Play<'_, N, M>,
) -> Result<(), Contradiction> {
    while play.singles_round()? {}
    Ok(())
}
