//! What only answers of exercise 2 get wrong.

use crate::report::faults;

faults! {
    FULL_IS_ENOUGH, "full taken for solved",
        "Every full grid passes, right or wrong. What else has to hold?";
    EMPTY_TO_BEGIN_WITH, "an empty set to begin with",
        "No digit is left, and nothing rules one out on an empty board. With which set does the code begin?";
    ANOTHER_SET, "another set of digits",
        "Work this square out by hand. Which digits do its row, its column and its box hold, and which are left?";
    ONE_KIND_ONLY, "one kind of unit alone",
        "Which kinds of unit have to have each digit once?";
    FIRST_UNIT_DECIDES, "the first unit decides",
        "The answer comes after the first unit. What does one right unit say, and what do all of them say?";
    ONE_UNIT_IS_ENOUGH, "one right unit is enough",
        "A single right unit makes it say true. Is it any unit that has to be right, or every one?";
    LAST_UNIT_DECIDES, "the last unit decides",
        "Only the last unit makes a difference. Is what was found out about a unit kept when the next is looked at?";
    BLANK_IS_DIGIT, "a blank taken for a digit",
        "One blank in a unit goes unnoticed. A blank counts as 0: is 0 one of the digits?";
    TAKEN_FOR_ALLOWED, "the taken digits for the allowed ones",
        "These are the digits that are ruled out. Which digits are left?";
    SUM_FOR_DIGITS, "a sum for the digits",
        "Nine digits can have the right sum and still not be the digits from 1 to 9. What has to be true of each single digit?";
    PRODUCT_FOR_DIGITS, "a product for the digits",
        "Nine digits can have the right product and still not be the digits from 1 to 9. What has to be true of each single digit?";
    XOR_FOR_DIGITS, "an XOR for the digits",
        "With XOR two equal digits cancel out, whatever they are. What has to be true of each single digit?";
    REFUSES_SOLVED, "a solved grid refused",
        "Each unit of this grid has each digit once. Which test says no, and on which unit?";
}
