//! What searches get wrong.

use crate::report::faults;

faults! {
    // Counting.
    FIRST_SOLUTION_ONLY, "the count returned at the first solution",
        "One solution was found, and the search stopped. What has to happen to find the next?";
    CAP_IGNORED, "the cap ignored",
        "As many solutions were found as were asked for, and the search went on. Where is the cap looked at?";
    CAP_PER_BRANCH, "the cap applied to each branch",
        "Each call counts up to the cap on its own. How many may a call still find when others were found before it?";
    COUNTED_TWICE, "two solutions counted that are one",
        "The search found fewer solutions than the function returned. At which moment, and how often, is one counted?";
    FULL_BOARD_IS_NONE, "a full board counted as none",
        "A full board is one solution. What does the function return when no square is blank?";
    SOLUTIONS_LOST, "solutions lost",
        "The search found more solutions than the function returned. Does every call add up what its own calls returned?";
    ANOTHER_CAP, "another cap than the one asked for",
        "It stopped with a solution, before it had as many as were asked for. Which number ends the search, and is its type large enough?";
    ABOVE_THE_CAP, "more than the cap",
        "More was returned than may be found. What comes back when the cap is 0, and is that looked at before anything else?";
    TYPE_TOO_SMALL, "a type too small",
        "It is right for small numbers, and large ones lose their upper bits. In which type is it worked out, and how much does that hold?";
    GAVE_UP_IS_NONE, "giving up called no solution",
        "The search stopped with digits still to try. Giving up isn't the same as finding nothing: what sets the limit?";
    // Plain search.
    NOTHING_WRITTEN, "a copy searched, and nothing written",
        "The answer is right, and nothing was written on the board that you were given. On which one did it go?";
    DIGITS_OUT_OF_ORDER, "digits out of order",
        "In which order are the digits of this square to be tried?";
    DIGIT_TRIED_AGAIN, "starting over",
        "This digit was tried here before, on the same board, and failed. Does the search go on where it was, or start over?";
    UNDO_FORGOTTEN, "undo forgotten",
        "A call has failed, and its digit still stands. What has to happen to the board before the next digit, and before the function returns?";
    UNDO_AFTER_LOOP, "undo after the loop",
        "Does an undo stand behind the loop, or twice in it? Each failed digit has to go once, as soon as its call has failed.";
    UNDO_TOO_MUCH, "more than one try taken back",
        "More than the newest try was taken back at once. To which moment of the board does it have to go back?";
    TAKEN_BACK_AT_ONCE, "taken back at once",
        "The digit was placed and taken back, and nothing was tried between. Is it still on the board when the function calls itself?";
    ONE_SQUARE_ONLY, "no search for the next square",
        "Only the first square ever gets digits, on other boards too. After a digit is placed, who fills the next square?";
    PLACED_TWICE, "a digit placed twice",
        "The digit stands there already and is placed once more. Which two lines place it?";
    ENDS_THE_SEARCH, "ending the search itself",
        "Who tells the board that the search is over: this function, or whoever called it? It has to return its answer and no more.";
    BOARD_REPLACED, "another board put in place",
        "The board that was given is to be searched and left as it was, by placing and taking back. Where does a new one come from?";
    GIVES_UP, "the board told to give up",
        "When a board gives up, its tape hears of no undo any more. How does a search end that has found enough?";
    TRY_FORCED, "a try written as forced",
        "A digit that may turn out wrong is a try. Which function of the board tries a digit?";
    LOOKS_AHEAD, "looking ahead",
        "The digit was taken back before the next square was tried, as soon as nothing fitted some square. The exercise fixes that each digit that fits is tried.";
    UNDO_WRONG_SQUARE, "undo of the wrong square",
        "Which square got the newest digit? That is the one to take back.";
    RETURNS_AT_FIRST_FAILURE, "returning at the first failed digit",
        "Were all digits of this square tried before the function gave up?";
    GAVE_UP_EARLY, "a square given up that has choices",
        "Digits fit in this square, and the code gave it up. Was this the square that it chose, and which digits did it try?";
    TRUE_TOO_SOON, "true without a full grid",
        "The function says true, and squares are still blank. When is a board solved?";
    NEVER_TRUE, "never returning true",
        "The board was full and right. What does the function return when no square is blank, and what does its caller do with that?";
    SOLUTION_TAKEN_BACK, "the solution taken back",
        "The board was full and right, and then digits were taken back. When does a digit have to stay?";
    WRONG_SQUARE, "another square first",
        "Which square does the exercise say comes next?";
    DOES_NOT_FIT, "a digit that doesn't fit",
        "Does the code ask whether a digit fits before it places it?";
    STALE_CANDIDATES, "candidates not brought up to date",
        "The digit was allowed when the function began, and a square filled since then rules it out. When are the digits of a square worked out?";
    // Boards of every size.
    LEFT_THE_GRID_CHANGED, "the grid left changed",
        "The function returns, and the board isn't as it was. What was placed and not taken back?";
}
