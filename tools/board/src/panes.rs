//! What stands beside the board.

use sudoku_steps::text::{commas, count};
use sudoku_steps::{Cell, Digits, Event, Grid, Replay, Why, symbol};

use crate::app::Pane;
use crate::film::Film;
use crate::search::Search;

/// The lines of a pane, as many as fit.
#[must_use]
pub fn lines<const N: usize>(
    pane: Pane,
    search: Search,
    film: &Film<N>,
    cursor: Option<Cell>,
    height: usize,
) -> Vec<String> {
    let mut lines = match pane {
        Pane::Counts => counts(film),
        Pane::Calls => calls(film),
        Pane::Tree => tree(search, film, height),
        Pane::Candidates => candidates(film, cursor, height),
    };
    if let Some(cell) = cursor
        && pane != Pane::Candidates
    {
        let under = under_cursor(film.now().replay.grid(), cell);
        lines.truncate(height.saturating_sub(under.len() + 1));
        lines.push(String::new());
        lines.extend(under);
    }
    lines.truncate(height);
    lines
}

fn counts<const N: usize>(film: &Film<N>) -> Vec<String> {
    let (tally, (known, is_all)) = (film.tally(), film.known());
    let of = if is_all { commas(known as u64) } else { "not known yet".to_string() };
    let mut rows = vec![
        ("step", format!("{} of {of}", commas(film.at() as u64))),
        ("tries", commas(tally.tries)),
        ("undos", commas(tally.undos)),
        ("guesses", commas(tally.guesses)),
        ("dead ends", commas(tally.dead_ends)),
    ];
    if tally.forced() + tally.contradictions > 0 {
        rows.push(("forced", commas(tally.forced())));
        rows.push(("contradictions", commas(tally.contradictions)));
    }
    rows.push(("calls made", commas(tally.calls())));
    rows.push(("open", commas(if film.outcome_here().is_some() { 0 } else { tally.open() })));
    rows.push(("most open", commas(tally.most_open)));
    rows.push(("searching", format!("{:.3} s", film.spent().as_secs_f64())));
    rows.into_iter().map(|(name, value)| format!("{name:<15} {value}")).collect()
}

/// The digits tried that stand, oldest first, and what fitted in each square then.
#[must_use]
pub fn tries<const N: usize>(film: &Film<N>) -> Vec<(Cell, u8, Digits)> {
    let mut replay = Replay::new(*film.start());
    let mut tries = Vec::new();
    for placed in film.now().replay.trail() {
        let (cell, digit, why) = (placed.cell, placed.digit, placed.why);
        let allowed = replay.allowed(cell);
        replay.apply(&Event::Place { cell, digit, why, allowed });
        if why == Why::Tried {
            tries.push((cell, digit, allowed));
        }
    }
    tries
}

fn calls<const N: usize>(film: &Film<N>) -> Vec<String> {
    if film.outcome_here().is_some() {
        return vec!["No call is open any more.".to_string()];
    }
    let tries = tries(film);
    let mut lines = vec![format!("{}, newest on top", count(tries.len() as u64 + 1, "open call"))];
    lines.extend(
        tries
            .iter()
            .enumerate()
            .rev()
            .map(|(nth, (cell, digit, _))| format!("{:>3}  {cell} = {}", nth + 2, symbol(*digit))),
    );
    lines.push("  1  the puzzle".to_string());
    lines
}

/// The way from the first call to this one. The calls that failed beside it are folded
/// into a ✗ at their digit.
fn tree<const N: usize>(search: Search, film: &Film<N>, height: usize) -> Vec<String> {
    // These may choose a digit and look for its square; then the smaller digits of the
    // square were not tried.
    let by_square = !matches!(search, Search::ExactCover | Search::Tightest);
    let mut lines = vec!["solve(the puzzle)".to_string()];
    for (depth, (cell, digit, allowed)) in tries(film).into_iter().enumerate() {
        let mark = |other: u8| match other.cmp(&digit) {
            _ if !by_square => String::new(),
            std::cmp::Ordering::Less => format!(" {}✗", symbol(other)),
            std::cmp::Ordering::Equal => String::new(),
            std::cmp::Ordering::Greater => format!(" {}?", symbol(other)),
        };
        let others: String = allowed.into_iter().map(mark).collect();
        lines.push(format!("{:>3} {cell} = {} {others}", depth + 2, symbol(digit)));
    }
    if lines.len() > height {
        let folded = lines.len() - height + 1;
        lines.splice(1..=folded, [format!("  … {} folded", count(folded as u64, "call"))]);
    }
    lines
}

/// The digits that could go into a square, and for each other one a neighbour that
/// rules it out.
#[must_use]
pub fn ruled_out<const N: usize>(grid: &Grid<N>, cell: Cell) -> Vec<(u8, Cell)> {
    if !grid.is_blank(cell) {
        return Vec::new();
    }
    let by = |digit| grid.peers(cell).find(|&peer| grid[peer] == digit);
    Digits::all(N).into_iter().filter_map(|digit| Some((digit, by(digit)?))).collect()
}

fn under_cursor<const N: usize>(grid: &Grid<N>, cell: Cell) -> Vec<String> {
    if !grid.is_blank(cell) {
        return vec![format!("{cell} holds {}", symbol(grid[cell]))];
    }
    let ruled = ruled_out(grid, cell);
    let free = Digits::all(N).into_iter().filter(|d| ruled.iter().all(|(digit, _)| digit != d));
    let free: Vec<String> = free.map(|digit| symbol(digit).to_string()).collect();
    let free = if free.is_empty() { "nothing".to_string() } else { free.join(" ") };
    let mut lines = vec![format!("{cell} could hold {free}")];
    let ruled: Vec<String> =
        ruled.iter().map(|(digit, by)| format!("{}: {by}", symbol(*digit))).collect();
    if !ruled.is_empty() {
        lines.push("ruled out by a neighbour:".to_string());
    }
    lines.extend(ruled.chunks(3).map(|few| few.join("   ")));
    lines
}

/// All candidates as small digits if they fit, else those of the cursor's rows of boxes.
fn candidates<const N: usize>(film: &Film<N>, cursor: Option<Cell>, height: usize) -> Vec<String> {
    let side = Grid::<N>::BOX;
    let all = N * side + side - 1;
    let band = cursor.map_or(0, |cell| cell.row / side * side);
    let (rows, mut lines) = if all <= height {
        (0..N, Vec::new())
    } else {
        let title = format!("rows {band} to {}; the cursor moves on", band + side - 1);
        (band..band + side, vec![title])
    };
    for row in rows {
        if row % side == 0 && row > 0 && all <= height {
            lines.push(String::new());
        }
        for small in 0..side {
            let squares = (0..N).map(|col| {
                let gap = if col % side == 0 && col > 0 { "  " } else { "" };
                format!("{gap}{} ", small_row(film, Cell::new(row, col), small))
            });
            lines.push(squares.collect::<String>().trim_end().to_string());
        }
    }
    lines
}

fn small_row<const N: usize>(film: &Film<N>, cell: Cell, small: usize) -> String {
    let (replay, side) = (&film.now().replay, Grid::<N>::BOX);
    let held = replay.grid()[cell];
    if held != 0 {
        let is_middle = small == side / 2;
        let at = |col| if is_middle && col == side / 2 { symbol(held) } else { ' ' };
        return (0..side).map(at).collect();
    }
    let allowed = replay.allowed(cell);
    let digits = (1..=side).map(|col| (small * side + col) as u8);
    digits.map(|digit| if allowed.contains(digit) { symbol(digit) } else { '·' }).collect()
}
