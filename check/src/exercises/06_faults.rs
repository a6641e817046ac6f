//! What only answers of exercise 6 get wrong.

use crate::report::faults;

faults! {
    CAP_TAKEN_FOR_ELSE, "the cap taken for something else",
        "With a larger cap the same count is right, and here there are fewer solutions than the cap. The cap is a number of solutions: what else is it used for?";
    ON_A_COPY, "a copy searched",
        "The number is right, and nothing was tried on the board itself. On which board are the digits placed?";
    SQUARES_LEFT_OUT, "squares left out",
        "The grids differ in a square that is missing. Which squares are compared, and when does it stop?";
    ALL_SQUARES, "every square listed",
        "Squares with equal digits are in the list. Where are the two digits compared?";
    TWO_BLANKS, "two blanks taken for a difference",
        "Both grids are blank there, and that is no difference. Does the comparison treat blanks apart?";
    BLANKS_LEFT_OUT, "blanks left out",
        "One of the two is blank there, and the other isn't. Does that count as a difference?";
    COUNTED_FROM_ONE, "squares counted from 1",
        "The squares in the list lie one row and one column too far. From which number do rows and columns count?";
    LAST_FIRST, "from the last to the first",
        "The list goes from the last square to the first. What does reading order mean?";
}
