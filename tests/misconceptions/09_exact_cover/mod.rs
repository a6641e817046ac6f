//! Wrong and right answers of exercise 9. What each gets wrong stands on top of its
//! file.
#![allow(unused, clippy::all, clippy::pedantic)] // written as beginners write

use crate::exercise09::Answer;

macro_rules! answer {
    ($file:ident) => {
        Answer {
            cover: $file::cover,
            uncover: $file::uncover,
            fewest_options: $file::fewest_options,
            search: $file::search,
        }
    };
}

bank! { 9, exercise09, answer,
    wrong {
        item_left_in_the_list => ITEM_NOT_TAKEN_OUT;
        item_skipped_from_the_left_only => ONE_WAY_ONLY;
        node_skipped_from_above_only => ONE_WAY_ONLY;
        only_the_item => OPTIONS_NOT_HIDDEN;
        only_the_first_option => OPTIONS_HIDDEN_IN_PART;
        last_option_left => OPTIONS_HIDDEN_IN_PART;
        only_the_right_neighbour => NODES_HIDDEN_IN_PART;
        last_node_left => NODES_HIDDEN_IN_PART;
        cover_forgets_sizes => SIZES_FORGOTTEN;
        size_of_the_node => SIZES_FORGOTTEN;
        size_of_the_covered_item => OWN_SIZE_CHANGED;
        own_node_hidden_too => OWN_LIST_CHANGED;
        unhooked_sideways => OPTION_TORN_APART;
        node_points_to_itself => NODE_FORGETS;
        item_points_to_itself => NODE_FORGETS;
        down_the_other_lists => TOO_MUCH_HIDDEN;
        cover_never_comes_back => PANICKED;
        node_used_as_item => PANICKED;
        uncover_forgets_sizes => SIZES_FORGOTTEN;
        item_never_back => ITEM_NOT_PUT_BACK;
        item_back_from_one_side => ITEM_NOT_PUT_BACK;
        only_the_item_back => OPTIONS_NOT_PUT_BACK;
        node_back_from_below_only => OPTIONS_NOT_PUT_BACK;
        first_item => FIRST_ITEM;
        last_tie => LAST_TIED_ITEM;
        from_the_right => LAST_TIED_ITEM;
        most_options => MOST_OPTIONS;
        items_without_options_skipped => EMPTY_ITEM_SKIPPED;
        zero_means_none => EMPTY_ITEM_SKIPPED;
        forced_items_skipped => SINGLE_OPTION_SKIPPED;
        all_items_by_number => ITEM_NOT_IN_LIST;
        root_is_no_item => ITEM_NOT_IN_LIST;
        never_moves_right => DOES_NOT_RETURN;
        others_not_covered => OPTION_ITEMS_NOT_COVERED;
        one_other_covered => OPTION_ITEMS_NOT_COVERED;
        chosen_not_covered => CHOSEN_ITEM_NOT_COVERED;
        whole_option_covered => COVERED_TWICE;
        uncovered_left_to_right => UNCOVER_ORDER;
        uncovered_in_stack_order => UNCOVER_ORDER;
        never_uncovered => NOT_UNCOVERED;
        chosen_never_uncovered => LINKS_LEFT_CHANGED;
        early_return_on_a_solution => LINKS_LEFT_CHANGED;
        not_put_back => OPTION_NOT_PUT_BACK;
        bottom_up => OPTION_ORDER;
        first_option_only => OPTIONS_LEFT;
        stops_at_the_first => FIRST_SOLUTION_ONLY;
        solution_at_each_call => SOLUTION_TOO_SOON;
        dead_end_is_a_solution => SOLUTION_TOO_SOON;
        solution_not_said => SOLUTION_NOT_REPORTED;
        solution_said_twice => SOLUTION_REPEATED;
        never_over => GOES_ON_WHEN_OVER;
        no_search_below => NOT_SEARCHED_BELOW;
        chooses_for_itself => NOT_FEWEST_OPTIONS;
        begins_at_the_item => OPTION_PASSED_OVER;
        round_and_round => OPTION_TAKEN_AGAIN;
        calls_itself_for_ever => ENDLESS_RECURSION;
        empty_list_unwraps => PANICKED;
        up_for_down => WRONG_FIELD;
        up_of_the_item => LIST_BROKEN;
        secondary_nodes_stay => NODES_HIDDEN_IN_PART;
        back_at_the_front => ITEM_MISPLACED;
        fewer_than_ten => NO_ITEM_TOO_SOON;
        dead_end_is_none => NO_ITEM_TOO_SOON;
        last_item_left => ITEM_NOT_LOOKED_AT;
        compared_with_the_one_before => ITEM_BEFORE_COMPARED;
        fewest_not_kept => FEWEST_ITEM_NOT_KEPT;
        stops_at_one_option => ITEM_STOPS_AT_ONE;
        size_for_the_item => ITEM_NOT_IN_LIST;
        take_not_told => NOT_TOLD;
        forced_not_told => NOT_TOLD;
        item_for_the_node => OTHER_NODE_TAKEN;
        first_node_of_the_option => OTHER_NODE_TAKEN;
        chooses_in_the_loop => OTHER_NODE_TAKEN;
        put_back_once_more => PUT_BACK_TOO_OFTEN;
        dead_ends_passed_over => OPTION_PASSED_OVER;
        secondary_not_covered => OPTION_ITEMS_NOT_COVERED;
        two_solutions_only => OPTIONS_LEFT;
    }
    right {
        right_bottom_up;
        right_uncover_top_down;
        right_uncover_like_cover;
        right_loops;
        right_covers_the_item_in_the_loop;
        right_iterators;
        right_early_exit;
        right_explicit_stack;
        right_from_right_to_left;
    }
}
