//! A board in a report, and the words beside it.

use colored::Colorize;

use sudoku_steps::text::{beside, visible, wrap};
use sudoku_steps::{Cell, Grid, Unit, picture, symbol};
use sudoku_steps_follow::Squares;

/// The room between a board and the words beside it.
const GAP: usize = 4;

/// A board beside a report, with squares marked and a few words on them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    board: String,
    words: Vec<String>,
}

impl Scene {
    /// A grid with these squares between brackets.
    #[must_use]
    pub fn new<const N: usize>(grid: &Grid<N>, marked: &[Cell]) -> Self {
        Self::of(&Squares::from(grid), marked)
    }

    /// A blank grid of this side with these squares between brackets, those that it has.
    #[must_use]
    pub fn blank(side: usize, marked: &[Cell]) -> Self {
        let grid = Squares::blank(side);
        let marked: Vec<Cell> = marked.iter().copied().filter(|&cell| grid.has(cell)).collect();
        Self::of(&grid, &marked)
    }

    /// The same for a grid of any side.
    pub(crate) fn of(grid: &Squares, marked: &[Cell]) -> Self {
        let painted = |cell| {
            let text = symbol(grid[cell]).to_string();
            if marked.contains(&cell) { text.yellow().bold().to_string() } else { text }
        };
        let row = |row| grid.cells_of(Unit::Row(row)).map(painted).collect();
        let rows: Vec<Vec<String>> = (0..grid.side()).map(row).collect();
        Self { board: picture::lay_out(&rows, marked), words: Vec::new() }
    }

    /// No board, for a function that has none.
    #[must_use]
    pub const fn none() -> Self {
        Self { board: String::new(), words: Vec::new() }
    }

    /// A drawing of something that is no grid.
    #[must_use]
    pub fn drawing(text: impl Into<String>) -> Self {
        Self { board: text.into(), words: Vec::new() }
    }

    /// The scene with a line of words beside the board.
    #[must_use]
    pub fn with(mut self, words: impl Into<String>) -> Self {
        self.words.push(words.into());
        self
    }

    /// The board with the words beside its first lines, within this width.
    pub(crate) fn lines(&self, width: usize) -> Vec<String> {
        let widest = self.board.lines().map(visible).max().unwrap_or(0);
        let room = (width - GAP).saturating_sub(widest);
        let words: Vec<String> = self.words.iter().flat_map(|line| wrap(line, room)).collect();
        beside(&self.board, &words.join("\n"), GAP).lines().map(str::to_string).collect()
    }
}
