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
        column_tested_twice => RowNotTested;
        row_left_out => RowNotTested;
        row_to_the_left_only => RowNotTested;
        column_left_out => ColumnNotTested;
        rows_and_columns_exchanged => RowNotTested;
        box_left_out => BoxNotTested;
        box_corner_not_multiplied => WrongBoxCorner;
        box_of_the_corner => WrongBoxCorner;
        box_without_its_last_row => BoxTestedInPart;
        diagonals_too => TestsTooMuch;
        whole_board_tested => TestsTooMuch;
        true_for_a_clash => WrongWayRound;
        blank_is_enough => RulesNothingOut;
        four_never_fits => DigitNeverTried;
        fits_any_peer => RulesNothingOut;
        fits_filled_peers => AnyDigitRulesOut;
        fits_first_peer => FirstPeerDecides;
        fits_first_filled_peer => FirstPeerDecides;
        fits_last_column_left_out => RowNotTested;
        board_of_nine => OutOfRange;
        nine_digits => NoDigit;
        four_never_tried => DigitNeverTried;
        undo_forgotten => UndoForgotten;
        undo_after_loop => UndoAfterLoop;
        undo_in_any_case => SolutionTakenBack;
        call_returned_as_it_is => UndoForgotten;
        fits_not_asked => DoesNotFit;
        digits_from_zero => NoDigit;
        digits_descending => DigitsOutOfOrder;
        first_failure_returns => ReturnsAtFirstFailure;
        a_digit_that_does_not_fit_returns => GaveUpEarly;
        true_after_the_loop => TrueTooSoon;
        call_not_looked_at => NeverTrue;
        next_square_instead => SquareSkipped;
        from_the_end => LastBlank;
        filled_squares_too => FilledSquare;
        full_board_is_false => NeverTrue;
        no_base_case => Panicked;
        starts_over => DigitTriedAgain;
        column_by_column => ColumnOrder;
        loops_for_ever => DoesNotReturn;
        same_board_again => EndlessRecursion;
        digits_over_each_other => OneSquareOnly;
        digits_over_each_other_is_true => OneSquareOnly;
        undo_before_the_call => TakenBackAtOnce;
        no_call => TakenBackAtOnce;
        never_fits => NeverFits;
        fits_only_all_units_count => AllUnitsAtOnce;
        fits_bit_of_another_digit => WrongDigit;
        keeps_that_it_was_done => StateKept;
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
