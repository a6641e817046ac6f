//! Right: tries the six ways to fill a band.

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
    for (a, b, c) in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
        let way = 1 << a | 1 << (3 + b) | 1 << (6 + c);
        if table & way == way {
            live |= way;
        }
    }
    live
}

pub fn seen(digits: &[u32; 9]) -> (u32, u32) {
    let mut pair = (0, 0);
    for square in 0..27 {
        let count = digits.iter().filter(|set| *set >> square & 1 == 1).count();
        if count >= 1 {
            pair.0 |= 1 << square;
        }
        if count >= 2 {
            pair.1 |= 1 << square;
        }
    }
    pair
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
