//! Counting with candidates that remember: the search goes on past the first solution,
//! as in lesson 6, and fills what is forced before each choice.

use super::ascending;
use super::memory::{Memory, Trail};
use super::search::{Play, singles};
use sudoku_steps::Board;

/// How many solutions the board has, or `most` if it has that many or more. The board is
/// left as it was. If it gave up, the count says how many were found until then.
///
/// ```
/// use sudoku_steps::{Board, Grid, solutions::trail::count_solutions};
///
/// let mut board = Board::new(Grid::<4>::empty())?;
/// assert_eq!(count_solutions(&mut board, u64::MAX), 288);
/// assert_eq!(count_solutions(&mut board, 2), 2);
/// # Ok::<(), sudoku_steps::Conflict>(())
/// ```
pub fn count_solutions<const N: usize>(board: &mut Board<N>, most: u64) -> u64 {
    let mark = board.mark();
    let mut play = Play { board, memory: &mut Trail::default() };
    let found = if play.read_clues() { count(&mut play, most) } else { 0 };
    board.undo_to(mark);
    found
}

fn count<const N: usize>(play: &mut Play<'_, N, Trail<N>>, most: u64) -> u64 {
    if most == 0 || play.board.gave_up() || singles(play).is_err() {
        return 0;
    }
    let Some(cell) = play.fewest_left() else { return 1 };
    let mut found = 0;
    for digit in ascending(play.memory.left(cell)) {
        let mark = (play.board.mark(), play.memory.mark());
        play.board.place(cell, digit);
        if play.memory.fill(cell, digit) {
            found += count(play, most - found);
        }
        play.memory.back(mark.1);
        play.board.undo_to(mark.0);
        if found == most {
            break;
        }
    }
    found
}
