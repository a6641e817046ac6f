//! Wrong and right answers of exercise 11. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, clippy::while_immutable_condition, clippy::precedence, unused_mut)]
#![allow(
    clippy::needless_range_loop,
    clippy::never_loop,
    clippy::single_element_loop,
    unused_imports
)]

use crate::exercise11::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            naked_pairs_4: $file::naked_pairs,
            naked_pairs: $file::naked_pairs,
            naked_pairs_16: $file::naked_pairs,
            pointing_4: $file::pointing,
            pointing: $file::pointing,
            pointing_16: $file::pointing,
        }
    };
}

bank! { 11, exercise11, answer,
    wrong {
        pairs_lost_on_a_copy => NOTHING_GOES;
        pairs_a_list_of_its_own => NOTHING_GOES;
        pairs_lose_their_own_digits => PAIR_LOSES_ITS_DIGITS;
        pairs_only_the_first_is_kept => PAIR_LOSES_ITS_DIGITS;
        pairs_by_their_number => SAME_NUMBER_FOR_SAME_SET;
        pairs_of_any_size => ANY_EQUAL_SETS;
        pairs_of_two_or_more => ANY_EQUAL_SETS;
        pairs_up_to_three => ANY_EQUAL_SETS;
        pairs_with_one_in_common => ONE_DIGIT_IN_COMMON;
        pairs_within_a_larger_set => SUBSET_FOR_EQUAL;
        pairs_of_one_square => ONE_SQUARE_IS_NO_PAIR;
        pairs_first_digit_alone => ONE_DIGIT_GOES;
        pairs_last_digit_alone => ONE_DIGIT_GOES;
        pairs_keep_their_digits => OTHER_DIGITS_GO;
        pairs_first_only => FIRST_FOUND_ONLY;
        pairs_side_by_side => NEIGHBOURS_ONLY;
        pairs_from_the_second_square => FIRST_SQUARE_LEFT_OUT;
        pairs_without_the_last_square => LAST_SQUARE_LEFT_OUT;
        pairs_one_past_the_end => OUT_OF_RANGE;
        pairs_from_all_peers => BEYOND_THE_UNIT;
        pairs_in_the_row => ROW_WHATEVER_THE_UNIT;
        pairs_without_asking => NOT_THERE;
        pairs_stop_at_the_first_square => TOO_LITTLE_GOES;
        pointing_lost_on_a_copy => NOTHING_GOES;
        pointing_takes_from_the_places => BOX_LOSES_IT;
        pointing_in_the_box => BOX_LOSES_IT;
        pointing_rows_only => ROWS_ONLY;
        pointing_columns_only => COLUMNS_ONLY;
        pointing_two_places_only => TWO_PLACES_ONLY;
        pointing_three_places_only => TWO_PLACES_ONLY;
        pointing_first_two_decide => FIRST_TWO_DECIDE;
        pointing_any_place => ONE_PLACE_DECIDES;
        pointing_the_other_line => ROW_AND_COLUMN_EXCHANGED;
        pointing_first_digit_only => FIRST_FOUND_ONLY;
        pointing_from_two => ONE_LEFT_OUT;
        pointing_below_n => LAST_DIGIT_LEFT_OUT;
        pointing_from_zero_below_n => LAST_DIGIT_LEFT_OUT;
        pointing_up_to_nine => UP_TO_NINE;
        pointing_a_line_of_nine => LINE_WITHIN_FIRST_BOXES;
        pointing_without_asking => NOT_THERE;
        pointing_without_the_last_square => LAST_SQUARE_LEFT_OUT;
        pointing_for_ever => DOES_NOT_RETURN;
    }
    right {
        right_loops;
        right_iterators;
        right_bits;
        right_counting;
    }
}
