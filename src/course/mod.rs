//! The map of the course: what each lesson and exercise is called and where it is; and the
//! hints.
//!
//! The front door is [`STAGES`].

pub mod hints;
pub mod record;

/// A lesson and the exercise of the same number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The number, from 1.
    pub number: usize,
    /// The name in the paths, such as `backtracking`.
    pub name: &'static str,
    /// What the lesson is called.
    pub title: &'static str,
    /// One line on what it is about.
    pub about: &'static str,
    /// What the learner writes, in the order to write it in.
    pub writes: &'static [&'static str],
}

/// All stages in order.
pub const STAGES: [Stage; 12] = [
    Stage {
        number: 1,
        name: "recursion",
        title: "Recursion on a 4 × 4 board",
        about: "a function that calls itself, and the tree of its calls",
        writes: &["fits", "solve"],
    },
    Stage {
        number: 2,
        name: "candidates",
        title: "Which digits fit?",
        about: "rows, columns, boxes; the digits allowed in a square",
        writes: &["allowed", "is_solved"],
    },
    Stage {
        number: 3,
        name: "backtracking",
        title: "Plain backtracking",
        about: "choose, try, check, undo; what one search costs",
        writes: &["first_empty", "solve", "solve_with_stack"],
    },
    Stage {
        number: 4,
        name: "fewest_choices",
        title: "Fewest choices first (MRV)",
        about: "the same search in a better order",
        writes: &["fewest_choices"],
    },
    Stage {
        number: 5,
        name: "propagation",
        title: "Propagation by singles",
        about: "fill what is forced before guessing",
        writes: &["fill_forced", "fill_hidden", "propagate"],
    },
    Stage {
        number: 6,
        name: "counting",
        title: "Counting solutions",
        about: "search past the first, stop at a cap",
        writes: &["each_solution", "differences"],
    },
    Stage {
        number: 7,
        name: "making",
        title: "Making puzzles",
        about: "take digits away while one solution is left",
        writes: &["dig", "is_minimal"],
    },
    Stage {
        number: 8,
        name: "trail",
        title: "Candidates that remember",
        about: "sets kept as bits, and a trail to take changes back",
        writes: &[
            "insert",
            "all",
            "remove",
            "contains",
            "union",
            "without",
            "len",
            "ascending",
            "eliminate",
            "restore",
        ],
    },
    Stage {
        number: 9,
        name: "exact_cover",
        title: "Exact cover and dancing links",
        about: "one search for Sudoku, queens, pentominoes and more",
        writes: &["cover", "uncover", "fewest_options", "search"],
    },
    Stage {
        number: 10,
        name: "bigger_boards",
        title: "Bigger boards",
        about: "the same functions from 4 × 4 to 25 × 25; what still works",
        writes: &["box_corner", "peers", "tightest", "solve"],
    },
    Stage {
        number: 11,
        name: "rules",
        title: "The rules that people use",
        about: "pairs, pointing, X-wing; a puzzle explained and rated",
        writes: &["naked_pairs", "pointing"],
    },
    Stage {
        number: 12,
        name: "fast",
        title: "As fast as it goes",
        about: "every rule on the whole grid at once, and no list of what changed",
        writes: &["mini_rows", "keep", "seen", "round"],
    },
];

/// What a learner reads after the last exercise: what was built, and where to go on.
pub const ENDING: &str = include_str!("ending.txt");

/// The stage with this number.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn stage(number: usize) -> &'static Stage {
    let stage = STAGES.iter().find(|stage| stage.number == number);
    stage.unwrap_or_else(|| panic!("there is no lesson {number}"))
}

impl Stage {
    /// What one types to run the lesson.
    #[must_use]
    pub fn lesson_command(&self) -> String {
        format!("cargo run --bin lesson{:02}", self.number)
    }

    /// What one types to check the exercise.
    #[must_use]
    pub fn exercise_command(&self) -> String {
        format!("cargo test --test exercise{:02}", self.number)
    }

    /// The text of the lesson.
    #[must_use]
    pub fn lesson_file(&self) -> String {
        format!("lessons/{:02}_{}/README.md", self.number, self.name)
    }

    /// The file in which the learner writes.
    #[must_use]
    pub fn exercise_file(&self) -> String {
        format!("exercises/{:02}_{}.rs", self.number, self.name)
    }

    /// The reference answer, to compare with once the exercise passes.
    #[must_use]
    pub fn solution_file(&self) -> String {
        format!("solutions/{:02}_{}.rs", self.number, self.name)
    }

    /// The next stage, if this isn't the last.
    #[must_use]
    pub fn next(&self) -> Option<&'static Stage> {
        STAGES.iter().find(|stage| stage.number == self.number + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_stage_has_its_files_under_one_name() {
        for stage in &STAGES {
            let name = format!("{:02}_{}", stage.number, stage.name);
            for file in [
                stage.lesson_file(),
                stage.exercise_file(),
                format!("lessons/{name}/main.rs"),
                format!("solutions/{name}.rs"),
                format!("check/src/exercises/{name}.rs"),
                format!("tests/exercise{:02}.rs", stage.number),
            ] {
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
                assert!(path.is_file(), "{file} is missing");
            }
        }
    }
}
