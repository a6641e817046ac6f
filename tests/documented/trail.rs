//! Lesson 8: the same search as lesson 5 on kept candidates. Lesson 11: what the rules
//! beyond singles save.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::rules::{self, Level, Rule};
use sudoku_steps::solutions::trail::memory::{Copies, Memory, Recompute, Trail};
use sudoku_steps::solutions::trail::search::{Contradiction, Play, nothing, singles, solve_with};
use sudoku_steps::solutions::{backtracking, propagation, trail};
use sudoku_steps::{Board, Cell, Event, Grid, puzzles};

use crate::computed::{named, propagated, ran};
use crate::typed::{PUZZLES, WITHOUT_A_CLUE};

/// Tries with singles only, with each rule beyond them in the order of
/// `Rule::BEYOND_SINGLES`, with all of them.
const TRIES: [(&str, [u64; 9]); 5] = [
    ("Inkala 2010", [21, 19, 20, 20, 30, 21, 19, 19, 30]),
    ("Inkala 2006", [8, 10, 0, 0, 0, 0, 0, 4, 0]),
    ("17 clues", [25, 3, 0, 1, 6, 7, 4, 17, 0]),
    ("Inkala 2012", [172, 72, 82, 62, 136, 104, 130, 134, 25]),
    ("AI Escargot", [15, 19, 78, 74, 15, 15, 17, 15, 60]),
];

/// How hard the rules find each puzzle, and how many steps they make.
const RATED: [(&str, Level, usize); 9] = [
    ("easy", Level::Easy, 54),
    ("Inkala 2010", Level::Search, 3),
    ("Inkala 2006", Level::Medium, 68),
    ("17 clues", Level::Medium, 72),
    ("singles", Level::Easy, 50),
    ("Inkala 2012", Level::Search, 0),
    ("wikipedia", Level::Easy, 51),
    ("Norvig 1", Level::Easy, 49),
    ("AI Escargot", Level::Search, 1),
];

/// What a search tried and took back, and its outcome.
fn steps(grid: Grid, search: impl FnOnce(&mut Board) -> bool) -> Vec<String> {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&heard);
    let mut board = Board::new(grid).unwrap().heard_by(move |event: &Event| {
        let is_forced =
            matches!(event, Event::Place { why, .. } if *why != sudoku_steps::Why::Tried);
        if !is_forced {
            kept.lock().unwrap().push(event.to_string());
        }
    });
    let solved = search(&mut board);
    board.finish(solved);
    heard.lock().unwrap().clone()
}

fn with<M: Memory<9> + Default>(
    propagate: impl Fn(&mut Play<'_, 9, M>) -> Result<(), Contradiction> + Copy,
) -> impl FnOnce(&mut Board) -> bool {
    move |board| solve_with(board, &mut M::default(), propagate)
}

#[test]
fn every_memory_searches_like_lesson_5() {
    for puzzle in &PUZZLES {
        let grid = named(puzzle.name);
        let ran = ran(grid, |board| {
            let solved = trail::solve(board);
            board.finish(solved)
        });
        assert_eq!(ran.tally.calls(), puzzle.propagation_calls, "{}", puzzle.name);
        assert_eq!(ran.grid.line(), puzzle.solution, "{}", puzzle.name);
        assert_eq!(ran.tally.contradictions, propagated(grid).tally.contradictions);
        // UndoTo carries the mark: how many digits stood, forced ones among them.
        let expected = steps(grid, propagation::solve);
        assert_eq!(steps(grid, with::<Trail>(singles)), expected, "{}", puzzle.name);
        assert_eq!(steps(grid, with::<Copies>(singles)), expected, "{}", puzzle.name);
        assert_eq!(steps(grid, with::<Recompute>(singles)), expected, "{}", puzzle.name);
    }
}

#[test]
fn with_nothing_forced_it_searches_like_lesson_4() {
    for puzzle in &PUZZLES {
        let grid = named(puzzle.name);
        let tries = |steps: Vec<String>| -> Vec<String> {
            steps.into_iter().filter(|step| step.starts_with("Set")).collect()
        };
        let expected = tries(steps(grid, |board| backtracking::search(board, fewest_choices)));
        assert_eq!(tries(steps(grid, with::<Trail>(nothing))), expected, "{}", puzzle.name);
        assert_eq!(tries(steps(grid, with::<Copies>(nothing))), expected, "{}", puzzle.name);
    }
}

#[test]
fn it_counts_like_lesson_6() {
    for ((row, col), solutions) in WITHOUT_A_CLUE {
        let mut grid = named("17 clues");
        grid[Cell::new(row, col)] = 0;
        let mut board = Board::new(grid).unwrap();
        assert_eq!(trail::count_solutions(&mut board, u64::MAX), solutions, "({row}, {col})");
        assert_eq!(board.tally().solutions, solutions, "({row}, {col})");
        assert_eq!(*board.grid(), grid, "({row}, {col})");
        for most in [0, 1, 2, 100] {
            let mut board = Board::new(grid).unwrap();
            assert_eq!(trail::count_solutions(&mut board, most), most.min(solutions));
        }
    }
}

fn tries_with(grid: Grid, rules: &[Rule]) -> (u64, String) {
    let ran = ran(grid, |board| {
        let solved = rules::search::solve(board, rules);
        board.finish(solved)
    });
    (ran.tally.tries, ran.grid.line())
}

#[test]
fn the_rules_beyond_singles() {
    let alone = Rule::BEYOND_SINGLES.map(|rule| vec![rule]);
    let all = Rule::BEYOND_SINGLES.to_vec();
    let sets: Vec<Vec<Rule>> = [vec![]].into_iter().chain(alone).chain([all]).collect();
    for puzzle in &PUZZLES {
        let known = TRIES.iter().find(|(name, _)| *name == puzzle.name);
        let expected = known.map_or([0; 9], |(_, tries)| *tries);
        for (rules, tries) in sets.iter().zip(expected) {
            let found = tries_with(named(puzzle.name), rules);
            assert_eq!(found, (tries, puzzle.solution.to_string()), "{} {rules:?}", puzzle.name);
        }
    }
}

#[test]
fn puzzles_rated_by_the_rules_they_need() {
    for (name, level, steps) in RATED {
        let Ok(rating) = rules::rate(&named(name)) else { panic!("{name} has a solution") };
        assert_eq!((rating.level, rating.steps), (level, steps), "{name}");
    }
    let explanation = rules::explain(&named("17 clues"));
    let filled = explanation.steps.iter().filter(|step| step.fills().is_some()).count();
    assert_eq!((filled, explanation.steps.len() - filled), (64, 8));
}

/// The costs that lesson 8 shows.
pub fn figures() -> BTreeSet<u64> {
    let mut figures = BTreeSet::new();
    for puzzle in puzzles::NAMED {
        let board = || Board::new(puzzle.grid()).unwrap();
        let (mut kept, mut copies) = (Trail::default(), Copies::default());
        let mut anew = Recompute::default();
        solve_with(&mut board(), &mut kept, singles);
        solve_with(&mut board(), &mut copies, singles);
        solve_with(&mut board(), &mut anew, singles);
        figures.extend([kept.recorded(), kept.restored, kept.recorded() + kept.restored]);
        figures.extend([copies.copied, anew.looked()]);
        let (mut kept, mut copies) = (Trail::default(), Copies::default());
        solve_with(&mut board(), &mut kept, nothing);
        solve_with(&mut board(), &mut copies, nothing);
        figures.extend([kept.recorded() + kept.restored, copies.copied]);
    }
    figures
}
