//! Comparing what a learner's function returns with what the reference returns.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::Verdict;
use crate::alone::Place;
use crate::child;
use crate::fault::{Cause, Fault};
use crate::guard::{self, Pulse, enough};
use crate::report::{Report, Scene};
use sudoku_steps::{Event, Listener};

/// The first input on which the two differ.
pub struct Mismatch<I, O> {
    /// The input.
    pub input: I,
    /// What the reference returned.
    pub expected: O,
    /// What the learner's function returned.
    pub yours: O,
}

/// Calls a learner's function and the reference on one input after another, from
/// the smallest on, and stops at the first on which they differ.
///
/// `show` says what an input is (such as `on an empty grid`) and draws it; `explain`
/// makes the report of a difference.
///
/// # Errors
/// The report on the first difference, or on a panic or an endless loop.
pub fn values<I, O>(
    function: &str,
    inputs: Vec<I>,
    learner: impl Fn(&I) -> O + Send + 'static,
    reference: impl Fn(&I) -> O + Send + 'static,
    show: impl Fn(&I) -> (String, Scene),
    explain: impl FnOnce(Mismatch<I, O>) -> Report,
) -> Verdict
where
    I: Clone + Send + Sync + 'static,
    O: PartialEq + Send + 'static,
{
    let calls = Calls { learner: Box::new(learner), reference: Box::new(reference) };
    in_turn(function, inputs, calls, &show, Box::new(explain))
}

/// A function of the exercise.
type Call<I, O> = Box<dyn Fn(&I) -> O + Send>;

struct Calls<I, O> {
    learner: Call<I, O>,
    reference: Call<I, O>,
}

/// The same as [`values`] for functions of any type, so that it is compiled once for
/// all checks with the same inputs and outputs.
fn in_turn<I, O>(
    function: &str,
    inputs: Vec<I>,
    Calls { learner, reference }: Calls<I, O>,
    show: &dyn Fn(&I) -> (String, Scene),
    explain: Box<dyn FnOnce(Mismatch<I, O>) -> Report + '_>,
) -> Verdict
where
    I: Clone + Send + Sync + 'static,
    O: PartialEq + Send + 'static,
{
    let pulse = Pulse::default();
    let at = Arc::new(AtomicUsize::new(0));
    let inputs = Arc::new(inputs);
    let (beat, now, all) = (pulse.clone(), Arc::clone(&at), Arc::clone(&inputs));
    let found = guard::run(&pulse, move || {
        let alone = Place::of_this_process();
        let is_asked = |index: &usize| alone.is_none_or(|place| place.input == *index);
        for (index, input) in all.iter().enumerate().filter(|(index, _)| is_asked(index)) {
            now.store(index, Ordering::Relaxed);
            beat.beat();
            let (yours, expected) = (learner(input), reference(input));
            if yours != expected {
                return Some(Mismatch { input: input.clone(), expected, yours });
            }
        }
        None
    });
    if !matches!(found, Ok(Some(None))) {
        child::say_at(at.load(Ordering::Relaxed));
    }
    let trouble = match found {
        Ok(Some(None)) => return Ok(()),
        Ok(Some(Some(mismatch))) => return Err(Box::new(explain(mismatch))),
        Ok(None) => None,
        Err(trouble) => Some(trouble),
    };
    let (what, scene) = show(&inputs[at.load(Ordering::Relaxed)]);
    let report = match trouble {
        Some(trouble) => trouble.report(function, &what),
        None => Report::new(format!("{function} {what} doesn't come to an end"))
            .because(Some(Cause::new(Fault::ForcesWithoutEnd))),
    };
    Err(Box::new(if report.is_todo() { report } else { report.scene(scene) }))
}

/// What a learner's function returns on each input, as far as it returns: what a
/// diagnosis is made from once a check has failed.
pub fn observe<I, O>(inputs: Vec<I>, learner: impl Fn(&I) -> O + Send + 'static) -> Vec<(I, O)>
where
    I: Clone + Send + Sync + 'static,
    O: Send + 'static,
{
    observe_call(inputs, Box::new(learner))
}

fn observe_call<I, O>(inputs: Vec<I>, learner: Call<I, O>) -> Vec<(I, O)>
where
    I: Clone + Send + Sync + 'static,
    O: Send + 'static,
{
    let seen = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&seen);
    // How it ends doesn't matter: what was seen until then stays seen.
    let _ = guard::run(&Pulse::default(), move || {
        for input in inputs {
            let output = learner(&input);
            kept.lock().unwrap_or_else(PoisonError::into_inner).push((input, output));
        }
    });
    std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Ends a call that puts far more on the tape than any board has squares.
pub struct Leash {
    left: u32,
}

impl Leash {
    /// A leash that ends a call with the first event after so many.
    #[must_use]
    pub const fn of(events: u32) -> Self {
        Self { left: events }
    }
}

impl Default for Leash {
    fn default() -> Self {
        Self { left: 100_000 }
    }
}

impl Listener for Leash {
    fn hear(&mut self, _: &Event) {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => enough(),
        }
    }
}
