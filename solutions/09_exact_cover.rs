//! Exact cover by dancing links.
//!
//! Knuth's Algorithm X with the list operations of Hitotumatu and Noshita, as in
//! his Dancing Links (2000, arXiv cs/0011047); secondary items as in The Art of
//! Computer Programming, section 7.2.2.1.

use sudoku_steps::exact_cover::{Link, Links, Node, Picks, ROOT};

#[path = "09_exact_cover/langford.rs"]
pub mod langford;
#[path = "09_exact_cover/packing.rs"]
pub mod packing;
#[path = "09_exact_cover/queens.rs"]
pub mod queens;
#[path = "09_exact_cover/small.rs"]
pub mod small;
#[path = "09_exact_cover/sudoku.rs"]
pub mod sudoku;
#[path = "09_exact_cover/turns.rs"]
mod turns;

/// Takes `item` out of the list of items, and each of its options out of the lists
/// of the option's other items.
pub fn cover(links: &mut Links, item: Link) {
    let Node { left, right, .. } = links[item];
    links[left].right = right;
    links[right].left = left;
    let mut updates = 1;
    let mut option = links[item].down;
    while option != item {
        let mut node = links[option].right;
        while node != option {
            let Node { up, down, item: other, right, .. } = links[node];
            links[up].down = down;
            links[down].up = up;
            links[other].size -= 1;
            updates += 1;
            node = right;
        }
        option = links[option].down;
    }
    links.updates += updates;
}

/// Takes `cover` back: the same steps in reverse.
pub fn uncover(links: &mut Links, item: Link) {
    let mut option = links[item].up;
    while option != item {
        let mut node = links[option].left;
        while node != option {
            let Node { up, down, item: other, left, .. } = links[node];
            links[other].size += 1;
            links[down].up = node;
            links[up].down = node;
            node = left;
        }
        option = links[option].up;
    }
    let Node { left, right, .. } = links[item];
    links[right].left = item;
    links[left].right = item;
}

/// The item with the fewest options, the first in the list of items where several
/// have as few; `None` when the list is empty.
#[must_use]
pub fn fewest_options(links: &Links) -> Option<Link> {
    let mut best = None;
    let mut fewest = u32::MAX;
    let mut item = links[ROOT].right;
    while item != ROOT {
        let Node { size, right, .. } = links[item];
        if size < fewest {
            best = Some(item);
            fewest = size;
        }
        item = right;
    }
    best
}

/// Finds the solutions until `picks` says that it is over, and leaves the links as
/// they were.
pub fn search(links: &mut Links, picks: &mut Picks) {
    let Some(item) = fewest_options(links) else {
        picks.solution(links);
        return;
    };
    cover(links, item);
    let mut option = links[item].down;
    while option != item && !picks.is_over() {
        picks.take(links, option);
        let mut node = links[option].right;
        while node != option {
            cover(links, links[node].item);
            node = links[node].right;
        }
        search(links, picks);
        node = links[option].left;
        while node != option {
            uncover(links, links[node].item);
            node = links[node].left;
        }
        picks.put_back(links);
        option = links[option].down;
    }
    uncover(links, item);
}
