//! The boards that more than one exercise is checked on.

use sudoku_steps::{Cell, Grid, puzzles};

/// A board and what a report calls it.
pub type Board = (&'static str, Grid);

/// A board to search on this grid.
pub fn board(grid: &Grid) -> sudoku_steps::Board {
    sudoku_steps::Board::new(*grid).expect("the inputs have no conflicts")
}

/// The named puzzle.
pub fn named(name: &str) -> Grid {
    puzzles::find(name).expect("the course has this puzzle").grid()
}

/// The grid of a text.
pub fn grid(text: &str) -> Grid {
    text.parse().expect("a board of the checks is a grid")
}

/// The solved easy puzzle.
pub fn full() -> Grid {
    grid("243769581957481263168325794435916872629847315781253649376192458514638927892574136")
}

/// Every square is filled, every row is right, and some columns and boxes are wrong.
pub fn full_with_mistakes() -> Grid {
    grid("243769581957481326168325794634912875725846319981573642476192158519238427392674156")
}

/// The solved easy puzzle with its last square blank.
pub fn one_blank() -> Grid {
    grid("24376958195748126316832579443591687262984731578125364937619245851463892789257413.")
}

/// The solved easy puzzle with 2 and 9 exchanged, and without (0, 0) and its 20 peers. A 9
/// belongs into (0, 0), and every smaller digit fits there too.
pub fn nine_choices() -> Grid {
    let mut grid = full();
    for cell in full().cells() {
        grid[cell] = match grid[cell] {
            2 => 9,
            9 => 2,
            digit => digit,
        };
    }
    let corner = Cell::new(0, 0);
    for cell in full().peers(corner).chain([corner]) {
        grid[cell] = 0;
    }
    grid
}

/// The solved easy puzzle with two blanks.
pub fn full_but_two() -> Grid {
    let mut grid = one_blank();
    grid[Cell::new(0, 0)] = 0;
    grid
}

/// Boards where a 1 fits the first blank, and the next blank too.
pub fn ways_on() -> [Grid; 2] {
    let without_ones =
        "24376958.95748.263.683257944359.68726298473.578.253649376.924585.4638927892574.36";
    [grid(without_ones), Grid::empty()]
}

/// Nothing fits (0, 8), the first blank.
pub fn dead_square_first() -> Grid {
    grid("12345678.........9...............................................................")
}

/// Nothing fits (8, 8), the last blank of many.
pub fn dead_square_last() -> Grid {
    grid("..3769581957481263168325794435916872.2984731578125364937.19245851463892769257413.")
}

/// The wikipedia puzzle with one clue typed wrong: no solution, and no conflict.
pub fn unsolvable() -> Grid {
    grid("53..7...86..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
}

/// The solved singles puzzle without four squares that can swap their digits.
pub fn two_solutions() -> Grid {
    grid("617958324852347196943126875.6581924..9846251.124735689271693458586274931439581762")
}

/// The named puzzles, solved.
pub fn solved() -> [Board; 9] {
    let solutions = [
        "243769581957481263168325794435916872629847315781253649376192458514638927892574136",
        "145327698839654127672918543496185372218473956753296481367542819984761235521839764",
        "859612437723854169164379528986147352375268914241593786432981675617425893598736241",
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293",
        "617958324852347196943126875365819247798462513124735689271693458586274931439581762",
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "483921657967345821251876493548132976729564138136798245372689514814253769695417382",
        "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
    ];
    std::array::from_fn(|index| (puzzles::NAMED[index].name, grid(solutions[index])))
}

/// The solved easy puzzle without its 1s and its 5s, which can swap in three groups
/// of squares, each by itself.
pub fn eight_solutions() -> Grid {
    grid("243769.8.9.748.263.6832.79443.9.68726298473..78.2.3649376.924.8..4638927892.74.36")
}

/// The 17-clue puzzle without its 6 at (3, 7).
pub fn sixteen_clues() -> Grid {
    let mut grid = named("17 clues");
    grid[Cell::new(3, 7)] = 0;
    grid
}
