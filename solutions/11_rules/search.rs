//! The search of lesson 8 with rules beyond singles under it.

use super::{Rule, find};
use sudoku_steps::Board;
use sudoku_steps::solutions::trail::eliminate;
use sudoku_steps::solutions::trail::memory::Trail;
use sudoku_steps::solutions::trail::search::{Contradiction, Play, singles, solve_with};

/// Fills the board with singles and these rules before each choice, or leaves it as it
/// was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>, rules: &[Rule]) -> bool {
    solve_with(board, &mut Trail::default(), |play: &mut Play<'_, N, Trail<N>>| {
        singles_and(play, rules)
    })
}

/// Fills singles, and where none is left takes one step of the first rule that finds one.
///
/// # Errors
/// The first contradiction.
pub fn singles_and<const N: usize>(
    play: &mut Play<'_, N, Trail<N>>,
    rules: &[Rule],
) -> Result<(), Contradiction> {
    loop {
        singles(play)?;
        let step = rules.iter().find_map(|&rule| find(&play.memory.candidates, rule));
        let Some(step) = step else { return Ok(()) };
        for (cell, digit) in step.out {
            if !eliminate(&mut play.memory.candidates, cell, digit) {
                return Err(Contradiction);
            }
        }
    }
}
