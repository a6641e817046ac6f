//! The few operations that every instruction set has.
//!
//! A digit takes four lanes of 32 bits (see [`layout`](crate::layout)). A vector holds one digit
//! (128 bits) or two (256 bits). The solver is written once against [`Vector`];
//! [`Plain`](crate::plain::Plain) is the form of it to read first.

use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// One or two digits side by side, and what the rules do with them.
///
/// The operators work on each lane of 32 bits alone.
pub(crate) trait Vector:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// `words` for each digit of the vector.
    fn each(words: [u32; 4]) -> Self;

    /// Two words of two lanes for each digit of the vector.
    #[inline(always)]
    fn pair([low, high]: [u64; 2]) -> Self {
        Self::each([low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32])
    }

    /// `word` in the three lanes of each digit that register `register` holds.
    ///
    /// Nine digits in vectors of two leave the place of a "digit 0" empty; it stays zero.
    fn filled(register: usize, word: u32) -> Self;

    /// All bits of `digit` (1 to 9), if register `register` holds it.
    fn only(register: usize, digit: u32) -> Self;

    /// All bits of the digits that register `register` holds and whose bit `j` is set.
    fn with_bit(register: usize, j: usize) -> Self;

    /// Lane `r` takes lane `r + 1`, lane 2 takes lane 0: the next row of the same band.
    fn next_row(self) -> Self;

    /// Lane `K` in all of the lanes 0, 1, 2.
    fn spread<const K: usize>(self) -> Self;

    /// Lane 0 of `a`, lane 1 of `b`, lane 2 of `c`.
    fn lanes(a: Self, b: Self, c: Self) -> Self;

    /// The two digits of the vector change places; zero where there is but one.
    fn other_half(self) -> Self;

    /// Whether some bit is set.
    fn any(self) -> bool;

    /// The lanes of digit `d` to `digits[d]`, two in a word.
    fn store<const N: usize>(registers: &[Self; N], digits: &mut [[u64; 2]; 16]);

    /// The lanes of the vector's last digit.
    fn words(self) -> [u32; 4];

    /// The lanes of all digits, turned so that a lane's digits stand side by side.
    type Turned: Copy;
    fn turn<const N: usize>(registers: &[Self; N]) -> [Self::Turned; 4];

    /// The lowest and the highest digit above 1 that a square has; 1 for the lowest where it is only
    /// one. So these are both digits of a square with two, and some two of a square with more.
    fn ends(turned: Self::Turned, bit: u32) -> (usize, usize);

    /// Four bit planes of 32 bytes: bit `i` of plane `j` is bit `j` of byte `i`.
    #[inline(always)]
    fn planes(bytes: &[u8; 32]) -> [u32; 4] {
        planes(bytes)
    }

    /// The other way round: bytes from four bit planes.
    #[inline(always)]
    fn bytes(planes: [u32; 4]) -> [u8; 32] {
        bytes(planes)
    }
}

/// `word` in lanes 0, 1, 2 of each digit, zero in lane 3.
#[inline(always)]
pub(crate) fn splat<V: Vector>(word: u32) -> V {
    V::each([word, word, word, 0])
}

/// Eight bytes at a time: the multiplication collects one bit of each byte in the top byte.
#[inline(always)]
pub(crate) fn planes(bytes: &[u8; 32]) -> [u32; 4] {
    let mut planes = [0; 4];
    for (i, eight) in bytes.as_chunks::<8>().0.iter().enumerate() {
        let eight = u64::from_le_bytes(*eight);
        for (j, plane) in planes.iter_mut().enumerate() {
            let bits = (eight >> j) & 0x0101_0101_0101_0101;
            let bits = bits.wrapping_mul(0x0102_0408_1020_4080) >> 56;
            *plane |= (bits as u32) << (8 * i);
        }
    }
    planes
}

/// Eight bits to eight bytes, each 0 or 1.
static BYTES: [u64; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut i = 0;
        while i < 8 {
            table[bits] |= ((bits >> i & 1) as u64) << (8 * i);
            i += 1;
        }
        bits += 1;
    }
    table
};

/// Eight bytes at a time, from the table.
#[inline(always)]
pub(crate) fn bytes(planes: [u32; 4]) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (i, eight) in bytes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mut values = 0;
        for (j, plane) in planes.iter().enumerate() {
            values |= BYTES[(plane >> (8 * i) & 0xFF) as usize] << j;
        }
        *eight = values.to_le_bytes();
    }
    bytes
}
