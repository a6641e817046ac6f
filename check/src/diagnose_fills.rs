//! What a learner reads when a function that fills singles is wrong, and why that
//! may be.

use crate::fault::{Cause, Fault};
use crate::fills::{Filler, Found, Wrong};
use crate::report::{Report, Scene};
use crate::singles::{
    Single, contradiction, dead_square, full_but, hidden_in_all_units, only_in_a_box,
    only_in_a_column, only_in_a_row, only_naked, places, singles,
};
use crate::values::observe;
use sudoku_steps::{Cell, Grid, Replay, Unit, Why, symbol};

/// The report on what `subject`, such as `propagate on easy`, did wrong.
pub(super) fn report(subject: &str, filler: Filler, start: Grid, found: Found) -> Report {
    let Found { wrong, grid, filled } = found;
    let board = Replay::new(grid);
    let (report, scene, cause) = match wrong {
        Wrong::MoreThanForcing => (
            Report::new(format!("{subject} does more than force digits")),
            Scene::new(&grid, &[]),
            Some(Cause::new(Fault::MoreThanForcing)),
        ),
        Wrong::Written { cell, digit, why } => (
            Report::new(format!("{subject} writes {} into {cell}", symbol(digit))),
            written(&board, cell, digit, why),
            Some(Cause::new(not_forced(&board, start, filler, (cell, digit, why)))),
        ),
        Wrong::Left((cell, digit, why)) => (
            Report::new(format!("{subject} leaves a {}", kind(why))),
            left(&board, cell, digit, why).with(so_far(filled)),
            stops_early(filler, filled),
        ),
        Wrong::Count(count) => (
            Report::new(format!("{subject} returns a wrong number")).pair(
                "",
                filled.to_string(),
                count.to_string(),
            ),
            Scene::new(&grid, &[]).with(so_far(filled)),
            Some(Cause::new(Fault::WrongCount)),
        ),
        Wrong::Missed => (
            Report::new(format!("{subject} doesn't notice a contradiction"))
                .pair("", "false", "true"),
            stuck(&board).with(so_far(filled)),
            Some(Cause::new(Fault::ContradictionMissed)),
        ),
        Wrong::FalseAlarm => (
            Report::new(format!("{subject} sees a contradiction where there is none"))
                .pair("", "true", "false"),
            Scene::new(&grid, &[]).with(so_far(filled)),
            Some(false_alarm(filler)),
        ),
    };
    report.scene(scene).because(cause)
}

const fn kind(why: Why) -> &'static str {
    match why {
        Why::HiddenSingle(_) => "hidden single",
        _ => "naked single",
    }
}

fn so_far(filled: usize) -> String {
    match filled {
        0 => "it filled no square".to_string(),
        _ => format!("it filled {}", sudoku_steps::text::count(filled as u64, "square")),
    }
}

/// The board just before a digit was written that isn't forced.
fn written(board: &Replay, cell: Cell, digit: u8, why: Why) -> Scene {
    let grid = board.grid();
    let how = match why {
        Why::Tried => "it is placed, as a try".to_string(),
        _ => format!("written as a {why}"),
    };
    let scene = Scene::new(grid, &[cell]).with(how);
    let scene = if grid.is_blank(cell) {
        scene.with(format!("at {cell} fit: {}", board.allowed(cell)))
    } else {
        scene.with(format!("{cell} holds {}", symbol(grid[cell])))
    };
    match why {
        Why::HiddenSingle(unit) => scene.with(in_unit(board, unit, digit)),
        _ => scene,
    }
}

fn in_unit(board: &Replay, unit: Unit, digit: u8) -> String {
    let digit_name = symbol(digit);
    if let Some(cell) = board.grid().cells_of(unit).find(|&cell| board.grid()[cell] == digit) {
        return format!("{unit} has its {digit_name} at {cell}");
    }
    let places: Vec<String> = places(board, unit, digit).iter().map(ToString::to_string).collect();
    if places.is_empty() {
        return format!("{digit_name} fits nowhere in {unit}");
    }
    format!("in {unit} a {digit_name} fits {}", places.join(", "))
}

fn left(board: &Replay, cell: Cell, digit: u8, why: Why) -> Scene {
    let scene = Scene::new(board.grid(), &[cell]);
    match why {
        Why::HiddenSingle(unit) => {
            scene.with(format!("in {unit} only {cell} is left for {}", symbol(digit)))
        }
        _ => scene.with(format!("at {cell} fits only {}", symbol(digit))),
    }
}

fn stuck(board: &Replay) -> Scene {
    let (words, cells) = contradiction(board).unwrap_or_default();
    Scene::new(board.grid(), &cells).with(words)
}

/// Why a digit was written that no rule forces.
fn not_forced(board: &Replay, start: Grid, filler: Filler, written: Single) -> Fault {
    let (cell, digit, why) = written;
    let is_hidden = matches!(why, Why::HiddenSingle(_));
    let holds = board.grid()[cell];
    let fitted_at_the_start = Replay::new(start).allowed(cell).contains(digit);
    let rules: Vec<Why> = singles(board)
        .into_iter()
        .filter(|single| (single.0, single.1) == (cell, digit))
        .map(|single| single.2)
        .collect();
    let stands = |unit| board.grid().cells_of(unit).any(|cell| board.grid()[cell] == digit);
    if why == Why::Tried {
        if rules.is_empty() { Fault::MoreThanForcing } else { Fault::TriesForced }
    } else if rules.iter().any(|&rule| filler.uses(rule)) {
        Fault::WrongReason
    } else if board.allowed(cell).contains(digit) {
        Fault::NotForced
    } else if fitted_at_the_start && (is_hidden || holds != digit) {
        Fault::StaleCandidates
    } else if matches!(why, Why::HiddenSingle(unit) if stands(unit)) {
        Fault::HiddenWhereItStands
    } else if holds == 0 {
        Fault::DoesNotFit
    } else {
        Fault::FilledSquare
    }
}

/// Why a board that can be filled on was called wrong: what the function says of some
/// boards without a contradiction, and of one with.
fn false_alarm(filler: Filler) -> Cause {
    let [full, one_blank] = full_but(0..2);
    let dead = dead_square();
    let probes = [full, one_blank, only_in_a_row(), Grid::empty(), dead];
    let seen = observe(probes.to_vec(), move |&grid| filler.says(grid) == Some(true));
    let says: Vec<bool> = seen.into_iter().map(|(_, says)| says).collect();
    match says[..] {
        [true, true, false, false, _] => Cause::new(Fault::FullForTrue),
        [false, true, true, false, _] => Cause::new(Fault::FilledForTrue),
        [false, false, false, false, true] => Cause::new(Fault::WrongWayRound),
        [false, false, false, true, _] => Cause::with(
            Fault::FalseContradiction,
            "A filled square needs no digit any more, and a digit that stands no square.",
        ),
        _ => Cause::new(Fault::FalseContradiction),
    }
}

/// Whether a digit is filled in that is hidden in a row, a column and a box at once,
/// each with further blanks.
fn fills_the_corner(function: Filler) -> bool {
    let corner = Cell::new(0, 0);
    let fills = move |&grid: &Grid| match function.fault(grid) {
        Some(found) => found.grid[corner] == 9,
        None => true,
    };
    observe(vec![hidden_in_all_units()], fills).iter().any(|(_, fills)| *fills)
}

/// Why singles were left: which kinds the function finds at all shows on boards that
/// have one single each.
fn stops_early(function: Filler, filled: usize) -> Option<Cause> {
    let [one_blank] = full_but(1..2);
    let probes = [one_blank, only_naked(), only_in_a_row(), only_in_a_column(), only_in_a_box()];
    let seen = observe(probes.to_vec(), move |&grid| function.fault(grid).is_none());
    let finds: Vec<bool> = seen.into_iter().map(|(_, finds)| finds).collect();
    let [one_blank, naked, hidden @ ..] = &finds[..] else { return None };
    let of_each_unit = hidden.iter().all(|&finds| finds);
    let of_some_unit = hidden.contains(&true);
    let fault = match function {
        Filler::Both(_) if *naked != of_some_unit => Fault::RuleLeftOut,
        Filler::Hidden(_) | Filler::Both(_) if of_some_unit && !of_each_unit => {
            Fault::SomeUnitsOnly
        }
        // On a board with a naked single alone it is to fill nothing.
        Filler::Hidden(_) if *one_blank && !of_some_unit && !naked => Fault::NakedForHidden,
        Filler::Hidden(_) if !of_some_unit && fills_the_corner(function) => Fault::AllUnitsAtOnce,
        Filler::Hidden(_) if of_each_unit && !one_blank => {
            let detail = "Where no other digit fits the square either, its hidden single is left.";
            return Some(Cause::with(Fault::NotEverywhere, detail));
        }
        _ if filled == 0 => Fault::NotEverywhere,
        _ => Fault::OnePass,
    };
    Some(Cause::new(fault))
}
