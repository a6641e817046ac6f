//! What picking the tightest, and a search that does, get wrong.

use crate::report::faults;

faults! {
    UNITS_IGNORED, "units ignored",
        "A digit of a unit has fewer ways than any square. Does the code look at units, and does it count just the squares that allow the digit?";
    SQUARES_IGNORED, "squares ignored",
        "A square has fewer ways than the digits of any unit, or as few and comes first. Does the code look at the squares too, and keep what it found there?";
    UNITS_LEFT_OUT, "units of one kind left out",
        "Which units does the code go through: rows, columns, boxes?";
    FEWEST_NOT_KEPT, "the fewest ways so far not kept",
        "A choice replaces the one found before though it has no fewer ways. Is the number of ways kept with it, for the next to be compared with?";
    TIE_ORDER, "ties in another order",
        "Several choices have equally few ways. In which order does the exercise go through squares, units and digits?";
    LAST_TIED_CHOICE, "the last of the tied choices",
        "Several choices have equally few ways. Which of them does the exercise ask for?";
    MOST_WAYS, "most ways for fewest",
        "This choice has the most ways of all. Which way round is the comparison?";
    STOPS_AT_ONE_WAY, "stopping at the first choice with one way",
        "The first choice with one way was taken. Can a later one have fewer?";
    DIGIT_CHOICE_IGNORED, "a choice of a digit ignored",
        "What does solve do when tightest picks a digit of a unit? And if solve picks for itself: does it look at units, and not just at squares?";
    CHOICE_SKIPPED, "a choice skipped",
        "Nothing is tighter than a choice with no way at all, and next comes one with a single way. Is one of these left out?";
    NOT_THE_TIGHTEST, "not the tightest",
        "Another square or digit has fewer ways. What is counted here, and at which moment?";
    SQUARES_OUT_OF_ORDER, "squares out of order",
        "The digit goes into the squares of the unit one after another. In which order?";
    SQUARES_LEFT, "squares of a unit left untried",
        "The digit goes into each square of the unit that allows it, one after another. Which of them were tried, and what ends the loop?";
    DIGIT_TAKEN_FOR_SQUARE, "a digit's choice taken for a square's",
        "The digit is given and its square is looked for. Which digit may be tried there?";
    CHOICE_LEFT, "a choice given up for another",
        "One way of this choice has failed. Which ways are tried next, and what follows when all have failed?";
}
