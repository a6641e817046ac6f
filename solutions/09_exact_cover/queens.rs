//! Queens that don't attack each other, as exact cover.

use sudoku_steps::exact_cover::{Link, Problem};

/// `side` queens on a board of that side. Each row and each column has exactly one
/// queen, so they are primary items; a diagonal has at most one, so it is secondary.
#[must_use]
pub fn problem(side: usize) -> Problem {
    let diagonals = 2 * side.max(1) - 1;
    let rows = (0..side).map(|row| format!("r{row}"));
    let columns = (0..side).map(|col| format!("c{col}"));
    let falling = (0..diagonals).map(|index| format!("\\{index}"));
    let rising = (0..diagonals).map(|index| format!("/{index}"));
    let mut problem = Problem::new(rows.chain(columns), falling.chain(rising));
    for row in 0..side {
        for col in 0..side {
            let falling = 2 * side + col + side - 1 - row;
            let rising = 2 * side + diagonals + row + col;
            problem.option(&[row, side + col, falling, rising]);
        }
    }
    problem
}

/// The board with the queens of the options taken.
#[must_use]
pub fn draw(problem: &Problem, side: usize, taken: &[Link]) -> String {
    let queens: Vec<usize> = taken.iter().map(|&node| problem.option_of(node)).collect();
    let row = |row: usize| {
        let squares =
            (0..side).map(|col| if queens.contains(&(row * side + col)) { "Q" } else { "." });
        squares.collect::<Vec<_>>().join(" ")
    };
    (0..side).map(row).collect::<Vec<_>>().join("\n")
}
