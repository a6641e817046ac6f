//! What covering, uncovering and a search for exact covers get wrong.

use crate::report::faults;

faults! {
    // Covering an item, and uncovering it.
    ITEM_NOT_TAKEN_OUT, "the item stays in the list of items",
        "A covered item is no longer in the list of items. Which two neighbours have to change for that?";
    ONE_WAY_ONLY, "taken out in one direction only",
        "A list can be walked in both directions. Which neighbour still leads to the node?";
    OPTIONS_NOT_HIDDEN, "options not hidden",
        "The options of a covered item can no longer be taken. From which lists do they have to go?";
    OPTIONS_HIDDEN_IN_PART, "some options not hidden",
        "Does the walk through the list of the item reach every option, the first and the last too?";
    NODES_HIDDEN_IN_PART, "some nodes of an option not hidden",
        "An option may have many other nodes. Does the walk along it reach each of them?";
    SIZES_FORGOTTEN, "sizes forgotten",
        "A size says how many options are in the list of an item. Which sizes change when a node goes out, or comes back?";
    OWN_LIST_CHANGED, "the item's own list changed",
        "The list of the covered item itself has to stay whole: the search walks along it. Which node of each option has to be left alone?";
    OPTION_TORN_APART, "links along an option changed",
        "Which two lists is a node in, and which of them does it leave when it is hidden?";
    NODE_FORGETS, "a hidden node forgets its neighbours",
        "A hidden node finds its way back by its own links. Who changes when it goes out: the node, or its neighbours?";
    TOO_MUCH_HIDDEN, "too much taken out",
        "Something went out of a list that no option of the covered item has. Which nodes does the walk reach?";
    LIST_BROKEN, "a list broken",
        "Down a list there are other nodes than up. After each step, do the neighbour above and the one below lead to each other?";
    WRONG_FIELD, "the wrong field of a neighbour",
        "The node above gets a new down, and the node below a new up. The same goes for left and right. Which field is written here?";
    OWN_SIZE_CHANGED, "the size of the covered item changed",
        "The covered item keeps its list and its size. Whose size changes when a node of another item is hidden, or comes back?";
    ITEM_MISPLACED, "the item back in another place",
        "The item is in the list again, and not where it was. Between which neighbours was it, and where is that still written?";
    ITEM_NOT_PUT_BACK, "the item not back in the list of items",
        "After uncovering, both neighbours of the item have to lead to it again. Which links are missing?";
    OPTIONS_NOT_PUT_BACK, "options not back in their lists",
        "Each node that cover hid has to be in its list again. Does the way back reach all of them?";
    UNCOVER_ORDER, "uncovered in the order of covering",
        "An option with two of these items is hidden once, when the first of them is covered. Which of the two has to be uncovered first, so that it comes back once?";
    // Choosing an item.
    FIRST_ITEM, "the first item for the fewest options",
        "The first item of the list was chosen. Are the sizes compared at all?";
    LAST_TIED_ITEM, "the last of the tied items",
        "Several items have equally few options. Which of them does the exercise ask for?";
    MOST_OPTIONS, "most options for fewest",
        "This item has the most options of all. Which way round is the comparison?";
    EMPTY_ITEM_SKIPPED, "an item without options skipped",
        "An item of the list has no option left. Can anything else make up for it?";
    SINGLE_OPTION_SKIPPED, "an item with one option skipped",
        "An item of the list has just one option left. Is it left out of the comparison?";
    ITEM_NOT_IN_LIST, "an item that isn't in the list",
        "What came back is no item of the list. It may be covered, secondary, or no item at all. Along which links does the comparison go, and what does it keep?";
    NO_ITEM_TOO_SOON, "none while items are left",
        "None says that the list of items is empty, and here it isn't. With what number does the comparison begin, and when does None come back?";
    ITEM_NOT_LOOKED_AT, "an item not looked at",
        "Where does the walk along the list of items begin, and at which item does it end?";
    ITEM_STOPS_AT_ONE, "stopping at the first item with one option",
        "The first item with one option was chosen. Can a later one have fewer?";
    ITEM_BEFORE_COMPARED, "compared with the item before",
        "Each item is compared with the one before it. With which item does it have to be compared?";
    FEWEST_ITEM_NOT_KEPT, "the fewest so far not kept",
        "Each item replaces the one found before. Is the number of options kept with it, for the next to be compared with?";
    NOT_FEWEST_OPTIONS, "not the fewest options",
        "Another item of the list has fewer options, or as few and stands before it. What is compared, and at which moment?";
    // Searching for exact covers.
    OPTION_ITEMS_NOT_COVERED, "the option's other items not covered",
        "An option was taken, and one of its items isn't covered. Which items does an option cover, those that need not be covered too?";
    CHOSEN_ITEM_NOT_COVERED, "the chosen item not covered",
        "The item that was chosen is still in the list after one of its options was taken. Who covers it, and when?";
    COVERED_TWICE, "an item covered twice",
        "Something was taken out that was out already. Is the chosen item covered once more, or a node given to cover where an item is meant?";
    TOO_MUCH_COVERED, "too much covered",
        "An item is covered that no taken option has. Which items does an option cover?";
    NOT_SEARCHED_BELOW, "no search below the option",
        "An option was taken and put back, and nothing was tried in between. Who solves the smaller problem that is left?";
    NOT_UNCOVERED, "not uncovered",
        "An option was put back, and what was covered for it is still covered. What has to happen between the search below and the next option?";
    OPTION_NOT_PUT_BACK, "the option not put back",
        "An option has failed, and it still counts as taken. When does the tape hear that it is put back?";
    PUT_BACK_TOO_OFTEN, "an option put back too often",
        "An option was put back while others of the same item are still to be taken below it. How often is the tape told for one option taken?";
    NOT_TOLD, "an option that the tape didn't hear of",
        "The links are further than the tape. Does the tape hear of each option before the search goes on below it?";
    OTHER_NODE_TAKEN, "the option taken with another node",
        "The tape is to hear of the node that stands in the list of the chosen item. Which number is it given?";
    OPTION_PASSED_OVER, "an option passed over",
        "This option was passed over. It leads to a dead end, and such an option is taken all the same. Or does the walk through the list begin below it?";
    OPTION_ORDER, "options out of order",
        "In which order are the options of an item to be taken? And where does the walk through its list begin?";
    OPTION_TAKEN_AGAIN, "an option taken again",
        "This option was taken here before, on the same links. Does the walk through the list go on where it was?";
    OPTIONS_LEFT, "options left untried",
        "The item has options that were never taken. What ends the loop too early?";
    SOLUTION_TOO_SOON, "a solution with items left",
        "A solution was reported while an item is still in the list. When is everything covered?";
    SOLUTION_NOT_REPORTED, "a solution not reported",
        "The list of items is empty, and nothing was said. What does that moment mean?";
    SOLUTION_REPEATED, "a solution reported twice",
        "The same options were reported twice. How often is this place in the code reached for one solution?";
    GOES_ON_WHEN_OVER, "going on when the search is over",
        "The search had found as many solutions as it was to find, or had spent its budget, and went on. Where is that looked at?";
    LINKS_LEFT_CHANGED, "the links left changed",
        "After the search all links have to be as they were. What is covered and not uncovered, perhaps on the way out of a function?";
}
