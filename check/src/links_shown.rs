//! Links that differ, in words.

use sudoku_steps::exact_cover::{Link, Links, Problem};

/// How many links a learner can look at.
const FIRST: usize = 4;

/// What stands between the name of an item and the number of an option: nothing after
/// a single letter.
fn gap(problem: &Problem) -> &'static str {
    let mut items = 1..=problem.items() as Link;
    if items.all(|item| problem.name(item).chars().count() == 1) { "" } else { "/" }
}

/// How a node is called, with an example in brackets; nothing without options.
#[must_use]
pub fn legend(problem: &Problem) -> String {
    if problem.options() == 0 {
        return String::new();
    }
    let option = usize::from(problem.options() > 1);
    let node = problem.nodes_of(option).next();
    node.map_or_else(String::new, |node| {
        let (name, gap) = (problem.name(problem.item_of(node)), gap(problem));
        let option = option + 1;
        format!(" ({name}{gap}{option} is the node of {name} in option {option})")
    })
}

/// The first links that differ, as they have to be and as they are. A node is called by
/// its item and its option.
#[must_use]
pub fn differing(problem: &Problem, expected: &Links, yours: &Links) -> (String, String) {
    let name = |link: Link| match link {
        0 => "root".to_string(),
        link if link as usize >= expected.nodes().len() => link.to_string(),
        link if problem.item_of(link) == link => problem.name(link).to_string(),
        link => {
            let item = problem.name(problem.item_of(link));
            format!("{item}{}{}", gap(problem), problem.option_of(link) + 1)
        }
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
        let more = if lines.len() > FIRST { ", …" } else { "" };
        format!("{}{more}", lines[..lines.len().min(FIRST)].join(", "))
    };
    (shown(lines.0), shown(lines.1))
}
