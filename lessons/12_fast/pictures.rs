//! One picture an idea: the table of mini-rows, the guard bit, seen once and twice, a round.

use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::fast::{candidates, keep, mini_rows, round, seen};
use sudoku_steps::text::beside;
use sudoku_steps::{Grid, band, puzzles};

/// The two pictures that a class needs on its screen.
pub fn brief(show: &mut Show) -> Result<(), Stop> {
    tables(show, &puzzles::NAMED[0].grid())?;
    guards(show)
}

pub fn tell(show: &mut Show) -> Result<(), Stop> {
    let grid = puzzles::NAMED[0].grid();
    tables(show, &grid)?;
    guards(show)?;
    singles(show, &grid)
}

/// Two pictures with an arrow between.
fn then(left: &str, right: &str) -> String {
    beside(&beside(left, "\n→", 3), right, 3)
}

fn tables(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    show.part("The table of mini-rows")?;
    // The first digit and band where the table takes something away.
    let mut all = (0..9).flat_map(|digit| (0..3).map(move |at| (digit, at)));
    let first = all.find_map(|(digit, at)| {
        let squares = candidates(grid, at)[digit];
        let table = mini_rows(squares);
        (table != keep(table)).then_some((digit + 1, at, squares, table))
    });
    let Some((digit, at, squares, table)) = first else { return Ok(()) };
    show.say(&format!(
        "A mini-row is three squares: where a row meets a box. In band {at} of easy these are the \
         squares where {digit} can still stand, and the nine mini-rows in which there is one:",
    ))?;
    show.block(then(&band::squares(squares), &band::table(mini_rows(squares))))?;
    let live = keep(table);
    show.say(&format!(
        "{digit} stands once in each row and once in each box. So a mini-row can live when the \
         other two rows can take the other two boxes: straight or crossed. {} of {} can:",
        live.count_ones(),
        table.count_ones(),
    ))?;
    show.block(then(&band::table(table), &band::table(live)))?;
    show.say(
        "This one question finds what lesson 8 called locked candidates, in both directions, and \
         takes a placed digit out of the rest of its row and box. The solver asks it about all \
         nine digits and three bands at once, and about columns in the same way.",
    )
}

fn guards(show: &mut Show) -> Result<(), Stop> {
    /// Ten bits for a row: nine squares and the guard above them.
    const FIELD: u32 = 10;
    let line = |word: u32| {
        let field = |at: u32| {
            let bits = word >> (FIELD * at) & 0x3FF;
            format!("{} {:09b}", bits >> 9, bits & 0x1FF)
        };
        [field(2), field(1), field(0)].join("   ")
    };
    let fields = |bits: u32| bits | bits << FIELD | bits << (2 * FIELD);
    let word = 0b110_000_001 | 0b000_010_000 << (2 * FIELD);
    let sum = word + fields(0x1FF);
    let guards = sum & fields(1 << 9);
    show.part("The guard bit")?;
    show.say(
        "The rows of a digit lie side by side in a number, nine bits each, with a bit between \
         that is always 0. Which rows have a square? Add nine ones to each. A row with any \
         square carries into its guard, an empty row doesn't, and no carry gets further:",
    )?;
    show.lines(format!("             {}", line(word)))?;
    show.lines(format!("plus ones    {}", line(fields(0x1FF))))?;
    show.lines(format!("sum          {}", line(sum)))?;
    show.lines(format!("guards       {}", line(guards)))?;
    show.block(format!("whole rows   {}", line(guards - (guards >> 9))))?;
    show.say("Five operations, and no question about any single row. So it goes with all rules.")
}

fn singles(show: &mut Show, grid: &Grid) -> Result<(), Stop> {
    show.part("Seen once, seen twice, and a round")?;
    let mut digits = candidates(grid, 0);
    let (once, twice) = seen(&digits);
    show.say(&format!(
        "A square with one digit is seen once in the nine sets and not twice. One pass finds all \
         of them: what comes up again goes into twice, then everything goes into once. In band 0 \
         of easy {} of {} squares have one digit, its clues among them:",
        (once & !twice).count_ones(),
        once.count_ones(),
    ))?;
    show.block(band::digits(&digits))?;
    let mut counts = vec![left(&digits)];
    while let Some(next) = round(&digits).filter(|next| *next != digits) {
        digits = next;
        counts.push(left(&digits));
    }
    let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
    show.say(&format!(
        "A round does the tables, then all singles. On this band alone the candidates go down \
         {}, and then nothing changes:",
        counts.join(", "),
    ))?;
    show.block(band::digits(&digits))
}

fn left(digits: &[u32; 9]) -> u32 {
    digits.iter().map(|squares| squares.count_ones()).sum()
}
