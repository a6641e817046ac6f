//! Where a search enters the code of one instruction set.

use super::avx2::{Avx2, Avx512};
use super::sse2::Sse2;
use crate::Bad;
use crate::instruction_set::{InstructionSet, Kind};
use crate::plain::Plain;
use crate::puzzle::Puzzle;
use crate::search::{Descend, Search, search, start};

/// The entries of one instruction set: a whole search, and the call for the copy at a guess.
macro_rules! entries {
    ($type:ident, $n:literal, $start:ident, $node:ident, $($feature:literal)*) => {
        impl Descend<$n> for $type {
            #[inline(always)]
            fn descend(state: &mut Search, x: &[Self; $n], depth: u32) {
                // SAFETY: `x` exists only where its instruction set does.
                #[allow(unused_unsafe, reason = "SSE2 needs no detection")]
                unsafe {
                    $node(state, x, depth)
                }
            }
        }

        $(#[target_feature(enable = $feature)])*
        fn $node(state: &mut Search, x: &[$type; $n], depth: u32) {
            search::<$type, $n>(state, x, depth);
        }

        /// Reads and searches. The processor must have the instruction set.
        $(#[target_feature(enable = $feature)])*
        fn $start(state: &mut Search, puzzle: Puzzle) -> Result<(), Bad> {
            start::<$type, $n>(state, puzzle)
        }
    };
}

entries! { Sse2, 9, start_sse2, node_sse2, }
entries! { Avx2, 5, start_avx2, node_avx2, "avx2,bmi1,bmi2,lzcnt,popcnt" }
entries! { Avx512, 5, start_avx512, node_avx512,
"avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq" }

/// Runs `set`, which this processor has.
pub(crate) fn run(set: InstructionSet, state: &mut Search, puzzle: Puzzle) -> Result<(), Bad> {
    match set.kind() {
        Kind::Plain => start::<Plain, 9>(state, puzzle),
        Kind::Sse2 => start_sse2(state, puzzle),
        // SAFETY: only `available` and `best` make an `InstructionSet`, and they asked the processor.
        Kind::Avx2 => unsafe { start_avx2(state, puzzle) },
        // SAFETY: as above.
        Kind::Avx512 => unsafe { start_avx512(state, puzzle) },
    }
}
