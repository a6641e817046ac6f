//! What a step shows beside the board: the idea of its lesson.

use crate::solutions::trail::memory::{Memory, Trail};
use crate::text::commas;
use crate::{Cell, Digits, Event, Grid, Replay, Unit, Why, picture, symbol};

/// How many lines stand beside a board.
const LINES: usize = 9;

/// What is kept from step to step.
pub(super) enum Idea<const N: usize> {
    /// Nothing more than the board.
    Board,
    /// Lesson 3: the open squares, each with the digits not yet tried.
    Path(Vec<(Cell, u8, Digits)>),
    /// Lessons 4 and 6: how many digits fit where.
    Counts,
    /// Lesson 5: what the rule looked at.
    Rule(String),
    /// Lesson 8: the sets, and the changes on the trail.
    Sets { memory: Box<Trail<N>>, marks: Vec<usize>, before: usize },
}

impl<const N: usize> Idea<N> {
    /// The idea of a lesson.
    pub(super) fn of(lesson: usize, start: Grid<N>) -> Self {
        match lesson {
            3 => Self::Path(Vec::new()),
            4 | 6 => Self::Counts,
            5 => Self::Rule(String::new()),
            8 => {
                let mut memory = Box::<Trail<N>>::default();
                for cell in start.cells().filter(|&cell| !start.is_blank(cell)) {
                    memory.fill(cell, start[cell]);
                }
                Self::Sets { memory, marks: Vec::new(), before: 0 }
            }
            _ => Self::Board,
        }
    }

    /// Takes note of an event, on the board as it was before.
    pub(super) fn hear(&mut self, event: &Event, before: &Replay<N>) {
        match self {
            Self::Board | Self::Counts => {}
            Self::Path(path) => match *event {
                Event::Place { cell, digit, allowed, .. } => {
                    let left = allowed.into_iter().filter(|&other| other > digit);
                    path.push((cell, digit, left.collect()));
                }
                Event::Undo { .. } => {
                    path.pop();
                }
                _ => {}
            },
            Self::Rule(words) => *words = rule(event, before),
            Self::Sets { memory, marks, before: length } => {
                *length = memory.mark();
                match *event {
                    Event::Place { cell, digit, .. } => {
                        marks.push(memory.mark());
                        memory.fill(cell, digit);
                    }
                    Event::Undo { .. } => back(memory, marks, before.trail().len() - 1),
                    Event::UndoTo { mark } => back(memory, marks, mark),
                    Event::End(_) => {}
                }
            }
        }
    }

    /// The lines beside the board after an event, or at the start.
    pub(super) fn beside(&self, now: &Replay<N>, event: Option<&Event>) -> String {
        match self {
            Self::Board => String::new(),
            Self::Path(path) => path_shown(path),
            Self::Counts => counts(now, event),
            Self::Rule(words) => words.clone(),
            Self::Sets { memory, before, .. } => sets(memory, *before),
        }
    }
}

fn back<const N: usize>(memory: &mut Trail<N>, marks: &mut Vec<usize>, placed: usize) {
    if let Some(&mark) = marks.get(placed) {
        memory.back(mark);
        marks.truncate(placed);
    }
}

/// The guesses that are open, the newest last.
fn path_shown(path: &[(Cell, u8, Digits)]) -> String {
    let guesses: Vec<_> = path.iter().filter(|(.., left)| !left.is_empty()).collect();
    let mut lines = vec!["open guesses, and what is left to try".to_string(), String::new()];
    let more = guesses.len().saturating_sub(LINES - 1);
    if more > 0 {
        lines.push(format!("… {more} older"));
    }
    lines.extend(
        guesses[more..]
            .iter()
            .map(|(cell, digit, left)| format!("{cell} = {}   then {left}", symbol(*digit))),
    );
    if guesses.is_empty() {
        lines.push("none".to_string());
    }
    lines.join("\n")
}

/// How many digits fit in each blank, and which square comes next.
fn counts<const N: usize>(now: &Replay<N>, event: Option<&Event>) -> String {
    let grid = now.grid();
    let fits = |cell: Cell| now.allowed(cell).len();
    let blanks = || grid.cells().filter(|&cell| grid.is_blank(cell));
    // After an undo the square stays the same while it has digits left.
    let goes_on = !matches!(event, Some(Event::Undo { .. }));
    let next = blanks().min_by_key(|&cell| fits(cell)).filter(|_| goes_on);
    let marked: Vec<Cell> = next.into_iter().collect();
    let paint = |cell, _| {
        if grid.is_blank(cell) { symbol_of(fits(cell)) } else { "·".to_string() }
    };
    let drawn = picture::draw(grid, paint, &marked);
    let pad = if marked.iter().any(|cell| cell.col == 0) { "" } else { " " };
    let mut lines: Vec<String> = drawn.lines().map(|line| format!("{pad}{line}")).collect();
    if let Some(cell) = next {
        let fewest = fits(cell);
        let ties = blanks().filter(|&other| fits(other) == fewest).count();
        let among = if ties > 1 { format!(", the first of {ties}") } else { String::new() };
        lines.push(String::new());
        lines.push(format!(" next {cell}: {fewest} fit{among}"));
    }
    lines.join("\n")
}

fn symbol_of(number: usize) -> String {
    if number == 0 { "0".to_string() } else { symbol(number as u8).to_string() }
}

/// What the rule that forces a digit looked at.
fn rule<const N: usize>(event: &Event, before: &Replay<N>) -> String {
    let grid = before.grid();
    match *event {
        Event::Place { cell, digit, why: Why::NakedSingle, .. } => {
            let held = |unit: Unit| -> Digits {
                grid.cells_of(unit).map(|peer| grid[peer]).filter(|&held| held > 0).collect()
            };
            let units = grid.units_of(cell).into_iter();
            let mut lines = vec![format!("naked single at {cell}"), String::new()];
            lines.extend(units.map(|unit| format!("{unit} has {}", held(unit))));
            lines.push(format!("only {} is left", symbol(digit)));
            lines.join("\n")
        }
        Event::Place { cell, digit, why: Why::HiddenSingle(unit), .. } => {
            let mut lines = vec![
                format!("hidden single: {} in {unit}", symbol(digit)),
                String::new(),
                "its blanks, and what fits:".to_string(),
            ];
            lines.extend(grid.cells_of(unit).filter(|&other| grid.is_blank(other)).map(|other| {
                let here = if other == cell { "  ← here alone" } else { "" };
                format!("{other}  {}{here}", before.allowed(other))
            }));
            lines.join("\n")
        }
        Event::Place { cell, allowed, why: Why::Tried, .. } => {
            format!("no rule decides\n\na guess at {cell}: {allowed} fit")
        }
        _ => "a contradiction: the try goes,\nand all that it forced".to_string(),
    }
}

/// The newest changes on the trail: each holds a set as it was.
fn sets<const N: usize>(memory: &Trail<N>, before: usize) -> String {
    let trail = &memory.candidates.trail;
    let change = match (before, trail.len()) {
        (0, _) => String::new(),
        (before, now) if now >= before => format!(", {} more", now - before),
        (before, now) => format!(", {} taken back", before - now),
    };
    let mut lines = vec![format!("the trail has {}{change}", commas(trail.len() as u64))];
    lines.push(String::new());
    lines.push("square   the set before".to_string());
    let newest = trail.len().saturating_sub(LINES - 2);
    if newest > 0 {
        lines.push("…".to_string());
    }
    lines.extend(
        trail[newest..].iter().map(|was| format!("{}   {:0N$b}", was.cell, was.before >> 1)),
    );
    lines.join("\n")
}
