//! Wrong and right answers of exercise 4. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise04::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { fewest_choices: $file::fewest_choices }
    };
}

bank! { 4, exercise04, answer,
    wrong {
        last_tie => LAST_TIE;
        last_tie_by_reversing => LAST_TIE;
        most_choices => MOST_CHOICES;
        most_choices_last => MOST_CHOICES;
        first_blank => FIRST_BLANK;
        first_blank_never_replaced => FIRST_BLANK;
        dead_square_skipped => SQUARE_SKIPPED;
        dead_square_skipped_in_a_loop => SQUARE_SKIPPED;
        single_skipped => SINGLE_SKIPPED;
        filled_squares_counted => FILLED_SQUARE;
        column_by_column => COLUMN_ORDER;
        nine_choices_too_many => NONE_TOO_SOON;
        stops_at_one => STOPS_AT_ONE;
        choices_of_the_row => NOT_THE_FEWEST;
        last_row_left_out => NONE_TOO_SOON;
        unwraps_none => PANICKED;
        prints_each_choice => PRINTS_TOO_MUCH;
        index_past_the_end => OUT_OF_RANGE;
        loops_for_ever => DOES_NOT_RETURN;
        box_by_box => BOX_ORDER;
        two_are_few_enough => FIRST_WITH_FEW;
        single_or_first_blank => FIRST_WITHOUT_SINGLE;
        compared_with_the_one_before => COMPARES_WITH_PREVIOUS;
        middle_of_the_ties => ANOTHER_TIE;
    }
    right {
        right_loop;
        right_min_by_key;
        right_early_exit;
        right_sorted;
        right_own_masks;
    }
}
