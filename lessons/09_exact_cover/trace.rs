//! The trace of a search for exact covers, a line for each thing that it does.

use colored::Colorize;
use sudoku_steps::exact_cover::{Link, Links, Pick, Problem};
use sudoku_steps::solutions::exact_cover::{cover, fewest_options};
use sudoku_steps::text::count;

/// Makes the lines of a trace.
pub struct Trace<'a> {
    problem: &'a Problem,
    before: Option<Pick>,
    /// How many solutions there were when each open option was taken.
    solutions: Vec<u64>,
    found: u64,
}

/// Where the notes of a trace begin.
const NOTES: usize = 32;

impl<'a> Trace<'a> {
    /// A trace of a search that hasn't begun.
    pub const fn of(problem: &'a Problem) -> Self {
        Self { problem, before: None, solutions: Vec::new(), found: 0 }
    }

    /// The line for what was just done.
    pub fn line(&mut self, pick: Pick, taken: &[Link], links: &Links) -> String {
        let problem = self.problem;
        let option = |node| problem.shown(problem.option_of(node));
        let name = |node| problem.name(problem.item_of(node));
        let (depth, text, note) = match pick {
            Pick::Take { node, of } => {
                self.solutions.push(self.found);
                let note = format!("{} has {}", name(node), count(of.into(), "option"));
                (taken.len() - 1, format!("Take {}", option(node)).green(), note)
            }
            Pick::PutBack { node } => {
                let before = self.solutions.pop().unwrap_or(0);
                let note = match self.before {
                    _ if self.found > before => "✓".to_string(),
                    Some(Pick::Take { .. }) => {
                        format!("✗ no option left for {}", self.stuck(node, links))
                    }
                    Some(Pick::PutBack { node }) => format!("✗ no option left for {}", name(node)),
                    _ => String::new(),
                };
                (taken.len(), format!("Put back {}", option(node)).red(), note)
            }
            Pick::Solution => {
                self.found += 1;
                (taken.len(), "Solution".bold(), "every item is covered".to_string())
            }
        };
        self.before = Some(pick);
        let width = 2 * depth + text.chars().count();
        let gap = NOTES.saturating_sub(width).max(2);
        format!("{}{text}{}{note}", "  ".repeat(depth), " ".repeat(gap)).trim_end().to_string()
    }

    /// The item that had no option left while the option of `node` was taken.
    fn stuck(&self, node: Link, links: &Links) -> String {
        let stuck = fewest_options(&covered(self.problem, node, links));
        stuck.map_or(String::new(), |item| self.problem.name(item).to_string())
    }
}

/// The links when the item of `node` is covered, with the other items of its option
/// covered too: the matrix in which the search goes on.
pub fn covered(problem: &Problem, node: Link, links: &Links) -> Links {
    let mut links = links.clone();
    for other in problem.nodes_of(problem.option_of(node)).filter(|&other| other != node) {
        cover(&mut links, problem.item_of(other));
    }
    links
}
