//! Hints, one rung after another: a nudge, a stronger hint, the shape of the code.

use crate::course::Stage;

/// The hints for one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// The function.
    pub function: &'static str,
    /// The hints, the faintest first.
    pub rungs: Vec<&'static str>,
}

/// What each rung is called.
pub const RUNGS: [&str; 3] = ["a nudge", "a stronger hint", "the shape of the code"];

/// The hints for the functions of an exercise, in the order of the exercise.
///
/// ```
/// use sudoku_steps::{course::stage, hints};
///
/// let ladders = hints::of(stage(3));
/// assert_eq!(ladders[1].function, "solve");
/// assert_eq!(ladders[1].rungs.len(), hints::RUNGS.len());
/// ```
#[must_use]
pub fn of(stage: &Stage) -> Vec<Ladder> {
    let text = match stage.number {
        1 => include_str!("hints/01.txt"),
        2 => include_str!("hints/02.txt"),
        3 => include_str!("hints/03.txt"),
        4 => include_str!("hints/04.txt"),
        5 => include_str!("hints/05.txt"),
        6 => include_str!("hints/06.txt"),
        7 => include_str!("hints/07.txt"),
        8 => include_str!("hints/08.txt"),
        9 => include_str!("hints/09.txt"),
        10 => include_str!("hints/10.txt"),
        11 => include_str!("hints/11.txt"),
        12 => include_str!("hints/12.txt"),
        _ => "",
    };
    text.split("# ").skip(1).map(ladder).collect()
}

fn ladder(text: &'static str) -> Ladder {
    let (function, hints) = text.split_once('\n').unwrap_or((text, ""));
    Ladder { function: function.trim(), rungs: hints.split("---").map(str::trim).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::STAGES;

    #[test]
    fn every_function_has_a_whole_ladder() {
        for stage in &STAGES {
            let ladders = of(stage);
            let functions: Vec<&str> = ladders.iter().map(|ladder| ladder.function).collect();
            assert_eq!(functions, stage.writes, "exercise {}", stage.number);
            for ladder in ladders {
                assert_eq!(ladder.rungs.len(), RUNGS.len(), "{}", ladder.function);
                for rung in ladder.rungs {
                    assert!(!rung.is_empty() && !rung.contains(';'), "{rung}");
                }
            }
        }
    }
}
