//! Wrong and right answers of exercise 1. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise01::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { fits: $file::fits, solve: $file::solve }
    };
}

bank! { 1, exercise01, answer,
    wrong {
        column_tested_twice => ROW_NOT_TESTED;
        row_left_out => ROW_NOT_TESTED;
        row_to_the_left_only => ROW_NOT_TESTED;
        column_left_out => COLUMN_NOT_TESTED;
        rows_and_columns_exchanged => ROW_NOT_TESTED;
        box_left_out => BOX_NOT_TESTED;
        box_corner_not_multiplied => WRONG_BOX_CORNER;
        box_of_the_corner => WRONG_BOX_CORNER;
        box_without_its_last_row => BOX_TESTED_IN_PART;
        diagonals_too => TESTS_TOO_MUCH;
        whole_board_tested => TESTS_TOO_MUCH;
        true_for_a_clash => WRONG_WAY_ROUND;
        blank_is_enough => RULES_NOTHING_OUT;
        four_never_fits => DIGIT_NEVER_TRIED;
        fits_any_peer => RULES_NOTHING_OUT;
        fits_filled_peers => ANY_DIGIT_RULES_OUT;
        fits_first_peer => FIRST_PEER_DECIDES;
        fits_first_filled_peer => FIRST_PEER_DECIDES;
        fits_last_column_left_out => ROW_NOT_TESTED;
        board_of_nine => OUT_OF_RANGE;
        nine_digits => NO_DIGIT;
        four_never_tried => DIGIT_NEVER_TRIED;
        undo_forgotten => UNDO_FORGOTTEN;
        undo_after_loop => UNDO_AFTER_LOOP;
        undo_in_any_case => SOLUTION_TAKEN_BACK;
        call_returned_as_it_is => UNDO_FORGOTTEN;
        fits_not_asked => DOES_NOT_FIT;
        digits_from_zero => NO_DIGIT;
        digits_descending => DIGITS_OUT_OF_ORDER;
        first_failure_returns => RETURNS_AT_FIRST_FAILURE;
        a_digit_that_does_not_fit_returns => GAVE_UP_EARLY;
        true_after_the_loop => TRUE_TOO_SOON;
        call_not_looked_at => NEVER_TRUE;
        next_square_instead => SQUARE_SKIPPED;
        from_the_end => LAST_BLANK;
        filled_squares_too => FILLED_SQUARE;
        full_board_is_false => NEVER_TRUE;
        no_base_case => PANICKED;
        starts_over => DIGIT_TRIED_AGAIN;
        column_by_column => COLUMN_ORDER;
        loops_for_ever => DOES_NOT_RETURN;
        same_board_again => ENDLESS_RECURSION;
        digits_over_each_other => ONE_SQUARE_ONLY;
        digits_over_each_other_is_true => ONE_SQUARE_ONLY;
        undo_before_the_call => TAKEN_BACK_AT_ONCE;
        no_call => TAKEN_BACK_AT_ONCE;
        never_fits => NEVER_FITS;
        fits_only_all_units_count => ALL_UNITS_AT_ONCE;
        fits_bit_of_another_digit => WRONG_DIGIT;
        keeps_that_it_was_done => STATE_KEPT;
    }
    right {
        right_undo_to_a_mark;
        right_loops;
        right_iterators;
        right_allowed;
        right_by_index;
        right_helper_with_a_place;
        right_without_recursion;
    }
}
