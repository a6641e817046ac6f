//! Public crates for exact cover, each behind the same function.

use std::ops::ControlFlow;

/// Items by their numbers from 0, those that have to be covered first, and options.
pub struct Cover<O> {
    /// How many items have to be covered.
    pub primary: usize,
    /// How many more may be covered once.
    pub secondary: usize,
    /// The items of each option, in ascending order.
    pub options: Vec<O>,
}

/// A crate, and how it counts the solutions up to a cap.
pub type Peer<O> = (&'static str, fn(&Cover<O>, u64) -> u64);

/// The crates.
pub const fn peers<O: AsRef<[usize]>>() -> [Peer<O>; 3] {
    [("dlx 0.8.5", dlx), ("dlx-rs 1.3.0", dlx_rs), ("exact-covers 0.3.0", exact_covers)]
}

fn dlx<O: AsRef<[usize]>>(cover: &Cover<O>, most: u64) -> u64 {
    use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
    use dlx::{OptOrder, Solver, Uint, x::make_problem};
    let numbers = |option: &O| option.as_ref().iter().map(|&item| item as Uint).collect();
    let options: Vec<Vec<Uint>> = cover.options.iter().map(numbers).collect();
    let (primary, secondary) = (cover.primary as Uint, cover.secondary as Uint);
    let mut problem = make_problem(primary, secondary, &options, OptOrder::Seq);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut solver = Solver::new(&mut problem);
    let mut found = 0;
    while found < most && solver.next_solution(&mut chooser) {
        found += 1;
    }
    found
}

fn dlx_rs<O: AsRef<[usize]>>(cover: &Cover<O>, most: u64) -> u64 {
    let mut solver = dlx_rs::Solver::new_optional(cover.primary, cover.secondary);
    let mut from_one = Vec::new();
    for (number, option) in cover.options.iter().enumerate() {
        from_one.clear();
        from_one.extend(option.as_ref().iter().map(|item| item + 1));
        solver.add_option(number, &from_one);
    }
    solver.take(usize::try_from(most).unwrap_or(usize::MAX)).count() as u64
}

fn exact_covers<O: AsRef<[usize]>>(cover: &Cover<O>, most: u64) -> u64 {
    use exact_covers::{DlSolver, Solver};
    let items: Vec<usize> = (0..cover.primary + cover.secondary).collect();
    let (primary, secondary) = items.split_at(cover.primary);
    let mut solver: DlSolver<'_, usize, ()> = DlSolver::new(primary, secondary);
    for option in &cover.options {
        let option = option.as_ref();
        let (primary, secondary) =
            option.split_at(option.partition_point(|&item| item < cover.primary));
        let secondary: Vec<(usize, Option<()>)> =
            secondary.iter().map(|&item| (item, None)).collect();
        solver.add_option(primary, secondary);
    }
    let mut found = 0;
    solver.solve(|_| {
        found += 1;
        if found < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}
