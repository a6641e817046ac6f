//! Asking once more what was answered wrongly, in a process of its own: when it is
//! answered rightly there, the learner's code keeps something from one call to the next.

use std::env;
use std::process::Child;

use crate::child::{MARK, lines_of};
use crate::exercise::Failure;
use crate::fault::Fault;
use crate::judge::LAST_RESORT;
use sudoku_steps::text::wrap;

/// The variable that says which check to run alone, and which of its inputs.
pub(super) const ALONE: &str = "SUDOKU_STEPS_ALONE";

/// Where an answer was wrong.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    /// The number of the check.
    pub(super) check: usize,
    /// The number of the input, with checks that go through a list of them.
    pub(super) input: usize,
    /// How many lines of the report come before the diagnosis.
    pub(super) lines: usize,
}

impl Place {
    /// What the variable says of this place.
    pub(super) fn told(self) -> String {
        format!("{} {}", self.check, self.input)
    }

    /// In a child that is to run one check alone: which one, and which input.
    pub(super) fn of_this_process() -> Option<Self> {
        let text = env::var(ALONE).ok()?;
        let (check, input) = text.split_once(' ')?;
        Some(Self { check: check.parse().ok()?, input: input.parse().ok()?, lines: 0 })
    }

    /// Replaces the diagnosis if the child that runs this place alone passes.
    pub(super) fn look_again(self, failure: &mut Failure, child: std::io::Result<Child>) {
        let slow = [Fault::DoesNotReturn, Fault::ForcesWithoutEnd, Fault::MemoryUsedUp];
        let is_slow = slow.iter().any(|fault| failure.fault.as_deref() == Some(fault.name()));
        let Ok(mut child) = child else { return };
        let is_first = self.check == 0 && self.input == 0;
        if !is_slow && !is_first && passes(&mut child) {
            let fault = Fault::StateKept;
            let mut lines: Vec<String> =
                failure.text.lines().take(self.lines).map(str::to_string).collect();
            lines.push(String::new());
            lines.extend(wrap(fault.look_at(), 76).iter().map(|line| format!("  {line}")));
            failure.text = lines.join("\n");
            failure.fault = Some(fault.name().to_string());
        }
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn passes(child: &mut Child) -> bool {
    let lines = lines_of(child);
    while let Ok(line) = lines.recv_timeout(LAST_RESORT) {
        match line.strip_prefix(MARK).and_then(|word| word.split(' ').next()) {
            Some("pass") => return true,
            Some("fail") => return false,
            _ => {}
        }
    }
    false
}
