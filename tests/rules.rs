//! The rules that people use: each sees what it is called after and nothing else, and none
//! takes out a digit of the solution.

#![forbid(unsafe_code)]

#[path = "support/random.rs"]
mod random;

use random::Random;
use sudoku_steps::solutions::counting::Solutions;
use sudoku_steps::solutions::making::solutions;
use sudoku_steps::solutions::rules::{
    End, Level, Position, Rule, Step, confined, explain, find, hidden, naked, rate, x_wings,
};
use sudoku_steps::{Board, Candidates, Cell, Digits, Grid, Unit, puzzles};

fn set(digits: &[u8]) -> u32 {
    digits.iter().copied().collect::<Digits>().bits()
}

/// Every digit everywhere, but for these squares.
fn board<const N: usize>(sets: &[((usize, usize), &[u8])]) -> Candidates<N> {
    let mut candidates = Candidates::new();
    for &((row, col), digits) in sets {
        candidates[Cell::new(row, col)] = set(digits);
    }
    candidates
}

/// A digit, a unit, and the squares of it where the digit is left.
type Left<'a> = (u8, Unit, &'a [(usize, usize)]);

/// Every digit everywhere, but for these digits in these units: only there are they left.
fn left_at<const N: usize>(lefts: &[Left<'_>]) -> Candidates<N> {
    let mut candidates = Candidates::new();
    for &(digit, unit, places) in lefts {
        for cell in Grid::<N>::empty().cells_of(unit) {
            if !places.contains(&(cell.row, cell.col)) {
                candidates[cell] &= !(1 << digit);
            }
        }
    }
    candidates
}

/// What each rule finds there, all but one of them nothing.
fn only<const N: usize>(candidates: &Candidates<N>, rule: Rule) -> Step {
    for other in Rule::BEYOND_SINGLES.into_iter().filter(|other| *other != rule) {
        assert_eq!(find(candidates, other), None, "{} sees something", other.name());
    }
    find(candidates, rule).unwrap_or_else(|| panic!("the {} sees nothing", rule.name()))
}

#[test]
fn a_naked_pair_is_two_equal_squares() {
    let step = only(&board::<9>(&[((3, 1), &[2, 7]), ((3, 5), &[2, 7])]), Rule::NakedPair);
    assert_eq!((step.within, step.digits.bits()), (vec![Unit::Row(3)], set(&[2, 7])));
    assert_eq!(step.cells, [Cell::new(3, 1), Cell::new(3, 5)]);
    assert_eq!(step.out.len(), 14);
    let no_pair = board::<9>(&[((3, 1), &[2, 7]), ((3, 5), &[2, 8])]);
    assert!(naked(&no_pair, Unit::Row(3), 2).is_empty());
}

#[test]
fn a_naked_triple_needs_no_square_with_all_three() {
    let sets: [((usize, usize), &[u8]); 3] =
        [((0, 0), &[1, 2]), ((4, 0), &[2, 3]), ((8, 0), &[1, 3])];
    let step = only(&board::<9>(&sets), Rule::NakedTriple);
    assert_eq!((step.within, step.out.len()), (vec![Unit::Column(0)], 18));
    let text = "Naked triple: in column 0, (0, 0), (4, 0) and (8, 0) have only 1, 2 and 3 left \
                among them. So 1 isn't at (1, 0), ";
    let told = only(&board::<9>(&sets), Rule::NakedTriple).to_string();
    assert!(told.starts_with(text), "{told}");
}

#[test]
fn hidden_pairs_and_triples_are_digits_with_few_places() {
    let places: &[(usize, usize)] = &[(0, 0), (1, 4)];
    let unit = Unit::Box(0);
    let places = [places[0], (1, 2)];
    let pair = left_at::<9>(&[(4, unit, &places), (6, unit, &places)]);
    let step = only(&pair, Rule::HiddenPair);
    assert_eq!((step.cells.len(), step.out.len()), (2, 14));
    assert_eq!(step.digits.bits(), set(&[4, 6]));
    let lefts: [&[(usize, usize)]; 3] = [&[(0, 0), (1, 2)], &[(1, 2), (2, 1)], &[(0, 0), (2, 1)]];
    let triple = left_at::<9>(&[(4, unit, lefts[0]), (6, unit, lefts[1]), (9, unit, lefts[2])]);
    assert_eq!(only(&triple, Rule::HiddenTriple).out.len(), 18);
    assert!(hidden(&triple, unit, 2).is_empty());
}

#[test]
fn pointing_goes_from_a_box_to_a_line_and_box_line_back() {
    let there: &[(usize, usize)] = &[(4, 3), (4, 4), (4, 5)];
    let step = only(&left_at::<9>(&[(5, Unit::Box(4), there)]), Rule::Pointing);
    assert_eq!((step.within, step.from), (vec![Unit::Box(4)], vec![Unit::Row(4)]));
    let out: Vec<Cell> = step.out.iter().map(|&(cell, _)| cell).collect();
    assert_eq!(out, [0, 1, 2, 6, 7, 8].map(|col| Cell::new(4, col)));
    let step = only(&left_at::<9>(&[(5, Unit::Row(4), there)]), Rule::BoxLine);
    assert_eq!((step.within, step.from), (vec![Unit::Row(4)], vec![Unit::Box(4)]));
    assert_eq!(step.out.len(), 6);
    let apart = left_at::<9>(&[(5, Unit::Box(4), &[(4, 3), (5, 4)])]);
    assert!(confined(&apart, Unit::Box(4)).is_empty());
}

#[test]
fn an_x_wing_is_two_lines_with_the_same_two_places() {
    let rows =
        left_at::<9>(&[(5, Unit::Row(1), &[(1, 2), (1, 7)]), (5, Unit::Row(6), &[(6, 2), (6, 7)])]);
    let step = only(&rows, Rule::XWing);
    assert_eq!(step.from, [Unit::Column(2), Unit::Column(7)]);
    assert_eq!(step.out.len(), 14);
    assert_eq!(
        step.to_string().split(" So ").next().unwrap(),
        "X-wing: in row 1 and row 6, 5 fits only at (1, 2), (1, 7), (6, 2) and (6, 7), and \
         those lie in column 2 and column 7."
    );
    let columns = left_at::<9>(&[
        (5, Unit::Column(0), &[(1, 0), (7, 0)]),
        (5, Unit::Column(4), &[(1, 4), (7, 4)]),
    ]);
    assert_eq!(only(&columns, Rule::XWing).within, [Unit::Column(0), Unit::Column(4)]);
    let crooked =
        left_at::<9>(&[(5, Unit::Row(1), &[(1, 2), (1, 7)]), (5, Unit::Row(6), &[(6, 2), (6, 8)])]);
    assert!(x_wings(&crooked).is_empty());
}

/// A puzzle with one solution, not always minimal, and its solution.
fn unique(random: &mut Random) -> (Grid, Grid) {
    let full = loop {
        let start = Board::new(random.grid(12)).unwrap().with_budget(50_000);
        if let Some(full) = Solutions::of(start).next() {
            break full;
        }
    };
    let mut grid = full;
    for _ in 0..150 {
        let cell = random.cell::<9>();
        let digit = std::mem::take(&mut grid[cell]);
        if solutions(&grid) != 1 {
            grid[cell] = digit;
        }
    }
    (grid, full)
}

#[test]
fn no_rule_takes_out_a_digit_of_the_solution() {
    let mut random = Random::new(11);
    let mut seen = [0; 9];
    for _ in 0..60 {
        let (grid, full) = unique(&mut random);
        let mut position = Position::new(grid);
        loop {
            // Every rule, not only the first that finds something.
            let steps: Vec<Step> =
                Rule::ALL.iter().filter_map(|&rule| position.step(&[rule])).collect();
            for step in &steps {
                seen[Rule::ALL.iter().position(|rule| *rule == step.rule).unwrap()] += 1;
                if let Some((cell, digit)) = step.fills() {
                    assert_eq!(full[cell], digit, "{step} on {grid:?}");
                }
                assert!(!step.out.iter().any(|&(cell, d)| full[cell] == d), "{step} on {grid:?}");
                let is_there = |&(cell, digit): &(Cell, u8)| position.left(cell).contains(digit);
                assert!(step.out.iter().all(is_there), "{step} on {grid:?}");
                assert!(step.fills().is_some() || !step.out.is_empty(), "{step}");
            }
            let Some(step) = steps.first() else { break };
            position.take(step);
        }
        match explain(&grid).end {
            End::Solved => assert_eq!(explain(&grid).grid, full),
            End::Search { cell, digits } => assert!(digits.contains(full[cell])),
            End::Contradiction(why) => panic!("{why} on {grid:?}"),
        }
    }
    println!("{seen:?}");
    assert!(seen.iter().all(|&times| times > 0), "a rule never found anything: {seen:?}");
}

#[test]
fn a_puzzle_without_a_solution_says_why() {
    let end = |text: &str| explain(&text.parse::<Grid<4>>().unwrap()).to_string();
    assert_eq!(end("1.1............."), "No solution: row 0 has two 1s, at (0, 0) and (0, 2).");
    assert_eq!(end("123....4........"), "No solution: no digit is left for (0, 3).");
    assert!(rate(&"1.1.............".parse::<Grid<4>>().unwrap()).is_err());
}

#[test]
fn named_puzzles_are_rated() {
    let level = |name: &str| rate(&puzzles::find(name).unwrap().grid()).unwrap().level;
    assert_eq!(
        ["easy", "17 clues", "Inkala 2012"].map(level),
        [Level::Easy, Level::Medium, Level::Search]
    );
    let full = explain(&puzzles::small()).grid;
    assert_eq!(rate(&full).unwrap().hardest, None);
    assert_eq!(explain(&full).to_string(), "Solved.");
    assert!(matches!(explain(&Grid::<9>::empty()).end, End::Search { .. }));
}
