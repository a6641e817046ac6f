//! Compares each set with the one before alone.

pub fn mini_rows(squares: u32) -> u32 {
    let mut table = 0;
    for i in 0..9 {
        if (squares >> (3 * i)) & 7 != 0 {
            table |= 1 << i;
        }
    }
    table
}

pub fn keep(table: u32) -> u32 {
    let mut live = 0;
    for r in 0..3 {
        for b in 0..3 {
            let has = |row: u32, bx: u32| (table >> (3 * (row % 3) + bx % 3)) & 1 == 1;
            let one = has(r + 1, b + 1) && has(r + 2, b + 2);
            let two = has(r + 1, b + 2) && has(r + 2, b + 1);
            if has(r, b) && (one || two) {
                live |= 1 << (3 * r + b);
            }
        }
    }
    live
}

pub fn seen(digits: &[u32; 9]) -> (u32, u32) {
    let mut once = digits[0];
    let mut twice = 0;
    for i in 1..9 {
        twice |= digits[i] & digits[i - 1];
        once |= digits[i];
    }
    (once, twice)
}

const ROW: u32 = 0b111_111_111;

pub fn round(digits: &[u32; 9]) -> Option<[u32; 9]> {
    let mut now = *digits;
    for d in 0..9 {
        let live = keep(mini_rows(now[d]));
        for i in 0..9 {
            if (live >> i) & 1 == 0 {
                now[d] &= !(7 << (3 * i));
            }
        }
    }
    let (once, twice) = seen(&now);
    if once != (1 << 27) - 1 {
        return None;
    }
    for d in 0..9 {
        for r in 0..3 {
            if now[d] & (ROW << (9 * r)) == 0 {
                return None;
            }
        }
    }
    let mut after = now;
    for d in 0..9 {
        for r in 0..3 {
            let row = now[d] & (ROW << (9 * r));
            if row.count_ones() == 1 {
                for other in 0..9 {
                    if other != d {
                        after[other] &= !row;
                    }
                }
            }
            let own = row & once & !twice;
            if own != 0 {
                after[d] &= !(ROW << (9 * r)) | own;
            }
        }
    }
    Some(after)
}
