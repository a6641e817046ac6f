//! Wrong and right answers of exercise 5. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, unused_variables)]

use crate::exercise05::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            fill_forced: $file::fill_forced,
            fill_hidden: $file::fill_hidden,
            propagate: $file::propagate,
        }
    };
}

bank! { 5, exercise05, answer,
    wrong {
        naked_one_pass => OnePass;
        naked_counts_the_last_pass => WrongCount;
        naked_counts_passes => WrongCount;
        naked_placed => TriesForced;
        naked_first_candidate => NotForced;
        naked_from_a_snapshot => StaleCandidates;
        naked_in_filled_squares => FilledSquare;
        naked_once_in_filled_squares => FilledSquare;
        naked_fills_hidden_too => NotForced;
        naked_leaves_out_the_last_row => NotEverywhere;
        naked_ignores_boxes => NotEverywhere;
        naked_until_full => DoesNotReturn;
        hidden_in_rows_only => SomeUnitsOnly;
        hidden_in_columns_only => SomeUnitsOnly;
        hidden_not_in_boxes => SomeUnitsOnly;
        hidden_where_it_stands => HiddenWhereItStands;
        hidden_one_pass => OnePass;
        hidden_from_a_snapshot => StaleCandidates;
        hidden_from_a_snapshot_of_blanks => StaleCandidates;
        hidden_names_another_unit => WrongReason;
        hidden_called_naked => WrongReason;
        hidden_first_place => NotForced;
        hidden_never_nine => NotEverywhere;
        hidden_last_blank_only => NotEverywhere;
        each_rule_once => OnePass;
        each_rule_twice => OnePass;
        stops_without_a_naked_single => RuleLeftOut;
        naked_rule_alone => RuleLeftOut;
        hidden_rule_alone => RuleLeftOut;
        always_true => ContradictionMissed;
        dead_squares_only => ContradictionMissed;
        dead_digits_only => ContradictionMissed;
        dead_digits_in_rows_only => ContradictionMissed;
        contradiction_at_the_start_only => ContradictionMissed;
        true_if_full => FullForTrue;
        true_if_something_was_filled => FilledForTrue;
        a_digit_that_stands_has_no_square => FalseContradiction;
        a_filled_square_has_no_digit => FalseContradiction;
        true_and_false_exchanged => WrongWayRound;
        takes_back => MoreThanForcing;
        guesses => MoreThanForcing;
        until_full => DoesNotReturn;
        unwraps_an_empty_set => Panicked;
        naked_called_hidden => WrongReason;
        hidden_fills_naked => NakedForHidden;
        hidden_in_all_three_units => AllUnitsAtOnce;
    }
    right {
        right_loops;
        right_hidden_first;
        right_one_at_a_time;
        right_bit_masks;
    }
}
