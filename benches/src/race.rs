//! Lesson 12's race: puzzles a second to the second solution, one thread, one puzzle at a time,
//! text in. Ours on each instruction set of this processor, and the `sudoku` crate.

use std::fmt::Write as _;

use sudoku_steps::Table;
use sudoku_steps::text::commas;
use sudoku_steps_fast::{Ideas, best, search_with};

use crate::cpu;
use crate::puzzles::{Puzzle, list, name};
use crate::racers::{Answer, Racer, racers};

/// The first line of what `--csv` writes.
const COLUMNS: &str = "file,solver,puzzles_per_second,ratio_to_sudoku,guesses_per_puzzle";

/// How the race is run.
struct Plan<'a> {
    /// How many solutions are looked for.
    most: usize,
    /// Lines for another program and no table.
    csv: bool,
    /// How often each solver has its turn.
    rounds: usize,
    /// CPU seconds of a turn.
    seconds: f64,
    /// The lists, or none for our own set.
    files: Vec<&'a str>,
}

impl<'a> Plan<'a> {
    fn parse(arguments: &[&'a str]) -> Result<Self, String> {
        let mut plan = Self { most: 2, csv: false, rounds: 11, seconds: 0.05, files: Vec::new() };
        let mut arguments = arguments.iter();
        while let Some(&argument) = arguments.next() {
            let mut number = || arguments.next().copied().unwrap_or_default();
            match argument {
                "--csv" => plan.csv = true,
                "--most" => plan.most = above_0(argument, number())?,
                "--rounds" => plan.rounds = above_0(argument, number())?,
                "--seconds" => plan.seconds = above_0(argument, number())?,
                option if option.starts_with('-') => {
                    return Err(format!(
                        "{option} is no option of race; there are --most N, --csv, --rounds N and --seconds S"
                    ));
                }
                file => plan.files.push(file),
            }
        }
        Ok(plan)
    }
}

fn above_0<T: std::str::FromStr + PartialOrd + Default>(
    option: &str,
    text: &str,
) -> Result<T, String> {
    let number = text.parse().ok().filter(|number| *number > T::default());
    number.ok_or_else(|| format!("{option} wants a number above 0, not {text:?}"))
}

/// Runs the race and gives its report.
///
/// # Errors
/// A wrong option, a list that can't be read, or solvers that disagree.
pub fn run(arguments: &[&str]) -> Result<String, String> {
    let plan = Plan::parse(arguments)?;
    let files = match plan.files.as_slice() {
        [] => vec![None],
        files => files.iter().copied().map(Some).collect(),
    };
    // A list that can't be read is said before the work and not after an hour of it.
    let lists = files.iter().map(|&file| list(file)).collect::<Result<Vec<_>, _>>()?;
    let mut report = String::new();
    if plan.csv {
        report.push_str(COLUMNS);
    }
    for (file, list) in files.iter().zip(&lists) {
        let name = file.map_or("own", name);
        let (found, rounds, guesses) = check(name, list, plan.most)?;
        let laps = laps(list, &plan);
        if plan.csv {
            csv(&mut report, name, &laps, guesses);
        } else {
            let heading = format!(
                "{name}: {} puzzles, {} solutions up to {} each, all answers the same; ours takes \
                 {rounds:.2} rounds and {guesses:.3} guesses a puzzle",
                commas(list.len() as u64),
                commas(found as u64),
                plan.most,
            );
            let gap = if report.is_empty() { "" } else { "\n\n" };
            write!(report, "{gap}{heading}\n\n{}", table(&laps)).expect("a string takes all");
        }
    }
    Ok(report)
}

/// Asks every solver about every puzzle. Gives how many solutions there are, and our rounds and
/// guesses a puzzle.
fn check(name: &str, list: &[Puzzle], most: usize) -> Result<(usize, f64, f64), String> {
    let racers = racers();
    let (mut all, mut rounds, mut guesses) = (0, 0, 0);
    for puzzle in list {
        let answers: Vec<Answer> = racers.iter().map(|racer| racer.answer(puzzle, most)).collect();
        for (racer, answer) in racers.iter().zip(&answers) {
            let differs = |what: &str| {
                let text = String::from_utf8_lossy(puzzle);
                Err(format!("{name}: {} {what} on {text}", racer.name()))
            };
            if answer.count != answers[0].count {
                return differs(&format!("counts {} and not {}", answer.count, answers[0].count));
            }
            if answer.count == 1 && most > 1 && answer.first != answers[0].first {
                return differs("finds another solution");
            }
            if answer.first.is_some_and(|first| !crate::puzzles::solves(&first, puzzle)) {
                return differs("gives a grid that doesn't solve it");
            }
        }
        all += answers[0].count;
        if let Ok(found) = search_with(best(), Ideas::default(), puzzle, most) {
            rounds += found.rounds;
            guesses += found.guesses;
        }
    }
    let a_puzzle = |sum: u64| sum as f64 / list.len() as f64;
    Ok((all, a_puzzle(rounds), a_puzzle(guesses)))
}

/// Puzzles a second of a solver in each round.
struct Lap {
    racer: Racer,
    speeds: Vec<f64>,
    /// Beside the first solver, in the same round.
    ratios: Vec<f64>,
}

/// The solvers take turns, so that whatever else the machine does falls on all of them.
fn laps(list: &[Puzzle], plan: &Plan) -> Vec<Lap> {
    let lap = |racer| Lap { racer, speeds: Vec::new(), ratios: Vec::new() };
    let mut laps: Vec<Lap> = racers().into_iter().map(lap).collect();
    // Each goes on in the list where it stopped.
    let mut places = vec![0; laps.len()];
    for _ in 0..plan.rounds {
        for (lap, place) in laps.iter_mut().zip(&mut places) {
            lap.speeds.push(speed(lap.racer, list, place, plan));
        }
        let base = laps[0].speeds.last().copied().expect("it had its turn");
        for lap in &mut laps {
            let speed = lap.speeds.last().copied().expect("it had its turn");
            lap.ratios.push(speed / base);
        }
    }
    for lap in &mut laps {
        lap.speeds.sort_by(f64::total_cmp);
        lap.ratios.sort_by(f64::total_cmp);
    }
    laps
}

fn speed(racer: Racer, list: &[Puzzle], place: &mut usize, plan: &Plan) -> f64 {
    /// How many puzzles between two looks at the clock.
    const BLOCK: usize = 50;
    let start = cpu::seconds();
    let mut puzzles = 0;
    loop {
        for _ in 0..BLOCK {
            std::hint::black_box(racer.count(&list[*place], plan.most));
            *place = (*place + 1) % list.len();
        }
        puzzles += BLOCK;
        let took = cpu::seconds() - start;
        if took >= plan.seconds {
            return puzzles as f64 / took;
        }
    }
}

fn middle(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}

fn table(laps: &[Lap]) -> Table {
    let mut table = Table::new(&["solver", "puzzles a second", "times sudoku", "least", "most"]);
    for lap in laps {
        let [least, .., most] = *lap.ratios.as_slice() else {
            let only = lap.ratios[0];
            table.row(cells(lap, only, only));
            continue;
        };
        table.row(cells(lap, least, most));
    }
    table
}

fn cells(lap: &Lap, least: f64, most: f64) -> [String; 5] {
    [
        lap.racer.name(),
        format!("{:.0}", middle(&lap.speeds)),
        format!("{:.2}", middle(&lap.ratios)),
        format!("{least:.2}"),
        format!("{most:.2}"),
    ]
}

/// A line for each solver. Ours by the best instruction set is `sudoku-steps` alone; the `sudoku`
/// crate doesn't tell its guesses.
fn csv(report: &mut String, file: &str, laps: &[Lap], guesses: f64) {
    for lap in laps {
        let (solver, guesses) = match lap.racer {
            Racer::Ours(set) if set == best() => {
                ("sudoku-steps".to_string(), format!("{guesses:.3}"))
            }
            Racer::Ours(_) => (lap.racer.name(), format!("{guesses:.3}")),
            Racer::Sudoku => ("sudoku".to_string(), String::new()),
        };
        let (speed, ratio) = (middle(&lap.speeds), middle(&lap.ratios));
        write!(report, "\n{file},{solver},{speed:.0},{ratio:.3},{guesses}")
            .expect("a string takes all");
    }
}
