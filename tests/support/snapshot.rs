//! Holding what a program writes against the snapshot of the same name.

use super::program::ROOT;

use sudoku_steps_check::exercises::snapshot as checks;

/// Compares `text` with `lessons/tests/snapshots/<name>.snap`. An author makes it anew with
/// `INSTA_UPDATE=always cargo test --features solutions --test course --test commands`.
pub fn matches(name: &str, text: &str) {
    let settings = checks::settings(&format!("{ROOT}/lessons/tests/snapshots"));
    settings.bind(|| insta::assert_snapshot!(name, text));
}
