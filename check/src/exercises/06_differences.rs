//! The check of `differences` in exercise 6.

use crate::{Cause, Fault, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::{Cell, Grid, puzzles, symbol};

use super::{board, boards, reference};

type Differences = fn(&Grid, &Grid) -> Vec<Cell>;

/// Two grids.
type Pair = (Grid, Grid);

/// From grids that are equal to grids that differ everywhere.
fn pairs() -> Vec<Pair> {
    let full = boards::full();
    let mut pairs = vec![(full, full), (Grid::empty(), Grid::empty())];
    for cell in full.cells() {
        let mut other = full;
        other[cell] = full[cell] % 9 + 1;
        pairs.push((full, other));
    }
    pairs.push((full, boards::one_blank()));
    pairs.push((boards::one_blank(), full));
    let first_two = reference::Solutions::of(board(&boards::sixteen_clues())).take(2);
    let first_two: Vec<Grid> = first_two.collect();
    pairs.push((first_two[0], first_two[1]));
    pairs.extend(puzzles::NAMED.map(|named| (named.grid(), full)));
    pairs.push((Grid::empty(), full));
    pairs
}

pub fn check(differences: Differences) -> Verdict {
    values(
        "differences",
        pairs(),
        move |(a, b)| differences(a, b),
        |(a, b)| reference::differences(a, b),
        |(a, _)| ("on this grid and another".to_string(), Scene::new(a, &[])),
        |mismatch| explain(differences, mismatch),
    )
}

fn explain(differences: Differences, mismatch: Mismatch<Pair, Vec<Cell>>) -> Report {
    let Mismatch { input: (a, b), expected, yours } = mismatch;
    let mut wrong: Vec<Cell> = expected.iter().chain(&yours).copied().collect();
    wrong.retain(|cell| expected.contains(cell) != yours.contains(cell));
    let (shown, outside): (Vec<Cell>, Vec<Cell>) =
        wrong.iter().partition(|&&cell| Grid::<9>::has(cell));
    let words = shown
        .iter()
        .take(5)
        .map(|&cell| format!("{cell}: {} here, {} in the other", symbol(a[cell]), symbol(b[cell])))
        .chain(outside.iter().take(1).map(|cell| format!("{cell} is no square of the grid")));
    let mut report = Report::new("differences returns other squares")
        .pair("", listed(&expected), listed(&yours))
        .scene(words.fold(Scene::new(&a, &shown), Scene::with));
    if wrong.is_empty() {
        report = report.say(
            "The squares are right, and each has to be there once, in reading order: row by \
             row, each from left to right.",
        );
    }
    let seen = observe(pairs(), move |(a, b)| differences(a, b));
    report.because(cause(&seen, &expected, &yours).map(Cause::new))
}

/// A wrong way to compare two grids, and what it is a sign of.
type Way = (Fault, fn(&Grid, &Grid) -> Vec<Cell>);

/// The ways in which beginners get it wrong, the likeliest first.
const WAYS: [Way; 10] = [
    (Fault::WrongWayRound, |a, b| where_(a, |cell| a[cell] == b[cell])),
    (Fault::AllSquares, |a, _| where_(a, |_| true)),
    (Fault::TwoBlanks, |a, b| where_(a, |cell| a[cell] != b[cell] || a.is_blank(cell))),
    (Fault::BlanksLeftOut, |a, b| {
        where_(a, |cell| a[cell] != b[cell] && !a.is_blank(cell) && !b.is_blank(cell))
    }),
    (Fault::BlanksLeftOut, |a, b| where_(a, |cell| a[cell] != b[cell] && !a.is_blank(cell))),
    (Fault::BlanksLeftOut, |a, b| where_(a, |cell| a[cell] != b[cell] && !b.is_blank(cell))),
    (Fault::RowForColumn, |a, b| {
        reference::differences(a, b).iter().map(|cell| Cell::new(cell.col, cell.row)).collect()
    }),
    (Fault::CountedFromOne, |a, b| {
        let cells = reference::differences(a, b).into_iter();
        cells.map(|cell| Cell::new(cell.row + 1, cell.col + 1)).collect()
    }),
    (Fault::LastFirst, |a, b| reference::differences(a, b).into_iter().rev().collect()),
    (Fault::ColumnOrder, |a, b| {
        let mut cells = reference::differences(a, b);
        cells.sort_by_key(|cell| (cell.col, cell.row));
        cells
    }),
];

fn where_(grid: &Grid, is_listed: impl Fn(Cell) -> bool) -> Vec<Cell> {
    grid.cells().filter(|&cell| is_listed(cell)).collect()
}

/// The wrong way that explains all answers, or else what the one wrong answer shows.
fn cause(seen: &[(Pair, Vec<Cell>)], expected: &[Cell], yours: &[Cell]) -> Option<Fault> {
    let explains = |way: &&Way| seen.iter().all(|((a, b), cells)| way.1(a, b) == *cells);
    if let Some(way) = WAYS.iter().find(explains) {
        return Some(way.0);
    }
    let mut once = yours.to_vec();
    once.sort();
    once.dedup();
    if once.len() < yours.len() {
        return Some(Fault::ListedTwice);
    }
    let is_part = yours.iter().all(|cell| expected.contains(cell));
    (is_part && yours.len() < expected.len()).then_some(Fault::SquaresLeftOut)
}

fn listed(cells: &[Cell]) -> String {
    let shown: Vec<String> = cells.iter().take(6).map(ToString::to_string).collect();
    let more = if cells.len() > 6 { ", …" } else { "" };
    format!(
        "{}: [{}{more}]",
        sudoku_steps::text::count(cells.len() as u64, "square"),
        shown.join(", ")
    )
}
