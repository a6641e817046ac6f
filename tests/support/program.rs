//! Running the programs of the course and reading what they write.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::screen;

/// A program that cargo built for this test: a lesson for the lessons' own tests, the map
/// for all others.
const BUILT: &str =
    match (option_env!("CARGO_BIN_EXE_lesson01"), option_env!("CARGO_BIN_EXE_sudoku-steps")) {
        (Some(lesson), _) => lesson,
        (None, Some(map)) => map,
        (None, None) => panic!("cargo builds a package's programs for its tests"),
    };

/// The folder that the course is in. The lessons are a package of their own within it.
pub const ROOT: &str = match option_env!("CARGO_BIN_EXE_lesson01") {
    Some(_) => concat!(env!("CARGO_MANIFEST_DIR"), "/.."),
    None => env!("CARGO_MANIFEST_DIR"),
};

/// What a program wrote and how it ended.
pub struct Ran {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// A program of the course by its name, such as `lesson03`. Cargo puts all of them
/// beside the one that it names.
fn path_of(program: &str) -> PathBuf {
    Path::new(BUILT).with_file_name(format!("{program}{}", std::env::consts::EXE_SUFFIX))
}

/// A program that is going to be run in the folder of the course.
pub fn program(program: &str, arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(path_of(program));
    command.args(arguments).current_dir(ROOT);
    // A test finds no record of what a learner did, and leaves none.
    let number = COMMANDS.fetch_add(1, Ordering::Relaxed);
    let records = format!("{}/{}-{number}", env!("CARGO_TARGET_TMPDIR"), std::process::id());
    command.env("SUDOKU_STEPS_RECORDS", records);
    command
}

/// How many commands were made.
static COMMANDS: AtomicUsize = AtomicUsize::new(0);

/// The program of a lesson.
pub fn lesson(number: usize, arguments: &[&str]) -> Command {
    program(&format!("lesson{number:02}"), arguments)
}

/// Starts a program with all three streams in our hands.
pub fn start(command: &mut Command) -> Child {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    pipes.spawn().unwrap_or_else(|error| panic!("{command:?} can't be started: {error}"))
}

/// Runs a program to its end with `input` on its standard input. No line of its
/// output may be wider than the screen.
pub fn run(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = start(command);
    // A program that doesn't read its input may be gone already.
    let _ = child.stdin.take().expect("the input is a pipe").write_all(input);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("a child ends");
    let text = |bytes| String::from_utf8(bytes).expect("the course writes UTF-8");
    let ran = Ran { status: status.code(), out: text(stdout), err: text(stderr) };
    for line in ran.out.lines() {
        let width = screen::width(line);
        assert!(width <= 80, "{command:?} writes a line of {width} columns:\n{line}");
    }
    assert!(!ran.err.contains("panicked"), "{command:?} panics:\n{}", ran.err);
    ran
}
