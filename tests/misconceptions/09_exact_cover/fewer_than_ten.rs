//! Wrong: the comparison begins with 10, and no item may have so many options.

use sudoku_steps::exact_cover::{Link, Links, Picks, ROOT};

pub fn cover(links: &mut Links, item: Link) {
    let l = links[item].left;
    let r = links[item].right;
    links[l].right = r;
    links[r].left = l;
    let mut i = links[item].down;
    while i != item {
        let mut j = links[i].right;
        while j != i {
            let u = links[j].up;
            let d = links[j].down;
            links[u].down = d;
            links[d].up = u;
            let it = links[j].item;
            links[it].size -= 1;
            j = links[j].right;
        }
        i = links[i].down;
    }
}

pub fn uncover(links: &mut Links, item: Link) {
    let mut i = links[item].up;
    while i != item {
        let mut j = links[i].left;
        while j != i {
            let it = links[j].item;
            links[it].size += 1;
            let u = links[j].up;
            let d = links[j].down;
            links[d].up = j;
            links[u].down = j;
            j = links[j].left;
        }
        i = links[i].up;
    }
    let l = links[item].left;
    let r = links[item].right;
    links[r].left = item;
    links[l].right = item;
}

pub fn fewest_options(links: &Links) -> Option<Link> {
    let mut best = None;
    let mut fewest = 10;
    let mut item = links[ROOT].right;
    while item != ROOT {
        if links[item].size < fewest {
            fewest = links[item].size;
            best = Some(item);
        }
        item = links[item].right;
    }
    best
}

pub fn search(links: &mut Links, picks: &mut Picks) {
    let item = match fewest_options(links) {
        Some(item) => item,
        None => {
            picks.solution(links);
            return;
        }
    };
    cover(links, item);
    let mut i = links[item].down;
    while i != item && !picks.is_over() {
        picks.take(links, i);
        let mut j = links[i].right;
        while j != i {
            let it = links[j].item;
            cover(links, it);
            j = links[j].right;
        }
        search(links, picks);
        j = links[i].left;
        while j != i {
            let it = links[j].item;
            uncover(links, it);
            j = links[j].left;
        }
        picks.put_back(links);
        i = links[i].down;
    }
    uncover(links, item);
}
