//! The removals as lines, or one per Enter.

use colored::Colorize;
use sudoku_steps::lesson::{Amount, Options, Pages, Show, Stop};
use sudoku_steps::solutions::generator::checkers::Gone;
use sudoku_steps::solutions::generator::maker::{Made, Removal};
use sudoku_steps::solutions::making::clues_of;
use sudoku_steps::text::{beside, count};
use sudoku_steps::{Cell, Outcome, picture, symbol};

/// Where the notes begin.
const NOTE_COLUMN: usize = 40;

/// What was done with some digits and why, in two parts.
fn words(removal: &Removal) -> (String, String) {
    let squares = squares(&removal.gone);
    let tries = count(removal.answer.tries, "try");
    match removal.answer.outcome {
        Outcome::Unique => {
            let left = count(clues_of(&removal.puzzle) as u64, "clue");
            (format!("Take {squares}"), format!("{left} left, {tries}"))
        }
        Outcome::GaveUp { .. } => {
            (format!("Put back {squares}"), format!("? gave up after {tries}"))
        }
        _ => (format!("Put back {squares}"), format!("✗ a second solution, {tries}")),
    }
}

/// `(0, 2) = 4 and (8, 6) = 1`.
fn squares(gone: &Gone) -> String {
    let texts = gone.iter().map(|&(cell, digit)| format!("{cell} = {}", symbol(digit)));
    texts.collect::<Vec<_>>().join(" and ")
}

fn painted(removal: &Removal, text: &str) -> String {
    if removal.may_go() { text.green().to_string() } else { text.red().to_string() }
}

/// The first lines of the trace, and how many more there are. `usual` says how many,
/// unless that was said.
pub fn trace(show: &mut Show, options: &Options, made: &Made, usual: u64) -> Result<(), Stop> {
    let most = match options.trace.unwrap_or(Amount::First(usual)) {
        Amount::First(most) => usize::try_from(most).unwrap_or(usize::MAX),
        Amount::All => usize::MAX,
    };
    if most == 0 || made.removals.is_empty() {
        return Ok(());
    }
    for removal in made.removals.iter().take(most) {
        let (what, why) = words(removal);
        let gap = " ".repeat(NOTE_COLUMN.saturating_sub(what.chars().count()).max(2));
        show.lines(format!("{}{gap}{why}", painted(removal, &what)))?;
    }
    let more = made.removals.len().saturating_sub(most);
    if more > 0 {
        show.lines(format!("… {}", count(more as u64, "more check")))?;
    }
    show.block("")
}

/// The start, then each removal, one per Enter.
pub fn step(show: &mut Show, made: &Made) -> Result<(), Stop> {
    let mut pages = Pages::default();
    pages.turn_written(show, |show| {
        show.part("Step 0 · the start")?;
        show.block(made.start)
    })?;
    for (index, removal) in made.removals.iter().enumerate() {
        let (what, why) = words(removal);
        let marked: Vec<Cell> = removal.gone.iter().map(|&(cell, _)| cell).collect();
        let mut after = removal.puzzle;
        if !removal.may_go() {
            for &(cell, digit) in &removal.gone {
                after[cell] = digit;
            }
        }
        let board = picture::draw(&after, |_, symbol| symbol.to_string(), &marked);
        // A mark in the first column has made room for itself.
        let pad = if marked.iter().any(|cell| cell.col == 0) { "" } else { " " };
        let board: Vec<String> = board.lines().map(|line| format!("{pad}{line}")).collect();
        pages.turn_written(show, |show| {
            show.part(&format!("Step {} of {}", index + 1, made.removals.len()))?;
            let words = format!("{}\n\n{why}", painted(removal, &what));
            show.block(beside(&board.join("\n"), &words, 4))
        })?;
    }
    Ok(())
}
