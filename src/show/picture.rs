//! Drawing a grid as text, with some squares marked.

use std::fmt;

use crate::{Cell, Grid, symbol};

/// Draws a grid with lines between the boxes and no line feed at the end.
///
/// `paint` turns the symbol of a square into what is written for it, which must
/// be as wide as the symbol itself (colour codes don't count). The squares of
/// `marked` stand between `[` and `]`, neighbours in a row of a box together.
///
/// ```
/// use sudoku_steps::{Cell, Grid, picture};
///
/// let grid: Grid<4> = "3124 4213 .... ..42".parse()?;
/// let text = picture::draw(&grid, |_, symbol| symbol.to_string(), &[Cell::new(2, 1)]);
/// assert_eq!(text, "\
/// 3 1 | 2 4
/// 4 2 | 1 3
/// ----+----
/// .[.]| . .
/// . . | 4 2");
///
/// let marked = [Cell::new(2, 0), Cell::new(2, 1), Cell::new(2, 2)];
/// let text = picture::draw(&grid, |_, symbol| symbol.to_string(), &marked);
/// assert_eq!(text.lines().nth(3), Some("[. .]|[.]."));
/// # Ok::<(), sudoku_steps::ReadError>(())
/// ```
pub fn draw<const N: usize>(
    grid: &Grid<N>,
    paint: impl Fn(Cell, char) -> String,
    marked: &[Cell],
) -> String {
    let mut rows: Vec<Vec<String>> = vec![Vec::with_capacity(N); N];
    for cell in grid.cells() {
        rows[cell.row].push(paint(cell, symbol(grid[cell])));
    }
    lay_out(&rows, marked)
}

/// The grid as `N` lines with lines between the boxes and no line feed at the end.
impl<const N: usize> fmt::Display for Grid<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&draw(self, |_, symbol| symbol.to_string(), &[]))
    }
}

/// Sets the painted symbols of a grid, row by row, with the lines between the boxes. For
/// boards whose side is known only when the program runs; [`draw`] serves the others.
pub fn lay_out(rows: &[Vec<String>], marked: &[Cell]) -> String {
    let side = rows.len().isqrt();
    let mut lines = Vec::with_capacity(rows.len() + side);
    for (row, symbols) in rows.iter().enumerate() {
        if row > 0 && row % side == 0 {
            lines.push(rule(side));
        }
        let is_marked = |col: usize| marked.contains(&Cell::new(row, col));
        lines.push(lay_out_row(symbols, side, &is_marked));
    }
    // A mark in the first column needs room that the other rows don't: then all move.
    let pad = if marked.iter().any(|cell| cell.col == 0) { " " } else { "" };
    let lines: Vec<String> = lines
        .into_iter()
        .map(|line| if line.starts_with('[') { line } else { format!("{pad}{line}") })
        .collect();
    lines.join("\n")
}

fn lay_out_row(symbols: &[String], side: usize, is_marked: &dyn Fn(usize) -> bool) -> String {
    let mut line = String::new();
    for (col, symbol) in symbols.iter().enumerate() {
        if col > 0 && col % side == 0 {
            line.push(if is_marked(col - 1) { ']' } else { ' ' });
            line.push('|');
        }
        let follows_marked = col % side != 0 && is_marked(col - 1);
        line.push_str(match (col, follows_marked, is_marked(col)) {
            (_, false, true) => "[",
            (_, true, false) => "]",
            (0, ..) => "",
            _ => " ",
        });
        line.push_str(symbol);
    }
    if is_marked(symbols.len() - 1) {
        line.push(']');
    }
    line
}

/// The line between two rows of boxes.
fn rule(side: usize) -> String {
    let group = |index: usize| {
        let inner = index > 0 && index + 1 < side;
        "-".repeat(2 * side + usize::from(inner))
    };
    (0..side).map(group).collect::<Vec<_>>().join("+")
}
