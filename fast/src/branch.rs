//! What to guess.
//!
//! Best is a square with two candidates that takes much with it, whichever of them it is. For both
//! digits count the peers that hold the digit, and those with two candidates three times: they
//! become singles. A peer must be counted once, also where row and box cross.

use crate::layout::{PEERS, ROW, SQUARE};
use crate::vector::{Vector, splat};

/// A square, by its place, and one of its digits. If the square has two, the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub place: usize,
    pub digit: u32,
    pub other: Option<u32>,
}

/// Beyond this many squares with two candidates the grid is open and any guess will do.
const MANY: u32 = 24;

/// The squares with two digits, and those with three. Each square must have a digit.
#[inline(always)]
fn pairs<V: Vector, const N: usize>(x: &[V; N]) -> (V, V) {
    let (mut one, mut two, mut three, mut four): (V, V, V, V) =
        (x[0], splat(0), splat(0), splat(0));
    for v in &x[1..] {
        four = four | (three & *v);
        three = three | (two & *v);
        two = two | (one & *v);
        one = one | *v;
    }
    let (a, b, c, d) = (one.other_half(), two.other_half(), three.other_half(), four.other_half());
    let four = four | d | (three & a) | (two & b) | (one & c);
    let three = three | c | (two & a) | (one & b);
    let two = two | b | (one & a);
    (two & !three, three & !four)
}

/// The squares of a vector's last digit as bits `place`, low half first.
#[inline(always)]
fn halves(words: [u32; 4]) -> [u64; 2] {
    [u64::from(words[0]) | u64::from(words[1]) << 32, u64::from(words[2])]
}

/// The first place in `squares`.
#[inline(always)]
fn first(squares: [u64; 2]) -> usize {
    let place = if squares[0] != 0 {
        squares[0].trailing_zeros()
    } else {
        64 + squares[1].trailing_zeros()
    };
    // All places are below 96; this says so to the compiler.
    place as usize % 128
}

/// `squares` without the first place.
#[inline(always)]
fn without_first(squares: [u64; 2]) -> [u64; 2] {
    let [low, high] = squares;
    if low != 0 { [low & (low - 1), high] } else { [0, high & high.wrapping_sub(1)] }
}

/// The branch for a stuck grid: the square with the best score, or the first with two candidates.
#[inline(always)]
pub(crate) fn branch<V: Vector, const N: usize>(x: &[V; N], score: bool) -> Branch {
    let (two, three) = pairs(x);
    let turned = V::turn(x);
    let ends = |place: usize| V::ends(turned[place / 32], place as u32 % 32);
    let two = halves(two.words());
    if two == [0, 0] {
        let three = halves(three.words());
        let place = if three == [0, 0] { first(most(x)) } else { first(three) };
        return Branch { place, digit: ends(place).0 as u32, other: None };
    }
    let count = two[0].count_ones() + two[1].count_ones();
    if !score || count > MANY {
        let place = first(two);
        let (a, b) = ends(place);
        return Branch { place, digit: a as u32, other: Some(b as u32) };
    }
    let mut digits = [[0; 2]; 16];
    V::store(x, &mut digits);
    // The best so far: its score above its place.
    let (mut best, mut left, both) = (0, two, two[1] | two[1] << 32);
    for _ in 0..count {
        let place = first(left);
        left = without_first(left);
        let (a, b) = ends(place);
        let (a, b) = (digits[a % 16], digits[b % 16]);
        // The third lane is short: both digits' go into one word.
        let peers = PEERS[place];
        let held = [a[0] & peers[0], b[0] & peers[0], (a[1] | b[1] << 32) & peers[1]];
        let all = held[0].count_ones() + held[1].count_ones() + held[2].count_ones();
        let pairs = (held[0] & two[0]).count_ones()
            + (held[1] & two[0]).count_ones()
            + (held[2] & both).count_ones();
        best = best.max((all + 2 * pairs) << 16 | place as u32);
    }
    let place = best as usize & 0x7F;
    let (a, b) = ends(place);
    Branch { place, digit: a as u32, other: Some(b as u32) }
}

/// Some square with two digits or more, when none has two or three.
#[inline(always)]
fn most<V: Vector, const N: usize>(x: &[V; N]) -> [u64; 2] {
    let (_, twice) = crate::singles::seen(x);
    halves((twice & splat(ROW)).words())
}

/// `digit` stands at `place`: the other digits leave the square, and it leaves the peers.
#[inline(always)]
pub(crate) fn set<V: Vector, const N: usize>(x: &[V; N], place: usize, digit: u32) -> [V; N] {
    let (square, peers) = (V::pair(SQUARE[place]), V::pair(PEERS[place]));
    let mut y = *x;
    for (i, v) in y.iter_mut().enumerate() {
        let own = V::only(i, digit);
        *v = *v & !((own & peers) | (!own & square));
    }
    y
}

/// `digit` does not stand at `place`.
#[inline(always)]
pub(crate) fn remove<V: Vector, const N: usize>(x: &[V; N], place: usize, digit: u32) -> [V; N] {
    let square = V::pair(SQUARE[place]);
    let mut y = *x;
    for (i, v) in y.iter_mut().enumerate() {
        *v = *v & !(V::only(i, digit) & square);
    }
    y
}
