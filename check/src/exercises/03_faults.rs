//! What only answers of exercise 3 get wrong: a search with a stack of its own.

use crate::report::faults;

faults! {
    STACK_WITHOUT_UNDO, "going back without an undo",
        "The newest digit has failed and still stands. When a square leaves the top of the stack or takes its next digit, what has to go from the board?";
    STACK_LOST_DIGITS, "the digits still to be tried lost",
        "The search went back past a square that had digits left. What does the stack hold of a square, besides where it is?";
    STACK_DIGIT_AGAIN, "a failed digit tried again",
        "Back at this square, the search tried a digit that had failed there. How does the stack note which digits have had their turn?";
    STACK_TOO_SOON, "the end too soon",
        "It said that there is no solution, and digits are left to try. How many squares are on the stack when the search is over?";
    STACK_GOES_DOWN, "no way on to the next square",
        "A digit was placed and taken back, and nothing was tried between. When does the next blank square come onto the stack?";
}
