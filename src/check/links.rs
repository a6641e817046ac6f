//! What is wrong with links that a learner's `cover` or `uncover` left, and which
//! rule a learner's choice of an item follows.

use super::fault::{Cause, Fault};
use crate::exact_cover::{Link, Links, ROOT, items_left};

/// The nodes in the list of an item, from the top down.
pub(super) fn column(links: &Links, item: Link) -> Vec<Link> {
    walk(links, item, |link| links[link].down)
}

/// The nodes from `start` on, `start` left out. It ends also on links out of order.
fn walk(links: &Links, start: Link, next: impl Fn(Link) -> Link) -> Vec<Link> {
    let longest = links.nodes().len();
    let mut nodes = Vec::new();
    let mut node = next(start);
    while node != start && nodes.len() < longest && (node as usize) < longest {
        nodes.push(node);
        node = next(node);
    }
    nodes
}

/// The other nodes of each option in an item's list.
fn others(links: &Links, item: Link) -> Vec<Vec<Link>> {
    let options = column(links, item).into_iter();
    options.map(|node| walk(links, node, |link| links[link].right)).collect()
}

fn is_item(links: &Links, link: Link) -> bool {
    links[link].item == link
}

fn all(links: &Links) -> impl Iterator<Item = Link> {
    ROOT..links.nodes().len() as Link
}

/// Faults that cover and uncover share: something was changed that has to stay.
fn touched(before: &Links, yours: &Links, item: Link) -> Option<Fault> {
    let sideways = |link: Link| {
        !is_item(before, link)
            && (yours[link].left, yours[link].right) != (before[link].left, before[link].right)
    };
    if all(before).any(sideways) {
        return Some(Fault::OptionTornApart);
    }
    let own = |link: Link| {
        (yours[link].up, yours[link].down, yours[link].size)
            != (before[link].up, before[link].down, before[link].size)
    };
    if own(item) || column(before, item).into_iter().any(own) {
        return Some(Fault::OwnListChanged);
    }
    None
}

/// What is wrong with `yours`, which has to be as `expected`: the links `before`
/// with `item` covered.
#[must_use]
pub fn cover_fault(before: &Links, expected: &Links, yours: &Links, item: Link) -> Cause {
    Cause::new(touched(before, yours, item).unwrap_or_else(|| {
        let (left, right) = (before[item].left, before[item].right);
        let leads = [yours[left].right == item, yours[right].left == item];
        if (yours[item].left, yours[item].right) != (left, right) {
            Fault::NodeForgets
        } else if left != item && leads == [true, true] {
            Fault::ItemNotTakenOut
        } else if left != item && leads != [false, false] {
            Fault::OneWayOnly
        } else {
            hidden_fault(before, expected, yours, item)
        }
    }))
}

/// What is wrong with the options that have to be hidden.
fn hidden_fault(before: &Links, expected: &Links, yours: &Links, item: Link) -> Fault {
    let seen = |node: Link| {
        let head = before[node].item;
        let down = column(yours, head).contains(&node);
        let up = walk(yours, head, |link| yours[link].up).contains(&node);
        (down, up)
    };
    let options = others(before, item);
    let stays = |node: &&Link| seen(**node) == (true, true);
    let left: Vec<usize> = options.iter().map(|nodes| nodes.iter().filter(stays).count()).collect();
    let (most, all_nodes) = (left.iter().sum::<usize>(), options.iter().map(Vec::len).sum());
    if most == all_nodes && most > 0 {
        return Fault::OptionsNotHidden;
    }
    if most > 0 {
        let whole =
            left.iter().zip(&options).all(|(&left, nodes)| left == 0 || left == nodes.len());
        return if whole { Fault::OptionsHiddenInPart } else { Fault::NodesHiddenInPart };
    }
    if options.iter().flatten().any(|&node| seen(node) != (false, false)) {
        return Fault::OneWayOnly;
    }
    let is_hidden = |node: &Link| options.iter().flatten().any(|hidden| hidden == node);
    let kept = all(before).filter(|&link| !is_item(before, link) && !is_hidden(&link));
    if kept.into_iter().any(|node| {
        column(expected, before[node].item).contains(&node) && seen(node) != (true, true)
    }) {
        return Fault::TooMuchHidden;
    }
    if all(before).any(|link| yours[link].size != expected[link].size) {
        return Fault::SizesForgotten;
    }
    // All lists are right, so it is what the hidden nodes remember.
    Fault::NodeForgets
}

/// What is wrong with `yours`, which has to be as `expected`: the links `covered`
/// with `item` uncovered.
#[must_use]
pub fn uncover_fault(covered: &Links, expected: &Links, yours: &Links, item: Link) -> Cause {
    let differs = |field: fn(&Links, Link) -> (Link, Link)| {
        all(expected).any(|link| field(expected, link) != field(yours, link))
    };
    let across = |links: &Links, link: Link| (links[link].left, links[link].right);
    let along = |links: &Links, link: Link| (links[link].up, links[link].down);
    Cause::new(if let Some(fault) = touched(covered, yours, item) {
        fault
    } else if differs(across) {
        Fault::ItemNotPutBack
    } else if differs(along) {
        Fault::OptionsNotPutBack
    } else {
        Fault::SizesForgotten
    })
}

/// The links with an item covered from its lowest option up.
#[must_use]
pub fn cover_from_the_bottom_up(before: &Links, item: Link) -> Links {
    let mut links = before.clone();
    let (left, right) = (before[item].left, before[item].right);
    links[left].right = right;
    links[right].left = left;
    for node in others(before, item).into_iter().rev().flatten() {
        let (up, down, head) = (links[node].up, links[node].down, links[node].item);
        links[up].down = down;
        links[down].up = up;
        links[head].size -= 1;
    }
    links
}

/// A way to choose an item that is wrong, and what it is a sign of.
type Rule = (Fault, fn(&Links, &[Link]) -> Option<Link>);

const RULES: [Rule; 9] = [
    (Fault::FirstItem, |_, items| items.first().copied()),
    (Fault::LastTiedItem, |links, items| last_min(links, items)),
    (Fault::MostOptions, |links, items| {
        items.iter().copied().rev().max_by_key(|&item| links[item].size)
    }),
    (Fault::MostOptions, |links, items| items.iter().copied().max_by_key(|&item| links[item].size)),
    (Fault::EmptyItemSkipped, |links, items| {
        first_min(links, &sized(links, items, |size| size > 0))
    }),
    (Fault::EmptyItemSkipped, |links, items| {
        last_min(links, &sized(links, items, |size| size > 0))
    }),
    (Fault::SingleOptionSkipped, |links, items| {
        first_min(links, &sized(links, items, |size| size > 1))
    }),
    (Fault::SingleOptionSkipped, |links, items| {
        first_min(links, &sized(links, items, |size| size != 1))
    }),
    (Fault::ItemNotInList, |links, _| {
        let items: Vec<Link> = all(links).skip(1).filter(|&link| is_item(links, link)).collect();
        first_min(links, &items)
    }),
];

fn sized(links: &Links, items: &[Link], wanted: impl Fn(u32) -> bool) -> Vec<Link> {
    items.iter().copied().filter(|&item| wanted(links[item].size)).collect()
}

fn first_min(links: &Links, items: &[Link]) -> Option<Link> {
    items.iter().copied().min_by_key(|&item| links[item].size)
}

fn last_min(links: &Links, items: &[Link]) -> Option<Link> {
    items.iter().copied().rev().min_by_key(|&item| links[item].size)
}

/// The wrong rule that explains each of these choices, or the fault that one of them
/// shows.
#[must_use]
pub fn choosing_item(choices: &[(Links, Option<Link>)]) -> Cause {
    let lists: Vec<Vec<Link>> = choices.iter().map(|(links, _)| items_left(links)).collect();
    let seen = || choices.iter().zip(&lists);
    let explains = |rule: &&Rule| seen().all(|((links, item), list)| rule.1(links, list) == *item);
    if seen().any(|((_, item), _)| *item == Some(ROOT)) {
        return Cause::with(Fault::ItemNotInList, "The root was chosen, which is no item.");
    }
    if let Some(rule) = RULES.iter().find(explains) {
        return Cause::new(rule.0);
    }
    let is_foreign =
        |item: &Option<Link>, list: &[Link]| item.is_some_and(|item| !list.contains(&item));
    let foreign = seen().any(|((_, item), list)| is_foreign(item, list));
    Cause::new(if foreign { Fault::ItemNotInList } else { Fault::NotFewestOptions })
}
