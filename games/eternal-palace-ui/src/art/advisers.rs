//! Adviser cards: a band in the colour of the class with its sign, a portrait, and the effect as
//! pictures below it; what the appointment costs hangs on the left.

use maud::{Markup, html};

use super::effects::{Adviser, Class, pictogram};
use super::ink::{
    BRASS, CINNABAR, EARTH, GLOW, GOLD, INDIGO, INK, PAPER, PINE, SILK, UMBER, fill, line,
};
use super::tokens::Token;
use super::{picture, piece, tenth};

/// A card as it lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdviserCard<'a> {
    pub adviser: Adviser,
    /// The name, already in the reader's language.
    pub label: &'a str,
    /// The resources of an appointment.
    pub cost: &'a [Token],
    /// Only for four and five players.
    pub marked: bool,
    /// Used this round: turned on its side.
    pub used: bool,
}

impl Class {
    pub(super) const fn band(self) -> &'static str {
        match self {
            Self::Patron => CINNABAR,
            Self::Trader => "#a8741a",
            Self::Diplomat => INDIGO,
            Self::Artisan => PINE,
        }
    }

    /// The wall behind the portrait.
    pub(super) const fn wall(self) -> &'static str {
        match self {
            Self::Patron => "#f3d3c4",
            Self::Trader => "#f4e2b0",
            Self::Diplomat => "#cddbe8",
            Self::Artisan => "#d0e2d2",
        }
    }
}

/// An adviser card, 100 by 140; a used one lies on its side in the same box.
pub fn adviser(card: &AdviserCard<'_>) -> Markup {
    let face = html! {
        use href={ "#ep-card-" (card.adviser.class().slug()) } {}
        use href={ "#ep-adviser-" (card.adviser.number()) } x="18" y="17" width="66" height="66" {}
        use href="#ep-rail" {}
        (costs(card.cost, 4.0, 19.0, 19.0))
        (pictogram(card.adviser.effect(), 6.0, 92.5, 88.0))
        (lettering(50, "133.8", card.label, 88))
        @if card.marked { (piece("marked", 81.0, 18.0, 15.0)) }
    };
    picture(
        "ep-card",
        "0 0 100 140",
        &html! {
            @if card.used {
                g class="ep-used" transform="translate(100 34.3) rotate(90) scale(.714)" { (face) }
            } @else { (face) }
        },
    )
}

/// An adviser card for narrow places, 50 by 70: portrait, cost and effect.
pub fn adviser_mini(adviser: Adviser, cost: &[Token]) -> Markup {
    picture(
        "ep-card",
        "0 0 50 70",
        &html! {
            use href={ "#ep-note-" (adviser.class().slug()) } {}
            use href={ "#ep-adviser-" (adviser.number()) } x="10" y="3" width="38" height="38" {}
            use href="#ep-note-rail" {}
            (costs(cost, 1.5, 12.5, 10.0))
            g transform="translate(1.5 44.5) scale(.78)" { (pictogram(adviser.effect(), 0.0, 0.0, 60.0)) }
        },
    )
}

/// The back of an adviser card, 50 by 70.
pub fn adviser_back() -> Markup {
    picture(
        "ep-card",
        "0 0 50 70",
        &html! { use href="#ep-adviser-back" {} },
    )
}

/// An adviser in a round window, 100 by 100.
pub fn portrait(adviser: Adviser) -> Markup {
    picture(
        "ep-portrait",
        "0 0 100 100",
        &html! {
            use href={ "#ep-round-" (adviser.class().slug()) } {}
            g clip-path="url(#ep-window)" { use href={ "#ep-adviser-" (adviser.number()) } y="4" {} }
        },
    )
}

/// The sign of a class, one em high, in the colour of the text.
pub fn class_sign(class: Class) -> Markup {
    picture(
        "ep-glyph",
        "0 0 20 20",
        &html! { use href={ "#ep-class-" (class.slug()) } {} },
    )
}

fn costs(cost: &[Token], x: f32, y: f32, size: f32) -> Markup {
    html! {
        @for (index, token) in (0_u8..).zip(cost) {
            (piece(token.slug(), x, y + f32::from(index) * (size + 1.0), size))
        }
    }
}

/// A name set as large as its length allows.
pub(super) fn lettering(x: u16, y: &str, label: &str, width: usize) -> Markup {
    // A serif letter is a little over half its size wide; capitals and m are why not exactly half.
    let letters = label.chars().count().max(1);
    let tenths = (width * 1000 / (letters * 57)).clamp(50, 100);
    html! {
        text class="ep-name" x=(x) y=(y) font-size={ (tenths / 10) "." (tenths % 10) } { (label) }
    }
}

fn sign(class: Class) -> Markup {
    let d = match class {
        // an open hand with a coin above it
        Class::Patron => {
            "M10 1a4 4 0 1 0 .01 0ZM8.8 3.8H11.2V6.2H8.8ZM1 11H6C8 11 9 13 11 13H17C19.5 13 19.5 15.5 17.5 16L11 18.500C7 19.5 4 18 1 17.500Z"
        }
        // scales
        Class::Trader => {
            "M9 1H11V3H18.500V5H17.500L20 12H13L15.5 5H11V16.500H15V19H5V16.500H9V5H4.500L7 12H0L2.5 5H1.500V3H9Z"
        }
        // a sealed letter
        Class::Diplomat => {
            "M1 3H19V5L10 11L1 5ZM1 7.400L10 13.400L19 7.400V17H12.500V15H7.500V17H1ZM8.5 16H11.500V20L10 18.800L8.5 20Z"
        }
        // hammer and chisel
        Class::Artisan => {
            "M2 2H12L15 5L13 8L11.5 6.500H9.500V19H6V6.500H2ZM14.5 9H18.500V15L16.5 19L14.5 15Z"
        }
    };
    html! { path fill-rule="evenodd" d=(d) {} }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for class in Class::ALL {
            symbol id={ "ep-class-" (class.slug()) } viewBox="0 0 20 20" { (sign(class)) }
            symbol id={ "ep-card-" (class.slug()) } viewBox="0 0 100 140" {
                (sheet(100, 140))
                rect x="2" y="2" width="96" height="85" rx="4" fill=(class.wall()) {}
                (clouds("M30 30C34 24 44 26 46 31C54 27 62 31 60 37M72 60C76 54 86 56 88 61C94 59 97 63 96 67"))
                rect x="2" y="2" width="96" height="14" rx="3" fill=(class.band()) {}
                g fill=(PAPER) { (piece(&format!("class-{}", class.slug()), 44.0, 3.0, 12.0)) }
                (line(GLOW, ".8", "M6 9H40M60 9H94"))
            }
            symbol id={ "ep-note-" (class.slug()) } viewBox="0 0 50 70" {
                (sheet(50, 70))
                rect x="1.5" y="1.5" width="47" height="41" rx="2.5" fill=(class.wall()) {}
                (fill(class.band(), "M4 1.500H12.500V12H1.500V4Q1.5 1.5 4 1.500Z"))
                g fill=(PAPER) { (piece(&format!("class-{}", class.slug()), 2.8, 2.5, 8.5)) }
            }
            symbol id={ "ep-round-" (class.slug()) } viewBox="0 0 100 100" {
                circle cx="50" cy="50" r="49" fill=(class.band()) {}
                circle cx="50" cy="50" r="45" fill=(class.wall()) stroke=(GOLD) stroke-width="1.6" {}
            }
        }
        symbol id="ep-rail" viewBox="0 0 100 140" {
            (fill(PAPER, "M2 86H98V134Q98 138 94 138H6Q2 138 2 134Z"))
            (line(BRASS, "1.4", "M2 87H98"))
            (line(EARTH, ".8", "M2 89.500H98M10 123.500H90"))
            (fill(SILK, "M2 124H98V134Q98 138 94 138H6Q2 138 2 134Z"))
        }
        symbol id="ep-note-rail" viewBox="0 0 50 70" {
            (fill(PAPER, "M1.5 41H48.500V66Q48.5 68.5 46 68.500H4Q1.5 68.5 1.5 66Z"))
            (line(BRASS, "1", "M1.5 41.400H48.5"))
        }
        symbol id="ep-marked" viewBox="0 0 20 20" {
            circle cx="10" cy="10" r="9.6" fill=(PAPER) stroke=(INK) stroke-width="1" {}
            text class="ep-value" x="10" y="13" font-size="8.5" { "4+" }
        }
        symbol id="ep-adviser-back" viewBox="0 0 50 70" { (back("sign-palace", INDIGO)) }
        symbol id="ep-brocade" viewBox="0 0 50 70" {
            @for row in 0..6 {
                path fill="none" stroke=(UMBER) stroke-opacity=".5" stroke-width=".8" d={ "M3 " (8 + 11 * row) "c4 -6 11 -6 11 0c0 -6 11 -6 11 0c0 -6 11 -6 11 0c0 -6 7 -6 11 0" } {}
            }
        }
        clipPath id="ep-window" { circle cx="50" cy="50" r="44" {} }
        (super::effects::symbols())
    }
}

/// A card of rice paper with an ink edge.
pub(super) fn sheet(width: u16, height: u16) -> Markup {
    html! {
        rect width=(width) height=(height) rx=(width / 16) fill=(INK) {}
        rect x=".9" y=".9" width=(tenth(f32::from(width) - 1.8)) height=(tenth(f32::from(height) - 1.8)) rx=(width / 18) fill=(SILK) {}
    }
}

fn clouds(d: &str) -> Markup {
    html! { path fill="none" stroke=(PAPER) stroke-width="2.4" d=(d) {} }
}

/// A card back of 50 by 70: brocade in one colour, a cartouche with a sign.
pub(super) fn back(sign: &str, colour: &str) -> Markup {
    html! {
        (sheet(50, 70))
        rect x="2.5" y="2.5" width="45" height="65" rx="2" fill=(colour) {}
        use href="#ep-brocade" {}
        rect x="4.5" y="4.5" width="41" height="61" rx="1.5" fill="none" stroke=(GOLD) stroke-width=".9" {}
        circle cx="25" cy="35" r="13.5" fill=(colour) stroke=(GOLD) stroke-width="1.6" {}
        g fill=(GLOW) color=(GLOW) { (piece(sign, 16.5, 26.5, 17.0)) }
    }
}
