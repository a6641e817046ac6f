//! What only answers of exercise 6 get wrong.

use crate::report::faults;

faults! {
    CAP_TAKEN_FOR_ELSE, "the cap taken for something else",
        "With a larger cap the same count is right, and here there are fewer solutions than the cap. The cap is a number of solutions: what else is it used for?";
    ON_A_COPY, "a copy searched",
        "The number is right, and nothing was tried on the board itself. On which board are the digits placed?";
    TOLD_NONE, "no solution told",
        "The number is right, and the closure was never called. At which moment is a solution found?";
    TOLD_WITH_BLANKS, "a board told that isn't full",
        "The closure got a board with blank squares. What stands on the board when a solution is found, and what after an undo?";
    TOLD_AGAIN, "a solution told more than once",
        "The same full board was told again. Which call tells it: the one that finds it, or those that wait for that call too?";
    TOLD_ABOVE_THE_CAP, "more told than may be found",
        "More solutions were told than were asked for. Is the cap looked at before the closure is called?";
    TOLD_IN_ANOTHER_ORDER, "told in another order",
        "The solutions are right, and they come in another order than the search finds them in. When is each told?";
    TOLD_IN_PART, "solutions not told",
        "Some solutions were counted and not told. On which way through the function is the closure not called?";
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
