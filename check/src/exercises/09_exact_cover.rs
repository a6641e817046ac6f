//! The checks of exercise 9, for stub and reference.

use super::{boards, snapshot};
use crate::{Exercise, Search, Verdict, compare_picks};
use sudoku_steps::Grid;
use sudoku_steps::exact_cover::{Link, Links, Picks};
use sudoku_steps::solutions::exact_cover::small::letters;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::exact_cover::{self as reference, langford, queens, small};

#[path = "09_inputs.rs"]
mod inputs;
#[path = "09_items.rs"]
mod items;
#[path = "09_links.rs"]
mod links;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub cover: fn(&mut Links, Link),
    pub uncover: fn(&mut Links, Link),
    pub fewest_options: fn(&Links) -> Option<Link>,
    pub search: fn(&mut Links, &mut Picks),
}

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(9)
        .check("cover", move || links::cover(answer))
        .check("uncover", move || links::uncover(answer))
        .check("cover and uncover", move || links::both(answer))
        .check("fewest_options", move || items::fewest_options(answer));
    for (name, what, problem) in [
        ("no items", "without items", letters("", &[])),
        ("a dead end", "on a dead end", letters("a b c d", &["a b", "a", "b c", "b c d", "d"])),
        ("two solutions", "on two solutions", letters("a b c", &["a b", "a c", "b", "c"])),
        ("one option", "on one option", letters("a b", &["a b"])),
        ("the small matrix", "on the small matrix", small::problem()),
        ("no option", "on an item without options", letters("a b", &["a"])),
        ("no solution", "where none is", letters("a b c", &["a b", "b c", "a c"])),
        ("ties", "on ties", letters("a b c d", &["a b", "c d", "a c", "b d", "a d", "b c"])),
        ("a secondary item", "with a secondary item", letters("a b X", &["a X", "a", "b X", "b"])),
        ("3 Langford pairs", "on 3 Langford pairs", langford::problem(3)),
        ("4 queens", "on 4 queens", queens::problem(4)),
        ("6 queens", "on 6 queens", queens::problem(6)),
        ("8 queens", "on 8 queens", queens::problem(8)),
    ] {
        exercise = exercise.check(&format!("search on {name}"), move || {
            let start = problem.links().clone();
            search(
                answer,
                name,
                &Search { what, problem: &problem, start, most: 1_000, budget: u64::MAX },
            )
        });
    }
    exercise = exercise
        .check("search that stops at 1 of 92", move || queens(answer, "first of 92", 1, u64::MAX))
        .check("search that stops at 10 of 92", move || queens(answer, "ten of 92", 10, u64::MAX))
        .check("search with a budget", move || queens(answer, "a budget of 50", 92, 50));
    for (name, grid) in [
        ("easy", boards::named("easy")),
        ("two solutions", boards::two_solutions()),
        ("no solution", boards::unsolvable()),
        ("a dead square", boards::dead_square_first()),
        ("a full grid", boards::full()),
        ("17 clues", boards::named("17 clues")),
        ("AI Escargot", boards::named("AI Escargot")),
    ] {
        exercise = exercise
            .check(&format!("search on Sudoku {name}"), move || sudoku(answer, name, &grid, 10));
    }
    exercise.check("search on the 4 × 4 grids", move || {
        sudoku(answer, "4 × 4 grids", &Grid::<4>::empty(), 1_000)
    })
}

fn queens(answer: Answer, name: &str, most: u64, budget: u64) -> Verdict {
    let problem = queens::problem(8);
    let start = problem.links().clone();
    let what = "on 8 queens";
    search(answer, name, &Search { what, problem: &problem, start, most, budget })
}

fn sudoku<const N: usize>(answer: Answer, name: &str, grid: &Grid<N>, most: u64) -> Verdict {
    let sudoku = Sudoku::<N>::new();
    let mut start = sudoku.problem.links().clone();
    sudoku.cover_givens(&mut start, grid);
    let what = format!("on Sudoku {name}");
    let search_it = Search { what: &what, problem: &sudoku.problem, start, most, budget: u64::MAX };
    search(answer, &what[3..], &search_it)
}

fn search(answer: Answer, name: &str, search: &Search<'_>) -> Verdict {
    let same = compare_picks(search, answer.search, reference::search)?;
    let file = format!("09 search on {name}").replace(' ', "_").replace('×', "x");
    snapshot::matches(&file, &format!("search on {name} has other figures"), &same.to_string())
}
