//! One square: which digits fit there, and what rules the others out.

use clap::{Arg, Command};
use colored::Colorize;
use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::candidates::allowed;
use sudoku_steps::text::beside;
use sudoku_steps::{Cell, Digits, Grid, picture};

/// Adds `--at`.
pub fn option(command: Command) -> Command {
    command.arg(
        Arg::new("at")
            .long("at")
            .value_name("ROW,COL")
            .value_parser(square)
            .allow_hyphen_values(true)
            .conflicts_with("step")
            .help("Look at one square, such as 2,8, counted from 0"),
    )
}

fn square(text: &str) -> Result<Cell, String> {
    let cell: Cell = text.parse().map_err(|error| format!("{error}"))?;
    if !Grid::<9>::has(cell) {
        return Err("rows and columns go from 0 to 8".to_string());
    }
    Ok(cell)
}

/// The board with the square marked and the fate of each digit beside it.
pub fn tell(show: &mut Show, grid: &Grid, cell: Cell) -> Result<(), Stop> {
    let paint = |at, symbol: char| {
        let text = symbol.to_string();
        if at == cell { text.yellow().bold().to_string() } else { text }
    };
    let board = picture::draw(grid, paint, &[cell]);
    if !grid.is_blank(cell) {
        show.block(board)?;
        let digit = grid[cell];
        return show
            .say(&format!("{cell} holds {digit}. It is a clue: there is nothing to choose."));
    }
    let allowed = allowed(grid, cell);
    let fates: Vec<String> =
        Digits::all(9).into_iter().map(|digit| fate(grid, cell, digit)).collect();
    show.block(beside(&board, &fates.join("\n"), 4))?;
    show.say(&match allowed.only() {
        _ if allowed.is_empty() => nothing_fits(cell),
        Some(digit) => {
            format!("Allowed at {cell}: {allowed}. Nothing else is left: {digit} must stand there.")
        }
        None => format!("Allowed at {cell}: {allowed}."),
    })
}

/// What a dead square means.
pub fn nothing_fits(cell: Cell) -> String {
    format!("Nothing fits {cell}, so the puzzle has no solution as it stands.")
}

/// `4  fits`, or the squares that rule the digit out, each with the units that it
/// shares with `cell`.
fn fate(grid: &Grid, cell: Cell, digit: u8) -> String {
    if allowed(grid, cell).contains(digit) {
        return format!("{digit}  {}", "fits".green());
    }
    let holders = grid.peers(cell).filter(|&peer| grid[peer] == digit);
    let holders: Vec<String> = holders
        .map(|holder| {
            let units = grid.units_of(cell).into_iter();
            let shared = units.filter(|unit| grid.units_of(holder).contains(unit));
            let names: Vec<String> = shared.map(|unit| unit.to_string()).collect();
            format!("{} {holder}", names.join(" and "))
        })
        .collect();
    format!("{digit}  {}", holders.join(", "))
}
