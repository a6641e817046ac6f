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
        row_left_out => RowNotTested;
        box_left_out => BoxNotTested;
        box_begins_at_the_square => OutOfRange;
        box_of_the_corner => WrongBoxCorner;
        box_corner_not_multiplied => WrongBoxCorner;
        box_in_part => BoxTestedInPart;
        row_to_the_left_only => RowNotTested;
        taken_for_allowed => TakenForAllowed;
        blank_put_into_the_set => NoDigit;
        nine_left_out => DigitNeverTried;
        nine_never_ruled_out => DigitNeverTried;
        one_never_ruled_out => DigitNeverTried;
        up_to_four => DigitNeverTried;
        empty_to_begin_with => EmptyToBeginWith;
        whole_grid => TestsTooMuch;
        row_and_column_exchanged => RowNotTested;
        index_past_the_end => OutOfRange;
        loops_for_ever => DoesNotReturn;
        calls_itself_for_ever => EndlessRecursion;
        always_true => AlwaysTrue;
        always_false => RefusesSolved;
        full_is_enough => FullIsEnough;
        blanks_allowed => TrueTooSoon;
        rows_only => OneKindOnly;
        columns_only => OneKindOnly;
        boxes_only => OneKindOnly;
        boxes_left_out => BoxNotTested;
        rows_left_out => RowNotTested;
        columns_left_out => ColumnNotTested;
        first_box_only => BoxTestedInPart;
        boxes_on_the_diagonal => BoxTestedInPart;
        every_third_row => RowNotTested;
        sums_only => SumForDigits;
        own_square_counted => RefusesSolved;
        blank_put_into_a_set => NoDigit;
        second_takes_back_the_first => TwiceIsNone;
        column_number_for_the_digit => WrongDigit;
        only_all_units_count => AllUnitsAtOnce;
        index_of_another_digit => WrongDigit;
        first_unit_decides => FirstUnitDecides;
        one_unit_is_enough => OneUnitIsEnough;
        last_unit_decides => LastUnitDecides;
        blank_taken_for_a_digit => BlankIsDigit;
        last_lines_left_out => NotEverySquare;
    }
    right {
        right_peers;
        right_bit_masks;
        right_iterators;
        right_sorting;
    }
}
