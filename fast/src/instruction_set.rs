//! Which instructions a search runs on.

use core::fmt;

/// Instructions that this processor has. Only [`available`] and [`best`] make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct InstructionSet(Kind);

/// The instruction sets that the solver knows, each with all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Safe Rust without intrinsics.
    Plain,
    /// Every x86-64.
    #[cfg(target_arch = "x86_64")]
    Sse2,
    /// AVX2 and the bit operations of its time.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// The same code compiled for AVX-512VL.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl InstructionSet {
    #[cfg(target_arch = "x86_64")]
    pub(crate) const fn kind(self) -> Kind {
        self.0
    }
}

impl fmt::Display for InstructionSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self.0 {
            Kind::Plain => "plain Rust",
            #[cfg(target_arch = "x86_64")]
            Kind::Sse2 => "SSE2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "AVX-512VL",
        })
    }
}

/// The instruction sets that this processor has, the best last.
///
/// ```
/// use sudoku_steps_fast::{available, best};
///
/// assert_eq!(available().next().unwrap().to_string(), "plain Rust");
/// assert_eq!(available().last(), Some(best()));
/// ```
pub fn available() -> impl Iterator<Item = InstructionSet> {
    #[cfg(target_arch = "x86_64")]
    let all = [Kind::Plain, Kind::Sse2, Kind::Avx2, Kind::Avx512];
    #[cfg(not(target_arch = "x86_64"))]
    let all = [Kind::Plain];
    all.into_iter().map(InstructionSet).take_while(|set| *set <= best())
}

/// The best instruction set that this processor has.
#[inline]
pub fn best() -> InstructionSet {
    InstructionSet(detect())
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[inline]
fn detect() -> Kind {
    let avx2 = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt");
    let avx512 = is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq");
    match (avx2, avx512) {
        (true, true) => Kind::Avx512,
        (true, false) => Kind::Avx2,
        _ => Kind::Sse2,
    }
}

#[cfg(all(target_arch = "x86_64", not(feature = "std")))]
fn detect() -> Kind {
    Kind::Sse2
}

#[cfg(not(target_arch = "x86_64"))]
fn detect() -> Kind {
    Kind::Plain
}
