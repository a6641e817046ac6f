//! Going through a search one step per Enter.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write, stdin, stdout};
use std::process;

use colored::Colorize;

use super::end_unless_written;
use crate::{Event, Grid, Listener, Replay, Trace, picture};

/// Shows the board after each event and waits for Enter before the next.
pub(super) struct Stepper<const N: usize> {
    replay: Replay<N>,
    trace: Trace<N>,
    step: u64,
}

impl<const N: usize> Stepper<N> {
    pub(super) fn new(start: Grid<N>) -> Self {
        let stepper = Self { replay: Replay::new(start), trace: Trace::new(start), step: 0 };
        print(format!("Step 0 · the start\n\n{}\n", indent(&start.to_string())));
        wait_for_enter();
        stepper
    }
}

impl<const N: usize> Listener for Stepper<N> {
    fn hear(&mut self, event: &Event) {
        self.step += 1;
        let line = self.trace.line(event);
        self.replay.apply(event);
        if let Event::End(_) = event {
            print(line.painted());
            return;
        }
        let marked: Vec<_> = match *event {
            Event::Place { cell, .. } | Event::Undo { cell } => vec![cell],
            _ => Vec::new(),
        };
        let grid = picture::draw(self.replay.grid(), |_, symbol| symbol.to_string(), &marked);
        let open = self.replay.open_tries() + 1;
        print(format!("Step {} · {open} open", self.step).bold());
        print(format!("{}\n\n{}\n", line.at_the_left().painted(), indent(&grid)));
        wait_for_enter();
    }
}

fn print(text: impl Display) {
    end_unless_written(writeln!(stdout(), "{text}"));
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

/// Waits for Enter. Ends the program quietly on `q`, at the end of the input, and
/// when nobody reads the output any more.
pub fn wait_for_enter() {
    let mut answer = String::new();
    let prompt = write!(stdout(), "Enter to go on, q to stop: ").and_then(|()| stdout().flush());
    let read = prompt.and_then(|()| stdin().read_line(&mut answer));
    if !matches!(read, Ok(1..)) || answer.trim().eq_ignore_ascii_case("q") {
        let _: io::Result<()> = writeln!(stdout());
        process::exit(0);
    }
    // A terminal shows the Enter itself.
    if !stdin().is_terminal() {
        end_unless_written(writeln!(stdout()));
    }
}
