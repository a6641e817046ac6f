//! Filling a space with pieces, each used once: pentominoes on a board, the Soma
//! cube.

use sudoku_steps::exact_cover::{Link, Problem};

use super::turns::{Cube, Turn, all_ways, apply, corners, cubes, is_mirror, to_corner, turns};

/// Pieces and the space that they fill.
pub struct Packing {
    /// The items are the pieces, then the cubes of the space; an option is a piece
    /// in one place.
    pub problem: Problem,
    space: Vec<Cube>,
    names: Vec<char>,
    /// What becomes of a solution in each turn that maps the space to itself.
    images: Vec<Image>,
}

/// Where each cube goes, and which piece each piece becomes.
type Image = (Vec<usize>, Vec<usize>);

/// A board of 6 rows and 10 columns.
pub const SIX_BY_TEN: &str = "########## ########## ########## ########## ########## ##########";

/// A board of 8 × 8 without its middle four squares.
pub const WITH_A_HOLE: &str =
    "######## ######## ######## ###..### ###..### ######## ######## ########";

/// The twelve pentominoes, by the letters they look like.
const PENTOMINOES: [(char, &str); 12] = [
    ('F', ".## ##. .#."),
    ('I', "#####"),
    ('L', "#### #..."),
    ('N', "###. ..##"),
    ('P', "### ##."),
    ('T', "### .#. .#."),
    ('U', "#.# ###"),
    ('V', "#.. #.. ###"),
    ('W', "#.. ##. .##"),
    ('X', ".#. ### .#."),
    ('Y', "#### .#.."),
    ('Z', "##. .#. .##"),
];

/// The seven pieces of the Soma cube, layer after layer.
const SOMA: [(char, &str); 7] = [
    ('V', "## #."),
    ('L', "### #.."),
    ('T', "### .#."),
    ('Z', "##. .##"),
    ('A', "## #. / #. .."),
    ('B', "## #. / .# .."),
    ('P', "## #. / .. #."),
];

impl Packing {
    /// All twelve pentominoes on a board, which is given by its rows: `#` is a square
    /// to fill. Pieces may be turned over.
    #[must_use]
    pub fn pentominoes(board: &str) -> Self {
        let flat = turns().into_iter().filter(|(axes, signs)| axes[0] == 0 && signs[0] == 1);
        let flat: Vec<Turn> = flat.collect();
        Self::new(cubes(board), &PENTOMINOES, 'X', &flat, &flat)
    }

    /// The Soma cube: seven pieces that fill a cube of side 3. Its pieces can't be
    /// turned over, but a solution seen in a mirror is one too.
    #[must_use]
    pub fn soma() -> Self {
        let layer = "### ### ###";
        let all = turns();
        let turned: Vec<Turn> = all.iter().copied().filter(|turn| !is_mirror(turn)).collect();
        Self::new(cubes(&[layer; 3].join("/")), &SOMA, 'T', &turned, &all)
    }

    /// `turned` are the ways to turn a piece, `same` those after which a solution
    /// counts as the same. Every solution can be turned so that the piece `anchor`
    /// lies in one of a few places, so it gets no others.
    fn new(
        space: Vec<Cube>,
        pieces: &[(char, &str)],
        anchor: char,
        turned: &[Turn],
        same: &[Turn],
    ) -> Self {
        let names: Vec<char> = pieces.iter().map(|piece| piece.0).collect();
        let shapes: Vec<Vec<Vec<Cube>>> =
            pieces.iter().map(|piece| all_ways(&cubes(piece.1), turned)).collect();
        let images: Vec<Image> =
            same.iter().filter_map(|turn| image(&space, &shapes, *turn)).collect();
        let is_flat = space.iter().all(|cube| cube[0] == 0);
        let squares = space.iter().map(|[layer, row, col]| {
            if is_flat { format!("{row}{col}") } else { format!("{layer}{row}{col}") }
        });
        let mut problem = Problem::new(names.iter().map(ToString::to_string).chain(squares), []);
        for (piece, ways) in shapes.iter().enumerate() {
            for way in ways {
                for at in corners(&space) {
                    let Some(places) = places(&space, way, at) else { continue };
                    if names[piece] == anchor && !is_first(&places, &images) {
                        continue;
                    }
                    let places = places.into_iter().map(|place| names.len() + place);
                    problem.option(&[piece].into_iter().chain(places).collect::<Vec<_>>());
                }
            }
        }
        Self { problem, space, names, images }
    }

    /// Which piece fills each cube of the space.
    fn filled(&self, taken: &[Link]) -> Vec<Option<usize>> {
        let mut filled = vec![None; self.space.len()];
        for &node in taken {
            let nodes: Vec<Link> = self.problem.nodes_of(self.problem.option_of(node)).collect();
            let item = |node: Link| self.problem.item_of(node) as usize - 1;
            for &place in &nodes[1..] {
                filled[item(place) - self.names.len()] = Some(item(nodes[0]));
            }
        }
        filled
    }

    /// What two solutions share that are the same when the space is turned or seen in
    /// a mirror: which piece fills each cube, in the first of all images.
    #[must_use]
    pub fn kind(&self, taken: &[Link]) -> Vec<Option<usize>> {
        let filled = self.filled(taken);
        let image = |(goes, becomes): &Image| {
            let mut image = vec![None; filled.len()];
            for (piece, &place) in filled.iter().zip(goes) {
                image[place] = piece.map(|piece| becomes[piece]);
            }
            image
        };
        self.images.iter().map(image).min().unwrap_or_default()
    }

    /// The space, layer beside layer, with the letters of the pieces taken.
    #[must_use]
    pub fn draw(&self, taken: &[Link]) -> String {
        let filled = self.filled(taken);
        let most = |axis: usize| self.space.iter().map(|cube| cube[axis]).max().unwrap_or(0);
        let at = |cube: Cube| match self.space.iter().position(|place| *place == cube) {
            None => ' ',
            Some(place) => filled[place].map_or('.', |piece| self.names[piece]),
        };
        let row = |layer: i8, row: i8| {
            let letters = (0..=most(2)).map(|col| at([layer, row, col]).to_string());
            letters.collect::<Vec<_>>().join(" ")
        };
        let line = |index: i8| {
            let layers = (0..=most(0)).map(|layer| row(layer, index));
            layers.collect::<Vec<_>>().join("     ")
        };
        (0..=most(1)).map(line).collect::<Vec<_>>().join("\n")
    }
}

/// What becomes of the space in a turn; `None` if it isn't the same space then.
fn image(space: &[Cube], shapes: &[Vec<Vec<Cube>>], turn: Turn) -> Option<Image> {
    let turned = apply(space, turn);
    let goes = turned.iter().map(|cube| space.iter().position(|place| place == cube));
    let becomes = shapes.iter().map(|ways| {
        let seen = to_corner(apply(&ways[0], turn));
        shapes.iter().position(|ways| ways.contains(&seen))
    });
    Some((goes.collect::<Option<_>>()?, becomes.collect::<Option<_>>()?))
}

/// The places that a piece fills whose corner is at `at`, if they are all there.
fn places(space: &[Cube], way: &[Cube], at: Cube) -> Option<Vec<usize>> {
    let moved = way.iter().map(|cube| [0, 1, 2].map(|axis| cube[axis] + at[axis]));
    moved.map(|cube| space.iter().position(|place| *place == cube)).collect()
}

/// Whether none of the images of these places comes before them.
fn is_first(places: &[usize], images: &[Image]) -> bool {
    let sorted = |places: &mut dyn Iterator<Item = usize>| {
        let mut places: Vec<usize> = places.collect();
        places.sort_unstable();
        places
    };
    let here = sorted(&mut places.iter().copied());
    images.iter().all(|(goes, _)| here <= sorted(&mut places.iter().map(|&place| goes[place])))
}
