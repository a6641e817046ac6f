//! A full grid to 81 digits.

use crate::vector::{Vector, splat};

/// The 81 digits of a grid in which each square has one, and some bytes of no meaning.
#[inline(always)]
pub(crate) fn write<V: Vector, const N: usize>(x: &[V; N]) -> [u8; 88] {
    // Four bit planes: the squares whose digit has bit j.
    let mut planes = [[0; 4]; 4];
    for (j, plane) in planes.iter_mut().enumerate() {
        let mut squares: V = splat(0);
        for (i, v) in x.iter().enumerate() {
            squares = squares | (*v & V::with_bit(i, j));
        }
        *plane = (squares | squares.other_half()).words();
    }
    let mut grid = [0; 88];
    for band in 0..3 {
        // The band's 27 squares side by side, for all four planes.
        let mut squares = [0; 4];
        for (squares, plane) in squares.iter_mut().zip(&planes) {
            for (r, lane) in plane[..3].iter().enumerate() {
                *squares |= (lane >> (10 * band) & 0x1FF) << (9 * r);
            }
        }
        grid[27 * band..27 * band + 32].copy_from_slice(&V::bytes(squares));
    }
    grid
}
