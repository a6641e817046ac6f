//! The search that picks the tightest square or unit, on a puzzle that needs it.

use sudoku_steps::lesson::{Options, Show, Stop, about};
use sudoku_steps::solutions::bigger_boards;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Digits, Grid, Table};

use crate::growth::all_stages;

/// How many tries each search gets here, unless `--budget` says it.
const BUDGET: u64 = 20_000;

/// Three digits of a box fit in the same two squares only, so there is no solution.
/// Singles don't see that.
const THREE_FOR_TWO: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

pub fn tell(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let grid: Grid = THREE_FOR_TWO.parse().expect("this is a grid");
    show.part("The tightest square or unit")?;
    show.block(grid)?;
    if let Some(crowd) = crowd(&grid)? {
        show.say(&crowd)?;
    }
    let mut table = Table::new(&["search", "tries", "time", "ends"]);
    let budget = options.budget.unwrap_or(BUDGET);
    for one in all_stages("three for two", grid, budget)? {
        let ends = one.outcome.to_string().to_lowercase();
        table.row([one.stage.to_string(), commas(one.tries), about(one.time), ends]);
    }
    show.block(table)?;
    let first = bigger_boards::tightest(&Board::new(grid)?);
    show.say(&format!(
        "Fewest choices asks each blank square how many digits fit. Nobody asks a digit \
         how many squares it has left. The tightest choice does both: of all squares and \
         all digits of units it takes the one with the fewest ways. Here it begins with {}. \
         Exact cover makes the same tries without saying so: there a square and a digit of a \
         unit are both items.",
        first.map_or_else(|| "nothing".to_string(), |choice| choice.to_string()),
    ))
}

/// A unit in which more digits fit in the same squares than there are squares.
fn crowd(grid: &Grid) -> Result<Option<String>, Stop> {
    let board = Board::new(*grid)?;
    for unit in board.units() {
        let places = |digit: u8| -> Vec<Cell> {
            board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit)).collect()
        };
        for digit in 1..=9 {
            let squares = places(digit);
            let digits: Digits = (1..=9).filter(|&other| places(other) == squares).collect();
            if !squares.is_empty() && digits.len() > squares.len() {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                return Ok(Some(format!(
                    "In {unit} the digits {} fit only at {}: {} digits for {} squares. So \
                     this puzzle has no solution. Which search sees it?",
                    digits.to_string().replace(' ', ", "),
                    names.join(" and "),
                    digits.len(),
                    squares.len(),
                )));
            }
        }
    }
    Ok(None)
}
