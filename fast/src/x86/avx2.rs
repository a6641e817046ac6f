//! Two digits in 256 bits, for AVX2, and the same for AVX-512VL.

use core::arch::x86_64::*;
use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use super::{operators, shifts};
use crate::vector::Vector;

/// Two digits in 256 bits: register `i` holds the digits `2·i` and `2·i + 1`.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

/// The same for AVX-512VL, which has twice the registers and any logic of three inputs.
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m256i);

macro_rules! two_digits {
    ($type:ident) => {
        operators! { $type;
            BitAnd bitand _mm256_and_si256;
            BitOr bitor _mm256_or_si256;
            BitXor bitxor _mm256_xor_si256;
            Add add _mm256_add_epi32;
            Sub sub _mm256_sub_epi32;
        }
        shifts! { $type _mm256_sll_epi32 _mm256_srl_epi32 _mm256_set1_epi32 }

        impl Vector for $type {
            #[inline(always)]
            fn each([a, b, c, d]: [u32; 4]) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe {
                    _mm256_broadcastsi128_si256(_mm_setr_epi32(
                        a as i32, b as i32, c as i32, d as i32,
                    ))
                })
            }

            #[inline(always)]
            fn pair(words: [u64; 2]) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe {
                    _mm256_broadcastsi128_si256(_mm_set_epi64x(words[1] as i64, words[0] as i64))
                })
            }

            #[inline(always)]
            fn filled(register: usize, word: u32) -> Self {
                let (low, high) = (if register == 0 { 0 } else { word as i32 }, word as i32);
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { _mm256_setr_epi32(low, low, low, 0, high, high, high, 0) })
            }

            #[inline(always)]
            fn only(register: usize, digit: u32) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe {
                    let low = 2 * register as i32;
                    let high = low + 1;
                    let held = _mm256_setr_epi32(low, low, low, low, high, high, high, high);
                    _mm256_cmpeq_epi32(held, _mm256_set1_epi32(digit as i32))
                })
            }

            #[inline(always)]
            fn with_bit(register: usize, j: usize) -> Self {
                let low = -((2 * register >> j & 1) as i32);
                let high = -((2 * register + 1 >> j & 1) as i32);
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { _mm256_setr_epi32(low, low, low, low, high, high, high, high) })
            }

            #[inline(always)]
            fn next_row(self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { _mm256_shuffle_epi32::<0b11_00_10_01>(self.0) })
            }

            #[inline(always)]
            fn spread<const K: usize>(self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe {
                    match K {
                        0 => _mm256_shuffle_epi32::<0b11_00_00_00>(self.0),
                        1 => _mm256_shuffle_epi32::<0b11_01_01_01>(self.0),
                        _ => _mm256_shuffle_epi32::<0b11_10_10_10>(self.0),
                    }
                })
            }

            #[inline(always)]
            fn lanes(a: Self, b: Self, c: Self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe {
                    _mm256_blend_epi32::<0b1100_1100>(
                        _mm256_blend_epi32::<0b0010_0010>(a.0, b.0),
                        c.0,
                    )
                })
            }

            #[inline(always)]
            fn other_half(self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { _mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) })
            }

            #[inline(always)]
            fn any(self) -> bool {
                // SAFETY: the type exists only where its instruction set does.
                unsafe { _mm256_testz_si256(self.0, self.0) == 0 }
            }

            #[inline(always)]
            fn words(self) -> [u32; 4] {
                let mut words = [0; 4];
                // SAFETY: the type exists only where its instruction set does, and `words` has room
                // for 16 bytes.
                unsafe {
                    let low = _mm256_castsi256_si128(self.0);
                    _mm_storeu_si128(words.as_mut_ptr().cast(), low);
                }
                words
            }

            #[inline(always)]
            fn store<const N: usize>(registers: &[Self; N], digits: &mut [[u64; 2]; 16]) {
                for (two, register) in digits.as_chunks_mut::<2>().0.iter_mut().zip(registers) {
                    // SAFETY: the type exists only where its instruction set does, and `two` has
                    // room for 32 bytes.
                    unsafe { _mm256_storeu_si256(two.as_mut_ptr().cast(), register.0) };
                }
            }

            /// One lane of the digits 2, 4, 6, 8, 3, 5, 7, 9. If only one of them is there, 1 is too.
            type Turned = __m256i;

            #[inline(always)]
            fn turn<const N: usize>(x: &[Self; N]) -> [Self::Turned; 4] {
                let [a, b, c, d] = [x[1].0, x[2].0, x[3].0, x[4].0];
                // SAFETY: the type exists only where its instruction set does.
                unsafe {
                    let (ab, cd) = (_mm256_unpacklo_epi32(a, b), _mm256_unpacklo_epi32(c, d));
                    let (ab2, cd2) = (_mm256_unpackhi_epi32(a, b), _mm256_unpackhi_epi32(c, d));
                    [
                        _mm256_unpacklo_epi64(ab, cd),
                        _mm256_unpackhi_epi64(ab, cd),
                        _mm256_unpacklo_epi64(ab2, cd2),
                        _mm256_unpackhi_epi64(ab2, cd2),
                    ]
                }
            }

            #[inline(always)]
            fn ends(turned: Self::Turned, bit: u32) -> (usize, usize) {
                // SAFETY: the type exists only where its instruction set does.
                let set = unsafe {
                    let top = _mm256_sll_epi32(turned, _mm_cvtsi32_si128(31 - bit as i32));
                    _mm256_movemask_ps(_mm256_castsi256_ps(top)) as usize
                };
                let [low, high] = ENDS[set % 256];
                (low as usize, high as usize)
            }

            #[inline(always)]
            fn planes(bytes: &[u8; 32]) -> [u32; 4] {
                // SAFETY: the type exists only where its instruction set does, and `bytes` has 32
                // bytes.
                unsafe {
                    let bytes = _mm256_loadu_si256(bytes.as_ptr().cast());
                    // The bit in question moves to the top of its byte.
                    [
                        _mm256_movemask_epi8(_mm256_slli_epi16(bytes, 7)) as u32,
                        _mm256_movemask_epi8(_mm256_slli_epi16(bytes, 6)) as u32,
                        _mm256_movemask_epi8(_mm256_slli_epi16(bytes, 5)) as u32,
                        _mm256_movemask_epi8(_mm256_slli_epi16(bytes, 4)) as u32,
                    ]
                }
            }

            #[inline(always)]
            fn bytes(planes: [u32; 4]) -> [u8; 32] {
                let mut bytes = [0; 32];
                // SAFETY: the type exists only where its instruction set does, and the tables and
                // `bytes` have 32 bytes.
                unsafe {
                    let from = _mm256_loadu_si256(FROM.as_ptr().cast());
                    let bit = _mm256_loadu_si256(BIT.as_ptr().cast());
                    let mut v = _mm256_setzero_si256();
                    // The highest bit first: double, and take one from 0 or from -1.
                    let mut j = 4;
                    while j > 0 {
                        j -= 1;
                        let word = _mm256_shuffle_epi8(_mm256_set1_epi32(planes[j] as i32), from);
                        let set = _mm256_cmpeq_epi8(_mm256_and_si256(word, bit), bit);
                        v = _mm256_sub_epi8(_mm256_add_epi8(v, v), set);
                    }
                    _mm256_storeu_si256(bytes.as_mut_ptr().cast(), v);
                }
                bytes
            }
        }
    };
}

two_digits!(Avx2);
two_digits!(Avx512);

/// For each of a band's 27 squares, the byte that its bit is in.
static FROM: [u8; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = (i / 8) as u8;
        i += 1;
    }
    table
};

/// For each of a band's 27 squares, its bit in that byte.
static BIT: [u8; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = 1 << (i % 8);
        i += 1;
    }
    table
};

/// The lowest and the highest digit by the bits of 2, 4, 6, 8, 3, 5, 7, 9. One alone stands beside 1.
static ENDS: [[u8; 2]; 256] = {
    let digits = [2, 4, 6, 8, 3, 5, 7, 9];
    let mut table = [[9, 1]; 256];
    let mut set = 0;
    while set < 256 {
        let mut i = 0;
        while i < 8 {
            if set >> i & 1 == 1 {
                let [low, high] = table[set];
                table[set] = [
                    if digits[i] < low { digits[i] } else { low },
                    if digits[i] > high { digits[i] } else { high },
                ];
            }
            i += 1;
        }
        if (set as u32).count_ones() < 2 {
            table[set][0] = 1;
        }
        set += 1;
    }
    table
};
