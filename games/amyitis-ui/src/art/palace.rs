//! Der Palast: the processional way up the palace and the plaques of the four abilities.
//!
//! Twenty steps lead up in two flights, the upper one back above the lower. Markers on one step
//! lie on each other; the uppermost comes first, and its mark is the one seen whole.

use maud::{Markup, html};

use super::boards::merlons;
use super::cards::lettering;
use super::paint::{
    BRICK, CLAY, DEEP, DUST, GLOW, GOLD, IVORY, LAPIS, MUD, RUST, SHADE, UMBER, fill, line, short,
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
                    @let [dx, dy, size] = lying(step, level);
                    (placed(piece, "puck", x + dx, y - dy, size))
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
    [x, y - 42.0, TREAD, 56.0]
}

/// Left end and height of a tread.
fn tread(step: usize) -> (f32, f32) {
    let count = super::terrain::real;
    match step {
        0 => (4.0, 200.0),
        1..=10 => (50.0 + TREAD * count(step - 1), 200.0 - RISE * count(step)),
        _ => (
            410.0 - TREAD * count(step - 11),
            104.0 - RISE * count(step - 10),
        ),
    }
}

/// How a marker lies, from the left end of its tread, and how large: on a step on each other, in
/// the forecourt two by two.
fn lying(step: usize, level: usize) -> [f32; 3] {
    let count = super::terrain::real;
    match step {
        0 => [
            23.0 * count(level % 2) - 3.0,
            23.0 + 23.0 * count(level / 2),
            24.0,
        ],
        _ => [4.0, 29.0 + 10.5 * count(level), 32.0],
    }
}

/// An ability of the palace phase with its name and, once chosen, the cube of whoever has it.
#[derive(Debug, Clone, Copy)]
pub struct Plaque<'a> {
    pub ability: Ability,
    pub label: &'a str,
    pub piece: Option<Piece<'a>>,
    pub lit: bool,
}

/// The plaque of an ability, 140 by 64.
pub fn ability(plaque: &Plaque<'_>) -> Markup {
    picture(
        "am-ability",
        "0 0 140 64",
        &html! {
            use href="#am-plaque" {}
            g color=(DEEP) fill=(DEEP) { use href={ "#am-sign-ability-" (plaque.ability.slug()) } x="9" y="9" width="30" height="30" {} }
            (effect(plaque.ability))
            (lettering("70", "57", plaque.label, 126, 115))
            @if let Some(piece) = plaque.piece { (placed(&piece, "cube", 98.0, 8.0, 32.0)) }
            @if plaque.lit {
                rect class="am-rim" x="3" y="3" width="134" height="58" rx="6" {}
                rect class="am-lit" x="3" y="3" width="134" height="58" rx="6" {}
            }
        },
    )
}

/// What the ability brings, in pictures.
fn effect(ability: Ability) -> Markup {
    html! {
        @match ability {
            Ability::FirstPlayer => use href="#am-first" x="55" y="9" width="30" height="30" {},
            Ability::Procession => {
                // One's own cube, of whatever colour, for one temple, and grey ones for the two others.
                rect x="52" y="9.5" width="12" height="12" rx="2" fill=(GOLD) stroke=(DEEP) stroke-width="1.4" {}
                use href="#am-arrow" x="68" y="11.5" width="9" height="8" {}
                g color=(DEEP) fill=(DEEP) { use href="#am-sign-ishtar" x="79" y="7" width="14" height="16" {} }
                use href="#am-cube-grey" x="56" y="25.5" width="13" height="13" {}
                use href="#am-cube-grey" x="75" y="25.5" width="13" height="13" {}
            }
            Ability::Craft => {
                use href="#am-craft-peasant" x="49" y="11" width="24" height="24" {}
                use href="#am-craft-engineer" x="59" y="12" width="24" height="24" {}
                use href="#am-craft-priest" x="69" y="13" width="24" height="24" {}
            }
            Ability::LesserCourtier => {
                use href="#am-stairs" x="50" y="14" width="20" height="20" {}
                use href="#am-talent" x="73" y="14" width="20" height="20" {}
            }
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for cube in super::Cube::ALL {
            // a flat disc seen from above: its rim shows when another lies on it
            symbol id={ "am-puck-" (cube.slug()) } viewBox="0 0 32 32" {
                path fill=(super::paint::INK) d="M0 13A16 11.5 0 0 1 32 13V19A16 11.5 0 0 1 0 19Z" {}
                path fill=(cube.edge()) d="M1.5 13H30.5V19A14.5 10.3 0 0 1 1.5 19Z" {}
                ellipse cx="16" cy="13" rx="14.5" ry="10.3" fill=(cube.colour()) {}
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(2.2 2.5) scale(1.38 1.04)" {}
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(11.4 20.6) scale(.46 .44)" {}
            }
        }
        symbol id="am-plaque" viewBox="0 0 140 64" {
            rect width="140" height="64" rx="7" fill=(UMBER) {}
            rect x="1.5" y="1.5" width="137" height="61" rx="6" fill=(GOLD) {}
            rect x="4" y="4" width="132" height="56" rx="4" fill=(IVORY) {}
            (fill(DUST, "M4 44H136V56Q136 60 132 60H8Q4 60 4 56Z"))
            rect x="97" y="7.5" width="34" height="34" rx="4" fill=(MUD) stroke=(SHADE) stroke-width="1.2" stroke-dasharray="3 2.5" {}
            (line(GOLD, "1.2", "M46 10V38"))
        }
        symbol id="am-stairs" viewBox="0 0 40 40" {
            (fill(UMBER, "M0 40V28H12V17H24V6L34 6V40ZM40 40H34V6H40Z"))
            (fill(MUD, "M2 38V30H14V19H26V8H38V38Z"))
            (line(RUST, "3.4", "M6 18L18 6M9 5.5L18.5 5.5V15"))
        }
        symbol id="am-stair" viewBox="0 0 460 220" { (palace()) }
    }
}

/// The palace front with both flights before it.
fn palace() -> Markup {
    html! {
        g transform="translate(60 0)" { (fill(LAPIS, &merlons(340))) }
        (fill(DEEP, "M60 14H400V110H60Z"))
        (fill(LAPIS, "M62 16H398V110H62Z"))
        rect x="62" y="16" width="336" height="94" fill="url(#am-glazed)" {}
        @for x in [74, 330] { use href="#am-lion" x=(x) y="26" width="54" height="32.4" {} }
        @for x in [140, 166, 280, 306] { use href="#am-rosette" x=(x) y="24" width="16" height="16" {} }
        (line(GOLD, "1.4", "M62 20H398M62 62H180M280 62H398"))
        (fill(DEEP, "M196 110V48A34 30 0 0 1 264 48V110Z")) (line(GOLD, "2", "M196 110V48A34 30 0 0 1 264 48V110"))
        (fill(GLOW, "M206 110V52A24 22 0 0 1 254 52V110Z"))
        (fill(DUST, "M0 220V100H460V220Z"))
        (fill(CLAY, "M0 220V122H460V220Z"))
        (line(MUD, "1", "M0 144H460M0 158H460M0 172H460M0 186H460M30 130V144M90 130V144M150 130V144M210 130V144M270 130V144M330 130V144M60 144V158M120 144V158M180 144V158M240 144V158M300 144V158M30 158V172M90 158V172M150 158V172M210 158V172M60 172V186"))
        (fill(LAPIS, "M0 121H460V131H0Z")) (line(GOLD, "1.2", "M0 121H460M0 131.5H460"))
        path fill="none" stroke=(IVORY) stroke-width="5" stroke-dasharray=".01 20" d="M10 126.2H460" {}
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
