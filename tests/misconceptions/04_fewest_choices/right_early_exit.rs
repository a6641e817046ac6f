//! Right: nothing is fewer than none.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best: Option<(usize, Cell)> = None;
    for row in 0..9 {
        for col in 0..9 {
            let cell = Cell { row, col };
            if !board.is_blank(cell) {
                continue;
            }
            let choices = board.allowed(cell).into_iter().count();
            if choices == 0 {
                return Some(cell);
            }
            match best {
                Some((fewest, _)) if fewest <= choices => {}
                _ => best = Some((choices, cell)),
            }
        }
    }
    best.map(|(_, cell)| cell)
}
