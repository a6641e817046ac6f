//! All searches of the course on the same puzzles.

use std::time::{Duration, Instant};

use sudoku_steps::lesson::{Show, Stop, about};
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::{backtracking, bigger_boards, fewest_choices, propagation, trail};
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Table, puzzles};
use sudoku_steps_fast::{Ideas, best, search_with};

use crate::ideas::text;

/// A search of the course: its lesson, its name, and what it does with a board.
type Stage = (usize, &'static str, fn(&mut Board) -> bool);

/// The searches, in the order of the lessons.
const STAGES: [Stage; 6] = [
    (3, "in order", backtracking::solve),
    (4, "fewest choices", fewest_choices::solve),
    (5, "propagation", propagation::solve),
    (8, "kept candidates", trail::solve),
    (9, "exact cover", |board| Sudoku::new().solve(board).solved),
    (10, "tightest", bigger_boards::solve),
];

pub fn tell(show: &mut Show) -> Result<(), Stop> {
    show.part("From lesson 3 to here")?;
    show.say(
        "All searches of the course on the nine puzzles with a name, to the first solution. A \
         try of this lesson is a guess: everything else follows from rules.",
    )?;
    let mut table = Table::new(&["lesson", "search", "tries", "time"]);
    for (lesson, name, solve) in STAGES {
        let (mut tries, mut time) = (0, Duration::ZERO);
        for named in puzzles::NAMED {
            let mut board = Board::new(named.grid())?;
            let start = Instant::now();
            solve(&mut board);
            time += start.elapsed();
            tries += board.tally().tries;
        }
        table.row([lesson.to_string(), name.to_string(), commas(tries), about(time)]);
    }
    let texts = puzzles::NAMED.map(|named| text(named.grid()));
    let guesses = |text| search_with(best(), Ideas::default(), text, 1).map_or(0, |f| f.guesses);
    let tries = texts.iter().map(guesses).sum();
    let start = Instant::now();
    for text in &texts {
        std::hint::black_box(search_with(best(), Ideas::default(), text, 1)).ok();
    }
    let row =
        ["12".to_string(), "the whole grid".to_string(), commas(tries), about(start.elapsed())];
    table.row(row);
    show.block(table)
}
