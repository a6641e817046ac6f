//! The tool as a new user meets it, and what happens when things go wrong.

mod tool;

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};

use sudoku_steps::Grid;
use tool::{case, fed, folder, run, start, tool};

/// Every command once, from the first look at the help to a puzzle of one's own.
#[test]
fn a_walk_through_every_command() {
    let help = run(&["--help"]);
    assert_eq!(help.status, Some(0));
    let commands = ["solve", "count", "explain", "rate", "verify", "trace", "race", "make"];
    for command in commands.into_iter().chain(["completions", "man"]) {
        assert!(help.out.contains(&format!("\n  {command} ")), "{command} in\n{}", help.out);
        let own = run(&[command, "--help"]);
        assert_eq!(own.status, Some(0));
        assert!(own.out.contains("Example"), "an example for {command}\n{}", own.out);
        assert_eq!(run(&["man", command]).status, Some(0));
    }
    let solved = run(&["solve", "easy"]);
    assert!(solved.out.starts_with("easy: one solution"), "{}", solved.out);
    let answer = run(&["solve", "--format", "line", "easy"]).out;
    assert_eq!(run(&["count", "--format", "line", "easy"]).out, "1\n");
    let right = fed(&["verify", "easy", "-"], &answer);
    assert_eq!((right.status, right.out.starts_with("Right")), (Some(0), true));
    let explained = run(&["explain", "easy"]);
    assert!(explained.out.contains("   1  Naked single: "), "{}", explained.out);
    assert!(explained.out.contains("Solved."));
    assert_eq!(run(&["rate", "--format", "line", "easy"]).out, "easy\n");
    let trace = run(&["trace", "--stage", "in-order", "--steps", "2", "easy"]);
    assert!(trace.out.contains("  Set (0, 0) = 2\n    Set (0, 1) = 3\n  … "), "{}", trace.out);
    let race = run(&["race", "--times", "1", "easy"]);
    assert_eq!(race.status, Some(0), "{}", race.out);
    for stage in ["in-order", "fewest", "propagation", "kept", "cover", "tightest", "rules"] {
        assert!(
            race.out.contains(&format!("\n{stage} ")) && race.out.contains('█'),
            "{}",
            race.out
        );
    }
    let made = run(&["make", "--seed", "5", "--format", "line"]);
    assert_eq!(run(&["solve", made.out.trim()]).status, Some(0));
    assert!(run(&["completions", "bash"]).out.contains("sudoku"));
    assert!(run(&["man"]).out.contains(".TH sudoku"));
}

/// What the tool makes it solves, in order, on one core and on several; and every answer
/// is a solution of its puzzle.
#[test]
fn every_answer_is_a_solution_of_its_puzzle() {
    let made = run(&["make", "--count", "300", "--minimal", "--seed", "1", "--format", "line"]);
    let puzzles = made.lines();
    assert_eq!(puzzles.len(), 300);
    for jobs in ["1", "4"] {
        let solved = fed(&["solve", "--format", "line", "--jobs", jobs], &made.out);
        assert_eq!((solved.status, solved.lines().len()), (Some(0), 300));
        for (puzzle, answer) in puzzles.iter().zip(solved.lines()) {
            let puzzle: Grid = puzzle.parse().expect("a puzzle");
            let answer: Grid = answer.parse().expect("a grid");
            assert!(answer.is_full() && answer.conflicts().is_empty(), "{answer:?}");
            assert_eq!(puzzle.overwritten_by(&answer), [], "{puzzle:?}");
        }
    }
}

#[test]
fn a_bad_puzzle_has_its_line_and_the_rest_go_on() {
    let line = run(&["make", "--seed", "5", "--format", "line"]).out;
    let (short, empty) = (&line[1..], ".".repeat(81));
    let text = format!("{line}{}{short}{empty}\n", line.replacen('9', "y", 1));
    let ran = fed(&["solve", "--format", "line"], &text);
    assert_eq!(ran.lines().len(), 4, "{}", ran.out);
    assert_eq!(ran.lines()[1..], ["error", "error", "several"]);
    let complaints: Vec<&str> = ran.err.lines().collect();
    assert_eq!(complaints.len(), 2, "{}", ran.err);
    assert!(complaints[0].starts_with("standard input:2:2: character 'y'"), "{}", ran.err);
    assert!(complaints[1].starts_with("standard input:3:1: found 80 squares"), "{}", ran.err);
    assert_eq!(ran.status, Some(2));
}

#[test]
fn the_exit_status_is_the_worst_of_all() {
    let status = |arguments: &[&str]| run(arguments).status;
    assert_eq!(status(&["solve", "easy", "small"]), Some(0));
    let none = case("no_place_in_a_box");
    assert_eq!(status(&["solve", "easy", &none, "small"]), Some(1));
    assert_eq!(status(&["solve", "--budget", "0", "17 clues", "easy"]), Some(1));
    assert_eq!(status(&["solve", &none, "nobody", "easy"]), Some(2));
    assert_eq!(status(&["solve", "--jobs", "0", "easy"]), Some(2));
    assert_eq!(status(&["solve", "--budget", "-1", "easy"]), Some(2));
}

#[test]
fn a_second_solution_is_shown_with_the_squares_that_differ() {
    let ran = run(&["solve", "0010040000020200"]);
    assert!(ran.out.contains("more than one solution; they differ in 4 squares"), "{}", ran.out);
    assert!(ran.out.contains("  [3]1 |[4]2    [4]1 |[3]2\n"), "{}", ran.out);
    let ran = run(&["solve", "--format", "json", "0010040000020200"]);
    let object: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(object["solution"], "2314142331424231");
    assert_eq!(object["second"], "2314142341323241");
    assert_eq!(object["differ"], serde_json::json!([[2, 0], [2, 2], [3, 0], [3, 2]]));
}

#[test]
fn a_puzzle_without_a_solution_says_why() {
    for (puzzle, reason) in [
        ("12....3.......4.", "no digit fits"),
        ("...21.....1.....", "has no place in"),
        (
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
            "1, 5 and 6 have only two places in column 4, (7, 4) and (8, 4)",
        ),
    ] {
        let ran = run(&["solve", puzzle]);
        assert_eq!(ran.status, Some(1));
        assert!(ran.out.contains("no solution; ") && ran.out.contains(reason), "{}", ran.out);
    }
}

#[test]
fn a_wrong_solution_is_told_where_it_is_wrong() {
    let wikipedia =
        "531276498647198532298345167124867953856934721379521846982753614763419285415682379";
    let ran = run(&["verify", "wikipedia", wikipedia]);
    assert_eq!(ran.status, Some(1));
    assert_eq!(ran.lines().len(), 1 + 9, "{}", ran.out);
    assert!(ran.out.contains("  (1, 5) is given as 5, and the claim has 8 there\n"));
    let ran = run(&["verify", "small", "3124421324311343"]);
    assert!(ran.out.contains("  row 3 has two 3s, at (3, 1) and (3, 3)\n"), "{}", ran.out);
    assert_eq!(run(&["verify", "small", "easy"]).status, Some(2));
    assert_eq!(run(&["verify", "-", "-"]).status, Some(2));
}

/// Somebody types a puzzle and waits for its answer before typing the next.
#[test]
fn a_puzzle_is_answered_before_the_next_is_there() {
    let mut child = start(&["solve", "--format", "line"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let line = run(&["make", "--seed", "5", "--format", "line"]).out;
    for _ in 0..3 {
        input.write_all(line.as_bytes()).expect("it reads");
        let mut answer = String::new();
        out.read_line(&mut answer).expect("it answers");
        assert_eq!(answer.len(), 82, "{answer}");
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

/// Whoever reads only the first answers ends the tool, and nobody hears of it.
#[test]
fn a_closed_pipe_is_quiet() {
    let list = folder("closed").join("list.txt");
    let line = run(&["make", "--seed", "5", "--format", "line"]).out;
    fs::write(&list, line.repeat(20_000)).expect("a file can be written");
    let mut child = start(&["solve", "--format", "line", list.to_str().expect("a path")]);
    drop(child.stdin.take());
    let mut first = [0; 82];
    child.stdout.take().expect("a pipe").read_exact(&mut first).expect("an answer");
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!((said.as_str(), child.wait().expect("it ends").code()), ("", Some(0)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    for arguments in [
        &["solve", "easy"][..],
        &["count", "easy"],
        &["explain", "easy"],
        &["rate", "easy"],
        &["verify", "easy", "easy"],
        &["trace", "easy"],
        &["race", "--times", "1", "small"],
        &["make"],
        &["man"],
        &["completions", "bash"],
        &["--help"],
        &["solve", "--help"],
    ] {
        let full = File::options().write(true).open("/dev/full").expect("it is there");
        let output = tool(arguments).stdout(full).output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("cannot write the output"), "{arguments:?}: {said}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn what_is_no_file_of_puzzles_says_what_to_do() {
    let folder = folder("odd");
    let empty = folder.join("empty.txt");
    fs::write(&empty, "").expect("a file can be written");
    let (folder, empty) = (folder.to_str().expect("a path"), empty.to_str().expect("a path"));
    for (given, says) in [
        (folder, "this is a folder; give the files in it"),
        (empty, ":1:1: the text is empty; a puzzle has"),
        ("gone/vanished.txt", "no puzzle and no file is called \"gone/vanished.txt\""),
        ("esay", "did you mean easy"),
    ] {
        let ran = run(&["solve", "--format", "line", given, "small"]);
        assert_eq!(ran.lines(), ["error", "3124421324311342"], "{given}");
        assert!(ran.err.contains(says), "{given}: {}", ran.err);
        assert_eq!((ran.err.lines().count(), ran.status), (1, Some(2)), "{given}: {}", ran.err);
    }
}

/// Ctrl-C ends it by the signal, as a shell expects.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_it() {
    use std::os::unix::process::ExitStatusExt;
    let mut child = start(&["solve", "--format", "line"]);
    let line = run(&["make", "--seed", "5", "--format", "line"]).out;
    child.stdin.as_mut().expect("a pipe").write_all(line.as_bytes()).expect("it reads");
    // Its first answer says that it is at work.
    child.stdout.as_mut().expect("a pipe").read_exact(&mut [0; 82]).expect("an answer");
    let id = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill runs").success());
    assert_eq!(child.wait().expect("it ends").signal(), Some(2));
}
