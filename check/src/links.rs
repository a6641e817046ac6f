//! What is wrong with links that a learner's `cover` or `uncover` left.

use crate::fault::{Cause, Fault};
use sudoku_steps::exact_cover::{Link, Links, Node, ROOT, items_left};

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
    let moved =
        |link: Link| (yours[link].up, yours[link].down) != (before[link].up, before[link].down);
    if moved(item) || column(before, item).into_iter().any(moved) {
        return Some(Fault::OwnListChanged);
    }
    (yours[item].size != before[item].size).then_some(Fault::OwnSizeChanged)
}

/// A pair of fields that lead to and fro, and a way to read both.
type Pair = fn(&Node) -> (Link, Link);

const PAIRS: [Pair; 2] = [|node| (node.up, node.down), |node| (node.left, node.right)];

/// Whether a neighbour that was to learn of another node has it in its other field:
/// the one above in `up`, or the one below in `down`.
fn has_wrong_field(expected: &Links, yours: &Links) -> bool {
    PAIRS.iter().any(|pair| {
        all(expected).any(|link| {
            let ((to, fro), (mine_to, mine_fro)) = (pair(&expected[link]), pair(&yours[link]));
            to != fro && ((mine_to == fro && mine_fro != fro) || (mine_fro == to && mine_to != to))
        })
    })
}

/// What is wrong with `yours`, which has to be as `expected`: the links `before`
/// with `item` covered.
#[must_use]
pub fn cover_fault(before: &Links, expected: &Links, yours: &Links, item: Link) -> Cause {
    if let Some(fault) = touched(before, yours, item) {
        return Cause::new(fault);
    }
    let (left, right) = (before[item].left, before[item].right);
    let leads = [yours[left].right == item, yours[right].left == item];
    if (yours[item].left, yours[item].right) != (left, right) {
        Cause::new(Fault::NodeForgets)
    } else if has_wrong_field(expected, yours) {
        Cause::new(Fault::WrongField)
    } else if left != item && leads == [true, true] {
        Cause::new(Fault::ItemNotTakenOut)
    } else if left != item && leads != [false, false] {
        Cause::new(Fault::OneWayOnly)
    } else {
        hidden_fault(before, expected, yours, item)
    }
}

/// What is wrong with the options that have to be hidden.
fn hidden_fault(before: &Links, expected: &Links, yours: &Links, item: Link) -> Cause {
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
        return Cause::new(Fault::OptionsNotHidden);
    }
    if most > 0 {
        // A secondary item is in no list of items, and so its own neighbour.
        let is_secondary = |node: &Link| before[before[*node].item].left == before[*node].item;
        let mut nodes = options.iter().flatten();
        let whole =
            left.iter().zip(&options).all(|(&left, nodes)| left == 0 || left == nodes.len());
        return if nodes.all(|node| stays(&node) == is_secondary(node)) {
            let detail = "Just the nodes of secondary items stay, and they have lists too.";
            Cause::with(Fault::NodesHiddenInPart, detail)
        } else {
            Cause::new(if whole { Fault::OptionsHiddenInPart } else { Fault::NodesHiddenInPart })
        };
    }
    if options.iter().flatten().any(|&node| seen(node) != (false, false)) {
        return Cause::new(Fault::OneWayOnly);
    }
    let is_hidden = |node: &Link| options.iter().flatten().any(|hidden| hidden == node);
    let kept = all(before).filter(|&link| !is_item(before, link) && !is_hidden(&link));
    let mut kept = kept.filter(|&node| column(expected, before[node].item).contains(&node));
    Cause::new(if let Some(node) = kept.find(|&node| seen(node) != (true, true)) {
        let is_out = seen(node) == (false, false);
        if is_out { Fault::TooMuchHidden } else { Fault::ListBroken }
    } else if all(before).any(|link| yours[link].size != expected[link].size) {
        Fault::SizesForgotten
    } else {
        // All lists are right, so it is what the hidden nodes remember.
        Fault::NodeForgets
    })
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
    } else if across(yours, item) != across(expected, item) && items_left(yours).contains(&item) {
        Fault::ItemMisplaced
    } else if has_wrong_field(expected, yours) {
        Fault::WrongField
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
