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
        all_from_bit_zero => BIT_ZERO_USED;
        all_one_place_low => BIT_OFF_BY_ONE;
        all_without_the_last => DIGIT_LEFT_OUT;
        all_of_nine_in_any_case => SIDE_IGNORED;
        all_or_of_the_numbers => NOT_SHIFTED;
        insert_adds => ARITHMETIC;
        insert_flips => FLIPS_THE_BIT;
        insert_forgets_the_rest => REST_LOST;
        insert_from_bit_zero => BIT_OFF_BY_ONE;
        insert_the_number => NOT_SHIFTED;
        insert_drops_its_work => SET_UNCHANGED;
        remove_keeps_only_the_digit => COMPLEMENT_FORGOTTEN;
        remove_flips => FLIPS_THE_BIT;
        remove_subtracts => ARITHMETIC;
        remove_subtracts_and_panics => ARITHMETIC;
        contains_equals_one => COMPARED_WITH_ONE;
        contains_looks_at_all_above => MORE_THAN_ONE_BIT;
        contains_turned_round => WRONG_WAY_ROUND;
        contains_from_bit_zero => BIT_OFF_BY_ONE;
        contains_the_digit_alone => WHOLE_SET_COMPARED;
        union_of_what_both_have => AND_OR_EXCHANGED;
        union_flips => FLIPS_THE_BIT;
        union_adds => ARITHMETIC;
        without_turned_round => OPERANDS_EXCHANGED;
        without_flips => FLIPS_THE_BIT;
        without_keeps_both => COMPLEMENT_FORGOTTEN;
        without_subtracts => ARITHMETIC;
        without_subtracts_and_panics => ARITHMETIC;
        len_up_to_nine => STOPS_AT_NINE;
        len_of_the_number => BITS_NOT_COUNTED;
        len_for_ever => DOES_NOT_RETURN;
        ascending_descends => NOT_ASCENDING;
        ascending_up_to_nine => STOPS_AT_NINE;
        ascending_stops_at_a_gap => STOPS_AT_GAP;
        ascending_counts_bits_from_zero => BIT_OFF_BY_ONE;
        ascending_without_the_last => DIGIT_LEFT_OUT;
        eliminate_without_trail => NOT_ON_THE_TRAIL;
        eliminate_notes_the_new_set => NEW_SET_ON_TRAIL;
        eliminate_notes_in_any_case => NO_CHANGE_ON_TRAIL;
        eliminate_notes_a_digit_that_was_not_there => NO_CHANGE_ON_TRAIL;
        eliminate_notes_the_digit => DIGIT_ON_TRAIL;
        eliminate_notes_the_square_turned => WRONG_SQUARE_ON_TRAIL;
        eliminate_flips => FLIPS_THE_BIT;
        eliminate_from_the_peers_too => OTHER_SQUARES_TOUCHED;
        eliminate_says_whether_it_changed => SAYS_WHAT_CHANGED;
        eliminate_false_when_not_there => SAYS_WHAT_CHANGED;
        eliminate_true_in_any_case => EMPTY_UNNOTICED;
        eliminate_true_when_not_there => EMPTY_UNNOTICED;
        eliminate_wants_two_left => ONE_LEFT_IS_NONE;
        eliminate_true_when_empty => WRONG_WAY_ROUND;
        eliminate_judges_the_old_set => JUDGES_THE_OLD_SET;
        eliminate_changes_a_copy => STILL_THERE;
        eliminate_begins_a_new_trail => OLDER_CHANGES_LOST;
        eliminate_empties_the_square => MORE_TAKEN_OUT;
        restore_leaves_one => TAKEN_BACK_TOO_FEW;
        restore_takes_the_newest_only => TAKEN_BACK_TOO_FEW;
        restore_one_more => TAKEN_BACK_TOO_MANY;
        restore_at_least_one => TAKEN_BACK_TOO_MANY;
        restore_everything => MARK_IGNORED;
        restore_mark_steps => MARK_IS_A_NUMBER;
        restore_oldest_first => OLDEST_FIRST;
        restore_from_the_front => OLDEST_FIRST;
        restore_keeps_the_trail => TRAIL_KEPT;
        restore_cuts_the_trail_only => SQUARES_KEPT;
        restore_every_digit => NOT_THE_OLD_SET;
        restore_never_begins => NOTHING_TAKEN_BACK;
        restore_for_ever => DOES_NOT_RETURN;
        restore_past_the_end => PANICKED;
        all_power_is_xor => POWER_IS_XOR;
        insert_doubles_the_digit => SHIFT_TURNED;
        remove_turned_over_first => NOT_BEFORE_SHIFT;
        contains_in_a_byte => TYPE_TOO_SMALL;
        ascending_lists_bits => BIT_FOR_DIGIT;
        eliminate_notes_in_front => NOT_AT_THE_END;
        eliminate_keeps_the_last_digit => LAST_DIGIT_KEPT;
        eliminate_judges_every_square => OTHER_SQUARES_JUDGED;
        eliminate_notes_a_square_once => NOT_ON_THE_TRAIL;
        eliminate_up_to_nine => MORE_TAKEN_OUT;
        all_by_an_insert_that_forgets => REST_LOST;
        all_by_an_insert_of_the_number => NOT_SHIFTED;
        remove_by_a_without_to_be_written => NEEDED_FIRST;
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
