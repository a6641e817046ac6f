//! The search of lesson 1, call by call, as the page shows it beside its tree.

use serde::Serialize;
use sudoku_steps::solutions::recursion;
use sudoku_steps::{Board, Calls, Cell, Turn, puzzles};

/// One view: the board and the calls after a call or a return.
#[derive(Serialize)]
pub struct View {
    /// The squares in reading order, a dot for a blank.
    grid: String,
    /// The number of the square that changed just now.
    changed: Option<usize>,
    /// What happened.
    text: String,
    /// The calls that haven't returned yet, oldest first.
    open: Vec<String>,
    made: u64,
    most_open: usize,
    /// For each circle of the tree: `open`, `found` or `failed`, or nothing yet.
    calls: Vec<&'static str>,
}

/// All views, the start first.
pub fn views() -> Vec<View> {
    let start = puzzles::small();
    let mut board = Board::new(start).expect("the small puzzle has no conflict");
    board = board.keeping(usize::MAX);
    let solved = recursion::solve(&mut board);
    board.finish(solved);
    let mut calls = Calls::new(start, board.tape().events());
    let mut marks: Vec<&str> = Vec::new();
    let mut stack = Vec::new();
    let mut views = Vec::new();
    let mut text = "The board before the first call.".to_string();
    let mut changed = None;
    loop {
        views.push(View {
            grid: calls.grid().line(),
            changed: changed.map(|cell: Cell| cell.row * 4 + cell.col),
            text,
            open: calls.open().to_vec(),
            made: calls.made(),
            most_open: calls.most_open(),
            calls: marks.clone(),
        });
        let Some(moment) = calls.advance() else { return views };
        let line = moment.line.at_the_left().to_string();
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        match moment.turn {
            Turn::Call => {
                stack.push(marks.len());
                marks.push("open");
                text = format!("{line}. {} is called.", moment.call);
            }
            Turn::Return(returned) => {
                let is_found = matches!(returned, sudoku_steps::Returned::Found);
                if let Some(call) = stack.pop() {
                    marks[call] = if is_found { "found" } else { "failed" };
                }
                text = format!("{} returns {is_found}. {line}", moment.call);
            }
        }
        changed = moment.cell;
    }
}
