//! The two rules: an example of each, and what each fills alone.

use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::puzzles::{NAMED, Named};
use sudoku_steps::solutions::propagation::{fill_forced, fill_hidden, propagate};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Grid, Table, Unit, picture};

/// The first naked single of a puzzle.
pub fn naked_single(show: &mut Show, puzzle: Named) -> Result<(), Stop> {
    let board = Board::new(puzzle.grid())?;
    let single = board.cells().find_map(|cell| Some((cell, board.allowed(cell).only()?)));
    let Some((cell, digit)) = single else { return Ok(()) };
    show.part("A naked single: one digit is left for a square")?;
    show.block(picture::draw(board.grid(), |_, symbol| symbol.to_string(), &[cell]))?;
    show.say(&format!(
        "This is {}. Row {}, column {} and the box of {cell} hold all digits but one, so \
         {cell} is {digit}.",
        puzzle.name, cell.row, cell.col,
    ))
}

/// The first hidden single of a puzzle that isn't naked too, and the digits allowed
/// in its unit.
pub fn hidden_single(show: &mut Show, puzzle: Named) -> Result<(), Stop> {
    let board = Board::new(puzzle.grid())?;
    let mut pairs = board.units().flat_map(|unit| (1..=9).map(move |digit| (unit, digit)));
    let single = pairs.find_map(|(unit, digit)| match places(&board, unit, digit)[..] {
        [cell] if board.allowed(cell).len() > 1 => Some((unit, cell, digit)),
        _ => None,
    });
    let Some((unit, cell, digit)) = single else { return Ok(()) };
    show.part("A hidden single: one square is left for a digit")?;
    show.block(picture::draw(board.grid(), |_, symbol| symbol.to_string(), &[cell]))?;
    show.say(&format!("This is {}. The digits that fit in {unit}:", puzzle.name))?;
    for blank in board.cells_of(unit).filter(|&blank| board.is_blank(blank)) {
        let note = if blank == cell { format!("  the only {digit}") } else { String::new() };
        show.lines(format!("{blank}  {:<12}{note}", board.allowed(blank).to_string()))?;
    }
    show.block("")?;
    show.say(&format!(
        "More than one digit fits {cell}, and yet it is {digit}: {unit} needs a {digit}, \
         and no other square of it can take one. The other digits hide it.",
    ))
}

/// The squares of a unit in which a digit fits.
fn places(board: &Board, unit: Unit, digit: u8) -> Vec<Cell> {
    board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit)).collect()
}

/// How many squares each rule fills when it is used alone, and both in turn, until
/// nothing changes; `None` where both meet a contradiction.
fn filled(grid: Grid) -> Result<(usize, usize, Option<usize>), Stop> {
    let naked = fill_forced(&mut Board::new(grid)?);
    let hidden = fill_hidden(&mut Board::new(grid)?);
    let mut board = Board::new(grid)?;
    let consistent = propagate(&mut board);
    Ok((naked, hidden, consistent.then(|| board.mark())))
}

/// What the rules do on a puzzle without search, in a sentence.
pub fn alone(grid: Grid) -> Result<String, Stop> {
    let (naked, hidden, both) = filled(grid)?;
    let Some(both) = both else {
        return Ok("The two rules alone meet a contradiction.".to_string());
    };
    Ok(format!(
        "Of {}, naked singles alone fill {naked}, hidden singles alone {hidden}, both {both}.",
        count(grid.blanks() as u64, "blank square"),
    ))
}

/// Every named puzzle, without search.
pub fn table(show: &mut Show) -> Result<(), Stop> {
    show.part("What each rule fills alone, without search")?;
    let mut table = Table::new(&["puzzle", "blanks", "naked alone", "hidden alone", "both"]);
    for named in NAMED {
        let grid = named.grid();
        let (naked, hidden, both) = filled(grid)?;
        let both = both.map_or_else(|| "contradiction".to_string(), |both| both.to_string());
        let [blanks, naked, hidden] = [grid.blanks(), naked, hidden].map(|n| n.to_string());
        table.row([named.name.to_string(), blanks, naked, hidden, both]);
    }
    show.block(table)?;
    show.say(
        "Where both together fill every blank, a puzzle needs no guess. On the others logic \
         of this kind gets stuck: they have one solution, and singles alone don't find it.",
    )
}

/// Forced digits by rule, such as `15 naked, 39 hidden`.
pub fn by_rule(naked: u64, hidden: u64) -> String {
    format!("{} naked, {} hidden", commas(naked), commas(hidden))
}
