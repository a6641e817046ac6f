//! Wrong: the comparison lets an equal size win.

use sudoku_steps::exact_cover::{Link, Links, Picks, ROOT};

pub fn cover(links: &mut Links, item: Link) {
    let (left, right) = (links[item].left, links[item].right);
    links[left].right = right;
    links[right].left = left;
    let mut option = links[item].down;
    while option != item {
        let mut node = links[option].right;
        while node != option {
            let (up, down) = (links[node].up, links[node].down);
            links[up].down = down;
            links[down].up = up;
            let other = links[node].item;
            links[other].size -= 1;
            node = links[node].right;
        }
        option = links[option].down;
    }
}

pub fn uncover(links: &mut Links, item: Link) {
    let mut option = links[item].up;
    while option != item {
        let mut node = links[option].left;
        while node != option {
            let (up, down) = (links[node].up, links[node].down);
            links[up].down = node;
            links[down].up = node;
            let other = links[node].item;
            links[other].size += 1;
            node = links[node].left;
        }
        option = links[option].up;
    }
    let (left, right) = (links[item].left, links[item].right);
    links[left].right = item;
    links[right].left = item;
}

pub fn fewest_options(links: &Links) -> Option<Link> {
    let mut best = None;
    let mut item = links[ROOT].right;
    while item != ROOT {
        if best.is_none_or(|best: Link| links[item].size <= links[best].size) {
            best = Some(item);
        }
        item = links[item].right;
    }
    best
}

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
        let mut node = links[option].left;
        while node != option {
            uncover(links, links[node].item);
            node = links[node].left;
        }
        picks.put_back(links);
        option = links[option].down;
    }
    uncover(links, item);
}
