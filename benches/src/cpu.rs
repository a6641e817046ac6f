//! The time that this thread had a processor for. On a busy machine the clock on the wall counts
//! the neighbours too.

/// Seconds of this thread.
#[cfg(unix)]
pub fn seconds() -> f64 {
    use nix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("unix has this clock");
    time.tv_sec() as f64 + time.tv_nsec() as f64 * 1e-9
}

/// Seconds on the wall, where nothing else is known.
#[cfg(not(unix))]
pub fn seconds() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}
