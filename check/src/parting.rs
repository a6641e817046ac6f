//! The report on two searches that went apart, and on those that can't be compared.

use crate::apart::Apart;
use crate::compare::Subject;
use crate::fault::{Cause, Fault};
use crate::ground::{Ground, Squares};
use crate::moves::Move;
use crate::report::{Report, Scene};
use crate::{diagnose, diagnose_count};
use sudoku_steps::{Cell, Outcome, Unit, Why, symbol};

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    First,
    Count { most: u64 },
}

impl Goal {
    /// What a report says of a count: how far it was when it came to `board`.
    fn words(self, found: u64, board: &Ground) -> Vec<String> {
        match self {
            Self::First => Vec::new(),
            Self::Count { most } => {
                let [found, most] = [found, most].map(sudoku_steps::text::commas);
                if board.grid().is_full() && board.trail().is_empty() {
                    return vec![format!("a full board, to stop at {most}")];
                }
                vec![format!("solutions found so far: {found}, to stop at {most}")]
            }
        }
    }

    /// A move in words.
    fn shown(self, step: Move) -> String {
        match step {
            Move::Set(cell, digit) => format!("Set {cell} = {}", symbol(digit)),
            Move::Undo(cell) => format!("Undo {cell}"),
            Move::End(outcome) => match self {
                Self::First => format!("Return {}", outcome == Outcome::Solved),
                Self::Count { .. } => {
                    format!("Return {}", sudoku_steps::text::commas(outcome.found()))
                }
            },
        }
    }
}

/// The report on a function that does with the board what is another's to do.
pub(super) fn misused(subject: Subject<'_>, fault: Fault) -> Report {
    let Subject { function, what, .. } = subject;
    let does = match fault {
        Fault::EndsTheSearch => "ends the search itself",
        _ => "replaces the board",
    };
    Report::new(format!("{function} {what} {does}")).because(Some(Cause::new(fault)))
}

/// The report on a function that goes on and on without a try.
pub(super) fn flood(subject: Subject<'_>, board: &Ground) -> Report {
    let Subject { function, what, .. } = subject;
    let forces = board.trail().iter().any(|placed| placed.why != Why::Tried);
    let report = if forces {
        Report::new(format!("{function} {what} forces digits without end"))
            .because(Some(Cause::new(Fault::ForcesWithoutEnd)))
    } else {
        Report::new(format!("{function} {what} doesn't return"))
            .say("It takes back again and again, and tries nothing between.")
            .because(Some(Cause::new(Fault::DoesNotReturn)))
    };
    report.scene(Scene::of(board.grid(), &[]))
}

/// Says where the two searches went apart, and why that may be.
pub(super) fn report(subject: Subject<'_>, goal: Goal, apart: &Apart) -> Report {
    let Subject { function, what, .. } = subject;
    let differs = match (goal, apart.expected, apart.yours) {
        (Goal::Count { .. }, Move::End(_), Move::End(_)) => "returns another number".to_string(),
        _ => format!("leaves the path at step {}", apart.step),
    };
    let mut report = Report::new(format!("{function} {what} {differs}"));
    let same = apart.step - 1;
    report = report.say(match same {
        0 => "The very first step differs.".to_string(),
        1 => "The first step is the same. Then".to_string(),
        _ => format!("The first {} steps are the same. Then", sudoku_steps::text::commas(same)),
    });
    let lines = apart.recent.iter().map(|(depth, step)| {
        // Only the shape of the last steps matters here, not how deep they are.
        let least = apart.recent.iter().map(|(depth, _)| *depth).min().unwrap_or(0);
        format!("  {}{}", "  ".repeat(depth - least), goal.shown(*step))
    });
    let mut lines: Vec<String> = lines.collect();
    if same > apart.recent.len() as u64 {
        lines.insert(0, "  …".to_string());
    }
    report
        .steps(lines)
        .pair(format!("step {}", apart.step), goal.shown(apart.expected), goal.shown(apart.yours))
        .scene(scene(apart, goal))
        .because(match goal {
            Goal::First => diagnose::search(apart, subject.order),
            Goal::Count { most } => diagnose_count::count(apart, subject.order, most),
        })
}

/// The board just before, with the square that matters marked.
fn scene(apart: &Apart, goal: Goal) -> Scene {
    let grid = apart.before.grid();
    let square = |step| match step {
        Move::Set(cell, _) | Move::Undo(cell) => Some(cell),
        Move::End(_) => None,
    };
    let expected = match apart.expected {
        Move::Set(cell, _) => Some(cell),
        _ => None,
    };
    let marked = expected.or_else(|| square(apart.yours)).or_else(|| square(apart.expected));
    let mut words = goal.words(apart.solutions, &apart.before);
    let Some(cell) = marked else {
        return words.into_iter().fold(Scene::of(grid, &[]), Scene::with);
    };
    let mut cells = vec![cell];
    if grid.is_blank(cell) {
        words.push(format!("at {cell} fit: {}", apart.before.allowed(cell)));
        if let Some((chosen, tried)) = apart.choosing
            && chosen == cell
        {
            let failed = if goal == Goal::First { " and failed" } else { "" };
            words.push(format!("tried{failed}: {tried}"));
        }
    } else {
        words.push(format!("{cell} holds {}", symbol(grid[cell])));
    }
    if let Move::Set(cell, digit) = apart.yours
        && let Some((unit, peer)) = clash(grid, cell, digit)
    {
        cells.push(peer);
        words.push(format!("{unit} has its {} at {peer}", symbol(digit)));
    }
    if let Some(stuck) = apart.before.stuck_square()
        && !cells.contains(&stuck)
    {
        words.push(format!("nothing fits {stuck}"));
    }
    words.into_iter().fold(Scene::of(grid, &cells), Scene::with)
}

/// The first unit in which the digit stands already, and where.
fn clash(grid: &Squares, cell: Cell, digit: u8) -> Option<(Unit, Cell)> {
    let units = grid.units_of(cell).into_iter();
    units
        .flat_map(|unit| grid.cells_of(unit).map(move |peer| (unit, peer)))
        .find(|&(_, peer)| peer != cell && grid[peer] == digit)
}
