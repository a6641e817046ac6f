//! The checks of exercise 9, for stub and reference.

use sudoku_steps::Grid;
use sudoku_steps::check::{
    Cause, Exercise, Fault, Mismatch, Report, Scene, Search, Verdict, choosing_item, compare_picks,
    cover_fault, cover_from_the_bottom_up, observe, uncover_fault, values,
};
use sudoku_steps::exact_cover::{Link, Links, Picks, Problem, draw, items_left};
use sudoku_steps::solutions::exact_cover::small::letters;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::exact_cover::{self as reference, langford, queens, small};

#[path = "boards.rs"]
mod boards;
#[path = "snapshot.rs"]
mod snapshot;

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
        .check("cover", move || cover(answer))
        .check("uncover", move || uncover(answer))
        .check("cover and uncover", move || both(answer))
        .check("fewest_options", move || fewest_options(answer));
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

/// A problem, the items that are covered already, and the item that is next.
#[derive(Clone)]
struct Input {
    problem: Problem,
    covered: Vec<Link>,
    item: Link,
}

impl Input {
    /// The links before the item is covered.
    fn links(&self) -> Links {
        let mut links = self.problem.links().clone();
        for &item in &self.covered {
            reference::cover(&mut links, item);
        }
        links
    }

    /// The links with the item covered.
    fn covered(&self) -> Links {
        let mut links = self.links();
        reference::cover(&mut links, self.item);
        links
    }

    fn what(&self) -> String {
        let names: Vec<&str> = self.covered.iter().map(|&item| self.problem.name(item)).collect();
        let after = if names.is_empty() {
            String::new()
        } else {
            format!(" with {} covered before", names.join(" and "))
        };
        format!("of item {}{after}", self.problem.name(self.item))
    }

    fn scene(&self, links: &Links, words: &str) -> Scene {
        let legend = [words, "● in its list", "○ hidden", "(a) not in the list of items"];
        legend.into_iter().fold(Scene::drawing(draw(&self.problem, links)), Scene::with)
    }
}

/// Problems from one item on, each of their items, and then one on top of another.
fn inputs() -> Vec<Input> {
    let problems = [
        letters("a", &[]),
        letters("a b", &["a"]),
        letters("a b", &["a b"]),
        letters("a b c", &["a b c", "b"]),
        letters("a b c", &["a b", "a b", "b c"]),
        letters("a b X", &["a X", "b X", "a b"]),
        letters("a b c d", &["a b d", "a c", "b d", "a d"]),
        small::problem(),
    ];
    let mut inputs = Vec::new();
    for problem in &problems {
        for item in 1..=problem.items() as Link {
            inputs.push(Input { problem: problem.clone(), covered: Vec::new(), item });
        }
    }
    for problem in &problems {
        for first in 1..=problem.items() as Link {
            for item in (1..=problem.items() as Link).filter(|&item| item != first) {
                inputs.push(Input { problem: problem.clone(), covered: vec![first], item });
            }
        }
    }
    inputs
}

/// The links that differ, as many as a learner can look at.
fn differing(problem: &Problem, expected: &Links, yours: &Links) -> (String, String) {
    let name = |link: Link| match link {
        0 => "root".to_string(),
        link if link as usize >= expected.nodes().len() => link.to_string(),
        link if problem.item_of(link) == link => problem.name(link).to_string(),
        link => format!("{}{}", problem.name(problem.item_of(link)), problem.option_of(link) + 1),
    };
    let mut lines = (Vec::new(), Vec::new());
    for link in 0..expected.nodes().len() as Link {
        let (want, have) = (expected[link], yours[link]);
        let fields = [
            ("left", want.left, have.left),
            ("right", want.right, have.right),
            ("up", want.up, have.up),
            ("down", want.down, have.down),
        ];
        for (field, want, have) in fields.into_iter().filter(|(_, want, have)| want != have) {
            lines.0.push(format!("{}.{field} = {}", name(link), name(want)));
            lines.1.push(format!("{}.{field} = {}", name(link), name(have)));
        }
        if want.size != have.size {
            lines.0.push(format!("{}.size = {}", name(link), want.size));
            lines.1.push(format!("{}.size = {}", name(link), have.size));
        }
    }
    let shown = |lines: Vec<String>| {
        let more = if lines.len() > 4 { ", …" } else { "" };
        format!("{}{more}", lines[..lines.len().min(4)].join(", "))
    };
    (shown(lines.0), shown(lines.1))
}

/// The report on links that differ. A node is called by its item and its option.
fn links_differ(
    headline: String,
    mismatch: &Mismatch<Input, Links>,
    words: &str,
    cause: Cause,
) -> Report {
    let Mismatch { input, expected, yours } = mismatch;
    let (want, have) = differing(&input.problem, expected, yours);
    Report::new(headline)
        .say("The links that differ (b2 is the node of b in option 2):")
        .pair("", want, have)
        .scene(input.scene(yours, words))
        .because(Some(cause))
}

/// Links with an item covered. In which order its options were hidden doesn't matter:
/// that changes only what hidden nodes remember, and each order can be taken back.
struct Covered {
    links: Links,
    from_the_bottom_up: Option<Links>,
}

impl PartialEq for Covered {
    fn eq(&self, reference: &Self) -> bool {
        self.links == reference.links || Some(&self.links) == reference.from_the_bottom_up.as_ref()
    }
}

/// What is wrong with a learner's cover: the first fault, unless that is that nothing
/// is hidden and other inputs show that a part is.
fn cover_cause(learner: impl Fn(&Input) -> Covered + Send + 'static) -> Cause {
    let seen = observe(inputs(), learner);
    let mut faults = seen.into_iter().filter(|(input, yours)| yours.links != input.covered()).map(
        |(input, yours)| cover_fault(&input.links(), &input.covered(), &yours.links, input.item),
    );
    let first = faults.next().unwrap_or(Cause::new(Fault::TooMuchHidden));
    if first.fault == Fault::OptionsNotHidden {
        return faults.find(|cause| cause.fault != first.fault).unwrap_or(first);
    }
    first
}

fn cover(answer: Answer) -> Verdict {
    let learner = move |input: &Input| {
        let mut links = input.links();
        (answer.cover)(&mut links, input.item);
        Covered { links, from_the_bottom_up: None }
    };
    values(
        "cover",
        inputs(),
        learner,
        |input| Covered {
            links: input.covered(),
            from_the_bottom_up: Some(cover_from_the_bottom_up(&input.links(), input.item)),
        },
        |input| (input.what(), input.scene(&input.links(), "before:")),
        |Mismatch { input, expected, yours }| {
            let mismatch = Mismatch { input, expected: expected.links, yours: yours.links };
            let input = &mismatch.input;
            let cause = cover_cause(learner);
            let headline = format!("cover {} leaves other links", input.what());
            links_differ(headline, &mismatch, "after your cover:", cause)
        },
    )
}

fn uncover(answer: Answer) -> Verdict {
    values(
        "uncover",
        inputs(),
        move |input| {
            let mut links = input.covered();
            (answer.uncover)(&mut links, input.item);
            links
        },
        Input::links,
        |input| (input.what(), input.scene(&input.covered(), "before:")),
        |mismatch| {
            let Mismatch { input, expected, yours } = &mismatch;
            let cause = uncover_fault(&input.covered(), expected, yours, input.item);
            let headline = format!("uncover {} leaves other links", input.what());
            links_differ(headline, &mismatch, "after your uncover:", cause)
        },
    )
}

/// Both of the learner's functions, one after the other.
fn both(answer: Answer) -> Verdict {
    values(
        "uncover after cover",
        inputs(),
        move |input| {
            let mut links = input.links();
            (answer.cover)(&mut links, input.item);
            (answer.uncover)(&mut links, input.item);
            links
        },
        Input::links,
        |input| (input.what(), input.scene(&input.links(), "before:")),
        |mismatch| {
            let Mismatch { input, expected, yours } = &mismatch;
            let cause = uncover_fault(&input.covered(), expected, yours, input.item);
            let headline = format!("uncover after cover {} changes links", input.what());
            links_differ(headline, &mismatch, "after both:", cause)
        },
    )
}

fn fewest_options(answer: Answer) -> Verdict {
    let mut inputs: Vec<Input> = self::inputs();
    let queens = queens::problem(4);
    inputs.push(Input { problem: queens, covered: Vec::new(), item: 1 });
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
