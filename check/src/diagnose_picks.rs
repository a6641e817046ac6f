//! Why a search for exact covers took another step, read from the two tapes and the
//! learner's links.

use crate::diagnose_covering::{of_links, taken};
use crate::diagnose_options::{empty_item, leaves_dead_end, other_option, was_taken};
use crate::fault::{Cause, Fault};
use crate::picks::Apart;
use sudoku_steps::exact_cover::{Link, Pick, Problem, items_left};

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
