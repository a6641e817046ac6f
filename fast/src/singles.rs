//! Naked and hidden singles, all at once, and what they say about the end.
//!
//! - **Hidden single**: a row of a digit has one bit left. The square is the digit's; the other
//!   digits leave it. Rows are enough: after the matrices a digit that is alone in a box or a
//!   column is alone in its row as well.
//! - **Naked single**: a square was seen in one digit and not in two. Its bit is all that its row of
//!   the digit keeps. The matrices carry that to box and column in the next round.

use crate::layout::{GUARDS, ONES, ROW};
use crate::vector::{Vector, splat};

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A row without a place for a digit, or a square without a digit.
    Dead,
    /// The singles are all known: nothing new.
    Stuck,
    /// Each square has one digit.
    Full,
    /// Something changed.
    Changed,
}

/// The squares seen in one digit or more, and in two or more.
#[inline(always)]
pub(crate) fn seen<V: Vector, const N: usize>(x: &[V; N]) -> (V, V) {
    let mut once = x[0];
    let mut twice: V = splat(0);
    for v in &x[1..] {
        twice = twice | (once & *v);
        once = once | *v;
    }
    let (o, t) = (once.other_half(), twice.other_half());
    (once | o, twice | t | (once & o))
}

/// Full fields where `bits` has a bit in the field. The guards of `bits` must be zero.
#[inline(always)]
pub(crate) fn fill<V: Vector>(bits: V) -> V {
    // A field with any bit, plus nine ones, carries into its guard.
    let guards = (bits + splat(ROW)) & splat(GUARDS);
    guards - (guards >> 9)
}

/// Places every single. The squares of `x` are unchanged unless the answer is `Changed`.
#[inline(always)]
pub(crate) fn singles<V: Vector, const N: usize>(x: &mut [V; N]) -> Step {
    let (once, twice) = seen(x);
    let mut alone = *x;
    let mut claimed: V = splat(0);
    let mut borrow: V = splat(0);
    for i in 0..N {
        // Less one: the lowest bit falls, or an empty field borrows from its guard.
        let less = x[i] - V::filled(i, ONES);
        borrow = borrow | less;
        alone[i] = x[i] & !fill(x[i] & less);
        claimed = claimed | alone[i];
    }
    claimed = claimed | claimed.other_half();
    if ((borrow & splat(GUARDS)) | (once ^ splat(ROW))).any() {
        return Step::Dead;
    }
    let single = once & !twice;
    let mut changed: V = splat(0);
    for i in 0..N {
        let naked = x[i] & single;
        let v = (x[i] & !(fill(naked) | claimed)) | naked | alone[i];
        changed = changed | (v ^ x[i]);
        x[i] = v;
    }
    if changed.any() {
        Step::Changed
    } else if twice.any() {
        Step::Stuck
    } else {
        Step::Full
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrices::{columns, rows};
    use crate::plain::Plain;

    /// Any sets of candidates at all, also such as no puzzle has: the rules only ever take away, so
    /// they come to an end, and a digit in one square twice or in no square is no reason to go on.
    #[test]
    fn rounds_end_on_any_candidates() {
        let mut seed = 1u64;
        let mut word = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 32) as u32
        };
        let mut ends = [0; 3];
        for _ in 0..20_000 {
            let mut x = [splat::<Plain>(0); 9];
            for v in &mut x {
                *v = Plain([word() | word(), word() | word(), word() | word(), 0]) & splat(ROW);
            }
            let mut rounds = 0;
            loop {
                let before = x;
                rows(&mut x);
                columns(&mut x);
                let step = singles(&mut x);
                for (old, new) in before.iter().zip(&x) {
                    assert_eq!((*new & !*old).words(), [0; 4], "a candidate came back");
                }
                rounds += 1;
                assert!(rounds <= 729, "each round takes a candidate");
                match step {
                    Step::Changed => {}
                    Step::Dead => break ends[0] += 1,
                    Step::Stuck => break ends[1] += 1,
                    Step::Full => break ends[2] += 1,
                }
            }
        }
        assert!(ends[0] > 0 && ends[1] > 0, "{ends:?}");
    }
}
