//! What any function can do wrong.

use crate::report::faults;

faults! {
    // What any function can do.
    DOES_NOT_RETURN, "doesn't return",
        "Which loop, or which call of the function by itself, goes on for ever? Look for the line that is to bring it nearer to its end.";
    ENDLESS_RECURSION, "recursion without progress",
        "What is different when the function calls itself? And when does it return without a further call?";
    FORCES_WITHOUT_END, "forced digits without end",
        "Far more digits are placed than the board has squares. Is a square that is filled already filled again?";
    PANICKED, "a panic",
        "Which value did it not expect?";
    MEMORY_USED_UP, "memory used up",
        "Which list or set grows in a loop and never shrinks, and what is to end that loop?";
    STATE_KEPT, "something kept from an earlier call",
        "Alone, in a program of its own, this is answered rightly. What does the code keep from one call to the next?";
    OUT_OF_RANGE, "an index out of range",
        "Rows, columns, squares and places in a list count from 0, so the last is one less than their number. Which index runs past it?";
    NO_DIGIT, "not a digit",
        "Digits count from 1 up to the side of the board. Where does this number come from?";
    ENDED_THE_PROGRAM, "the program ended",
        "What ends the whole program instead of returning?";
    PRINTS_TOO_MUCH, "output without end",
        "Take the output out of the search, or look at one small board alone.";
    // Plain search.
    NEEDED_FIRST, "a function that is needed first",
        "The function that was called needs this one. Write it first.";
    // Sets of digits as bits.
    ARITHMETIC, "arithmetic for bits",
        "Adding and subtracting carry into other bits. What happens when the bit is as it should be already?";
}
