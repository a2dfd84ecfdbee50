//! Goods and tokens, one em high, to be set into sentences and piled on cards.
//!
//! Each has an outline of its own and a rim of paper, so that it reads on a white page and in a dark
//! room alike.

use maud::{Markup, html};

use super::ink::{
    BARK, BLOSSOM, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, PAPER,
    PINE, SILK, SKIN, UMBER, VERMILION, WASH, brush, fill, line,
};
use super::{picture, piece, tenth};

/// A thing to hold, pay or earn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    Fish,
    /// A lotus.
    Wisdom,
    /// A log.
    Wood,
    /// A hewn block.
    Stone,
    /// A jar of white porcelain earth.
    Kaolin,
    /// A tripod vessel.
    Bronze,
    /// One resource of choice.
    Resource,
    /// A jade ring with a tassel.
    Privilege,
    /// One imperial seal.
    Seal,
    /// The side worth three.
    Seals,
    /// A gold plum blossom.
    Feature,
    /// The Completion Prize.
    Completion,
    /// The Sequence Prize.
    Sequence,
    /// One step on the palace track.
    PalaceStep,
    /// A folding fan.
    VictoryPoint,
    /// An adviser card.
    Adviser,
    /// A layer of the painting.
    Layer,
    /// One step at a resource deposit.
    DepositStep,
    /// A group of dice.
    Dice,
}

impl Token {
    pub const ALL: [Self; 19] = [
        Self::Fish,
        Self::Wisdom,
        Self::Wood,
        Self::Stone,
        Self::Kaolin,
        Self::Bronze,
        Self::Resource,
        Self::Privilege,
        Self::Seal,
        Self::Seals,
        Self::Feature,
        Self::Completion,
        Self::Sequence,
        Self::PalaceStep,
        Self::VictoryPoint,
        Self::Adviser,
        Self::Layer,
        Self::DepositStep,
        Self::Dice,
    ];

    /// What is piled up in front of players.
    #[cfg(test)]
    pub(super) const GOODS: [(Self, &'static str); 6] = [
        (Self::Fish, CORAL),
        (Self::Wisdom, LOTUS),
        (Self::Wood, LOG),
        (Self::Stone, GRANITE),
        (Self::Kaolin, CHINA),
        (Self::Bronze, PATINA),
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Fish => "fish",
            Self::Wisdom => "wisdom",
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Kaolin => "kaolin",
            Self::Bronze => "bronze",
            Self::Resource => "resource",
            Self::Privilege => "privilege",
            Self::Seal => "seal-1",
            Self::Seals => "seal-3",
            Self::Feature => "feature",
            Self::Completion => "completion",
            Self::Sequence => "sequence",
            Self::PalaceStep => "palace-step",
            Self::VictoryPoint => "victory",
            Self::Adviser => "adviser",
            Self::Layer => "layer",
            Self::DepositStep => "deposit-step",
            Self::Dice => "dice",
        }
    }
}

/// So many of one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amount {
    pub token: Token,
    pub count: u8,
}

impl Amount {
    pub const fn new(count: u8, token: Token) -> Self {
        Self { token, count }
    }
}

/// What stands on a monument site until somebody owns it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Monument {
    Pavilion,
    Bridge,
    Kiln,
    Ox,
}

impl Monument {
    pub const ALL: [Self; 4] = [Self::Pavilion, Self::Bridge, Self::Kiln, Self::Ox];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Pavilion => "pavilion",
            Self::Bridge => "bridge",
            Self::Kiln => "kiln",
            Self::Ox => "ox",
        }
    }

    /// What visits there are paid with.
    pub(super) const fn price(self) -> Token {
        match self {
            Self::Pavilion => Token::Wood,
            Self::Bridge => Token::Stone,
            Self::Kiln => Token::Kaolin,
            Self::Ox => Token::Bronze,
        }
    }
}

/// A token, one em high.
pub fn token(token: Token) -> Markup {
    small(&html! { use href={ "#ep-" (token.slug()) } {} })
}

/// A monument, one em high.
pub fn monument(monument: Monument) -> Markup {
    small(&html! { use href={ "#ep-monument-" (monument.slug()) } {} })
}

/// A place in the turn order, one em high: a bamboo slip with its number.
pub fn order(number: u8) -> Markup {
    small(&html! {
        use href="#ep-slip" {}
        text class="ep-count" x="20" y="28" font-size="22" { (number) }
    })
}

fn small(body: &Markup) -> Markup {
    picture("ep-token", "0 0 40 40", body)
}

/// So many of a thing in a larger drawing: small numbers are laid out, large ones written.
pub(super) fn heap(amount: Amount, x: f32, y: f32, size: f32) -> Markup {
    html! {
        (piece(amount.token.slug(), x, y, size))
        @if amount.count > 1 {
            circle class="ep-dot" cx=(tenth(x + size * 0.86)) cy=(tenth(y + size * 0.82)) r=(tenth(size * 0.31)) {}
            text class="ep-badge" x=(tenth(x + size * 0.86)) y=(tenth(y + size * 0.99)) font-size=(tenth(size * 0.48)) { (amount.count) }
        }
    }
}

pub(super) const CORAL: &str = "#ea7a3c";
pub(super) const LOTUS: &str = "#26387c";
pub(super) const LOG: &str = "#6f4322";
pub(super) const GRANITE: &str = "#9fabb5";
pub(super) const CHINA: &str = "#f4f1ea";
pub(super) const PATINA: &str = "#2f7f5c";

pub(super) fn symbols() -> Markup {
    html! {
        @for token in Token::ALL {
            symbol id={ "ep-" (token.slug()) } viewBox="0 0 40 40" { (drawn(token)) }
        }
        @for monument in Monument::ALL {
            symbol id={ "ep-monument-" (monument.slug()) } viewBox="0 0 40 40" { (figure(monument)) }
        }
        symbol id="ep-slip" viewBox="0 0 40 40" {
            (rimmed("#e2cf86", "M8 2H32Q34 2 34 5V35Q34 38 32 38H8Q6 38 6 35V5Q6 2 8 2Z"))
            (line(BRASS, "1.6", "M6.5 8.5H33.5M6.5 34H33.5"))
        }
    }
}

/// An outline with a rim of ink, and one of paper round it.
fn rimmed(colour: &str, d: &str) -> Markup {
    html! {
        path fill=(PAPER) stroke=(PAPER) stroke-width="5" d=(d) {}
        (brush(colour, "2", d))
    }
}

const FISH: &str = "M2.5 21C7 11 17 7.5 26 12.5C29 14.2 31 16 32 17.5L38 10.5C36.8 16 37 24 38.2 30L31.8 23.5C28 29 21 32 13.5 29.8C8.5 28.3 5 25 2.5 21Z";
const BLOSSOM_CUP: &str = "M20 3C24.5 8 26 13 25.6 17C28.5 12.5 32 10 36 9C37 14 36 18.5 33.6 22.5C35.6 22 37.3 22 39 22.5C36 30 29.5 35 20 35S4 30 1 22.5C2.7 22 4.4 22 6.4 22.5C4 18.5 3 14 4 9C8 10 11.5 12.5 14.4 17C14 13 15.5 8 20 3Z";
const JAR: &str = "M13.5 3.5H26.5L25 9C32.5 12.5 35 20 32 28C30.5 32 28.5 35 27 37H13C11.5 35 9.5 32 8 28C5 20 7.5 12.5 15 9Z";
const TRIPOD: &str = "M7 4H12V10.5H28V4H33V10.5H36.5C37 20 34 26 29.5 28L31.5 37.5H26L23.5 30H22.2L22 37.5H18L17.8 30H16.5L14 37.5H8.5L10.5 28C6 26 3 20 3.5 10.5H7Z";
const BLOCK: &str = "M3 17L10 7L27 4.5L37 13L36 30L24 36.5L7 34Z";
const PLAQUE: &str = "M13 3H27L37 13V27L27 37H13L3 27V13Z";
const STAMP: &str = "M5 4.5Q19 2.8 35 4.6Q37 19 35.4 35.2Q21 37 4.8 35.5Q3.2 20 5 4.5Z";

fn drawn(token: Token) -> Markup {
    match token {
        Token::Fish => html! {
            (rimmed(CORAL, FISH))
            (fill("#fbe0c4", "M5 21.5C9 25 15 27 22 25.5C18 29 13 29 9.5 26.5C7.5 25 6 23.5 5 21.5Z"))
            (fill("#fff1df", "M17 11C20 13 21 17 19.5 20.5C17 18 15.5 14 17 11Z"))
            (line(INK, "1.4", "M13.5 13C15.5 17 15.5 22 13.5 26M22 18C24 17 25 17 26.5 18M22 22.5C24 21.5 25 21.5 26.5 22.5"))
            circle cx="9.3" cy="17.8" r="2" fill=(INK) {}
        },
        Token::Wisdom => html! {
            (rimmed(LOTUS, BLOSSOM_CUP))
            (fill("#8fa6e0", "M20 8C23 13 23.5 22 20 31C16.5 22 17 13 20 8Z"))
            (line("#b9c8f0", "1.6", "M7 13.5C12 18 16 24 17.5 31.5M33 13.5C28 18 24 24 22.5 31.5M5 25.5C9.5 27 13 29 15.5 32M35 25.5C30.5 27 27 29 24.5 32"))
        },
        Token::Wood => html! {
            (rimmed(LOG, "M9 7L31.5 3C37 6 39 18 35.5 26L12 36Z"))
            (fill("#8d5c34", "M14 8.5L31 5.5C33 7.5 34.5 10 35 13L16 19Z"))
            (line("#452610", "1.6", "M19 24L34 18.5M19 29.5L32 24.5"))
            ellipse cx="11" cy="21.5" rx="8.5" ry="14.6" fill="#e0b987" stroke=(INK) stroke-width="2" {}
            (line("#a9743f", "1.7", "M11 12.5C15 16 15.4 27 11 30.5C6.8 27 6.8 16 11 12.5M11 18.5C12.6 20 12.6 23.5 11 25"))
        },
        Token::Stone => html! {
            (rimmed(GRANITE, BLOCK))
            (fill("#d0d8de", "M5 17L11 8.5L26 6.5L20 16.5Z"))
            (fill("#6d7a86", "M22.5 17L35.5 13.8L34.7 29.2L24 34.8Z"))
            (line(INK, "1.4", "M4 17.5L21 17L27 5.5M21 17L23.5 36M21 17L36 13.5M9 23L14 24M13 29H18"))
        },
        Token::Kaolin => html! {
            (rimmed(CHINA, JAR))
            (fill("#d9dfe4", "M25 10C31.5 13.5 34 20 31 28C29.5 32 28 34.5 26.7 36H22C28 29 29.5 18 25 10Z"))
            (line(INDIGO, "1.7", "M8 16.5C13 19 27 19 32 16.5M8.4 29C14 31.5 26 31.5 31.6 29"))
            (fill(INDIGO, "M20 19.5C22 21 22.8 23 22 25C20.8 26.4 19.2 26.4 18 25C17.2 23 18 21 20 19.5ZM13 20.5L16 23.5L12.5 25.5ZM27 20.5L24 23.5L27.5 25.5Z"))
            (line(INK, "1.4", "M15 9H25"))
        },
        Token::Bronze => html! {
            (rimmed(PATINA, TRIPOD))
            (fill("#7cc2a0", "M6 12.5H15C13 18 14 23 17 27C10 27.5 6 21 6 12.5Z"))
            (line("#d8b04a", "2", "M5 14.5H35"))
            (line("#153f30", "1.6", "M9 19.5H14V23H11.5M31 19.5H26V23H28.5M18 19H22V24H18Z"))
        },
        Token::Resource => resource(),
        Token::Privilege => html! {
            (rimmed("#6fae90", "M20 2A13 13 0 1 0 20.01 2Z"))
            (line("#b9dcc8", "2.2", "M11 12A9.5 9.5 0 0 1 18 5.8"))
            circle cx="20" cy="15" r="5" fill=(PAPER) stroke=(INK) stroke-width="2" {}
            (line(PINE, "1.3", "M20 5.5V7.5M20 22.5V24.5M10.5 15H12.5M27.5 15H29.5"))
            (brush(VERMILION, "1.6", "M17.5 27H22.5L25.5 38.5H14.5Z"))
            (line(CINNABAR, "1.2", "M18.5 30L17.5 37.5M21.5 30L22.5 37.5"))
        },
        Token::Seal => stamp("1"),
        Token::Seals => stamp("3"),
        Token::Feature => html! {
            (rimmed(GOLD, "M20 2.5C25 2.5 27.5 6.5 27 10.5C31 9 36 11.5 37 15.5C38 20 35 23.5 31.3 24.2C33.5 27.5 33 32.5 29.5 35C26 37.3 21.8 36 20 32.4C18.2 36 14 37.3 10.5 35C7 32.5 6.5 27.5 8.7 24.2C5 23.5 2 20 3 15.5C4 11.5 9 9 13 10.5C12.5 6.5 15 2.5 20 2.5Z"))
            (line(BRASS, "1.5", "M20 12V16M27.5 17.5L24 18.8M24.5 27.5L22.2 24.3M15.5 27.5L17.8 24.3M12.5 17.5L16 18.8"))
            circle cx="20" cy="20.5" r="4.6" fill=(VERMILION) stroke=(INK) stroke-width="1.4" {}
            (line(GLOW, "2", "M16 6.5C17.5 5.5 19 5.2 21 5.4M6 17C6 15 7.2 13.6 9 13.2"))
        },
        Token::Completion => html! {
            (rimmed(GOLD, PLAQUE))
            (line(GLOW, "1.6", "M7 25V15L15 7H25"))
            (line(CINNABAR, "3.6", "M25.5 11.8A10 10 0 1 0 29.6 17"))
            (fill(CINNABAR, "M17.5 21.5L20 24.5L31 10L33.5 12.5L20.5 30L14.5 23.5Z"))
        },
        Token::Sequence => html! {
            (rimmed(GOLD, PLAQUE))
            (line(GLOW, "1.6", "M7 25V15L15 7H25"))
            (brush(PAPER, "1.6", "M8 23H15V32H8Z"))
            (brush(PAPER, "1.6", "M16.5 16.5H23.5V32H16.5Z"))
            (brush(PAPER, "1.6", "M25 10H32V32H25Z"))
            (line(CINNABAR, "2.4", "M11.5 26.5V29M20 20.5V28.5M28.5 14.5V28"))
        },
        Token::PalaceStep => html! {
            (rimmed(VERMILION, "M20 2L25.5 9C31 10 35.5 12.5 39 12.5L36.5 18H34V36H6V18H3.5L1 12.5C4.5 12.5 9 10 14.5 9Z"))
            (fill(SILK, "M8.5 19.5H31.5V35H8.5Z"))
            (fill(CINNABAR, "M3 14.2C8 14.2 12 11.2 15.6 10.5H24.4C28 11.2 32 14.2 37 14.2L36 17.2H4Z"))
            (brush(GOLD, "1.6", "M20 17.5L28.5 26H23.5V36H16.5V26H11.5Z"))
        },
        Token::VictoryPoint => html! {
            (rimmed(VERMILION, "M20 37L1.5 17C6 8 12 3.5 20 3.5S34 8 38.5 17Z"))
            (fill(GOLD, "M1.8 17C6.2 8.2 12.2 3.8 20 3.8S33.8 8.2 38.2 17L34.5 20.8C31 14 26 10.8 20 10.8S9 14 5.5 20.8Z"))
            (line(INK, "1.2", "M20 36V4M20 36L10.5 6.5M20 36L29.5 6.5M20 36L4.5 12.5M20 36L35.5 12.5"))
            circle cx="20" cy="34.5" r="3.2" fill=(GLOW) stroke=(INK) stroke-width="1.4" {}
        },
        Token::Adviser => html! {
            (rimmed(SILK, "M8 2H32Q35 2 35 5V35Q35 38 32 38H8Q5 38 5 35V5Q5 2 8 2Z"))
            (fill(INDIGO, "M7 36.5C7.5 28 12 25.5 16 24.5H24C28 25.5 32.5 28 33 36.5Z"))
            (brush(SKIN, "1.3", "M14 13H26C26.6 20 24.5 26 20 26S13.4 20 14 13Z"))
            (fill(INK, "M3.5 14.5C6 11.5 9 11.5 12 12.6C11 6.5 14.5 4 20 4S29 6.5 28 12.6C31 11.5 34 11.5 36.5 14.5C33 16.5 30 16.2 27 15.2H13C10 16.2 7 16.5 3.5 14.5Z"))
            (fill(GOLD, "M18 9H22V14H18Z"))
        },
        Token::Layer => html! {
            (rimmed(PAPER, "M4 6H36V34H4Z"))
            (fill(WASH, "M5 25C10 14 13 14 17 21C21 11 25 11 28 19C31 16 33 17 35 20V33H5Z"))
            (fill(JADE, "M5 29C12 24 20 26 26 28C30 26.5 33 26.5 35 27.5V33H5Z"))
            circle cx="29.5" cy="12" r="3" fill=(VERMILION) {}
            (brush(BARK, "1.4", "M2 4H6V36H2ZM34 4H38V36H34Z"))
        },
        Token::DepositStep => html! {
            (rimmed(UMBER, "M3 37V29H13V22H23V15H33V8H37V37Z"))
            (line(EARTH, "1.6", "M5 33H35M15 26.5H35M25 19.5H35"))
            (brush(VERMILION, "1.6", "M4 22L15 11L11 7.5L25.5 3.5L22.5 18L18.7 14.5L7.5 25.5Z"))
        },
        Token::Dice => html! {
            (rimmed(PAPER, "M3 15L19 11L23 27L7 31Z"))
            (rimmed(CELADON, "M18 18H36V36H18Z"))
            (fill(INK, "M23 21a2 2 0 1 0 .01 0ZM31 21a2 2 0 1 0 .01 0ZM23 29a2 2 0 1 0 .01 0ZM31 29a2 2 0 1 0 .01 0ZM11.5 17.5a2 2 0 1 0 .01 0Z"))
        },
    }
}

/// A crate with a corner of each resource.
fn resource() -> Markup {
    html! {
        (rimmed(BARK, "M3.5 3.5H36.5V36.5H3.5Z"))
        (fill("#8d5c34", "M6 6H19V19H6Z"))
        (fill(GRANITE, "M21 6H34V19H21Z"))
        (fill(CHINA, "M6 21H19V34H6Z"))
        (fill(PATINA, "M21 21H34V34H21Z"))
        (line("#e0b987", "1.8", "M8.5 9H16.5M8.5 12.5H16.5M8.5 16H16.5"))
        (line(INK, "1.6", "M23.5 15.5L25.5 9.5L31 9L32 15Z"))
        (line(INDIGO, "1.8", "M10 24H15C17 27 16 29.5 14.8 31.5H10.2C9 29.5 8 27 10 24Z"))
        (line("#e7c565", "1.8", "M24 24.5H31C31 28 30 29.3 27.5 29.3S24 28 24 24.5ZM25.5 29L24.5 32M29.5 29L30.5 32"))
    }
}

fn stamp(number: &str) -> Markup {
    html! {
        (rimmed(VERMILION, STAMP))
        (line(BLOSSOM, "1.8", "M8.5 8.5Q20 7 31.6 8.5Q33 20 31.8 31.6Q20 33 8.4 31.8Q7 20 8.5 8.5Z"))
        text class="ep-carved" x="20" y="28" font-size="22" { (number) }
    }
}

fn figure(monument: Monument) -> Markup {
    match monument {
        Monument::Pavilion => html! {
            (rimmed(JADE, "M20 1L23 8C27 12 33 15 39.5 16L36 21.5H33V33H37V38H3V33H7V21.5H4L.5 16C7 15 13 12 17 8Z"))
            (fill(SILK, "M9 21.5H31V33H9Z"))
            (fill(VERMILION, "M8 21H11.5V34H8ZM28.5 21H32V34H28.5ZM17 21H19V34H17ZM21 21H23V34H21Z"))
            (fill(PINE, "M2.5 17C9 16 15 13.5 18 9.5H22C25 13.5 31 16 37.5 17L35 20H5Z"))
            (fill(UMBER, "M4 34H36V37H4Z"))
            circle cx="20" cy="4.5" r="2.4" fill=(GOLD) stroke=(INK) stroke-width="1.2" {}
        },
        Monument::Bridge => html! {
            (rimmed(GRANITE, "M1 33C5 17 12 9 20 9S35 17 39 33H30C28.5 25 25 20.5 20 20.5S11.5 25 10 33Z"))
            (line("#e4eaee", "2", "M4 28C8 17 13 12 20 12S32 17 36 28"))
            (line(INK, "1.4", "M20 13V20M12.5 15L15.5 21.5M27.5 15L24.5 21.5M7 22L12 26M33 22L28 26"))
            (line(VERMILION, "2.2", "M6 18V11M13 11V4.5M20 9V3M27 11V4.5M34 18V11M6 12.5C10 8 15 4.5 20 4.5S30 8 34 12.5"))
            (line(DUSK, "2", "M3 37H16M21 37H37"))
        },
        Monument::Kiln => html! {
            (rimmed("#c98b62", "M3 37V29C3 22 8 19 13 18C15 10 22 6 29 8L31 2H37V37Z"))
            (line(EARTH, "1.5", "M13 18C16 24 16 31 15 36M22 11C26 18 26 29 25 36"))
            (fill(INK, "M5 37V30C5 26 12 26 12 30V37Z"))
            (fill(GOLD, "M6.5 37V32C7 29.5 10 29.5 10.5 32V37Z"))
            (fill(VERMILION, "M7.5 37V34C8 32.5 9.2 32.5 9.5 34V37ZM18 22H22V26H18ZM28 18H32V22H28Z"))
            (line(WASH, "2", "M34 1C31 -1 33 -3 30 -4"))
        },
        Monument::Ox => html! {
            (rimmed(PATINA, "M2 15C4 11 8 11 11 13L13 12H30C36 13 38.5 18 38 25V34H33L32 27H19L18 34H13L12 26C8 26.5 5 24 4.5 20L2.5 18.5Z"))
            (fill("#7cc2a0", "M14 14H29C33 15 35 17 35.5 20C29 17.5 20 17.5 13 20Z"))
            (line(PAPER, "5", "M5 12C2 9 2 6 4.5 3.5M11 11.5C14 10 15 7 13 4"))
            (line(INK, "2.4", "M5 12C2 9 2 6 4.5 3.5M11 11.5C14 10 15 7 13 4"))
            (line("#d8b04a", "2", "M12.5 20C17 23.5 20 25 19 28M38 20C40 24 39 28 38.5 30"))
            circle cx="7.2" cy="17" r="1.5" fill=(INK) {}
            (brush(UMBER, "1.6", "M5 34H38V38.5H5Z"))
        },
    }
}
