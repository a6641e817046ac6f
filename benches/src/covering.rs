//! Every solution of 8 queens and of both pentomino boards, by lesson 9 and by public
//! crates for exact cover, one after the other in each round. All get the same options
//! in the same order, and setting the problem up counts.

use std::time::{Duration, Instant};

use sudoku_steps::Table;
use sudoku_steps::exact_cover::{Picks, Problem};
use sudoku_steps::solutions::exact_cover::packing::{self, Packing};
use sudoku_steps::solutions::exact_cover::{queens, search};
use sudoku_steps::text::commas;

use crate::median;
use crate::peers::{Cover, peers};

/// Something that counts the solutions.
type Solver<'a> = (&'a str, Box<dyn Fn() -> u64 + 'a>);

/// Measures all solvers on the three problems.
pub fn measure() -> Result<Table, String> {
    let mut table = Table::new(&["problem", "solver", "solutions", "time", "lesson 9 is"]);
    // The rounds say how long it takes: the large board needs a second or two a solver.
    race(&mut table, "8 queens", &queens::problem(8), 101)?;
    race(&mut table, "8 × 8", &Packing::pentominoes(packing::WITH_A_HOLE).problem, 11)?;
    race(&mut table, "6 × 10", &Packing::pentominoes(packing::SIX_BY_TEN).problem, 5)?;
    Ok(table)
}

fn race(table: &mut Table, name: &str, problem: &Problem, rounds: usize) -> Result<(), String> {
    let cover = as_numbers(problem);
    let mut solvers: Vec<Solver<'_>> = vec![("lesson 9", Box::new(|| lesson_9(problem)))];
    for (name, count) in peers() {
        let cover = &cover;
        solvers.push((name, Box::new(move || count(cover, u64::MAX))));
    }
    let found = lesson_9(problem);
    let mut times = vec![Vec::new(); solvers.len()];
    for _ in 0..rounds {
        for ((solver, count), times) in solvers.iter().zip(&mut times) {
            let start = Instant::now();
            let counted = count();
            times.push(start.elapsed());
            if counted != found {
                return Err(format!("{name}: {solver} finds {counted} solutions, not {found}"));
            }
        }
    }
    let times: Vec<Duration> = times.into_iter().map(median).collect();
    for ((solver, _), time) in solvers.iter().zip(&times) {
        table.row([
            name.to_string(),
            (*solver).to_string(),
            commas(found),
            format!("{:.3} ms", time.as_secs_f64() * 1e3),
            format!("{:.2} times as fast", time.as_secs_f64() / times[0].as_secs_f64()),
        ]);
    }
    Ok(())
}

fn lesson_9(problem: &Problem) -> u64 {
    let mut picks = Picks::up_to(u64::MAX);
    search(&mut problem.links().clone(), &mut picks);
    picks.solutions()
}

fn as_numbers(problem: &Problem) -> Cover<Vec<usize>> {
    let items = |option| {
        let nodes = problem.nodes_of(option);
        nodes.map(|node| problem.item_of(node) as usize - 1).collect()
    };
    Cover {
        primary: problem.primary(),
        secondary: problem.items() - problem.primary(),
        options: (0..problem.options()).map(items).collect(),
    }
}
