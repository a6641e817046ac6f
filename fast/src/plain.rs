//! [`Vector`] in safe Rust without any intrinsic: what a reader can follow, and what runs where
//! nothing else is known.

use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use crate::search::{Descend, Search, search};
use crate::vector::Vector;

/// One digit in four words, in safe Rust without any intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plain(pub [u32; 4]);

macro_rules! lane_by_lane {
    ($($trait:ident $method:ident $op:expr;)*) => {$(
        impl $trait for Plain {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let (a, b) = (self.0, other.0);
                let op: fn(u32, u32) -> u32 = $op;
                Self([op(a[0], b[0]), op(a[1], b[1]), op(a[2], b[2]), op(a[3], b[3])])
            }
        }
    )*};
}

lane_by_lane! {
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
    BitXor bitxor |a, b| a ^ b;
    Add add u32::wrapping_add;
    Sub sub u32::wrapping_sub;
}

impl Not for Plain {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([!a, !b, !c, !d])
    }
}

impl Shl<u32> for Plain {
    type Output = Self;
    #[inline(always)]
    fn shl(self, n: u32) -> Self {
        let [a, b, c, d] = self.0;
        Self([a << n, b << n, c << n, d << n])
    }
}

impl Shr<u32> for Plain {
    type Output = Self;
    #[inline(always)]
    fn shr(self, n: u32) -> Self {
        let [a, b, c, d] = self.0;
        Self([a >> n, b >> n, c >> n, d >> n])
    }
}

impl Vector for Plain {
    #[inline(always)]
    fn each(words: [u32; 4]) -> Self {
        Self(words)
    }

    #[inline(always)]
    fn filled(_register: usize, word: u32) -> Self {
        Self([word, word, word, 0])
    }

    #[inline(always)]
    fn only(register: usize, digit: u32) -> Self {
        Self([if register as u32 + 1 == digit { !0 } else { 0 }; 4])
    }

    #[inline(always)]
    fn with_bit(register: usize, j: usize) -> Self {
        Self([if (register + 1) >> j & 1 == 1 { !0 } else { 0 }; 4])
    }

    #[inline(always)]
    fn next_row(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([b, c, a, d])
    }

    #[inline(always)]
    fn spread<const K: usize>(self) -> Self {
        let [.., d] = self.0;
        Self([self.0[K], self.0[K], self.0[K], d])
    }

    #[inline(always)]
    fn lanes(a: Self, b: Self, c: Self) -> Self {
        Self([a.0[0], b.0[1], c.0[2], c.0[3]])
    }

    #[inline(always)]
    fn other_half(self) -> Self {
        Self([0; 4])
    }

    #[inline(always)]
    fn any(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d != 0
    }

    #[inline(always)]
    fn store<const N: usize>(registers: &[Self; N], digits: &mut [[u64; 2]; 16]) {
        for (digit, register) in digits[1..].iter_mut().zip(registers) {
            let [a, b, c, _] = register.0;
            *digit = [u64::from(a) | u64::from(b) << 32, u64::from(c)];
        }
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        self.0
    }

    type Turned = [u32; 9];

    #[inline(always)]
    fn turn<const N: usize>(registers: &[Self; N]) -> [[u32; 9]; 4] {
        let mut turned = [[0; 9]; 4];
        for (lane, digits) in turned.iter_mut().enumerate() {
            for (digit, register) in digits.iter_mut().zip(registers) {
                *digit = register.0[lane];
            }
        }
        turned
    }

    #[inline(always)]
    fn ends(turned: [u32; 9], bit: u32) -> (usize, usize) {
        let mut above_1 = 0u32;
        for (i, word) in turned[1..].iter().enumerate() {
            above_1 |= (word >> bit & 1) << (i + 2);
        }
        let high = 31 - above_1.leading_zeros() as usize;
        (if above_1.is_power_of_two() { 1 } else { above_1.trailing_zeros() as usize }, high)
    }
}

impl Descend<9> for Plain {
    fn descend(state: &mut Search, x: &[Self; 9], depth: u32) {
        search::<Self, 9>(state, x, depth);
    }
}
