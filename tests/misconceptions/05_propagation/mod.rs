//! Wrong and right answers of exercise 5. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, unused_variables)]

use crate::exercise05::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            fill_forced: $file::fill_forced,
            fill_hidden: $file::fill_hidden,
            propagate: $file::propagate,
        }
    };
}

bank! { 5, exercise05, answer,
    wrong {
        naked_one_pass => ONE_PASS;
        naked_counts_the_last_pass => WRONG_COUNT;
        naked_counts_passes => WRONG_COUNT;
        naked_placed => TRIES_FORCED;
        naked_first_candidate => NOT_FORCED;
        naked_from_a_snapshot => STALE_CANDIDATES;
        naked_in_filled_squares => FILLED_SQUARE;
        naked_once_in_filled_squares => FILLED_SQUARE;
        naked_fills_hidden_too => NOT_FORCED;
        naked_leaves_out_the_last_row => NOT_EVERYWHERE;
        naked_ignores_boxes => NOT_EVERYWHERE;
        naked_until_full => DOES_NOT_RETURN;
        hidden_in_rows_only => SOME_UNITS_ONLY;
        hidden_in_columns_only => SOME_UNITS_ONLY;
        hidden_not_in_boxes => SOME_UNITS_ONLY;
        hidden_where_it_stands => HIDDEN_WHERE_IT_STANDS;
        hidden_one_pass => ONE_PASS;
        hidden_from_a_snapshot => STALE_CANDIDATES;
        hidden_from_a_snapshot_of_blanks => STALE_CANDIDATES;
        hidden_names_another_unit => WRONG_REASON;
        hidden_called_naked => WRONG_REASON;
        hidden_first_place => NOT_FORCED;
        hidden_never_nine => NOT_EVERYWHERE;
        hidden_last_blank_only => NOT_EVERYWHERE;
        each_rule_once => ONE_PASS;
        each_rule_twice => ONE_PASS;
        stops_without_a_naked_single => RULE_LEFT_OUT;
        naked_rule_alone => RULE_LEFT_OUT;
        hidden_rule_alone => RULE_LEFT_OUT;
        always_true => CONTRADICTION_MISSED;
        dead_squares_only => CONTRADICTION_MISSED;
        dead_digits_only => CONTRADICTION_MISSED;
        dead_digits_in_rows_only => CONTRADICTION_MISSED;
        contradiction_at_the_start_only => CONTRADICTION_MISSED;
        true_if_full => FULL_FOR_TRUE;
        true_if_something_was_filled => FILLED_FOR_TRUE;
        a_digit_that_stands_has_no_square => FALSE_CONTRADICTION;
        a_filled_square_has_no_digit => FALSE_CONTRADICTION;
        true_and_false_exchanged => WRONG_WAY_ROUND;
        takes_back => MORE_THAN_FORCING;
        guesses => MORE_THAN_FORCING;
        until_full => DOES_NOT_RETURN;
        unwraps_an_empty_set => PANICKED;
        naked_called_hidden => WRONG_REASON;
        hidden_fills_naked => NAKED_FOR_HIDDEN;
        hidden_in_all_three_units => ALL_UNITS_AT_ONCE;
    }
    right {
        right_loops;
        right_hidden_first;
        right_one_at_a_time;
        right_bit_masks;
    }
}
