//! Which rule a learner's choice of an item follows.

use crate::fault::{Cause, Fault};
use sudoku_steps::exact_cover::{Link, Links, ROOT, items_left};

/// A way to choose an item that is wrong: what it is a sign of, what it does, and the
/// way itself.
type Rule = (Fault, &'static str, fn(&Links, &[Link]) -> Option<Link>);

/// The wrong ways that beginners choose in, the likeliest first.
const RULES: [Rule; 21] = [
    (Fault::FirstItem, "", |_, items| items.first().copied()),
    (Fault::LastTiedItem, "", last_min),
    (Fault::FewestItemNotKept, "", |_, items| items.last().copied()),
    (Fault::MostOptions, "", |links, items| last_max(links, &reversed(items))),
    (Fault::MostOptions, "", last_max),
    (Fault::MostOptions, "", |links, items| {
        last_max(links, &sized(links, &reversed(items), |size| size > 0))
    }),
    (Fault::EmptyItemSkipped, "", |links, items| {
        first_min(links, &sized(links, items, |size| size > 0))
    }),
    (Fault::EmptyItemSkipped, "", |links, items| {
        last_min(links, &sized(links, items, |size| size > 0))
    }),
    (Fault::SingleOptionSkipped, "", |links, items| {
        first_min(links, &sized(links, items, |size| size > 1))
    }),
    (Fault::SingleOptionSkipped, "", |links, items| {
        first_min(links, &sized(links, items, |size| size != 1))
    }),
    (Fault::ItemStopsAtOne, "", |links, items| {
        sized(links, items, |size| size == 1).first().copied().or(first_min(links, items))
    }),
    (Fault::ItemStopsAtOne, "", |links, items| {
        sized(links, items, |size| size <= 1).first().copied().or(first_min(links, items))
    }),
    (Fault::ItemNotLookedAt, "The first item of the list never counts.", |links, items| {
        first_min(links, items.get(1..).unwrap_or_default())
    }),
    (Fault::ItemNotLookedAt, "The last item of the list never counts.", |links, items| {
        first_min(links, &items[..items.len().saturating_sub(1)])
    }),
    (Fault::ItemBeforeCompared, "", |links, items| {
        let mut before = u32::MAX;
        let is_fewer = |item: &&Link| std::mem::replace(&mut before, links[**item].size) > before;
        items.iter().filter(is_fewer).last().copied()
    }),
    (Fault::NoItemTooSoon, "It says None of every list.", |_, _| None),
    (Fault::NoItemTooSoon, "It says None when an item has no option.", |links, items| {
        first_min(links, items).filter(|&item| links[item].size > 0)
    }),
    (Fault::ItemNotInList, "What came back is how many options there are.", |links, items| {
        first_min(links, items).map(|item| links[item].size)
    }),
    (Fault::ItemNotInList, "What came back is a node below the item.", |links, items| {
        first_min(links, items).map(|item| links[item].down)
    }),
    (Fault::ItemNotInList, "", |links, _| first_min(links, &every(links))),
    (Fault::ItemNotInList, "With an empty list it says ROOT, which is no item.", |links, items| {
        first_min(links, items).or(Some(ROOT))
    }),
];

/// All items, also those that aren't in the list.
fn every(links: &Links) -> Vec<Link> {
    (1..links.nodes().len() as Link).filter(|&link| links[link].item == link).collect()
}

fn sized(links: &Links, items: &[Link], wanted: impl Fn(u32) -> bool) -> Vec<Link> {
    items.iter().copied().filter(|&item| wanted(links[item].size)).collect()
}

fn reversed(items: &[Link]) -> Vec<Link> {
    items.iter().rev().copied().collect()
}

fn first_min(links: &Links, items: &[Link]) -> Option<Link> {
    items.iter().copied().min_by_key(|&item| links[item].size)
}

fn last_min(links: &Links, items: &[Link]) -> Option<Link> {
    first_min(links, &reversed(items))
}

fn last_max(links: &Links, items: &[Link]) -> Option<Link> {
    items.iter().copied().max_by_key(|&item| links[item].size)
}

/// The wrong rule that explains each of these choices, or the fault that one of them
/// shows.
#[must_use]
pub fn choosing_item(choices: &[(Links, Option<Link>)]) -> Cause {
    let lists: Vec<Vec<Link>> = choices.iter().map(|(links, _)| items_left(links)).collect();
    let seen = || choices.iter().zip(&lists);
    let explains = |rule: &&Rule| seen().all(|((links, item), list)| rule.2(links, list) == *item);
    if let Some(&(fault, detail, _)) = RULES.iter().find(explains) {
        return Cause::with(fault, detail);
    }
    if seen().any(|((_, item), _)| *item == Some(ROOT)) {
        return Cause::with(Fault::ItemNotInList, "The root was chosen, which is no item.");
    }
    let is_foreign =
        |item: &Option<Link>, list: &[Link]| item.is_some_and(|item| !list.contains(&item));
    if seen().any(|((_, item), list)| is_foreign(item, list)) {
        return Cause::new(Fault::ItemNotInList);
    }
    let fewest = |links: &Links, list: &[Link]| first_min(links, list).map(|item| links[item].size);
    let none = seen().filter(|((_, item), list)| item.is_none() && !list.is_empty());
    match none.filter_map(|((links, _), list)| fewest(links, list)).min() {
        Some(fewest) => Cause::with(
            Fault::NoItemTooSoon,
            format!("It says None where the fewest options are {fewest}."),
        ),
        None => Cause::new(Fault::NotFewestOptions),
    }
}
