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
        item_left_in_the_list => ItemNotTakenOut;
        item_skipped_from_the_left_only => OneWayOnly;
        node_skipped_from_above_only => OneWayOnly;
        only_the_item => OptionsNotHidden;
        only_the_first_option => OptionsHiddenInPart;
        last_option_left => OptionsHiddenInPart;
        only_the_right_neighbour => NodesHiddenInPart;
        last_node_left => NodesHiddenInPart;
        cover_forgets_sizes => SizesForgotten;
        size_of_the_node => SizesForgotten;
        size_of_the_covered_item => OwnSizeChanged;
        own_node_hidden_too => OwnListChanged;
        unhooked_sideways => OptionTornApart;
        node_points_to_itself => NodeForgets;
        item_points_to_itself => NodeForgets;
        down_the_other_lists => TooMuchHidden;
        cover_never_comes_back => Panicked;
        node_used_as_item => Panicked;
        uncover_forgets_sizes => SizesForgotten;
        item_never_back => ItemNotPutBack;
        item_back_from_one_side => ItemNotPutBack;
        only_the_item_back => OptionsNotPutBack;
        node_back_from_below_only => OptionsNotPutBack;
        first_item => FirstItem;
        last_tie => LastTiedItem;
        from_the_right => LastTiedItem;
        most_options => MostOptions;
        items_without_options_skipped => EmptyItemSkipped;
        zero_means_none => EmptyItemSkipped;
        forced_items_skipped => SingleOptionSkipped;
        all_items_by_number => ItemNotInList;
        root_is_no_item => ItemNotInList;
        never_moves_right => DoesNotReturn;
        others_not_covered => OptionItemsNotCovered;
        one_other_covered => OptionItemsNotCovered;
        chosen_not_covered => ChosenItemNotCovered;
        whole_option_covered => CoveredTwice;
        uncovered_left_to_right => UncoverOrder;
        uncovered_in_stack_order => UncoverOrder;
        never_uncovered => NotUncovered;
        chosen_never_uncovered => LinksLeftChanged;
        early_return_on_a_solution => LinksLeftChanged;
        not_put_back => OptionNotPutBack;
        bottom_up => OptionOrder;
        first_option_only => OptionsLeft;
        stops_at_the_first => FirstSolutionOnly;
        solution_at_each_call => SolutionTooSoon;
        dead_end_is_a_solution => SolutionTooSoon;
        solution_not_said => SolutionNotReported;
        solution_said_twice => SolutionRepeated;
        never_over => GoesOnWhenOver;
        no_search_below => NotSearchedBelow;
        chooses_for_itself => NotFewestOptions;
        begins_at_the_item => OptionPassedOver;
        round_and_round => OptionTakenAgain;
        calls_itself_for_ever => EndlessRecursion;
        empty_list_unwraps => Panicked;
        up_for_down => WrongField;
        up_of_the_item => ListBroken;
        secondary_nodes_stay => NodesHiddenInPart;
        back_at_the_front => ItemMisplaced;
        fewer_than_ten => NoItemTooSoon;
        dead_end_is_none => NoItemTooSoon;
        last_item_left => ItemNotLookedAt;
        compared_with_the_one_before => ItemBeforeCompared;
        fewest_not_kept => FewestItemNotKept;
        stops_at_one_option => ItemStopsAtOne;
        size_for_the_item => ItemNotInList;
        take_not_told => NotTold;
        forced_not_told => NotTold;
        item_for_the_node => OtherNodeTaken;
        first_node_of_the_option => OtherNodeTaken;
        chooses_in_the_loop => OtherNodeTaken;
        put_back_once_more => PutBackTooOften;
        dead_ends_passed_over => OptionPassedOver;
        secondary_not_covered => OptionItemsNotCovered;
        two_solutions_only => OptionsLeft;
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
