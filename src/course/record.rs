//! How an exercise went when it was last checked.
//!
//! A record stands in cargo's target folder, beside what cargo keeps there: it goes with
//! `cargo clean`, and no commit ever holds one. It carries a hash of the exercise and one of
//! everything that its checks are made of, so that it speaks of no other text than the one
//! that was checked.

use std::cell::OnceCell;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use super::{STAGES, Stage};

/// The folder that the course is in.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// What the checks of an exercise are made of, beside the exercise itself.
const CHECKS: [&str; 4] = ["check", "src", "solutions", "tests"];

/// Where a learner stands with an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nobody checked it yet, or the course has changed since.
    Unknown,
    /// The exercise was changed since it was last checked.
    Changed,
    /// Some checks passed, and the next did not.
    Failed {
        /// How many passed.
        passed: usize,
        /// How many there are.
        of: usize,
    },
    /// All checks passed.
    Passed {
        /// How many there are.
        of: usize,
    },
}

/// The target folder that this program was built into: the one with cargo's tag in it.
#[must_use]
pub fn target_folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let mut folders = program.ancestors().skip(1);
    folders.find(|folder| folder.join("CACHEDIR.TAG").is_file()).map(Path::to_path_buf)
}

/// The records in a folder.
pub struct Records {
    folder: PathBuf,
    course: PathBuf,
    /// Reading all that the checks are made of takes a while: only who compares needs it.
    checks: OnceCell<u64>,
}

impl Records {
    /// Those of this checkout. Nothing where this program doesn't stand in a target folder.
    /// The variable `SUDOKU_STEPS_RECORDS` names another folder for them.
    #[must_use]
    pub fn here() -> Option<Self> {
        let named = std::env::var_os("SUDOKU_STEPS_RECORDS").map(PathBuf::from);
        let folder = named.or_else(|| Some(target_folder()?.join("sudoku-steps")))?;
        Some(Self::of(Path::new(ROOT), &folder))
    }

    /// The folder that they stand in.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Those in `folder`, on the course in the folder `course`.
    #[must_use]
    pub fn of(course: &Path, folder: &Path) -> Self {
        let (folder, course) = (folder.to_path_buf(), course.to_path_buf());
        Self { folder, course, checks: OnceCell::new() }
    }

    /// The hash of all that the checks are made of.
    fn checks(&self) -> u64 {
        *self.checks.get_or_init(|| {
            let mut hasher = DefaultHasher::new();
            for part in CHECKS {
                hash_folder(&self.course.join(part), &mut hasher);
            }
            hasher.finish()
        })
    }

    /// Where the learner stands with an exercise.
    #[must_use]
    pub fn standing(&self, stage: &Stage) -> Standing {
        let Ok(text) = fs::read_to_string(self.file(stage)) else { return Standing::Unknown };
        let words: Vec<u64> = text.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let [exercise, checks, passed, of] = words[..] else { return Standing::Unknown };
        let [passed, of] = [passed, of].map(|number| number as usize);
        if checks != self.checks() {
            Standing::Unknown
        } else if Some(exercise) != self.hash_of(stage) {
            Standing::Changed
        } else if passed == of {
            Standing::Passed { of }
        } else {
            Standing::Failed { passed, of }
        }
    }

    /// The first exercise that isn't known to pass.
    #[must_use]
    pub fn next(&self) -> Option<&'static Stage> {
        STAGES.iter().find(|stage| !matches!(self.standing(stage), Standing::Passed { .. }))
    }

    /// Keeps how an exercise with this text went when all of its checks were asked for: how
    /// many passed, and how many there are.
    pub fn keep(&self, stage: &Stage, text: &str, (passed, of): (usize, usize)) -> io::Result<()> {
        let exercise = hash(text.as_bytes());
        fs::create_dir_all(&self.folder)?;
        fs::write(self.file(stage), format!("{exercise} {} {passed} {of}\n", self.checks()))
    }

    fn file(&self, stage: &Stage) -> PathBuf {
        self.folder.join(format!("exercise{:02}", stage.number))
    }

    fn hash_of(&self, stage: &Stage) -> Option<u64> {
        fs::read(self.course.join(stage.exercise_file())).ok().map(|text| hash(&text))
    }
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// Takes in every file below a folder, in the order of their names.
fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            // The bank of wrong answers takes no part in a check.
            if !path.ends_with("misconceptions") {
                hash_folder(&path, hasher);
            }
        } else {
            path.file_name().hash(hasher);
            fs::read(&path).unwrap_or_default().hash(hasher);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::stage;

    #[test]
    fn a_record_speaks_of_the_text_that_was_checked_and_of_no_other() {
        let course = std::env::temp_dir().join(format!("sudoku-steps-{}", std::process::id()));
        let exercise = course.join(stage(3).exercise_file());
        let check = course.join("check/03.rs");
        for file in [&exercise, &check] {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "one").unwrap();
        }
        let records = || Records::of(&course, &course.join("target/sudoku-steps"));
        assert_eq!(records().standing(stage(3)), Standing::Unknown);
        records().keep(stage(3), "one", (4, 16)).unwrap();
        assert_eq!(records().standing(stage(3)), Standing::Failed { passed: 4, of: 16 });
        records().keep(stage(3), "one", (16, 16)).unwrap();
        assert_eq!(records().standing(stage(3)), Standing::Passed { of: 16 });
        fs::write(&exercise, "two").unwrap();
        assert_eq!(records().standing(stage(3)), Standing::Changed);
        fs::write(&exercise, "one").unwrap();
        assert_eq!(records().standing(stage(3)), Standing::Passed { of: 16 });
        fs::write(&check, "two").unwrap();
        assert_eq!(records().standing(stage(3)), Standing::Unknown);
        fs::remove_dir_all(&course).unwrap();
    }
}
