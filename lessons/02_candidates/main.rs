//! Lesson 2: units and peers, and the digits that fit in a square.

#![forbid(unsafe_code)]

mod square;
mod views;

use std::process::ExitCode;

use colored::Colorize;
use sudoku_steps::lesson::{self, Amount, Options, Pages, Show, Stop};
use sudoku_steps::solutions::candidates::{allowed, is_solved};
use sudoku_steps::text::{beside, count};
use sudoku_steps::{Cell, Grid, Outcome, Table, Unit, picture, puzzles};

/// The square that the lesson looks at.
const EXAMPLE: Cell = Cell::new(2, 8);

fn main() -> ExitCode {
    lesson::main(2, square::option, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    let easy = puzzles::NAMED[0];
    let grid = options.grid(easy.grid())?;
    show.heading()?;
    if options.brief {
        counts(show, &grid)?;
    } else if options.step {
        blank_by_blank(show, &grid)?;
    } else if let Some(&cell) = options.matches.get_one("at") {
        if grid.is_blank(cell) {
            show.say("Each digit, and what rules it out:")?;
        }
        square::tell(show, &grid, cell)?;
        list(show, &grid, options.trace.unwrap_or(Amount::First(0)))?;
    } else if options.has_puzzle() {
        counts(show, &grid)?;
        list(show, &grid, options.trace.unwrap_or(Amount::First(20)))?;
    } else {
        units_and_peers(show)?;
        show.part(&format!("Which digits fit {EXAMPLE} on {}?", easy.name))?;
        show.say(
            "All digits but those of its row, its column and its box. Beside each digit \
             stands what rules it out:",
        )?;
        square::tell(show, &grid, EXAMPLE)?;
        show.part("How many digits fit each blank?")?;
        counts(show, &grid)?;
        list(show, &grid, options.trace.unwrap_or(Amount::First(6)))?;
        views::two_views(show, &grid)?;
        views::when_solved(show, &grid)?;
    }
    if options.budget.is_some() {
        show.say("Nothing is tried in this lesson, so no budget is spent.")?;
    }
    show.what_next()?;
    Ok(None)
}

fn units_and_peers(show: &mut Show) -> Result<(), Stop> {
    let grid = Grid::<9>::empty();
    let units = |is_kind: fn(&Unit) -> bool| grid.units().filter(is_kind).count();
    let [in_row, in_column, in_box] = ['r', 'c', 'b']
        .map(|letter| grid.peers(EXAMPLE).filter(|&peer| shared(peer) == Some(letter)).count());
    show.say(&format!(
        "A grid has {} squares and {} units: {} rows, {} columns and {} boxes. No digit may \
         stand twice in a unit. The squares that share a unit with {EXAMPLE} are its peers: \
         {in_row} in its row (r), {in_column} in its column (c) and {in_box} more in its \
         box (b), {} in all. Every square has as many.",
        grid.cells().count(),
        grid.units().count(),
        units(|unit| matches!(unit, Unit::Row(_))),
        units(|unit| matches!(unit, Unit::Column(_))),
        units(|unit| matches!(unit, Unit::Box(_))),
        grid.peers(EXAMPLE).count(),
    ))?;
    let letter = |cell, blank| shared(cell).unwrap_or(blank).to_string();
    show.block(picture::draw(&grid, letter, &[EXAMPLE]))
}

/// Where a peer of the example lies: in its row, in its column, or else in its box.
fn shared(cell: Cell) -> Option<char> {
    if cell == EXAMPLE {
        None
    } else if cell.row == EXAMPLE.row {
        Some('r')
    } else if cell.col == EXAMPLE.col {
        Some('c')
    } else {
        (Grid::<9>::box_of(cell) == Grid::<9>::box_of(EXAMPLE)).then_some('b')
    }
}

/// The puzzle, and beside it how many digits fit each of its blanks.
fn counts(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    if is_solved(grid) {
        show.block(grid)?;
        return show.say("No square is blank, and each unit has each digit once: solved.");
    }
    let number = |cell, symbol| match (symbol, allowed(grid, cell).len()) {
        ('.', 0) => "0".red().bold().to_string(),
        ('.', 1) => "1".cyan().to_string(),
        ('.', number) => number.to_string(),
        _ => "·".to_string(),
    };
    let left = format!("the puzzle\n\n{grid}");
    let right = format!("how many digits fit\n\n{}", picture::draw(grid, number, &[]));
    show.block(beside(&left, &right, 6))?;
    show.block(sizes(grid))?;
    match blanks(grid).find(|&cell| allowed(grid, cell).is_empty()) {
        Some(dead) => show.say(&square::nothing_fits(dead)),
        None => Ok(()),
    }
}

/// In how many blanks each number of digits fits.
fn sizes(grid: &Grid) -> Table {
    let sizes: Vec<usize> = blanks(grid).map(|cell| allowed(grid, cell).len()).collect();
    let least = usize::from(!sizes.contains(&0));
    let range = least..=sizes.iter().copied().max().unwrap_or(least);
    let headings: Vec<String> = range.clone().map(|size| size.to_string()).collect();
    let headings = std::iter::once("digits that fit").chain(headings.iter().map(String::as_str));
    let mut table = Table::new(&headings.collect::<Vec<_>>());
    let number_of = |size| sizes.iter().filter(|&&other| other == size).count().to_string();
    table.row(std::iter::once("blanks".to_string()).chain(range.map(number_of)));
    table
}

fn blanks(grid: &Grid) -> impl Iterator<Item = Cell> {
    grid.cells().filter(|&cell| grid.is_blank(cell))
}

/// The first blanks in reading order, and the digits that fit there.
fn list(show: &mut Show, grid: &Grid, amount: Amount) -> Result<(), Stop> {
    let all = grid.blanks();
    let most = match amount {
        Amount::First(most) => usize::try_from(most).unwrap_or(usize::MAX),
        Amount::All => all,
    };
    if most.min(all) == 0 {
        return Ok(());
    }
    show.say("The blanks in reading order, each with the digits that fit:")?;
    for cell in blanks(grid).take(most) {
        let digits = allowed(grid, cell).to_string();
        show.lines(format!("{cell}  {digits}"))?;
    }
    if all > most {
        show.lines(format!("… {}", count((all - most) as u64, "more blank")))?;
    }
    show.block("")
}

fn blank_by_blank(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    let mut pages = Pages::default();
    for (index, cell) in blanks(grid).enumerate() {
        pages.turn_written(show, |show| {
            show.part(&format!("Blank {} of {}", index + 1, grid.blanks()))?;
            square::tell(show, grid, cell)
        })?;
    }
    if grid.is_full() {
        counts(show, grid)?;
    }
    Ok(())
}
