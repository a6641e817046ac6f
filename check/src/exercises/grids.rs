//! Grids made from solved ones: others that are solved too, and some that are wrong
//! in one way alone.
#![allow(dead_code, unused_imports)] // no exercise uses all of them

use sudoku_steps::{Cell, Grid};

/// Numbers that look random and are the same in every run.
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `most` - 1.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    /// The numbers below `most`, shuffled.
    pub fn shuffled(&mut self, most: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..most).collect();
        for index in (1..most).rev() {
            numbers.swap(index, self.below(index + 1));
        }
        numbers
    }
}

/// The grid whose square `cell` holds what `from` says.
pub fn make(from: impl Fn(Cell) -> u8) -> Grid {
    let mut grid = Grid::<9>::empty();
    for cell in grid.cells() {
        grid[cell] = from(cell);
    }
    grid
}

/// The grid with the digits of two squares swapped.
pub fn swapped(mut grid: Grid, a: Cell, b: Cell) -> Grid {
    (grid[a], grid[b]) = (grid[b], grid[a]);
    grid
}

/// Another solved grid: digits renamed, lines and boxes moved, perhaps turned over.
pub fn varied(grid: &Grid, dice: &mut Dice) -> Grid {
    let names = dice.shuffled(9);
    let lines = |dice: &mut Dice| -> Vec<usize> {
        let bands = dice.shuffled(3);
        bands
            .into_iter()
            .flat_map(|band| dice.shuffled(3).into_iter().map(move |line| 3 * band + line))
            .collect()
    };
    let (rows, cols) = (lines(dice), lines(dice));
    let is_turned = dice.below(2) == 1;
    make(|Cell { row, col }| {
        let (row, col) = (rows[row], cols[col]);
        let cell = if is_turned { Cell::new(col, row) } else { Cell::new(row, col) };
        names[usize::from(grid[cell]) - 1] as u8 + 1
    })
}

/// Rows that are wrong two at a time; every column and every box is right.
pub fn wrong_rows(grid: &Grid) -> Vec<Grid> {
    let pairs =
        (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))).filter(|(a, b)| a / 3 == b / 3);
    pairs.map(|(a, b)| swapped(*grid, Cell::new(a, a), Cell::new(b, a))).collect()
}

/// Columns that are wrong two at a time; every row and every box is right.
pub fn wrong_columns(grid: &Grid) -> Vec<Grid> {
    let turn = |grid: &Grid| make(|cell| grid[Cell::new(cell.col, cell.row)]);
    wrong_rows(&turn(grid)).iter().map(turn).collect()
}

/// All boxes wrong, then four, then six; every row and every column is right.
/// Fewer than four can't be wrong alone.
pub fn wrong_boxes(grids: &[Grid]) -> Vec<Grid> {
    let mut wrong = vec![make(|cell| ((cell.row + cell.col) % 9) as u8 + 1)];
    wrong.extend(grids.iter().flat_map(four_wrong_boxes));
    let six: Grid =
        "683295417421867359795386241572134896149728635314659782236541978958472163867913524"
            .parse()
            .expect("81 digits");
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        wrong.push(make(|cell| six[Cell::new(cell.row, 3 * order[cell.col / 3] + cell.col % 3)]));
    }
    wrong
}

/// Two digits change places in two rows and two columns, where they stand so in
/// four boxes.
fn four_wrong_boxes(grid: &Grid) -> Vec<Grid> {
    let mut wrong = Vec::new();
    for a in grid.cells() {
        for b in grid.cells() {
            let (c, d) = (Cell::new(a.row, b.col), Cell::new(b.row, a.col));
            let apart = a.row / 3 < b.row / 3 && a.col / 3 < b.col / 3;
            if apart && grid[a] == grid[b] && grid[c] == grid[d] {
                wrong.push(swapped(swapped(*grid, a, c), b, d));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use sudoku_steps::Unit;

    use super::{Dice, Grid, varied, wrong_boxes, wrong_columns, wrong_rows};

    /// The units that have a digit twice.
    fn wrong_units(grid: &Grid) -> Vec<Unit> {
        assert!(grid.is_full());
        let mut units: Vec<Unit> = grid.conflicts().iter().map(|conflict| conflict.unit).collect();
        units.dedup();
        units
    }

    #[test]
    fn each_kind_of_unit_is_wrong_alone_and_in_every_way() {
        let solved = super::super::boards::solved().map(|(_, grid)| grid);
        let rows = wrong_rows(&solved[0]);
        let columns = wrong_columns(&solved[0]);
        let pairs = [[0, 1], [0, 2], [1, 2], [3, 4], [3, 5], [4, 5], [6, 7], [6, 8], [7, 8]];
        let units = |grids: &[Grid]| grids.iter().map(wrong_units).collect::<Vec<_>>();
        assert_eq!(units(&rows), pairs.map(|pair| pair.map(Unit::Row).to_vec()));
        assert_eq!(units(&columns), pairs.map(|pair| pair.map(Unit::Column).to_vec()));
        let patterns: HashSet<Vec<Unit>> = wrong_boxes(&solved).iter().map(wrong_units).collect();
        assert!(patterns.iter().flatten().all(|unit| matches!(unit, Unit::Box(_))));
        // All nine; two bands by two stacks; all but three that share no band and no stack.
        let of = |count| patterns.iter().filter(|pattern| pattern.len() == count).count();
        assert_eq!([of(9), of(4), of(6)], [1, 9, 6]);
    }

    #[test]
    fn a_varied_grid_is_solved_and_another() {
        let mut dice = Dice::new(1);
        for (_, grid) in super::super::boards::solved() {
            let varied = varied(&grid, &mut dice);
            assert!(varied != grid && wrong_units(&varied).is_empty(), "{varied:?}");
        }
    }
}
