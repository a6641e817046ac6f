//! The check of what `each_solution` hands to its closure.

use crate::exercises::faults06 as faults;
use crate::{Cause, Fault, Mismatch, Report, Scene, Verdict, values};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Grid};

use super::{boards, reference};

/// Tells each solution to a closure, up to a cap, and returns how many there were.
pub type EachSolution = fn(&mut Board, u64, &mut dyn FnMut(&Grid)) -> u64;

/// More calls of a closure than any of the counts makes: what comes after is not kept.
const MOST: usize = 100;

pub fn check(answer: EachSolution) -> Verdict {
    values(
        "each_solution",
        vec![
            (boards::one_blank(), 2),
            (boards::full(), 2),
            (boards::two_solutions(), 10),
            (boards::two_solutions(), 1),
            (boards::eight_solutions(), 100),
            (boards::eight_solutions(), 3),
            (boards::unsolvable(), 2),
            (boards::full(), 0),
            (boards::one_blank(), 0),
            (boards::named("easy"), 2),
            (boards::sixteen_clues(), 10),
        ],
        move |input| told(answer, input),
        |input| told(reference::each_solution, input),
        |(grid, most)| (format!("up to {}", commas(*most)), Scene::new(grid, &[])),
        explain,
    )
}

/// What the closure was called with.
fn told(each_solution: EachSolution, (grid, most): &(Grid, u64)) -> Vec<Grid> {
    let mut told = Vec::new();
    each_solution(&mut boards::board(grid), *most, &mut |grid| {
        if told.len() < MOST {
            told.push(*grid);
        }
    });
    told
}

fn explain(mismatch: Mismatch<(Grid, u64), Vec<Grid>>) -> Report {
    let Mismatch { input: (grid, most), expected, yours } = mismatch;
    let apart = expected.iter().zip(&yours).take_while(|(a, b)| a == b).count();
    let shown = yours.get(apart);
    let mut report = Report::new("the closure isn't told each solution once").pair(
        "",
        calls(&expected),
        calls(&yours),
    );
    if let Some(other) = shown {
        let blanks: Vec<_> = other.cells().filter(|&cell| other.is_blank(cell)).collect();
        let words = format!("Call {} of the closure was given this board.", apart + 1);
        report = report.scene(Scene::new(other, &blanks).with(words));
    } else {
        report = report.scene(Scene::new(&grid, &[]).with("The search began on this board."));
    }
    report.because(Some(Cause::new(cause(&expected, &yours, most))))
}

fn cause(expected: &[Grid], yours: &[Grid], most: u64) -> Fault {
    let again = |index: usize| yours[..index].contains(&yours[index]);
    if yours.is_empty() {
        faults::TOLD_NONE
    } else if yours.iter().any(|grid| !grid.is_full()) {
        faults::TOLD_WITH_BLANKS
    } else if (0..yours.len()).any(again) {
        faults::TOLD_AGAIN
    } else if yours.len() as u64 > most {
        faults::TOLD_ABOVE_THE_CAP
    } else if yours.len() == expected.len() {
        faults::TOLD_IN_ANOTHER_ORDER
    } else {
        faults::TOLD_IN_PART
    }
}

fn calls(grids: &[Grid]) -> String {
    let blanks = grids.iter().filter(|grid| !grid.is_full()).count();
    let with = if blanks > 0 { format!(", {blanks} with a blank square") } else { String::new() };
    format!("{} of the closure{with}", count(grids.len() as u64, "call"))
}
