//! What only answers of exercise 12 get wrong.

use crate::report::faults;

faults! {
    TABLE_TURNED, "the table turned",
        "Bit 3 * row + box: which of the two moves the bit by three, the row or the box?";
    WHOLE_MINI_ROW, "only whole mini-rows",
        "How many of its three squares does a mini-row need to be in the table?";
    PART_OF_MINI_ROW, "part of a mini-row",
        "A mini-row has three squares. Are all three looked at?";
    MINI_COLUMNS, "mini-columns for mini-rows",
        "Do the three squares that are put together lie beside each other in a row?";
    ANOTHER_TABLE, "another table",
        "Which three bits of the squares belong to this mini-row, and which bit of the table?";
    NOT_IN_THE_TABLE, "a mini-row that isn't in the table",
        "The other rows can take the other boxes. Has the digit a square in this mini-row itself?";
    ONE_PAIRING_ONLY, "one way of two",
        "The other two rows can share the other two boxes in two ways. Are both tried?";
    EITHER_HALF, "half a way",
        "A way needs both of its mini-rows. What happens when only one of the two is in the table?";
    BOTH_WAYS, "both ways wanted",
        "Two ways are open to the other rows. Is one of them enough?";
    NO_TURN, "no way round",
        "After row 2 comes row 0, and after box 2 comes box 0. Is that so everywhere?";
    ROW_OR_BOX_ALONE, "the ways of the others left out",
        "It isn't enough that every other row and box has some mini-row. Can the two rows take the two boxes together?";
    KEPT_TOO_MUCH, "too much kept",
        "A mini-row is kept, and the other two rows can't take the other two boxes. Which condition lets it live?";
    KEPT_TOO_LITTLE, "too little kept",
        "A mini-row falls, and the other two rows can take the other two boxes. Which condition is too strict?";
    TWICE_AND_ONCE, "once and twice exchanged",
        "Which comes first: the squares of one set or more, or those of two or more?";
    EXACTLY_ONCE, "exactly once",
        "One or more: where does a square belong that is in two sets?";
    EVERY_OTHER, "the third takes back the second",
        "A square is in three sets. What does the third do to what was noted at the second?";
    SEEN_BY_ITSELF, "a set that meets itself",
        "A square comes up for the first time. Is it in the first of your sets already when you ask?";
    SETS_LEFT_OUT, "sets left out",
        "Are all nine sets gone through, the first and the last too?";
    ONE_BEFORE_ONLY, "only the set before",
        "Two sets share a square with others between them. Is the earlier one still remembered?";
    ANOTHER_COUNT, "another count",
        "Take one square and go through the nine sets by hand. What do you hold after each of them?";
    NO_TABLES, "step 1 left out",
        "Does a digit leave the squares whose mini-row can't live?";
    DEAD_NOT_SEEN, "a dead end not seen",
        "A digit without a square in some row, or a square without a digit: are both looked for?";
    DEAD_ROW_NOT_SEEN, "a digit's empty row not seen",
        "Each square has a digit, and a digit has no square in some row. What comes back?";
    DEAD_SQUARE_NOT_SEEN, "a square without a digit not seen",
        "Each digit has a square in each row, and a square has no digit. What comes back?";
    DEAD_TOO_EARLY, "dead ends looked for before the tables",
        "Step 1 takes squares away. Are rows and squares looked at after it?";
    DEAD_TOO_LATE, "dead ends looked for after the singles",
        "Step 3 may empty a row. Is step 2 done before it?";
    NO_DIGITS_ALONE, "no digit takes its only square",
        "A digit has one square left in a row. Do the other digits leave it?";
    NO_SQUARES_ALONE, "no square keeps its only digit",
        "A square has one digit left. Does this digit leave the other squares of the row?";
    OLD_SQUARES, "singles of the old squares",
        "Which squares do the singles come from: those before step 1, or those after it?";
    ONE_AFTER_ANOTHER, "one digit after another",
        "Does a digit see what this round changed at the digits before it? All singles come from the same squares.";
    LOSES_ITS_OWN, "a digit loses its own square",
        "The others leave the square that a digit takes. Does the digit itself stay there?";
    ALIVE_TAKEN_FOR_DEAD, "a live band given up",
        "Every digit has a square in each row and every square a digit. Which condition says that it is over?";
    ANOTHER_ROUND, "another round",
        "Take the digit that differs and do the three steps by hand. After which of them does it part from yours?";
}
