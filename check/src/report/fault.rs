//! A fault: its name, and what to look at. The faults themselves stand in the families
//! beside those that find them.

use std::fmt;

/// A way in which an answer is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fault {
    name: &'static str,
    look_at: &'static str,
}

impl Fault {
    /// A fault with a short name, and what to look at, as a question or a pointer.
    #[must_use]
    pub const fn new(name: &'static str, look_at: &'static str) -> Self {
        Self { name, look_at }
    }

    /// The short name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// What to look at, as a question or a pointer.
    #[must_use]
    pub const fn look_at(self) -> &'static str {
        self.look_at
    }
}

/// A family of faults: a constant for each, and `ALL` for the whole family.
macro_rules! faults {
    ($($fault:ident, $name:literal, $look:literal;)*) => {
        $(
            #[doc = $name]
            pub const $fault: $crate::Fault = $crate::Fault::new($name, $look);
        )*

        /// All faults of this family.
        pub const ALL: &[$crate::Fault] = &[$($fault),*];
    };
}
pub(crate) use faults;

/// A fault, and what is known about it here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The fault.
    pub fault: Fault,
    detail: String,
}

impl Cause {
    /// A cause with nothing more to say.
    #[must_use]
    pub const fn new(fault: Fault) -> Self {
        Self { fault, detail: String::new() }
    }

    /// A cause with a sentence on what is seen here.
    #[must_use]
    pub fn with(fault: Fault, detail: impl Into<String>) -> Self {
        Self { fault, detail: detail.into() }
    }
}

/// What is seen here, then what to look at.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.detail.is_empty() {
            write!(f, "{} ", self.detail)?;
        }
        f.write_str(self.fault.look_at())
    }
}
