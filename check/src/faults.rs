//! All faults that the checker knows, by name, from all families.

use crate::Fault;

/// Passes on the faults of each family, and lists the families.
macro_rules! families {
    ($(crate::$room:ident::$file:ident;)*) => {
        $(pub use crate::$room::$file::*;)*

        /// The families, each with all its faults.
        pub const ALL: &[&[Fault]] = &[$(crate::$room::$file::ALL),*];
    };
}

families! {
    crate::run::faults;
    crate::values::faults;
    crate::search::faults;
    crate::singles::faults;
    crate::trail::faults;
    crate::covers::faults;
    crate::tightest::faults;
    crate::rules::faults;
    crate::exercises::faults02;
    crate::exercises::faults03;
    crate::exercises::faults06;
    crate::exercises::faults07;
    crate::exercises::faults10;
    crate::exercises::faults12;
}

/// All faults that the checker knows.
pub fn all() -> impl Iterator<Item = Fault> {
    ALL.iter().copied().flatten().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_fault_has_a_name_of_its_own_and_asks_or_points() {
        let names: HashSet<&str> = all().map(Fault::name).collect();
        assert_eq!(names.len(), all().count());
        for fault in all() {
            let text = fault.look_at();
            assert!(text.ends_with(['.', '?']) && text.len() < 190, "{}: {text}", fault.name());
            assert!(!text.contains('`') && !text.contains(';'), "no code: {text}");
        }
    }
}
