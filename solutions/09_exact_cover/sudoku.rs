//! Sudoku as exact cover: 324 items, 729 options.

use sudoku_steps::exact_cover::{Link, Links, Problem};
use sudoku_steps::{Cell, Grid};

use super::cover;

/// Sudoku of side `N`. Its items say what has to be there: a digit in each square,
/// and each digit in each row, column and box. An option is a digit in a square.
pub struct Sudoku<const N: usize = 9> {
    /// Its items and options.
    pub problem: Problem,
}

impl<const N: usize> Default for Sudoku<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Sudoku<N> {
    /// The problem of an empty grid.
    #[must_use]
    pub fn new() -> Self {
        let grid = Grid::<N>::empty();
        let squares = grid.cells().map(|cell| cell.to_string());
        let in_units = grid
            .units()
            .flat_map(|unit| (1..=N as u8).map(move |digit| format!("{digit} in {unit}")));
        let mut problem = Problem::new(squares.chain(in_units), []);
        for cell in grid.cells() {
            for digit in 0..N {
                let square = cell.row * N + cell.col;
                let row = cell.row;
                let column = N + cell.col;
                let in_box = 2 * N + Grid::<N>::box_of(cell);
                let units = [row, column, in_box].map(|unit| N * N + unit * N + digit);
                problem.option(&[square, units[0], units[1], units[2]]);
            }
        }
        Self { problem }
    }

    /// The number of the option that puts `digit` into a square.
    #[must_use]
    pub const fn option(cell: Cell, digit: u8) -> usize {
        (cell.row * N + cell.col) * N + digit as usize - 1
    }

    /// The square and the digit of an option.
    #[must_use]
    pub const fn placed(option: usize) -> (Cell, u8) {
        let square = option / N;
        (Cell::new(square / N, square % N), (option % N) as u8 + 1)
    }

    /// Covers the items of all givens. The grid must have no conflict: with one, an
    /// item would be covered twice.
    pub fn cover_givens(&self, links: &mut Links, grid: &Grid<N>) {
        for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
            for node in self.problem.nodes_of(Self::option(cell, grid[cell])) {
                cover(links, links[node].item);
            }
        }
    }

    /// The grid with the digits of the options taken.
    #[must_use]
    pub fn grid(&self, givens: &Grid<N>, taken: &[Link]) -> Grid<N> {
        let mut grid = *givens;
        for &node in taken {
            let (cell, digit) = Self::placed(self.problem.option_of(node));
            grid[cell] = digit;
        }
        grid
    }
}
