//! One digit in 128 bits, for every x86-64.

use core::arch::x86_64::*;
use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use super::{operators, shifts};
use crate::plain::Plain;
use crate::vector::Vector;

/// One digit in 128 bits.
#[derive(Clone, Copy)]
pub(super) struct Sse2(__m128i);

operators! { Sse2;
    BitAnd bitand _mm_and_si128;
    BitOr bitor _mm_or_si128;
    BitXor bitxor _mm_xor_si128;
    Add add _mm_add_epi32;
    Sub sub _mm_sub_epi32;
}
shifts! { Sse2 _mm_sll_epi32 _mm_srl_epi32 _mm_set1_epi32 }

impl Vector for Sse2 {
    #[inline(always)]
    fn each([a, b, c, d]: [u32; 4]) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_setr_epi32(a as i32, b as i32, c as i32, d as i32) })
    }

    #[inline(always)]
    fn filled(_register: usize, word: u32) -> Self {
        Self::each([word, word, word, 0])
    }

    #[inline(always)]
    fn only(register: usize, digit: u32) -> Self {
        Self::each([if register as u32 + 1 == digit { !0 } else { 0 }; 4])
    }

    #[inline(always)]
    fn with_bit(register: usize, j: usize) -> Self {
        Self::each([if (register + 1) >> j & 1 == 1 { !0 } else { 0 }; 4])
    }

    #[inline(always)]
    fn next_row(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe { _mm_shuffle_epi32::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn spread<const K: usize>(self) -> Self {
        // SAFETY: SSE2 is part of x86-64.
        Self(unsafe {
            match K {
                0 => _mm_shuffle_epi32::<0b11_00_00_00>(self.0),
                1 => _mm_shuffle_epi32::<0b11_01_01_01>(self.0),
                _ => _mm_shuffle_epi32::<0b11_10_10_10>(self.0),
            }
        })
    }

    #[inline(always)]
    fn lanes(a: Self, b: Self, c: Self) -> Self {
        (a & Self::each([!0, 0, 0, 0]))
            | (b & Self::each([0, !0, 0, 0]))
            | (c & Self::each([0, 0, !0, 0]))
    }

    #[inline(always)]
    fn other_half(self) -> Self {
        Self::each([0; 4])
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(self.0, _mm_setzero_si128())) != 0xFFFF }
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: SSE2 is part of x86-64, and `words` has room for 16 bytes.
        unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn store<const N: usize>(registers: &[Self; N], digits: &mut [[u64; 2]; 16]) {
        for (digit, register) in digits[1..].iter_mut().zip(registers) {
            // SAFETY: SSE2 is part of x86-64, and `digit` has room for 16 bytes.
            unsafe { _mm_storeu_si128(digit.as_mut_ptr().cast(), register.0) };
        }
    }

    type Turned = [u32; 9];

    #[inline(always)]
    fn turn<const N: usize>(x: &[Self; N]) -> [Self::Turned; 4] {
        let mut plain = [Plain([0; 4]); N];
        for (p, v) in plain.iter_mut().zip(x) {
            *p = Plain(v.words());
        }
        Plain::turn(&plain)
    }

    #[inline(always)]
    fn ends(turned: Self::Turned, bit: u32) -> (usize, usize) {
        Plain::ends(turned, bit)
    }

    #[inline(always)]
    fn planes(bytes: &[u8; 32]) -> [u32; 4] {
        // SAFETY: SSE2 is part of x86-64, and `bytes` has 32 bytes.
        unsafe {
            let low = _mm_loadu_si128(bytes.as_ptr().cast());
            let high = _mm_loadu_si128(bytes.as_ptr().add(16).cast());
            // The bit in question moves to the top of its byte.
            [
                join(
                    _mm_movemask_epi8(_mm_slli_epi16(low, 7)),
                    _mm_movemask_epi8(_mm_slli_epi16(high, 7)),
                ),
                join(
                    _mm_movemask_epi8(_mm_slli_epi16(low, 6)),
                    _mm_movemask_epi8(_mm_slli_epi16(high, 6)),
                ),
                join(
                    _mm_movemask_epi8(_mm_slli_epi16(low, 5)),
                    _mm_movemask_epi8(_mm_slli_epi16(high, 5)),
                ),
                join(
                    _mm_movemask_epi8(_mm_slli_epi16(low, 4)),
                    _mm_movemask_epi8(_mm_slli_epi16(high, 4)),
                ),
            ]
        }
    }
}

/// Two masks of sixteen bits as one.
#[inline(always)]
fn join(low: i32, high: i32) -> u32 {
    low as u32 | (high as u32) << 16
}
