//! The search of the lessons on bare arrays: no board, no tape, nothing counted but the
//! tries. What a search costs here, it costs for its own sake.

use sudoku_steps::Grid;

/// The digits of the squares in reading order, 0 for a blank, and what each row, column
/// and box holds, one bit a digit.
#[derive(Clone)]
pub struct Bare {
    squares: [u8; 81],
    rows: [u32; 9],
    cols: [u32; 9],
    boxes: [u32; 9],
    pub tries: u64,
}

/// A chooser: the number of the square to fill next, or `None` when none is blank.
pub trait Choose: Fn(&Bare) -> Option<usize> + Copy {}
impl<F: Fn(&Bare) -> Option<usize> + Copy> Choose for F {}

impl Bare {
    pub fn new(grid: &Grid) -> Self {
        let mut bare =
            Self { squares: [0; 81], rows: [0; 9], cols: [0; 9], boxes: [0; 9], tries: 0 };
        for (square, cell) in grid.cells().enumerate() {
            if !grid.is_blank(cell) {
                bare.squares[square] = grid[cell];
                bare.flip(square, grid[cell]);
            }
        }
        bare
    }

    fn allowed(&self, square: usize) -> u32 {
        let (row, col) = (square / 9, square % 9);
        let taken = self.rows[row] | self.cols[col] | self.boxes[row / 3 * 3 + col / 3];
        0b11_1111_1110 & !taken
    }

    /// Puts a digit into the sets of its units, or takes it out.
    fn flip(&mut self, square: usize, digit: u8) {
        let (row, col) = (square / 9, square % 9);
        let bit = 1 << digit;
        self.rows[row] ^= bit;
        self.cols[col] ^= bit;
        self.boxes[row / 3 * 3 + col / 3] ^= bit;
    }
}

/// The first blank square in reading order.
pub fn first_empty(bare: &Bare) -> Option<usize> {
    bare.squares.iter().position(|&digit| digit == 0)
}

/// The blank square in which the fewest digits fit, the first of several.
pub fn fewest_choices(bare: &Bare) -> Option<usize> {
    let blanks = (0..81).filter(|&square| bare.squares[square] == 0);
    blanks.min_by_key(|&square| bare.allowed(square).count_ones())
}

/// Fills the squares, or leaves them as they were and returns `false`.
pub fn search(bare: &mut Bare, choose: impl Choose) -> bool {
    let Some(square) = choose(bare) else { return true };
    let mut allowed = bare.allowed(square);
    while allowed != 0 {
        let digit = allowed.trailing_zeros() as u8;
        allowed &= allowed - 1;
        bare.tries += 1;
        bare.squares[square] = digit;
        bare.flip(square, digit);
        if search(bare, choose) {
            return true;
        }
        bare.squares[square] = 0;
        bare.flip(square, digit);
    }
    false
}
