//! The checks of `fewest_options`.

use crate::{Mismatch, Report, Verdict, choosing_item, observe, values};
use sudoku_steps::exact_cover::{Link, Links, Problem, items_left};
use sudoku_steps::solutions::exact_cover::{self as reference, queens};

use super::Answer;
use super::inputs::Input;

/// Items a, b and c, each with so many options of its own.
fn sized(sizes: [usize; 3]) -> Problem {
    let mut problem = Problem::new(["a", "b", "c"], []);
    for (item, size) in sizes.into_iter().enumerate() {
        for _ in 0..size {
            problem.option(&[item]);
        }
    }
    problem
}

pub fn fewest_options(answer: Answer) -> Verdict {
    let mut inputs: Vec<Input> = super::inputs::inputs();
    let queens = queens::problem(4);
    inputs.push(Input { problem: queens, covered: Vec::new(), item: 1 });
    // The item that is covered is the last one here.
    inputs.extend([[255, 256, 1], [12, 11, 1]].map(|sizes| Input {
        problem: sized(sizes),
        covered: Vec::new(),
        item: 3,
    }));
    let learner = move |input: &Input| (answer.fewest_options)(&input.covered());
    values(
        "fewest_options",
        inputs.clone(),
        learner,
        |input| reference::fewest_options(&input.covered()),
        |input| ("on these links".to_string(), input.scene(&input.covered(), "")),
        |Mismatch { input, expected, yours }| {
            let seen = observe(inputs, learner);
            let choices: Vec<(Links, Option<Link>)> =
                seen.into_iter().map(|(input, item)| (input.covered(), item)).collect();
            let links = input.covered();
            let name = |item: Option<Link>| match item {
                None => "None".to_string(),
                Some(0) => "Some(ROOT)".to_string(),
                Some(item) if (item as usize) <= input.problem.items() => {
                    let size = links[item].size;
                    format!("{}, which has {size} left", input.problem.name(item))
                }
                Some(link) => format!("Some({link}), which is no item"),
            };
            let left = items_left(&links).into_iter().map(|item| input.problem.name(item));
            let left = left.collect::<Vec<_>>().join(" ");
            Report::new("fewest_options chooses another item")
                .say(format!(
                    "The list of items: {}",
                    if left.is_empty() { "empty" } else { &left }
                ))
                .pair("", name(expected), name(yours))
                .scene(input.scene(&links, ""))
                .because(Some(choosing_item(&choices)))
        },
    )
}
