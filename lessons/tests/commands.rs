//! The lessons and the map as commands: their options, their colours, bad input, and how
//! they end.

#![forbid(unsafe_code)]

#[path = "../../tests/support/mod.rs"]
mod support;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use sudoku_steps::course::{STAGES, Stage};
use sudoku_steps::{puzzles, read};
use support::calm::calmly;
use support::program::{ROOT, Ran, lesson, program, run, start};
use support::{screen, snapshot};

fn told(stage: &Stage, arguments: &[&str]) -> Ran {
    run(&mut lesson(stage.number, arguments), b"")
}

/// A puzzle of the lesson's size in three forms.
struct Texts {
    good: &'static str,
    conflict: &'static str,
    hopeless: &'static str,
}

fn texts(stage: &Stage) -> Texts {
    if stage.number == 1 {
        Texts { good: puzzles::SMALL, conflict: "11..............", hopeless: "12....3.......4." }
    } else {
        Texts {
            good: puzzles::NAMED[5].text,
            conflict: "1.......1........................................................................",
            hopeless: "53..7...86..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        }
    }
}

/// A file for one test, gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Self {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&file, content).expect("the target folder can be written");
        Self(file)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the target folder has a readable name")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn colour_adds_codes_and_nothing_else() {
    calmly("colour_adds_codes_and_nothing_else", || {
        for stage in &STAGES {
            let plain = told(stage, &["--color", "never"]).out;
            let colour = told(stage, &["--color", "always"]).out;
            assert_eq!(
                screen::steady(&screen::plain(&colour)),
                screen::steady(&plain),
                "lesson {}",
                stage.number
            );
            let shown = screen::steady(&colour).replace('\u{1b}', "␛");
            snapshot::matches(&format!("lesson{:02}_in_colour", stage.number), &shown);
        }
    });
}

#[test]
fn no_variable_brings_colour_into_a_pipe_or_changes_the_width() {
    let variables = [
        ("CLICOLOR_FORCE", "1"),
        ("FORCE_COLOR", "1"),
        ("CARGO_TERM_COLOR", "always"),
        ("COLORTERM", "truecolor"),
        ("NO_COLOR", ""),
        ("NO_COLOR", "1"),
        ("TERM", "dumb"),
        ("COLUMNS", "20"),
        ("RUST_BACKTRACE", "1"),
    ];
    for stage in &STAGES {
        let expected = screen::steady(&told(stage, &["--puzzle", texts(stage).good]).out);
        for (name, value) in variables {
            let mut command = lesson(stage.number, &["--puzzle", texts(stage).good]);
            let out = run(command.env(name, value), b"").out;
            assert!(!out.contains('\u{1b}'), "lesson {} with {name}={value}", stage.number);
            assert_eq!(screen::steady(&out), expected, "{name}={value}");
        }
    }
}

#[test]
fn help_explains_the_options_with_examples() {
    for stage in &STAGES {
        let Ran { status, out, err } = told(stage, &["--help"]);
        assert_eq!((status, err.as_str()), (Some(0), ""));
        for word in ["--puzzle", "--trace", "--step", "--budget", "--color", "Examples:"] {
            assert!(out.contains(word), "the help of lesson {} lacks {word}", stage.number);
        }
        let title = format!("Lesson {}: {}", stage.number, stage.title);
        assert_eq!(out.lines().next(), Some(title.as_str()));
    }
}

#[test]
fn bad_input_is_one_line_and_status_2() {
    let empty = Scratch::new("empty.txt", b" \n\n");
    let latin = Scratch::new("latin.txt", b"53..7..\xe9.\n");
    for stage in &STAGES {
        let Texts { good, conflict, .. } = texts(stage);
        let names: Vec<&str> =
            puzzles::all().filter(|named| fits(stage, named.1)).map(|named| named.0).collect();
        let good = &good.replace(' ', "");
        let too_short = &good[..good.len() - 1];
        let too_long = &format!("{good}.");
        let letter = &good.replacen('.', "y", 1);
        let accent = &good.replacen('.', "é", 1);
        for (puzzle, words) in [
            ("nonsense", names.as_slice()),
            ("src", &["\"src\"", "cannot read"]),
            (empty.path(), &[empty.path(), "the text is empty"]),
            ("", &["the text is empty"]),
            (too_short, &["found", "squares"]),
            (too_long, &["found", "squares"]),
            (letter, &["'y' at 1:"]),
            (accent, &["'é' at 1:"]),
            (latin.path(), &[latin.path(), "UTF-8", "1:8"]),
            (conflict, &["row 0 has two 1s, at (0, 0) and (0, "]),
        ] {
            expect_complaint(&told(stage, &["--puzzle", puzzle]), words);
        }
        let mut command = lesson(stage.number, &["--puzzle", "-"]);
        expect_complaint(&run(&mut command, b""), &["standard input", "the text is empty"]);
        let both = told(stage, &["--puzzle", "-", "--step"]);
        expect_complaint(&both, &["--step", "standard input"]);
    }
}

/// Whether the lesson takes puzzles of the size of this one.
fn fits(stage: &Stage, puzzle: &str) -> bool {
    let side = read::side(puzzle).expect("a puzzle of the course has a size");
    match stage.number {
        1 => side == 4,
        10 => true,
        _ => side == 9,
    }
}

#[test]
fn a_named_puzzle_of_another_size_is_said_to_be_one() {
    for stage in &STAGES {
        for (name, text) in puzzles::all().filter(|named| !fits(stage, named.1)) {
            let side = read::side(text).expect("a puzzle of the course has a size");
            let ran = told(stage, &["--puzzle", &name.to_uppercase()]);
            expect_complaint(&ran, &[name, &format!("{side} × {side}"), "lesson 10"]);
        }
        let name = puzzles::GROWING.iter().rfind(|named| fits(stage, named.text)).unwrap().name;
        let ran = told(stage, &["--puzzle", name, "--trace", "1", "--budget", "100000"]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{name}");
    }
}

/// One line on standard error that has all the words, nothing else, status 2.
#[track_caller]
fn expect_complaint(ran: &Ran, words: &[&str]) {
    let Ran { status, out, err } = ran;
    assert_eq!((*status, out.as_str()), (Some(2), ""), "{err}");
    let is_line = err.starts_with("error: ") && err.ends_with('\n') && err.lines().count() == 1;
    assert!(is_line, "not one line:\n{err}");
    for word in words {
        assert!(err.contains(word), "{word:?} is missing:\n{err}");
    }
}

#[test]
fn a_wrong_option_is_named_with_status_2() {
    for stage in &STAGES {
        for arguments in [
            ["--nonsense", "1"].as_slice(),
            &["--budget", "many"],
            &["--budget", "-1"],
            &["--trace", "some"],
            &["--trace", "-1"],
            &["--trace", "99999999999999999999999"],
            &["--color", "green"],
            &["--trace", "3", "--step"],
            &["--puzzle"],
        ] {
            let Ran { status, out, err } = told(stage, arguments);
            assert_eq!((status, out.as_str()), (Some(2), ""), "{arguments:?}");
            let names_it = arguments.iter().any(|argument| err.contains(argument));
            assert!(err.starts_with("error: ") && names_it, "{arguments:?}: {err}");
        }
    }
    let map = run(&mut program("sudoku-steps", &["nonsense"]), b"");
    assert_eq!((map.status, map.out.as_str()), (Some(2), ""));
    assert!(map.err.starts_with("error: "), "{}", map.err);
}

#[test]
fn a_number_below_zero_gets_the_sentence_of_a_wrong_number() {
    let told = |stage: usize, arguments: &[&str]| run(&mut lesson(stage, arguments), b"").err;
    for (stage, option, number) in
        [(3, "--trace", "-1"), (3, "--budget", "-3"), (7, "--seed", "-1"), (6, "--most", "-9")]
    {
        let apart = told(stage, &[option, number]);
        assert_eq!(apart, told(stage, &[&format!("{option}={number}")]));
        assert!(apart.contains("invalid value") && apart.contains("give a "), "{apart}");
    }
    let large = "99999999999999999999999";
    for (stage, option) in [(3, "--trace"), (3, "--budget"), (7, "--seed"), (6, "--most")] {
        let err = told(stage, &[option, large]);
        assert!(err.contains("too large; the most is 18,446,744,073,709,551,615"), "{err}");
    }
}

#[test]
fn a_puzzle_without_its_option_is_told_what_to_type() {
    let file = Scratch::new("misplaced.txt", puzzles::NAMED[0].text.as_bytes());
    for argument in ["easy", "AI Escargot", "16a", puzzles::NAMED[1].text, file.path()] {
        let ran = run(&mut lesson(4, &[argument]), b"");
        let command = format!("cargo run --bin lesson04 -- --puzzle \"{argument}\"");
        if argument.len() <= 100 {
            expect_complaint(&ran, &["--puzzle", &command]);
        } else {
            expect_complaint(&ran, &["cargo run --bin lesson04 -- --puzzle"]);
        }
    }
}

#[test]
fn an_unknown_name_is_quoted_in_part_with_what_is_near() {
    let err = |name: &str| run(&mut lesson(3, &["--puzzle", name]), b"").err;
    assert!(err("esay").contains("did you mean easy?"), "{}", err("esay"));
    assert!(err("inkala").contains("Inkala 2006"), "{}", err("inkala"));
    let long = err(&"nobody ".repeat(1_000));
    assert!(long.contains("nobod\"…") && long.len() < 300, "{long}");
}

#[test]
fn a_text_that_is_too_large_is_left_early() {
    let mut child = start(&mut lesson(10, &["--puzzle", "-"]));
    let mut input = child.stdin.take().expect("the input is a pipe");
    let zeros = "0".repeat(1 << 16);
    // Whoever stops reading closes the pipe.
    let written = (0..10_000).take_while(|_| input.write_all(zeros.as_bytes()).is_ok()).count();
    drop(input);
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
    assert_eq!(child.wait().expect("a child ends").code(), Some(2));
    assert!(written < 100, "{written} pieces of 64 KiB were read");
    assert_eq!(err, "error: standard input has more than 1 MiB; give one puzzle\n");
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_no_success() {
    use std::process::Stdio;
    for mut command in [lesson(3, &["--help"]), program("sudoku-steps", &["--help"])] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there");
        let child = command.stdout(full).stderr(Stdio::piped()).spawn().expect("it starts");
        let output = child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(err.starts_with("error: cannot write the output: "), "{err}");
    }
}

#[test]
fn a_word_that_is_no_command_is_told_what_to_type() {
    let map = |arguments: &[&str]| run(&mut program("sudoku-steps", arguments), b"");
    for stage in &STAGES {
        let number = stage.number;
        for word in [
            number.to_string(),
            format!("lesson{number}"),
            format!("lesson{number:02}"),
            format!("exercise{number:02}"),
        ] {
            let commands = [stage.lesson_command(), stage.exercise_command()];
            expect_complaint(&map(&[&word]), &commands.each_ref().map(String::as_str));
        }
    }
    expect_complaint(&map(&["lesson03", "--trace", "5"]), &["cargo run --bin lesson03"]);
    expect_complaint(&map(&["test"]), &["cargo test", "cargo test --test exercise01"]);
    expect_complaint(&map(&["13"]), &["no lesson 13", "1 to 12"]);
    for number in ["three", "-1", "0", "99", "3.5", "99999999999999999999999"] {
        expect_complaint(&map(&["hint", number]), &[&format!("{number:?}"), "from 1 to 12"]);
    }
    expect_complaint(&map(&["hint", "3", "nope"]), &["\"nope\"", "first_empty, solve"]);
}

/// The lessons that search for a solution of the puzzle that they are given.
fn searches() -> impl Iterator<Item = &'static Stage> {
    STAGES.iter().filter(|stage| stage.name != "candidates")
}

#[test]
fn no_solution_and_giving_up_are_said_apart_with_status_1() {
    for stage in searches() {
        let Texts { good, hopeless, .. } = texts(stage);
        let none = told(stage, &["--puzzle", hopeless]);
        assert_eq!((none.status, none.err.as_str()), (Some(1), ""), "{}", none.out);
        assert!(none.out.contains("No solution") && !none.out.contains("Gave up"), "{}", none.out);
        for arguments in [["--trace", "none"].as_slice(), &["--trace", "all"], &[]] {
            let more = ["--puzzle", good, "--budget", "3"];
            let up = told(stage, &[arguments, more.as_slice()].concat());
            assert_eq!((up.status, up.err.as_str()), (Some(1), ""), "{}", up.out);
            assert!(up.out.contains("Gave up after 3 tries"), "{}", up.out);
            assert!(!up.out.to_lowercase().contains("no solution"), "{}", up.out);
        }
    }
}

#[test]
fn a_puzzle_can_come_in_every_way() {
    for stage in &STAGES {
        let good = texts(stage).good;
        let file = Scratch::new(&format!("good{}.txt", stage.number), good.as_bytes());
        let expected = screen::steady(&told(stage, &["--puzzle", good]).out);
        let from_file = told(stage, &["--puzzle", file.path()]);
        assert_eq!(screen::steady(&from_file.out), expected);
        let windows = format!("\u{feff}{good}\r\n");
        let from_input = run(&mut lesson(stage.number, &["--puzzle", "-"]), windows.as_bytes());
        assert_eq!((from_input.status, from_input.err.as_str()), (Some(0), ""));
        assert_eq!(screen::steady(&from_input.out), expected);
    }
}

#[test]
fn every_line_of_a_long_trace_fits_the_screen() {
    for stage in searches() {
        let ran = told(stage, &["--puzzle", texts(stage).good, "--trace", "2_000"]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for stage in &STAGES {
        let good = texts(stage).good;
        for arguments in [
            ["--puzzle", good, "--trace", "all"].as_slice(),
            &["--puzzle", good, "--step"],
            &["--help"],
            &[],
        ] {
            let mut child = start(&mut lesson(stage.number, arguments));
            let mut input = child.stdin.take().expect("the input is a pipe");
            let mut output = BufReader::new(child.stdout.take().expect("the output is a pipe"));
            output.read_line(&mut String::new()).expect("there is a first line");
            drop(output);
            let _ = input.write_all(&b"\n".repeat(100));
            drop(input);
            let mut err = String::new();
            child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
            let status = child.wait().expect("a child ends").code();
            let what = format!("lesson {} {arguments:?} ends with {status:?}", stage.number);
            assert!(matches!(status, Some(0) | None), "{what}: {err}");
            assert_eq!(err, "", "{what}");
        }
    }
}

#[test]
fn step_goes_on_with_enter_and_ends_with_the_input() {
    for stage in searches() {
        let steps = |input: &[u8]| {
            let ran = run(&mut lesson(stage.number, &["--step"]), input);
            assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "lesson {}", stage.number);
            ran.out.lines().filter(|line| line.contains("Enter to go on")).count()
        };
        assert_eq!(steps(b""), 1);
        assert_eq!(steps(b"q\n\n\n\n"), 1);
        assert_eq!(steps(b"\n\n\n"), 4);
        assert_eq!(steps(b"\r\n\r\n"), 3);
        assert_eq!(steps(b"\n2\nb\nquit\n"), 4);
        assert_eq!(steps(b"exit\n\n"), 1);
        assert_eq!(steps(b"\xff\n\n"), 3, "what is no text is asked again");
    }
}

#[test]
fn a_step_back_shows_the_page_before() {
    let ran = run(&mut lesson(3, &["--step"]), b"3\nb\n\n2\nq\n");
    let steps: Vec<&str> =
        ran.out.lines().filter_map(|line| line.strip_prefix("Step ")?.split(' ').next()).collect();
    assert_eq!(steps, ["0", "3", "2", "3", "5"]);
    assert_eq!(ran.out.matches("the start").count(), 1);
    let columns =
        ran.out.lines().filter(|line| line.contains("| . 6 3")).map(|line| line.find("| . 6 3"));
    let columns: Vec<_> = columns.collect();
    assert!(columns.windows(2).all(|pair| pair[0] == pair[1]), "{columns:?}");
}

#[test]
fn brief_fits_one_screen() {
    for stage in &STAGES {
        let ran = run(&mut lesson(stage.number, &["--brief"]), b"");
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "lesson {}", stage.number);
        // A teacher's prompt takes the last line of the screen.
        assert!((10..24).contains(&ran.out.lines().count()), "{}", ran.out);
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
        for other in [&["--step"] as &[&str], &["--trace", "3"], &["--puzzle", "easy"]] {
            let both = run(&mut lesson(stage.number, &[&["--brief"], other].concat()), b"");
            assert_eq!((both.status, both.out.as_str()), (Some(2), ""), "lesson {}", stage.number);
            assert!(both.err.contains("--brief") && both.err.contains(other[0]), "{}", both.err);
        }
    }
}

#[test]
fn plain_backtracking_that_gave_up_leaves_the_answer_open() {
    let ran = run(&mut lesson(3, &["--puzzle", "17 clues", "--budget", "1,000"]), b"");
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.contains("stays open"), "{}", ran.out);
}

#[test]
fn what_gave_up_is_not_said_to_be_decided() {
    let ran = run(&mut lesson(8, &["--puzzle", "17 clues", "--budget", "0"]), b"");
    assert!(ran.out.contains("Gave up") && !ran.out.contains("decide it"), "{}", ran.out);
    let ran = run(&mut lesson(9, &["--budget", "10"]), b"");
    assert!(ran.out.contains("gave up") && !ran.out.contains("The first solution"), "{}", ran.out);
    let ran = run(&mut lesson(7, &["--budget", "5"]), b"");
    let words: Vec<&str> = ran.out.split_whitespace().collect();
    assert!(words.join(" ").contains("isn't sure that no more can go"), "{}", ran.out);
    let ran = run(&mut lesson(3, &["--budget", "1", "--puzzle", "easy"]), b"");
    assert!(ran.out.contains("Gave up after 1 try\n"), "{}", ran.out);
}

#[test]
fn an_option_that_cannot_be_kept_is_refused() {
    let uneven = run(&mut lesson(7, &["--puzzle", "singles", "--symmetric"]), b"");
    expect_complaint(&uneven, &["--symmetric", "half a turn"]);
    let even = run(&mut lesson(7, &["--puzzle", "Norvig 1", "--symmetric"]), b"");
    assert_eq!((even.status, even.err.as_str()), (Some(0), ""));
    for name in ["sudoku", "small"] {
        let ran = run(&mut lesson(9, &["--problem", name, "--size", "4"]), b"");
        expect_complaint(&ran, &["--size"]);
    }
}

#[test]
fn a_step_of_exact_cover_shows_the_matrix_that_is_left() {
    let ran = run(&mut lesson(9, &["--problem", "small", "--step"]), b"\n\nq\n");
    let after = ran.out.split("Take b c f").nth(1).expect("the second step");
    let sizes = after.lines().find(|line| line.contains("size")).expect("a picture");
    let sizes: Vec<&str> = sizes.split_whitespace().skip(1).collect();
    assert_eq!(sizes, ["2", "1", "1", "1", "0", "0", "1"], "no option is left for e and f");
}

#[test]
fn what_depends_on_a_time_is_left_out() {
    let run = |time: &str, rule: &str, heading: &str| {
        format!(
            "The table\n\n  name  {heading}  tries\n  ----  {rule}  -----\n  easy  {time}     54\n\
             \n  It took {time}, and\n  that is all.\n\n  4 ≈ 5\n"
        )
    };
    let one = screen::steady(&run("≈ 0.1 ms", "--------", "    time"));
    let other = screen::steady(&run("≈ 1,001.25 s", "------------", "        time"));
    assert_eq!(one, other);
    assert_eq!(
        one,
        "The table\n\n  name        time  tries\n  ----  ----------  -----\n  easy         ≈ …     54\n\
         \n  It took ≈ …, and that is all.\n\n  4 ≈ 5"
    );
    assert_eq!(screen::plain("\u{1b}[1;32mgreen\u{1b}[0m"), "green");
}

#[test]
fn every_question_of_a_lesson_gives_a_reason_for_each_choice() {
    for stage in &STAGES {
        let number = stage.number.to_string();
        let readme = fs::read_to_string(format!("{ROOT}/{}", stage.lesson_file())).unwrap();
        let questions = readme.matches("<summary>Answer</summary>").count();
        let asked =
            run(&mut program("sudoku-steps", &["quiz", &number]), &b"a\n".repeat(questions));
        assert_eq!((asked.status, asked.err.as_str()), (Some(0), ""));
        assert!(asked.out.contains(&format!("· {questions} questions")), "{}", asked.out);
        assert!(asked.out.contains(&format!(" of {questions} right\n")), "{}", asked.out);
        for letter in ["a", "b", "c"] {
            let lines = asked.out.lines().filter(|line| line.starts_with(&format!("  {letter}) ")));
            // Once as a choice, and once with its reason.
            let shown = lines.count();
            assert!(shown >= questions && shown % 2 == 0, "{number} {letter}: {shown}");
        }
    }
    let stopped = run(&mut program("sudoku-steps", &["quiz", "4"]), b"b\nz\n\xff\nq\n");
    assert!(stopped.out.contains("type a, b, c, d, or q to stop"), "{}", stopped.out);
    assert!(stopped.out.ends_with("1 of 1 right so far\n"), "{}", stopped.out);
}

#[test]
fn hints_climb_one_rung_at_a_call_and_begin_anew_when_asked() {
    let folder = format!("{}/rungs-{}", env!("CARGO_TARGET_TMPDIR"), std::process::id());
    let hint = |arguments: &[&str]| {
        let mut command = program("sudoku-steps", &[&["hint", "3", "solve"], arguments].concat());
        run(command.env("SUDOKU_STEPS_RECORDS", &folder), b"").out
    };
    for rung in ["a nudge", "a stronger hint", "the shape of the code", "the shape of the code"] {
        assert!(hint(&[]).starts_with(&format!("exercise 3 · solve · {rung}\n")));
    }
    assert!(hint(&["--first"]).starts_with("exercise 3 · solve · a nudge\n"));
    assert!(hint(&["--more"]).starts_with("exercise 3 · solve · a stronger hint\n"));
}

#[test]
fn an_answer_is_shown_to_who_is_sure() {
    let solution = |arguments: &[&str]| run(&mut program("sudoku-steps", arguments), b"");
    expect_complaint(&solution(&["solution", "3"]), &["isn't known to pass", "--sure"]);
    // A source has lines of up to 100 columns, as it stands.
    let shown = program("sudoku-steps", &["solution", "3", "--sure"]).output().unwrap();
    let out = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.status.success() && out.contains("pub fn first_empty"), "{out}");
}
