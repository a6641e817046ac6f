//! Wrong and right answers of exercise 3. What each gets wrong stands on top of its
//! file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise03::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            first_empty: $file::first_empty,
            solve: $file::solve,
            solve_with_stack: $file::solve_with_stack,
        }
    };
}

bank! { 3, exercise03, answer,
    wrong {
        a_new_board_for_each_digit => NOTHING_WRITTEN;
        on_a_copy => NOTHING_WRITTEN;
        eight_digits_at_most => DIGIT_NEVER_TRIED;
        six_digits_at_most => DIGIT_NEVER_TRIED;
        undo_forgotten => UNDO_FORGOTTEN;
        undo_forgotten_asks_again => UNDO_FORGOTTEN;
        call_returned_as_it_is => UNDO_FORGOTTEN;
        undo_after_loop => UNDO_AFTER_LOOP;
        undo_once_after_loop => UNDO_AFTER_LOOP;
        undo_of_the_next_square => UNDO_WRONG_SQUARE;
        undo_of_the_square_before => UNDO_WRONG_SQUARE;
        undo_twice => UNDO_AFTER_LOOP;
        undo_before_the_call => TAKEN_BACK_AT_ONCE;
        no_call => TAKEN_BACK_AT_ONCE;
        digits_over_each_other => ONE_SQUARE_ONLY;
        undo_in_any_case => SOLUTION_TAKEN_BACK;
        digits_descending => DIGITS_OUT_OF_ORDER;
        nine_never_tried => DIGIT_NEVER_TRIED;
        one_never_tried => DIGIT_NEVER_TRIED;
        first_failure_returns => RETURNS_AT_FIRST_FAILURE;
        only_the_smallest_digit => RETURNS_AT_FIRST_FAILURE;
        true_at_the_end => TRUE_TOO_SOON;
        true_for_a_square_without_digits => TRUE_TOO_SOON;
        result_ignored => NEVER_TRUE;
        full_grid_is_false => NEVER_TRUE;
        goes_on_to_the_next_square => SQUARE_SKIPPED;
        starts_over => DIGIT_TRIED_AGAIN;
        any_digit => DOES_NOT_FIT;
        box_forgotten => BOX_NOT_TESTED;
        row_forgotten => ROW_NOT_TESTED;
        column_forgotten => COLUMN_NOT_TESTED;
        box_in_part => BOX_TESTED_IN_PART;
        candidates_computed_once => STALE_CANDIDATES;
        calls_itself_for_ever => ENDLESS_RECURSION;
        loops_for_ever => DOES_NOT_RETURN;
        index_past_the_end => OUT_OF_RANGE;
        unwraps_none => PANICKED;
        last_blank => LAST_BLANK;
        column_by_column => COLUMN_ORDER;
        filled_square => FILLED_SQUARE;
        last_column_left_out => NOT_EVERY_SQUARE;
        box_by_box => BOX_ORDER;
        none_in_the_first_round => NOT_EVERY_SQUARE;
        keeps_its_place => STATE_KEPT;
        takes_all_back => UNDO_TOO_MUCH;
        forces_what_it_tries => TRY_FORCED;
        looks_ahead => LOOKS_AHEAD;
        fewest_choices => FEWEST_FOR_FIRST;
        undo_forgotten_for_a_single => UNDO_FORGOTTEN;
        restarts => DOES_NOT_RETURN;
        stack_without_undo => STACK_WITHOUT_UNDO;
        stack_of_squares_alone => STACK_LOST_DIGITS;
        stack_begins_again => STACK_DIGIT_AGAIN;
        stack_goes_back_once => STACK_WITHOUT_UNDO;
        stack_left_with_one => STACK_TOO_SOON;
        stack_largest_on_top => DIGITS_OUT_OF_ORDER;
        stack_of_one_square => STACK_GOES_DOWN;
        stack_taken_from_below => STACK_WITHOUT_UNDO;
        stack_true_when_empty => TRUE_TOO_SOON;
    }
    right {
        right_undo_to_a_mark;
        right_loops;
        right_iterator_chain;
        right_explicit_stack;
        right_bit_masks;
        right_sets_on_a_stack;
    }
}
