//! Right: no recursion.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    let mut open: Vec<(Cell, u8)> = Vec::new();
    let mut found = 0;
    if most == 0 {
        return 0;
    }
    let mut from = Some((fewest_choices(board), 1));
    loop {
        if let Some((cell, least)) = from.take() {
            let next = match cell {
                None => {
                    found += 1;
                    tell(board.grid());
                    None
                }
                Some(cell) if found < most => (least..=9)
                    .find(|&digit| board.allowed(cell).contains(digit))
                    .map(|digit| (cell, digit)),
                Some(_) => None,
            };
            if let Some((cell, digit)) = next {
                board.place(cell, digit);
                open.push((cell, digit));
                from = Some((fewest_choices(board), 1));
                continue;
            }
        }
        let Some((cell, digit)) = open.pop() else { return found };
        board.undo(cell);
        from = Some((Some(cell), digit + 1));
    }
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
