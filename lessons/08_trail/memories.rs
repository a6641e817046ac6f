//! The same search with three memories: sets worked out anew, sets kept with a trail,
//! sets kept with copies.

use std::cell::RefCell;

use sudoku_steps::lesson::{Options, Run, Show, Stop, about};
use sudoku_steps::solutions::propagation;
use sudoku_steps::solutions::trail::memory::{Copies, Memory, Recompute, Trail};
use sudoku_steps::solutions::trail::search::{Contradiction, Play, nothing, singles, solve_with};
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Grid, Outcome, Table};

/// A run, with the memory as it was at the end.
fn run<M: Memory<9> + Default>(
    grid: Grid,
    options: &Options,
    propagate: impl Fn(&mut Play<'_, 9, M>) -> Result<(), Contradiction> + Copy,
) -> Result<(Run<9>, M), Stop> {
    let memory = RefCell::new(M::default());
    let run = Run::best(grid, options, |board| {
        let mut fresh = M::default();
        let solved = solve_with(board, &mut fresh, propagate);
        memory.replace(fresh);
        board.finish(solved)
    })?;
    Ok((run, memory.into_inner()))
}

/// The search of lesson 5.
fn lesson_5(board: &mut Board) -> Outcome {
    let solved = propagation::solve(board);
    board.finish(solved)
}

pub fn tell(show: &mut Show, options: &Options, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    anew_or_kept(show, options, grids)?;
    trail_or_copy(show, options, grids)
}

fn anew_or_kept(show: &mut Show, options: &Options, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    show.part("What working it out anew costs, and what keeping costs")?;
    let headings = ["puzzle", "tries", "time", "looks", "time", "out", "back", "time"];
    let groups = [("", 2), ("lesson 5", 1), ("anew", 2), ("kept", 3)];
    let mut table = Table::new(&headings).under(&groups);
    for &(name, grid) in grids {
        let old = Run::best(grid, options, lesson_5)?;
        let (anew, recompute) = run::<Recompute>(grid, options, singles)?;
        let (kept, trail) = run::<Trail>(grid, options, singles)?;
        table.row([
            name.to_string(),
            tries(&kept),
            about(old.time),
            commas(recompute.looked()),
            about(anew.time),
            commas(trail.recorded()),
            commas(trail.restored),
            about(kept.time),
        ]);
    }
    show.block(table)?;
    show.say(
        "One search, the same tries as in lesson 5. Anew: the set of a square is worked out \
         from its peers whenever it is asked for; looks counts the squares looked at. Kept: \
         out counts the candidates taken out of sets, one entry of the trail each, those of \
         the clues among them; back counts the entries taken back. Asking for a kept set is \
         one look.",
    )
}

/// The tries, or that it gave up.
pub fn tries(run: &Run<9>) -> String {
    if run.board.gave_up() { "gave up".to_string() } else { commas(run.board.tally().tries) }
}

fn trail_or_copy(show: &mut Show, options: &Options, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    show.part("Going back by a trail, or by a copy of the board")?;
    let headings = ["puzzle, forced", "tries", "entries", "time", "squares", "time"];
    let groups = [("", 2), ("trail", 2), ("copies", 2)];
    let mut table = Table::new(&headings).under(&groups);
    let (mut any, mut gave_up) = (false, false);
    for &(name, grid) in grids {
        let (by_trail, trail) = run::<Trail>(grid, options, singles)?;
        gave_up |= by_trail.board.gave_up();
        if by_trail.board.tally().tries == 0 {
            continue;
        }
        any = true;
        let (by_copy, copies) = run::<Copies>(grid, options, singles)?;
        table.row(row(name, "singles", (&by_trail, &trail), (&by_copy, &copies)));
        let (by_trail, trail) = run::<Trail>(grid, options, nothing)?;
        let (by_copy, copies) = run::<Copies>(grid, options, nothing)?;
        table.row(row(name, "nothing", (&by_trail, &trail), (&by_copy, &copies)));
    }
    if !any && gave_up {
        return show.say("The budget allows no try, so there is nothing to go back to.");
    }
    if !any {
        return show.say("Singles decide it without a try, so there is nothing to go back to.");
    }
    show.block(table)?;
    show.say(
        "The trail costs an entry for each candidate taken out and one more step for each \
         taken back. A copy costs all squares of the board at each try, and all of them again \
         at each undo. With singles a try sets off a cascade and the trail grows long; with \
         nothing forced it changes a few peers, and the copy still takes every square.",
    )
}

fn row(
    name: &str,
    forced: &str,
    trail: (&Run<9>, &Trail),
    copies: (&Run<9>, &Copies),
) -> [String; 6] {
    [
        format!("{name}, {forced}"),
        tries(trail.0),
        commas(trail.1.recorded() + trail.1.restored),
        about(trail.0.time),
        commas(copies.1.copied),
        about(copies.0.time),
    ]
}
