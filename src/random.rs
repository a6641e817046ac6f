//! Numbers that look random and are the same for the same seed, on every platform
//! and in every version of this course.

/// A generator of numbers: the same seed gives the same numbers for ever.
///
/// It is `SplitMix64`: a counter that grows by a fixed odd number, and a mixing of
/// its bits. Published by Steele, Lea and Flood, Fast Splittable Pseudorandom Number
/// Generators (OOPSLA 2014); the constants are those of Vigna's `splitmix64.c`. It is
/// good enough for puzzles and no good for secrets.
///
/// ```
/// use sudoku_steps::Random;
///
/// let mut cards = [1, 2, 3, 4, 5];
/// Random::new(7).shuffle(&mut cards);
/// assert_eq!(cards, [5, 2, 4, 1, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    counter: u64,
}

impl Random {
    /// The generator that starts with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { counter: seed }
    }

    /// The next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.counter;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `most` - 1, each as likely as any other.
    ///
    /// # Panics
    /// If `most` is 0.
    #[track_caller]
    pub const fn below(&mut self, most: u64) -> u64 {
        assert!(most > 0, "there is no number below 0");
        // There are 2^64 numbers. When `most` doesn't divide that, the first few
        // remainders would come up once more often than the others. So as many
        // numbers as are over at the start are drawn again.
        let over = most.wrapping_neg() % most;
        loop {
            let number = self.next_u64();
            if number >= over {
                return number % most;
            }
        }
    }

    /// Brings the items into a random order, each order as likely as any other.
    ///
    /// From the last place to the first, each takes one of those that are left. This
    /// is the shuffle of Fisher and Yates in Durstenfeld's form (Communications of
    /// the ACM 7, 1964).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let index = self.below(last as u64 + 1) as usize;
            items.swap(index, last);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn first<const COUNT: usize>(seed: u64) -> [u64; COUNT] {
        let mut random = Random::new(seed);
        std::array::from_fn(|_| random.next_u64())
    }

    #[test]
    fn the_first_numbers_are_pinned() {
        // As splitmix64.c gives them.
        assert_eq!(
            first(1_234_567),
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
        assert_eq!(first(0), [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]);
    }

    #[test]
    fn the_first_shuffle_is_pinned() {
        let mut numbers: Vec<u8> = (0..10).collect();
        Random::new(0).shuffle(&mut numbers);
        assert_eq!(numbers, [6, 3, 2, 9, 8, 1, 4, 7, 0, 5]);
    }

    #[test]
    fn every_order_of_four_comes_up_about_equally_often() {
        let mut random = Random::new(1);
        let mut seen: HashMap<[u8; 4], u32> = HashMap::new();
        for _ in 0..24_000 {
            let mut items = [1, 2, 3, 4];
            random.shuffle(&mut items);
            *seen.entry(items).or_default() += 1;
        }
        assert_eq!(seen.len(), 24);
        // 1,000 each is expected; 155 is five standard deviations.
        assert!(seen.values().all(|&times| times.abs_diff(1_000) < 155), "{seen:?}");
    }

    #[test]
    fn a_number_below_one_is_zero_and_the_largest_range_works() {
        let mut random = Random::new(3);
        assert_eq!(random.below(1), 0);
        assert!(random.below(u64::MAX) < u64::MAX);
    }
}
