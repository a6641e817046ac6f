//! The small matrix of Knuth's paper: seven items, six options, one solution.

use sudoku_steps::exact_cover::Problem;

/// The rows of the matrix, as the items that each covers.
pub const ROWS: [&str; 6] = ["c e f", "a d g", "b c f", "a d", "b g", "d e g"];

/// The matrix as a problem.
#[must_use]
pub fn problem() -> Problem {
    letters("a b c d e f g", &ROWS)
}

/// A problem whose items are letters: small ones for primary items, capitals for
/// secondary ones.
///
/// # Panics
/// If a row has a letter that is no item.
#[must_use]
pub fn letters(items: &str, rows: &[&str]) -> Problem {
    let items: Vec<&str> = items.split_whitespace().collect();
    let (secondary, primary): (Vec<&str>, Vec<&str>) =
        items.into_iter().partition(|item| item.starts_with(|c: char| c.is_uppercase()));
    let number = |name: &str| {
        primary.iter().chain(&secondary).position(|item| *item == name).unwrap_or(usize::MAX)
    };
    let mut problem =
        Problem::new(primary.iter().copied(), secondary.iter().map(ToString::to_string));
    for row in rows {
        let row: Vec<usize> = row.split_whitespace().map(number).collect();
        problem.option(&row);
    }
    problem
}
