//! What a learner waits for in a fresh clone: the first builds and the first verdicts.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use sudoku_steps::Table;
use sudoku_steps::course::stage;

use crate::answers::{cargo, expect_success, right_answer, written};
use crate::median;

/// How often a verdict is measured; the median counts.
const ROUNDS: usize = 5;
/// The exercises whose verdicts are measured.
const SAVED: [usize; 3] = [3, 9, 10];

/// Clones what is committed into a temporary folder, with all dependencies downloaded,
/// and does there what a learner does on the first evening.
///
/// # Errors
/// If a clone can't be made, or a command doesn't do what it does for a learner.
pub fn measure() -> Result<Table, String> {
    let folder = Clones::new()?;
    let mut table = Table::new(&["what a learner does", "CPU", "wall", "target"]);

    let one = folder.clone("one")?;
    let lesson = stage(3).lesson_command();
    let (output, cost) = timed(|| cargo(&one, &lesson));
    expect_success(&lesson, output)?;
    row(&mut table, &format!("first {lesson}"), &cost, &megabytes(&one)?);
    let exercise = stage(1).exercise_command();
    let (output, cost) = timed(|| cargo(&one, &exercise));
    expect_verdict(&exercise, output)?;
    row(&mut table, &format!("then the first {exercise}"), &cost, &megabytes(&one)?);

    let two = folder.clone("two")?;
    expect_success(&lesson, cargo(&two, &lesson))?;
    let (output, cost) = timed(|| cargo(&two, "cargo test"));
    expect_verdict("cargo test", output)?;
    row(&mut table, "or then the first cargo test", &cost, &megabytes(&two)?);
    let again = rounds(|_| {
        let (output, cost) = timed(|| cargo(&two, "cargo test"));
        expect_verdict("cargo test", output).map(|()| cost)
    })?;
    row(&mut table, "cargo test again, to the first verdict", &again, "");

    for number in SAVED {
        let stage = stage(number);
        let file = two.join(stage.exercise_file());
        let says = |error: io::Error| format!("exercise {number}: {error}");
        let answer = right_answer(&two, stage).map_err(says)?;
        let command = stage.exercise_command();
        let cost = rounds(|round| {
            fs::write(&file, format!("{answer}\n// saved {round} times\n")).map_err(says)?;
            let (output, cost) = timed(|| cargo(&two, &command));
            expect_success(&command, output).map(|()| cost)
        })?;
        row(&mut table, &format!("exercise {number}, from saving to the verdict"), &cost, "");
    }
    Ok(table)
}

/// What a command cost.
#[derive(Clone, Copy)]
struct Cost {
    cpu: Option<Duration>,
    wall: Duration,
}

/// Runs a command and measures it with all processes that it starts.
fn timed(command: impl FnOnce() -> io::Result<Output>) -> (io::Result<Output>, Cost) {
    let (before, start) = (cpu_of_children(), Instant::now());
    let output = command();
    let wall = start.elapsed();
    let cpu = before.zip(cpu_of_children()).map(|(before, after)| after.saturating_sub(before));
    (output, Cost { cpu, wall })
}

/// The medians of some rounds, after one that isn't counted.
fn rounds(mut run: impl FnMut(usize) -> Result<Cost, String>) -> Result<Cost, String> {
    run(0)?;
    let costs = (1..=ROUNDS).map(run).collect::<Result<Vec<_>, _>>()?;
    let cpus: Option<Vec<Duration>> = costs.iter().map(|cost| cost.cpu).collect();
    let walls = costs.iter().map(|cost| cost.wall).collect();
    Ok(Cost { cpu: cpus.map(median), wall: median(walls) })
}

/// The CPU time of all processes that this one started and that have ended.
#[cfg(unix)]
fn cpu_of_children() -> Option<Duration> {
    use nix::sys::resource::{UsageWho, getrusage};

    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let micros = |time: nix::sys::time::TimeVal| {
        Duration::new(time.tv_sec().unsigned_abs(), time.tv_usec().unsigned_abs() as u32 * 1_000)
    };
    Some(micros(usage.user_time()) + micros(usage.system_time()))
}

/// Other systems don't say.
#[cfg(not(unix))]
fn cpu_of_children() -> Option<Duration> {
    None
}

/// A learner's first verdict is red, and comes from the checker, not from the compiler.
fn expect_verdict(command: &str, output: io::Result<Output>) -> Result<(), String> {
    let output = output.map_err(|error| format!("cannot run {command}: {error}"))?;
    let text = written(&output);
    if !output.status.success() && text.contains("exercise 1: 0 of") {
        return Ok(());
    }
    Err(format!("{command} says no verdict on exercise 1\n{text}"))
}

fn row(table: &mut Table, what: &str, cost: &Cost, target: &str) {
    let seconds = |time: Duration| format!("{:.2} s", time.as_secs_f64());
    let cpu = cost.cpu.map_or("unknown".to_string(), seconds);
    table.row([what, &cpu, &seconds(cost.wall), target]);
}

/// How much is in the target folder of a clone.
fn megabytes(clone: &Path) -> Result<String, String> {
    let target = clone.join("target");
    let bytes =
        size(&target).map_err(|error| format!("cannot read {}: {error}", target.display()))?;
    Ok(format!("{} MB", bytes / 1_000_000))
}

/// The bytes of all files in a folder.
fn size(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        bytes += if about.is_dir() { size(&entry.path())? } else { about.len() };
    }
    Ok(bytes)
}

/// A temporary folder for clones, gone when it is dropped.
struct Clones(PathBuf);

impl Clones {
    fn new() -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("first-build-{}", std::process::id()));
        fs::create_dir(&folder)
            .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        Ok(Self(folder))
    }

    /// A clone of what is committed in this checkout, with its dependencies downloaded.
    fn clone(&self, name: &str) -> Result<PathBuf, String> {
        let course =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder above benches");
        let clone = self.0.join(name);
        let mut git = Command::new("git");
        expect_success("git clone", git.args(["clone", "-q"]).arg(course).arg(&clone).output())?;
        expect_success("cargo fetch", cargo(&clone, "cargo fetch"))?;
        Ok(clone)
    }
}

impl Drop for Clones {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
