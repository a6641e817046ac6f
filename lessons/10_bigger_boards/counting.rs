//! All grids of a size, and what is hard about a board of any size.

use std::time::Instant;

use sudoku_steps::lesson::{Show, Stop, about};
use sudoku_steps::solutions::backtracking::first_empty;
use sudoku_steps::solutions::counting::count;
use sudoku_steps::text::{self, commas};
use sudoku_steps::{Board, Grid};

/// How many finished 9 × 9 grids there are: Felgenhauer and Jarvis, published 2006.
/// Nobody can count them one by one, so this program doesn't either.
const GRIDS: &str = "6,670,903,752,021,072,936,960";

pub fn tell(show: &mut Show) -> Result<(), Stop> {
    show.part("How many grids are there?")?;
    let mut board = Board::new(Grid::<4>::empty())?;
    let start = Instant::now();
    let found = count(&mut board, u64::MAX, first_empty);
    let time = start.elapsed();
    show.say(&format!(
        "On 4 × 4 the search of lesson 6 counts them all: {}, in {} and {}.",
        text::count(found, "grid"),
        text::count(board.tally().tries, "try"),
        about(time),
    ))?;
    show.say(&format!(
        "On 9 × 9 there are {GRIDS} (Felgenhauer and Jarvis, published 2006). A program \
         that found a billion of them each second would need {} years. The number comes \
         from counting whole families of grids at once.",
        commas(years()),
    ))?;
    show.part("Why bigger boards are hard, and 9 × 9 is not")?;
    show.say(
        "A filled grid is quick to check: look at each unit once. To fill a grid seems \
         to be another matter. Whether a Sudoku of any size can be filled is NP-complete \
         (Yato and Seta, 2003): no method is known that fills every big one quickly, and \
         whoever found one would have a quick method for every other problem of this kind.",
    )?;
    show.say(
        "That is a statement about all sizes together: about how the work grows. It says \
         nothing about one size. 9 × 9 has a fixed number of cases, and a good search \
         looks at few of them.",
    )
}

/// How long a program takes that finds a billion grids a second.
fn years() -> u64 {
    const A_YEAR: u128 = 365 * 24 * 60 * 60;
    let grids: u128 = GRIDS.replace(',', "").parse().unwrap_or(0);
    (grids / 1_000_000_000 / A_YEAR) as u64
}
