//! Langford pairs as exact cover: the numbers 1 to `most`, each twice in one line,
//! with as many other numbers between the two as the number says.

use sudoku_steps::exact_cover::{Link, Problem};

/// The items are the numbers and the places of the line; an option is a number with
/// its two places.
#[must_use]
pub fn problem(most: usize) -> Problem {
    let numbers = (1..=most).map(|number| number.to_string());
    let places = (0..2 * most).map(|place| format!("p{place}"));
    let mut problem = Problem::new(numbers.chain(places), []);
    for number in 1..=most {
        for first in 0..(2 * most).saturating_sub(number + 1) {
            problem.option(&[number - 1, most + first, most + first + number + 1]);
        }
    }
    problem
}

/// The line with the numbers of the options taken.
#[must_use]
pub fn draw(problem: &Problem, most: usize, taken: &[Link]) -> String {
    let mut line = vec![".".to_string(); 2 * most];
    for &node in taken {
        let nodes: Vec<Link> = problem.nodes_of(problem.option_of(node)).collect();
        for &place in &nodes[1..] {
            line[problem.item_of(place) as usize - 1 - most] =
                problem.name(problem.item_of(nodes[0])).to_string();
        }
    }
    line.join(" ")
}
