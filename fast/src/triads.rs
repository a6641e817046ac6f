//! Three digits in a mini-row or mini-column.
//!
//! A mini-row holds three digits. If only three are possible in it, they leave the rest of its row
//! and box. If three digits have no other mini-row in their row, all other digits leave it.
//! Counting to three over nine digits is bit arithmetic: full adders.

use crate::layout::COLUMN;
use crate::matrices::{
    last_box, last_column, next_band, next_box, next_column, open_row, pack_columns, pack_rows,
    three,
};
use crate::vector::{Vector, splat};

/// Applies both rules to all mini-rows and mini-columns; says whether a candidate fell.
#[inline(always)]
pub(crate) fn triads<V: Vector, const N: usize>(x: &mut [V; N]) -> bool {
    let before = *x;
    let mut m = [splat(0); 3];
    let mut i = 0;
    while i < N {
        m[i / 3] = pack_rows(three(x, i));
        i += 3;
    }
    let m = rows(m);
    let mut i = 0;
    while i < N {
        x[i] = x[i] & open_row::<V, 0>(m[i / 3]);
        x[i + 1] = x[i + 1] & open_row::<V, 1>(m[i / 3]);
        if i + 2 < N {
            x[i + 2] = x[i + 2] & open_row::<V, 2>(m[i / 3]);
        }
        i += 3;
    }
    let mut m = [splat(0); 3];
    let mut i = 0;
    while i < N {
        m[i / 3] = pack_columns(three(x, i));
        i += 3;
    }
    let m = columns(m);
    let mut i = 0;
    while i < N {
        x[i] = x[i] & m[i / 3].spread::<0>();
        x[i + 1] = x[i + 1] & m[i / 3].spread::<1>();
        if i + 2 < N {
            x[i + 2] = x[i + 2] & m[i / 3].spread::<2>();
        }
        i += 3;
    }
    let mut changed: V = splat(0);
    for (old, new) in before.iter().zip(x) {
        changed = changed | (*old ^ *new);
    }
    changed.any()
}

/// Both rules on packed mini-rows: bit `3·b + k` is mini-row `b` of register `k`.
#[inline(always)]
fn rows<V: Vector>(mut m: [V; 3]) -> [V; 3] {
    let mut sole = m;
    for (s, m) in sole.iter_mut().zip(&m) {
        *s = *m & !(next_box(*m) | last_box(*m));
    }
    let (_, four) = count_rows(&m);
    let (taken, _) = count_rows(&sole);
    // The counts stand at the lowest bit of each mini-row; spread them over the three registers.
    let four = four | four << 1 | four << 2;
    let taken = taken | taken << 1 | taken << 2;
    for i in 0..3 {
        let forced = m[i] & !four;
        let next = forced.next_row();
        let leave = next | next.next_row() | next_box(forced) | last_box(forced);
        m[i] = m[i] & !leave & (sole[i] | !taken);
    }
    m
}

/// Both rules on packed mini-columns: lane `k` holds those of register `k`.
#[inline(always)]
fn columns<V: Vector>(mut m: [V; 3]) -> [V; 3] {
    let mut sole = m;
    for (s, m) in sole.iter_mut().zip(&m) {
        let next = next_band(*m);
        *s = *m & !(next | next_band(next));
    }
    let (_, four) = count_columns(&m);
    let (taken, _) = count_columns(&sole);
    for i in 0..3 {
        let forced = m[i] & !four;
        let next = next_band(forced);
        let leave = next | next_band(next) | next_column(forced) | last_column(forced);
        m[i] = m[i] & !leave & (sole[i] | !taken);
    }
    m
}

/// Mini-rows with three digits or more and with four or more, at the lowest bit of each.
#[inline(always)]
fn count_rows<V: Vector>(m: &[V; 3]) -> (V, V) {
    let low = splat(COLUMN[0]);
    let (a, b, c) = (m[0], m[1], m[2]);
    at_least_three_and_four(&[
        a & low,
        (a >> 1) & low,
        (a >> 2) & low,
        b & low,
        (b >> 1) & low,
        (b >> 2) & low,
        c & low,
        (c >> 1) & low,
        (c >> 2) & low,
    ])
}

/// Mini-columns with three digits or more and with four or more, the same in all lanes.
#[inline(always)]
fn count_columns<V: Vector>(m: &[V; 3]) -> (V, V) {
    let (a, b, c) = (m[0], m[1], m[2]);
    let (ra, rb, rc) = (a.next_row(), b.next_row(), c.next_row());
    at_least_three_and_four(&[a, ra, ra.next_row(), b, rb, rb.next_row(), c, rc, rc.next_row()])
}

/// Where at least three, and at least four, of nine sets have a bit, both halves counted.
#[inline(always)]
fn at_least_three_and_four<V: Vector>(sets: &[V; 9]) -> (V, V) {
    // Three threes to a sum and a carry each; then the sums and the carries alike.
    let (s0, c0) = add(sets[0], sets[1], sets[2]);
    let (s1, c1) = add(sets[3], sets[4], sets[5]);
    let (s2, c2) = add(sets[6], sets[7], sets[8]);
    let (one, c3) = add(s0, s1, s2);
    // Two or more twos make four.
    let (two, c4) = add(c0, c1, c2);
    let four = c4 | (two & c3);
    let two = two ^ c3;
    // The same once more for the other half of the vector.
    let (one_b, two_b, four_b) = (one.other_half(), two.other_half(), four.other_half());
    let carry = one & one_b;
    let (one, both) = (one ^ one_b, two & two_b);
    let (two, spill) = (two ^ two_b, (two ^ two_b) & carry);
    let four = four | four_b | both | spill;
    let two = two ^ carry;
    ((one & two) | four, four)
}

/// A full adder: the lower bit and the higher bit of `a + b + c`.
#[inline(always)]
fn add<V: Vector>(a: V, b: V, c: V) -> (V, V) {
    let ab = a ^ b;
    (ab ^ c, (a & b) | (ab & c))
}
