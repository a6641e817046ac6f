//! Wrong and right answers of exercise 10. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise10;

macro_rules! answer {
    ($file:ident) => {
        sudoku_steps_check::answer_of_every_side!($file)
    };
}

bank! { 10, exercise10, answer,
    wrong {
        side_of_three => BOX_SIDE_FIXED;
        side_of_three_by_remainder => BOX_SIDE_FIXED;
        third_of_the_board => WRONG_BOX_SIDE;
        half_of_the_board => WRONG_BOX_SIDE;
        row_divided_by_the_board => WRONG_BOX_SIDE;
        corner_not_multiplied => WRONG_BOX_CORNER;
        place_within_the_box => WRONG_BOX_CORNER;
        last_corner => WRONG_BOX_CORNER;
        next_box => WRONG_BOX_CORNER;
        column_for_row => ROW_FOR_COLUMN;
        peers_with_itself => OWN_PEER;
        peers_twice => PEER_TWICE;
        neighbours_deduped => PEER_TWICE;
        row_and_column_only => PEERS_MISSING;
        column_left_out => PEERS_MISSING;
        last_row_left_out => PEERS_MISSING;
        nine_rows_for_all => PEERS_MISSING;
        peers_box_of_three => BOX_SIDE_FIXED;
        peers_box_around => WRONG_BOX_CORNER;
        same_band => NO_PEER;
        nine_columns => OUT_OF_RANGE;
        squares_only => UNITS_IGNORED;
        units_only => SQUARES_IGNORED;
        boxes_left_out => UNITS_LEFT_OUT;
        rows_only => UNITS_LEFT_OUT;
        digit_that_stands => HIDDEN_WHERE_IT_STANDS;
        nine_digits => NO_DIGIT;
        last_tie => LAST_TIED_CHOICE;
        last_unit_of_the_ties => LAST_TIED_CHOICE;
        units_first => TIE_ORDER;
        digits_before_units => TIE_ORDER;
        most_ways => MOST_WAYS;
        no_way_skipped => CHOICE_SKIPPED;
        stops_at_one => STOPS_AT_ONE_WAY;
        blanks_of_the_unit => UNITS_IGNORED;
        fewest_not_kept => FEWEST_NOT_KEPT;
        filled_square_counted => FILLED_SQUARE;
        digit_taken_for_square => DIGIT_TAKEN_FOR_SQUARE;
        first_square_only => RETURNS_AT_FIRST_FAILURE;
        squares_backwards => SQUARES_OUT_OF_ORDER;
        digits_backwards => DIGITS_OUT_OF_ORDER;
        undo_forgotten => UNDO_FORGOTTEN;
        solve_by_squares => DIGIT_CHOICE_IGNORED;
        digits_left_to_squares => DIGIT_CHOICE_IGNORED;
        digits_left_to_the_first_blank => DIGIT_CHOICE_IGNORED;
        any_square_of_the_unit => DOES_NOT_FIT;
        true_at_the_end => TRUE_TOO_SOON;
        digit_given_up => SQUARES_LEFT;
        loops_for_ever => DOES_NOT_RETURN;
        index_past_the_end => OUT_OF_RANGE;
        calls_itself_for_ever => ENDLESS_RECURSION;
        unwraps_none => PANICKED;
        row_of_the_column => ROW_FOR_COLUMN;
        column_beside => PEERS_MISSING;
        row_taken_twice => WRONG_BOX_CORNER;
        compared_with_the_one_before => COMPARES_WITH_PREVIOUS;
        fewest_never_kept => FEWEST_NOT_KEPT;
        boxes_before_columns => TIE_ORDER;
        kinds_in_turn => TIE_ORDER;
        last_digit_left_out => DIGIT_NEVER_TRIED;
        single_ways_only => CHOICE_SKIPPED;
        single_square_at_once => STOPS_AT_ONE_WAY;
        row_alone_counts => NOT_THE_TIGHTEST;
        undo_forgotten_in_units => UNDO_FORGOTTEN;
        first_blank => FIRST_BLANK;
    }
    right {
        right_loops;
        right_iterators;
        right_sets;
        right_two_loops;
    }
}
