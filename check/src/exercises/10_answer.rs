//! An answer to exercise 10.

use sudoku_steps::{Board, Cell, Choice};

/// What a learner writes, for boards of one side.
#[derive(Clone, Copy)]
pub struct OfSide<const N: usize> {
    pub box_corner: fn(Cell) -> Cell,
    pub peers: fn(Cell) -> Vec<Cell>,
    pub tightest: fn(&Board<N>) -> Option<Choice>,
    pub solve: fn(&mut Board<N>) -> bool,
}

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub four: OfSide<4>,
    pub nine: OfSide<9>,
    pub sixteen: OfSide<16>,
    pub twenty_five: OfSide<25>,
}
