//! The links that `cover`, `uncover` and `fewest_options` are checked on.

use crate::Scene;
use sudoku_steps::exact_cover::{Link, Links, Problem, draw};
use sudoku_steps::solutions::exact_cover::{self as reference, small};

/// A problem, the items that are covered already, and the item that is next.
#[derive(Clone)]
pub struct Input {
    pub problem: Problem,
    pub covered: Vec<Link>,
    pub item: Link,
}

impl Input {
    /// The links before the item is covered.
    pub fn links(&self) -> Links {
        let mut links = self.problem.links().clone();
        for &item in &self.covered {
            reference::cover(&mut links, item);
        }
        links
    }

    /// The links with the item covered.
    pub fn covered(&self) -> Links {
        let mut links = self.links();
        reference::cover(&mut links, self.item);
        links
    }

    pub fn what(&self) -> String {
        let names: Vec<&str> = self.covered.iter().map(|&item| self.problem.name(item)).collect();
        let after = if names.is_empty() {
            String::new()
        } else {
            format!(" with {} covered before", names.join(" and "))
        };
        format!("of item {}{after}", self.problem.name(self.item))
    }

    pub fn scene(&self, links: &Links, words: &str) -> Scene {
        if self.problem.options() > 20 {
            return Scene::drawing(format!("too many options to draw: {}", self.problem.options()));
        }
        let legend = [words, "● in its list", "○ hidden", "(a) not in the list of items"];
        legend.into_iter().fold(Scene::drawing(draw(&self.problem, links)), Scene::with)
    }
}

/// Problems from one item on, each of their items, and then one on top of another.
pub fn inputs() -> Vec<Input> {
    let problems = [
        small::letters("a", &[]),
        small::letters("a b", &["a"]),
        small::letters("a b", &["a b"]),
        small::letters("a b c", &["a b c", "b"]),
        small::letters("a b c", &["a b", "a b", "b c"]),
        small::letters("a b X", &["a X", "b X", "a b"]),
        small::letters("a b c d", &["a b d", "a c", "b d", "a d"]),
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
