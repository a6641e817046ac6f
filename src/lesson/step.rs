//! Going through a search one step per Enter.

use colored::Colorize;

use super::idea::Idea;
use super::pages::Pages;
use crate::text::{beside, commas};
use crate::{Cell, Event, Grid, Listener, Replay, Trace, picture};

/// Shows the board after each event, the idea of the lesson beside it, and waits.
pub(super) struct Stepper<const N: usize> {
    replay: Replay<N>,
    trace: Trace<N>,
    idea: Idea<N>,
    pages: Pages,
    step: u64,
}

impl<const N: usize> Stepper<N> {
    /// At the start of a search of the lesson with this number.
    pub(super) fn new(start: Grid<N>, lesson: usize) -> Self {
        let replay = Replay::new(start);
        let idea = Idea::of(lesson, start);
        let mut pages = Pages::default();
        let first = idea.beside(&replay, None);
        pages.turn(|| page("Step 0 · the start", "", &start, &[], &first));
        Self { replay, trace: Trace::new(start), idea, pages, step: 0 }
    }
}

impl<const N: usize> Listener for Stepper<N> {
    fn hear(&mut self, event: &Event) {
        self.step += 1;
        let line = self.trace.line(event);
        if let Event::End(_) = event {
            println_or_end(&line.painted());
            return;
        }
        self.idea.hear(event, &self.replay);
        self.replay.apply(event);
        let marked: Vec<Cell> = match *event {
            Event::Place { cell, .. } | Event::Undo { cell } => vec![cell],
            _ => Vec::new(),
        };
        let heading = format!("Step {} · {} open", commas(self.step), self.replay.open_tries() + 1);
        let (replay, idea) = (&self.replay, &self.idea);
        self.pages.turn(|| {
            let beside = idea.beside(replay, Some(event));
            page(&heading, &line.at_the_left().painted(), replay.grid(), &marked, &beside)
        });
    }
}

fn println_or_end(text: &str) {
    use std::io::Write;
    super::end_unless_written(writeln!(std::io::stdout(), "{text}"));
}

/// A heading, what happened, and the board with the idea beside it. The board stands in
/// the same column on every page.
fn page<const N: usize>(
    heading: &str,
    line: &str,
    grid: &Grid<N>,
    marked: &[Cell],
    idea: &str,
) -> String {
    let drawn = picture::draw(grid, |_, symbol| symbol.to_string(), marked);
    // A mark in the first column has made room for itself.
    let pad = if marked.iter().any(|cell| cell.col == 0) { "  " } else { "   " };
    let board: Vec<String> = drawn.lines().map(|line| format!("{pad}{line}")).collect();
    // As wide as a board with a mark in its last column.
    let last = Cell::new(0, N - 1);
    let widest = picture::draw(grid, |_, symbol| symbol.to_string(), &[Cell::new(0, 0), last]);
    let width = 2 + widest.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let board: Vec<String> = board.iter().map(|line| format!("{line:<width$}")).collect();
    let body = if idea.is_empty() {
        board.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    } else {
        beside(&board.join("\n"), idea, 4)
    };
    let line = if line.is_empty() { String::new() } else { format!("{line}\n") };
    format!("{}\n{line}\n{body}\n", heading.bold())
}
