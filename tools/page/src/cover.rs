//! The small matrix of exact cover, while the search of lesson 9 covers it.

use serde::Serialize;
use sudoku_steps::exact_cover::{Link, Links, Pick, Picks, Problem, is_in_list, items_left};
use sudoku_steps::solutions::exact_cover::{cover, search, small};

/// The matrix: the names across and down, and which option covers which item.
#[derive(Serialize)]
pub struct Matrix {
    items: Vec<String>,
    options: Vec<String>,
    has: Vec<Vec<bool>>,
    views: Vec<View>,
}

/// The matrix at one moment.
#[derive(Serialize)]
struct View {
    text: String,
    /// For each item, whether it still has to be covered, and how many options it has.
    left: Vec<bool>,
    sizes: Vec<u32>,
    /// For each option and each item, whether the dot is in the list of the item.
    dots: Vec<Vec<bool>>,
    /// The options that are taken.
    taken: Vec<usize>,
}

/// The matrix and what happens to it, the start first.
pub fn matrix() -> Matrix {
    let problem = small::problem();
    let mut views = vec![view(&problem, problem.links(), &[], "The matrix. Nothing is covered.")];
    let mut picks = Picks::up_to(u64::MAX).heard_by(|pick, taken: &[Link], links: &Links| {
        picked(&problem, &mut views, pick, taken, links);
    });
    search(&mut problem.links().clone(), &mut picks);
    drop(picks);
    views.push(view(&problem, problem.links(), &[], "The search is over, and all links are back."));
    let items = 1..=problem.items() as Link;
    let covers = |option: usize, item: Link| {
        problem.nodes_of(option).any(|node| problem.item_of(node) == item)
    };
    let options = 0..problem.options();
    Matrix {
        items: items.clone().map(|item| problem.name(item).to_string()).collect(),
        options: options.clone().map(|option| problem.shown(option)).collect(),
        has: options
            .map(|option| items.clone().map(|item| covers(option, item)).collect())
            .collect(),
        views,
    }
}

fn picked(problem: &Problem, views: &mut Vec<View>, pick: Pick, taken: &[Link], links: &Links) {
    match pick {
        Pick::Take { node, of } => {
            let (item, option) = (problem.item_of(node), problem.option_of(node));
            let (name, shown) = (problem.name(item), problem.shown(option));
            let options = if of == 1 { "1 option" } else { &format!("{of} options") };
            let text =
                format!("{name} has {options}, and it is covered. The search takes {shown}.");
            views.push(view(problem, links, taken, &text));
            // The search covers the other items next; it tells nobody, so the same is
            // done here with the same function.
            let mut links = links.clone();
            let mut other = links[node].right;
            while other != node {
                let item = problem.item_of(other);
                cover(&mut links, item);
                let text = format!("{} is in {shown} too: it is covered.", problem.name(item));
                views.push(view(problem, &links, taken, &text));
                other = links[other].right;
            }
        }
        Pick::PutBack { node } => {
            let shown = problem.shown(problem.option_of(node));
            let text = format!("The search puts {shown} back, and uncovers what it covered.");
            views.push(view(problem, links, taken, &text));
        }
        Pick::Solution => {
            views.push(view(problem, links, taken, "Every item is covered: a solution."));
        }
    }
}

fn view(problem: &Problem, links: &Links, taken: &[Link], text: &str) -> View {
    let left = items_left(links);
    let items = 1..=problem.items() as Link;
    let dot = |option: usize, item: Link| {
        let node = problem.nodes_of(option).find(|&node| problem.item_of(node) == item);
        node.is_some_and(|node| is_in_list(links, node))
    };
    View {
        text: text.to_string(),
        left: items.clone().map(|item| left.contains(&item)).collect(),
        sizes: items.clone().map(|item| links[item].size).collect(),
        dots: (0..problem.options())
            .map(|option| items.clone().map(|item| dot(option, item)).collect())
            .collect(),
        taken: taken.iter().map(|&node| problem.option_of(node)).collect(),
    }
}
