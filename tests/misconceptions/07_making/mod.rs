//! Wrong and right answers of exercise 7. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, clippy::never_loop, clippy::needless_range_loop)]

use crate::exercise07::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { dig: $file::dig, is_minimal: $file::is_minimal }
    };
}

bank! { 7, exercise07, answer,
    wrong {
        no_check => SECOND_SOLUTION;
        one_solution_is_enough => SECOND_SOLUTION;
        cap_of_one => SECOND_SOLUTION;
        first_so_many => SECOND_SOLUTION;
        not_put_back => NOT_PUT_BACK;
        asks_before => NOT_PUT_BACK;
        puts_one_back => WRONG_DIGIT_BACK;
        puts_the_digit_before_back => WRONG_DIGIT_BACK;
        row_and_column_exchanged => WRONG_DIGIT_BACK;
        stops_at_the_first => STOPS_AT_FIRST_KEPT;
        returns_the_grid_before => STOPS_AT_FIRST_KEPT;
        one_below => BELOW_TARGET;
        target_ignored => BELOW_TARGET;
        target_after_the_removal => BELOW_TARGET;
        clues_taken_for_blanks => BELOW_TARGET;
        one_above => ABOVE_TARGET;
        attempts_counted => ATTEMPTS_COUNTED;
        put_back_counted => ATTEMPTS_COUNTED;
        blanks_counted => ATTEMPTS_COUNTED;
        order_from_its_end => ORDER_CHANGED;
        order_sorted => ORDER_CHANGED;
        order_in_a_set => ORDER_CHANGED;
        all_squares => ORDER_CHANGED;
        opposite_too => UNNAMED_TAKEN;
        test_turned_round => NOTHING_TAKEN;
        returns_the_solution => NOTHING_TAKEN;
        last_of_the_order_left_out => DIGIT_LEFT;
        last_row_never => DIGIT_LEFT;
        singles_only => DIGIT_LEFT;
        tested_on_the_solution => SECOND_SOLUTION;
        until_the_target => DOES_NOT_RETURN;
        index_past_the_end => PANICKED;
        subtracts_the_target => PANICKED;
        minimal_uniqueness_forgotten => UNIQUENESS_FORGOTTEN;
        minimal_none_overlooked => UNIQUENESS_FORGOTTEN;
        minimal_first_clue_only => FIRST_CLUE_ONLY;
        minimal_clues_left_out => FIRST_CLUE_ONLY;
        minimal_last_clue_only => LAST_CLUE_ONLY;
        minimal_any_for_all => ANY_FOR_ALL;
        minimal_turned_round => WRONG_WAY_ROUND;
        minimal_is_unique => UNIQUE_FOR_MINIMAL;
        minimal_by_number => CLUES_COUNTED;
        minimal_seventeen => CLUES_COUNTED;
        minimal_blanks_tested => REFUSES_MINIMAL;
        minimal_cap_of_one => REFUSES_MINIMAL;
        minimal_first_rows_only => CLUE_NOT_TESTED;
        minimal_loops_for_ever => DOES_NOT_RETURN;
        back_to_the_start => TOO_MUCH_PUT_BACK;
        second_turn_puts_back => SECOND_TURN;
        minimal_in_any_case => ALWAYS_TRUE;
    }
    right {
        right_loops;
        right_iterators;
        right_recursive;
        right_other_digit;
        right_own_counter;
        right_early_exits;
    }
}
