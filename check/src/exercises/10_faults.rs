//! What only answers of exercise 10 get wrong.

use crate::report::faults;

faults! {
    BOX_SIDE_FIXED, "the side of a box fixed",
        "How wide is a box on a board of another size? Its side follows from the side of the board.";
    WRONG_BOX_SIDE, "a wrong side of the box",
        "A board of side 4 has boxes of side 2, 9 has 3, 16 has 4. How does one follow from the other?";
    OWN_PEER, "the square among its peers",
        "A square lies in its own row, column and box. Is it a peer of itself?";
    PEER_TWICE, "a peer twice",
        "Some squares share two units with this one. How often does each of them come into the list?";
    PEERS_MISSING, "peers left out",
        "Do the loops reach all of its row, its column and its box?";
    NO_PEER, "a square that is no peer",
        "A square is in the list that shares neither row nor column nor box. Which loop puts it there?";
}
