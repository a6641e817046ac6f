//! Cubes in space, and the ways to turn them.

/// A unit square or cube by its coordinates: layer, row, column.
pub(super) type Cube = [i8; 3];

/// A turn or a reflection: which axis each axis comes from, and whether it is
/// reversed.
pub(super) type Turn = ([usize; 3], [i8; 3]);

/// The cubes of a drawing: layers apart by `/`, rows by a space.
pub(super) fn cubes(drawing: &str) -> Vec<Cube> {
    let mut cubes = Vec::new();
    for (layer, text) in drawing.split('/').enumerate() {
        for (row, text) in text.split_whitespace().enumerate() {
            for (col, symbol) in text.chars().enumerate() {
                if symbol == '#' {
                    cubes.push([layer as i8, row as i8, col as i8]);
                }
            }
        }
    }
    cubes
}

/// The 48 ways to turn and mirror a cube.
pub(super) fn turns() -> Vec<Turn> {
    let mut turns = Vec::new();
    for axes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for bits in 0..8 {
            turns.push((axes, [0, 1, 2].map(|axis| if bits >> axis & 1 == 0 { 1 } else { -1 })));
        }
    }
    turns
}

/// Whether no rotation does what this turn does.
pub(super) fn is_mirror(turn: &Turn) -> bool {
    let (axes, signs) = turn;
    let swaps = (0..3).flat_map(|j| (0..j).map(move |i| (i, j)));
    let odd = swaps.filter(|&(i, j)| axes[i] > axes[j]).count() % 2 == 1;
    odd != (signs.iter().product::<i8>() == -1)
}

/// The cubes after a turn, moved back so that the least coordinates are those from
/// before.
pub(super) fn apply(cubes: &[Cube], (axes, signs): Turn) -> Vec<Cube> {
    let turned = cubes.iter().map(|cube| [0, 1, 2].map(|axis| signs[axis] * cube[axes[axis]]));
    from(turned.collect(), least(cubes))
}

fn least(cubes: &[Cube]) -> Cube {
    [0, 1, 2].map(|axis| cubes.iter().map(|cube| cube[axis]).min().unwrap_or(0))
}

/// Every place where the least coordinates of a piece can be.
pub(super) fn corners(space: &[Cube]) -> impl Iterator<Item = Cube> {
    let [layers, rows, cols] =
        [0, 1, 2].map(|axis| space.iter().map(|cube| cube[axis] + 1).max().unwrap_or(0));
    let row = move |layer, row| (0..cols).map(move |col| [layer, row, col]);
    (0..layers).flat_map(move |layer| (0..rows).flat_map(move |index| row(layer, index)))
}

/// The cubes moved so that their least coordinates are these.
fn from(cubes: Vec<Cube>, corner: Cube) -> Vec<Cube> {
    let least = least(&cubes);
    let moved = cubes.into_iter();
    moved.map(|cube| [0, 1, 2].map(|axis| cube[axis] - least[axis] + corner[axis])).collect()
}

/// The cubes moved to the corner, in order.
pub(super) fn to_corner(cubes: Vec<Cube>) -> Vec<Cube> {
    let mut cubes = from(cubes, [0, 0, 0]);
    cubes.sort_unstable();
    cubes
}

/// The different ways to turn a piece.
pub(super) fn all_ways(piece: &[Cube], turns: &[Turn]) -> Vec<Vec<Cube>> {
    let mut ways: Vec<Vec<Cube>> =
        turns.iter().map(|turn| to_corner(apply(piece, *turn))).collect();
    ways.sort_unstable();
    ways.dedup();
    ways
}
