//! Why a search for exact covers took another step, read from the two tapes and the
//! learner's links.

use super::diagnose_covering::{of_links, taken};
use super::fault::{Cause, Fault};
use super::links::column;
use super::picks::Apart;
use crate::exact_cover::{Link, Pick, Problem, items_left};

/// Why a search took another step than the reference.
pub(super) fn search(apart: &Apart<'_>) -> Option<Cause> {
    if let Some(Pick::Take { node, .. }) = apart.yours
        && let Some(cause) = other_node(apart, node)
    {
        return Some(cause);
    }
    if never_put_back(apart) {
        return Some(Cause::new(Fault::OptionNotPutBack));
    }
    of_links(apart).or_else(|| of_steps(apart))
}

/// Whether this is the number of a node of an option.
pub(super) fn is_in_option(problem: &Problem, node: Link) -> bool {
    node as usize > problem.items()
}

/// An item where a node has to be, or another node of the option.
fn other_node(apart: &Apart<'_>, yours: Link) -> Option<Cause> {
    let Apart { problem, links, .. } = apart;
    if !is_in_option(problem, yours) {
        let what = if yours == 0 { "the root" } else { problem.name(yours) };
        return Some(Cause::with(Fault::OtherNodeTaken, format!("This is the number of {what}.")));
    }
    let Some(Pick::Take { node, .. }) = apart.expected else { return None };
    let item = problem.item_of(yours);
    let is_same_option = problem.option_of(node) == problem.option_of(yours);
    let is_covered = !items_left(links).contains(&problem.item_of(node));
    (is_same_option && item != problem.item_of(node) && is_covered).then(|| {
        let name = |node| problem.name(problem.item_of(node));
        let detail = format!("This is its node for {}; {} was chosen.", name(yours), name(node));
        Cause::with(Fault::OtherNodeTaken, detail)
    })
}

/// Whether the search goes on with the next option of an item that is still covered,
/// where the reference puts an option back first.
fn never_put_back(apart: &Apart<'_>) -> bool {
    let (Some(Pick::PutBack { .. }), Some(Pick::Take { node, .. })) = (apart.expected, apart.yours)
    else {
        return false;
    };
    let item = apart.problem.item_of(node);
    let open = taken(apart.same).into_iter().map(|node| apart.problem.item_of(node));
    open.into_iter().any(|open| open == item) && !items_left(&apart.links).contains(&item)
}

fn of_steps(apart: &Apart<'_>) -> Option<Cause> {
    let before = apart.same.last().copied();
    Some(match (apart.expected, apart.yours) {
        (Some(Pick::Take { node: expected, .. }), Some(Pick::Take { node: yours, .. })) => {
            return Some(other_option(apart, expected, yours));
        }
        (Some(Pick::Solution), _) if before.is_none() => Cause::new(Fault::SolutionNotReported),
        (Some(Pick::Solution), Some(Pick::PutBack { .. })) => Cause::new(Fault::NotSearchedBelow),
        (Some(Pick::Solution), _) => Cause::new(Fault::SolutionNotReported),
        (_, Some(Pick::Solution)) if before == Some(Pick::Solution) => {
            Cause::new(Fault::SolutionRepeated)
        }
        (Some(Pick::Take { .. }), Some(Pick::Solution)) if items_left(&apart.links).is_empty() => {
            Cause::new(Fault::NotTold)
        }
        (_, Some(Pick::Solution)) => Cause::new(too_soon(apart)),
        (Some(Pick::PutBack { .. }) | None, Some(Pick::Take { node, .. })) => {
            return Some(goes_on(apart, node));
        }
        (Some(Pick::PutBack { .. }), _) => Cause::new(Fault::OptionNotPutBack),
        (Some(Pick::Take { .. }), Some(Pick::PutBack { .. }))
            if matches!(before, Some(Pick::Take { .. })) =>
        {
            Cause::new(Fault::NotSearchedBelow)
        }
        (Some(Pick::Take { node, .. }), _) => return Some(left_untried(apart, node)),
        (None, _) => Cause::new(Fault::OptionTakenAgain),
    })
}

/// A solution at a moment that has none: after a search that found one, or with
/// items left.
fn too_soon(apart: &Apart<'_>) -> Fault {
    let items = items_left(&apart.links);
    let after_one = apart.same.contains(&Pick::Solution);
    if items.is_empty() && after_one { Fault::SolutionRepeated } else { Fault::SolutionTooSoon }
}

/// The search ended or went back while an option was left.
fn left_untried(apart: &Apart<'_>, option: Link) -> Cause {
    let item = apart.problem.item_of(option);
    if apart.yours.is_some()
        && matches!(apart.same.last(), Some(Pick::PutBack { .. }))
        && !items_left(&apart.links).contains(&item)
    {
        // The walk through the list of this item isn't over.
        return Cause::new(Fault::PutBackTooOften);
    }
    if leaves_dead_end(apart, option) {
        return Cause::new(Fault::OptionPassedOver);
    }
    match apart.same.iter().filter(|pick| **pick == Pick::Solution).count() {
        0 => Cause::new(Fault::OptionsLeft),
        1 => Cause::new(Fault::FirstSolutionOnly),
        found => {
            Cause::with(Fault::OptionsLeft, format!("{found} solutions were found until then."))
        }
    }
}

/// Whether an item is left without options when this one is taken, on the links of
/// the reference, and no option so far did that.
fn leaves_dead_end(apart: &Apart<'_>, option: Link) -> bool {
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
fn other_option(apart: &Apart<'_>, expected: Link, yours: Link) -> Cause {
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
fn was_taken(apart: &Apart<'_>, yours: Link) -> bool {
    let above = taken(apart.same);
    (0..apart.same.len()).any(|at| {
        matches!(apart.same[at], Pick::Take { node, .. } if node == yours)
            && taken(&apart.same[..at]) == above
    })
}

/// An option taken where the reference put one back or returned.
fn goes_on(apart: &Apart<'_>, node: Link) -> Cause {
    if apart.is_over {
        return Cause::new(Fault::GoesOnWhenOver);
    }
    if was_taken(apart, node) {
        return Cause::new(Fault::OptionTakenAgain);
    }
    empty_item(apart, apart.problem.item_of(node)).unwrap_or(Cause::new(Fault::OptionTakenAgain))
}

/// An item that had no option left when `chosen` was chosen instead.
fn empty_item(apart: &Apart<'_>, chosen: Link) -> Option<Cause> {
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
