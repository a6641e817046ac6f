//! Right: candidates of its own in bit masks, brought up to date after each digit.

use sudoku_steps::{Board, Cell, Why};

const ALL: u16 = 0b11_1111_1110;

fn masks(board: &Board) -> [[u16; 9]; 9] {
    let mut masks = [[ALL; 9]; 9];
    for cell in board.cells() {
        let digit = board.get(cell);
        if digit != 0 {
            strike(&mut masks, cell, digit);
        }
    }
    masks
}

fn strike(masks: &mut [[u16; 9]; 9], cell: Cell, digit: u8) {
    for i in 0..9 {
        masks[cell.row][i] &= !(1 << digit);
        masks[i][cell.col] &= !(1 << digit);
        masks[cell.row / 3 * 3 + i / 3][cell.col / 3 * 3 + i % 3] &= !(1 << digit);
    }
    masks[cell.row][cell.col] = 0;
}

fn force(board: &mut Board, masks: &mut [[u16; 9]; 9], cell: Cell, digit: u8, why: Why) {
    board.force(cell, digit, why);
    strike(masks, cell, digit);
}

fn fill(board: &mut Board, naked: bool, hidden: bool) -> (usize, bool) {
    let mut masks = masks(board);
    let mut filled = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for unit in board.units() {
            let cells: Vec<Cell> = board.cells_of(unit).collect();
            let (mut once, mut twice, mut stands) = (0, 0, 0);
            for cell in &cells {
                let mask = masks[cell.row][cell.col];
                if board.is_blank(*cell) && mask == 0 {
                    return (filled, false);
                }
                if naked && mask.count_ones() == 1 {
                    let digit = mask.trailing_zeros() as u8;
                    force(board, &mut masks, *cell, digit, Why::NakedSingle);
                    filled += 1;
                    changed = true;
                }
            }
            for cell in &cells {
                let mask = masks[cell.row][cell.col];
                twice |= once & mask;
                once |= mask;
                stands |= (1 << board.get(*cell)) & ALL;
            }
            if once | stands != ALL {
                return (filled, false);
            }
            let single = once & !twice;
            if hidden && single != 0 {
                let digit = single.trailing_zeros() as u8;
                let cell = cells.iter().find(|cell| masks[cell.row][cell.col] & (1 << digit) != 0);
                force(board, &mut masks, *cell.unwrap(), digit, Why::HiddenSingle(unit));
                filled += 1;
                changed = true;
            }
        }
    }
    (filled, true)
}

pub fn fill_forced(board: &mut Board) -> usize {
    fill(board, true, false).0
}

pub fn fill_hidden(board: &mut Board) -> usize {
    fill(board, false, true).0
}

pub fn propagate(board: &mut Board) -> bool {
    fill(board, true, true).1
}
