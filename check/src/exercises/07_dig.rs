//! What a wrong `dig` does, and why.

use crate::{Cause, Fault, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::text::count;
use sudoku_steps::{Cell, Grid, symbol};

use super::Dig;
use super::reference::{self, clues_of, solutions};

/// What `dig` is asked for.
#[derive(Clone)]
pub struct Task {
    pub solution: Grid,
    pub order: Vec<Cell>,
    pub clues: usize,
}

impl Task {
    fn right(&self) -> Grid {
        reference::dig(&self.solution, &self.order, self.clues)
    }

    fn what(&self) -> String {
        let named = count(self.order.len() as u64, "square");
        format!("with {named} in the order and a target of {}", self.clues)
    }
}

/// Holds the learner's function against the reference. `all` is what to look at when
/// they differ.
pub fn ask(dig: Dig, tasks: Vec<Task>, all: Vec<Task>) -> Verdict {
    values(
        "dig",
        tasks,
        move |task| dig(&task.solution, &task.order, task.clues),
        Task::right,
        |task| (task.what(), Scene::new(&task.solution, &[])),
        |Mismatch { input, expected, yours }| {
            let cell = first_difference(&input, &expected, &yours);
            Report::new(format!("dig {} leaves other digits", input.what()))
                .pair("", at(&expected, cell), at(&yours, cell))
                .scene(scene(&input, &expected, &yours, cell))
                .because(Some(cause(dig, all, &input, &expected, &yours)))
        },
    )
}

fn at(grid: &Grid, cell: Cell) -> String {
    match grid[cell] {
        0 => format!("{cell} blank"),
        digit => format!("{cell} = {}", symbol(digit)),
    }
}

/// The first square of the order, or else of the grid, in which the two differ.
fn first_difference(task: &Task, expected: &Grid, yours: &Grid) -> Cell {
    let named = task.order.iter().copied();
    let mut cells = named.chain(task.solution.cells());
    cells.find(|&cell| expected[cell] != yours[cell]).unwrap_or(Cell::new(0, 0))
}

/// What your function left, with words on the first square that is wrong.
fn scene(task: &Task, expected: &Grid, yours: &Grid, cell: Cell) -> Scene {
    let mut scene = Scene::new(yours, &[cell]).with(format!(
        "your grid: {}, target {}, expected {}",
        count(clues_of(yours) as u64, "clue"),
        task.clues,
        clues_of(expected),
    ));
    let Some(turn) = task.order.iter().position(|&named| named == cell) else {
        return scene.with(format!("the order doesn't name {cell}"));
    };
    scene =
        scene.with(format!("{cell} is number {} of {} in the order", turn + 1, task.order.len()));
    // The grid as it is when the square has its turn.
    let mut before = reference::dig(&task.solution, &task.order[..turn], task.clues);
    if yours[cell] != 0 && yours[cell] != task.solution[cell] {
        return scene.with(format!("in the solution it holds {}", symbol(task.solution[cell])));
    }
    if clues_of(&before) <= task.clues {
        return scene.with("when it has its turn, the target is reached");
    }
    before[cell] = 0;
    scene.with(match solutions(&before) {
        1 => "without its digit one solution is left",
        _ => "without its digit there is a second solution",
    })
}

/// A wrong way to dig, and what it is a sign of.
type Model = (Fault, fn(&Task) -> Grid);

/// The ways in which beginners dig, the likeliest first.
const MODELS: [Model; 18] = [
    (Fault::NothingTaken, |task| task.solution),
    (Fault::SecondSolution, |task| walk(task, |_| Step::Go)),
    (Fault::NotPutBack, |task| walk(task, |may_go| if may_go { Step::Go } else { Step::GoAndEnd })),
    (Fault::TooMuchPutBack, back_to_the_start),
    (Fault::StopsAtFirstKept, |task| {
        walk(task, |may_go| if may_go { Step::Go } else { Step::End })
    }),
    (Fault::BelowTarget, |task| with_target(task, task.clues.saturating_sub(1))),
    (Fault::BelowTarget, |task| with_target(task, 0)),
    (Fault::BelowTarget, |task| with_target(task, task.clues.saturating_sub(2))),
    (Fault::AboveTarget, |task| with_target(task, task.clues + 1)),
    (Fault::AboveTarget, |task| with_target(task, task.clues + 2)),
    (Fault::AttemptsCounted, |task| in_order(task, &first(task, false))),
    (Fault::AttemptsCounted, |task| in_order(task, &first(task, true))),
    (Fault::AttemptsCounted, blanks_counted),
    (Fault::OrderChanged, |task| {
        in_order(task, &task.order.iter().rev().copied().collect::<Vec<_>>())
    }),
    (Fault::OrderChanged, |task| in_order(task, &sorted(task, |cell| (cell.row, cell.col)))),
    (Fault::OrderChanged, |task| in_order(task, &sorted(task, |cell| (cell.col, cell.row)))),
    (Fault::OrderChanged, |task| in_order(task, &task.solution.cells().collect::<Vec<_>>())),
    (Fault::OrderChanged, |task| {
        in_order(task, &sorted(task, |cell| (8 - cell.row, 8 - cell.col)))
    }),
];

enum Step {
    Go,
    GoAndEnd,
    End,
}

/// Goes through the order down to the target; `step` hears whether a digit may go.
fn walk(task: &Task, step: fn(bool) -> Step) -> Grid {
    let mut puzzle = task.solution;
    for &cell in &task.order {
        if clues_of(&puzzle) <= task.clues {
            break;
        }
        let before = puzzle;
        puzzle[cell] = 0;
        match step(solutions(&puzzle) == 1) {
            Step::Go => {}
            Step::GoAndEnd => return puzzle,
            Step::End => return before,
        }
    }
    puzzle
}

fn with_target(task: &Task, clues: usize) -> Grid {
    reference::dig(&task.solution, &task.order, clues)
}

fn in_order(task: &Task, order: &[Cell]) -> Grid {
    reference::dig(&task.solution, order, task.clues)
}

fn sorted(task: &Task, key: fn(&Cell) -> (usize, usize)) -> Vec<Cell> {
    let mut order = task.order.clone();
    order.sort_by_key(key);
    order
}

/// As many squares as there are digits to take, each perhaps only once.
fn first(task: &Task, is_once: bool) -> Vec<Cell> {
    let mut order: Vec<Cell> = Vec::new();
    for &cell in &task.order {
        if !(is_once && order.contains(&cell)) {
            order.push(cell);
        }
    }
    order.truncate(81_usize.saturating_sub(task.clues));
    order
}

/// A square that is blank already is taken for one more digit gone.
fn blanks_counted(task: &Task) -> Grid {
    let mut puzzle = task.solution;
    let mut left = 81;
    for &cell in &task.order {
        if left <= task.clues {
            break;
        }
        let before = puzzle;
        puzzle[cell] = 0;
        if solutions(&puzzle) == 1 {
            left -= 1;
        } else {
            puzzle = before;
        }
    }
    puzzle
}

/// When a digit has to stay, all that went before come back with it.
fn back_to_the_start(task: &Task) -> Grid {
    let mut puzzle = task.solution;
    for &cell in &task.order {
        if clues_of(&puzzle) <= task.clues {
            break;
        }
        puzzle[cell] = 0;
        if solutions(&puzzle) != 1 {
            puzzle = task.solution;
        }
    }
    puzzle
}

/// Whether only orders that name a square twice are answered wrongly.
fn only_with_repeats(seen: &[(Task, Grid)]) -> bool {
    let repeats = |order: &[Cell]| (1..order.len()).any(|at| order[..at].contains(&order[at]));
    let wrong = seen.iter().filter(|(task, grid)| task.right() != *grid);
    let all_repeat = wrong.clone().all(|(task, _)| repeats(&task.order));
    all_repeat && wrong.count() > 0
}

/// The wrong way to dig that explains all that was seen, or else what the difference
/// itself says.
fn cause(dig: Dig, all: Vec<Task>, task: &Task, expected: &Grid, yours: &Grid) -> Cause {
    let changed = yours.overwritten_by(&task.solution);
    if let Some(wrong) = changed.first() {
        let detail = format!("{} holds {} now.", wrong.cell, symbol(wrong.given));
        return Cause::with(Fault::WrongDigitBack, detail);
    }
    let learner = move |task: &Task| dig(&task.solution, &task.order, task.clues);
    let mut seen = observe(all, learner);
    seen.push((task.clone(), *yours));
    let explains = |model: &&Model| seen.iter().all(|(task, grid)| model.1(task) == *grid);
    match MODELS.iter().find(explains) {
        Some(model) => Cause::new(model.0),
        None if only_with_repeats(&seen) => Cause::new(Fault::SecondTurn),
        None => Cause::new(by_difference(task, expected, yours)),
    }
}

fn by_difference(task: &Task, expected: &Grid, yours: &Grid) -> Fault {
    let cell = first_difference(task, expected, yours);
    if !task.order.contains(&cell) {
        Fault::UnnamedTaken
    } else if clues_of(yours) < task.clues.min(81) {
        Fault::BelowTarget
    } else if solutions(yours) != 1 {
        Fault::SecondSolution
    } else if expected.is_blank(cell) {
        Fault::DigitLeft
    } else {
        Fault::OrderChanged
    }
}
