//! What functions that fill singles get wrong.

use crate::report::faults;

faults! {
    TRIES_FORCED, "a forced digit tried",
        "A digit that a rule forces is no try. Which function of the board writes a forced digit?";
    MORE_THAN_FORCING, "more than forcing",
        "Does the function try digits, take digits back, or end the search? That is the part of its caller.";
    NAKED_FOR_HIDDEN, "naked singles for hidden ones",
        "It fills squares where one digit is left, and no others. In which unit is a digit to be left with one square?";
    WRONG_REASON, "another reason than the rule",
        "The digit is forced, but another rule or unit is to be named with it. By which rule does this function fill it?";
    NOT_FORCED, "a digit that isn't forced",
        "Which rule is this function to follow, and does it force this digit in this square at this moment?";
    SOME_UNITS_ONLY, "hidden singles in some units only",
        "Hidden singles are found in one kind of unit and left in another. Which units does the code go through: rows, columns, boxes?";
    RULE_LEFT_OUT, "a rule left out",
        "A board has singles of one kind only, and none is filled. Is each rule used, also when the other finds nothing?";
    NOT_EVERYWHERE, "a single not looked for",
        "A single is there, and nothing was filled. Do the loops reach every square, every unit and every digit?";
    ONE_PASS, "stopped after one pass",
        "A digit that is filled in can force another, in a square or a unit that was passed already. How does the code know that none is left?";
    WRONG_COUNT, "a wrong count of filled squares",
        "Which squares does the count leave out, or take twice?";
    FULL_FOR_TRUE, "only a full board counts",
        "It says false wherever a square is left blank. Does a board without a contradiction have to be full?";
    FILLED_FOR_TRUE, "nothing to fill taken for a contradiction",
        "It says false wherever it fills nothing. Is that a contradiction, or is it the end of the work?";
    CONTRADICTION_MISSED, "contradiction not reported",
        "The board can't be filled any more, and that shows. Does the code look for squares without a digit, and for digits without a square in every kind of unit?";
    FALSE_CONTRADICTION, "a contradiction where there is none",
        "Every blank square has a digit left, and every digit that a unit lacks has a square. What does the code take for a contradiction?";
}
