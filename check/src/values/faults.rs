//! What functions that return a value get wrong.

use crate::report::faults;

faults! {
    // Counting.
    LISTED_TWICE, "something listed twice",
        "Each belongs in the list once. Which line puts it there a second time?";
    // Plain search.
    DIGIT_NEVER_TRIED, "a digit never tried",
        "Does the loop over the digits reach the first and the last of them?";
    SQUARE_SKIPPED, "a square with no choices skipped",
        "There is a blank square where nothing fits. Can a later square make up for it?";
    FIRST_BLANK, "the first blank for the fewest choices",
        "The first blank in reading order was chosen. Is how many digits fit compared at all?";
    LAST_TIE, "the last of the ties",
        "Several have equally few choices. Which of them does the exercise ask for?";
    MOST_CHOICES, "most choices for fewest",
        "This square has the most choices of all. Which way round is the comparison?";
    SINGLE_SKIPPED, "a square with one choice skipped",
        "A blank square has just one digit left. Is it left out of the comparison?";
    BOX_ORDER, "box by box",
        "The squares are gone through box by box. What does reading order mean?";
    NOT_EVERY_SQUARE, "a square not looked at",
        "A square is never looked at. Do the loops reach every row and every column, the first and the last too?";
    FEWEST_FOR_FIRST, "the fewest choices for the first blank",
        "The square with the fewest choices was taken. This exercise asks for the first blank, however many digits fit.";
    COLUMN_ORDER, "column by column",
        "The squares are gone through column by column. What does reading order mean?";
    LAST_BLANK, "the last blank for the first",
        "The last blank of the grid was chosen. Is a square that was found replaced by each later one?";
    NOT_THE_FEWEST, "not the fewest choices",
        "Another blank square has fewer choices. What is compared, and at which moment?";
    FIRST_WITH_FEW, "few enough for the fewest",
        "The first square with few choices was taken. Can a later square have fewer still?";
    FIRST_WITHOUT_SINGLE, "the first blank where there is no single",
        "A square with one choice is found. Where there is none, the first blank is taken. Which one has the fewest then?";
    COMPARES_WITH_PREVIOUS, "compared with the square before",
        "Each one is compared with the one before it. With which one does it have to be compared?";
    ANOTHER_TIE, "another of the ties",
        "Several squares have equally few choices. Which of them does the exercise ask for?";
    STOPS_AT_ONE, "stopping at the first square with one choice",
        "The first with one choice was taken. Can a later one have fewer?";
    NONE_TOO_SOON, "none while a square is blank",
        "None says that no square is blank, and here is one. When does the code return None?";
    FILLED_SQUARE, "choosing a filled square",
        "The chosen square holds a digit already. How does the code tell a blank square?";
    ALWAYS_TRUE, "true in any case",
        "It says true of every grid, an empty one too. When does it say false?";
    ROW_NOT_TESTED, "row not tested",
        "The same digit stands in this row. Is every square of the row looked at, or the column twice?";
    COLUMN_NOT_TESTED, "column not tested",
        "The same digit stands in this column. Is every square of the column looked at, or the row twice?";
    BOX_NOT_TESTED, "box not tested",
        "The same digit stands in this box. Does the test look at the box at all?";
    BOX_TESTED_IN_PART, "part of the box not tested",
        "Does the test reach every square of the box, its last row and column too?";
    WRONG_BOX_CORNER, "wrong corner of the box",
        "Where does the box of this square begin? Work out its first row and first column by hand.";
    TESTS_TOO_MUCH, "too much is tested",
        "A digit is ruled out by a square that is no peer. Which squares share a row, a column or a box?";
    NEVER_FITS, "no digit ever fits",
        "It says that no digit fits, and nothing rules one out on an empty board. When does the code say that a digit fits?";
    FIRST_PEER_DECIDES, "the first peer decides",
        "The answer comes before all peers were looked at. What does one peer without the digit say, and what do all of them say?";
    ALL_UNITS_AT_ONCE, "only all units together count",
        "A digit in one unit alone makes no difference. One in the row, the column and the box does. How many of the three are enough?";
    TWICE_IS_NONE, "twice is as good as none",
        "One peer with the digit rules it out, and two don't. Does the second take back what the first did?";
    WRONG_DIGIT, "another digit is ruled out",
        "It isn't the digit of the peer that is ruled out. Which number is used for it: the digit, or a place in a list that counts from 0?";
    RULES_NOTHING_OUT, "no digit ever ruled out",
        "It says that the digit fits whatever the peers hold. Which squares have to be looked at?";
    ANY_DIGIT_RULES_OUT, "any digit rules this one out",
        "No peer holds this digit. Does another digit in a peer matter here?";
    WRONG_WAY_ROUND, "true and false exchanged",
        "The answer is the other way round. Which way round is the comparison, and what does true stand for here?";
    // Singles.
    HIDDEN_WHERE_IT_STANDS, "a hidden single where the digit stands already",
        "The unit holds this digit already. Which digits of a unit still need a square?";
    // Boards of every size.
    ROW_FOR_COLUMN, "row and column exchanged",
        "The two numbers are right and stand in each other's place. Which comes first in a square?";
}
