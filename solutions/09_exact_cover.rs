//! Exact cover by dancing links.
//!
//! Knuth's Algorithm X with the list operations of Hitotumatu and Noshita, as in
//! his Dancing Links (arXiv cs/0011047); secondary items as in The Art of
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

/// Takes `item` out of the list of items, and hides each of its options.
pub fn cover(links: &mut Links, item: Link) {
    let Node { left, right, .. } = links[item];
    links[left].right = right;
    links[right].left = left;
    links.updates += 1;
    let mut option = links[item].down;
    while option != item {
        hide(links, option);
        option = links[option].down;
    }
}

/// Takes the other nodes of the option of `node` out of their lists. They keep their
/// own links, and so find their way back.
pub fn hide(links: &mut Links, node: Link) {
    let mut other = links[node].right;
    while other != node {
        let Node { up, down, item, right, .. } = links[other];
        links[up].down = down;
        links[down].up = up;
        links[item].size -= 1;
        links.updates += 1;
        other = right;
    }
}

/// Takes `cover` back: the same steps in reverse.
pub fn uncover(links: &mut Links, item: Link) {
    let mut option = links[item].up;
    while option != item {
        unhide(links, option);
        option = links[option].up;
    }
    let Node { left, right, .. } = links[item];
    links[right].left = item;
    links[left].right = item;
}

/// Takes `hide` back: the same steps in reverse.
pub fn unhide(links: &mut Links, node: Link) {
    let mut other = links[node].left;
    while other != node {
        let Node { up, down, item, left, .. } = links[other];
        links[item].size += 1;
        links[down].up = other;
        links[up].down = other;
        other = left;
    }
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
