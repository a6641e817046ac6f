//! Right: collects the rings into vectors and walks them with iterators.

use std::iter::successors;

use sudoku_steps::exact_cover::{Link, Links, Picks, ROOT};

fn ring(links: &Links, start: Link, next: fn(&Links, Link) -> Link) -> Vec<Link> {
    successors(Some(next(links, start)), |&node| Some(next(links, node)))
        .take_while(|&node| node != start)
        .collect()
}

pub fn cover(links: &mut Links, item: Link) {
    let (left, right) = (links[item].left, links[item].right);
    links[left].right = right;
    links[right].left = left;
    for option in ring(links, item, |links, node| links[node].down) {
        for node in ring(links, option, |links, node| links[node].right) {
            let gone = links[node];
            links[gone.up].down = gone.down;
            links[gone.down].up = gone.up;
            links[gone.item].size -= 1;
            links.updates += 1;
        }
    }
}

pub fn uncover(links: &mut Links, item: Link) {
    for option in ring(links, item, |links, node| links[node].up) {
        for node in ring(links, option, |links, node| links[node].left) {
            let back = links[node];
            links[back.item].size += 1;
            links[back.down].up = node;
            links[back.up].down = node;
        }
    }
    let back = links[item];
    links[back.right].left = item;
    links[back.left].right = item;
}

pub fn fewest_options(links: &Links) -> Option<Link> {
    ring(links, ROOT, |links, item| links[item].right)
        .into_iter()
        .min_by_key(|&item| links[item].size)
}

pub fn search(links: &mut Links, picks: &mut Picks) {
    match fewest_options(links) {
        None => picks.solution(links),
        Some(item) => {
            cover(links, item);
            for option in ring(links, item, |links, node| links[node].down) {
                if picks.is_over() {
                    break;
                }
                let others = ring(links, option, |links, node| links[node].right);
                picks.take(links, option);
                others.iter().for_each(|&node| cover(links, links[node].item));
                search(links, picks);
                others.iter().rev().for_each(|&node| uncover(links, links[node].item));
                picks.put_back(links);
            }
            uncover(links, item);
        }
    }
}
