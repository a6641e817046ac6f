//! 81 bytes to candidates, all clues at once.

use crate::layout::{GUARDS, ONES, ROW};
use crate::singles::fill;
use crate::vector::{Vector, splat};

/// Four bit planes of the clues' digits, in the layout: bit `j` of each square's digit.
#[inline(always)]
fn planes<V: Vector>(values: &[[u8; 32]; 3]) -> [V; 4] {
    // Three bands of 27 squares; a field is nine of them. The last is read from its end.
    let mut bands = [V::planes(&values[0]), V::planes(&values[1]), V::planes(&values[2])];
    for plane in &mut bands[2] {
        *plane >>= 5;
    }
    let mut planes = [splat(0); 4];
    for (j, plane) in planes.iter_mut().enumerate() {
        let mut lanes = [0; 4];
        for (r, lane) in lanes[..3].iter_mut().enumerate() {
            for (b, band) in bands.iter().enumerate() {
                *lane |= (band[j] >> (9 * r) & 0x1FF) << (10 * b);
            }
        }
        *plane = V::each(lanes);
    }
    planes
}

/// The candidates of a grid with 0 for blank, or nothing if a digit stands twice in a row.
///
/// A digit twice in a row breaks none of the rules: the row has a place for it. So the clues are
/// looked at. Twice in a column or a box empties a row by itself.
#[inline(always)]
pub(crate) fn read<V: Vector, const N: usize>(values: &[[u8; 32]; 3]) -> Option<[V; N]> {
    let planes = planes::<V>(values);
    let clues = planes[0] | planes[1] | planes[2] | planes[3];
    let free = splat::<V>(ROW) & !clues;
    let mut x = [splat(0); N];
    let mut twice: V = splat(0);
    for (i, v) in x.iter_mut().enumerate() {
        let mut given = V::filled(i, ROW);
        for (j, plane) in planes.iter().enumerate() {
            given = given & !(V::with_bit(i, j) ^ *plane);
        }
        // The guard keeps an empty field from borrowing.
        twice = twice | (given & ((given | splat(GUARDS)) - splat(ONES)));
        // A row with the clue has one place for the digit, another row every square without a clue.
        *v = given | (free & V::filled(i, ROW) & !fill(given));
    }
    if twice.any() { None } else { Some(x) }
}
