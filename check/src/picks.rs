//! Running a learner's search for exact covers beside the reference's.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::diagnose_covering;
use crate::fault::{Cause, Fault};
use crate::guard::{self, Pulse, Trouble, enough};
use crate::picks_follow::{Other, Seen, Suspect, follow};
use crate::picks_report::{left_changed, report};
use crate::report::Report;
use sudoku_steps::Outcome;
use sudoku_steps::exact_cover::{Link, Links, Pick, Picks, Problem};
use sudoku_steps::text::commas;

/// What is searched.
#[derive(Clone)]
pub struct Search<'a> {
    /// What a report calls the problem, such as `on the small matrix`.
    pub what: &'a str,
    /// Its items and options.
    pub problem: &'a Problem,
    /// The links at the start: some items may be covered already.
    pub start: Links,
    /// How many solutions are to be found at most.
    pub most: u64,
    /// How many options may be taken.
    pub budget: u64,
}

/// What the two searches did until they went apart.
pub(super) struct Apart<'a> {
    pub problem: &'a Problem,
    /// What both did.
    pub same: &'a [Pick],
    /// What the reference did then; `None` when it returned.
    pub expected: Option<Pick>,
    /// What the learner's search did then.
    pub yours: Option<Pick>,
    /// The learner's links at that moment.
    pub links: Links,
    /// The reference's links, if the learner's search told of another step.
    pub right_links: Option<Links>,
    /// What the learner's search did after that.
    pub tail: Vec<Pick>,
    /// Whether the search had to end there.
    pub is_over: bool,
    /// The first moment at which the learner's links were other than the reference's.
    pub suspect: Option<Suspect>,
}

/// The figures of a search, one a line, for a snapshot.
pub struct SamePicks {
    takes: u64,
    puts_back: u64,
    solutions: u64,
    outcome: Outcome,
}

impl SamePicks {
    fn of(picks: &Picks) -> Self {
        Self {
            takes: picks.takes(),
            puts_back: picks.puts_back(),
            solutions: picks.solutions(),
            outcome: picks.outcome(),
        }
    }
}

impl fmt::Display for SamePicks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<16}{}", "taken", commas(self.takes))?;
        writeln!(f, "{:<16}{}", "put back", commas(self.puts_back))?;
        writeln!(f, "{:<16}{}", "solutions", commas(self.solutions))?;
        write!(f, "{:<16}{}", "outcome", self.outcome)
    }
}

/// Runs the reference, then the learner's search on the same links, and compares them
/// step by step: options taken and put back, solutions, and the links at the end.
///
/// # Errors
/// The report on the first step that differs, on links that aren't as they were, or
/// on a panic or an endless loop.
///
/// # Panics
/// If the checker itself ends the learner's search and can't say why.
pub fn compare_picks(
    search: &Search<'_>,
    learner: impl FnOnce(&mut Links, &mut Picks<'_>) + Send + 'static,
    reference: impl FnOnce(&mut Links, &mut Picks<'_>),
) -> Result<SamePicks, Box<Report>> {
    let Search { what, problem, ref start, most, budget } = *search;
    let mut steps: Vec<(Pick, Links)> = Vec::new();
    let mut picks = Picks::up_to(most)
        .with_budget(budget)
        .heard_by(|pick, _: &[Link], links: &Links| steps.push((pick, links.clone())));
    reference(&mut start.clone(), &mut picks);
    drop(picks);
    let same: Vec<Pick> = steps.iter().map(|step| step.0).collect();
    let seen = Arc::new(Mutex::new(Seen::default()));
    let pulse = Pulse::default();
    let (beat, telling, owned) = (pulse.clone(), Arc::clone(&seen), problem.clone());
    let mut links = start.clone();
    let ran = guard::run(&pulse, move || {
        let mut picks =
            Picks::up_to(most).with_budget(budget).heard_by(|pick, _: &[Link], links: &Links| {
                beat.beat();
                let mut seen = telling.lock().unwrap_or_else(PoisonError::into_inner);
                if !follow(&owned, &mut seen, &steps, pick, links) {
                    drop(seen);
                    enough();
                }
            });
        learner(&mut links, &mut picks);
        let counts = SamePicks::of(&picks);
        drop(picks);
        (counts, links)
    });
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    let other = seen.other.take();
    let apart = |yours, links| {
        let (same, rest) = same.split_at(seen.steps);
        let solutions = same.iter().filter(|pick| **pick == Pick::Solution).count() as u64;
        let takes = same.iter().filter(|pick| matches!(pick, Pick::Take { .. })).count() as u64;
        let is_over = solutions >= most || takes >= budget;
        let expected = rest.first().copied();
        let suspect = seen.suspect.clone();
        let (right_links, tail) = (None, Vec::new());
        Apart { problem, same, expected, yours, links, right_links, tail, is_over, suspect }
    };
    Err(Box::new(match (other, ran) {
        (Some(Other { pick, links, expected: right_links, tail }), _) => {
            report(what, &Apart { right_links, tail, ..apart(Some(pick), links) })
        }
        (None, Ok(Some((counts, links)))) => {
            if seen.steps < same.len() {
                report(what, &apart(None, links))
            } else if links == *start {
                return Ok(counts);
            } else {
                left_changed(what, &apart(None, links), start)
            }
        }
        (None, Ok(None)) => panic!("the search ended without a result"),
        (None, Err(trouble)) => {
            let report = trouble.report("search", what);
            if matches!(&trouble, Trouble::Panic { message, .. } if message.contains("subtract")) {
                // The learner's cover is right by now, so a size below 0 is one too many.
                return Err(Box::new(report.because(Some(Cause::new(Fault::CoveredTwice)))));
            }
            match &seen.suspect {
                Some(suspect) if !report.is_todo() => {
                    let apart = apart(None, suspect.yours.clone());
                    report.because(diagnose_covering::of_links(&apart))
                }
                _ => report,
            }
        }
    }))
}
