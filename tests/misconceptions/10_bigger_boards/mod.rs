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
        side_of_three => BoxSideFixed;
        side_of_three_by_remainder => BoxSideFixed;
        third_of_the_board => WrongBoxSide;
        half_of_the_board => WrongBoxSide;
        row_divided_by_the_board => WrongBoxSide;
        corner_not_multiplied => WrongBoxCorner;
        place_within_the_box => WrongBoxCorner;
        last_corner => WrongBoxCorner;
        next_box => WrongBoxCorner;
        column_for_row => RowForColumn;
        peers_with_itself => OwnPeer;
        peers_twice => PeerTwice;
        neighbours_deduped => PeerTwice;
        row_and_column_only => PeersMissing;
        column_left_out => PeersMissing;
        last_row_left_out => PeersMissing;
        nine_rows_for_all => PeersMissing;
        peers_box_of_three => BoxSideFixed;
        peers_box_around => WrongBoxCorner;
        same_band => NoPeer;
        nine_columns => OutOfRange;
        squares_only => UnitsIgnored;
        units_only => SquaresIgnored;
        boxes_left_out => UnitsLeftOut;
        rows_only => UnitsLeftOut;
        digit_that_stands => HiddenWhereItStands;
        nine_digits => NoDigit;
        last_tie => LastTiedChoice;
        last_unit_of_the_ties => LastTiedChoice;
        units_first => TieOrder;
        digits_before_units => TieOrder;
        most_ways => MostWays;
        no_way_skipped => ChoiceSkipped;
        stops_at_one => StopsAtOneWay;
        blanks_of_the_unit => UnitsIgnored;
        fewest_not_kept => FewestNotKept;
        filled_square_counted => FilledSquare;
        digit_taken_for_square => DigitTakenForSquare;
        first_square_only => ReturnsAtFirstFailure;
        squares_backwards => SquaresOutOfOrder;
        digits_backwards => DigitsOutOfOrder;
        undo_forgotten => UndoForgotten;
        solve_by_squares => DigitChoiceIgnored;
        digits_left_to_squares => DigitChoiceIgnored;
        digits_left_to_the_first_blank => DigitChoiceIgnored;
        any_square_of_the_unit => DoesNotFit;
        true_at_the_end => TrueTooSoon;
        digit_given_up => SquaresLeft;
        loops_for_ever => DoesNotReturn;
        index_past_the_end => OutOfRange;
        calls_itself_for_ever => EndlessRecursion;
        unwraps_none => Panicked;
        row_of_the_column => RowForColumn;
        column_beside => PeersMissing;
        row_taken_twice => WrongBoxCorner;
        compared_with_the_one_before => ComparesWithPrevious;
        fewest_never_kept => FewestNotKept;
        boxes_before_columns => TieOrder;
        kinds_in_turn => TieOrder;
        last_digit_left_out => DigitNeverTried;
        single_ways_only => ChoiceSkipped;
        single_square_at_once => StopsAtOneWay;
        row_alone_counts => NotTheTightest;
        undo_forgotten_in_units => UndoForgotten;
        first_blank => FirstBlank;
    }
    right {
        right_loops;
        right_iterators;
        right_sets;
        right_two_loops;
    }
}
