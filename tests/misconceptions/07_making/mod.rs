//! Wrong and right answers of exercise 7. What each gets wrong stands on top of its
//! file.
#![allow(clippy::pedantic, clippy::never_loop, clippy::needless_range_loop)]

use crate::exercise07::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { dig: $file::dig, is_minimal: $file::is_minimal }
    };
}

bank! { 7, exercise07, answer,
    wrong {
        no_check => SecondSolution;
        one_solution_is_enough => SecondSolution;
        cap_of_one => SecondSolution;
        first_so_many => SecondSolution;
        not_put_back => NotPutBack;
        asks_before => NotPutBack;
        puts_one_back => WrongDigitBack;
        puts_the_digit_before_back => WrongDigitBack;
        row_and_column_exchanged => WrongDigitBack;
        stops_at_the_first => StopsAtFirstKept;
        returns_the_grid_before => StopsAtFirstKept;
        one_below => BelowTarget;
        target_ignored => BelowTarget;
        target_after_the_removal => BelowTarget;
        clues_taken_for_blanks => BelowTarget;
        one_above => AboveTarget;
        attempts_counted => AttemptsCounted;
        put_back_counted => AttemptsCounted;
        blanks_counted => AttemptsCounted;
        order_from_its_end => OrderChanged;
        order_sorted => OrderChanged;
        order_in_a_set => OrderChanged;
        all_squares => OrderChanged;
        opposite_too => UnnamedTaken;
        test_turned_round => NothingTaken;
        returns_the_solution => NothingTaken;
        last_of_the_order_left_out => DigitLeft;
        last_row_never => DigitLeft;
        singles_only => DigitLeft;
        tested_on_the_solution => SecondSolution;
        until_the_target => DoesNotReturn;
        index_past_the_end => Panicked;
        subtracts_the_target => Panicked;
        minimal_uniqueness_forgotten => UniquenessForgotten;
        minimal_none_overlooked => UniquenessForgotten;
        minimal_first_clue_only => FirstClueOnly;
        minimal_clues_left_out => FirstClueOnly;
        minimal_last_clue_only => LastClueOnly;
        minimal_any_for_all => AnyForAll;
        minimal_turned_round => WrongWayRound;
        minimal_is_unique => UniqueForMinimal;
        minimal_by_number => CluesCounted;
        minimal_seventeen => CluesCounted;
        minimal_blanks_tested => RefusesMinimal;
        minimal_cap_of_one => RefusesMinimal;
        minimal_first_rows_only => ClueNotTested;
        minimal_loops_for_ever => DoesNotReturn;
        back_to_the_start => TooMuchPutBack;
        second_turn_puts_back => SecondTurn;
        minimal_in_any_case => AlwaysTrue;
    }
    right {
        right_loops;
        right_iterators;
        right_recursive;
        right_other_digit;
        right_own_counter;
        right_early_exits;
    }
}
