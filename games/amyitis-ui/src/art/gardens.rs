//! The hanging gardens with all that lies on them.
//!
//! What is wet follows from the cubes: a side whose symbols are all covered is a canal full of
//! water, and the squares on both its sides turn green. A cube that is only being considered lets
//! its water show as faintly as itself.

use maud::{Markup, html};

use super::hill::{back_to_front, traffic};
use super::paint::{DUST, FOAM, LEAF, MOSS, UMBER, WATER, fill, line, short};
use super::terrain::{SIDES, Spot, bed, canal, fall, floor, heart, open, outline, symbol};
use super::tokens::standing;
use super::{Cube, Piece, Tile, picture, tiles};

/// What is on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground<'a> {
    /// No tile, as on some squares with two players.
    Bare,
    Tile(Tile<'a>),
    /// The tile is taken, the garden grows; whose it is, if that is known.
    Planted(Option<Cube>),
}

/// A square of the gardens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square<'a> {
    pub ground: Ground<'a>,
    /// A ring round the square: something can happen or has just happened here.
    pub lit: bool,
    /// What is on the square would be taken, or has not grown yet: the answer in question does it.
    pub ghost: bool,
    /// The tile's own name, by which a page follows it.
    pub key: Option<&'a str>,
}

impl Square<'_> {
    pub const BARE: Self = Self {
        ground: Ground::Bare,
        lit: false,
        ghost: false,
        key: None,
    };
}

/// A side between two squares, with its water symbols and the cubes on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side<'a> {
    /// One or two.
    pub symbols: u8,
    /// In the order in which they were placed; no more than symbols.
    pub pieces: &'a [Piece<'a>],
    /// A ring round its free symbols or, if there are none, round the last cube.
    pub lit: bool,
}

impl Side<'_> {
    pub const fn dry(symbols: u8) -> Self {
        Self {
            symbols,
            pieces: &[],
            lit: false,
        }
    }
}

/// All of the gardens: squares by row and column, sides as in [`SIDES`].
#[derive(Debug, Clone, Copy)]
pub struct Gardens<'a> {
    pub squares: &'a [[Square<'a>; 4]; 4],
    pub sides: &'a [Side<'a>; 24],
}

/// How much water there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Water {
    None,
    /// There would be some, if the answer in question were given.
    Considered,
    Flowing,
}

impl Gardens<'_> {
    fn water(&self, side: usize) -> Water {
        let Side {
            symbols, pieces, ..
        } = self.sides[side];
        let symbols = usize::from(symbols.max(1));
        let placed = pieces.iter().filter(|piece| !piece.ghost).count();
        if placed >= symbols {
            Water::Flowing
        } else if pieces.len() >= symbols {
            Water::Considered
        } else {
            Water::None
        }
    }

    /// The best watered side of a square decides.
    fn irrigation(&self, row: usize, column: usize) -> Water {
        let around = |side: &usize| SIDES[*side].contains(&(row, column));
        let sides = (0..SIDES.len()).filter(around);
        sides
            .map(|side| self.water(side))
            .max()
            .unwrap_or(Water::None)
    }
}

/// The gardens, 500 by 474.
pub fn gardens(gardens: &Gardens<'_>) -> Markup {
    let in_order =
        |water: Water| (0..SIDES.len()).filter(move |&side| gardens.water(side) == water);
    picture(
        "am-gardens",
        "0 0 500 474",
        &html! {
            use href="#am-hill" {}
            (traffic())
            @for (row, column) in back_to_front() { (ground(gardens, row, column)) }
            @for water in [Water::Considered, Water::Flowing] {
                @let course: String = in_order(water).map(course).collect();
                @if !course.is_empty() {
                    g class=[(water == Water::Considered).then_some("am-ghost")] {
                        path class="am-canal" d=(course) {}
                        path class="am-stream" d=(course) {}
                        path class="am-flow" d=(course) {}
                    }
                }
            }
            @for (row, column) in back_to_front() { (content(gardens, row, column)) }
            @for (row, column) in back_to_front() {
                @if gardens.squares[row][column].lit { (ring(&outline(&bed(row, column, -0.02)))) }
            }
            // Last, so that no tree hides a cube: whose it is matters more than what is nearer.
            @for (index, side) in gardens.sides.iter().enumerate() { (symbols_of(index, side)) }
        },
    )
}

/// The way of the water along a side and, at its end, down the wall.
fn course(side: usize) -> String {
    let mut d = open(&canal(side));
    if let Some(fall) = fall(side) {
        d.push_str(&open(&fall));
    }
    // A canal that begins at the river fetches its water over the quay.
    let [(row, column), (below, right)] = SIDES[side];
    if floor(row, column) == 1 && floor(below, right) == 1 {
        let [_, end] = canal(side);
        d.push_str(&open(&[
            end,
            Spot {
                y: end.y + 17.0,
                ..end
            },
        ]));
    }
    d
}

fn ring(d: &str) -> Markup {
    html! {
        path class="am-rim" d=(d) {}
        path class="am-lit" d=(d) {}
    }
}

/// Green where there is water.
fn ground(gardens: &Gardens<'_>, row: usize, column: usize) -> Markup {
    let irrigation = gardens.irrigation(row, column);
    let square = &gardens.squares[row][column];
    let planted = matches!(square.ground, Ground::Planted(_));
    let faint = if planted {
        square.ghost
    } else {
        irrigation == Water::Considered
    };
    let here = floor(row, column);
    let drops = (
        row == 3 || floor(row + 1, column) < here,
        column == 3 || floor(row, column + 1) < here,
    );
    html! {
        @if planted || irrigation != Water::None {
            g class=[faint.then_some("am-ghost")] {
                path class=(if planted { "am-lawn" } else { "am-green" }) d=(outline(&bed(row, column, 0.0))) {}
                (creepers(row, column, drops))
            }
        }
    }
}

/// Leaves that hang over the edge of the terrace.
fn creepers(row: usize, column: usize, (left, right): (bool, bool)) -> Markup {
    let [_, east, south, west] = bed(row, column, -0.05);
    html! {
        @if left { @let x = short(west.x); @let y = short(west.y);
            use href="#am-creeper" width="56" height="30" transform={ "translate(" (x) " " (y) ") skewY(34.2)" } {} }
        @if right { @let x = short(south.x); @let y = short(south.y);
            use href="#am-creeper" width="56" height="30" transform={ "translate(" (x) " " (y) ") skewY(-34.2) scale(" (short((east.x - south.x) / (south.x - west.x))) " 1)" } {} }
    }
}

/// The symbols of a side and the cubes on them. A lit side has its free symbols ringed, and one
/// that is full its last cube.
fn symbols_of(index: usize, side: &Side<'_>) -> Markup {
    let full = side.pieces.len() >= usize::from(side.symbols.max(1));
    let lit = (side.lit && full).then_some(side.symbols.max(1) - 1);
    html! {
        @for number in 0..side.symbols.max(1) {
            @let at = symbol(index, side.symbols, number);
            @let piece = side.pieces.get(usize::from(number));
            @if piece.is_none_or(|piece| piece.ghost) {
                use href="#am-source" x=(short(at.x - 7.5)) y=(short(at.y - 6.0)) width="15" height="12" {}
            }
            @if let Some(piece) = piece { (standing(piece, at.x, at.y + 5.0, 19.0)) }
            @if lit == Some(number) || side.lit && piece.is_none() {
                // round a symbol in its trench, or round the cube that stands on it
                @let (high, wide, tall) = if piece.is_some() { (4.5, "13.5", "13.5") } else { (0.0, "10", "8") };
                @for class in ["am-rim", "am-lit"] {
                    ellipse class=(class) cx=(short(at.x)) cy=(short(at.y - high)) rx=(wide) ry=(tall) {}
                }
            }
        }
    }
}

fn content(gardens: &Gardens<'_>, row: usize, column: usize) -> Markup {
    let square = &gardens.squares[row][column];
    let heart = heart(row, column);
    html! {
        g class=[square.ghost.then_some("am-ghost")] data-k=[square.key] {
            @match square.ground {
                Ground::Bare => {}
                Ground::Tile(tile) => {
                    @let [back, right, front, left] = bed(row, column, 0.05);
                    @let low = |spot: Spot| Spot { y: spot.y + 3.0, ..spot };
                    @let high = |spot: Spot| Spot { y: spot.y - 1.0, ..spot };
                    path fill=(UMBER) d=(outline(&[left, back, right, low(right), low(front), low(left)])) {}
                    path fill=(tiles::face(tile.quality)) stroke=(tiles::rim(tile.quality)) stroke-width="1.6" d=(outline(&[back, right, front, left].map(high))) {}
                    (tiles::printed(heart, &tile))
                }
                Ground::Planted(owner) => {
                    use href={ "#am-plants-" ((row * 3 + column * 2 + 1) % 4) } x=(short(heart.x - 42.0)) y=(short(heart.y - 52.0)) width="84" height="80" {}
                    @if let Some(owner) = owner {
                        use href={ "#am-standard-" (owner.slug()) } x=(short(heart.x - 8.5)) y=(short(heart.y - 1.0)) width="17" height="25.5" {}
                    }
                }
            }
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        // an empty water symbol in its trench
        symbol id="am-source" viewBox="0 0 30 24" {
            ellipse cx="15" cy="12" rx="14.5" ry="11.5" fill=(UMBER) {}
            ellipse cx="15" cy="12" rx="12.5" ry="9.7" fill=(DUST) {}
            (fill(WATER, "M15 3.5C18 8 21 11 21 14.5A6 5.2 0 0 1 9 14.5C9 11 12 8 15 3.5Z"))
            (fill(FOAM, "M12 13.5A3 3 0 0 0 14.5 17.5A4.5 4.5 0 0 1 12 13.5Z"))
        }
        symbol id="am-creeper" viewBox="0 0 56 30" overflow="visible" {
            (fill(LEAF, "M0 0H47V3Q45 9 42 4Q40 16 36.5 6Q34 12 31 4Q29 20 25 7Q22 11 20 4Q17 15 13 5Q10 11 7 4Q4 13 0 3Z"))
            (fill(MOSS, "M0 -1H47Q46 4 42 2Q38 6 33 2Q28 7 22 2Q17 6 12 2Q6 6 0 2Z"))
        }
        @for cube in Cube::ALL {
            symbol id={ "am-standard-" (cube.slug()) } viewBox="0 0 20 30" {
                (line(UMBER, "2.2", "M10 6V29"))
                circle cx="10" cy="10" r="9.4" fill=(cube.edge()) {}
                circle cx="10" cy="10" r="8" fill=(cube.colour()) {}
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(1 1) scale(.9)" {}
            }
        }
    }
}
