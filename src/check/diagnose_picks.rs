//! Why a search for exact covers went another way, read from the two tapes and the
//! learner's links.

use super::fault::{Cause, Fault};
use super::links::column;
use super::picks::{Apart, Suspect};
use crate::exact_cover::{Link, Links, Pick, Problem, items_left};

/// What a search can see: the items in the list, but for one; for each of them its
/// options that don't have that one, and its size without the others.
type View = Vec<(Link, Vec<Link>, u32)>;

/// `open` is the item whose options are being taken. Whether it is covered outside
/// of the loop or anew for each option makes no difference, so it is left out.
fn view(problem: &Problem, links: &Links, open: Link) -> View {
    let has_open = |node: &Link| {
        let mut nodes = problem.nodes_of(problem.option_of(*node));
        nodes.any(|node| problem.item_of(node) == open)
    };
    let items = items_left(links).into_iter().filter(|&item| item != open);
    let own = (open, Vec::new(), links[open].size);
    let others = items.map(|item| {
        let (with, without): (Vec<Link>, Vec<Link>) =
            column(links, item).into_iter().partition(has_open);
        (item, without, links[item].size.wrapping_sub(with.len() as u32))
    });
    [own].into_iter().chain(others).collect()
}

/// Whether the links differ in what a search can see when it takes the option of
/// `node`.
pub(super) fn differ(problem: &Problem, expected: &Links, yours: &Links, node: Link) -> bool {
    let open = problem.item_of(node);
    view(problem, expected, open) != view(problem, yours, open)
}

/// The nodes with which options are taken after these steps.
fn taken(steps: &[Pick]) -> Vec<Link> {
    let mut taken = Vec::new();
    for pick in steps {
        match pick {
            Pick::Take { node, .. } => taken.push(*node),
            Pick::PutBack { .. } => drop(taken.pop()),
            Pick::Solution => {}
        }
    }
    taken
}

/// What is wrong with the links, if something is: an item that stays, an item that
/// is missing, or lists out of order.
pub(super) fn of_links(apart: &Apart<'_>) -> Option<Cause> {
    if let Some(suspect) = &apart.suspect {
        return Some(of_suspect(apart, suspect));
    }
    let Some(Pick::Take { node, .. }) = apart.yours else { return None };
    item_stays(apart.problem, &taken(apart.same), &apart.links, node)
}

/// An item of a taken option that is in the list all the same, or was there until
/// the option of `next` was taken for it.
fn item_stays(problem: &Problem, taken: &[Link], links: &Links, next: Link) -> Option<Cause> {
    let mut left = items_left(links);
    left.push(problem.item_of(next));
    for &node in taken {
        let option = problem.option_of(node);
        for item in problem.nodes_of(option).map(|node| problem.item_of(node)) {
            if left.contains(&item) {
                let is_chosen = item == problem.item_of(node);
                let fault = if is_chosen {
                    Fault::ChosenItemNotCovered
                } else {
                    Fault::OptionItemsNotCovered
                };
                let detail = format!(
                    "The option {} is taken, and {} is in the list of items.",
                    problem.shown(option),
                    problem.name(item)
                );
                return Some(Cause::with(fault, detail));
            }
        }
    }
    None
}

fn of_suspect(apart: &Apart<'_>, suspect: &Suspect) -> Cause {
    let problem = apart.problem;
    let steps = &apart.same[..suspect.after];
    if let Some(Pick::Take { node, .. }) = apart.same.get(suspect.after)
        && let Some(cause) = item_stays(problem, &taken(steps), &suspect.yours, *node)
    {
        return cause;
    }
    let was_put_back = steps.iter().any(|pick| matches!(pick, Pick::PutBack { .. }));
    let left = items_left(&suspect.yours);
    let missing = items_left(&suspect.expected).into_iter().find(|item| !left.contains(item));
    if let Some(item) = missing {
        let fault = if was_put_back { Fault::NotUncovered } else { Fault::TooMuchCovered };
        let detail = format!("{} isn't in the list of items any more.", problem.name(item));
        return Cause::with(fault, detail);
    }
    let too_small = |item: Link| {
        let size = suspect.yours[item].size as usize;
        size < column(&suspect.yours, item).len()
    };
    if !was_put_back || (1..=problem.primary() as Link).any(too_small) {
        return Cause::new(Fault::CoveredTwice);
    }
    let only_less = items_left(&suspect.expected).into_iter().all(|item| {
        let mine = column(&suspect.yours, item);
        let all = column(&suspect.expected, item);
        suspect.yours[item].size as usize == mine.len()
            && mine.iter().all(|node| all.contains(node))
    });
    Cause::new(if only_less { Fault::NotUncovered } else { Fault::UncoverOrder })
}

/// Why a search took another step than the reference.
pub(super) fn search(apart: &Apart<'_>) -> Option<Cause> {
    if never_put_back(apart) {
        return Some(Cause::new(Fault::OptionNotPutBack));
    }
    of_links(apart).or_else(|| of_steps(apart))
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
        (Some(Pick::Take { .. }), _) => Cause::new(left_untried(apart)),
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

/// The search ended or went back while options were left.
fn left_untried(apart: &Apart<'_>) -> Fault {
    let found = apart.same.contains(&Pick::Solution);
    if found { Fault::FirstSolutionOnly } else { Fault::OptionsLeft }
}

/// Another option than the reference's.
fn other_option(apart: &Apart<'_>, expected: Link, yours: Link) -> Cause {
    let problem = apart.problem;
    let item = problem.item_of(yours);
    if item != problem.item_of(expected) {
        if let Some(cause) = empty_item(apart, item) {
            return cause;
        }
        let detail = format!(
            "It took an option for {}; the exercise's rule says {}.",
            problem.name(item),
            problem.name(problem.item_of(expected))
        );
        return Cause::with(Fault::NotFewestOptions, detail);
    }
    let again = was_taken(apart, yours);
    Cause::new(if again { Fault::OptionTakenAgain } else { Fault::OptionOrder })
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

/// What is wrong with the links after a search that took every step right.
pub(super) fn left_changed(apart: &Apart<'_>) -> Option<Cause> {
    if apart.suspect.is_some() {
        return of_links(apart);
    }
    let left = items_left(&apart.links);
    let detail = match (1..=apart.problem.primary() as Link).find(|item| !left.contains(item)) {
        Some(item) => {
            format!("{} isn't in the list of items any more.", apart.problem.name(item))
        }
        None => "The list of items is whole, and other links aren't.".to_string(),
    };
    Some(Cause::with(Fault::LinksLeftChanged, detail))
}
