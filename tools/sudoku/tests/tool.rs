//! Running the tool and reading what it writes.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// What the tool wrote and how it ended.
pub struct Ran {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The lines of its answer.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }
}

/// The tool, about to be run in the folder of the course.
pub fn tool(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command
}

/// The tool with all three streams in our hands.
pub fn start(arguments: &[&str]) -> Child {
    let mut command = tool(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the tool can be started")
}

/// Runs the tool to its end with `input` on its standard input.
pub fn fed(arguments: &[&str], input: &str) -> Ran {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_string();
    // It may be gone before it has read all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("a child ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("the tool writes UTF-8");
    let ran = Ran { status: status.code(), out: text(stdout), err: text(stderr) };
    assert!(!ran.err.contains("panicked"), "{arguments:?} panics:\n{}", ran.err);
    ran
}

/// The same without input.
pub fn run(arguments: &[&str]) -> Ran {
    fed(arguments, "")
}

/// A file of the shared cases.
pub fn case(name: &str) -> String {
    format!("tests/cases/{name}.txt")
}

/// A folder of its own for a test.
#[allow(dead_code)] // not every test needs one
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
