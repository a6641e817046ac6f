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
        "What is different when the function calls itself? And when does it return without a further call?";
    TooManyTries, "far too many tries",
        "The search goes on long after it should have ended. What keeps it from coming to an end?";
    ForcesWithoutEnd, "forced digits without end",
        "Far more digits are placed than the board has squares. Is a square that is filled already filled again?";
    Panicked, "a panic",
        "Which value did it not expect?";
    MemoryUsedUp, "memory used up",
        "Which list or set grows in a loop and never shrinks, and what is to end that loop?";
    StateKept, "something kept from an earlier call",
        "Alone, in a program of its own, this is answered rightly. What does the code keep from one call to the next?";
    OutOfRange, "an index out of range",
        "Rows, columns, squares and places in a list count from 0, so the last is one less than their number. Which index runs past it?";
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
    FullBoardIsNone, "a full board counted as none",
        "A full board is one solution. What does the function return when no square is blank?";
    SolutionsLost, "solutions lost",
        "The search found more solutions than the function returned. Does every call add up what its own calls returned?";
    CapTakenForElse, "the cap taken for something else",
        "With a larger cap the same count is right, and here there are fewer solutions than the cap. The cap is a number of solutions: what else is it used for?";
    AnotherCap, "another cap than the one asked for",
        "It stopped with a solution, before it had as many as were asked for. Which number ends the search, and is its type large enough?";
    AboveTheCap, "more than the cap",
        "More was returned than may be found. What comes back when the cap is 0, and is that looked at before anything else?";
    TypeTooSmall, "a type too small",
        "It is right for small numbers, and large ones lose their upper bits. In which type is it worked out, and how much does that hold?";
    OnACopy, "a copy searched",
        "The number is right, and nothing was tried on the board itself. On which board are the digits placed?";
    SquaresLeftOut, "squares left out",
        "The grids differ in a square that is missing. Which squares are compared, and when does it stop?";
    AllSquares, "every square listed",
        "Squares with equal digits are in the list. Where are the two digits compared?";
    TwoBlanks, "two blanks taken for a difference",
        "Both grids are blank there, and that is no difference. Does the comparison treat blanks apart?";
    BlanksLeftOut, "blanks left out",
        "One of the two is blank there, and the other isn't. Does that count as a difference?";
    CountedFromOne, "squares counted from 1",
        "The squares in the list lie one row and one column too far. From which number do rows and columns count?";
    LastFirst, "from the last to the first",
        "The list goes from the last square to the first. What does reading order mean?";
    ListedTwice, "something listed twice",
        "Each belongs in the list once. Which line puts it there a second time?";
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
        "Does an undo stand behind the loop, or twice in it? Each failed digit has to go once, as soon as its call has failed.";
    UndoTooMuch, "more than one try taken back",
        "More than the newest try was taken back at once. To which moment of the board does it have to go back?";
    TakenBackAtOnce, "taken back at once",
        "The digit was placed and taken back, and nothing was tried between. Is it still on the board when the function calls itself?";
    OneSquareOnly, "no search for the next square",
        "Only the first square ever gets digits, on other boards too. After a digit is placed, who fills the next square?";
    PlacedTwice, "a digit placed twice",
        "The digit stands there already and is placed once more. Which two lines place it?";
    EndsTheSearch, "ending the search itself",
        "Who tells the board that the search is over: this function, or whoever called it? It has to return its answer and no more.";
    BoardReplaced, "another board put in place",
        "The board that was given is to be searched and left as it was, by placing and taking back. Where does a new one come from?";
    GivesUp, "the board told to give up",
        "When a board gives up, its tape hears of no undo any more. How does a search end that has found enough?";
    TryForced, "a try written as forced",
        "A digit that may turn out wrong is a try. Which function of the board tries a digit?";
    LooksAhead, "looking ahead",
        "The digit was taken back before the next square was tried, as soon as nothing fitted some square. The exercise fixes that each digit that fits is tried.";
    UndoWrongSquare, "undo of the wrong square",
        "Which square got the newest digit? That is the one to take back.";
    ReturnsAtFirstFailure, "returning at the first failed digit",
        "Were all digits of this square tried before the function gave up?";
    GaveUpEarly, "a square given up that has choices",
        "Digits fit in this square, and the code gave it up. Was this the square that it chose, and which digits did it try?";
    TrueTooSoon, "true without a full grid",
        "The function says true, and squares are still blank. When is a board solved?";
    NeverTrue, "never returning true",
        "The board was full and right. What does the function return when no square is blank, and what does its caller do with that?";
    SolutionTakenBack, "the solution taken back",
        "The board was full and right, and then digits were taken back. When does a digit have to stay?";
    SquareSkipped, "a square with no choices skipped",
        "There is a blank square where nothing fits. Can a later square make up for it?";
    WrongSquare, "another square first",
        "Which square does the exercise say comes next?";
    FirstBlank, "the first blank for the fewest choices",
        "The first blank in reading order was chosen. Is how many digits fit compared at all?";
    NeededFirst, "a function that is needed first",
        "The function that was called needs this one. Write it first.";
    LastTie, "the last of the ties",
        "Several have equally few choices. Which of them does the exercise ask for?";
    MostChoices, "most choices for fewest",
        "This square has the most choices of all. Which way round is the comparison?";
    SingleSkipped, "a square with one choice skipped",
        "A blank square has just one digit left. Is it left out of the comparison?";
    BoxOrder, "box by box",
        "The squares are gone through box by box. What does reading order mean?";
    NotEverySquare, "a square not looked at",
        "A square is never looked at. Do the loops reach every row and every column, the first and the last too?";
    FewestForFirst, "the fewest choices for the first blank",
        "The square with the fewest choices was taken. This exercise asks for the first blank, however many digits fit.";
    ColumnOrder, "column by column",
        "The squares are gone through column by column. What does reading order mean?";
    LastBlank, "the last blank for the first",
        "The last blank of the grid was chosen. Is a square that was found replaced by each later one?";
    NotTheFewest, "not the fewest choices",
        "Another blank square has fewer choices. What is compared, and at which moment?";
    FirstWithFew, "few enough for the fewest",
        "The first square with few choices was taken. Can a later square have fewer still?";
    FirstWithoutSingle, "the first blank where there is no single",
        "A square with one choice is found. Where there is none, the first blank is taken. Which one has the fewest then?";
    ComparesWithPrevious, "compared with the square before",
        "Each one is compared with the one before it. With which one does it have to be compared?";
    AnotherTie, "another of the ties",
        "Several squares have equally few choices. Which of them does the exercise ask for?";
    StopsAtOne, "stopping at the first square with one choice",
        "The first with one choice was taken. Can a later one have fewer?";
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
    NeverFits, "no digit ever fits",
        "It says that no digit fits, and nothing rules one out on an empty board. When does the code say that a digit fits?";
    EmptyToBeginWith, "an empty set to begin with",
        "No digit is left, and nothing rules one out on an empty board. With which set does the code begin?";
    AnotherSet, "another set of digits",
        "Work this square out by hand. Which digits do its row, its column and its box hold, and which are left?";
    OneKindOnly, "one kind of unit alone",
        "Which kinds of unit have to have each digit once?";
    FirstPeerDecides, "the first peer decides",
        "The answer comes before all peers were looked at. What does one peer without the digit say, and what do all of them say?";
    AllUnitsAtOnce, "only all units together count",
        "A digit in one unit alone makes no difference. One in the row, the column and the box does. How many of the three are enough?";
    TwiceIsNone, "twice is as good as none",
        "One peer with the digit rules it out, and two don't. Does the second take back what the first did?";
    WrongDigit, "another digit is ruled out",
        "It isn't the digit of the peer that is ruled out. Which number is used for it: the digit, or a place in a list that counts from 0?";
    FirstUnitDecides, "the first unit decides",
        "The answer comes after the first unit. What does one right unit say, and what do all of them say?";
    OneUnitIsEnough, "one right unit is enough",
        "A single right unit makes it say true. Is it any unit that has to be right, or every one?";
    LastUnitDecides, "the last unit decides",
        "Only the last unit makes a difference. Is what was found out about a unit kept when the next is looked at?";
    BlankIsDigit, "a blank taken for a digit",
        "One blank in a unit goes unnoticed. A blank counts as 0: is 0 one of the digits?";
    RulesNothingOut, "no digit ever ruled out",
        "It says that the digit fits whatever the peers hold. Which squares have to be looked at?";
    AnyDigitRulesOut, "any digit rules this one out",
        "No peer holds this digit. Does another digit in a peer matter here?";
    WrongWayRound, "true and false exchanged",
        "The answer is the other way round. Which way round is the comparison, and what does true stand for here?";
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
        "Does the function try digits, take digits back, or end the search? That is the part of its caller.";
    NakedForHidden, "naked singles for hidden ones",
        "It fills squares where one digit is left, and no others. In which unit is a digit to be left with one square?";
    WrongReason, "another reason than the rule",
        "The digit is forced, but another rule or unit is to be named with it. By which rule does this function fill it?";
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
    FullForTrue, "only a full board counts",
        "It says false wherever a square is left blank. Does a board without a contradiction have to be full?";
    FilledForTrue, "nothing to fill taken for a contradiction",
        "It says false wherever it fills nothing. Is that a contradiction, or is it the end of the work?";
    ContradictionMissed, "contradiction not reported",
        "The board can't be filled any more, and that shows. Does the code look for squares without a digit, and for digits without a square in every kind of unit?";
    FalseContradiction, "a contradiction where there is none",
        "Every blank square has a digit left, and every digit that a unit lacks has a square. What does the code take for a contradiction?";
    // Boards of every size.
    BoxSideFixed, "the side of a box fixed",
        "How wide is a box on a board of another size? Its side follows from the side of the board.";
    WrongBoxSide, "a wrong side of the box",
        "A board of side 4 has boxes of side 2, 9 has 3, 16 has 4. How does one follow from the other?";
    RowForColumn, "row and column exchanged",
        "The two numbers are right and stand in each other's place. Which comes first in a square?";
    OwnPeer, "the square among its peers",
        "A square lies in its own row, column and box. Is it a peer of itself?";
    PeerTwice, "a peer twice",
        "Some squares share two units with this one. How often does each of them come into the list?";
    PeersMissing, "peers left out",
        "Do the loops reach all of its row, its column and its box?";
    NoPeer, "a square that is no peer",
        "A square is in the list that shares neither row nor column nor box. Which loop puts it there?";
    UnitsIgnored, "units ignored",
        "A digit of a unit has fewer ways than any square. Does the code look at units, and does it count just the squares that allow the digit?";
    SquaresIgnored, "squares ignored",
        "A square has fewer ways than the digits of any unit, or as few and comes first. Does the code look at the squares too, and keep what it found there?";
    UnitsLeftOut, "units of one kind left out",
        "Which units does the code go through: rows, columns, boxes?";
    FewestNotKept, "the fewest ways so far not kept",
        "A choice replaces the one found before though it has no fewer ways. Is the number of ways kept with it, for the next to be compared with?";
    TieOrder, "ties in another order",
        "Several choices have equally few ways. In which order does the exercise go through squares, units and digits?";
    LastTiedChoice, "the last of the tied choices",
        "Several choices have equally few ways. Which of them does the exercise ask for?";
    MostWays, "most ways for fewest",
        "This choice has the most ways of all. Which way round is the comparison?";
    StopsAtOneWay, "stopping at the first choice with one way",
        "The first choice with one way was taken. Can a later one have fewer?";
    DigitChoiceIgnored, "a choice of a digit ignored",
        "What does solve do when tightest picks a digit of a unit? And if solve picks for itself: does it look at units, and not just at squares?";
    ChoiceSkipped, "a choice skipped",
        "Nothing is tighter than a choice with no way at all, and next comes one with a single way. Is one of these left out?";
    NotTheTightest, "not the tightest",
        "Another square or digit has fewer ways. What is counted here, and at which moment?";
    SquaresOutOfOrder, "squares out of order",
        "The digit goes into the squares of the unit one after another. In which order?";
    SquaresLeft, "squares of a unit left untried",
        "The digit goes into each square of the unit that allows it, one after another. Which of them were tried, and what ends the loop?";
    DigitTakenForSquare, "a digit's choice taken for a square's",
        "The digit is given and its square is looked for. Which digit may be tried there?";
    ChoiceLeft, "a choice given up for another",
        "One way of this choice has failed. Which ways are tried next, and what follows when all have failed?";
    LeftTheGridChanged, "the grid left changed",
        "The function returns, and the board isn't as it was. What was placed and not taken back?";
    // Making puzzles.
    SecondSolution, "no check for a second solution",
        "On which grid is a second solution looked for, and does the digit come back when there is one? That one is left says nothing: one always is.";
    NotPutBack, "the digit not put back",
        "The newest digit that went brought a second solution with it, and it is still away. What has to happen to it?";
    WrongDigitBack, "the wrong digit put back",
        "Which digit stood in this square before it was taken away, and where is it kept?";
    TooMuchPutBack, "more put back than the digit",
        "Digits that had gone before stand there again. What is put back when a digit has to stay: that one alone, or a whole grid?";
    SecondTurn, "a square named twice",
        "Where no square is named twice, all is right. What does the code do with a square that is blank already?";
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
        "Does it have its turn? And which test keeps it then, on which grid?";
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
    // Sets of digits as bits.
    BitOffByOne, "digits one bit off",
        "Bit 1 stands for digit 1. By how many places is a 1 moved up for digit 3?";
    BitZeroUsed, "bit 0 used",
        "Bit 0 stands for no digit. How does it come into the answer?";
    NotShifted, "the digit taken for its bit",
        "The digit 4 is the number 100 in binary, and its bit is 10000. Which of the two does the code use?";
    ShiftTurned, "the two sides of a shift exchanged",
        "The digit is moved by one place. What is to be moved, and by how many places?";
    PowerIsXor, "exclusive or for a power",
        "In Rust ^ isn't a power: it flips bits. How is the number with just this one bit made?";
    NotBeforeShift, "turned over before the shift",
        "The bits are turned over first and moved then, so the small digits go too. Which of the two has to come first?";
    FlipsTheBit, "a bit flipped",
        "A bit that was right already comes out wrong. What does the code do with a digit that is there already, or isn't there?";
    Arithmetic, "arithmetic for bits",
        "Adding and subtracting carry into other bits. What happens when the bit is as it should be already?";
    AndOrExchanged, "and and or exchanged",
        "Take two numbers with one bit each and work the operator out by hand. Which bits has the answer?";
    ComplementForgotten, "the complement forgotten",
        "The bits that were to go are those that stay, or the other way round. Where are the bits of a mask turned over?";
    RestLost, "the rest of the set lost",
        "The other digits of the set are gone or changed. Where does the old set come into the answer?";
    SetUnchanged, "the set unchanged",
        "The set comes back as it was. Is the new number what the function returns?";
    OperandsExchanged, "the two sets exchanged",
        "These are the digits of the second set that aren't in the first. Which of the two loses digits?";
    OneSetIgnored, "one set ignored",
        "The answer depends on one of the two sets alone. Where is the other one used?";
    DigitLeftOut, "a digit left out",
        "A digit is missing. Which is the first that the code reaches, and which the last?";
    DigitsTooMany, "digits too many",
        "There are digits in the answer that don't belong there. Where does the code stop?";
    SideIgnored, "the side ignored",
        "The answer doesn't depend on the side of the board. Where is the parameter used?";
    StopsAtNine, "stops too early for a big board",
        "Bigger boards have digits up to 25. How far does the loop go, or the mask?";
    StopsAtGap, "stops too soon in a set",
        "The code stops before it has gone through the whole set. What does it do where a digit is missing, and after the first that is there?";
    BitForDigit, "the bit listed for the digit",
        "What stands in the list is the number with the digit's bit. Which digit does that bit stand for?";
    NotAscending, "not from the smallest on",
        "Which digit of the set is to come first?";
    MoreThanOneBit, "more than one bit looked at",
        "Other digits of the set change the answer. How is one bit cut out from the others?";
    ComparedWithOne, "the bit compared with one",
        "It never says true. What number is left of a set when only the bit of digit 4 is kept? It isn't 1.";
    WholeSetCompared, "the whole set compared",
        "The set as a whole decides and not the one digit. Which bit is this about?";
    BitsNotCounted, "something else counted",
        "How many bits of this number are 1? Count by hand and compare.";
    WrongBits, "wrong bits",
        "Write both numbers in binary, one under the other. Which bit differs, and which digit does it stand for?";
    // A trail.
    OtherSquaresTouched, "other squares touched",
        "A square that isn't meant has changed. Whose work are the peers here?";
    StillThere, "the digit still there",
        "The digit is still among the candidates. Is the new set written back into the square?";
    LastDigitKept, "the last digit kept",
        "The only digit of a square stays. It has to go too, and false says what that means. Which test keeps it?";
    MoreTakenOut, "more taken out than the digit",
        "Other digits of the square went too. Which bits does the code clear?";
    NotOnTheTrail, "a change not on the trail",
        "The square changed, and the trail doesn't know. How would restore learn of it?";
    NoChangeOnTrail, "no change, yet on the trail",
        "The digit wasn't there, so nothing changed. What has the trail to say about that?";
    OneChangeTwice, "one change, several entries",
        "One digit went out of one square. How many entries is that on the trail?";
    NewSetOnTrail, "the new set on the trail",
        "The trail has the set as it is after the change. Which set will restore need? When is it read?";
    DigitOnTrail, "the digit on the trail for the set",
        "The trail has the digit that went. What does the exercise say that an entry holds?";
    WrongSquareOnTrail, "another square on the trail",
        "The entry names another square than the one that changed. Which square is it about?";
    OlderChangesLost, "older changes lost",
        "Changes that were on the trail before are gone or altered. Which of them does this call have to touch?";
    NotAtTheEnd, "not at the end of the trail",
        "The entry is on the trail, and not behind the older ones. At which end is the newest?";
    OtherSquaresJudged, "other squares judged",
        "Another square is empty, and this one isn't. Which square is the answer about?";
    SaysWhatChanged, "says whether it changed",
        "The answer tells whether the digit was there. What is the question: did the set change, or has it a digit left?";
    OneLeftIsNone, "one digit left taken for none",
        "A square with one digit left still has a digit. What is the number of digits compared with?";
    JudgesTheOldSet, "the old set judged",
        "The answer is about the set before the digit went. Which set is to be judged, and when?";
    EmptyUnnoticed, "an empty set not reported",
        "The square has no digit left, and the answer is true. Is the set looked at in every case, also when nothing had to go?";
    EmptyTooSoon, "a set called empty that isn't",
        "The square still has a digit, and the answer is false. In which case does the code say so?";
    NothingTakenBack, "nothing taken back",
        "The squares and the trail are as they were. Does the loop run at all? Which way round is its condition?";
    TakenBackTooFew, "too few changes taken back",
        "A change after the mark still stands. How long is the trail to be at the end, and when does the loop stop?";
    TakenBackTooMany, "too many changes taken back",
        "A change before the mark went too. How long is the trail to be at the end, and when does the loop stop?";
    MarkIgnored, "the mark ignored",
        "Everything was taken back, back to the start. Where does the code look at the mark?";
    MarkIsANumber, "the mark taken for a number of changes",
        "The mark says how many changes stay. Does the code take so many away?";
    OldestFirst, "the oldest change taken back first",
        "A square that changed twice has two old sets on the trail. Which one has to be written last?";
    TrailKept, "the trail not shortened",
        "The squares are right, and what was taken back is still on the trail. What would the next call do with it?";
    SquaresKept, "the squares not restored",
        "The trail is shorter, and a square isn't restored. What has to happen with each entry that comes off?";
    NotTheOldSet, "not the set that was there",
        "The set isn't the one that the square had. What does an entry of the trail hold, and what becomes of it?";
    // Covering an item, and uncovering it.
    ItemNotTakenOut, "the item stays in the list of items",
        "A covered item is no longer in the list of items. Which two neighbours have to change for that?";
    OneWayOnly, "taken out in one direction only",
        "A list can be walked in both directions. Which neighbour still leads to the node?";
    OptionsNotHidden, "options not hidden",
        "The options of a covered item can no longer be taken. From which lists do they have to go?";
    OptionsHiddenInPart, "some options not hidden",
        "Does the walk through the list of the item reach every option, the first and the last too?";
    NodesHiddenInPart, "some nodes of an option not hidden",
        "An option may have many other nodes. Does the walk along it reach each of them?";
    SizesForgotten, "sizes forgotten",
        "A size says how many options are in the list of an item. Which sizes change when a node goes out, or comes back?";
    OwnListChanged, "the item's own list changed",
        "The list of the covered item itself has to stay whole: the search walks along it. Which node of each option has to be left alone?";
    OptionTornApart, "links along an option changed",
        "Which two lists is a node in, and which of them does it leave when it is hidden?";
    NodeForgets, "a hidden node forgets its neighbours",
        "A hidden node finds its way back by its own links. Who changes when it goes out: the node, or its neighbours?";
    TooMuchHidden, "too much taken out",
        "Something went out of a list that no option of the covered item has. Which nodes does the walk reach?";
    ListBroken, "a list broken",
        "Down a list there are other nodes than up. After each step, do the neighbour above and the one below lead to each other?";
    WrongField, "the wrong field of a neighbour",
        "The node above gets a new down, and the node below a new up. The same goes for left and right. Which field is written here?";
    OwnSizeChanged, "the size of the covered item changed",
        "The covered item keeps its list and its size. Whose size changes when a node of another item is hidden, or comes back?";
    ItemMisplaced, "the item back in another place",
        "The item is in the list again, and not where it was. Between which neighbours was it, and where is that still written?";
    ItemNotPutBack, "the item not back in the list of items",
        "After uncovering, both neighbours of the item have to lead to it again. Which links are missing?";
    OptionsNotPutBack, "options not back in their lists",
        "Each node that cover hid has to be in its list again. Does the way back reach all of them?";
    UncoverOrder, "uncovered in the order of covering",
        "An option with two of these items is hidden once, when the first of them is covered. Which of the two has to be uncovered first, so that it comes back once?";
    // Choosing an item.
    FirstItem, "the first item for the fewest options",
        "The first item of the list was chosen. Are the sizes compared at all?";
    LastTiedItem, "the last of the tied items",
        "Several items have equally few options. Which of them does the exercise ask for?";
    MostOptions, "most options for fewest",
        "This item has the most options of all. Which way round is the comparison?";
    EmptyItemSkipped, "an item without options skipped",
        "An item of the list has no option left. Can anything else make up for it?";
    SingleOptionSkipped, "an item with one option skipped",
        "An item of the list has just one option left. Is it left out of the comparison?";
    ItemNotInList, "an item that isn't in the list",
        "What came back is no item of the list. It may be covered, secondary, or no item at all. Along which links does the comparison go, and what does it keep?";
    NoItemTooSoon, "none while items are left",
        "None says that the list of items is empty, and here it isn't. With what number does the comparison begin, and when does None come back?";
    ItemNotLookedAt, "an item not looked at",
        "Where does the walk along the list of items begin, and at which item does it end?";
    ItemStopsAtOne, "stopping at the first item with one option",
        "The first item with one option was chosen. Can a later one have fewer?";
    ItemBeforeCompared, "compared with the item before",
        "Each item is compared with the one before it. With which item does it have to be compared?";
    FewestItemNotKept, "the fewest so far not kept",
        "Each item replaces the one found before. Is the number of options kept with it, for the next to be compared with?";
    NotFewestOptions, "not the fewest options",
        "Another item of the list has fewer options, or as few and stands before it. What is compared, and at which moment?";
    // Searching for exact covers.
    OptionItemsNotCovered, "the option's other items not covered",
        "An option was taken, and one of its items isn't covered. Which items does an option cover, those that need not be covered too?";
    ChosenItemNotCovered, "the chosen item not covered",
        "The item that was chosen is still in the list after one of its options was taken. Who covers it, and when?";
    CoveredTwice, "an item covered twice",
        "Something was taken out that was out already. Is the chosen item covered once more, or a node given to cover where an item is meant?";
    TooMuchCovered, "too much covered",
        "An item is covered that no taken option has. Which items does an option cover?";
    NotSearchedBelow, "no search below the option",
        "An option was taken and put back, and nothing was tried in between. Who solves the smaller problem that is left?";
    NotUncovered, "not uncovered",
        "An option was put back, and what was covered for it is still covered. What has to happen between the search below and the next option?";
    OptionNotPutBack, "the option not put back",
        "An option has failed, and it still counts as taken. When does the tape hear that it is put back?";
    PutBackTooOften, "an option put back too often",
        "An option was put back while others of the same item are still to be taken below it. How often is the tape told for one option taken?";
    NotTold, "an option that the tape didn't hear of",
        "The links are further than the tape. Does the tape hear of each option before the search goes on below it?";
    OtherNodeTaken, "the option taken with another node",
        "The tape is to hear of the node that stands in the list of the chosen item. Which number is it given?";
    OptionPassedOver, "an option passed over",
        "This option was passed over. It leads to a dead end, and such an option is taken all the same. Or does the walk through the list begin below it?";
    OptionOrder, "options out of order",
        "In which order are the options of an item to be taken? And where does the walk through its list begin?";
    OptionTakenAgain, "an option taken again",
        "This option was taken here before, on the same links. Does the walk through the list go on where it was?";
    OptionsLeft, "options left untried",
        "The item has options that were never taken. What ends the loop too early?";
    SolutionTooSoon, "a solution with items left",
        "A solution was reported while an item is still in the list. When is everything covered?";
    SolutionNotReported, "a solution not reported",
        "The list of items is empty, and nothing was said. What does that moment mean?";
    SolutionRepeated, "a solution reported twice",
        "The same options were reported twice. How often is this place in the code reached for one solution?";
    GoesOnWhenOver, "going on when the search is over",
        "The search had found as many solutions as it was to find, or had spent its budget, and went on. Where is that looked at?";
    LinksLeftChanged, "the links left changed",
        "After the search all links have to be as they were. What is covered and not uncovered, perhaps on the way out of a function?";
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
