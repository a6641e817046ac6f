//! Grids in which one kind of unit is wrong and measures right: its digits have the sum, the
//! product or the XOR of the digits from 1 to 9, and aren't these.

use sudoku_steps::{Cell, Grid, Unit};

use super::{boards, faults, grids};
use crate::{Cause, Fault};

/// A number for the digits of a unit.
type Measure = fn(&[u32]) -> u32;

/// The measures, and the fault of whoever goes by them.
const MEASURES: [(Measure, Fault); 3] = [
    (|digits| digits.iter().sum(), faults::SUM_FOR_DIGITS),
    (|digits| digits.iter().product(), faults::PRODUCT_FOR_DIGITS),
    (|digits| digits.iter().fold(0, |all, digit| all ^ digit), faults::XOR_FOR_DIGITS),
];

/// Rows and columns have each digit once. Two rows of a solved grid were exchanged whose
/// mini-rows measure the same.
const ONLY_BOXES: [&str; 3] = [
    "283657914654192837197834265729561348832476159518943726961285473475319682346728591",
    "495327681362548179178239465957183246234675918681492357826951734713864592549716823",
    "982463571147528963536791284875912436718359642324675819453286197691834725269147358",
];

/// Columns and boxes have each digit once. Digits of two rows were exchanged where they
/// stand one below the other.
const ONLY_ROWS: [&str; 3] = [
    "857296314921543687643718259314827596765439821289651743136974465472165938598382172",
    "291675438763984521584132697628261975159847263437593184345726819816359742972418356",
    "945263781128754963736891542487915236691432857352687419273546198814328324569179675",
];

/// Grids for each kind of unit and each measure.
pub fn grids() -> Vec<Grid> {
    let boxes = ONLY_BOXES.map(boards::grid).to_vec();
    let rows = ONLY_ROWS.map(boards::grid).to_vec();
    let turned = |grid: &Grid| grids::make(|cell| grid[Cell::new(cell.col, cell.row)]);
    let columns: Vec<Grid> = rows.iter().map(turned).collect();
    [boxes, rows, columns].concat()
}

/// What takes this grid for solved, if it is one of these.
pub fn cause(grid: &Grid) -> Option<Cause> {
    if !grids().contains(grid) {
        return None;
    }
    let all: Vec<u32> = (1..=9).collect();
    let digits = |unit| grid.cells_of(unit).map(|cell| u32::from(grid[cell])).collect::<Vec<_>>();
    let is_wrong = |unit: &Unit| (1..=9).any(|digit| !digits(*unit).contains(&digit));
    let wrong = grid.units().find(is_wrong)?;
    let mut measures = MEASURES.into_iter();
    let (_, fault) = measures
        .find(|(measure, _)| grid.units().all(|unit| measure(&digits(unit)) == measure(&all)))?;
    let shown: Vec<String> = digits(wrong).iter().map(ToString::to_string).collect();
    Some(Cause::with(fault, format!("Here {wrong} holds {}.", shown.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_grid_is_wrong_in_one_kind_and_right_by_one_measure() {
        for grid in grids() {
            assert!(grid.is_full() && cause(&grid).is_some(), "{grid:?}");
            let kinds: std::collections::HashSet<_> =
                grid.conflicts().iter().map(|found| std::mem::discriminant(&found.unit)).collect();
            assert_eq!(kinds.len(), 1, "{grid:?}");
        }
    }
}
