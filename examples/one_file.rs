//! A whole Sudoku solver in one file of plain Rust, to take home: fewest choices first,
//! with its counts. `rustc -O one_file.rs`, then `./one_file` and a puzzle of 81 characters.

use std::process::ExitCode;

type Grid = [[u8; 9]; 9];

#[derive(Default)]
struct Counts {
    tries: u64,
    undos: u64,
    guesses: u64,
}

/// The digits that no square of the row, the column and the box holds.
fn allowed(grid: &Grid, row: usize, col: usize) -> Vec<u8> {
    let (top, left) = (row / 3 * 3, col / 3 * 3);
    let peers = |i: usize| [grid[row][i], grid[i][col], grid[top + i / 3][left + i % 3]];
    (1..=9).filter(|digit| !(0..9).any(|i| peers(i).contains(digit))).collect()
}

/// The blank square in which the fewest digits fit, the first of several, and its digits.
fn fewest_choices(grid: &Grid) -> Option<(usize, usize, Vec<u8>)> {
    let squares = (0..81).map(|index| (index / 9, index % 9));
    let blanks = squares.filter(|&(row, col)| grid[row][col] == 0);
    let choices = blanks.map(|(row, col)| (row, col, allowed(grid, row, col)));
    choices.min_by_key(|(_, _, digits)| digits.len())
}

/// Fills the grid, or leaves it as it was and returns `false`.
fn solve(grid: &mut Grid, counts: &mut Counts) -> bool {
    let Some((row, col, digits)) = fewest_choices(grid) else { return true };
    counts.guesses += u64::from(digits.len() > 1);
    for digit in digits {
        grid[row][col] = digit;
        counts.tries += 1;
        if solve(grid, counts) {
            return true;
        }
        grid[row][col] = 0;
        counts.undos += 1;
    }
    false
}

fn main() -> ExitCode {
    let text = std::env::args().nth(1).unwrap_or_default();
    let mut grid = Grid::default();
    for (index, symbol) in text.chars().take(81).enumerate() {
        let digit = symbol.to_digit(10).unwrap_or(0) as u8;
        if digit != 0 && !allowed(&grid, index / 9, index % 9).contains(&digit) {
            eprintln!("character {}: there is a {} already", index + 1, digit);
            return ExitCode::from(2);
        }
        grid[index / 9][index % 9] = digit;
    }
    if text.chars().count() != 81 {
        eprintln!("a puzzle has 81 characters: its digits, and '.' for a blank");
        return ExitCode::from(2);
    }
    let mut counts = Counts::default();
    let is_solved = solve(&mut grid, &mut counts);
    for row in grid.iter().filter(|_| is_solved) {
        println!("{}", row.map(|digit| digit.to_string()).join(" "));
    }
    println!("{} tries, {} undos, {} guesses", counts.tries, counts.undos, counts.guesses);
    ExitCode::from(u8::from(!is_solved))
}
