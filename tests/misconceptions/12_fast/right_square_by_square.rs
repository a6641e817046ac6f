//! Right: the singles square by square.

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
    let mut once = 0;
    let mut twice = 0;
    for set in digits {
        twice |= once & set;
        once |= set;
    }
    (once, twice)
}

const ROW: u32 = 0b111_111_111;

fn spread(table: u32) -> u32 {
    (0..9).filter(|i| table >> i & 1 == 1).map(|i| 7 << (3 * i)).sum()
}

pub fn round(digits: &[u32; 9]) -> Option<[u32; 9]> {
    let now = digits.map(|set| set & spread(keep(mini_rows(set))));
    let mut after = now;
    for square in 0..27 {
        let bit = 1 << square;
        let row = ROW << (square / 9 * 9);
        let here: Vec<usize> = (0..9).filter(|&d| now[d] & bit != 0).collect();
        if here.is_empty() || (0..9).any(|d| now[d] & row == 0) {
            return None;
        }
        if let [only] = here[..] {
            after[only] &= !row | bit;
        }
        if let Some(&owner) = here.iter().find(|&&d| now[d] & row == bit) {
            for d in (0..9).filter(|&d| d != owner) {
                after[d] &= !bit;
            }
        }
    }
    Some(after)
}
