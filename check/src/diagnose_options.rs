//! Which option a search for exact covers took in place of another, and why.

use crate::diagnose_covering::taken;
use crate::fault::{Cause, Fault};
use crate::links::column;
use crate::picks::Apart;
use sudoku_steps::exact_cover::{Link, Pick, items_left};

/// Whether an item is left without options when this one is taken, on the links of
/// the reference, and no option so far did that.
pub(super) fn leaves_dead_end(apart: &Apart<'_>, option: Link) -> bool {
    let Apart { problem, same, right_links: Some(links), .. } = apart else { return false };
    let items = |node: Link| {
        let nodes = problem.nodes_of(problem.option_of(node));
        nodes.map(|node| problem.item_of(node)).collect::<Vec<Link>>()
    };
    let gone = items(option);
    let is_dead = |item: &Link| {
        let mut options = column(links, *item).into_iter();
        options.all(|node| items(node).iter().any(|item| gone.contains(item)))
    };
    let failed_at_once = |pair: &[Pick]| matches!(pair, [Pick::Take { .. }, Pick::PutBack { .. }]);
    let comes_later = |pick: &Pick| matches!(pick, Pick::Take { node, .. } if *node == option);
    !same.windows(2).any(failed_at_once)
        && !apart.tail.iter().any(comes_later)
        && items_left(links).iter().filter(|item| !gone.contains(item)).any(is_dead)
}

/// Another option than the reference's.
pub(super) fn other_option(apart: &Apart<'_>, expected: Link, yours: Link) -> Cause {
    let problem = apart.problem;
    let item = problem.item_of(yours);
    if item != problem.item_of(expected) {
        if let Some(cause) = covered_untaken(apart, item).or_else(|| empty_item(apart, item)) {
            return cause;
        }
        let detail = format!(
            "It took an option for {}; the exercise's rule says {}.",
            problem.name(item),
            problem.name(problem.item_of(expected))
        );
        return Cause::with(Fault::NotFewestOptions, detail);
    }
    if was_taken(apart, yours) {
        Cause::new(Fault::OptionTakenAgain)
    } else if let Some(cause) = clashes(apart, yours) {
        cause
    } else if leaves_dead_end(apart, expected) && yours > expected {
        Cause::new(Fault::OptionPassedOver)
    } else {
        Cause::new(Fault::OptionOrder)
    }
}

/// A taken option that has an item of this one: then the item wasn't covered.
fn clashes(apart: &Apart<'_>, yours: Link) -> Option<Cause> {
    let problem = apart.problem;
    let items =
        |node: Link| problem.nodes_of(problem.option_of(node)).map(|node| problem.item_of(node));
    let taken = taken(apart.same);
    let (node, item) = taken.into_iter().find_map(|node| {
        items(node).find(|item| items(yours).any(|other| other == *item)).map(|item| (node, item))
    })?;
    let detail = format!(
        "The option {} is taken, and {} has {} too.",
        problem.shown(problem.option_of(node)),
        problem.shown(problem.option_of(yours)),
        problem.name(item)
    );
    Some(Cause::with(Fault::OptionItemsNotCovered, detail))
}

/// An item that is covered though no option with it was taken, before anything was
/// put back.
fn covered_untaken(apart: &Apart<'_>, chosen: Link) -> Option<Cause> {
    let Apart { problem, same, links, right_links: Some(right), .. } = apart else { return None };
    if same.iter().any(|pick| matches!(pick, Pick::PutBack { .. })) {
        return None;
    }
    let left = items_left(links);
    let mut items = items_left(right).into_iter();
    let item = items.find(|&item| item != chosen && !left.contains(&item)).or_else(|| {
        let Some(Pick::Take { node, .. }) = apart.expected else { return None };
        Some(problem.item_of(node)).filter(|item| !left.contains(item))
    })?;
    let detail = format!("{} is covered, and no option that has it is taken.", problem.name(item));
    let fault = if same.is_empty() { Fault::NotTold } else { Fault::TooMuchCovered };
    Some(Cause::with(fault, detail))
}

/// Whether this option was taken before with the same options taken above it.
pub(super) fn was_taken(apart: &Apart<'_>, yours: Link) -> bool {
    let above = taken(apart.same);
    (0..apart.same.len()).any(|at| {
        matches!(apart.same[at], Pick::Take { node, .. } if node == yours)
            && taken(&apart.same[..at]) == above
    })
}

/// An item that had no option left when `chosen` was chosen instead.
pub(super) fn empty_item(apart: &Apart<'_>, chosen: Link) -> Option<Cause> {
    let Apart { problem, links, .. } = apart;
    let had_options = |item: Link| {
        // Those that went when the chosen item was covered.
        column(links, chosen).into_iter().any(|node| {
            let mut nodes = problem.nodes_of(problem.option_of(node));
            nodes.any(|node| problem.item_of(node) == item)
        })
    };
    let mut items = items_left(links).into_iter().filter(|&item| item != chosen);
    let empty = items.find(|&item| links[item].size == 0 && !had_options(item))?;
    let detail = format!("No option is left for {}.", problem.name(empty));
    Some(Cause::with(Fault::EmptyItemSkipped, detail))
}
