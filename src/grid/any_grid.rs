//! A grid whose size is known only when the text is read.

use crate::Grid;

/// A puzzle of one of the four sizes.
///
/// ```
/// use sudoku_steps::AnyGrid;
///
/// let grid: AnyGrid = "3124 4213 .... ..42".parse()?;
/// assert!(matches!(grid, AnyGrid::Four(_)));
/// assert!("3124 4213".parse::<AnyGrid>().is_err());
/// # Ok::<(), sudoku_steps::ReadError>(())
/// ```
#[allow(clippy::large_enum_variant)] // one at a time, read once
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyGrid {
    /// 4 × 4.
    Four(Grid<4>),
    /// 9 × 9.
    Nine(Grid<9>),
    /// 16 × 16.
    Sixteen(Grid<16>),
    /// 25 × 25.
    TwentyFive(Grid<25>),
}

/// Runs the same code on the grid, whatever its size: `with_grid!(any, grid => …)`.
#[macro_export]
macro_rules! with_grid {
    ($any:expr, $grid:ident => $body:expr) => {
        match $any {
            $crate::AnyGrid::Four($grid) => $body,
            $crate::AnyGrid::Nine($grid) => $body,
            $crate::AnyGrid::Sixteen($grid) => $body,
            $crate::AnyGrid::TwentyFive($grid) => $body,
        }
    };
}

impl AnyGrid {
    /// How many squares a row has: 4, 9, 16 or 25.
    #[must_use]
    pub const fn side(&self) -> usize {
        match self {
            Self::Four(_) => 4,
            Self::Nine(_) => 9,
            Self::Sixteen(_) => 16,
            Self::TwentyFive(_) => 25,
        }
    }
}
