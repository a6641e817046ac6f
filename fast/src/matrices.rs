//! The tables of mini-rows and mini-columns.
//!
//! A mini-row is the three squares where a row meets a box. Take one digit and one band: its nine
//! mini-rows form a table of 3 × 3 (row, box), where a 1 says that the digit has a candidate there.
//! The digit stands once in each row and in each box, so the mini-rows that it takes are a
//! permutation. A mini-row can live exactly when the other two rows can take the other two boxes:
//!
//! ```text
//! keep(r, b) = m(r+1, b+1) · m(r+2, b+2)  or  m(r+1, b+2) · m(r+2, b+1)      (indices mod 3)
//! ```
//!
//! This finds every locked candidate of both kinds, and takes a placed digit from the rest of its
//! row and box. With mini-columns it does the same for columns.

use crate::layout::{COLUMN, ROW, fields};
use crate::vector::{Vector, splat};

/// Takes every candidate whose mini-row can't live.
#[inline(always)]
pub(crate) fn rows<V: Vector, const N: usize>(x: &mut [V; N]) {
    let mut i = 0;
    while i < N {
        let live = keep_rows(pack_rows(three(x, i)));
        x[i] = x[i] & open_row::<V, 0>(live);
        x[i + 1] = x[i + 1] & open_row::<V, 1>(live);
        if i + 2 < N {
            x[i + 2] = x[i + 2] & open_row::<V, 2>(live);
        }
        i += 3;
    }
}

/// Takes every candidate whose mini-column can't live.
#[inline(always)]
pub(crate) fn columns<V: Vector, const N: usize>(x: &mut [V; N]) {
    let mut i = 0;
    while i < N {
        let live = keep_columns(pack_columns(three(x, i)));
        x[i] = x[i] & live.spread::<0>();
        x[i + 1] = x[i + 1] & live.spread::<1>();
        if i + 2 < N {
            x[i + 2] = x[i + 2] & live.spread::<2>();
        }
        i += 3;
    }
}

/// Three registers that share one table. Five registers make two tables: one of three, one of two.
#[inline(always)]
pub(crate) fn three<V: Vector, const N: usize>(x: &[V; N], i: usize) -> [V; 3] {
    [x[i], x[i + 1], if i + 2 < N { x[i + 2] } else { splat(0) }]
}

/// Bit `3·b + k` of a row: has register `k` a candidate in mini-row `b`?
#[inline(always)]
pub(crate) fn pack_rows<V: Vector>([x, y, z]: [V; 3]) -> V {
    let x = x | x >> 1 | x >> 2;
    let y = y << 1 | y | y >> 1;
    // A mini-row of z without its top bit is at most 3: adding 3 carries into the top bit.
    let z = ((z & splat(fields(0o333))) + splat(fields(0o333))) | z;
    (x & splat(COLUMN[0])) | (y & splat(COLUMN[1])) | (z & splat(COLUMN[2]))
}

/// All three squares of each mini-row that register `K` keeps.
#[inline(always)]
pub(crate) fn open_row<V: Vector, const K: u32>(live: V) -> V {
    let low = live & splat(COLUMN[K as usize]);
    // 8 - 1 = 7: a one three bits up less a one at the bottom leaves three ones.
    (low << (3 - K)) - (low >> K)
}

/// The formula on packed mini-rows. Boxes are turned by shifts, rows by lanes.
#[inline(always)]
pub(crate) fn keep_rows<V: Vector>(m: V) -> V {
    let next = next_box(m);
    let last = last_box(m);
    ((next & last.next_row()) | (last & next.next_row())).next_row()
}

/// Mini-row `b` takes mini-row `b + 1` (mod 3).
#[inline(always)]
pub(crate) fn next_box<V: Vector>(m: V) -> V {
    ((m >> 3) & splat(fields(0o077))) | ((m << 6) & splat(fields(0o700)))
}

/// Mini-row `b` takes mini-row `b + 2` (mod 3).
#[inline(always)]
pub(crate) fn last_box<V: Vector>(m: V) -> V {
    ((m >> 6) & splat(fields(0o007))) | ((m << 3) & splat(fields(0o770)))
}

/// Lane `k`, field `b`, bit `c`: has register `k` a candidate in band `b`, column `c`?
#[inline(always)]
pub(crate) fn pack_columns<V: Vector>([x, y, z]: [V; 3]) -> V {
    let own = V::lanes(x, y, z);
    let next = V::lanes(z, x, y).next_row();
    let last = V::lanes(y, z, x).next_row().next_row();
    own | next | last
}

/// The formula on packed mini-columns. Columns of a box are turned within three bits, bands by ten.
#[inline(always)]
pub(crate) fn keep_columns<V: Vector>(m: V) -> V {
    let next = next_column(m);
    let last = last_column(m);
    next_band((next & next_band(last)) | (last & next_band(next)))
}

/// Column `c` of a box takes column `c + 1` (mod 3).
#[inline(always)]
pub(crate) fn next_column<V: Vector>(m: V) -> V {
    ((m >> 1) & splat(fields(0o333))) | ((m << 2) & splat(fields(0o444)))
}

/// Column `c` of a box takes column `c + 2` (mod 3).
#[inline(always)]
pub(crate) fn last_column<V: Vector>(m: V) -> V {
    ((m >> 2) & splat(fields(0o111))) | ((m << 1) & splat(fields(0o666)))
}

/// Band `b` takes band `b + 1` (mod 3). The two bits above the fields are of no meaning.
#[inline(always)]
pub(crate) fn next_band<V: Vector>(m: V) -> V {
    m >> 10 | m << 20
}

/// Whether each digit stands in all nine columns and in all nine boxes.
#[inline(always)]
pub(crate) fn complete<V: Vector, const N: usize>(x: &[V; N]) -> bool {
    let mut all: V = splat(!0);
    let mut i = 0;
    while i < N {
        let [a, b, c] = three(x, i);
        // The place without a digit counts as complete, and so does a register that isn't there.
        let a = a | (splat::<V>(ROW) ^ V::filled(i, ROW));
        let c = if i + 2 < N { c } else { b };
        let m = pack_columns([a, b, c]);
        let columns = m | m >> 10 | m >> 20 | splat(!0x1FF);
        let boxes = ((m & splat(fields(0o333))) + splat(fields(0o333))) | m;
        all = all & columns & (boxes | splat(!COLUMN[2]));
        i += 3;
    }
    !(splat::<V>(!0) ^ all).any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::Plain;

    /// The mini-rows of a table that some permutation uses, tried one by one.
    fn by_trying(table: u32) -> u32 {
        let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let bits = permutations.map(|[a, b, c]| 1 << a | 8 << b | 64 << c);
        bits.into_iter().filter(|bits| table & bits == *bits).fold(0, |live, bits| live | bits)
    }

    #[test]
    fn keep_leaves_what_some_permutation_uses() {
        for table in 0..512 {
            // Rows in lanes, boxes three bits apart; the formula alone may keep a mini-row that
            // is not in the table.
            let lane = |row: u32| {
                let row = table >> (3 * row) & 7;
                (row & 1) | (row & 2) << 2 | (row & 4) << 4
            };
            let m = Plain([lane(0), lane(1), lane(2), 0]);
            let live = (keep_rows(m) & m).words();
            let back = |lane: u32| (lane & 1) | (lane >> 2 & 2) | (lane >> 4 & 4);
            let live = back(live[0]) | back(live[1]) << 3 | back(live[2]) << 6;
            assert_eq!(live, by_trying(table), "{table:09b}");
        }
    }
}
