//! The faults that the checker knows, each with a name and what to look at.

use std::fmt;

macro_rules! faults {
    ($($variant:ident, $name:literal, $look:literal;)*) => {
        /// A way in which an answer is wrong.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Fault {
            $(#[doc = $name] $variant,)*
        }

        impl Fault {
            /// All faults that the checker knows.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// A short name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// What to look at, as a question or a pointer.
            #[must_use]
            pub const fn look_at(self) -> &'static str {
                match self { $(Self::$variant => $look,)* }
            }
        }
    };
}

faults! {
    // What any function can do.
    DoesNotReturn, "doesn't return",
        "Which loop, or which call of the function by itself, goes on for ever? Look for the line that is to bring it nearer to its end.";
    EndlessRecursion, "recursion without progress",
        "What is different on the board when the function calls itself? And when does it return without a further call?";
    TooManyTries, "far too many tries",
        "The search goes on long after it should have ended. What keeps it from coming to an end?";
    ForcesWithoutEnd, "forced digits without end",
        "Far more digits are placed than the board has squares. Is a square that is filled already filled again?";
    Panicked, "a panic",
        "The line above is the one that panicked. Which value did it not expect?";
    OutOfRange, "an index out of range",
        "Rows, columns and squares count from 0, so the last one is one less than the side. Which index runs past it?";
    NoDigit, "not a digit",
        "Digits count from 1 up to the side of the board. Where does this number come from?";
    EndedTheProgram, "the program ended",
        "What ends the whole program instead of returning?";
    // Counting.
    FirstSolutionOnly, "the count returned at the first solution",
        "One solution was found, and the search stopped. What has to happen to find the next?";
    CapIgnored, "the cap ignored",
        "As many solutions were found as were asked for, and the search went on. Where is the cap looked at?";
    CapPerBranch, "the cap applied to each branch",
        "Each call counts up to the cap on its own. How many may a call still find when others were found before it?";
    CountedTwice, "two solutions counted that are one",
        "The search found fewer solutions than the function returned. At which moment, and how often, is one counted?";
    SolutionsLost, "solutions lost",
        "The search found more solutions than the function returned. Does every call add up what its own calls returned?";
    SquaresLeftOut, "squares left out",
        "The grids differ in a square that is missing. Which squares are compared, and when does it stop?";
    GaveUpIsNone, "giving up called no solution",
        "The search stopped with digits still to try. Giving up isn't the same as finding nothing: what sets the limit?";
    // Plain search.
    DigitsOutOfOrder, "digits out of order",
        "In which order are the digits of this square to be tried?";
    DigitTriedAgain, "starting over",
        "This digit was tried here before, on the same board, and failed. Does the search go on where it was, or start over?";
    DigitNeverTried, "a digit never tried",
        "Does the loop over the digits reach the first and the last of them?";
    UndoForgotten, "undo forgotten",
        "A call has failed, and its digit still stands. What has to happen to the board before the next digit, and before the function returns?";
    UndoAfterLoop, "undo after the loop",
        "The digit is taken back only once, at the end. When does each failed digit have to go?";
    UndoWrongSquare, "undo of the wrong square",
        "Which square got the newest digit? That is the one to take back.";
    ReturnsAtFirstFailure, "returning at the first failed digit",
        "Were all digits of this square tried before the function gave up?";
    GaveUpEarly, "a square given up that has choices",
        "Digits fit in this square, and the code gave it up. Which of them did it try?";
    TrueTooSoon, "true without a full grid",
        "The function says true, and squares are still blank. When is a board solved?";
    NeverTrue, "never returning true",
        "The board was full and right, and the search went on. What does the function return when no square is blank, and what does its caller do with that?";
    SolutionTakenBack, "the solution taken back",
        "The board was full and right, and then digits were taken back. When does a digit have to stay?";
    SquareSkipped, "a square with no choices skipped",
        "There is a blank square where nothing fits. Can a later square make up for it?";
    WrongSquare, "another square first",
        "Which square does the exercise say comes next?";
    FirstBlank, "the first blank for the fewest choices",
        "The first blank in reading order was chosen. Is how many digits fit compared at all?";
    LastTie, "the last of the ties",
        "Several squares have equally few choices. Which of them does the exercise ask for?";
    MostChoices, "most choices for fewest",
        "This square has the most choices of all. Which way round is the comparison?";
    SingleSkipped, "a square with one choice skipped",
        "A blank square has just one digit left. Is it left out of the comparison?";
    ColumnOrder, "column by column",
        "The squares are gone through column by column. What does reading order mean?";
    LastBlank, "the last blank for the first",
        "The search begins at the end of the grid. Where does reading order begin?";
    NotTheFewest, "not the fewest choices",
        "Another blank square has fewer choices. What is compared, and at which moment?";
    StopsAtOne, "stopping at the first square with one choice",
        "The first square with one choice was taken. Can a later square have fewer?";
    NoneTooSoon, "none while a square is blank",
        "None says that no square is blank, and here is one. When does the code return None?";
    FilledSquare, "choosing a filled square",
        "The chosen square holds a digit already. How does the code tell a blank square?";
    DoesNotFit, "a digit that doesn't fit",
        "Does the code ask whether a digit fits before it places it?";
    StaleCandidates, "candidates not brought up to date",
        "The digit was allowed when the function began, and a square filled since then rules it out. When are the digits of a square worked out?";
    FullIsEnough, "full taken for solved",
        "Every full grid passes, right or wrong. What else has to hold?";
    AlwaysTrue, "true in any case",
        "It says true of every grid, an empty one too. When does it say false?";
    RowNotTested, "row not tested",
        "The same digit stands in this row. Is every square of the row looked at, or the column twice?";
    ColumnNotTested, "column not tested",
        "The same digit stands in this column. Is every square of the column looked at, or the row twice?";
    BoxNotTested, "box not tested",
        "The same digit stands in this box. Does the test look at the box at all?";
    BoxTestedInPart, "part of the box not tested",
        "Does the test reach every square of the box, its last row and column too?";
    WrongBoxCorner, "wrong corner of the box",
        "Where does the box of this square begin? Work out its first row and first column by hand.";
    TestsTooMuch, "too much is tested",
        "A digit is ruled out by a square that is no peer. Which squares share a row, a column or a box?";
    FirstPeerDecides, "the first peer decides",
        "The answer comes before all peers were looked at. What does one peer without the digit say, and what do all of them say?";
    RulesNothingOut, "no digit ever ruled out",
        "It says that the digit fits whatever the peers hold. Which squares have to be looked at?";
    AnyDigitRulesOut, "any digit rules this one out",
        "No peer holds this digit. Does another digit in a peer matter here?";
    WrongWayRound, "true and false exchanged",
        "The answer is the other way round. What does true stand for here?";
    TakenForAllowed, "the taken digits for the allowed ones",
        "These are the digits that are ruled out. Which digits are left?";
    SumForDigits, "a sum for the digits",
        "Nine digits can have the right sum and still not be the digits from 1 to 9. What has to be true of each single digit?";
    RefusesSolved, "a solved grid refused",
        "Each unit of this grid has each digit once. Which test says no, and on which unit?";
    // Singles.
    TriesForced, "a forced digit tried",
        "A digit that a rule forces is no try. Which function of the board writes a forced digit?";
    MoreThanForcing, "more than forcing",
        "Does the function take digits back, or end the search? That is the part of its caller.";
    NotForced, "a digit that isn't forced",
        "Which rule is this function to follow, and does it force this digit in this square at this moment?";
    HiddenWhereItStands, "a hidden single where the digit stands already",
        "The unit holds this digit already. Which digits of a unit still need a square?";
    SomeUnitsOnly, "hidden singles in some units only",
        "Hidden singles are found in one kind of unit and left in another. Which units does the code go through: rows, columns, boxes?";
    RuleLeftOut, "a rule left out",
        "A board has singles of one kind only, and none is filled. Is each rule used, also when the other finds nothing?";
    NotEverywhere, "a single not looked for",
        "A single is there, and nothing was filled. Do the loops reach every square, every unit and every digit?";
    OnePass, "stopped after one pass",
        "A digit that is filled in can force another, in a square or a unit that was passed already. How does the code know that none is left?";
    WrongCount, "a wrong count of filled squares",
        "Which squares does the count leave out, or take twice?";
    ContradictionMissed, "contradiction not reported",
        "The board can't be filled any more, and that shows. Does the code look for squares without a digit, and for digits without a square in every kind of unit?";
    FalseContradiction, "a contradiction where there is none",
        "Every blank square has a digit left, and every digit that a unit lacks has a square. What does the code take for a contradiction?";
    LeftTheGridChanged, "the grid left changed",
        "The function returns, and the board isn't as it was. What was placed and not taken back?";
    // Making puzzles.
    SecondSolution, "no check for a second solution",
        "What is asked of the grid when a digit is gone? That a solution is left says nothing: one always is.";
    NotPutBack, "the digit not put back",
        "The newest digit that went brought a second solution with it, and it is still away. What has to happen to it?";
    WrongDigitBack, "the wrong digit put back",
        "Which digit stood in this square before it was taken away, and where is it kept?";
    StopsAtFirstKept, "stopping at the first digit that has to stay",
        "One digit has to stay. What about the squares that come after it in the order?";
    BelowTarget, "below the target",
        "At which moment is the number of clues compared with the target: before a digit goes, or after?";
    AboveTarget, "stopping above the target",
        "More clues are left than were asked for, and more can go. How are they counted, and when does the digging end?";
    AttemptsCounted, "attempts counted for removals",
        "A square that is blank already, or whose digit goes back, makes no clue fewer. What does the code count?";
    OrderChanged, "another order",
        "The squares have their turn in another order than the one that was given. Which one?";
    UnnamedTaken, "a square emptied that the order doesn't name",
        "Which squares may be emptied at all?";
    NothingTaken, "nothing taken away",
        "Which count of solutions means that a digit may go, and which that it has to stay?";
    DigitLeft, "a digit left that can go",
        "Which test keeps it, and on which grid is that test made?";
    UniquenessForgotten, "a puzzle without exactly one solution called minimal",
        "How many solutions has the puzzle itself, with all its clues?";
    FirstClueOnly, "only the first clue tested",
        "Is every clue tested? And each on the whole puzzle, with all other clues in their places?";
    LastClueOnly, "only the last clue tested",
        "Every clue is to be tested. What becomes of what was found out about those before the last?";
    AnyForAll, "one clue taken for all",
        "One clue has to stay. Does that say anything about the others?";
    UniqueForMinimal, "uniqueness taken for minimality",
        "The puzzle has one solution. What has to be true of each of its clues besides?";
    CluesCounted, "clues counted",
        "How many clues a puzzle has doesn't say whether one of them can go. What does?";
    ClueNotTested, "a clue not tested",
        "Do the loops reach it, and is it tested alone?";
    RefusesMinimal, "a minimal puzzle refused",
        "Without any one of its clues there are two solutions or more. Which test says otherwise? A blank square is no clue.";
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_fault_has_a_name_of_its_own_and_asks_or_points() {
        let names: HashSet<&str> = Fault::ALL.iter().map(|fault| fault.name()).collect();
        assert_eq!(names.len(), Fault::ALL.len());
        for fault in Fault::ALL {
            let text = fault.look_at();
            assert!(text.ends_with(['.', '?']) && text.len() < 190, "{}: {text}", fault.name());
            assert!(!text.contains('`') && !text.contains(';'), "no code: {text}");
        }
    }
}
