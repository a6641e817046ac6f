//! Runs the checker on a bank of wrong answers, and on right answers of different
//! style: every wrong one has to fail with the diagnosis that its file names, and
//! every right one has to pass.
//!
//! The checker runs each answer in a child process, which is this program called
//! again; so it has a main function of its own and prints its own score.

#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, thread};

use sudoku_steps_check::exercises::{
    exercise01, exercise02, exercise03, exercise04, exercise05, exercise06, exercise07, exercise08,
    exercise09, exercise10, exercise11, exercise12,
};
use sudoku_steps_check::{Exercise, Fault};

/// An answer of the bank.
pub struct Entry {
    /// The exercise's number and the name of the file.
    name: String,
    /// What is wrong with it; nothing with a right one.
    fault: Option<Fault>,
    /// The exercise with this answer, made anew for each run.
    exercise: Box<dyn Fn() -> Exercise + Sync>,
    /// What other ways of checking make of it: see [`peers`].
    peers: Box<dyn Fn() -> Vec<Exercise> + Sync>,
}

/// The answers of one exercise: `wrong { file => FAULT; … } right { file; … }`.
/// `$answer!(file)` makes the value that the checks take.
macro_rules! bank {
    ($number:literal, $checks:ident, $answer:ident,
     wrong { $($wrong:ident => $fault:ident;)* } right { $($right:ident;)* }) => {
        $(mod $wrong;)*
        $(mod $right;)*

        pub fn bank() -> Vec<crate::Entry> {
            use sudoku_steps_check::faults;
            vec![
                $(crate::entry($number, stringify!($wrong), Some(faults::$fault), || {
                    crate::$checks::exercise($answer!($wrong))
                }, || crate::peers::of($number, $answer!($wrong))),)*
                $(crate::entry($number, stringify!($right), None, || {
                    crate::$checks::exercise($answer!($right))
                }, || crate::peers::of($number, $answer!($right))),)*
            ]
        }
    };
}

#[path = "misconceptions/peers.rs"]
mod peers;

#[path = "misconceptions/01_recursion/mod.rs"]
mod bank01;
#[path = "misconceptions/02_candidates/mod.rs"]
mod bank02;
#[path = "misconceptions/03_backtracking/mod.rs"]
mod bank03;
#[path = "misconceptions/04_fewest_choices/mod.rs"]
mod bank04;
#[path = "misconceptions/05_propagation/mod.rs"]
mod bank05;
#[path = "misconceptions/06_counting/mod.rs"]
mod bank06;
#[path = "misconceptions/07_making/mod.rs"]
mod bank07;
#[path = "misconceptions/08_trail/mod.rs"]
mod bank08;
#[path = "misconceptions/09_exact_cover/mod.rs"]
mod bank09;
#[path = "misconceptions/10_bigger_boards/mod.rs"]
mod bank10;
#[path = "misconceptions/11_rules/mod.rs"]
mod bank11;
#[path = "misconceptions/12_fast/mod.rs"]
mod bank12;

fn bank() -> Vec<Entry> {
    [
        bank01::bank(),
        bank02::bank(),
        bank03::bank(),
        bank04::bank(),
        bank05::bank(),
        bank06::bank(),
        bank07::bank(),
        bank08::bank(),
        bank09::bank(),
        bank10::bank(),
        bank11::bank(),
        bank12::bank(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

pub fn entry(
    number: usize,
    file: &str,
    fault: Option<Fault>,
    exercise: impl Fn() -> Exercise + Sync + 'static,
    peers: impl Fn() -> Vec<Exercise> + Sync + 'static,
) -> Entry {
    let (exercise, peers) = (Box::new(exercise), Box::new(peers));
    Entry { name: format!("{number:02}/{file}"), fault, exercise, peers }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let bank = bank();
    for entry in &bank {
        (entry.exercise)().answer_as_child(&entry.name);
        for (index, peer) in (entry.peers)().iter().enumerate() {
            peer.answer_as_child(&format!("{} by peer {index}", entry.name));
        }
    }
    colored::control::set_override(false);
    let filters: Vec<&String> = arguments.iter().filter(|text| !text.starts_with('-')).collect();
    let show = arguments.iter().any(|text| text == "--show");
    let chosen: Vec<&Entry> = bank
        .iter()
        .filter(|entry| filters.is_empty() || filters.iter().any(|text| entry.name.contains(*text)))
        .collect();
    if arguments.iter().any(|text| text == "--peers") {
        compare_with_peers(&chosen);
        return ExitCode::SUCCESS;
    }
    let complaints = judge_all(&chosen, show);
    let wrong = chosen.iter().filter(|entry| entry.fault.is_some()).count();
    let missed = complaints.iter().filter(|complaint| complaint.is_wrong_answer).count();
    for complaint in &complaints {
        println!("{}\n", complaint.text);
    }
    println!("diagnosed {} of {wrong}", wrong - missed);
    println!("{} passed, {} failed", chosen.len() - complaints.len(), complaints.len());
    ExitCode::from(u8::from(!complaints.is_empty()))
}

/// How many of the wrong answers the other ways of checking notice at all.
fn compare_with_peers(entries: &[&Entry]) {
    let mut noticed = [0; 2];
    let mut all = 0;
    for entry in entries.iter().filter(|entry| entry.fault.is_some()) {
        let peers = (entry.peers)();
        all += usize::from(!peers.is_empty());
        for (index, peer) in peers.iter().enumerate() {
            let judgement = peer.judge(&format!("{} by peer {index}", entry.name));
            noticed[index] += usize::from(judgement.failure.is_some());
        }
    }
    println!("an assertion on the final grid notices {} of {all}", noticed[0]);
    println!("a bare snapshot notices {} of {all}", noticed[1]);
}

struct Complaint {
    text: String,
    is_wrong_answer: bool,
}

/// Runs the checker on each answer, two at a time, and says which it took for
/// something else.
fn judge_all(entries: &[&Entry], show: bool) -> Vec<Complaint> {
    let next = AtomicUsize::new(0);
    let complaints = Mutex::new(Vec::new());
    let work = || {
        while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(text) = judge(entry, show) {
                let is_wrong_answer = entry.fault.is_some();
                let complaint = Complaint { text, is_wrong_answer };
                complaints.lock().expect("no judge panics").push(complaint);
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    complaints.into_inner().expect("no judge panics")
}

fn judge(entry: &Entry, show: bool) -> Option<String> {
    let judgement = (entry.exercise)().judge(&entry.name);
    let found = judgement.failure.as_ref();
    if show && let Some(failure) = found {
        println!("== {} · {}\n{}\n", entry.name, failure.check, failure.text);
    }
    let too_wide = found.into_iter().flat_map(|failure| failure.text.lines());
    if let Some(line) = too_wide.into_iter().find(|line| line.chars().count() > 80) {
        return Some(format!("{}: a line of the report is too wide: {line}", entry.name));
    }
    match (entry.fault, found) {
        (None, None) => None,
        (None, Some(failure)) => Some(format!(
            "{} is right and fails {:?}:\n{}",
            entry.name, failure.check, failure.text
        )),
        (Some(fault), None) => Some(format!("{} passes; expected: {}", entry.name, fault.name())),
        (Some(fault), Some(failure)) if failure.fault.as_deref() == Some(fault.name()) => None,
        (Some(fault), Some(failure)) => Some(format!(
            "{} fails {:?} with the diagnosis {:?}; expected: {}\n{}",
            entry.name,
            failure.check,
            failure.fault.as_deref().unwrap_or("none"),
            fault.name(),
            failure.text
        )),
    }
}
