//! The checks of exercise 8, for stub and reference.

use super::{boards, snapshot};
use crate::{
    Asked, Cause, Exercise, Fault, Left, Mismatch, Report, Scene, TakeBack, TakeOut, Told, Verdict,
    bits_fault, both_shown, candidates_shown, eliminate_fault, observe, restore_fault, set_shown,
    values,
};
use sudoku_steps::solutions::trail as reference;
use sudoku_steps::solutions::trail::memory::{Eliminate, Memory};
use sudoku_steps::solutions::trail::search::{singles, solve_with};
use sudoku_steps::{Board, Candidates, Cell, Grid};

#[path = "08_inputs.rs"]
mod inputs;

/// What a learner writes. The same function on three sizes of board is named three
/// times; on 9 × 9 the search runs on it.
#[derive(Clone, Copy)]
pub struct Answer {
    pub all: fn(u8) -> u32,
    pub insert: fn(u32, u8) -> u32,
    pub remove: fn(u32, u8) -> u32,
    pub contains: fn(u32, u8) -> bool,
    pub union: fn(u32, u32) -> u32,
    pub without: fn(u32, u32) -> u32,
    pub len: fn(u32) -> usize,
    pub ascending: fn(u32) -> Vec<u8>,
    pub eliminate_4: fn(&mut Candidates<4>, Cell, u8) -> bool,
    pub eliminate: fn(&mut Candidates, Cell, u8) -> bool,
    pub eliminate_25: fn(&mut Candidates<25>, Cell, u8) -> bool,
    pub restore_4: fn(&mut Candidates<4>, usize),
    pub restore: fn(&mut Candidates, usize),
    pub restore_25: fn(&mut Candidates<25>, usize),
}

const REFERENCE: Answer = Answer {
    all: reference::all,
    insert: reference::insert,
    remove: reference::remove,
    contains: reference::contains,
    union: reference::union,
    without: reference::without,
    len: reference::len,
    ascending: reference::ascending,
    eliminate_4: reference::eliminate,
    eliminate: reference::eliminate,
    eliminate_25: reference::eliminate,
    restore_4: reference::restore,
    restore: reference::restore,
    restore_25: reference::restore,
};

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(8);
    for (function, asked) in inputs::questions() {
        exercise = exercise.check(function, move || set_function(answer, function, asked.clone()));
    }
    exercise = exercise
        .check("eliminate", move || eliminate(answer.eliminate_4, inputs::eliminations()))
        .check("eliminate on 25 × 25", move || {
            eliminate(answer.eliminate_25, inputs::eliminations())
        })
        .check("restore", move || restore(answer.restore_4, inputs::restorations()))
        .check("restore on 25 × 25", move || restore(answer.restore_25, inputs::restorations()));
    for name in ["easy", "Inkala 2006", "AI Escargot", "Inkala 2010", "17 clues", "Inkala 2012"] {
        let check = format!("a search with both on {name}");
        exercise = exercise.check(&check, move || search(answer, name));
    }
    exercise
}

fn ask(answer: Answer, asked: Asked) -> Told {
    match asked {
        Asked::All(n) => Told::Set((answer.all)(n)),
        Asked::Insert(set, digit) => Told::Set((answer.insert)(set, digit)),
        Asked::Remove(set, digit) => Told::Set((answer.remove)(set, digit)),
        Asked::Contains(set, digit) => Told::Whether((answer.contains)(set, digit)),
        Asked::Union(a, b) => Told::Set((answer.union)(a, b)),
        Asked::Without(a, b) => Told::Set((answer.without)(a, b)),
        Asked::Len(set) => Told::Number((answer.len)(set)),
        Asked::Ascending(set) => Told::List((answer.ascending)(set)),
    }
}

fn set_function(answer: Answer, function: &str, asked: Vec<Asked>) -> Verdict {
    let learner = move |asked: &Asked| ask(answer, *asked);
    let right = move |asked: &Asked| ask(REFERENCE, *asked);
    values(
        function,
        asked.clone(),
        learner,
        right,
        |asked| (asked_shown(*asked), Scene::none()),
        |Mismatch { input, expected, yours }| {
            Report::new(format!("{function} gives another answer {}", asked_shown(input)))
                .pair("", told_shown(&expected), told_shown(&yours))
                .because(bits_fault(&observe(asked, learner), right))
        },
    )
}

fn asked_shown(asked: Asked) -> String {
    match asked {
        Asked::All(n) => format!("for {n}"),
        Asked::Insert(set, digit) | Asked::Remove(set, digit) | Asked::Contains(set, digit) => {
            format!("for {} and {digit}", set_shown(set))
        }
        Asked::Union(a, b) | Asked::Without(a, b) => {
            format!("for {} and {}", set_shown(a), set_shown(b))
        }
        Asked::Len(set) | Asked::Ascending(set) => format!("for {}", set_shown(set)),
    }
}

fn told_shown(told: &Told) -> String {
    match told {
        Told::Set(set) => set_shown(*set),
        Told::Whether(yes) => yes.to_string(),
        Told::Number(number) => number.to_string(),
        Told::List(digits) => format!("{digits:?}"),
    }
}

fn eliminate<const N: usize>(
    function: fn(&mut Candidates<N>, Cell, u8) -> bool,
    inputs: Vec<TakeOut<N>>,
) -> Verdict {
    let run = |function: fn(&mut Candidates<N>, Cell, u8) -> bool| {
        move |asked: &TakeOut<N>| -> Left<N> {
            let mut candidates = asked.start.clone();
            let told = function(&mut candidates, asked.cell, asked.digit);
            (told, candidates)
        }
    };
    let what = |asked: &TakeOut<N>| format!("of {} at {}", asked.digit, asked.cell);
    values(
        "eliminate",
        inputs.clone(),
        run(function),
        run(reference::eliminate),
        |asked| (what(asked), Scene::none()),
        |Mismatch { input, expected, yours }| {
            let shown = both_shown(&expected.1, &yours.1);
            let returned =
                |left: &Left<N>, which: usize| format!("returns {}\n{}", left.0, shown[which]);
            Report::new(format!("eliminate {} leaves something else", what(&input)))
                .say(format!("Before: {}", candidates_shown(&input.start).replace('\n', ". ")))
                .pair("", returned(&expected, 0), returned(&yours, 1))
                .because(eliminate_fault(&observe(inputs, run(function))))
        },
    )
}

fn restore<const N: usize>(
    function: fn(&mut Candidates<N>, usize),
    inputs: Vec<TakeBack<N>>,
) -> Verdict {
    let run = |function: fn(&mut Candidates<N>, usize)| {
        move |asked: &TakeBack<N>| {
            let mut candidates = asked.after(asked.changes.len());
            function(&mut candidates, asked.mark);
            candidates
        }
    };
    let what = |asked: &TakeBack<N>| format!("to mark {}", asked.mark);
    values(
        "restore",
        inputs.clone(),
        run(function),
        run(reference::restore),
        |asked| (what(asked), Scene::none()),
        |Mismatch { input, expected, yours }| {
            let before = input.after(input.changes.len());
            let [right, wrong] = both_shown(&expected, &yours);
            Report::new(format!("restore {} leaves something else", what(&input)))
                .say(format!("Before: {}", candidates_shown(&before).replace('\n', ". ")))
                .pair("", right, wrong)
                .because(restore_fault(&observe(inputs, run(function))))
        },
    )
}

/// The memory of lesson 8 with the learner's two functions in it.
struct Yours {
    candidates: Candidates,
    answer: Answer,
}

impl Memory<9> for Yours {
    fn left(&self, cell: Cell) -> u32 {
        self.candidates[cell]
    }

    fn fill(&mut self, cell: Cell, digit: u8) -> bool {
        self.assign(cell, digit)
    }

    fn mark(&mut self) -> usize {
        self.candidates.trail.len()
    }

    fn back(&mut self, mark: usize) {
        (self.answer.restore)(&mut self.candidates, mark);
    }
}

impl Eliminate<9> for Yours {
    fn eliminate(&mut self, cell: Cell, digit: u8) -> bool {
        (self.answer.eliminate)(&mut self.candidates, cell, digit)
    }
}

/// How the search of lesson 8 goes with these functions.
fn figures(answer: Answer, grid: Grid) -> String {
    let mut board = Board::new(grid).expect("a named puzzle has no conflict").with_budget(100_000);
    let mut memory = Yours { candidates: Candidates::new(), answer };
    let solved = solve_with(&mut board, &mut memory, singles);
    let outcome = board.finish(solved);
    let tally = board.tally();
    format!(
        "tries           {}\nundos           {}\ncontradictions  {}\noutcome         {outcome}\n\
         grid            {}",
        tally.tries,
        tally.undos,
        tally.contradictions,
        board.grid().line()
    )
}

fn search(answer: Answer, name: &str) -> Verdict {
    let grid = boards::named(name);
    values(
        "a search with eliminate and restore",
        vec![grid],
        move |&grid| figures(answer, grid),
        |&grid| figures(REFERENCE, grid),
        |grid| (format!("on {name}"), Scene::new(grid, &[])),
        |Mismatch { expected, yours, .. }| {
            Report::new(format!("a search with your eliminate and restore on {name} goes astray"))
                .pair("", expected, yours)
                .because(Some(Cause::new(Fault::NotTheOldSet)))
        },
    )?;
    let file = format!("08 search on {name}").replace(' ', "_");
    snapshot::matches(
        &file,
        &format!("the search on {name} has other figures"),
        &figures(answer, grid),
    )
}
