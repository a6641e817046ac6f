//! SSE2 and AVX2, and the call after detection: the only module with `unsafe`.
//!
//! The vector types can be named only in here, and only the [`entries`] name them. Those run after
//! the instruction set was detected (SSE2 is part of every x86-64). So wherever a method of such a
//! type runs, the processor has its instructions: that is why the intrinsics are safe to call.
#![allow(unsafe_code)]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "intrinsics take and give bits as signed numbers"
)]
#![allow(clippy::wildcard_imports, reason = "a list of intrinsics says no more than their uses")]

mod avx2;
mod entries;
mod sse2;

pub(crate) use entries::run;

macro_rules! operators {
    ($type:ident; $($trait:ident $method:ident $intrinsic:ident;)*) => {$(
        impl $trait for $type {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    )*};
}

macro_rules! shifts {
    ($type:ident $left:ident $right:ident $ones:ident) => {
        impl Shl<u32> for $type {
            type Output = Self;
            #[inline(always)]
            fn shl(self, n: u32) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { $left(self.0, _mm_cvtsi32_si128(n as i32)) })
            }
        }
        impl Shr<u32> for $type {
            type Output = Self;
            #[inline(always)]
            fn shr(self, n: u32) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                Self(unsafe { $right(self.0, _mm_cvtsi32_si128(n as i32)) })
            }
        }
        impl Not for $type {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                // SAFETY: the type exists only where its instruction set does.
                self ^ Self(unsafe { $ones(-1) })
            }
        }
    };
}

use {operators, shifts};
