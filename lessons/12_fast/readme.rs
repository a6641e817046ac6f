//! The table of nine lists in lesson 12's README has its shape. Its figures are measured by hand
//! on one machine, so nothing is asked of them but that they can be right.

#![forbid(unsafe_code)]

const TEXT: &str = include_str!("README.md");

/// The cells of the table below a heading, without the two lines on top.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let lines = TEXT.lines().skip_while(|line| !line.starts_with(heading));
    let rows = lines.take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn nine_lists_each_with_four_ratios_and_a_goal() {
    let rows = table("| list | plain");
    assert_eq!(rows.len(), 9);
    let mut reached = 0;
    for row in &rows {
        assert_eq!(row.len(), 6, "{row:?}");
        let figures: Vec<f64> =
            row[1..].iter().map(|cell| cell.trim_matches('*').parse().unwrap()).collect();
        let [plain, sse2, avx2, avx512, goal] = figures[..] else { panic!("{row:?}") };
        // Each instruction set has what the one before it has.
        assert!(0.1 < plain && plain < sse2 && sse2 < avx2 && avx2 < avx512, "{row:?}");
        assert!(avx512 < 50.0, "{row:?}");
        let is_marked = row[3].starts_with('*');
        assert_eq!(is_marked, avx2 >= goal, "a goal that is reached is printed bold: {row:?}");
        reached += usize::from(avx2 >= goal);
    }
    let numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    assert!(
        TEXT.contains(&format!("reaches it in {} of nine rows", numbers[reached])),
        "{reached}"
    );
}

#[test]
fn rounds_and_guesses_go_up_when_an_idea_is_left_out() {
    let rows = table("| list | all");
    assert_eq!(rows.len(), 3);
    for row in &rows {
        let pair = |cell: &str| -> Vec<f64> {
            cell.split(", ").map(|number| number.parse().unwrap()).collect()
        };
        let (all, without) = (pair(row[1]), [pair(row[2]), pair(row[3])]);
        assert!(without.iter().all(|one| one[0] > all[0] && one[1] > all[1]), "{row:?}");
    }
}
