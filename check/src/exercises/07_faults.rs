//! What only answers of exercise 7 get wrong.

use crate::report::faults;

faults! {
    SECOND_SOLUTION, "no check for a second solution",
        "On which grid is a second solution looked for, and does the digit come back when there is one? That one is left says nothing: one always is.";
    NOT_PUT_BACK, "the digit not put back",
        "The newest digit that went brought a second solution with it, and it is still away. What has to happen to it?";
    WRONG_DIGIT_BACK, "the wrong digit put back",
        "Which digit stood in this square before it was taken away, and where is it kept?";
    TOO_MUCH_PUT_BACK, "more put back than the digit",
        "Digits that had gone before stand there again. What is put back when a digit has to stay: that one alone, or a whole grid?";
    SECOND_TURN, "a square named twice",
        "Where no square is named twice, all is right. What does the code do with a square that is blank already?";
    STOPS_AT_FIRST_KEPT, "stopping at the first digit that has to stay",
        "One digit has to stay. What about the squares that come after it in the order?";
    BELOW_TARGET, "below the target",
        "At which moment is the number of clues compared with the target: before a digit goes, or after?";
    ABOVE_TARGET, "stopping above the target",
        "More clues are left than were asked for, and more can go. How are they counted, and when does the digging end?";
    ATTEMPTS_COUNTED, "attempts counted for removals",
        "A square that is blank already, or whose digit goes back, makes no clue fewer. What does the code count?";
    ORDER_CHANGED, "another order",
        "The squares have their turn in another order than the one that was given. Which one?";
    UNNAMED_TAKEN, "a square emptied that the order doesn't name",
        "Which squares may be emptied at all?";
    NOTHING_TAKEN, "nothing taken away",
        "Which count of solutions means that a digit may go, and which that it has to stay?";
    DIGIT_LEFT, "a digit left that can go",
        "Does it have its turn? And which test keeps it then, on which grid?";
    UNIQUENESS_FORGOTTEN, "a puzzle without exactly one solution called minimal",
        "How many solutions has the puzzle itself, with all its clues?";
    FIRST_CLUE_ONLY, "only the first clue tested",
        "Is every clue tested? And each on the whole puzzle, with all other clues in their places?";
    LAST_CLUE_ONLY, "only the last clue tested",
        "Every clue is to be tested. What becomes of what was found out about those before the last?";
    ANY_FOR_ALL, "one clue taken for all",
        "One clue has to stay. Does that say anything about the others?";
    UNIQUE_FOR_MINIMAL, "uniqueness taken for minimality",
        "The puzzle has one solution. What has to be true of each of its clues besides?";
    CLUES_COUNTED, "clues counted",
        "How many clues a puzzle has doesn't say whether one of them can go. What does?";
    CLUE_NOT_TESTED, "a clue not tested",
        "Do the loops reach it, and is it tested alone?";
    REFUSES_MINIMAL, "a minimal puzzle refused",
        "Without any one of its clues there are two solutions or more. Which test says otherwise? A blank square is no clue.";
}
