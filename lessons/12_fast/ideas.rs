//! What each idea is worth: the same puzzles without it.

use std::hint::black_box;
use std::time::{Duration, Instant};

use sudoku_steps::lesson::{Show, Stop, about};
use sudoku_steps::text::commas;
use sudoku_steps::{Grid, Table, puzzles};
use sudoku_steps_fast::{Found, Ideas, best, search_with};

/// The ideas by the names that the command line knows.
const NAMES: [&str; 3] = ["triads", "score", "early-stop"];

/// Lesson 10's puzzle with three digits for two squares.
const THREE_FOR_TWO: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// All ideas but these.
fn all_but(without: &[&str]) -> Ideas {
    Ideas {
        triads: !without.contains(&"triads"),
        score: !without.contains(&"score"),
        early_stop: !without.contains(&"early-stop"),
    }
}

/// The choices of ideas that are compared: all, and each left out; or what was asked for.
fn compared(without: &[&str]) -> Vec<(String, Ideas)> {
    let left_out: Vec<Vec<&str>> = match without {
        [] => NAMES.map(|name| vec![name]).to_vec(),
        without => vec![without.to_vec()],
    };
    let one = |names: &Vec<&str>| (format!("without {}", names.join(", ")), all_but(names));
    std::iter::once(("all of them".to_string(), Ideas::default()))
        .chain(left_out.iter().map(one))
        .collect()
}

pub fn tell(show: &mut Show, without: &[&str]) -> Result<(), Stop> {
    show.part("Each idea, switched off")?;
    show.say(
        "When a round changes nothing, three more ideas come in. Triads: three digits that must \
         share a mini-row keep all others out of it. The score: a guess takes the square whose \
         two digits throw out most. The early stop: the rounds end when no single changed \
         anything, without one more round to be sure. Until each of the puzzles with a name is \
         proved to have one solution:",
    )?;
    let grids = puzzles::NAMED.map(|named| named.grid());
    let mut table = Table::new(&["ideas", "rounds", "guesses", "time"]);
    for (name, ideas) in compared(without) {
        let found = grids.map(|grid| search(grid, ideas));
        let (_, time) = together(&grids, ideas);
        table.row([
            name,
            commas(found.iter().map(|found| found.rounds).sum()),
            commas(found.iter().map(|found| found.guesses).sum()),
            about(time),
        ]);
    }
    show.block(table)?;
    let hard: Grid = THREE_FOR_TWO.parse().map_err(|error| Stop::Bad(format!("{error}")))?;
    show.say(
        "And the puzzle of lesson 10 in which three digits have two squares. The tightest choice \
         needed thousands of tries there:",
    )?;
    on_one_table(show, hard, &compared(&["triads"]))
}

/// One puzzle with each choice of ideas.
pub fn on_one(show: &mut Show, grid: Grid, without: &[&str]) -> Result<(), Stop> {
    let found = search(grid, Ideas::default());
    let says = match found.count {
        0 => "There is no way to fill it.",
        1 => "It has exactly one solution.",
        _ => "It has two solutions or more.",
    };
    show.say(says)?;
    on_one_table(show, grid, &compared(without))
}

fn on_one_table(show: &mut Show, grid: Grid, ideas: &[(String, Ideas)]) -> Result<(), Stop> {
    let mut table = Table::new(&["ideas", "rounds", "guesses", "time"]);
    for (name, ideas) in ideas {
        let start = Instant::now();
        let found = search(grid, *ideas);
        let once = start.elapsed();
        // A search as short as this is timed many times over.
        let time = if once.as_millis() > 10 { once } else { together(&[grid], *ideas).1 };
        table.row([name.clone(), commas(found.rounds), commas(found.guesses), about(time)]);
    }
    show.block(table)
}

/// The search for two solutions.
fn search(grid: Grid, ideas: Ideas) -> Found {
    let found = search_with(best(), ideas, &text(grid), 2);
    found.expect("a grid without conflicts has no bad square")
}

/// A grid as the solver reads it.
pub fn text(grid: Grid) -> [u8; 81] {
    grid.line().into_bytes().try_into().expect("a grid has 81 squares")
}

/// The rounds on all grids, and the time of one pass over them: the middle one of many.
pub fn together(grids: &[Grid], ideas: Ideas) -> (u64, Duration) {
    let texts: Vec<[u8; 81]> = grids.iter().map(|&grid| text(grid)).collect();
    let mut rounds = 0;
    let mut times: Vec<Duration> = (0..101)
        .map(|_| {
            let start = Instant::now();
            rounds = 0;
            for text in &texts {
                let found = search_with(best(), ideas, black_box(text), 2);
                rounds += found.map_or(0, |found| found.rounds);
            }
            start.elapsed()
        })
        .collect();
    times.sort();
    (rounds, times[times.len() / 2])
}
