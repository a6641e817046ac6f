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
        last_tie => LastTie;
        last_tie_by_reversing => LastTie;
        most_choices => MostChoices;
        most_choices_last => MostChoices;
        first_blank => FirstBlank;
        first_blank_never_replaced => FirstBlank;
        dead_square_skipped => SquareSkipped;
        dead_square_skipped_in_a_loop => SquareSkipped;
        single_skipped => SingleSkipped;
        filled_squares_counted => FilledSquare;
        column_by_column => ColumnOrder;
        nine_choices_too_many => NoneTooSoon;
        stops_at_one => StopsAtOne;
        choices_of_the_row => NotTheFewest;
        last_row_left_out => NoneTooSoon;
        unwraps_none => Panicked;
        index_past_the_end => OutOfRange;
        loops_for_ever => DoesNotReturn;
        box_by_box => BoxOrder;
        two_are_few_enough => FirstWithFew;
        single_or_first_blank => FirstWithoutSingle;
        compared_with_the_one_before => ComparesWithPrevious;
        middle_of_the_ties => AnotherTie;
    }
    right {
        right_loop;
        right_min_by_key;
        right_early_exit;
        right_sorted;
        right_own_masks;
    }
}
