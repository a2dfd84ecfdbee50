//! A maharaja's building site at noon, drawn as inline SVG.
//!
//! A page places [`symbols`] once and includes [`CSS`] in its stylesheet; every other drawing is
//! then a few references, so that a board costs a few kilobytes however often it is sent. Only
//! [`emblem`] stands alone. Drawings carry no words except a card's label and are hidden from
//! screen readers; the element around a drawing has the accessible name. Nothing here uses `style`
//! attributes, and every colour comes with a shape.

mod cards;
mod elephant;
mod emblem;
mod figures;
mod glyphs;
mod gold;
mod paint;
mod palace;
mod pictograms;
mod shapes;
mod site;
mod theme;
mod tokens;
mod track;

pub use cards::{official, portrait, privilege, privilege_mini, site_back, site_card, site_mini};
pub use emblem::emblem;
pub use glyphs::{privilege_sign, sign};
pub use gold::{gold, gold_back, gold_blocked, gold_own, pile};
pub use palace::{palace, skyline};
pub use site::{Field, Site, field_box, site};
pub use theme::{jali, ornament};
pub use tokens::{
    bag, blockade, coin, disc, lap, order, plot, premium, privilege_point, stone, stop,
    victory_point, wage,
};
pub use track::{Standing, track};

use maud::{Markup, html};
use palast_ui::svg::picture;

/// The stylesheet of the drawings.
pub const CSS: &str = include_str!("art/art.css");

/// The colour of a building stone, and of the player who owns it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stone {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Stone {
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];

    const fn slug(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
        }
    }
}

/// A high official, for whom players bid gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Official {
    /// The captain of the guard, with his padlock.
    Blockade,
    /// The inspector of works, who raises his hand.
    Stop,
    /// The mistress of the quarry, a basket of stones on her head.
    Stones,
    /// The herald with his horn.
    Order,
    /// The elephant driver, whose elephant lifts a stone.
    Move,
}

impl Official {
    pub const ALL: [Self; 5] = [
        Self::Blockade,
        Self::Stop,
        Self::Stones,
        Self::Order,
        Self::Move,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Blockade => "captain",
            Self::Stop => "inspector",
            Self::Stones => "quarry",
            Self::Order => "herald",
            Self::Move => "mahout",
        }
    }
}

/// A card bought with privilege points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Privilege {
    ChooseOrder,
    WinTies,
    FreeSites,
    Gold5,
    RefuseBlockade,
    BanLast,
    Gold3Stones2,
    IgnoreStop,
    Stones3,
    HandPlay,
}

impl Privilege {
    pub const ALL: [Self; 10] = [
        Self::ChooseOrder,
        Self::WinTies,
        Self::FreeSites,
        Self::Gold5,
        Self::RefuseBlockade,
        Self::BanLast,
        Self::Gold3Stones2,
        Self::IgnoreStop,
        Self::Stones3,
        Self::HandPlay,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::ChooseOrder => "choose-order",
            Self::WinTies => "win-ties",
            Self::FreeSites => "free-sites",
            Self::Gold5 => "gold5",
            Self::RefuseBlockade => "refuse-blockade",
            Self::BanLast => "ban-last",
            Self::Gold3Stones2 => "gold3-stones2",
            Self::IgnoreStop => "ignore-stop",
            Self::Stones3 => "stones3",
            Self::HandPlay => "hand-play",
        }
    }
}

/// A part of the palace, by what stands there when it is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    Dome,
    Gate,
    Minaret,
    Pavilion,
    Terrace,
    Hall,
    Temple,
    Winds,
}

impl Part {
    /// In the order of their numbers, 1 to 8.
    pub const ALL: [Self; 8] = [
        Self::Dome,
        Self::Gate,
        Self::Minaret,
        Self::Pavilion,
        Self::Terrace,
        Self::Hall,
        Self::Temple,
        Self::Winds,
    ];

    /// The part with this printed number, counted from 1.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::Dome),
            2 => Some(Self::Gate),
            3 => Some(Self::Minaret),
            4 => Some(Self::Pavilion),
            5 => Some(Self::Terrace),
            6 => Some(Self::Hall),
            7 => Some(Self::Temple),
            8 => Some(Self::Winds),
            _ => None,
        }
    }

    pub const fn number(self) -> u8 {
        match self {
            Self::Dome => 1,
            Self::Gate => 2,
            Self::Minaret => 3,
            Self::Pavilion => 4,
            Self::Terrace => 5,
            Self::Hall => 6,
            Self::Temple => 7,
            Self::Winds => 8,
        }
    }

    const fn slug(self) -> &'static str {
        match self {
            Self::Dome => "dome",
            Self::Gate => "gate",
            Self::Minaret => "minaret",
            Self::Pavilion => "pavilion",
            Self::Terrace => "terrace",
            Self::Hall => "hall",
            Self::Temple => "temple",
            Self::Winds => "winds",
        }
    }
}

/// The symbols that all other drawings refer to; a page contains them once, in its body.
///
/// They take about 105 kB, a seventh of that when compressed, so they do not belong into the part
/// that is sent with each update. They must not be hidden with `display: none`, which would blank the
/// lattices.
pub fn symbols() -> Markup {
    html! {
        svg class="es-symbols" width="0" height="0" aria-hidden="true" focusable="false" {
            (palace::symbols())
            (site::symbols())
            (figures::symbols())
            (gold::symbols())
            (cards::symbols())
            (tokens::symbols())
            (glyphs::symbols())
            (pictograms::symbols())
            (theme::symbols())
            (track::symbols())
        }
    }
}

#[cfg(test)]
mod contrast;
#[cfg(test)]
mod tests;
