//! A problem of exact cover: its items and its options.

use super::links::{Link, Links};

/// Items, and options that each cover some of them. A solution is a set of options
/// that covers each primary item exactly once and each secondary item at most once. An
/// option with secondary items alone is in no solution, as in Knuth's algorithm: nothing
/// asks for it.
///
/// ```
/// use sudoku_steps::exact_cover::{Picks, Problem};
/// use sudoku_steps::solutions::exact_cover::search;
///
/// let mut problem = Problem::new(["a", "b", "c"], []);
/// problem.option(&[0, 1]);
/// problem.option(&[2]);
/// problem.option(&[1, 2]);
/// let mut picks = Picks::up_to(u64::MAX);
/// search(&mut problem.links().clone(), &mut picks);
/// assert_eq!(picks.solutions(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    names: Vec<String>,
    primary: usize,
    links: Links,
    /// Where each option begins in the links, and where the last one ends.
    starts: Vec<Link>,
}

impl Problem {
    /// A problem with these items, primary and secondary, and no option yet. Items
    /// are counted from 0, the primary ones first.
    pub fn new<P: Into<String>>(
        primary: impl IntoIterator<Item = P>,
        secondary: impl IntoIterator<Item = String>,
    ) -> Self {
        let mut names: Vec<String> = primary.into_iter().map(Into::into).collect();
        let primary = names.len();
        names.extend(secondary);
        let links = Links::of_items(primary, names.len() - primary);
        let starts = vec![links.nodes().len() as Link];
        Self { names, primary, links, starts }
    }

    /// Adds an option that covers these items, and says its number, from 0.
    ///
    /// # Panics
    /// If an item stands in it twice, or there is no such item, or none at all.
    pub fn option(&mut self, items: &[usize]) -> usize {
        let mut seen = items.to_vec();
        seen.sort_unstable();
        seen.dedup();
        assert!(!items.is_empty() && seen.len() == items.len(), "no option: {items:?}");
        assert!(items.iter().all(|&item| item < self.names.len()), "no items: {items:?}");
        self.links.add_option(items);
        self.starts.push(self.links.nodes().len() as Link);
        self.starts.len() - 2
    }

    /// The links of the whole problem.
    #[must_use]
    pub const fn links(&self) -> &Links {
        &self.links
    }

    /// How many items there are.
    #[must_use]
    pub fn items(&self) -> usize {
        self.names.len()
    }

    /// How many of them have to be covered.
    #[must_use]
    pub const fn primary(&self) -> usize {
        self.primary
    }

    /// How many options there are.
    #[must_use]
    pub fn options(&self) -> usize {
        self.starts.len() - 1
    }

    /// What an item is called.
    ///
    /// # Panics
    /// If `item` is no item of these links.
    #[must_use]
    pub fn name(&self, item: Link) -> &str {
        &self.names[item as usize - 1]
    }

    /// The item of a node.
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn item_of(&self, node: Link) -> Link {
        self.links[node].item
    }

    /// The number of the option that a node belongs to.
    #[must_use]
    pub fn option_of(&self, node: Link) -> usize {
        self.starts.partition_point(|&start| start <= node) - 1
    }

    /// The nodes of an option, left to right.
    ///
    /// # Panics
    /// If there is no such option.
    pub fn nodes_of(&self, option: usize) -> impl DoubleEndedIterator<Item = Link> + use<> {
        self.starts[option]..self.starts[option + 1]
    }

    /// The names of the items that an option covers, left to right.
    #[must_use]
    pub fn shown(&self, option: usize) -> String {
        let names = || self.nodes_of(option).map(|node| self.name(self.item_of(node)));
        let gap = if names().all(|name| !name.contains(' ')) { " " } else { ", " };
        names().collect::<Vec<_>>().join(gap)
    }
}
