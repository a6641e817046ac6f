//! Where each search stops being possible: the same board with more and more blanks.

use sudoku_steps::lesson::{Options, Show, Stop};
use sudoku_steps::{Grid, Table};

use crate::growth::{all_stages, stages};
use crate::thinned::thinned;
use crate::{budget_of, growing, tries};

pub fn tell(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let puzzle: Grid<16> = growing("16a");
    show.part("Where plain backtracking stops being possible")?;
    show.say(
        "This is the solution of a 16 × 16 puzzle with more and more of its squares blank, \
         up to the puzzle itself. Each row has the blanks of the row before and some more. \
         The figures are tries:",
    )?;
    let names: Vec<&str> = stages::<16>().iter().map(|stage| stage.name).collect();
    let mut table = Table::new(&[&["blanks"], names.as_slice()].concat());
    for grid in thinned(&puzzle)? {
        let measured = all_stages("16a", grid, budget_of(options))?;
        table.row([grid.blanks().to_string()].into_iter().chain(measured.iter().map(tries)));
    }
    show.block(table)?;
    show.say(
        "A few more blanks, and in order needs many times as many tries; soon no computer \
         is fast enough. \"Gave up\" says nothing about the puzzle: each of these boards has \
         exactly one solution. A better search meets its wall later, or on a bigger board.",
    )
}
