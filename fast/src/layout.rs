//! Where a candidate stands.
//!
//! ```text
//! digit = four u32: lane r = 0, 1, 2 holds the rows r, r + 3, r + 6; lane 3 is zero
//! lane r: bit 10·b + c = (row 3·b + r, column c), for the bands b = 0, 1, 2
//!         bit 10·b + 9 is a guard, always 0
//! ```
//!
//! A row is a field of nine bits with its guard above it. The next row of the same band is the
//! next lane, the same row of the next band is ten bits further.

/// The same nine bits in each of the three fields.
pub(crate) const fn fields(bits: u32) -> u32 {
    bits | bits << 10 | bits << 20
}

/// All squares.
pub(crate) const ROW: u32 = fields(0x1FF);
/// The lowest bit of each field.
pub(crate) const ONES: u32 = fields(1);
/// The guard above each field.
pub(crate) const GUARDS: u32 = fields(0x200);
/// The squares of a row whose column is 0, 1, 2 in its box.
pub(crate) const COLUMN: [u32; 3] = [fields(0o111), fields(0o222), fields(0o444)];

/// The square at a place, a lane and a bit in it as one number: `32 · lane + bit`. `None` for a guard.
pub(crate) const fn square(place: usize) -> Option<(usize, usize)> {
    let (lane, bit) = (place / 32, place % 32);
    if lane < 3 && bit % 10 < 9 && bit < 30 { Some((bit / 10 * 3 + lane, bit % 10)) } else { None }
}

/// The 20 peers of the square at each place, in two words of two lanes.
///
/// Lane 3 repeats lane 2, which does no harm and lets [`branch`](crate::branch) count two digits at once.
pub(crate) static PEERS: [[u64; 2]; 128] = {
    let mut table = [[0; 2]; 128];
    let mut of = 0;
    while of < 96 {
        let mut at = 0;
        while at < 96 {
            if let (Some((r, c)), Some((row, col))) = (square(of), square(at)) {
                let same_box = r / 3 == row / 3 && c / 3 == col / 3;
                if of != at && (r == row || c == col || same_box) {
                    table[of][at / 64] |= 1 << (at % 64);
                }
            }
            at += 1;
        }
        table[of][1] |= table[of][1] << 32;
        of += 1;
    }
    table
};

/// The square at each place alone.
pub(crate) static SQUARE: [[u64; 2]; 128] = {
    let mut table = [[0; 2]; 128];
    let mut at = 0;
    while at < 96 {
        table[at][at / 64] = 1 << (at % 64);
        at += 1;
    }
    table
};
