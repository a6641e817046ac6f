//! Two searches side by side: what a search did as moves, a fingerprint of all of them, and
//! the first move that differs.
//!
//! A search can make ten million tries, so this part of the checker is a package of its own
//! that is compiled with optimisation. The rest of the checker runs rarely and is compiled
//! without, which spares a learner half a minute.

#![forbid(unsafe_code)]

mod apart;
mod fingerprint;
mod follow;
mod ground;
mod moves;
mod pulse;
pub mod references;

pub use apart::{Apart, Found, Shared};
pub use fingerprint::{Fingerprint, Left, Print};
pub use follow::{Follower, Leader};
pub use ground::{Ground, Squares};
pub use moves::{Move, Trail};
pub use pulse::{Enough, Pulse, enough};
