//! The reference searches that run beside a learner's, compiled here with optimisation.
//!
//! A function that is generic over the side of a board is compiled where it is used. Used
//! by the checker itself, the references would be so slow that a learner's search waits for
//! them.

use sudoku_steps::solutions::{
    backtracking, bigger_boards, counting, fewest_choices, propagation, recursion,
};
use sudoku_steps::{Board, Cell, Choice};

/// The search of exercise 1.
pub fn recursion(board: &mut Board<4>) -> bool {
    recursion::solve(board)
}

/// The search of exercise 3.
pub fn backtracking(board: &mut Board) -> bool {
    backtracking::solve(board)
}

/// The search of exercise 4.
pub fn fewest_choices(board: &mut Board) -> bool {
    fewest_choices::solve(board)
}

/// The search of exercise 4 with another order.
pub fn in_order(board: &mut Board, choose: fn(&Board) -> Option<Cell>) -> bool {
    backtracking::search(board, choose)
}

/// The search of exercise 5.
pub fn propagation(board: &mut Board) -> bool {
    propagation::solve(board)
}

/// The search of exercise 5 with other rules.
pub fn with_rules(board: &mut Board, propagate: fn(&mut Board) -> bool) -> bool {
    propagation::search_with(board, propagate)
}

/// The count of exercise 6.
pub fn counting(board: &mut Board, most: u64) -> u64 {
    counting::count_solutions(board, most)
}

/// The references of exercise 10, for each of its sides.
pub trait Tightest {
    /// The square or the digit of a unit with the fewest ways.
    fn tightest(&self) -> Option<Choice>;
    /// The search that always takes it.
    fn solve(&mut self) -> bool;
}

macro_rules! of_side {
    ($($side:literal)*) => {
        $(impl Tightest for Board<$side> {
            fn tightest(&self) -> Option<Choice> {
                bigger_boards::tightest(self)
            }

            fn solve(&mut self) -> bool {
                bigger_boards::solve(self)
            }
        })*
    };
}

of_side! { 4 9 16 25 }
