//! Right: the tables by shifts and masks, without a loop.

pub fn mini_rows(squares: u32) -> u32 {
    let any = (squares | squares >> 1 | squares >> 2) & 0o111_111_111;
    (0..9).map(|i| (any >> (2 * i)) & (1 << i)).sum()
}

pub fn keep(m: u32) -> u32 {
    let row = |t: u32, r: u32| (t >> (3 * r)) & 7;
    let turn = |x: u32| ((x >> 1) | (x << 2)) & 7;
    let mut live = 0;
    for r in 0..3 {
        let (a, b) = (row(m, (r + 1) % 3), row(m, (r + 2) % 3));
        let (a1, b1) = (turn(a), turn(b));
        let (a2, b2) = (turn(a1), turn(b1));
        live |= (((a1 & b2) | (a2 & b1)) & row(m, r)) << (3 * r);
    }
    live
}

pub fn seen(digits: &[u32; 9]) -> (u32, u32) {
    let mut once = 0;
    let mut twice = 0;
    for set in digits {
        twice |= once & set;
        once |= set;
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
