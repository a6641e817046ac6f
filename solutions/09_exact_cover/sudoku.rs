//! Sudoku as exact cover: 324 items, 729 options.

use sudoku_steps::exact_cover::{Link, Links, Pick, Picks, Problem};
use sudoku_steps::{Board, Cell, Grid};

use super::{cover, search};

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

    /// Fills the board, or leaves it as it was. Each option taken is a digit tried.
    pub fn solve(&self, board: &mut Board<N>) -> Solved {
        let mut links = self.problem.links().clone();
        self.cover_givens(&mut links, board.grid());
        let mut solved = false;
        let mark = board.mark();
        let budget = board.budget();
        let mut picks =
            Picks::up_to(1).with_budget(budget).heard_by(|pick, _: &[Link], _: &Links| {
                match pick {
                    Pick::Take { node, .. } => {
                        let (cell, digit) = Self::placed(self.problem.option_of(node));
                        board.place(cell, digit);
                    }
                    // The search puts back also the options of a solution; the board keeps it.
                    Pick::PutBack { node } if !solved => {
                        board.undo(Self::placed(self.problem.option_of(node)).0);
                    }
                    Pick::PutBack { .. } => {}
                    Pick::Solution => solved = true,
                }
            });
        search(&mut links, &mut picks);
        let (guesses, gave_up) = (picks.guesses(), picks.gave_up());
        drop(picks);
        if gave_up {
            // What the search puts back after giving up is on no tape.
            board.give_up();
            board.undo_to(mark);
        }
        Solved { solved, guesses, updates: links.updates }
    }
}

/// How a search on a board went.
pub struct Solved {
    /// Whether the board is full.
    pub solved: bool,
    /// How many options were taken for an item that had others.
    pub guesses: u64,
    /// How many nodes were taken out of a list, those of the givens included.
    pub updates: u64,
}
