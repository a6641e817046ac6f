//! The tape of a search for exact covers.

use super::links::{Link, Links};
use crate::Outcome;

/// One thing that a search for exact covers did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// An option was taken.
    Take {
        /// Its node in the list of the chosen item.
        node: Link,
        /// How many options that item had.
        of: u32,
    },
    /// The newest option was put back.
    PutBack {
        /// The node that it was taken with.
        node: Link,
    },
    /// The options taken are a solution.
    Solution,
}

/// Whoever wants to hear what a search does: each pick, and the nodes of the
/// options that are taken then.
pub trait Hears {
    /// Is called once for each pick, in order, with the tape as it is after it and
    /// the links as they are.
    fn hear(&mut self, pick: Pick, picks: &[Link], links: &Links);
}

impl<F: FnMut(Pick, &[Link], &Links)> Hears for F {
    fn hear(&mut self, pick: Pick, picks: &[Link], links: &Links) {
        self(pick, picks, links);
    }
}

/// The options that a search has taken, and what it did so far.
///
/// It records and never refuses, like a [`Board`](crate::Board).
pub struct Picks<'a> {
    taken: Vec<Link>,
    solutions: u64,
    most: u64,
    takes: u64,
    put_back: u64,
    guesses: u64,
    budget: u64,
    gave_up: bool,
    listener: Option<Box<dyn Hears + 'a>>,
}

impl<'a> Picks<'a> {
    /// An empty tape for a search that is to stop at `most` solutions.
    #[must_use]
    pub const fn up_to(most: u64) -> Self {
        Self {
            taken: Vec::new(),
            solutions: 0,
            most,
            takes: 0,
            put_back: 0,
            guesses: 0,
            budget: u64::MAX,
            gave_up: false,
            listener: None,
        }
    }

    /// The same tape with a budget: after so many options taken the search gives up,
    /// and nothing more is recorded.
    #[must_use]
    pub const fn with_budget(mut self, takes: u64) -> Self {
        self.budget = takes;
        self
    }

    /// The same tape with somebody who hears each pick as it happens.
    #[must_use]
    pub fn heard_by(mut self, listener: impl Hears + 'a) -> Self {
        self.listener = Some(Box::new(listener));
        self
    }

    /// Whether the search has to end: it found as many solutions as it was to find,
    /// or its budget is spent.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.gave_up || self.solutions >= self.most
    }

    /// Takes the option of `node`, a node in the list of the chosen item.
    #[inline]
    pub fn take(&mut self, links: &Links, node: Link) {
        self.gave_up |= self.takes >= self.budget;
        self.taken.push(node);
        let of = links[links[node].item].size;
        if !self.gave_up {
            self.takes += 1;
            self.guesses += u64::from(of > 1);
            self.tell(Pick::Take { node, of }, links);
        }
    }

    /// Puts the newest option back.
    #[inline]
    pub fn put_back(&mut self, links: &Links) {
        let node = self.taken.pop();
        if let Some(node) = node
            && !self.gave_up
        {
            self.put_back += 1;
            self.tell(Pick::PutBack { node }, links);
        }
    }

    /// Says that the options taken are a solution.
    #[inline]
    pub fn solution(&mut self, links: &Links) {
        if !self.gave_up {
            self.solutions += 1;
            self.tell(Pick::Solution, links);
        }
    }

    #[inline]
    fn tell(&mut self, pick: Pick, links: &Links) {
        if let Some(listener) = &mut self.listener {
            listener.hear(pick, &self.taken, links);
        }
    }

    /// The nodes of the options that are taken now, the oldest first.
    #[must_use]
    pub fn taken(&self) -> &[Link] {
        &self.taken
    }

    /// How many solutions were found.
    #[must_use]
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    /// How many times an option was taken.
    #[must_use]
    pub const fn takes(&self) -> u64 {
        self.takes
    }

    /// How many times an option was taken while its item had others.
    #[must_use]
    pub const fn guesses(&self) -> u64 {
        self.guesses
    }

    /// How many times an option was put back.
    #[must_use]
    pub const fn puts_back(&self) -> u64 {
        self.put_back
    }

    /// Whether the budget was spent.
    #[must_use]
    pub const fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// How the search ended.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        match Outcome::of_count(self.solutions, self.most) {
            found @ (Outcome::Solved | Outcome::Several { at_least: true, .. }) => found,
            _ if self.gave_up => Outcome::GaveUp { tries: self.takes },
            outcome => outcome,
        }
    }
}
