//! The documented figures, typed in by hand: nothing here is computed or copied from
//! a snapshot. Two programs that share no code with the course agree on them.

/// Tries, undos, dead ends, guesses.
pub type Counts = [u64; 4];

/// A named puzzle and all that is documented of it.
pub struct Puzzle {
    pub name: &'static str,
    pub clues: usize,
    pub text: &'static str,
    pub solution: &'static str,
    pub in_order: Counts,
    pub fewest_choices: Counts,
    /// Calls of the search with propagation.
    pub propagation_calls: u64,
    /// Squares that naked singles alone fill.
    pub forced: usize,
}

pub const PUZZLES: [Puzzle; 9] = [
    Puzzle {
        name: "easy",
        clues: 27,
        text: "...76...........631...2579....9..87..2..4..1..81..3....7619...851...........74...",
        solution: "243769581957481263168325794435916872629847315781253649376192458514638927892574136",
        in_order: [2_428, 2_374, 650, 586],
        fewest_choices: [54, 0, 0, 0],
        propagation_calls: 1,
        forced: 54,
    },
    Puzzle {
        name: "Inkala 2010",
        clues: 23,
        text: "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        solution: "145327698839654127672918543496185372218473956753296481367542819984761235521839764",
        in_order: [10_007, 9_949, 2_854, 2_501],
        fewest_choices: [542, 484, 24, 28],
        propagation_calls: 22,
        forced: 0,
    },
    Puzzle {
        name: "Inkala 2006",
        clues: 22,
        text: "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
        solution: "859612437723854169164379528986147352375268914241593786432981675617425893598736241",
        in_order: [335_637, 335_578, 85_380, 75_007],
        fewest_choices: [4_036, 3_977, 367, 370],
        propagation_calls: 9,
        forced: 0,
    },
    Puzzle {
        name: "17 clues",
        clues: 17,
        text: "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        solution: "417369825632158947958724316825437169791586432346912758289643571573291684164875293",
        in_order: [9_727_396, 9_727_332, 3_159_456, 2_562_126],
        fewest_choices: [481, 417, 62, 68],
        propagation_calls: 26,
        forced: 0,
    },
    Puzzle {
        name: "singles",
        clues: 31,
        text: "..7...32.8.2..71..94.1.6.75.....9247.........1....56...7.6.....5...74.3.4..5.176.",
        solution: "617958324852347196943126875365819247798462513124735689271693458586274931439581762",
        in_order: [281, 231, 67, 69],
        fewest_choices: [50, 0, 0, 0],
        propagation_calls: 1,
        forced: 50,
    },
    Puzzle {
        name: "Inkala 2012",
        clues: 21,
        text: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        solution: "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
        in_order: [49_558, 49_498, 16_476, 11_886],
        fewest_choices: [10_101, 10_041, 922, 928],
        propagation_calls: 173,
        forced: 0,
    },
    Puzzle {
        name: "wikipedia",
        clues: 30,
        text: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        solution: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        in_order: [4_208, 4_157, 1_246, 1_084],
        fewest_choices: [51, 0, 0, 0],
        propagation_calls: 1,
        forced: 51,
    },
    Puzzle {
        name: "Norvig 1",
        clues: 32,
        text: "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
        solution: "483921657967345821251876493548132976729564138136798245372689514814253769695417382",
        in_order: [200, 151, 50, 48],
        fewest_choices: [49, 0, 0, 0],
        propagation_calls: 1,
        forced: 49,
    },
    Puzzle {
        name: "AI Escargot",
        clues: 23,
        text: "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        solution: "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
        in_order: [8_969, 8_911, 2_576, 2_306],
        fewest_choices: [217, 159, 8, 14],
        propagation_calls: 16,
        forced: 0,
    },
];

/// The first steps on easy, in order.
pub const STEPS_ON_EASY: [&str; 12] = [
    "Set (0, 0) = 2",
    "Set (0, 1) = 3",
    "Set (0, 2) = 4",
    "Set (0, 5) = 1",
    "Set (0, 6) = 5",
    "Set (0, 7) = 8",
    "Undo (0, 7)",
    "Undo (0, 6)",
    "Undo (0, 5)",
    "Set (0, 5) = 8",
    "Set (0, 6) = 1",
    "Set (0, 7) = 5",
];

/// The digits allowed in two squares of easy.
pub const ALLOWED_ON_EASY: [((usize, usize), &str); 2] = [((0, 0), "2 3 4 8 9"), ((2, 8), "4")];

/// The 17-clue puzzle's clues, and how many solutions there are without each.
pub const WITHOUT_A_CLUE: [((usize, usize), u64); 17] = [
    ((0, 0), 21_786),
    ((0, 6), 29_411),
    ((0, 8), 24_392),
    ((1, 1), 36_084),
    ((2, 3), 57_912),
    ((3, 1), 26_567),
    ((3, 7), 24_914),
    ((4, 4), 58_064),
    ((4, 6), 794),
    ((5, 4), 107_294),
    ((6, 3), 226_532),
    ((6, 5), 116_218),
    ((6, 7), 45_152),
    ((7, 0), 49_440),
    ((7, 3), 39_032),
    ((8, 0), 105_550),
    ((8, 2), 47_688),
];

/// Where the first two solutions without the 6 at (3, 7) differ: the digit of the
/// first and of the second.
pub const FIRST_TWO_DIFFER: [((usize, usize), u8, u8); 4] =
    [((5, 6), 3, 6), ((5, 8), 6, 3), ((8, 6), 6, 3), ((8, 8), 3, 6)];

/// The tree of calls of the 4 × 4 puzzle: the two lower rows, and what came of it.
pub const SMALL_TREE: &str = "\
solve(.... ..42)
  solve(1... ..42)
    solve(13.. ..42)  ✗
    solve(14.. ..42)
      solve(143. ..42)  ✗
    ✗
  ✗
  solve(2... ..42)
    solve(23.. ..42)  ✗
    solve(24.. ..42)
      solve(243. ..42)
        solve(2431 ..42)
          solve(2431 1.42)
            solve(2431 1342)  ✓";

/// A full grid with a mistake.
pub const NOT_SOLVED: &str =
    "243769581957481326168325794634912875725846319981573642476192158519238427392674156";
