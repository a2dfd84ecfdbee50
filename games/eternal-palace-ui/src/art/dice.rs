//! Carved dice and the bamboo trays they are grouped in.
//!
//! A die lies a little towards us: its top shows the pips, its front the shape of its owner.

use maud::{Markup, html};

use super::ink::{BAMBOO, BRASS, CINNABAR, GLOW, INK, PAPER, REED, SILK, VERMILION, fill, line};
use super::people::Colour;
use super::picture;

/// One die as it lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Die<'a> {
    pub colour: Colour,
    /// 1 to 6.
    pub face: u8,
    /// The face it was rolled with, where wisdom has changed it.
    pub was: Option<u8>,
    /// Only a preview: drawn translucent.
    pub ghost: bool,
    /// A ring round it: it may be chosen, or just has been.
    pub lit: bool,
    /// Becomes `data-k`.
    pub key: Option<&'a str>,
}

impl Die<'_> {
    pub const fn new(colour: Colour, face: u8) -> Self {
        Self {
            colour,
            face,
            was: None,
            ghost: false,
            lit: false,
            key: None,
        }
    }
}

/// A die, 40 by 48; as wide as the box it is put into.
pub fn die(die: &Die<'_>) -> Markup {
    picture("ep-die", "-2 -2 44 52", &lying(die))
}

/// A die set into a sentence.
pub fn die_sign(colour: Colour, face: u8) -> Markup {
    picture("ep-token", "-4 -1 48 50", &lying(&Die::new(colour, face)))
}

/// A group in its bamboo tray with its sum: 64 high, 44 wider with each die.
pub fn tray(dice: &[Die<'_>], sum: u8) -> Markup {
    let count = i32::try_from(dice.len()).unwrap_or(i32::MAX / 64);
    let width = 52 + 44 * count;
    picture(
        "ep-tray",
        &format!("0 0 {width} 68"),
        &html! {
            rect x="4" y="5" width=(width - 8) height="58" rx="3" fill=(SILK) stroke=(REED) stroke-width="1.4" {}
            (pole(width, 5))
            (pole(width, 63))
            (line(BRASS, "3", &format!("M5 1V67M{} 1V67", width - 5)))
            (line(VERMILION, "2.4", &format!("M2 7L8 3M2 3L8 7M{0} 7L{1} 3M{0} 3L{1} 7M2 65L8 61M2 61L8 65M{0} 65L{1} 61M{0} 61L{1} 65", width - 8, width - 2)))
            @for (index, die) in (0..).zip(dice) {
                g transform={ "translate(" (11 + 44 * index) " 10)" } { (lying(die)) }
            }
            use href="#ep-sum" x=(width - 41) y="18" width="32" height="32" {}
            text class="ep-carved" x=(width - 25) y="40.6" font-size="18" { (sum) }
        },
    )
}

/// A bamboo pole with its knots.
fn pole(width: i32, y: i32) -> Markup {
    html! {
        (line(REED, "7", &format!("M3 {y}H{}", width - 3)))
        (line(BAMBOO, "5", &format!("M3 {y}H{}", width - 3)))
        (line(GLOW, "1.2", &format!("M6 {0}H{1}", y - 1, width - 6)))
        @for knot in (1..).map(|knot| knot * 30).take_while(|knot| *knot < width - 10) {
            (line(REED, "1.2", &format!("M{knot} {}v6", y - 3)))
        }
    }
}

/// The die itself, in a box of 40 by 48.
pub(super) fn lying(die: &Die<'_>) -> Markup {
    let slug = die.colour.slug();
    html! {
        g data-k=[die.key] class=[die.ghost.then_some("ep-ghost")] {
            @if die.lit { rect class="ep-lit" x="-1" y="-1" width="42" height="50" rx="9" {} }
            use href={ "#ep-die-" (slug) } width="40" height="48" {}
            g fill=(die.colour.mark()) { use href={ "#ep-pips-" (die.face) } width="40" height="48" {} }
            @if let Some(was) = die.was {
                use href="#ep-was" x="23" y="31" width="18" height="18" {}
                g fill=(CINNABAR) { use href={ "#ep-pips-" (was) } x="24" y="32.4" width="16" height="19.2" {} }
            }
        }
    }
}

/// Pips in a box of 40, top left to bottom right.
const fn pips(face: u8) -> &'static [(i32, i32)] {
    match face {
        1 => &[(20, 19)],
        2 => &[(11, 10), (29, 28)],
        3 => &[(11, 10), (20, 19), (29, 28)],
        4 => &[(11, 10), (29, 10), (11, 28), (29, 28)],
        5 => &[(11, 10), (29, 10), (20, 19), (11, 28), (29, 28)],
        _ => &[(11, 10), (29, 10), (11, 19), (29, 19), (11, 28), (29, 28)],
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for colour in Colour::ALL {
            symbol id={ "ep-die-" (colour.slug()) } viewBox="0 0 40 48" { (body(colour)) }
        }
        @for face in 1..=6 {
            symbol id={ "ep-pips-" (face) } viewBox="0 0 40 48" { (spots(face)) }
        }
        symbol id="ep-was" viewBox="0 0 18 18" {
            (fill(INK, "M3 0H15Q18 0 18 3V15Q18 18 15 18H3Q0 18 0 15V3Q0 0 3 0Z"))
            (fill(PAPER, "M3.4 1.4H14.6Q16.6 1.4 16.6 3.4V14.6Q16.6 16.6 14.6 16.6H3.4Q1.4 16.6 1.4 14.6V3.4Q1.4 1.4 3.4 1.4Z"))
        }
        symbol id="ep-sum" viewBox="0 0 40 40" {
            (fill(VERMILION, "M3 2.5Q20 .8 37 2.6Q39 19 37.4 37.2Q21 39 2.8 37.5Q1.2 20 3 2.5Z"))
            (line(CINNABAR, "1.6", "M6.5 6.5Q20 5 33.6 6.5Q35 20 33.8 33.6Q20 35 6.4 33.8Q5 20 6.5 6.5Z"))
        }
    }
}

/// A die without its pips.
pub(super) fn body(colour: Colour) -> Markup {
    html! {
        (fill(PAPER, "M7 -1H33Q41 -1 41 7V41Q41 49 33 49H7Q-1 49 -1 41V7Q-1 -1 7 -1Z"))
        (fill(INK, "M7 .2H33Q39.8 .2 39.8 7V41Q39.8 47.8 33 47.8H7Q.2 47.8 .2 41V7Q.2 .2 7 .2Z"))
        (fill(colour.shade(), "M2 24H38V40.5Q38 46 32.5 46H7.5Q2 46 2 40.5Z"))
        (fill(colour.paint(), "M8 2H32Q38 2 38 8V30Q38 36 32 36H8Q2 36 2 30V8Q2 2 8 2Z"))
        (line(colour.light(), "1.6", "M4 29V8.5Q4 4 8.5 4H31"))
        path fill=(colour.carved()) transform="translate(14.4 35.6) scale(.5)" d=(colour.shape()) {}
    }
}

/// Its pips, in the colour around them.
pub(super) fn spots(face: u8) -> Markup {
    html! {
        @for (x, y) in pips(face) { circle cx=(x) cy=(y) r=(if face == 1 { "5.4" } else { "4" }) {} }
    }
}
