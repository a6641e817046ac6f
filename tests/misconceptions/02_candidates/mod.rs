//! Wrong and right answers of exercise 2. What each gets wrong stands on top of
//! its file.
#![allow(unused, unconditional_recursion, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise02::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { allowed: $file::allowed, is_solved: $file::is_solved }
    };
}

bank! { 2, exercise02, answer,
    wrong {
        column_by_sum => SUM_FOR_DIGITS;
        row_by_xor => XOR_FOR_DIGITS;
        box_by_product => PRODUCT_FOR_DIGITS;
        box_by_sum => SUM_FOR_DIGITS;
        row_left_out => ROW_NOT_TESTED;
        box_left_out => BOX_NOT_TESTED;
        box_begins_at_the_square => OUT_OF_RANGE;
        box_of_the_corner => WRONG_BOX_CORNER;
        box_corner_not_multiplied => WRONG_BOX_CORNER;
        box_in_part => BOX_TESTED_IN_PART;
        row_to_the_left_only => ROW_NOT_TESTED;
        taken_for_allowed => TAKEN_FOR_ALLOWED;
        blank_put_into_the_set => NO_DIGIT;
        nine_left_out => DIGIT_NEVER_TRIED;
        nine_never_ruled_out => DIGIT_NEVER_TRIED;
        one_never_ruled_out => DIGIT_NEVER_TRIED;
        up_to_four => DIGIT_NEVER_TRIED;
        empty_to_begin_with => EMPTY_TO_BEGIN_WITH;
        whole_grid => TESTS_TOO_MUCH;
        row_and_column_exchanged => ROW_NOT_TESTED;
        index_past_the_end => OUT_OF_RANGE;
        loops_for_ever => DOES_NOT_RETURN;
        calls_itself_for_ever => ENDLESS_RECURSION;
        always_true => ALWAYS_TRUE;
        always_false => REFUSES_SOLVED;
        full_is_enough => FULL_IS_ENOUGH;
        blanks_allowed => TRUE_TOO_SOON;
        rows_only => ONE_KIND_ONLY;
        columns_only => ONE_KIND_ONLY;
        boxes_only => ONE_KIND_ONLY;
        boxes_left_out => BOX_NOT_TESTED;
        rows_left_out => ROW_NOT_TESTED;
        columns_left_out => COLUMN_NOT_TESTED;
        first_box_only => BOX_TESTED_IN_PART;
        boxes_on_the_diagonal => BOX_TESTED_IN_PART;
        every_third_row => ROW_NOT_TESTED;
        sums_only => SUM_FOR_DIGITS;
        own_square_counted => REFUSES_SOLVED;
        blank_put_into_a_set => NO_DIGIT;
        second_takes_back_the_first => TWICE_IS_NONE;
        column_number_for_the_digit => WRONG_DIGIT;
        only_all_units_count => ALL_UNITS_AT_ONCE;
        index_of_another_digit => WRONG_DIGIT;
        first_unit_decides => FIRST_UNIT_DECIDES;
        one_unit_is_enough => ONE_UNIT_IS_ENOUGH;
        last_unit_decides => LAST_UNIT_DECIDES;
        blank_taken_for_a_digit => BLANK_IS_DIGIT;
        last_lines_left_out => NOT_EVERY_SQUARE;
    }
    right {
        right_peers;
        right_bit_masks;
        right_iterators;
        right_sorting;
    }
}
