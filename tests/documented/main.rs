//! Holds what the course computes, what its snapshots say and what its READMEs claim
//! against the documented figures. It doesn't call insta: a snapshot that was made
//! from a wrong reference is caught here.

#![forbid(unsafe_code)]

mod computed;
mod exact_cover;
mod further;
mod making;
mod readmes;
mod snapshots;
#[path = "../support/mod.rs"]
mod support;
mod tasks;
mod trail;
mod typed;

use sudoku_steps::solutions::candidates::{allowed, is_solved};
use sudoku_steps::solutions::counting::{Solutions, count_solutions, differences};
use sudoku_steps::solutions::propagation::fill_forced;
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Tally, puzzles};

use computed::{
    Ran, counted, counted_in_order, fewest, in_order, named, number, propagated, small,
    small_fillings, without,
};
use typed::PUZZLES;

fn counts(tally: &Tally) -> typed::Counts {
    [tally.tries, tally.undos, tally.dead_ends, tally.guesses]
}

#[test]
fn the_named_puzzles_and_their_only_solutions() {
    let names: Vec<(&str, &str)> =
        PUZZLES.iter().map(|puzzle| (puzzle.name, puzzle.text)).collect();
    assert_eq!(puzzles::NAMED.map(|named| (named.name, named.text)).to_vec(), names);
    for puzzle in &PUZZLES {
        let grid = named(puzzle.name);
        assert_eq!(81 - grid.blanks(), puzzle.clues, "{}", puzzle.name);
        let solutions: Vec<String> =
            Solutions::of(Board::new(grid).unwrap()).map(|solution| solution.line()).collect();
        assert_eq!(solutions, [puzzle.solution], "{}", puzzle.name);
        assert_eq!(counted(grid, 2).outcome, Outcome::Unique, "{}", puzzle.name);
        assert!(is_solved(&puzzle.solution.parse().unwrap()), "{}", puzzle.name);
    }
}

#[test]
fn plain_backtracking_in_order() {
    for puzzle in &PUZZLES {
        let ran = in_order(named(puzzle.name));
        assert_eq!(counts(&ran.tally), puzzle.in_order, "{}", puzzle.name);
        assert_eq!(ran.grid.line(), puzzle.solution, "{}", puzzle.name);
    }
    assert_eq!(in_order(named("singles")).tally.calls(), 282);
    assert_eq!(in_order(named("Inkala 2012")).tally.calls(), 49_559);
}

#[test]
fn fewest_choices_first() {
    for puzzle in &PUZZLES {
        let ran = fewest(named(puzzle.name));
        assert_eq!(counts(&ran.tally), puzzle.fewest_choices, "{}", puzzle.name);
        assert_eq!(ran.grid.line(), puzzle.solution, "{}", puzzle.name);
    }
    let tries = |ran: Ran| ran.tally.tries;
    let ratio = tries(in_order(named("17 clues"))) / tries(fewest(named("17 clues")));
    assert_eq!((ratio + 5_000) / 10_000 * 10_000, 20_000);
}

#[test]
fn propagation_then_fewest_choices() {
    for puzzle in &PUZZLES {
        let ran = propagated(named(puzzle.name));
        assert_eq!(ran.tally.calls(), puzzle.propagation_calls, "{}", puzzle.name);
        assert_eq!(ran.grid.line(), puzzle.solution, "{}", puzzle.name);
        let mut board = Board::new(named(puzzle.name)).unwrap();
        assert_eq!(fill_forced(&mut board), puzzle.forced, "{}", puzzle.name);
    }
}

#[test]
fn the_first_steps_on_easy() {
    let events = in_order(named("easy")).events;
    let steps: Vec<String> = events.iter().take(12).map(ToString::to_string).collect();
    assert_eq!(steps, typed::STEPS_ON_EASY);
}

#[test]
fn allowed_digits_on_easy() {
    let easy = named("easy");
    for ((row, col), digits) in typed::ALLOWED_ON_EASY {
        let cell = Cell::new(row, col);
        assert_eq!(allowed(&easy, cell).to_string(), digits, "{cell}");
        assert_eq!(Board::new(easy).unwrap().allowed(cell).to_string(), digits, "{cell}");
    }
}

#[test]
fn the_grids_for_is_solved() {
    let solved: Grid = PUZZLES[0].solution.parse().unwrap();
    let mut unfinished = solved;
    unfinished[Cell::new(8, 8)] = 0;
    assert!(is_solved(&solved));
    assert!(!is_solved(&unfinished) && !is_solved(&typed::NOT_SOLVED.parse().unwrap()));
}

#[test]
fn the_small_puzzle_and_its_tree() {
    let ran = small();
    let Tally { tries, undos, most_open, .. } = ran.tally;
    assert_eq!((ran.tally.calls(), tries, undos, most_open), (12, 11, 5, 7));
    assert_eq!(ran.grid.line(), "3124421324311342");
    let (tree, returns) = tree(&ran.events);
    assert_eq!(tree, typed::SMALL_TREE);
    let views = 1 + ran.tally.calls() + returns;
    assert_eq!(views, 25);
}

/// The tree of calls as text, from the tape, and how many calls returned.
fn tree(events: &[Event]) -> (String, u64) {
    let mut grid = puzzles::small();
    let call = |grid: &Grid<4>, depth: usize| {
        let lower = &grid.line()[8..];
        format!("{}solve({} {})", "  ".repeat(depth), &lower[..4], &lower[4..])
    };
    let mut lines = vec![call(&grid, 0)];
    let mut open = vec![0];
    let mut returns = 0;
    for event in events {
        match *event {
            Event::Place { cell, digit, .. } => {
                grid[cell] = digit;
                lines.push(call(&grid, open.len()));
                open.push(lines.len() - 1);
            }
            Event::Undo { cell } => {
                grid[cell] = 0;
                returns += 1;
                let line = open.pop().unwrap();
                if line == lines.len() - 1 {
                    lines[line].push_str("  ✗");
                } else {
                    lines.push(format!("{}✗", "  ".repeat(open.len())));
                }
            }
            Event::End(outcome) => {
                assert_eq!(outcome, Outcome::Solved);
                lines.last_mut().unwrap().push_str("  ✓");
                returns += open.len() as u64;
            }
            Event::UndoTo { .. } => panic!("a plain search takes back one by one"),
        }
    }
    (lines.join("\n"), returns)
}

#[test]
fn the_fillings_of_the_empty_small_board() {
    let Ran { tally, outcome, .. } = small_fillings();
    assert_eq!(number(outcome), 288);
    assert_eq!((tally.tries, tally.dead_ends, tally.guesses), (2_752, 144, 425));
}

#[test]
fn sixteen_clues_have_many_solutions() {
    let sixteen = without((3, 7));
    let all = counted(sixteen, u64::MAX);
    assert_eq!((number(all.outcome), all.tally.tries), (24_914, 363_535));
    assert_eq!(all.grid, sixteen);
    assert_eq!(counted(sixteen, 2).tally.tries, 71);
    assert_eq!(counted_in_order(sixteen, 2).tally.tries, 29_058_119);
    let mut solutions = Solutions::of(Board::new(sixteen).unwrap());
    let (first, second) = (solutions.next().unwrap(), solutions.next().unwrap());
    assert_eq!(solutions.board().tally().tries, 71);
    let differ: Vec<_> = differences(&first, &second)
        .into_iter()
        .map(|cell| ((cell.row, cell.col), first[cell], second[cell]))
        .collect();
    assert_eq!(differ, typed::FIRST_TWO_DIFFER);
}

#[test]
fn each_of_the_seventeen_clues_taken_away() {
    let counts = typed::WITHOUT_A_CLUE.map(|(cell, _)| {
        (cell, count_solutions(&mut Board::new(without(cell)).unwrap(), u64::MAX))
    });
    assert_eq!(counts, typed::WITHOUT_A_CLUE);
}

#[test]
fn counting_to_two() {
    let most_two = |grid| count_solutions(&mut Board::new(grid).unwrap(), 2);
    assert_eq!(most_two(named("17 clues")), 1);
    assert_eq!(most_two(without((3, 7))), 2);
    assert_eq!(most_two(named("easy")), 1);
    let mut swap: Grid = PUZZLES[4].solution.parse().unwrap();
    for (row, col) in [(3, 0), (3, 8), (4, 0), (4, 8)] {
        swap[Cell::new(row, col)] = 0;
    }
    assert_eq!(count_solutions(&mut Board::new(swap).unwrap(), u64::MAX), 2);
}

#[test]
fn pictures_of_every_fourth_try() {
    let tries = fewest(named("Inkala 2010")).tally.tries;
    assert_eq!(tries / 4 + 1, 136);
}
