//! What the functions of exercise 12 are asked, the smallest first.

use sudoku_steps::solutions::fast::{candidates, keep, mini_rows, round, seen};

use super::answer::Band;
use crate::exercises::boards;
use crate::exercises::grids::Dice;

pub const ALL: u32 = (1 << 27) - 1;
pub const ROWS: [u32; 3] = [0x1FF, 0x1FF << 9, 0x1FF << 18];

/// Single squares, whole mini-rows, rows, and squares at random.
pub fn squares() -> Vec<u32> {
    let mut dice = Dice::new(12);
    let mut inputs = vec![0];
    inputs.extend((0..27).map(|square| 1 << square));
    inputs.extend((0..9).map(|mini_row| 0b111 << (3 * mini_row)));
    inputs.extend((0..9).map(|col| 0o1_001_001 << col));
    inputs.extend(ROWS);
    inputs.push(ALL);
    for count in 2..20 {
        inputs.extend((0..6).map(|_| some(&mut dice, count)));
    }
    inputs
}

fn some(dice: &mut Dice, count: usize) -> u32 {
    dice.shuffled(27).into_iter().take(count).fold(0, |all, square| all | 1 << square)
}

/// Every table there is, the emptiest first.
pub fn tables() -> Vec<u32> {
    let mut tables: Vec<u32> = (0..512).collect();
    tables.sort_by_key(|table| table.count_ones());
    tables
}

/// Nine sets: empty, one square in some of them, then at random.
pub fn sets() -> Vec<Band> {
    let mut dice = Dice::new(9);
    let mut inputs = vec![[0; 9]];
    for which in
        [vec![0], vec![8], vec![0, 1], vec![0, 8], vec![7, 8], vec![1, 4, 6], vec![0, 2, 4, 6]]
    {
        let mut sets = [0; 9];
        for index in which {
            sets[index] = 1 << 13;
        }
        inputs.push(sets);
    }
    inputs.push([ALL; 9]);
    for count in 1..12 {
        inputs.extend((0..4).map(|_| std::array::from_fn(|_| some(&mut dice, count))));
    }
    inputs
}

/// Bands of puzzles with the candidates of their squares, and what rounds make of them.
pub fn of_puzzles() -> Vec<Band> {
    let mut inputs = vec![[ALL; 9]];
    for name in ["easy", "17 clues", "AI Escargot", "Inkala 2010", "Norvig 1"] {
        for band in 0..3 {
            let mut digits = candidates(&boards::named(name), band);
            inputs.push(digits);
            while let Some(next) = round(&digits).filter(|next| *next != digits) {
                digits = next;
                inputs.push(digits);
            }
        }
    }
    inputs.retain(is_clear);
    inputs
}

/// Bands with one thing to see: a single of each kind in each row, a table that takes a square.
pub fn with_one_single() -> Vec<Band> {
    let mut inputs = Vec::new();
    for (index, square) in [(0, 0), (4, 13), (8, 26), (2, 11), (6, 18), (1, 8)] {
        let row = ROWS[square / 9];
        let mut alone = [ALL; 9];
        alone[index] = (ALL & !row) | 1 << square;
        inputs.push(alone);
        let mut naked = [ALL & !(1 << square); 9];
        naked[index] = ALL;
        inputs.push(naked);
        let mut locked = [ALL; 9];
        locked[index] &= !row | 0b111 << (square / 3 * 3);
        inputs.push(locked);
    }
    inputs
}

/// Bands without a way: an empty row, a square without a digit, and such as the tables make so.
pub fn dead() -> Vec<Band> {
    let mut inputs = Vec::new();
    for (index, square) in [(0, 0), (4, 13), (8, 26)] {
        inputs.push([ALL & !(1 << square); 9]);
        // Two rows have the same box left, so no mini-row lives.
        let mut boxed = [ALL; 9];
        boxed[index] &= 0b111 << 9 | 0b111 | ROWS[2];
        inputs.push(boxed);
        let mut empty = [ALL; 9];
        empty[index] &= !ROWS[square / 9];
        inputs.push(empty);
        // The last digit of a square falls when its row and box are needed elsewhere.
        let mut taken = [ALL & !(1 << square); 9];
        let own = 0b111 << (square / 3 * 3);
        taken[index] = ALL & (!ROWS[(square / 9 + 1) % 3] | own_box(square));
        if taken[index] & own != 0 {
            inputs.push(taken);
        }
    }
    inputs
}

/// The squares of the box that a square of the band lies in.
const fn own_box(square: usize) -> u32 {
    0o7_007_007 << (square % 9 / 3 * 3)
}

/// Random bands with one solution or more, with and without things to see.
pub fn at_random() -> Vec<Band> {
    let mut dice = Dice::new(27);
    let mut inputs = Vec::new();
    let solved = boards::solved();
    while inputs.len() < 120 {
        let full = candidates(&solved[dice.below(solved.len())].1, dice.below(3));
        let much = 1 + dice.below(24);
        let digits = full.map(|squares| squares | some(&mut dice, much));
        inputs.push(digits);
    }
    inputs.retain(is_clear);
    inputs
}

/// Whether no two digits take the same square and no digit two squares of a row. What becomes of
/// these is left open.
fn is_clear(digits: &Band) -> bool {
    let mut open = [0; 9];
    for (open, squares) in open.iter_mut().zip(digits) {
        let live = keep(mini_rows(*squares));
        let spread =
            (0..9).filter(|at| live >> at & 1 == 1).fold(0, |all, at| all | 0b111 << (3 * at));
        *open = squares & spread;
    }
    let (once, twice) = seen(&open);
    let naked = once & !twice;
    let alone = open.map(|squares| {
        ROWS.iter().map(|row| squares & row).filter(|row| row.is_power_of_two()).sum()
    });
    let takes_two = |squares: &u32| ROWS.iter().any(|row| (squares & naked & row).count_ones() > 1);
    seen(&alone).1 == 0 && !open.iter().any(takes_two)
}
