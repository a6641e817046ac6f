//! What naked pairs and pointing get wrong.

use crate::report::faults;

faults! {
    NOTHING_GOES, "nothing ever goes",
        "The list is always empty. Is what was found pushed onto the list that is returned?";
    PAIR_LOSES_ITS_DIGITS, "the pair loses its own digits",
        "The two squares of the pair are in the list themselves. Which squares of the unit are the others?";
    SAME_NUMBER_FOR_SAME_SET, "as many digits for the same digits",
        "Both squares have two digits left, and not the same two. What has to be compared: how many there are, or which?";
    ANY_EQUAL_SETS, "equal sets of any size",
        "Two squares with the same three digits leave all three open for a third square. How many digits may a pair have?";
    ONE_SQUARE_IS_NO_PAIR, "one square taken for a pair",
        "There is one square with these two digits. Is a square compared with itself?";
    ONE_DIGIT_IN_COMMON, "a digit in common is enough",
        "The two squares share a digit, and their sets aren't equal. What else could each of them be?";
    SUBSET_FOR_EQUAL, "one set within the other",
        "One square has the two digits and another besides. Could it take that other one?";
    ONE_DIGIT_GOES, "one digit of the pair goes",
        "A pair has two digits, and one of them stays in the other squares. Does the loop go over both?";
    OTHER_DIGITS_GO, "the other digits go",
        "What goes are the digits that the pair doesn't have. Which digits do the two squares use up?";
    FIRST_FOUND_ONLY, "only the first that is found",
        "There is a second find, and the list ends before it. What does the code do after the first?";
    NEIGHBOURS_ONLY, "only neighbours compared",
        "The two squares of a pair needn't stand side by side. With which squares is each one compared?";
    FIRST_SQUARE_LEFT_OUT, "the first square left out",
        "The first square of the unit is never looked at. Where does the loop begin?";
    LAST_SQUARE_LEFT_OUT, "the last square left out",
        "The last square of the unit is never looked at. Where does the loop end?";
    BEYOND_THE_UNIT, "squares beyond the unit",
        "Squares of another unit lose a digit. Which units do both squares of the pair share with them?";
    ROW_WHATEVER_THE_UNIT, "the row for the unit",
        "Rows are right, columns and boxes aren't. Which squares does the code go through?";
    NOT_THERE, "a digit that isn't there",
        "The list has a digit that the square doesn't have. Where is that asked?";
    TOO_MUCH_GOES, "too much goes",
        "A digit goes that may still be the right one. Which squares rule it out, and how?";
    TOO_LITTLE_GOES, "too little goes",
        "Something that can go isn't in the list. Which square, and which digit, does the code not come to?";
    // Pointing.
    BOX_LOSES_IT, "the box loses the digit",
        "The digit goes from squares of the box itself. Where does it have to be then?";
    ROWS_ONLY, "only rows are looked at",
        "The places lie in one column. Is the column asked about as well?";
    COLUMNS_ONLY, "only columns are looked at",
        "The places lie in one row. Is the row asked about as well?";
    TWO_PLACES_ONLY, "only two places",
        "Three places in one line say the same as two. Which numbers of places does the code take?";
    FIRST_TWO_DECIDE, "the first two places decide",
        "The first two places lie in one line, and a later one doesn't. Are all places compared?";
    ONE_PLACE_DECIDES, "one place decides",
        "The places don't lie in one line, and the digit goes from the line of one of them. What has to be true of all places?";
    ROW_AND_COLUMN_EXCHANGED, "the other line",
        "The places lie in one line, and the digit goes from the line that crosses it. Which number of a square names its row?";
    ONE_LEFT_OUT, "the digit 1 left out",
        "The digit 1 is never looked at. Where does the loop over the digits begin?";
    LAST_DIGIT_LEFT_OUT, "the largest digit left out",
        "The largest digit is never looked at. Where does the loop over the digits end?";
    UP_TO_NINE, "digits up to nine on a bigger board",
        "A board of 16 × 16 has digits up to 16. How far does the loop go?";
    LINE_WITHIN_FIRST_BOXES, "a line of nine on another board",
        "The line of this board has another number of squares than nine. How far does the loop go?";
}
