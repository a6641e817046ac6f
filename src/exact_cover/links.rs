//! The links: one array of nodes that know their neighbours.

use std::ops::{Index, IndexMut};

/// The place of a node in the array of [`Links`].
pub type Link = u32;

/// The head of the list of items.
pub const ROOT: Link = 0;

/// An item, or one place in one option.
///
/// | | an item | a node of an option |
/// | --- | --- | --- |
/// | `left`, `right` | its neighbours in the list of items | its neighbours in the option |
/// | `up`, `down` | its last and its first option | its neighbours in the list of its item |
/// | `item` | itself | its item |
/// | `size` | how many options it has left | 0 |
///
/// Every list is a ring: going on in one direction comes back to the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// The neighbour on the left.
    pub left: Link,
    /// The neighbour on the right.
    pub right: Link,
    /// The neighbour above.
    pub up: Link,
    /// The neighbour below.
    pub down: Link,
    /// The item that this node belongs to.
    pub item: Link,
    /// For an item: how many options are in its list.
    pub size: u32,
}

/// All nodes: the [`ROOT`], then the items in order, then the options one after
/// another. A node is `links[number]`, to read and to change.
///
/// ```
/// use sudoku_steps::exact_cover::{Problem, ROOT};
///
/// let mut problem = Problem::new(["a", "b", "c"], []);
/// problem.option(&[0, 2]);
/// problem.option(&[1]);
/// let links = problem.links();
/// let a = links[ROOT].right;
/// let node = links[a].down;
/// assert_eq!((links[a].size, links[node].item), (1, a));
/// assert_eq!(links[links[node].right].item, 3, "the option goes on with c");
/// ```
#[derive(Clone, Debug)]
pub struct Links {
    nodes: Vec<Node>,
    /// How many nodes were taken out of a list so far: Knuth's measure of work.
    /// What [`cover`](crate::solutions::exact_cover::cover) adds to it is up to it.
    pub updates: u64,
}

impl Links {
    /// Links for items only: `primary` of them in the list of items, then
    /// `secondary`, each in a list of its own.
    pub(super) fn of_items(primary: usize, secondary: usize) -> Self {
        let alone = |link: Link| Node {
            left: link,
            right: link,
            up: link,
            down: link,
            item: link,
            size: 0,
        };
        let mut links =
            Self { nodes: (0..=(primary + secondary) as Link).map(alone).collect(), updates: 0 };
        for item in 1..=primary as Link {
            links.insert_left_of(ROOT, item);
        }
        links
    }

    /// Adds an option below those that are there.
    pub(super) fn add_option(&mut self, items: &[usize]) {
        let first = self.nodes.len() as Link;
        for (link, &item) in (first..).zip(items) {
            let item = item as Link + 1;
            let up = self[item].up;
            self.nodes.push(Node { left: link, right: link, up, down: item, item, size: 0 });
            self[up].down = link;
            self[item].up = link;
            self[item].size += 1;
            if link != first {
                self.insert_left_of(first, link);
            }
        }
    }

    fn insert_left_of(&mut self, right: Link, link: Link) {
        let left = self[right].left;
        self[link].left = left;
        self[link].right = right;
        self[left].right = link;
        self[right].left = link;
    }

    /// All nodes, the root first.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Makes these links the same as others, without new memory if they have as many.
    pub fn copy_from(&mut self, other: &Self) {
        self.nodes.clone_from(&other.nodes);
        self.updates = other.updates;
    }
}

/// The same nodes with the same neighbours; how much work that took doesn't matter.
impl PartialEq for Links {
    fn eq(&self, other: &Self) -> bool {
        self.nodes == other.nodes
    }
}

impl Eq for Links {}

impl Index<Link> for Links {
    type Output = Node;

    #[inline]
    #[track_caller]
    fn index(&self, link: Link) -> &Node {
        &self.nodes[link as usize]
    }
}

impl IndexMut<Link> for Links {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, link: Link) -> &mut Node {
        &mut self.nodes[link as usize]
    }
}
