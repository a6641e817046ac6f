//! Wrong and right answers of exercise 6. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise06::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { each_solution: $file::each_solution, differences: $file::differences }
    };
}

bank! { 6, exercise06, answer,
    wrong {
        first_solution_only => FIRST_SOLUTION_ONLY;
        one_or_none => SOLUTIONS_LOST;
        sum_overwritten => SOLUTIONS_LOST;
        cap_ignored => CAP_IGNORED;
        cap_at_the_end => CAP_IGNORED;
        cap_per_branch => CAP_PER_BRANCH;
        cap_one_too_late => CAP_IGNORED;
        counted_twice => COUNTED_TWICE;
        solution_not_undone => LEFT_THE_GRID_CHANGED;
        undo_only_after_failure => LEFT_THE_GRID_CHANGED;
        undo_forgotten => UNDO_FORGOTTEN;
        first_blank => FIRST_BLANK;
        gives_up => GAVE_UP_IS_NONE;
        full_board_counts_none => FULL_BOARD_IS_NONE;
        full_board_is_none_below_one_call => FULL_BOARD_IS_NONE;
        most_below_nothing => PANICKED;
        closure_never_called => TOLD_NONE;
        closure_called_at_the_end => TOLD_WITH_BLANKS;
        closure_called_after_the_undo => TOLD_WITH_BLANKS;
        closure_called_by_every_call => TOLD_AGAIN;
        closure_called_last_first => TOLD_IN_ANOTHER_ORDER;
        closure_called_for_the_first_alone => TOLD_IN_PART;
        closure_called_above_the_cap => TOLD_ABOVE_THE_CAP;
        differences_compare_equal => WRONG_WAY_ROUND;
        differences_last_row_missing => SQUARES_LEFT_OUT;
        cap_taken_for_depth => CAP_TAKEN_FOR_ELSE;
        cap_of_two => ANOTHER_CAP;
        full_board_above_a_cap_of_none => ABOVE_THE_CAP;
        counted_in_a_byte => TYPE_TOO_SMALL;
        counts_on_a_copy => ON_A_COPY;
        no_call => TAKEN_BACK_AT_ONCE;
        digits_over_each_other => ONE_SQUARE_ONLY;
        undo_before_the_call => TAKEN_BACK_AT_ONCE;
        single_digits_forced => TRY_FORCED;
        new_board_for_undo => BOARD_REPLACED;
        says_that_it_is_over => ENDS_THE_SEARCH;
        gives_the_board_up => GIVES_UP;
        counts_remembered => STATE_KEPT;
        differences_in_two_blanks => TWO_BLANKS;
        differences_turned => ROW_FOR_COLUMN;
        differences_listed_twice => LISTED_TWICE;
    }
    right {
        right_recursive;
        right_running_total;
        right_explicit_stack;
    }
}
