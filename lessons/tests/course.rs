//! What the lessons and the map print, held by snapshots.

#![forbid(unsafe_code)]

#[path = "../../tests/support/mod.rs"]
mod support;

use sudoku_steps::course::STAGES;
use support::calm::calmly;
use support::program::{Ran, lesson, program, run};
use support::{screen, snapshot};

const NO_ARGUMENTS: [&str; 0] = [];

#[test]
fn lessons_and_map_are_as_the_snapshots_say() {
    calmly("lessons_and_map_are_as_the_snapshots_say", || {
        for stage in &STAGES {
            let Ran { status, out, err } = run(&mut lesson(stage.number, &NO_ARGUMENTS), b"");
            assert_eq!((status, err.as_str()), (Some(0), ""));
            snapshot::matches(&format!("lesson{:02}", stage.number), &screen::steady(&out));
        }
        let map = run(&mut program("sudoku-steps", &NO_ARGUMENTS), b"");
        snapshot::matches("map", &map.out);
    });
}
