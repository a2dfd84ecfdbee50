//! Der Palast: the processional way up the palace and the plaques of the four abilities.
//!
//! Twenty steps lead up in two flights, the upper one back above the lower. Markers on one step
//! lie on each other; the uppermost comes first, and its mark is the one seen whole.

use maud::{Markup, html};

use super::cards::lettering;
use super::boards::merlons;
use super::paint::{
    BRICK, CLAY, DEEP, DUST, GLOW, GOLD, IVORY, LAPIS, MUD, SHADE, UMBER, fill, line, short,
};
use super::tokens::placed;
use super::{Ability, Piece, picture};

/// Who stands where on the way: one stack for the forecourt and each of the 20 steps.
#[derive(Debug, Clone, Copy)]
pub struct Stair<'a> {
    /// By step, 0 being the forecourt; each from bottom to top.
    pub stacks: &'a [&'a [Piece<'a>]; 21],
}

/// Width and height of a step's tread and from one to the next.
const TREAD: f32 = 40.0;
const RISE: f32 = 4.0;

/// The way up the palace, 460 by 220.
pub fn stair(stair: &Stair<'_>) -> Markup {
    picture(
        "am-stair",
        "0 0 460 220",
        &html! {
            use href="#am-stair" {}
            @for (step, stack) in stair.stacks.iter().enumerate() {
                @let (x, y) = tread(step);
                @for (level, piece) in stack.iter().enumerate() {
                    @let (dx, dy) = lying(step, level);
                    (placed(piece, "puck", x + dx, y - dy - 24.0, 32.0))
                }
            }
        },
    )
}

/// The box of a step in the picture of 460 by 220: left, top, width and height.
///
/// # Panics
///
/// If there is no such step.
pub fn step_box(step: usize) -> [f32; 4] {
    assert!(step <= 20, "step {step} of 20");
    let (x, y) = tread(step);
    [x, y - 46.0, TREAD, 64.0]
}

/// Left end and height of a tread.
fn tread(step: usize) -> (f32, f32) {
    let count = super::terrain::real;
    match step {
        0 => (4.0, 200.0),
        1..=10 => (50.0 + TREAD * count(step - 1), 200.0 - RISE * count(step)),
        _ => (410.0 - TREAD * count(step - 11), 104.0 - RISE * count(step - 10)),
    }
}

/// On a step markers lie on each other, in the forecourt they wait two by two.
fn lying(step: usize, level: usize) -> (f32, f32) {
    let up = super::terrain::real(level);
    match step {
        0 => (4.0, 22.0 * up - 8.0),
        _ => (4.0, 10.5 * up),
    }
}

/// An ability with its name and, once chosen, the cube of whoever has it; 140 by 64.
pub fn ability(ability: Ability, label: &str, piece: Option<&Piece<'_>>, lit: bool) -> Markup {
    picture(
        "am-ability",
        "0 0 140 64",
        &html! {
            use href="#am-plaque" {}
            g color=(DEEP) fill=(DEEP) { use href={ "#am-sign-ability-" (ability.slug()) } x="9" y="9" width="30" height="30" {} }
            (lettering("70", "57", label, 126, 115))
            @if let Some(piece) = piece { (placed(piece, "cube", 98.0, 8.0, 32.0)) }
            @if lit {
                rect class="am-rim" x="3" y="3" width="134" height="58" rx="6" {}
                rect class="am-lit" x="3" y="3" width="134" height="58" rx="6" {}
            }
        },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        @for cube in super::Cube::ALL {
            // a flat disc seen from above: its rim shows when another lies on it
            symbol id={ "am-puck-" (cube.slug()) } viewBox="0 0 32 32" {
                path fill=(super::paint::INK) d="M0 13A16 11.5 0 0 1 32 13V19A16 11.5 0 0 1 0 19Z" {}
                path fill=(cube.edge()) d="M1.5 13H30.500V19A14.5 10.3 0 0 1 1.5 19Z" {}
                ellipse cx="16" cy="13" rx="14.5" ry="10.3" fill=(cube.colour()) {}
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(2.2 2.5) scale(1.38 1.04)" {}
                path fill="none" stroke=(cube.mark()) stroke-width="1.6" d="M6 24.500h.01M12 27.200h.01M20 27.200h.01M26 24.500h.01" {}
            }
        }
        symbol id="am-plaque" viewBox="0 0 140 64" {
            rect width="140" height="64" rx="7" fill=(UMBER) {}
            rect x="1.5" y="1.5" width="137" height="61" rx="6" fill=(GOLD) {}
            rect x="4" y="4" width="132" height="56" rx="4" fill=(IVORY) {}
            (fill(DUST, "M4 44H136V56Q136 60 132 60H8Q4 60 4 56Z"))
            rect x="97" y="7.5" width="34" height="34" rx="4" fill=(MUD) stroke=(SHADE) stroke-width="1.2" stroke-dasharray="3 2.5" {}
            (line(GOLD, "1.2", "M44 16H90M44 24H90M44 32H90"))
            @let _ = GLOW;
        }
        symbol id="am-stair" viewBox="0 0 460 220" { (palace()) }
    }
}

/// The palace front with both flights before it.
fn palace() -> Markup {
    html! {
        g transform="translate(60 0)" { (fill(DEEP, &merlons(340))) }
        (fill(DEEP, "M60 14H400V110H60Z"))
        (fill(LAPIS, "M62 16H398V110H62Z"))
        rect x="62" y="16" width="336" height="94" fill="url(#am-glazed)" {}
        (fill(DUST, "M0 220V100H460V220Z"))
        (fill(CLAY, "M0 220V122H460V220Z"))
        (steps(11..=20))
        (steps(1..=10))
        (fill(BRICK, "M0 214H460V220H0Z"))
        (fill(DUST, "M0 200H50V214H0Z"))
        (line(SHADE, "1", "M0 200H50"))
        g fill=(UMBER) {
            @for step in 1..=20 {
                @let (x, y) = tread(step);
                text class="am-tick" x=(short(x + TREAD / 2.0)) y=(short(y + 13.0)) { (step) }
            }
        }
    }
}

fn steps(range: std::ops::RangeInclusive<usize>) -> Markup {
    let ground = if *range.start() < 10 { 214.0 } else { 122.0 };
    html! {
        @for step in range {
            @let (x, y) = tread(step);
            @let height = ground - y;
            rect x=(short(x)) y=(short(y)) width="40" height=(short(height)) fill=(if step % 5 == 0 { GLOW } else { MUD }) {}
            path fill=(IVORY) d={ "M" (short(x)) " " (short(y)) "h40v3h-40z" } {}
            path fill="none" stroke=(SHADE) stroke-width=".8" d={ "M" (short(x)) " " (short(y)) "v" (short(height)) } {}
        }
    }
}
