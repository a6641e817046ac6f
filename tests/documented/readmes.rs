//! Every figure with a comma that a README claims is computed here, or is a fact of
//! the world from a source; and no code of the course has a documented figure in it.

use std::fs;
use std::path::Path;

use sudoku_steps::course::STAGES;

use crate::computed::FIGURES;
use crate::support::program::ROOT;
use crate::support::readme;

/// Figures that the course doesn't compute, and where they come from.
const FACTS: [(&str, &str); 30] = [
    ("6,670,903,752,021,072,936,960", "Felgenhauer and Jarvis, 2006: finished grids"),
    ("5,472,730,538", "Jarvis and Russell: finished grids that are really different"),
    ("49,151", "Gordon Royle's collection of puzzles with 17 clues"),
    ("300,000", "McGuire, Tugemann and Civario: processor years of their first program"),
    ("20,000", "9,727,396 / 481, rounded: see fewest_choices_first"),
    ("83,565,184", "fewest choices on a puzzle of lesson 10: see tests/bigger.rs"),
    ("100,000", "the budget of lesson 10, which its program says too"),
    ("69,175,316", "another 17-clue puzzle in order: see tests/cases.rs, many_tries"),
    ("12,813", "the largest digit first, on easy: see further.rs, lesson_3"),
    ("490,572", "column by column, on the 17 clues: see further.rs, lesson_3"),
    ("21,445", "the last of ties, on the 17 clues: see further.rs, lesson_4"),
    ("9,171", "most blank peers, on Inkala 2012: see further.rs, lesson_4"),
    ("2,090", "most blank peers, on the 17 clues: see further.rs, lesson_4"),
    ("2,982", "one choice or the first, on Inkala 2012: see further.rs, lesson_4"),
    ("20,106", "one choice or the first, on the 17 clues: see further.rs, lesson_4"),
    ("2,729", "in order, wikipedia with a wrong clue: see further.rs, lesson_5"),
    ("1,851", "the naked rule alone, on Inkala 2012: see further.rs, lesson_5"),
    ("51,250", "kept sets count the 16 clues: see tasks.rs"),
    ("3,840", "256 × 15: see tasks.rs, kept_sets_under_other_searches"),
    ("3,868", "the trail of the empty 16 × 16 board: see tasks.rs"),
    ("40,320", "eight rooks: see tasks.rs"),
    ("6,728", "dominoes on 6 × 6: see tasks.rs"),
    ("8,245", "tightest on the empty 25 × 25 board: see tasks.rs"),
    ("323,090", "tightest counts the 16 clues: see tasks.rs"),
    ("2,156", "tightest counts the 4 × 4 grids: see tasks.rs"),
    ("2,272", "fewest choices counts the 4 × 4 grids: see tasks.rs"),
    ("5,452", "in order on 122 blanks: see tasks.rs, and the table of lesson 10"),
    ("96,227", "in order on 132 blanks: see tasks.rs, and the table of lesson 10"),
    ("8,341", "tightest on a puzzle without solution: see lessons/tests/bigger.rs"),
    ("9,164,604", "in order on 142 blanks: see tasks.rs, the_wall_a_thousand_times_further"),
];

/// The figures with commas in a text.
fn figures(text: &str) -> Vec<&str> {
    let is_part = |character: char| character.is_ascii_digit() || character == ',';
    let words = text.split(|character| !is_part(character)).map(|word| word.trim_matches(','));
    words.filter(|word| is_figure(word)).collect()
}

fn is_figure(word: &str) -> bool {
    let mut groups = word.split(',');
    let first = groups.next().unwrap_or_default();
    let mut groups = groups.peekable();
    (1..=3).contains(&first.len())
        && groups.peek().is_some()
        && groups.all(|group| group.len() == 3)
}

#[test]
fn every_figure_of_a_readme_is_computed_or_has_a_source() {
    for readme in readme::all() {
        // What a console shows is run by another test.
        let blocks = readme.blocks();
        let shown = blocks.iter().filter(|block| block.kind != "console");
        let texts = shown.map(|block| block.lines.join("\n")).chain([readme.prose()]);
        for text in texts {
            for figure in figures(&text) {
                let is_fact = FACTS.iter().any(|(fact, _)| *fact == figure);
                let number: Option<u64> = figure.replace(',', "").parse().ok();
                let is_computed = number.is_some_and(|number| FIGURES.contains(&number));
                assert!(is_fact || is_computed, "{}: nothing computes {figure}", readme.file);
            }
        }
    }
}

#[test]
fn the_first_readme_maps_every_lesson() {
    let text = fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap();
    for stage in &STAGES {
        let begins = format!("| [{} ", stage.number);
        let mut rows = text.lines().filter(|line| line.starts_with(&begins));
        let row = rows.next().unwrap_or_else(|| panic!("no row for lesson {}", stage.number));
        assert!(row.contains(&format!("({})", stage.lesson_file())), "{row}");
        let (first, last) = (stage.writes[0], stage.writes[stage.writes.len() - 1]);
        assert!(row.contains(&format!("`{first}`")) && row.contains(&format!("`{last}`")), "{row}");
    }
    let bins = STAGES.map(|stage| format!("`lesson{:02}`", stage.number));
    let named = format!("{} to {}", bins[0], bins[STAGES.len() - 1]);
    assert!(text.contains(&named), "the commands don't name {named}");
}

/// Copied from the text, it would pass without having been understood.
#[test]
fn no_readme_has_a_function_that_its_exercise_asks_for() {
    for stage in &STAGES {
        let text = readme::read(stage.lesson_file()).expect("every lesson has a text");
        for block in (readme::Readme { file: stage.lesson_file(), text }).blocks() {
            let code = block.lines.join("\n");
            let defined =
                code.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            for name in defined {
                let is_asked_for = stage.writes.contains(&name.trim());
                assert!(!is_asked_for, "{} defines {name}: the learner writes it", block.place);
            }
        }
    }
}

#[test]
fn teachers_ask_what_the_checker_asks() {
    let mut faults = String::new();
    for_each_code(&Path::new(ROOT).join("check/src"), &mut |file, code| {
        if file.ends_with("faults.rs") {
            faults.push_str(code);
        }
    });
    let text = readme::read("TEACHING.md").expect("there is a text for teachers");
    let begin = "| exercise | what goes wrong | what to ask |";
    let rows = text.lines().skip_while(|line| *line != begin).skip(2);
    let rows: Vec<&str> = rows.take_while(|line| line.starts_with('|')).collect();
    assert!(rows.len() > 10, "TEACHING.md has lost its table");
    for row in rows {
        let asked = row.trim_end_matches([' ', '|']).rsplit(" | ").next().unwrap();
        assert!(faults.contains(asked), "no fault asks {asked:?}");
    }
}

#[test]
fn no_code_of_the_course_has_a_documented_figure_in_it() {
    for folder in ["lessons", "src", "solutions"] {
        for_each_code(&Path::new(ROOT).join(folder), &mut |file, code| {
            let is_part = |character: char| character.is_ascii_digit() || ",_".contains(character);
            for word in code.split(|character| !is_part(character)) {
                let number: Option<u64> = word.replace([',', '_'], "").parse().ok();
                // A paper has its year beside it, and a year is no figure.
                let is_year = word.len() <= 5 && word.starts_with(['1', '2']) && {
                    let year = word.trim_end_matches(',').parse();
                    year.is_ok_and(|year: u64| (1900..2100).contains(&year))
                };
                let is_figure =
                    !is_year && number.is_some_and(|n| n > 1_000 && FIGURES.contains(&n));
                assert!(!is_figure, "{file} has the figure {word} in it: compute it");
            }
        });
    }
}

fn for_each_code(folder: &Path, look: &mut impl FnMut(&str, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The lessons' own tests type figures in, as these do.
        if path.ends_with("lessons/tests") {
            continue;
        }
        if path.is_dir() {
            for_each_code(&path, look);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            look(&path.display().to_string(), &fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn figures_are_found() {
    let text = "In 2006: 9,727,396 tries, 1, 2,428, and (1,234,5678) or 81.";
    assert_eq!(figures(text), ["9,727,396", "2,428"]);
}
