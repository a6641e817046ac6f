//! What `cargo test` asks of an exercise: all of its checks, or those that a filter names.

use crate::run::exercise::{Check, Exercise};

/// The arguments behind `cargo test --test exercise03 --`, as far as they matter here.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub(crate) struct Asked {
    filters: Vec<String>,
    skips: Vec<String>,
    is_exact: bool,
    /// Whether only the name of the target is wanted.
    pub(crate) list: bool,
    /// Whether only checks that are switched off are wanted. There are none.
    pub(crate) ignored: bool,
    /// Whether every check is to run by itself.
    pub(crate) each: bool,
}

/// Options of Rust's own test programs that are followed by a value.
const WITH_VALUE: [&str; 5] = ["--test-threads", "--color", "--format", "--logfile", "-Z"];

impl Asked {
    pub(crate) fn read(arguments: &[String]) -> Self {
        let mut asked = Self::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            match argument.as_str() {
                "--list" => asked.list = true,
                "--ignored" => asked.ignored = true,
                "--each" => asked.each = true,
                "--exact" => asked.is_exact = true,
                "--skip" => asked.skips.extend(rest.next().cloned()),
                option if WITH_VALUE.contains(&option) => {
                    rest.next();
                }
                option => match option.strip_prefix("--skip=") {
                    Some(skip) => asked.skips.push(skip.to_string()),
                    None if option.starts_with('-') => {}
                    None => asked.filters.push(argument.clone()),
                },
            }
        }
        asked
    }

    /// What a filter is called in a sentence; nothing when there is none.
    pub(crate) fn part(&self) -> Option<String> {
        let mut words = Vec::new();
        if !self.filters.is_empty() {
            words.push(format!("on {}", self.filters.join(", ")));
        }
        if !self.skips.is_empty() {
            words.push(format!("without {}", self.skips.join(", ")));
        }
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// Leaves the checks that are asked for: by a filter the one of just this name, or else
    /// all with the filter in their names. The name of the exercise names all.
    pub(crate) fn leave(&self, exercise: &mut Exercise, name: &str) {
        let names: Vec<String> = exercise.checks.iter().map(|check| check.name.clone()).collect();
        let is_named = |check: &Check, word: &String| {
            let has_its_name = names.contains(word) || self.is_exact;
            check.name == *word || !has_its_name && check.name.contains(word.as_str())
        };
        let is_wanted = |check: &Check| {
            let filters = &self.filters;
            filters.is_empty() || filters.iter().any(|word| word == name || is_named(check, word))
        };
        exercise.checks.retain(|check| {
            is_wanted(check) && !self.skips.iter().any(|word| is_named(check, word))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(words: &[&str]) -> Vec<String> {
        let mut exercise = Exercise::new(3);
        for name in ["first_empty", "solve on easy", "solve on easy twice", "solve on 17 clues"] {
            exercise = exercise.check(name, || Ok(()));
        }
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Asked::read(&words).leave(&mut exercise, "exercise03");
        exercise.checks.iter().map(|check| check.name.clone()).collect()
    }

    #[test]
    fn filters_and_skips_are_those_of_cargo_test() {
        assert_eq!(left(&[]).len(), 4);
        assert_eq!(left(&["exercise03"]).len(), 4);
        assert_eq!(left(&["solve on easy"]), ["solve on easy"]);
        assert_eq!(left(&["easy"]), ["solve on easy", "solve on easy twice"]);
        assert_eq!(left(&["--skip", "solve"]), ["first_empty"]);
        assert_eq!(left(&["--skip=17", "solve"]), ["solve on easy", "solve on easy twice"]);
        assert_eq!(left(&["--exact", "solve"]), [""; 0]);
        assert_eq!(left(&["--test-threads", "1", "--nocapture", "first"]), ["first_empty"]);
    }
}
