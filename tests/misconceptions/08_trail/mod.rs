//! Wrong and right answers of exercise 8. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, clippy::while_immutable_condition, clippy::precedence)]

use crate::exercise08::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            all: $file::all,
            insert: $file::insert,
            remove: $file::remove,
            contains: $file::contains,
            union: $file::union,
            without: $file::without,
            len: $file::len,
            ascending: $file::ascending,
            eliminate_4: $file::eliminate,
            eliminate: $file::eliminate,
            eliminate_25: $file::eliminate,
            restore_4: $file::restore,
            restore: $file::restore,
            restore_25: $file::restore,
        }
    };
}

bank! { 8, exercise08, answer,
    wrong {
        all_from_bit_zero => BitZeroUsed;
        all_one_place_low => BitOffByOne;
        all_without_the_last => DigitLeftOut;
        all_of_nine_in_any_case => SideIgnored;
        all_or_of_the_numbers => NotShifted;
        insert_adds => Arithmetic;
        insert_flips => FlipsTheBit;
        insert_forgets_the_rest => RestLost;
        insert_from_bit_zero => BitOffByOne;
        insert_the_number => NotShifted;
        insert_drops_its_work => SetUnchanged;
        remove_keeps_only_the_digit => ComplementForgotten;
        remove_flips => FlipsTheBit;
        remove_subtracts => Arithmetic;
        remove_subtracts_and_panics => Arithmetic;
        contains_equals_one => ComparedWithOne;
        contains_looks_at_all_above => MoreThanOneBit;
        contains_turned_round => WrongWayRound;
        contains_from_bit_zero => BitOffByOne;
        contains_the_digit_alone => WholeSetCompared;
        union_of_what_both_have => AndOrExchanged;
        union_flips => FlipsTheBit;
        union_adds => Arithmetic;
        without_turned_round => OperandsExchanged;
        without_flips => FlipsTheBit;
        without_keeps_both => ComplementForgotten;
        without_subtracts => Arithmetic;
        without_subtracts_and_panics => Arithmetic;
        len_up_to_nine => StopsAtNine;
        len_of_the_number => BitsNotCounted;
        len_for_ever => DoesNotReturn;
        ascending_descends => NotAscending;
        ascending_up_to_nine => StopsAtNine;
        ascending_stops_at_a_gap => StopsAtGap;
        ascending_counts_bits_from_zero => BitOffByOne;
        ascending_without_the_last => DigitLeftOut;
        eliminate_without_trail => NotOnTheTrail;
        eliminate_notes_the_new_set => NewSetOnTrail;
        eliminate_notes_in_any_case => NoChangeOnTrail;
        eliminate_notes_a_digit_that_was_not_there => NoChangeOnTrail;
        eliminate_notes_the_digit => DigitOnTrail;
        eliminate_notes_the_square_turned => WrongSquareOnTrail;
        eliminate_flips => FlipsTheBit;
        eliminate_from_the_peers_too => OtherSquaresTouched;
        eliminate_says_whether_it_changed => SaysWhatChanged;
        eliminate_false_when_not_there => SaysWhatChanged;
        eliminate_true_in_any_case => EmptyUnnoticed;
        eliminate_true_when_not_there => EmptyUnnoticed;
        eliminate_wants_two_left => OneLeftIsNone;
        eliminate_true_when_empty => WrongWayRound;
        eliminate_judges_the_old_set => JudgesTheOldSet;
        eliminate_changes_a_copy => StillThere;
        eliminate_begins_a_new_trail => OlderChangesLost;
        eliminate_empties_the_square => MoreTakenOut;
        restore_leaves_one => TakenBackTooFew;
        restore_takes_the_newest_only => TakenBackTooFew;
        restore_one_more => TakenBackTooMany;
        restore_at_least_one => TakenBackTooMany;
        restore_everything => MarkIgnored;
        restore_mark_steps => MarkIsANumber;
        restore_oldest_first => OldestFirst;
        restore_from_the_front => OldestFirst;
        restore_keeps_the_trail => TrailKept;
        restore_cuts_the_trail_only => SquaresKept;
        restore_every_digit => NotTheOldSet;
        restore_never_begins => NothingTakenBack;
        restore_for_ever => DoesNotReturn;
        restore_past_the_end => Panicked;
        all_power_is_xor => PowerIsXor;
        insert_doubles_the_digit => ShiftTurned;
        remove_turned_over_first => NotBeforeShift;
        contains_in_a_byte => TypeTooSmall;
        ascending_lists_bits => BitForDigit;
        eliminate_notes_in_front => NotAtTheEnd;
        eliminate_keeps_the_last_digit => LastDigitKept;
        eliminate_judges_every_square => OtherSquaresJudged;
        eliminate_notes_a_square_once => NotOnTheTrail;
        eliminate_up_to_nine => MoreTakenOut;
        all_by_an_insert_that_forgets => RestLost;
        all_by_an_insert_of_the_number => NotShifted;
        remove_by_a_without_to_be_written => NeededFirst;
    }
    right {
        right_bit_masks;
        right_loops;
        right_iterator_chains;
        right_early_exits;
        right_with_digits;
        right_puts_digits_back;
    }
}
