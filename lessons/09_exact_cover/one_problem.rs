//! One problem: its search, its first solution, its figures.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use sudoku_steps::Outcome;
use sudoku_steps::exact_cover::{Link, Links, Pick, Picks, draw};
use sudoku_steps::lesson::{Amount, Options, Pages, Show, Stop, about};
use sudoku_steps::solutions::exact_cover::search;
use sudoku_steps::text::{commas, count};

use crate::problems::{self, Named};
use crate::trace::{Trace, covered};

/// A search that was run.
pub struct Done {
    pub outcome: Outcome,
    pub solutions: u64,
    /// How many of them differ, where some are the same in another view.
    pub different: Option<u64>,
    pub takes: u64,
    pub updates: u64,
    pub time: Duration,
    /// The options of the first solution, by their nodes.
    pub first: Vec<Link>,
}

impl Done {
    pub fn figures(&self) -> String {
        format!(
            "{} · {} taken · {}",
            self.outcome,
            count(self.takes, "option"),
            count(self.updates, "update")
        )
    }

    /// The number of solutions, with a mark when the search gave up.
    pub fn solutions_shown(&self) -> String {
        let more = if matches!(self.outcome, Outcome::GaveUp { .. }) { "+" } else { "" };
        format!("{}{more}", commas(self.solutions))
    }
}

/// Finds all solutions and shows nothing.
pub fn search_quietly(named: &Named, options: &Options) -> Done {
    run(named, options.budget.unwrap_or(u64::MAX), |_, _, _| {})
}

fn run(named: &Named, budget: u64, mut hear: impl FnMut(Pick, &[Link], &Links)) -> Done {
    let Named { problem, kind, .. } = named;
    let mut links = problem.links().clone();
    let (mut first, mut kinds) = (Vec::new(), HashSet::new());
    let start = Instant::now();
    let listener = |pick, taken: &[Link], links: &Links| {
        if pick == Pick::Solution {
            if first.is_empty() {
                first = taken.to_vec();
            }
            if let Some(kind) = kind {
                kinds.insert(kind(problem, taken));
            }
        }
        hear(pick, taken, links);
    };
    let mut picks = Picks::up_to(u64::MAX).with_budget(budget).heard_by(listener);
    search(&mut links, &mut picks);
    let (outcome, solutions, takes) = (picks.outcome(), picks.solutions(), picks.takes());
    drop(picks);
    Done {
        outcome,
        solutions,
        different: kind.is_some().then_some(kinds.len() as u64),
        takes,
        updates: links.updates,
        time: start.elapsed(),
        first,
    }
}

/// Finds all solutions and shows the first lines of the trace, or with `step` one
/// picture after another.
pub fn search_and_trace(
    show: &mut Show,
    named: &Named,
    most_lines: u64,
    budget: u64,
    step: bool,
) -> Result<Done, Stop> {
    let mut trace = Trace::of(&named.problem);
    let (mut lines, mut written) = (0, Ok(()));
    let mut pages = step.then(Pages::default);
    let done = run(named, budget, |pick, taken, links| {
        lines += 1;
        if lines > most_lines || written.is_err() {
            return;
        }
        let line = trace.line(pick, taken, links);
        written = match &mut pages {
            Some(pages) => pages.turn_written(show, |show| {
                show.lines(line)?;
                picture(show, named, pick, taken, links)
            }),
            None => show.lines(line),
        };
    });
    written?;
    if lines > most_lines && most_lines > 0 {
        show.lines(format!("… {}", count(lines - most_lines, "more line")))?;
    }
    Ok(done)
}

/// The state after a step.
fn picture(
    show: &mut Show,
    named: &Named,
    pick: Pick,
    taken: &[Link],
    links: &Links,
) -> Result<(), Stop> {
    let problem = &named.problem;
    let small = problem.options() <= 12 && problem.items() <= 10;
    let text = match pick {
        _ if !small => (named.draw)(problem, taken),
        Pick::Take { node, .. } => draw(problem, &covered(problem, node, links)),
        _ => draw(problem, links),
    };
    show.block(format!("\n{text}"))
}

/// What `--problem` shows.
pub fn show(show: &mut Show, options: &Options, name: &str) -> Result<Outcome, Stop> {
    let size = options.matches.get_one::<u64>("size").map(|&size| size as usize);
    let named = problems::find(name, size)?;
    let problem = &named.problem;
    show.heading()?;
    show.part(&named.title)?;
    show.say(named.about)?;
    let (primary, secondary) = (problem.primary(), problem.items() - problem.primary());
    let more = if secondary > 0 { format!(" · {secondary} secondary") } else { String::new() };
    show.block(format!(
        "{}{more} · {}",
        count(primary as u64, "item"),
        count(problem.options() as u64, "option")
    ))?;
    let lines = match options.trace.unwrap_or(Amount::First(12)) {
        _ if options.step => u64::MAX,
        Amount::First(most) => most,
        Amount::All => u64::MAX,
    };
    let budget = options.budget.unwrap_or(u64::MAX);
    let done = search_and_trace(show, &named, lines, budget, options.step)?;
    let gap = if lines > 0 { "\n" } else { "" };
    show.block(format!("{gap}{} · {}", done.figures(), about(done.time)))?;
    if let Some(different) = done.different.filter(|_| done.solutions > 0) {
        show.say(&format!(
            "Of these, {} when the same in another view counts once.",
            differ(different)
        ))?;
    }
    if !done.first.is_empty() {
        show.say("The first solution:")?;
        show.block((named.draw)(problem, &done.first))?;
    }
    show.what_next()?;
    Ok(done.outcome)
}

fn differ(different: u64) -> String {
    format!("{} {}", commas(different), if different == 1 { "differs" } else { "differ" })
}
