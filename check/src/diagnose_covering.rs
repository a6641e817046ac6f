//! What a search for exact covers covered and uncovered, read from the learner's
//! links beside the reference's.

use crate::fault::{Cause, Fault};
use crate::links::column;
use crate::picks::Apart;
use crate::picks_follow::Suspect;
use sudoku_steps::exact_cover::{Link, Links, Pick, Problem, items_left};

/// What a search can see: the items in the list, but for the open ones; for each of
/// them its options that have none of those, and its size without the others.
type View = Vec<(Link, Vec<Link>, u32)>;

fn view(problem: &Problem, links: &Links, open: &[Link]) -> View {
    let has_open = |node: &Link| {
        let mut nodes = problem.nodes_of(problem.option_of(*node));
        nodes.any(|node| open.contains(&problem.item_of(node)))
    };
    let items = items_left(links).into_iter().filter(|item| !open.contains(item));
    let others = items.map(|item| {
        let (with, without): (Vec<Link>, Vec<Link>) =
            column(links, item).into_iter().partition(has_open);
        (item, without, links[item].size.wrapping_sub(with.len() as u32))
    });
    others.collect()
}

/// Whether the links differ in what a search can see when it takes the option of
/// `node`.
///
/// Whether the chosen item is covered outside of the loop or anew for each option
/// makes no difference, so it is left out. The same goes for the option's other items
/// if they are covered before the tape hears of the option.
pub(super) fn differ(problem: &Problem, expected: &Links, yours: &Links, node: Link) -> bool {
    let chosen = problem.item_of(node);
    let mut open: Vec<Link> =
        problem.nodes_of(problem.option_of(node)).map(|node| problem.item_of(node)).collect();
    let left = items_left(yours);
    if open.iter().any(|item| *item != chosen && left.contains(item)) {
        open = vec![chosen];
    }
    expected[chosen].size != yours[chosen].size
        || view(problem, expected, &open) != view(problem, yours, &open)
}

/// The nodes with which options are taken after these steps.
pub(super) fn taken(steps: &[Pick]) -> Vec<Link> {
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
