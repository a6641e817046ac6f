//! Which function still has its `todo!()`: the one that was called, or one that it needs.

use std::fs;

use crate::fault::{Cause, Fault};
use crate::report::Report;

/// The report on a `todo!()` that was reached at `place` when `function` was called.
pub(super) fn report(function: &str, place: &str) -> Report {
    let is_called = |name: &str| function.split(' ').any(|word| word == name);
    match enclosing(place).filter(|name| !is_called(name)) {
        Some(name) => Report::todo(&name)
            .say(format!("{function} was called, and the todo!() at {place} was reached."))
            .because(Some(Cause::new(Fault::NeededFirst))),
        None => Report::todo(function),
    }
}

/// The function in which a place lies, if its file can be read.
fn enclosing(place: &str) -> Option<String> {
    let (file, line) = place.rsplit_once(':')?;
    name_above(&fs::read_to_string(file).ok()?, line.parse().ok()?)
}

/// The name of the last function that begins at this line, counted from 1, or above it.
fn name_above(text: &str, line: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().take(line).collect();
    lines.into_iter().rev().find_map(|line| {
        let code = line.split("//").next()?;
        let (before, name) = code.split_once("fn ")?;
        let is_word = before.is_empty() || before.ends_with(' ');
        let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
        (is_word && end > 0).then(|| name[..end].to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_function_above_a_line_is_named() {
        let text = "/// No fn here.\npub fn all(n: u8) -> u32 {\n    insert(0, n)\n}\n\n\
                    pub fn insert<T>(set: u32) -> u32 {\n    todo!()\n}\n";
        assert_eq!(name_above(text, 3).as_deref(), Some("all"));
        assert_eq!(name_above(text, 7).as_deref(), Some("insert"));
        assert_eq!(name_above(text, 1), None);
    }

    #[test]
    fn a_todo_of_the_called_function_needs_no_place() {
        assert_eq!(report("solve", "no such file:3"), Report::todo("solve"));
    }
}
