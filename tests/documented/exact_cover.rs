//! The problems of lesson 9 and how many solutions they have.

use std::collections::HashSet;
use std::sync::LazyLock;

use sudoku_steps::exact_cover::{Link, Links, Pick, Picks, Problem};
use sudoku_steps::solutions::exact_cover::packing::Packing;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::exact_cover::{
    cover, fewest_options, langford, queens, search, small, uncover,
};
use sudoku_steps::{Board, Grid, puzzles};

use crate::computed::{named, without};
use crate::typed::PUZZLES;

/// A search to its end.
struct Searched {
    solutions: u64,
    takes: u64,
    updates: u64,
}

fn searched(problem: &Problem, mut start: Links, mut found: impl FnMut(&[Link])) -> Searched {
    let before = start.clone();
    let mut picks = Picks::up_to(u64::MAX).heard_by(|pick, taken: &[Link], _: &Links| {
        if pick == Pick::Solution {
            found(taken);
        }
    });
    search(&mut start, &mut picks);
    let (solutions, takes) = (picks.solutions(), picks.takes());
    drop(picks);
    assert!(start == before && start.nodes().len() == problem.links().nodes().len());
    Searched { solutions, takes, updates: start.updates }
}

fn all(problem: &Problem) -> Searched {
    searched(problem, problem.links().clone(), |_| {})
}

/// How a packing went, and how many of its solutions differ.
fn packed(packing: &Packing) -> (Searched, usize) {
    let mut kinds = HashSet::new();
    let problem = &packing.problem;
    let searched = searched(problem, problem.links().clone(), |taken| {
        kinds.insert(packing.kind(taken));
    });
    (searched, kinds.len())
}

static SIX_BY_TEN: LazyLock<(Searched, usize)> =
    LazyLock::new(|| packed(&Packing::pentominoes(&"########## ".repeat(6))));
static WITH_A_HOLE: LazyLock<(Searched, usize)> = LazyLock::new(|| {
    let (whole, hole) = ("######## ".repeat(3), "###..### ".repeat(2));
    packed(&Packing::pentominoes(&format!("{whole}{hole}{whole}")))
});

fn on(sudoku: &Sudoku, grid: &Grid) -> Searched {
    let mut links = sudoku.problem.links().clone();
    sudoku.cover_givens(&mut links, grid);
    searched(&sudoku.problem, links, |_| {})
}

/// What lesson 9 may claim.
pub fn figures() -> Vec<u64> {
    let sudoku = Sudoku::<9>::new();
    let mut figures = Vec::new();
    let mut add = |searched: &Searched| {
        figures.extend([searched.solutions, searched.takes, searched.updates]);
    };
    for problem in [small::problem(), queens::problem(8), langford::problem(7)] {
        add(&all(&problem));
    }
    add(&SIX_BY_TEN.0);
    add(&WITH_A_HOLE.0);
    for named in puzzles::NAMED {
        let mut board = Board::new(named.grid()).unwrap();
        figures.push(sudoku.solve(&mut board).updates);
        figures.push(board.tally().tries);
    }
    figures
}

#[test]
fn the_small_matrix() {
    let problem = small::problem();
    assert_eq!((problem.options(), problem.items()), (6, 7));
    assert_eq!(all(&problem).solutions, 1);
}

/// The search with the other items of an option uncovered in the order in which they were
/// covered.
fn wrong_order(links: &mut Links, picks: &mut Picks) {
    let Some(item) = fewest_options(links) else {
        picks.solution(links);
        return;
    };
    cover(links, item);
    let mut option = links[item].down;
    while option != item && !picks.is_over() {
        picks.take(links, option);
        for uncovers in [false, true] {
            if uncovers {
                wrong_order(links, picks);
            }
            let mut node = links[option].right;
            while node != option {
                let other = links[node].item;
                if uncovers {
                    uncover(links, other);
                } else {
                    cover(links, other);
                }
                node = links[node].right;
            }
        }
        picks.put_back(links);
        option = links[option].down;
    }
    uncover(links, item);
}

#[test]
fn the_wrong_order_shows_on_some_problems() {
    let run = |problem: &Problem| {
        let mut links = problem.links().clone();
        let mut picks = Picks::up_to(u64::MAX);
        wrong_order(&mut links, &mut picks);
        (picks.solutions(), links == *problem.links())
    };
    assert_eq!(run(&queens::problem(8)), (92, true), "nobody notices");
    assert_eq!(run(&small::problem()), (1, false), "the sizes are wrong");
    let ended = std::panic::catch_unwind(|| run(&langford::problem(7)));
    assert!(ended.is_err(), "a size falls below 0");
}

#[test]
fn queens_by_the_side_of_the_board() {
    let solutions: Vec<u64> = (1..=9).map(|side| all(&queens::problem(side)).solutions).collect();
    assert_eq!(solutions, [1, 0, 0, 2, 10, 4, 40, 92, 352]);
}

#[test]
fn langford_pairs_by_their_number() {
    // Each line counts twice, forward and backward.
    let lines: Vec<u64> = (1..=8).map(|most| all(&langford::problem(most)).solutions / 2).collect();
    assert_eq!(lines, [0, 0, 1, 1, 0, 0, 26, 150]);
}

#[test]
fn pentominoes_on_both_boards() {
    assert_eq!(SIX_BY_TEN.1, 2_339);
    assert_eq!(WITH_A_HOLE.1, 65);
}

#[test]
fn the_soma_cube() {
    assert_eq!(packed(&Packing::soma()).1, 240);
}

#[test]
fn sudoku_as_items_and_options() {
    let sudoku = Sudoku::<9>::new();
    let problem = &sudoku.problem;
    assert_eq!((problem.items(), problem.primary(), problem.options()), (324, 324, 729));
    for puzzle in &PUZZLES {
        let mut board = Board::new(named(puzzle.name)).unwrap();
        assert!(sudoku.solve(&mut board).solved);
        assert_eq!(board.grid().line(), puzzle.solution, "{}", puzzle.name);
        assert_eq!(on(&sudoku, &named(puzzle.name)).solutions, 1, "{}", puzzle.name);
    }
    assert_eq!(on(&sudoku, &without((3, 7))).solutions, 24_914);
    let small = Sudoku::<4>::new();
    assert_eq!(all(&small.problem).solutions, 288);
}
