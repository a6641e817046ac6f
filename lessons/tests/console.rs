//! What the READMEs show is what there is: the consoles, the excerpts, the paths.

#![forbid(unsafe_code)]

#[path = "../../tests/support/mod.rs"]
mod support;

use std::fs;

use sudoku_steps::course::STAGES;
use support::program::{ROOT, Ran, program, run};
use support::readme::{self, Block};
use support::screen::steady;

/// A command of a console block and what stands under it.
struct Example<'a> {
    command: &'a str,
    shown: Vec<&'a str>,
}

fn examples(block: &Block) -> Vec<Example<'_>> {
    let mut examples: Vec<Example<'_>> = Vec::new();
    for line in &block.lines {
        match (line.strip_prefix("$ "), examples.last_mut()) {
            (Some(command), _) => examples.push(Example { command, shown: Vec::new() }),
            (None, Some(example)) => example.shown.push(line),
            (None, None) => panic!("{} doesn't begin with a command", block.place),
        }
    }
    examples
}

#[test]
fn every_console_shows_what_the_program_prints() {
    let mut compared = 0;
    for readme in readme::all() {
        for block in readme.blocks() {
            if block.kind != "console" {
                let hides_a_command = block.lines.iter().any(|line| line.starts_with("$ "));
                assert!(!hides_a_command, "{} is a console: say so", block.place);
                continue;
            }
            for example in examples(&block) {
                if let Some(Ran { out, err, .. }) = run_without_cargo(example.command) {
                    let real = steady(&format!("{out}{err}"));
                    let shown = steady(&example.shown.join("\n"));
                    let place = format!("{}: {}", block.place, example.command);
                    assert!(shows(&shown, &real), "{place}\n--- shown\n{shown}\n--- real\n{real}");
                    compared += 1;
                } else {
                    expect_ci_runs(&block, &example);
                }
            }
        }
    }
    println!("{compared} examples compared");
}

/// Runs `cargo run [-q] [--bin PROGRAM] [-- ARGUMENTS] [< FILE]` without cargo.
fn run_without_cargo(command: &str) -> Option<Ran> {
    let rest = command.strip_prefix("cargo run")?;
    let rest = rest.strip_prefix(" -q").unwrap_or(rest);
    let (rest, input) = match rest.split_once(" < ") {
        Some((rest, file)) => (rest, readme::read(file.trim()).expect("the input file is there")),
        None => (rest, String::new()),
    };
    let (name, arguments) = match rest.split_once(" --bin ") {
        Some((_, rest)) => rest.split_once(" -- ").unwrap_or((rest, "")),
        None => ("sudoku-steps", rest.trim_start().strip_prefix("-- ").unwrap_or_default()),
    };
    Some(run(&mut program(name.trim(), &words(arguments)), input.as_bytes()))
}

/// The arguments as a shell takes them apart: at spaces, but not between quotes.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let quoted = matches!(first, '"' | '\'');
        let end = if quoted { first } else { ' ' };
        let word = &rest[usize::from(quoted)..];
        let (word, after) = word.split_once(end).unwrap_or((word, ""));
        words.push(word.to_string());
        rest = after.trim_start();
    }
    words
}

/// Whether a text is what was really printed. A line `…` stands for any lines.
fn shows(shown: &str, real: &str) -> bool {
    let mut real: Vec<&str> = real.trim_end().lines().collect();
    let shown: Vec<&str> = shown.trim_end().lines().collect();
    let mut parts: Vec<&[&str]> = shown.split(|line| line.trim() == "…").collect();
    let Some(last) = parts.pop() else { return real.is_empty() };
    let Some((first, middle)) = parts.split_first() else { return real == last };
    if real.len() < first.len() + last.len() || !real.starts_with(first) || !real.ends_with(last) {
        return false;
    }
    real = real[first.len()..real.len() - last.len()].to_vec();
    for part in middle {
        let found = (0..=real.len()).find(|&at| real[at..].starts_with(part));
        let Some(at) = found else { return false };
        real.drain(..at + part.len());
    }
    true
}

/// A command of cargo's own is run by `.ci/run`, which compares what is shown.
fn expect_ci_runs(block: &Block, example: &Example<'_>) {
    let Block { place, .. } = block;
    let Example { command, shown } = example;
    assert!(ci_has(&format!("{command}'")), "{place}: .ci/run doesn't run {command:?}");
    let is_shown = shown.iter().any(|line| !line.trim().is_empty());
    let is_compared = ci_has(&format!("shown '{command}'"));
    assert!(!is_shown || is_compared, "{place}: nobody compares what {command:?} prints");
}

fn ci_has(words: &str) -> bool {
    let script = readme::read(".ci/run").expect("the course has a .ci/run");
    script.lines().any(|line| line.contains(words))
}

#[test]
fn every_command_in_a_sentence_works() {
    for readme in readme::all() {
        for command in readme.code().iter().filter(|code| code.starts_with("cargo ")) {
            let is_exercise =
                STAGES.iter().any(|stage| command.starts_with(&stage.exercise_command()));
            if let Some(ran) = run_without_cargo(command) {
                let place = format!("{}: {command}", readme.file);
                if command.starts_with("cargo run --bin board") {
                    // It draws on a terminal, and its own tests drive it in one. Here it says so.
                    assert_eq!(ran.status, Some(2), "{place}");
                    assert!(ran.err.contains("no terminal"), "{place}: {}", ran.err);
                    continue;
                }
                assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{place}");
            } else if !is_exercise {
                let place = &readme.file;
                assert!(ci_has(&format!("{command}'")), "{place}: .ci/run doesn't run {command:?}");
            }
        }
    }
}

#[test]
fn every_excerpt_stands_in_the_code_of_its_lesson() {
    for readme in readme::all() {
        let Some(name) = readme.file.strip_prefix("lessons/") else { continue };
        let name = name.trim_end_matches("/README.md");
        let files = ["solutions/NAME.rs", "exercises/NAME.rs", "lessons/NAME/main.rs"];
        let mut files: Vec<String> = files.map(|file| file.replace("NAME", name)).to_vec();
        // A big solution has a folder beside its file.
        for entry in fs::read_dir(format!("{ROOT}/solutions/{name}")).into_iter().flatten() {
            let file = entry.expect("a file of a solution").file_name();
            files.push(format!("solutions/{name}/{}", file.to_string_lossy()));
        }
        // A learner may have moved the exercise away.
        let codes = files.iter().map(|file| bare(&readme::read(file).unwrap_or_default()));
        let codes: Vec<Vec<String>> = codes.collect();
        for block in readme.blocks().iter().filter(|block| block.kind == "rust") {
            let excerpt = bare(&block.lines.join("\n"));
            let is_cut =
                |code: &Vec<String>| code.windows(excerpt.len()).any(|lines| lines == excerpt);
            assert!(codes.iter().any(is_cut), "{} is cut from no file of its lesson", block.place);
        }
    }
}

/// The lines of a code without their indentation.
fn bare(code: &str) -> Vec<String> {
    code.lines().map(|line| line.trim().to_string()).collect()
}

#[test]
fn every_path_and_link_leads_somewhere() {
    for readme in readme::all().into_iter().chain(readme::for_authors()) {
        let prose = readme.prose();
        for link in prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if !link.starts_with("http") {
                let file = link.split('#').next().unwrap_or_default();
                assert!(readme.folder().join(file).exists(), "{}: {link}", readme.file);
            }
        }
        for path in readme.code().iter().filter(|code| is_path(code)) {
            let from_root = fs::metadata(format!("{ROOT}/{path}")).is_ok();
            assert!(from_root, "{}: there is no {path}", readme.file);
        }
    }
}

/// Whether a piece of code is a path within the course.
fn is_path(code: &str) -> bool {
    let folders =
        ["lessons/", "exercises/", "solutions/", "tests/", "src/", "check/", "benches/", ".ci/"];
    folders.iter().any(|folder| code.starts_with(folder))
        && !code.contains(|character: char| character.is_whitespace() || "*…<{".contains(character))
}

#[test]
fn every_part_of_ci_is_on_the_page_for_authors() {
    let script = readme::read(".ci/run").expect("the course has a .ci/run");
    let all = script.lines().find_map(|line| line.strip_prefix("all='")?.strip_suffix('\''));
    let parts = all.expect(".ci/run lists its parts").split(' ');
    let commands: Vec<String> = parts.map(|part| format!(".ci/run {part}")).collect();
    let [page, _] = readme::for_authors();
    let shown: Vec<String> =
        page.code().into_iter().filter(|code| code.starts_with(".ci/run ")).collect();
    assert_eq!(shown, commands);
}

#[test]
fn an_example_is_read_as_it_is_meant() {
    assert_eq!(
        words(" --puzzle \"AI Escargot\"  --trace 3 ''"),
        ["--puzzle", "AI Escargot", "--trace", "3", ""]
    );
    assert!(shows("a\nb\n", "a\nb"));
    assert!(!shows("a", "a\nb"));
    assert!(shows("a\n…\nc", "a\nb\nc\n") && shows("a\n…\nc", "a\nc"));
    assert!(shows("…\nb\n…", "a\nb\nc") && !shows("…\nd\n…", "a\nb\nc"));
    assert!(!shows("a\n…\na", "a"));
}
