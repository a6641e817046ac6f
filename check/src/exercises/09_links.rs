//! The checks of `cover` and `uncover`.

use crate::{
    Cause, Fault, Mismatch, Report, Verdict, cover_fault, cover_from_the_bottom_up, differing,
    legend, observe, uncover_fault, values,
};
use sudoku_steps::exact_cover::Links;

use super::Answer;
use super::inputs::{Input, inputs};

/// The report on links that differ. A node is called by its item and its option.
fn links_differ(
    headline: String,
    mismatch: &Mismatch<Input, Links>,
    words: &str,
    cause: Cause,
) -> Report {
    let Mismatch { input, expected, yours } = mismatch;
    let (want, have) = differing(&input.problem, expected, yours);
    Report::new(headline)
        .say(format!("The links that differ{}:", legend(&input.problem)))
        .pair("", want, have)
        .scene(input.scene(yours, words))
        .because(Some(cause))
}

/// Links with an item covered. In which order its options were hidden doesn't matter:
/// that changes only what hidden nodes remember, and each order can be taken back.
struct Covered {
    links: Links,
    from_the_bottom_up: Option<Links>,
}

impl PartialEq for Covered {
    fn eq(&self, reference: &Self) -> bool {
        self.links == reference.links || Some(&self.links) == reference.from_the_bottom_up.as_ref()
    }
}

/// What is wrong with a learner's cover: the first fault, unless that is that nothing
/// is hidden and other inputs show that a part is.
fn cover_cause(learner: impl Fn(&Input) -> Covered + Send + 'static) -> Cause {
    let seen = observe(inputs(), learner);
    let mut faults = seen.into_iter().filter(|(input, yours)| yours.links != input.covered()).map(
        |(input, yours)| cover_fault(&input.links(), &input.covered(), &yours.links, input.item),
    );
    let first = faults.next().unwrap_or(Cause::new(Fault::TooMuchHidden));
    // In a list of two a wrong field may hold the right node.
    let rest: Vec<Cause> = faults.collect();
    let another =
        |wanted: fn(Fault) -> bool| rest.iter().find(|cause| wanted(cause.fault)).cloned();
    let better = match first.fault {
        Fault::OptionsNotHidden => another(|fault| fault != Fault::OptionsNotHidden),
        Fault::ItemNotTakenOut | Fault::NodesHiddenInPart => {
            another(|fault| fault == Fault::WrongField)
        }
        _ => None,
    };
    better.unwrap_or(first)
}

pub fn cover(answer: Answer) -> Verdict {
    let learner = move |input: &Input| {
        let mut links = input.links();
        (answer.cover)(&mut links, input.item);
        Covered { links, from_the_bottom_up: None }
    };
    values(
        "cover",
        inputs(),
        learner,
        |input| Covered {
            links: input.covered(),
            from_the_bottom_up: Some(cover_from_the_bottom_up(&input.links(), input.item)),
        },
        |input| (input.what(), input.scene(&input.links(), "before:")),
        |Mismatch { input, expected, yours }| {
            let mismatch = Mismatch { input, expected: expected.links, yours: yours.links };
            let input = &mismatch.input;
            let cause = cover_cause(learner);
            let headline = format!("cover {} leaves other links", input.what());
            links_differ(headline, &mismatch, "after your cover:", cause)
        },
    )
}

pub fn uncover(answer: Answer) -> Verdict {
    values(
        "uncover",
        inputs(),
        move |input| {
            let mut links = input.covered();
            (answer.uncover)(&mut links, input.item);
            links
        },
        Input::links,
        |input| (input.what(), input.scene(&input.covered(), "before:")),
        |mismatch| {
            let Mismatch { input, expected, yours } = &mismatch;
            let cause = uncover_fault(&input.covered(), expected, yours, input.item);
            let headline = format!("uncover {} leaves other links", input.what());
            links_differ(headline, &mismatch, "after your uncover:", cause)
        },
    )
}

/// Both of the learner's functions, one after the other.
pub fn both(answer: Answer) -> Verdict {
    values(
        "uncover after cover",
        inputs(),
        move |input| {
            let mut links = input.links();
            (answer.cover)(&mut links, input.item);
            (answer.uncover)(&mut links, input.item);
            links
        },
        Input::links,
        |input| (input.what(), input.scene(&input.links(), "before:")),
        |mismatch| {
            let Mismatch { input, expected, yours } = &mismatch;
            let cause = uncover_fault(&input.covered(), expected, yours, input.item);
            let headline = format!("uncover after cover {} changes links", input.what());
            links_differ(headline, &mismatch, "after both:", cause)
        },
    )
}
