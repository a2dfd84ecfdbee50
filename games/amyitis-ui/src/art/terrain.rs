//! Where the terraces lie: from squares, sides and corners to points of the picture.
//!
//! The hill is seen from its river corner. Columns run to the lower right, rows to the lower left,
//! and the top square is at the back, so that no terrace hides another. A canal between two
//! squares of a floor lies in the middle between them, one between two floors at the foot of the
//! wall; where a canal of an upper floor reaches its edge, the water falls down the wall.

use super::paint::{push_short, short};

/// One square along the columns, and half the width of a square.
const EAST: f32 = 56.0;
const SOUTH: f32 = 38.0;
/// One floor above the other.
pub(super) const RISE: f32 = 25.0;
/// The back corner of the top square.
const PEAK: (f32, f32) = (250.0, 44.0);
/// How far a canal is from the wall at whose foot it runs.
const FOOT: f32 = 0.105;
/// How far the river reaches from the quay.
pub(super) const BANK: f32 = 4.42;

/// The 24 sides between neighbouring squares as pairs of (row, column), in reading order.
pub const SIDES: [[(usize, usize); 2]; 24] = sides();

const fn sides() -> [[(usize, usize); 2]; 24] {
    let mut all = [[(0, 0); 2]; 24];
    let mut next = 0;
    let mut square = 0;
    while square < 16 {
        let (row, column) = (square / 4, square % 4);
        if column < 3 {
            all[next] = [(row, column), (row, column + 1)];
            next += 1;
        }
        if row < 3 {
            all[next] = [(row, column), (row + 1, column)];
            next += 1;
        }
        square += 1;
    }
    all
}

/// The place in [`SIDES`] of the side between two squares, in either order.
pub fn side_index(one: (usize, usize), other: (usize, usize)) -> Option<usize> {
    let pair = if one < other {
        [one, other]
    } else {
        [other, one]
    };
    SIDES.iter().position(|side| *side == pair)
}

/// The floor of a square, 1 at the river to 4 at the top.
pub(super) const fn floor(row: usize, column: usize) -> usize {
    4 - if row > column { row } else { column }
}

/// A point of the hill in squares and floors, in the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
}

pub(super) fn spot(column: f32, row: f32, level: f32) -> Spot {
    Spot {
        x: PEAK.0 + (column - row) * EAST,
        y: PEAK.1 + (column + row) * SOUTH + (4.0 - level) * RISE,
    }
}

impl Spot {
    pub(super) fn between(self, other: Self, share: f32) -> Self {
        Self {
            x: self.x + (other.x - self.x) * share,
            y: self.y + (other.y - self.y) * share,
        }
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", short(self.x), short(self.y))
    }
}

/// An outline through these spots.
pub(super) fn outline(spots: &[Spot]) -> String {
    let mut d = open(spots);
    d.push('Z');
    d
}

/// A line through these spots.
pub(super) fn open(spots: &[Spot]) -> String {
    let mut d = String::with_capacity(spots.len() * 12);
    for (index, spot) in spots.iter().enumerate() {
        d.push(if index == 0 { 'M' } else { 'L' });
        push_short(&mut d, spot.x);
        d.push(' ');
        push_short(&mut d, spot.y);
    }
    d
}

#[expect(clippy::cast_precision_loss, reason = "rows, columns and floors")]
pub(super) const fn real(count: usize) -> f32 {
    count as f32
}

/// The bed of a square, inside its canals and parapets: back, right, front, left corner.
pub(super) fn bed(row: usize, column: usize, inset: f32) -> [Spot; 4] {
    let here = floor(row, column);
    let near = |wall: bool, border: bool| match (wall, border) {
        (_, true) => 0.05,
        (true, _) => 0.21,
        (false, _) => 0.115,
    };
    let far = |drop: bool| if drop { 0.05 } else { 0.115 };
    let left = near(column > 0 && floor(row, column - 1) > here, column == 0);
    let back = near(row > 0 && floor(row - 1, column) > here, row == 0);
    let right = far(column == 3 || floor(row, column + 1) < here);
    let front = far(row == 3 || floor(row + 1, column) < here);
    let (u0, u1) = (
        real(column) + left + inset,
        real(column + 1) - right - inset,
    );
    let (v0, v1) = (real(row) + back + inset, real(row + 1) - front - inset);
    let level = real(here);
    [
        spot(u0, v0, level),
        spot(u1, v0, level),
        spot(u1, v1, level),
        spot(u0, v1, level),
    ]
}

/// The middle of a square's bed.
pub(super) fn heart(row: usize, column: usize) -> Spot {
    let [back, _, front, _] = bed(row, column, 0.0);
    let [_, right, _, left] = bed(row, column, 0.0);
    back.between(front, 0.5)
        .between(right.between(left, 0.5), 0.5)
}

/// The course of a canal, from its upper or left end.
pub(super) fn canal(side: usize) -> [Spot; 2] {
    let [(row, column), (below, _)] = SIDES[side];
    let along_wall =
        floor(SIDES[side][0].0, SIDES[side][0].1) > floor(SIDES[side][1].0, SIDES[side][1].1);
    let level = real(floor(SIDES[side][1].0, SIDES[side][1].1));
    // By symmetry a side below a square is one to the right of it with rows and columns swapped.
    let (across, along) = if below > row {
        (row, column)
    } else {
        (column, row)
    };
    let line = real(across + 1) + if along_wall { FOOT } else { 0.0 };
    // A wall behind the beginning: the canal begins where the one along that wall runs.
    let walled = along > 0 && along > across + 1;
    let start = real(along) + if walled { FOOT } else { 0.0 };
    let start = if along == 0 { 0.15 } else { start };
    // Along a wall to the corner where it turns, the canal turns with it.
    let end = real(along + 1)
        + if along_wall && along == across {
            FOOT
        } else {
            0.0
        };
    let ends = [(line, start), (line, end)];
    ends.map(|(across, along)| {
        if below > row {
            spot(along, across, level)
        } else {
            spot(across, along, level)
        }
    })
}

/// Where the water of a canal falls down the wall, if it does: top and foot.
pub(super) fn fall(side: usize) -> Option<[Spot; 2]> {
    let [(row, column), (below, right)] = SIDES[side];
    let level = floor(row, column);
    if level == 1 || floor(below, right) != level {
        return None;
    }
    let (u, v) = (real(right.max(column)), real(below.max(row)));
    // The end of the canal lies one square further along it, on the edge of the floor.
    let edge = if below > row {
        (u + 1.0, v)
    } else {
        (u, v + 1.0)
    };
    let last = if below > row { column + 1 } else { row + 1 };
    if 4 - last >= level {
        return None;
    }
    let top = spot(edge.0, edge.1, real(level));
    Some([
        top,
        Spot {
            x: top.x,
            y: top.y + RISE + 3.0,
        },
    ])
}

/// Where the cube on a symbol stands.
pub(super) fn symbol(side: usize, symbols: u8, index: u8) -> Spot {
    let [from, to] = canal(side);
    let share = match (symbols, index) {
        (0 | 1, _) => 0.5,
        (_, 0) => 0.29,
        (_, _) => 0.73,
    };
    from.between(to, share)
}

/// The box round a square in the picture of 500 by 474: left, top, width and height. The square
/// itself is the diamond in it, which the class `am-diamond` cuts out of a button.
///
/// # Panics
///
/// If there is no such square.
pub fn square_box(row: usize, column: usize) -> [f32; 4] {
    assert!(row < 4 && column < 4, "square {row} {column}");
    let level = real(floor(row, column));
    let back = spot(real(column), real(row), level);
    [back.x - EAST, back.y, 2.0 * EAST, 2.0 * SOUTH]
}

/// The box round the middle of a side, as high as its neighbours above and below allow: no two
/// overlap.
///
/// # Panics
///
/// If there is no such side.
pub fn side_box(side: usize) -> [f32; 4] {
    const HALF: f32 = 25.5;
    const TALL: f32 = 21.0;
    let middle = symbol(side, 1, 0);
    let [mut up, mut down] = [TALL; 2];
    for other in (0..SIDES.len()).filter(|other| *other != side) {
        let there = symbol(other, 1, 0);
        if (there.x - middle.x).abs() < 2.0 * HALF {
            let half = (there.y - middle.y) / 2.0;
            if half > 0.0 {
                down = down.min(half);
            } else {
                up = up.min(-half);
            }
        }
    }
    [middle.x - HALF, middle.y - up, 2.0 * HALF, up + down]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size of the gardens' picture.
    const WIDTH: f32 = 500.0;
    const HEIGHT: f32 = 474.0;

    #[test]
    fn floors_have_seven_five_three_and_one_squares() {
        let mut squares = [0; 5];
        for square in 0..16 {
            squares[floor(square / 4, square % 4)] += 1;
        }
        assert_eq!(squares, [0, 7, 5, 3, 1]);
    }

    #[test]
    fn every_side_is_found_from_both_its_squares() {
        for (index, [one, other]) in SIDES.into_iter().enumerate() {
            assert_eq!(side_index(one, other), Some(index));
            assert_eq!(side_index(other, one), Some(index));
        }
        assert_eq!(side_index((0, 0), (1, 1)), None);
        assert!(SIDES.is_sorted());
    }

    #[test]
    fn boxes_lie_in_the_picture_and_sides_do_not_overlap() {
        let squares = (0..16).map(|square| square_box(square / 4, square % 4));
        let sides: Vec<_> = (0..24).map(side_box).collect();
        for [x, y, width, height] in squares.chain(sides.iter().copied()) {
            assert!(x >= 0.0 && x + width <= WIDTH);
            assert!(y >= 0.0 && y + height <= HEIGHT);
            assert!(width > 48.0 && height > 28.0, "{width} by {height}");
        }
        for (index, [x, y, width, height]) in sides.iter().enumerate() {
            for [left, top, wide, high] in &sides[index + 1..] {
                let beside = *left >= x + width || *x >= left + wide;
                let above = *top >= y + height - 0.01 || *y >= top + high - 0.01;
                assert!(beside || above, "side {index}");
            }
        }
    }

    /// Left and right of the hill are mirror images.
    #[test]
    fn the_hill_is_symmetric() {
        for (index, [(row, column), (below, right)]) in SIDES.into_iter().enumerate() {
            let twin = side_index((column, row), (right, below)).expect("its mirror image");
            for (one, other) in canal(index).into_iter().zip(canal(twin)) {
                assert!((one.x + other.x - WIDTH).abs() < 0.01);
                assert!((one.y - other.y).abs() < 0.01);
            }
            assert_eq!(fall(index).is_some(), fall(twin).is_some());
        }
    }

    /// On floor 1 the river takes the water; on the upper floors six canals reach an edge.
    #[test]
    fn water_falls_where_a_canal_reaches_an_edge() {
        let falls: Vec<_> = (0..24).filter(|&side| fall(side).is_some()).collect();
        let at_an_edge = |[(row, column), (below, right)]: [(usize, usize); 2]| {
            let level = floor(row, column);
            let last = if below > row { column } else { row };
            level > 1 && floor(below, right) == level && 4 - (last + 1) < level
        };
        let expected: Vec<_> = (0..24).filter(|&side| at_an_edge(SIDES[side])).collect();
        assert_eq!(falls, expected);
        assert_eq!(falls.len(), 6);
    }
}
