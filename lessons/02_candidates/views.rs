//! What else a grid is, variables and a graph; and when it is solved.

use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::backtracking::solve;
use sudoku_steps::solutions::candidates::{allowed, is_solved};
use sudoku_steps::{Board, Cell, Grid, picture};

use super::{EXAMPLE, blanks};

/// A constraint problem, and a graph to colour.
pub fn two_views(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    let squares = grid.cells().count();
    let units = grid.units().count();
    let lines = grid.cells().map(|cell| grid.peers(cell).count()).sum::<usize>() / 2;
    show.part("Two ways to look at it")?;
    show.say(&format!(
        "A constraint problem: {squares} variables, each with a value from 1 to 9, and {units} \
         constraints. Each says of one unit that its values are all different."
    ))?;
    show.say(&format!(
        "A graph to colour: a dot for each square, and a line from it to each of its {} \
         peers, {lines} lines in all. A solution colours the dots in 9 colours so that no \
         line joins two dots of one colour.",
        grid.peers(EXAMPLE).count(),
    ))?;
    show.say(&format!(
        "Nine digits to choose from in each of {} blanks: the number of ways has {} digits. \
         With the digits allowed at the start it has {}. Each digit that is placed rules out \
         more; the next lesson places them one at a time.",
        grid.blanks(),
        length(blanks(grid).map(|_| 9)),
        length(blanks(grid).map(|cell| allowed(grid, cell).len())),
    ))
}

/// How many digits the product of these numbers has.
fn length(factors: impl Iterator<Item = usize>) -> usize {
    let (mut front, mut behind) = (1, 0);
    for factor in factors {
        front *= factor as u128;
        // The front of the product is enough: all of it would be too long.
        while front >= 1 << 100 {
            front /= 10;
            behind += 1;
        }
    }
    front.to_string().len() + behind
}

/// Two digits of the solution swapped, so that one kind of unit goes wrong.
pub fn when_solved(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    let mut board = Board::new(*grid)?;
    solve(&mut board);
    let mut wrong = *board.grid();
    let (a, b) = (Cell::new(0, 0), Cell::new(0, 1));
    (wrong[a], wrong[b]) = (wrong[b], wrong[a]);
    show.part("When is a grid solved?")?;
    show.say(&format!(
        "When each of its {} units has each digit once. A full grid isn't enough. Here is the \
         solution with the digits at {a} and {b} swapped:",
        grid.units().count(),
    ))?;
    let conflict = wrong.conflicts()[0];
    show.block(picture::draw(
        &wrong,
        |_, symbol| symbol.to_string(),
        &[conflict.first, conflict.second],
    ))?;
    show.say(&format!(
        "is_solved says {}: {conflict}. All rows and all boxes are right, so a test that left \
         the columns out would say true.",
        is_solved(&wrong),
    ))
}
