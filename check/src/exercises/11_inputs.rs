//! What the two rules are asked, the smallest first.

use super::boards;
use crate::rules::Rule;
use sudoku_steps::solutions::rules::{Position, Rule as Rules};
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit, puzzles};

fn set(digits: &[usize]) -> u32 {
    digits.iter().map(|&digit| digit as u8).collect::<Digits>().bits()
}

/// The rows, columns and boxes on which the rules are tried: the first, one within, the
/// last.
fn some_units<const N: usize>() -> Vec<Unit> {
    let lines = [0, 1, N - 1];
    let of = |unit: fn(usize) -> Unit| lines.into_iter().map(unit);
    of(Unit::Row).chain(of(Unit::Column)).chain(of(Unit::Box)).collect()
}

fn with<const N: usize>(what: &str, unit: Unit, sets: &[(usize, u32)]) -> Rule<N> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let mut candidates = Candidates::new();
    for &(place, set) in sets {
        candidates[cells[place]] = set;
    }
    Rule { candidates, unit, what: what.to_string() }
}

/// Units of which some squares have few digits, and the others all.
pub fn pairs<const N: usize>() -> Vec<Rule<N>> {
    let last = N - 1;
    let mut inputs = Vec::new();
    for unit in some_units::<N>() {
        let mut add = |what: &str, sets: &[(usize, u32)]| inputs.push(with(what, unit, sets));
        let pair = set(&[1, 2]);
        add("a board with one pair", &[(0, pair), (1, pair)]);
        add("a board with one pair", &[(1, set(&[2, N])), (2, set(&[2, N]))]);
        add("a board with one pair", &[(0, set(&[1, N])), (last, set(&[1, N]))]);
        add("a board with one pair", &[(1, set(&[3, 4])), (last, set(&[3, 4]))]);
        add("a board with one square of two digits", &[(1, pair)]);
        add("a board with two squares of two digits", &[(0, pair), (2, set(&[2, 3]))]);
        add("a board with two squares of two digits", &[(1, pair), (last, set(&[3, 4]))]);
        add("a board with two equal sets of three", &[(0, set(&[1, 2, 3])), (2, set(&[1, 2, 3]))]);
        add("a board with a set within another", &[(1, pair), (2, set(&[1, 2, 4]))]);
        add(
            "a board with a pair and a third square",
            &[(0, pair), (1, set(&[2, 3])), (2, pair), (last, set(&[1, 3, 4]))],
        );
        add(
            "a board with two pairs",
            &[(0, pair), (1, set(&[3, 4])), (2, set(&[3, 4])), (last, pair)],
        );
        if N > 4 {
            add(
                "a board with two pairs",
                &[(1, set(&[5, 9])), (3, set(&[6, 7])), (5, set(&[6, 7])), (8, set(&[5, 9]))],
            );
            add(
                "a board with a pair and a filled square",
                &[(0, set(&[8])), (4, set(&[3, 6])), (7, set(&[3, 6])), (5, set(&[3, 6, 7]))],
            );
        }
    }
    inputs.push(with("a board with every digit everywhere", Unit::Row(0), &[]));
    inputs
}

/// Boxes in which a digit is left in some squares only.
pub fn places<const N: usize>() -> Vec<Rule<N>> {
    let side = Grid::<N>::BOX;
    let mut inputs = Vec::new();
    for number in [0, 1, N / 2, N - 1] {
        let unit = Unit::Box(number);
        let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
        let mut add = |what: &str, lefts: &[(usize, &[usize])]| {
            let mut candidates = Candidates::new();
            for &(digit, places) in lefts {
                for (place, &cell) in cells.iter().enumerate() {
                    if !places.contains(&place) {
                        candidates[cell] &= !(1 << digit);
                    }
                }
            }
            inputs.push(Rule { candidates, unit, what: what.to_string() });
        };
        for digit in [2, 1, N.min(10), N] {
            add("a board with two places in a row", &[(digit, &[0, 1])]);
            add("a board with two places in a row", &[(digit, &[N - 2, N - 1])]);
            add("a board with two places in a column", &[(digit, &[0, side])]);
            add("a board with two places in a column", &[(digit, &[side - 1, N - 1])]);
        }
        add("a board with two places apart", &[(2, &[0, N - 1])]);
        add("a board with three places apart", &[(3, &[0, 1, side])]);
        add("a board with three places apart", &[(3, &[0, side, N - 1])]);
        add("a board with two digits in a line", &[(1, &[0, 1]), (4, &[1, side + 1])]);
        if side > 2 {
            add("a board with three places in a row", &[(5, &[0, 1, 2])]);
            add("a board with three places in a column", &[(7, &[1, side + 1, 2 * side + 1])]);
        }
    }
    // The rest of the line has the digit in one square alone.
    for (far, row) in [(N - 1, 0), (N - 2, 1)] {
        let mut candidates = Candidates::new();
        for col in 0..N {
            let stays = col == far || (row == 0 && col < 2) || (row == 1 && col < 2);
            if !stays {
                candidates[Cell::new(row, col)] &= !(1 << 3);
            }
            if col < side {
                for other in (0..side).filter(|&other| other != row) {
                    candidates[Cell::new(other, col)] &= !(1 << 3);
                }
            }
        }
        let what = "a board with two places in a row".to_string();
        inputs.push(Rule { candidates, unit: Unit::Box(0), what });
    }
    let what = "a board with every digit everywhere".to_string();
    inputs.push(Rule { candidates: Candidates::new(), unit: Unit::Box(0), what });
    inputs
}

/// The named puzzles where singles are stuck, in every unit.
pub fn named() -> Vec<Rule<9>> {
    let mut inputs = Vec::new();
    for named in puzzles::NAMED {
        let grid = boards::named(named.name);
        let Some(candidates) = stuck(grid) else { continue };
        inputs.extend(grid.units().map(|unit| Rule {
            candidates: candidates.clone(),
            unit,
            what: format!("{}, with its singles filled", named.name),
        }));
    }
    inputs
}

/// The candidates once singles are filled, unless the board is full then.
fn stuck(grid: Grid) -> Option<Candidates> {
    let mut position = Position::new(grid);
    while let Some(step) = position.step(&[Rules::NakedSingle, Rules::HiddenSingle]) {
        position.take(&step);
    }
    Some(position.candidates).filter(|_| !position.grid.is_full())
}
