//! `race`: every stage of the course on the same puzzles, side by side.

use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use clap::ArgMatches;
use sudoku_steps::lesson::{Stop, about};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Conflict, Grid, Outcome, Table, with_grid};

use crate::input::Given;
use crate::many::number;
use crate::{stages, stream};

/// A stage gives up after so many tries, unless `--budget` says otherwise.
const BUDGET: u64 = 10_000_000;
/// How often each stage runs, unless `--times` says otherwise.
const TIMES: u64 = 5;

/// How a stage did on all puzzles together.
#[derive(Clone, Copy, Default)]
struct Score {
    solved: u64,
    gave_up: u64,
    tries: u64,
    time: Duration,
}

/// Lets the stages race.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let budget = number(matches, "budget").unwrap_or(BUDGET);
    let times = number(matches, "times").unwrap_or(TIMES);
    let mut scores = [Score::default(); stages::WORDS.len()];
    let (mut puzzles, mut status) = (0, 0);
    let mut stop = None;
    Given::of(matches)?.each(|read| {
        match read {
            Err(message) => {
                stream::complain(&message);
                status = 2;
            }
            Ok(puzzle) => {
                puzzles += 1;
                let ran =
                    with_grid!(puzzle.grid, grid => all_stages(grid, budget, times, &mut scores));
                stop = ran.err();
            }
        }
        stop.is_none()
    });
    if let Some(conflict) = stop {
        return Err(conflict.into());
    }
    if puzzles > 0 {
        stdout().write_all(report(puzzles, times, &scores).as_bytes())?;
    }
    let unsolved = scores.iter().any(|score| score.solved < puzzles);
    Ok(status.max(u8::from(unsolved)))
}

fn all_stages<const N: usize>(
    grid: Grid<N>,
    budget: u64,
    times: u64,
    scores: &mut [Score],
) -> Result<(), Conflict> {
    for (score, word) in scores.iter_mut().zip(stages::WORDS) {
        let mut best = Duration::MAX;
        for time in 0..times {
            let mut board = Board::new(grid)?.with_budget(budget);
            let start = Instant::now();
            let outcome = stages::run(word, &mut board);
            best = best.min(start.elapsed());
            if time == 0 {
                score.solved += u64::from(outcome == Outcome::Solved);
                score.gave_up += u64::from(matches!(outcome, Outcome::GaveUp { .. }));
                score.tries += board.tally().tries;
            }
        }
        score.time += best;
    }
    Ok(())
}

fn report(puzzles: u64, times: u64, scores: &[Score]) -> String {
    let mut table = Table::new(&["stage", "lesson", "solved", "gave up", "tries", "time"]);
    for ((word, lesson), score) in stages::WORDS.iter().zip(stages::LESSONS).zip(scores) {
        table.row([
            (*word).to_string(),
            lesson.to_string(),
            commas(score.solved),
            commas(score.gave_up),
            commas(score.tries),
            about(score.time),
        ]);
    }
    let fastest = scores.iter().map(|score| score.time).min().unwrap_or_default();
    let bars = scores.iter().map(|score| "█".repeat(doublings(score.time, fastest) + 1));
    let bars = [String::new(), String::new()].into_iter().chain(bars);
    let lines = table.to_string();
    let lines = lines
        .lines()
        .zip(bars)
        .map(|(line, bar)| format!("{line}  {bar}").trim_end().to_string() + "\n");
    let best = if times == 1 { "one run".to_string() } else { format!("the best of {times} runs") };
    format!(
        "{}, {best} of each.\nEach further block of a bar is twice the time.\n\n{}",
        count(puzzles, "puzzle"),
        lines.collect::<String>(),
    )
}

/// How often the fastest time doubles until it is this one.
fn doublings(time: Duration, fastest: Duration) -> usize {
    let ratio = time.as_nanos() / fastest.as_nanos().max(1);
    ratio.max(1).ilog2() as usize
}
