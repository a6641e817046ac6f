//! Wrong and right answers of exercise 6. What each gets wrong stands on top of
//! its file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise06::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer { count_solutions: $file::count_solutions, differences: $file::differences }
    };
}

bank! { 6, exercise06, answer,
    wrong {
        first_solution_only => FirstSolutionOnly;
        one_or_none => SolutionsLost;
        sum_overwritten => SolutionsLost;
        cap_ignored => CapIgnored;
        cap_at_the_end => CapIgnored;
        cap_per_branch => CapPerBranch;
        cap_one_too_late => CapIgnored;
        counted_twice => CountedTwice;
        solution_not_undone => LeftTheGridChanged;
        undo_only_after_failure => LeftTheGridChanged;
        undo_forgotten => UndoForgotten;
        first_blank => FirstBlank;
        gives_up => GaveUpIsNone;
        full_board_counts_none => FullBoardIsNone;
        full_board_is_none_below_one_call => FullBoardIsNone;
        most_below_nothing => Panicked;
        differences_compare_equal => WrongWayRound;
        differences_last_row_missing => SquaresLeftOut;
        cap_taken_for_depth => CapTakenForElse;
        cap_of_two => AnotherCap;
        full_board_above_a_cap_of_none => AboveTheCap;
        counted_in_a_byte => TypeTooSmall;
        counts_on_a_copy => OnACopy;
        no_call => TakenBackAtOnce;
        digits_over_each_other => OneSquareOnly;
        undo_before_the_call => TakenBackAtOnce;
        single_digits_forced => TryForced;
        new_board_for_undo => BoardReplaced;
        says_that_it_is_over => EndsTheSearch;
        gives_the_board_up => GivesUp;
        counts_remembered => StateKept;
        differences_in_two_blanks => TwoBlanks;
        differences_turned => RowForColumn;
        differences_listed_twice => ListedTwice;
    }
    right {
        right_recursive;
        right_running_total;
        right_explicit_stack;
    }
}
