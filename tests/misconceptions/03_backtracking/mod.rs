//! Wrong and right answers of exercise 3. What each gets wrong stands on top of its
//! file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise03::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { first_empty: $file::first_empty, solve: $file::solve }
    };
}

bank! { 3, exercise03, answer,
    wrong {
        undo_forgotten => UndoForgotten;
        undo_forgotten_asks_again => UndoForgotten;
        call_returned_as_it_is => UndoForgotten;
        undo_after_loop => UndoAfterLoop;
        undo_once_after_loop => UndoAfterLoop;
        undo_of_the_next_square => UndoWrongSquare;
        undo_of_the_square_before => UndoWrongSquare;
        undo_twice => UndoAfterLoop;
        undo_before_the_call => TakenBackAtOnce;
        no_call => TakenBackAtOnce;
        digits_over_each_other => OneSquareOnly;
        undo_in_any_case => SolutionTakenBack;
        digits_descending => DigitsOutOfOrder;
        nine_never_tried => DigitNeverTried;
        one_never_tried => DigitNeverTried;
        first_failure_returns => ReturnsAtFirstFailure;
        only_the_smallest_digit => ReturnsAtFirstFailure;
        true_at_the_end => TrueTooSoon;
        true_for_a_square_without_digits => TrueTooSoon;
        result_ignored => NeverTrue;
        full_grid_is_false => NeverTrue;
        goes_on_to_the_next_square => SquareSkipped;
        starts_over => DigitTriedAgain;
        any_digit => DoesNotFit;
        box_forgotten => BoxNotTested;
        row_forgotten => RowNotTested;
        column_forgotten => ColumnNotTested;
        box_in_part => BoxTestedInPart;
        candidates_computed_once => StaleCandidates;
        calls_itself_for_ever => EndlessRecursion;
        loops_for_ever => DoesNotReturn;
        index_past_the_end => OutOfRange;
        unwraps_none => Panicked;
        last_blank => LastBlank;
        column_by_column => ColumnOrder;
        filled_square => FilledSquare;
        last_column_left_out => NotEverySquare;
        box_by_box => BoxOrder;
        none_in_the_first_round => NotEverySquare;
        keeps_its_place => StateKept;
        takes_all_back => UndoTooMuch;
        forces_what_it_tries => TryForced;
        looks_ahead => LooksAhead;
        fewest_choices => FewestForFirst;
        undo_forgotten_for_a_single => UndoForgotten;
        restarts => DoesNotReturn;
    }
    right {
        right_undo_to_a_mark;
        right_loops;
        right_iterator_chain;
        right_explicit_stack;
        right_bit_masks;
    }
}
