//! The figures of a search that was the same as the reference's.

use std::fmt;

use sudoku_steps::text::commas;
use sudoku_steps::{Outcome, Tally};
use sudoku_steps_follow::Print;

/// A search that was the same as the reference's from its first step to its last. Shown as
/// its figures, one a line, for a snapshot.
pub struct Same {
    /// How it ended.
    pub outcome: Outcome,
    /// Its counts.
    pub tally: Tally,
    /// The grid as it was left, on one line.
    pub grid: String,
    /// The fingerprint of all its moves.
    pub print: Print,
}

/// Up to so many moves two searches are compared side by side at once. That costs less than
/// anyone notices, and a difference needs no second run.
const FEW: u64 = 2_000;

impl Same {
    /// How many moves the search makes whose figures a snapshot keeps, if they are many.
    pub(crate) fn many_moves(kept: &str) -> Option<u64> {
        let figure = |name: &str| -> Option<u64> {
            let line = kept.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim().replace(',', "").parse().ok()
        };
        let moves = figure("tries")? + figure("undos")?;
        (moves > FEW).then_some(moves)
    }

    /// Whether these are the figures that a snapshot keeps. If the reference met no
    /// contradictions, what the tape took for some were dead ends.
    pub(crate) fn is_as_kept(&mut self, kept: &str) -> bool {
        if kept.lines().any(|line| line == line_of("contradictions", "0")) {
            self.tally.no_contradictions();
        }
        self.to_string() == kept
    }
}

fn line_of(name: &str, figure: &str) -> String {
    format!("{name:<16}{figure}")
}

impl fmt::Display for Same {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tally = &self.tally;
        for (name, number) in [
            ("tries", tally.tries),
            ("undos", tally.undos),
            ("dead ends", tally.dead_ends),
            ("guesses", tally.guesses),
            ("contradictions", tally.contradictions),
            ("most open", tally.most_open),
        ] {
            writeln!(f, "{}", line_of(name, &commas(number)))?;
        }
        writeln!(f, "{}", line_of("outcome", &self.outcome.to_string()))?;
        writeln!(f, "{}", line_of("tape", &format!("{:016x}", self.print.number())))?;
        f.write_str(&line_of("grid", &self.grid))
    }
}
