//! Drawing links as the matrix that they stand for.

use std::fmt::Write;

use super::links::{Link, Links, ROOT};
use super::problem::Problem;

/// The items in the list of items, in order. On links that are out of order the walk
/// ends when it has been longer than any list.
#[must_use]
pub fn items_left(links: &Links) -> Vec<Link> {
    let longest = links.nodes().len();
    let mut items = Vec::new();
    let mut item = links[ROOT].right;
    while item != ROOT && items.len() < longest && (item as usize) < longest {
        items.push(item);
        item = links[item].right;
    }
    items
}

/// Whether the neighbours of a node lead to it, above and below: whether it is in the
/// list of its item.
#[must_use]
pub fn is_in_list(links: &Links, node: Link) -> bool {
    let has = |link: Link| (link as usize) < links.nodes().len();
    let (up, down) = (links[node].up, links[node].down);
    has(up) && has(down) && up != node && links[up].down == node && links[down].up == node
}

/// The matrix: a column for each item, with its size, and a row for each option.
///
/// A node in the list of its item is `●`, one that is hidden `○`. An item that isn't
/// in the list of items has its name in brackets; a secondary one never is there.
///
/// ```
/// use sudoku_steps::exact_cover::{draw, Problem};
///
/// let mut problem = Problem::new(["a", "b"], []);
/// problem.option(&[0, 1]);
/// problem.option(&[1]);
/// let text = draw(&problem, problem.links());
/// let rows: Vec<&str> = text.lines().map(str::trim_start).collect();
/// assert_eq!(rows, ["a   b", "size      1   2", "1 a b     ●───●", "2 b           ●"]);
/// ```
#[must_use]
pub fn draw(problem: &Problem, links: &Links) -> String {
    let items: Vec<Link> = (1..=problem.items() as Link).collect();
    let left = items_left(links);
    let label = |option: usize| format!("{} {}", option + 1, problem.shown(option));
    let labels: Vec<String> = (0..problem.options()).map(label).collect();
    let margin = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0).max(5) + 3;
    let column = |text: String| format!("{text:>3} ");
    let mut rows = vec![format!("{:margin$}", ""), format!("{:margin$}", "size")];
    for &item in &items {
        let name = problem.name(item);
        let shown = if left.contains(&item) { format!("{name} ") } else { format!("({name})") };
        let _ = write!(rows[0], "{shown:>4}");
        rows[1] += &column(links[item].size.to_string());
    }
    for (option, label) in labels.iter().enumerate() {
        let nodes: Vec<Link> = problem.nodes_of(option).collect();
        let mut row = format!("{label:margin$}");
        let places: Vec<Option<Link>> = items
            .iter()
            .map(|&item| nodes.iter().copied().find(|&node| problem.item_of(node) == item))
            .collect();
        let first = places.iter().position(Option::is_some).unwrap_or(0);
        let last = places.iter().rposition(Option::is_some).unwrap_or(0);
        for (index, place) in places.iter().enumerate() {
            let before = if index > first && index <= last { "──" } else { "  " };
            let after = if index >= first && index < last { "─" } else { " " };
            let symbol = match place {
                Some(node) if is_in_list(links, *node) => "●",
                Some(_) => "○",
                None => after,
            };
            row.extend([before, symbol, after]);
        }
        rows.push(row);
    }
    let rows: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
    rows.join("\n")
}
