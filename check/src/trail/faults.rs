//! What sets of digits as bits, and a trail, get wrong.

use crate::report::faults;

faults! {
    // Sets of digits as bits.
    BIT_OFF_BY_ONE, "digits one bit off",
        "Bit 1 stands for digit 1. By how many places is a 1 moved up for digit 3?";
    BIT_ZERO_USED, "bit 0 used",
        "Bit 0 stands for no digit. How does it come into the answer?";
    NOT_SHIFTED, "the digit taken for its bit",
        "The digit 4 is the number 100 in binary, and its bit is 10000. Which of the two does the code use?";
    SHIFT_TURNED, "the two sides of a shift exchanged",
        "The digit is moved by one place. What is to be moved, and by how many places?";
    POWER_IS_XOR, "exclusive or for a power",
        "In Rust ^ isn't a power: it flips bits. How is the number with just this one bit made?";
    NOT_BEFORE_SHIFT, "turned over before the shift",
        "The bits are turned over first and moved then, so the small digits go too. Which of the two has to come first?";
    FLIPS_THE_BIT, "a bit flipped",
        "A bit that was right already comes out wrong. What does the code do with a digit that is there already, or isn't there?";
    AND_OR_EXCHANGED, "and and or exchanged",
        "Take two numbers with one bit each and work the operator out by hand. Which bits has the answer?";
    COMPLEMENT_FORGOTTEN, "the complement forgotten",
        "The bits that were to go are those that stay, or the other way round. Where are the bits of a mask turned over?";
    REST_LOST, "the rest of the set lost",
        "The other digits of the set are gone or changed. Where does the old set come into the answer?";
    SET_UNCHANGED, "the set unchanged",
        "The set comes back as it was. Is the new number what the function returns?";
    OPERANDS_EXCHANGED, "the two sets exchanged",
        "These are the digits of the second set that aren't in the first. Which of the two loses digits?";
    ONE_SET_IGNORED, "one set ignored",
        "The answer depends on one of the two sets alone. Where is the other one used?";
    DIGIT_LEFT_OUT, "a digit left out",
        "A digit is missing. Which is the first that the code reaches, and which the last?";
    DIGITS_TOO_MANY, "digits too many",
        "There are digits in the answer that don't belong there. Where does the code stop?";
    SIDE_IGNORED, "the side ignored",
        "The answer doesn't depend on the side of the board. Where is the parameter used?";
    STOPS_AT_NINE, "stops too early for a big board",
        "Bigger boards have digits up to 25. How far does the loop go, or the mask?";
    STOPS_AT_GAP, "stops too soon in a set",
        "The code stops before it has gone through the whole set. What does it do where a digit is missing, and after the first that is there?";
    BIT_FOR_DIGIT, "the bit listed for the digit",
        "What stands in the list is the number with the digit's bit. Which digit does that bit stand for?";
    NOT_ASCENDING, "not from the smallest on",
        "Which digit of the set is to come first?";
    MORE_THAN_ONE_BIT, "more than one bit looked at",
        "Other digits of the set change the answer. How is one bit cut out from the others?";
    COMPARED_WITH_ONE, "the bit compared with one",
        "It never says true. What number is left of a set when only the bit of digit 4 is kept? It isn't 1.";
    WHOLE_SET_COMPARED, "the whole set compared",
        "The set as a whole decides and not the one digit. Which bit is this about?";
    BITS_NOT_COUNTED, "something else counted",
        "How many bits of this number are 1? Count by hand and compare.";
    WRONG_BITS, "wrong bits",
        "Write both numbers in binary, one under the other. Which bit differs, and which digit does it stand for?";
    // A trail.
    OTHER_SQUARES_TOUCHED, "other squares touched",
        "A square that isn't meant has changed. Whose work are the peers here?";
    STILL_THERE, "the digit still there",
        "The digit is still among the candidates. Is the new set written back into the square?";
    LAST_DIGIT_KEPT, "the last digit kept",
        "The only digit of a square stays. It has to go too, and false says what that means. Which test keeps it?";
    MORE_TAKEN_OUT, "more taken out than the digit",
        "Other digits of the square went too. Which bits does the code clear?";
    NOT_ON_THE_TRAIL, "a change not on the trail",
        "The square changed, and the trail doesn't know. How would restore learn of it?";
    NO_CHANGE_ON_TRAIL, "no change, yet on the trail",
        "The digit wasn't there, so nothing changed. What has the trail to say about that?";
    ONE_CHANGE_TWICE, "one change, several entries",
        "One digit went out of one square. How many entries is that on the trail?";
    NEW_SET_ON_TRAIL, "the new set on the trail",
        "The trail has the set as it is after the change. Which set will restore need? When is it read?";
    DIGIT_ON_TRAIL, "the digit on the trail for the set",
        "The trail has the digit that went. What does the exercise say that an entry holds?";
    WRONG_SQUARE_ON_TRAIL, "another square on the trail",
        "The entry names another square than the one that changed. Which square is it about?";
    OLDER_CHANGES_LOST, "older changes lost",
        "Changes that were on the trail before are gone or altered. Which of them does this call have to touch?";
    NOT_AT_THE_END, "not at the end of the trail",
        "The entry is on the trail, and not behind the older ones. At which end is the newest?";
    OTHER_SQUARES_JUDGED, "other squares judged",
        "Another square is empty, and this one isn't. Which square is the answer about?";
    SAYS_WHAT_CHANGED, "says whether it changed",
        "The answer tells whether the digit was there. What is the question: did the set change, or has it a digit left?";
    ONE_LEFT_IS_NONE, "one digit left taken for none",
        "A square with one digit left still has a digit. What is the number of digits compared with?";
    JUDGES_THE_OLD_SET, "the old set judged",
        "The answer is about the set before the digit went. Which set is to be judged, and when?";
    EMPTY_UNNOTICED, "an empty set not reported",
        "The square has no digit left, and the answer is true. Is the set looked at in every case, also when nothing had to go?";
    EMPTY_TOO_SOON, "a set called empty that isn't",
        "The square still has a digit, and the answer is false. In which case does the code say so?";
    NOTHING_TAKEN_BACK, "nothing taken back",
        "The squares and the trail are as they were. Does the loop run at all? Which way round is its condition?";
    TAKEN_BACK_TOO_FEW, "too few changes taken back",
        "A change after the mark still stands. How long is the trail to be at the end, and when does the loop stop?";
    TAKEN_BACK_TOO_MANY, "too many changes taken back",
        "A change before the mark went too. How long is the trail to be at the end, and when does the loop stop?";
    MARK_IGNORED, "the mark ignored",
        "Everything was taken back, back to the start. Where does the code look at the mark?";
    MARK_IS_A_NUMBER, "the mark taken for a number of changes",
        "The mark says how many changes stay. Does the code take so many away?";
    OLDEST_FIRST, "the oldest change taken back first",
        "A square that changed twice has two old sets on the trail. Which one has to be written last?";
    TRAIL_KEPT, "the trail not shortened",
        "The squares are right, and what was taken back is still on the trail. What would the next call do with it?";
    SQUARES_KEPT, "the squares not restored",
        "The trail is shorter, and a square isn't restored. What has to happen with each entry that comes off?";
    NOT_THE_OLD_SET, "not the set that was there",
        "The set isn't the one that the square had. What does an entry of the trail hold, and what becomes of it?";
}
