//! The searches of the course under the names that one types.

use crate::growth::{Stage, stages};

/// The names, in the order of the lessons; `growth` has the searches in the same order.
pub const NAMES: [&str; 6] = ["order", "fewest", "propagation", "candidates", "cover", "tightest"];

/// The search with this name.
///
/// # Panics
/// If there is none: the command line takes only those of [`NAMES`].
pub fn find<const N: usize>(name: &str) -> Stage<N> {
    let place = NAMES.iter().position(|known| *known == name);
    let place = place.unwrap_or_else(|| panic!("no search is called {name}"));
    stages().swap_remove(place)
}
