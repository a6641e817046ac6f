//! The small matrix of Knuth's paper: Algorithm X on it, and its links.

use sudoku_steps::exact_cover::{Link, Links, Problem, ROOT, draw};
use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::exact_cover::{cover, small, uncover, unhide};
use sudoku_steps::text::count;

use crate::one_problem::search_and_trace;
use crate::problems;

/// What there is to cover.
pub fn matrix(show: &mut Show) -> Result<(), Stop> {
    let problem = small::problem();
    show.part("The small matrix of Knuth's paper")?;
    show.block(draw(&problem, problem.links()))?;
    show.say(&format!(
        "{} stand across, {} down. A dot says that the option covers the item; the size \
         of an item is how many options have it.",
        count(problem.items() as u64, "item"),
        count(problem.options() as u64, "option"),
    ))
}

/// The search on it, each step.
pub fn algorithm(show: &mut Show) -> Result<(), Stop> {
    show.part("Algorithm X, step by step")?;
    show.say(
        "Choose the item with the fewest options, the first where several have as few. \
         Take one of its options. All items of that option are covered now, so every \
         other option that has one of them can't be taken any more. What is left is a \
         smaller matrix: go on with that. An item without an option is a dead end: put \
         the newest option back and take the next.",
    )?;
    let small = problems::small();
    let done = search_and_trace(show, &small, u64::MAX, u64::MAX, false)?;
    show.block(format!("\n{}", done.figures()))
}

/// The links before, during and after an item is covered.
pub fn links(show: &mut Show) -> Result<(), Stop> {
    let problem = small::problem();
    let before = problem.links();
    let item = before[ROOT].right;
    let name = problem.name(item);
    let mut after = before.clone();
    cover(&mut after, item);
    // Covering hides its options from the top down. With the last one back, it is
    // where it was before that one.
    let mut during = after.clone();
    unhide(&mut during, before[item].up);
    let mut back = after.clone();
    uncover(&mut back, item);

    show.part(&format!("The links, while item {name} is covered"))?;
    show.say(
        "Each dot is a node. Its left and right links lead along the option, its up and \
         down links along the list of its item. The items are in a list too, which \
         begins at the root.",
    )?;
    show.say(&format!(
        "During: {name} has left the list of items, and its first option is hidden. A \
         hidden node ○ is in no list of an item."
    ))?;
    show.block(draw(&problem, &during))?;
    show.lines("Links that changed")?;
    show.block(changes(&problem, before, &during))?;
    show.say(&format!(
        "After: all its options are hidden. The list of {name} itself is whole, since the \
         search goes on along it."
    ))?;
    show.block(draw(&problem, &after))?;
    show.lines("Links that changed since")?;
    show.block(changes(&problem, &during, &after))?;
    show.say(&format!(
        "A hidden node keeps its own links, so it knows where it was. To uncover {name} \
         is to tell the neighbours again, in reverse order. Are all links as before? {}.",
        if back == *before { "Yes" } else { "No" },
    ))
}

/// The links that differ, one node a line: b5 is the node of b in option 5.
fn changes(problem: &Problem, old: &Links, new: &Links) -> String {
    let name = |link: Link| match link {
        ROOT => "root".to_string(),
        _ if problem.item_of(link) == link => problem.name(link).to_string(),
        _ => format!("{}{}", problem.name(problem.item_of(link)), problem.option_of(link) + 1),
    };
    let mut lines = Vec::new();
    for link in ROOT..old.nodes().len() as Link {
        let (was, is) = (old[link], new[link]);
        let fields = [
            ("left", was.left, is.left),
            ("right", was.right, is.right),
            ("up", was.up, is.up),
            ("down", was.down, is.down),
        ];
        for (field, was, is) in fields.into_iter().filter(|(_, was, is)| was != is) {
            let link = format!("{field} of {}", name(link));
            lines.push(format!("  {link:<14}{} → {}", name(was), name(is)));
        }
    }
    lines.join("\n")
}
