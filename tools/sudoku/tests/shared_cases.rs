//! Inputs that went wrong in some public program, through the commands of this tool. The
//! library's tests hold the same files against its functions.

mod tool;

use sudoku_steps::{Grid, puzzles};
use tool::{case, run};

const MANY_TRIES: &str =
    "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

/// What `solve --format line` answers, by file.
#[test]
fn solve_answers_each_or_refuses() {
    let three = "478619235325847916196532748251378694964125873783496521647951382519283467832764159";
    let list = "871423956965781234243695817184236579597814362326957148758142693639578421412369785";
    let note = "947628153628135974135947682813594726594762831762813549359476218281359467476281395";
    let mark = "729531486135846297648927351357184962481692573296753814964275138572318649813469725";
    let commas =
        "657124389389657124124389657432968715968715432715432968541293876876541293293876541";
    let many: &[(&str, &[&str])] = &[
        ("many_tries", &[MANY_TRIES]),
        (
            "cover_twice",
            &["351786924697342185428915637569134872742859316813267549935471268284693751176528493"],
        ),
        ("three_in_a_row", &[three, "none", three]),
        (
            "hidden_first",
            &["594682371168397452327451968415923687236874195789165243653248719971536824842719536"],
        ),
        (
            "lost_clue",
            &[
                "several",
                "358914672629753841471268395764192583932685417815437269183576924547829136296341758",
            ],
        ),
        ("no_place_in_a_box", &["none"]),
        ("mistyped", &["none"]),
        ("broken_by_singles", &["none"]),
        ("two_clues", &["several"]),
        ("two_answers_4x4", &["several"]),
        (
            "part_of_a_box",
            &["123897645456231978789564312897123564231456897564789231645312789978645123312978456"],
        ),
        ("three_conflicts", &["error"]),
        ("last_box", &["error"]),
        ("squares_80", &["error"]),
        ("squares_82", &["error"]),
        ("rows_of_8_and_10", &["error"]),
        ("rows_of_6", &["error"]),
        (
            "headers",
            &["865934271712568943439217586581649327946372158273185694698423715157896432324751869"],
        ),
        ("commas", &[commas]),
        ("dots_between_rows", &["error"]),
        ("notes", &[note, note]),
        ("no_space_before_a_note", &["error"]),
        ("mark_and_line_ends", &[mark]),
        ("mark", &[mark]),
        (
            "rule_with_bars",
            &["134286759862795431957413268578934126349162875621857943495321687786549312213678594"],
        ),
        (
            "box_drawing",
            &["981475326236189754574632891812947635365218479749563182498756213657321948123894567"],
        ),
        ("list_minus_one", &[list]),
        ("list_zero", &[list]),
        ("plus_marks", &["error"]),
        ("with_candidates", &["error"]),
        ("web_address", &["error"]),
        (
            "utf16",
            &["913574862457268931826139475782916354345827619691453728269341587578692143134785296"],
        ),
    ];
    for (name, answers) in many {
        let ran = run(&["solve", "--format", "line", &case(name)]);
        assert_eq!(ran.lines(), *answers, "{name}\n{}", ran.err);
        let status =
            if answers.contains(&"error") { 2 } else { i32::from(answers.contains(&"none")) };
        assert_eq!(ran.status, Some(status), "{name}");
        assert_eq!(ran.err.is_empty(), status < 2, "{name}: {}", ran.err);
    }
}

#[test]
fn refusals_name_the_place_and_what_is_there() {
    for (name, says) in [
        ("three_conflicts", ":1:1: row 0 has two 9s, at (0, 1) and (0, 2)"),
        ("last_box", ":1:1: box 8 has two 4s, at (6, 6) and (8, 8)"),
        ("squares_80", ":1:1: found 80 squares"),
        ("squares_82", ":1:1: found 82 squares"),
        ("rows_of_8_and_10", ":4:1: the row has 8 squares"),
        ("rows_of_6", ":1:1: the row has 6 squares; a row has 4, 9, 16 or 25"),
        ("plus_marks", ":1:1: character '+'"),
        ("with_candidates", ":1:1: character ':'"),
        ("web_address", ":1:1: character 'h'"),
        ("no_space_before_a_note", ":1:82: character 'h'"),
    ] {
        let ran = run(&["solve", &case(name)]);
        assert!(ran.err.contains(says), "{name}: {}", ran.err);
        assert!(ran.err.starts_with("tests/cases/"), "{name}: {}", ran.err);
    }
}

#[test]
fn counts_are_exact_or_say_at_least() {
    let sixteen =
        "001000000200000000003000000400000005005000600600000040007103000800000000009020000";
    let lost = "31...9......18........3...5.....4....21.....4..6..79...4.3.8..2.......7..9...6...";
    let six = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
    for (arguments, answer) in [
        (&[sixteen][..], "at least 100000"),
        (&[lost], "2718"),
        (&["--most", "2718", lost], "at least 2718"),
        (&["--most", "2719", lost], "2718"),
        (&["--most", "1", lost], "at least 1"),
        (&["--most", "2", "--budget", "0", sixteen], "gave up"),
        (&["0010040000020200"], "2"),
        (&[six], "6"),
        (&[&case("no_place_in_a_box")], "0"),
        (&[&case("lost_clue")], "26\n1"),
    ] {
        let ran = run(&[&["count", "--format", "line"][..], arguments].concat());
        assert_eq!(ran.out.trim_end(), answer, "{arguments:?}");
    }
}

/// 0 to F, where 0 is a digit: it was once solved with clues taken for blanks.
#[test]
fn bigger_boards_keep_every_clue() {
    for name in ["letters_16x16", "zero_to_f_16x16"] {
        let ran = run(&["solve", "--format", "line", &case(name)]);
        let answer: Grid<16> = ran.out.parse().expect("a grid");
        assert!(answer.is_full() && answer.conflicts().is_empty());
        assert_eq!(ran.status, Some(0));
        let verified = run(&["verify", &case(name), ran.out.trim()]);
        assert_eq!(verified.status, Some(0), "{}", verified.out);
    }
    let ran = run(&["solve", &case("zero_to_f_16x16")]);
    assert!(ran.err.contains("read with the digits 0-9A-F"), "{}", ran.err);
    let headings = run(&["solve", "--format", "line", &case("grid_headings")]);
    assert_eq!(headings.lines().len(), 3, "{}", headings.err);
}

/// Every stage answers as `solve` does, on the course's own puzzles.
#[test]
fn the_race_has_no_loser() {
    let names: Vec<&str> = ["small", "4a", "easy", "Norvig 1", "9a"].to_vec();
    assert!(names.iter().all(|name| puzzles::text(name).is_some()));
    let ran = run(&[&["race", "--times", "1"][..], &names].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.out);
    let solved = ran.lines().iter().filter(|line| line.contains('█')).count();
    assert_eq!(solved, 7, "{}", ran.out);
    assert!(ran.lines()[5..].iter().all(|line| line.split_whitespace().nth(2) == Some("5")));
}
