//! The tree of a search's calls as text.

use std::fmt;

use colored::Colorize;

use crate::text::count;
use crate::{Calls, Event, Grid, Returned, Turn};

/// The calls of a search, each indented under the one that made it, with `✓` and `✗`
/// for what it gave back.
///
/// A call that made no further ones has its mark beside it. One that failed after
/// others has it on a line of its own, where it returns. One that found a solution
/// under it needs none: the `✓` stands there.
///
/// ```
/// use sudoku_steps::{Board, Tree, solutions::recursion};
///
/// let start = "3124 4213 243. 134.".parse()?;
/// let mut board = Board::new(start)?.keeping(usize::MAX);
/// let solved = recursion::solve(&mut board);
/// board.finish(solved);
/// let tree = Tree::new(start, board.tape().events(), 20);
/// assert_eq!(tree.to_string(), "\
/// solve(243. 134.)
///   solve(2431 134.)
///     solve(2431 1342)  ✓");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Tree {
    lines: Vec<Branch>,
    more: u64,
}

struct Branch {
    depth: usize,
    /// Empty where a call returns after others.
    call: String,
    returned: Option<Returned>,
}

impl Tree {
    /// The tree of a tape that kept all its events: the first `most` calls, and how
    /// many more there were.
    #[must_use]
    pub fn new<const N: usize>(start: Grid<N>, events: &[Event], most: u64) -> Self {
        let mut tree = Self { lines: Vec::new(), more: 0 };
        let mut calls = Calls::new(start, events);
        while let Some(moment) = calls.advance() {
            if calls.made() > most {
                tree.more = calls.made() - most;
                continue;
            }
            let depth = calls.open().len();
            match moment.turn {
                Turn::Return(returned) => tree.give_back(depth, returned),
                Turn::Call => {
                    tree.lines.push(Branch { depth: depth - 1, call: moment.call, returned: None });
                }
            }
        }
        tree
    }

    fn give_back(&mut self, depth: usize, returned: Returned) {
        match self.lines.last_mut() {
            Some(last) if last.depth == depth && last.returned.is_none() => {
                last.returned = Some(returned);
            }
            _ if returned == Returned::Nothing => {
                self.lines.push(Branch { depth, call: String::new(), returned: Some(returned) });
            }
            _ => {}
        }
    }

    /// The tree with its colour, if colour is switched on.
    #[must_use]
    pub fn painted(&self) -> String {
        self.with(|returned| match returned {
            Returned::Found => returned.to_string().green().to_string(),
            Returned::Nothing | Returned::GaveUp => returned.to_string().red().to_string(),
        })
    }

    fn with(&self, paint: impl Fn(Returned) -> String) -> String {
        let line = |branch: &Branch| {
            let call = Some(branch.call.clone()).filter(|call| !call.is_empty());
            let parts: Vec<String> = call.into_iter().chain(branch.returned.map(&paint)).collect();
            format!("{}{}", "  ".repeat(branch.depth), parts.join("  "))
        };
        let mut lines: Vec<String> = self.lines.iter().map(line).collect();
        if self.more > 0 {
            lines.push(format!("… {}", count(self.more, "more call")));
        }
        lines.join("\n")
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with(|returned| returned.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solutions::recursion::solve;
    use crate::{Board, puzzles};

    fn tree(board: Board<4>, most: u64) -> String {
        let mut board = board.keeping(usize::MAX);
        let start = *board.grid();
        let solved = solve(&mut board);
        board.finish(solved);
        Tree::new(start, board.tape().events(), most).to_string()
    }

    fn board(text: &str) -> Board<4> {
        Board::new(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn the_tree_of_the_small_puzzle() {
        let expected = "\
solve(.... ..42)
  solve(1... ..42)
    solve(13.. ..42)  ✗
    solve(14.. ..42)
      solve(143. ..42)  ✗
    ✗
  ✗
  solve(2... ..42)
    solve(23.. ..42)  ✗
    solve(24.. ..42)
      solve(243. ..42)
        solve(2431 ..42)
          solve(2431 1.42)
            solve(2431 1342)  ✓";
        assert_eq!(tree(board(puzzles::SMALL), 12), expected);
    }

    #[test]
    fn a_long_tree_is_cut_and_says_so() {
        let cut = tree(board(puzzles::SMALL), 4);
        let lines: Vec<&str> = cut.lines().collect();
        assert_eq!(lines[3..], ["    solve(14.. ..42)", "… 8 more calls"]);
        assert_eq!(tree(board(puzzles::SMALL), 0), "… 12 more calls");
    }

    #[test]
    fn the_first_call_alone_has_its_mark() {
        assert_eq!(tree(board("123............4"), 9), "solve(123. .... .... ...4)  ✗");
        assert_eq!(tree(board("3124421324311342"), 9), "solve(3124 4213 2431 1342)  ✓");
    }

    #[test]
    fn a_call_that_the_budget_ended_says_so() {
        let tree = tree(board(puzzles::SMALL).with_budget(1), 9);
        assert_eq!(tree, "solve(.... ..42)\n  solve(1... ..42)  gave up");
    }
}
