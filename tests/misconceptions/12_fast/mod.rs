//! Wrong and right answers of exercise 12. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise12::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            mini_rows: $file::mini_rows,
            keep: $file::keep,
            seen: $file::seen,
            round: $file::round,
        }
    };
}

bank! { 12, exercise12, answer,
    wrong {
        box_for_row => TABLE_TURNED;
        all_three_squares => WHOLE_MINI_ROW;
        first_square_only => PART_OF_MINI_ROW;
        two_squares_only => PART_OF_MINI_ROW;
        columns_of_the_band => MINI_COLUMNS;
        one_bit_further => ANOTHER_TABLE;
        rows_for_mini_rows => ANOTHER_TABLE;
        not_in_the_table => NOT_IN_THE_TABLE;
        one_diagonal => ONE_PAIRING_ONLY;
        other_diagonal => ONE_PAIRING_ONLY;
        any_of_four => EITHER_HALF;
        and_of_ors => EITHER_HALF;
        both_ways => BOTH_WAYS;
        no_remainder => NO_TURN;
        each_row_has_one => ROW_OR_BOX_ALONE;
        twice_first => TWICE_AND_ONCE;
        exactly_once => EXACTLY_ONCE;
        by_exclusive_or => EVERY_OTHER;
        once_before_twice => SEEN_BY_ITSELF;
        last_set_left_out => SETS_LEFT_OUT;
        from_digit_1 => SETS_LEFT_OUT;
        only_the_one_before => ONE_BEFORE_ONLY;
        ninth_index => OUT_OF_RANGE;
        tables_left_out => NO_TABLES;
        never_none => DEAD_NOT_SEEN;
        empty_rows_not_seen => DEAD_ROW_NOT_SEEN;
        empty_squares_not_seen => DEAD_SQUARE_NOT_SEEN;
        asks_before_the_tables => DEAD_TOO_EARLY;
        no_hidden_singles => NO_DIGITS_ALONE;
        no_naked_singles => NO_SQUARES_ALONE;
        alone_in_the_band => NO_DIGITS_ALONE;
        singles_of_the_start => OLD_SQUARES;
        digit_after_digit => ONE_AFTER_ANOTHER;
        own_square_lost => LOSES_ITS_OWN;
        always_none => ALIVE_TAKEN_FOR_DEAD;
        keeps_every_third => ANOTHER_ROUND;
        loops_for_ever => DOES_NOT_RETURN;
        shift_too_far => PANICKED;
    }
    right {
        right_loops;
        right_masks;
        right_permutations;
        right_square_by_square;
    }
}
