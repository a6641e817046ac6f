//! A sign of life of a learner's code, and the way to end it.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts what a call does, so that a long call can be told from a stuck one.
#[derive(Clone, Default)]
pub struct Pulse(Arc<AtomicU64>);

impl Pulse {
    /// The call did something.
    #[inline]
    pub fn beat(&self) {
        // One thread writes and one looks from time to time.
        self.0.store(self.0.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
    }

    /// How often it did.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The payload with which the checker itself ends a call that it has seen enough of.
pub struct Enough;

/// Ends the call that this is run under.
pub fn enough() -> ! {
    panic::resume_unwind(Box::new(Enough))
}
