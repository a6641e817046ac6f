//! Exercise 9: exact cover by dancing links. Read lessons/09_exact_cover/README.md
//! first.
//!
//! Check your answer with: cargo test --test exercise09
//!
//! All nodes stand in one array: first the root, then the items, then the nodes of
//! the options. `links[number]` is a node with the fields `left`, `right`, `up`,
//! `down`, `item` and `size`, to read and to change; each field is such a number
//! again (a `Link`, which is a `u32`). Every list is a ring.
//!
//! - `links[ROOT].right` is the first item of the list of items, `right` of that the
//!   second, and after the last comes `ROOT` again.
//! - `links[item].down` is the top node in the list of an item, `down` of that the
//!   next, and after the lowest comes the item again. `size` counts them.
//! - `right` and `left` of a node lead to the other nodes of its option, in a ring
//!   that has no head. `links[node].item` is the item of a node.

use sudoku_steps::exact_cover::{Link, Links, Picks, ROOT};

/// Covers an item: takes it out of the list of items, and hides each of its options.
/// To hide an option is to take every *other* node of it out of the list of that
/// node's item, whose size is then one less.
///
/// Fixed: a node that is taken out keeps its own `up`, `down`, `left` and `right`;
/// only its neighbours change. The item's own list stays as it is.
/// Free: in which order the options of the item are hidden. `links.updates` is there
/// for the count of nodes taken out; no check looks at it.
pub fn cover(links: &mut Links, item: Link) {
    sudoku_steps::todo!(links, item)
}

/// Uncovers an item: takes back what `cover` did, so that all links and sizes are as
/// they were before. A hidden node still knows the neighbours that it had when it
/// went.
///
/// Fixed: what the links are at the end.
/// Free: the order. The sure way is that of `cover` backwards, step by step: options
/// from the bottom up, the nodes of each from right to left, the item itself last.
pub fn uncover(links: &mut Links, item: Link) {
    sudoku_steps::todo!(links, item)
}

/// The item of the list of items that has the fewest options, and the first of them
/// in the list where several have as few. `None` when the list is empty.
///
/// An item without any option counts too: it has the fewest.
pub fn fewest_options(links: &Links) -> Option<Link> {
    sudoku_steps::todo!(links, ROOT)
}

/// Finds the solutions by Algorithm X, and leaves the links as they were.
///
/// When the list of items is empty, the options taken are a solution: say
/// `picks.solution(links)`, once. Otherwise choose the item with the fewest options,
/// cover it, and for each option in its list: take it, with
/// `picks.take(links, node)`, where `node` is its node in the list of the chosen
/// item; cover the option's other items; search; uncover them; put the option back,
/// with `picks.put_back(links)`. At the end uncover the item.
///
/// Fixed: the item is that of `fewest_options`; its options are taken from the top
/// down; the other items are uncovered in exactly the reverse order of that in which
/// they were covered. No option is taken any more once `picks.is_over()` says that
/// the search has to end; what was covered is uncovered all the same.
/// Free: everything else. The usual way is to cover the other items from left to
/// right, beginning right of `node`.
pub fn search(links: &mut Links, picks: &mut Picks) {
    sudoku_steps::todo!(links, picks)
}
