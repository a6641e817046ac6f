//! How long a learner waits for a verdict: from a saved file to the last line.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use sudoku_steps::Table;
use sudoku_steps::course::{STAGES, Stage};

use crate::answers::{self, cargo, right_answer};
use crate::median;

/// How often each exercise is measured.
const ROUNDS: usize = 10;

/// Copies the course into the target folder, puts right answers of the bank in place of
/// the stubs, so that all checks run, and measures each exercise there.
pub fn measure() -> Result<Table, String> {
    let course = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder above benches");
    let copy = course.join("target/verdicts");
    let in_copy = |error: io::Error| format!("cannot work in {}: {error}", copy.display());
    copy_course(course, &copy).map_err(in_copy)?;
    let mut table = Table::new(&["exercise", "median", "slowest", "run alone"]);
    for stage in &STAGES {
        let answer = right_answer(course, stage).map_err(in_copy)?;
        let times = (0..=ROUNDS).map(|round| {
            let saved = format!("{answer}\n// saved {round} times\n");
            fs::write(copy.join(stage.exercise_file()), saved).map_err(in_copy)?;
            verdict(&copy, stage)
        });
        // The first round also builds whatever else is missing.
        let times: Vec<Duration> = times.skip(1).collect::<Result<_, String>>()?;
        let alone = (0..ROUNDS).map(|_| verdict(&copy, stage)).collect::<Result<_, String>>()?;
        let slowest = times.iter().max().copied().unwrap_or_default();
        let shown = [median(times), slowest, median(alone)];
        let cells = shown.map(|time| format!("{:.2} s", time.as_secs_f64()));
        table.row(std::iter::once(format!("{:02}_{}", stage.number, stage.name)).chain(cells));
    }
    Ok(table)
}

/// Builds and runs one exercise.
fn verdict(copy: &Path, stage: &Stage) -> Result<Duration, String> {
    let command = stage.exercise_command();
    let start = Instant::now();
    answers::expect_success(&command, cargo(copy, &command))?;
    Ok(start.elapsed())
}

/// Copies a folder without what git and cargo keep in it.
fn copy_course(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        if name == "target" || name == ".git" {
            continue;
        }
        if path.is_dir() {
            copy_course(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
