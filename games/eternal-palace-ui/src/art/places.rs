//! The places of the garden as vignettes of 120 by 90, each with its seal.
//!
//! A vignette is meant to head a card of its own, so that a page can lay the garden out in one
//! column or in six. The seal carries the number; places without a number carry their sign.

mod halls;
mod signs;
mod waters;
mod works;

use maud::{Markup, html};

use super::ink::{BLOSSOM, CINNABAR, PAPER, PINE, VERMILION, fill, line};
use super::{picture, piece, tenth};

/// Where dice can be placed, and the palace where they wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    FishMarket,
    Academy,
    Pavilion,
    Forest,
    Serenity,
    Quarry,
    Temple,
    Kiln,
    Mine,
    Ox,
    Forge,
    Market,
    Bridge,
    Scrolls,
    Palace,
    Labyrinth,
    River,
}

/// Which side of a place is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Version {
    Base,
    Alternative,
}

impl Place {
    /// The numbered places first, in their order.
    pub const ALL: [Self; 17] = [
        Self::FishMarket,
        Self::Academy,
        Self::Pavilion,
        Self::Forest,
        Self::Serenity,
        Self::Quarry,
        Self::Temple,
        Self::Kiln,
        Self::Mine,
        Self::Ox,
        Self::Forge,
        Self::Market,
        Self::Bridge,
        Self::Scrolls,
        Self::Palace,
        Self::Labyrinth,
        Self::River,
    ];

    /// The place with this number, 1 to 12.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|place| place.number() == Some(number))
    }

    pub const fn number(self) -> Option<u8> {
        match self {
            Self::FishMarket => Some(1),
            Self::Academy => Some(2),
            Self::Pavilion => Some(3),
            Self::Forest => Some(4),
            Self::Serenity => Some(5),
            Self::Quarry => Some(6),
            Self::Temple => Some(7),
            Self::Kiln => Some(8),
            Self::Mine => Some(9),
            Self::Ox => Some(10),
            Self::Forge => Some(11),
            Self::Market => Some(12),
            Self::Bridge | Self::Scrolls | Self::Palace | Self::Labyrinth | Self::River => None,
        }
    }

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::FishMarket => "fish-market",
            Self::Academy => "academy",
            Self::Pavilion => "spring",
            Self::Forest => "forest",
            Self::Serenity => "serenity",
            Self::Quarry => "quarry",
            Self::Temple => "temple",
            Self::Kiln => "kiln",
            Self::Mine => "mine",
            Self::Ox => "noble-ox",
            Self::Forge => "forge",
            Self::Market => "market",
            Self::Bridge => "eternal-bridge",
            Self::Scrolls => "scrolls",
            Self::Palace => "palace",
            Self::Labyrinth => "labyrinth",
            Self::River => "river",
        }
    }
}

/// A place, 120 by 90, with its seal; an alternative version bears a second, green one.
pub fn vignette(place: Place, version: Version) -> Markup {
    picture(
        "ep-vignette",
        "0 0 120 90",
        &html! {
            use href={ "#ep-at-" (place.slug()) } {}
            (sealed(place, 4.0, 4.0, 26.0))
            @if version == Version::Alternative { (piece("alternative", 7.0, 32.0, 20.0)) }
        },
    )
}

/// A place's seal, one em high: its number, or the sign of a place without one.
pub fn place_seal(place: Place) -> Markup {
    picture("ep-token", "0 0 40 40", &sealed(place, 0.0, 0.0, 40.0))
}

/// A place's sign in the colour of the text, one em high.
pub fn place_sign(place: Place) -> Markup {
    picture(
        "ep-glyph",
        "0 0 20 20",
        &html! { use href={ "#ep-sign-" (place.slug()) } {} },
    )
}

/// The seal in a larger drawing.
pub(super) fn sealed(place: Place, x: f32, y: f32, size: f32) -> Markup {
    html! {
        (piece("chop", x, y, size))
        @if let Some(number) = place.number() {
            text class="ep-carved" x=(x + size / 2.0) y=(tenth(y + if number > 9 { size * 0.68 } else { size * 0.715 })) font-size=(tenth(if number > 9 { size * 0.5 } else { size * 0.6 })) { (number) }
        } @else {
            g fill=(PAPER) color=(PAPER) { (piece(&format!("sign-{}", place.slug()), x + size * 0.17, y + size * 0.17, size * 0.66)) }
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for place in Place::ALL {
            symbol id={ "ep-at-" (place.slug()) } viewBox="0 0 120 90" { (scene(place)) }
            symbol id={ "ep-sign-" (place.slug()) } viewBox="0 0 20 20" { (signs::sign(place)) }
        }
        symbol id="ep-chop" viewBox="0 0 40 40" {
            (fill(PAPER, "M3 1.5Q20 0 37 1.6Q40 19 38.4 38.2Q21 40 1.8 38.5Q0 20 3 1.5Z"))
            (fill(VERMILION, "M4.6 3.4Q20 2 35.6 3.6Q37.6 19 36.4 36.2Q21 38 3.8 36.5Q2.2 20 4.6 3.4Z"))
            (line(BLOSSOM, "1.1", "M7.4 6.5Q20 5.2 32.8 6.6Q34.4 20 33.4 33.2Q20 34.8 6.8 33.6Q5.6 20 7.4 6.5Z"))
            (line(CINNABAR, "1.4", "M35 9Q36.4 20 35.6 31"))
        }
        symbol id="ep-alternative" viewBox="0 0 40 40" {
            circle cx="20" cy="20" r="19.5" fill=(PAPER) {}
            circle cx="20" cy="20" r="17" fill=(PINE) {}
            (line(PAPER, "3.4", "M9.5 17C11 10 22 7 28.5 13M29.5 6.5V14.2H22M30.5 23C29 30 18 33 11.5 27M10.5 33.5V25.8H18"))
        }
    }
}

fn scene(place: Place) -> Markup {
    match place {
        Place::FishMarket => waters::fish_market(),
        Place::Academy => halls::academy(),
        Place::Pavilion => halls::pavilion(),
        Place::Forest => works::forest(),
        Place::Serenity => waters::serenity(),
        Place::Quarry => works::quarry(),
        Place::Temple => halls::temple(),
        Place::Kiln => works::kiln(),
        Place::Mine => works::mine(),
        Place::Ox => works::ox(),
        Place::Forge => works::forge(),
        Place::Market => halls::market(),
        Place::Bridge => waters::eternal_bridge(),
        Place::Scrolls => halls::scrolls(),
        Place::Palace => halls::palace(),
        Place::Labyrinth => works::labyrinth(),
        Place::River => waters::river(),
    }
}

/// The sheet of paper a scene is painted on, with the colour of its sky and of its ground.
fn sheet(sky: &str, ground: &str) -> Markup {
    html! {
        rect width="120" height="90" fill=(sky) {}
        (fill(ground, "M0 66C24 60 48 66 70 63S104 60 120 64V90H0Z"))
    }
}
