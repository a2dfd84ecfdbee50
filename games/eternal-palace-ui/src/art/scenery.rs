//! What grows and stands in the garden: pines, bamboo, hills, clouds and curved roofs, to be put
//! into scenes of any size.
//!
//! Scenes refer to them, as there are many; only the emblem, which stands alone, draws them out.

use maud::{Markup, PreEscaped, html};

use super::ink::{
    BARK, BLOSSOM, BRASS, CELADON, CINNABAR, INK, JADE, MIST, PAPER, PINE, UMBER, fill, line, wash,
};
use super::tenth;

/// Something to put into a scene.
#[derive(Debug, Clone, Copy)]
pub(super) enum Motif {
    /// A pine with flat clouds of needles, 40 high, its foot at the origin.
    Pine,
    /// Bamboo, 40 high, its foot at the origin.
    Bamboo,
    /// A bank of mist.
    Mist,
    /// Far hills with a washed-out foot, in a box of 120 by 50.
    Hills,
    /// A curved roof over an eave 100 wide whose middle is the origin; 28 high without its ridge.
    Roof,
    /// Columns and a wall, 80 wide and 26 high, hung below the origin.
    Hall,
    /// A tuft of grass.
    Grass,
    /// A mossy rock, 30 wide.
    Rock,
    /// A clipped bush, 26 wide.
    Bush,
    /// A plum blossom, 7 wide.
    Blossom,
}

impl Motif {
    const ALL: [Self; 10] = [
        Self::Pine,
        Self::Bamboo,
        Self::Mist,
        Self::Hills,
        Self::Roof,
        Self::Hall,
        Self::Grass,
        Self::Rock,
        Self::Bush,
        Self::Blossom,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Pine => "motif-pine",
            Self::Bamboo => "motif-bamboo",
            Self::Mist => "motif-mist",
            Self::Hills => "motif-hills",
            Self::Roof => "motif-roof",
            Self::Hall => "motif-hall",
            Self::Grass => "motif-grass",
            Self::Rock => "motif-rock",
            Self::Bush => "motif-bush",
            Self::Blossom => "motif-blossom",
        }
    }

    fn drawn(self) -> Markup {
        match self {
            Self::Pine => html! {
                (line(BARK, "2.6", "M0 0C2 -8 -3 -14 1 -22C3 -27 2 -30 0 -34M-.6 -14C-6 -16 -9 -18 -12 -19M1 -22C6 -23 9 -25 12 -26"))
                (fill(PINE, "M-20 -17C-18 -23 -8 -24 -4 -19C-8 -15 -16 -14 -20 -17ZM4 -24C6 -30 17 -31 20 -26C17 -22 8 -21 4 -24ZM-11 -33C-9 -40 8 -42 12 -35C8 -30 -6 -29 -11 -33ZM-9 -25C-6 -29 0 -29 3 -26C0 -23 -6 -22 -9 -25Z"))
                (fill(JADE, "M-17 -19.6C-14 -22.4 -9 -22.4 -6 -20C-10 -20.6 -13 -20.4 -17 -19.6ZM7 -27C10 -29.4 14 -29.6 18 -27.4C14 -28 11 -27.8 7 -27ZM-7 -36C-3 -39.4 4 -39.6 9 -36.6C4 -37.4 -2 -37.2 -7 -36Z"))
            },
            Self::Bamboo => html! {
                (line(JADE, "2.6", "M-5 0C-6 -12 -4 -24 -7 -38M3 0C4 -14 2 -24 5 -40"))
                (line(PINE, "1", "M-7.6 -8H-3.4M-7 -18H-3M-7.6 -28H-4M1 -10H5.4M1 -21H5M2 -31H6"))
                (fill(PINE, "M-7 -37C-12 -38 -15 -36 -17 -32C-12 -32 -9 -33 -7 -37ZM-6 -29C-11 -27 -13 -24 -13 -20C-9 -22 -7 -24 -6 -29ZM5 -39C9 -41 13 -40 16 -36C11 -35 8 -36 5 -39ZM4 -31C9 -31 12 -28 13 -24C9 -25 6 -27 4 -31ZM3 -22C7 -21 9 -18 10 -14C6 -16 4 -18 3 -22ZM-4 -40C-2 -44 1 -45 4 -44C2 -41 0 -39 -4 -40Z"))
            },
            Self::Mist => html! {
                (wash(PAPER, ".85", "M-40 0C-36 -6 -22 -6 -16 -3C-10 -9 6 -9 11 -4C18 -8 34 -6 40 0C34 4 20 3 14 3C4 6 -12 5 -18 3C-26 5 -36 4 -40 0Z"))
            },
            Self::Hills => html! {
                (wash("#8ea5ba", ".55", "M0 50C6 30 14 12 22 10C28 9 33 22 38 26C44 12 52 2 60 4C68 7 74 24 80 30C86 20 94 14 100 18C108 24 114 38 120 50Z"))
                (wash(MIST, ".8", "M0 50C20 38 44 46 62 40C84 36 104 42 120 38V50Z"))
            },
            Self::Roof => html! {
                (fill(INK, "M-60 -8C-52 -3 -40 -8 -32 -16C-29 -20 -27 -24 -26 -29L-30 -33C-26 -34 -22 -32 -20 -30H20C22 -32 26 -34 30 -33L26 -29C27 -24 29 -20 32 -16C40 -8 52 -3 60 -8C58 -2 55 2 51 4H-51C-55 2 -58 -2 -60 -8Z"))
                path d="M-54 -3.4C-44 -1 -33 -8 -28 -15C-25 -19 -23 -23 -22 -27H22C23 -23 25 -19 28 -15C33 -8 44 -1 54 -3.4L51 1.4H-51Z" {}
                (line(INK, "1.3", "M-36 -4C-27 -9 -19 -18 -16 -26M-18 -2C-13 -9 -9 -18 -8 -26M0 -2V-26M18 -2C13 -9 9 -18 8 -26M36 -4C27 -9 19 -18 16 -26"))
                (line(UMBER, "1.6", "M-21 -28.6H21"))
            },
            Self::Hall => html! {
                (fill("#f1e4c8", "M-40 0H40V26H-40Z"))
                (fill(BRASS, "M-40 0H40V4H-40Z"))
                (fill(INK, "M-8 8H8V26H-8ZM-32 9H-16V19H-32ZM16 9H32V19H16Z"))
                (line(UMBER, "1", "M0 8V26M-8 17H8M-24 9V19M24 9V19M-32 14H-16M16 14H32"))
                path d="M-41 0H-36V27H-41ZM36 0H41V27H36ZM-14 0H-10V27H-14ZM10 0H14V27H10Z" {}
                (fill(UMBER, "M-46 26H46V31H-46Z"))
                (line(INK, "1.2", "M-46 26H46M-46 31H46"))
            },
            Self::Grass => html! {
                (line(JADE, "1.4", "M-4 0C-4 -4 -6 -6 -8 -7M-1 0C-1 -5 -1 -8 0 -10M2 0C3 -4 5 -6 7 -7"))
            },
            Self::Rock => html! {
                (fill(INK, "M-16 1C-17 -8 -9 -13 -4 -17C2 -20 8 -14 11 -9C15 -7 17 -3 16 1Z"))
                (fill("#8796a3", "M-14.6 0C-15 -7 -8 -12 -3.6 -15.4C1 -18 7 -13 10 -8C13.6 -6 15.2 -3 14.6 0Z"))
                (fill("#c3ccd1", "M-12 -2C-11 -8 -6 -12 -2 -14C-2 -9 -6 -6 -6 -1Z"))
                (wash(CELADON, ".9", "M2 -14.6C6 -13 8 -9 10 -7.6C6 -8 2 -10 2 -14.6Z"))
                (line(INK, ".9", "M0 -12C2 -8 1 -4 3 -1M8 -6C7 -4 8 -2 9 -1"))
            },
            Self::Bush => html! {
                (fill(PINE, "M-11 5C-15 -1 -9 -7 -4 -5C-2 -11 6 -10 7 -5C13 -6 15 2 10 6C4 9 -6 9 -11 5Z"))
                (fill(JADE, "M-8 0C-8 -4 -4 -5 -2 -3C0 -8 5 -7 6 -3C2 -4 0 -2 -1 0C-4 -2 -6 -1 -8 0Z"))
            },
            Self::Blossom => html! {
                circle r="3.4" fill=(BLOSSOM) stroke=(CINNABAR) stroke-width=".6" {}
                circle r="1" fill=(CINNABAR) {}
            },
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        defs {
            @for motif in Motif::ALL { g id={ "ep-" (motif.slug()) } { (motif.drawn()) } }
        }
    }
}

fn set(motif: Motif, x: f32, y: f32, scale: &str, colour: Option<&str>) -> Markup {
    let (name, x, y) = (motif.slug(), tenth(x), tenth(y));
    let fill = colour.map_or_else(String::new, |colour| format!(" fill=\"{colour}\""));
    PreEscaped(format!(
        r##"<use href="#ep-{name}"{fill} transform="translate({x} {y}) scale({scale})"/>"##
    ))
}

/// The motif itself, for a drawing without the stock; `colour` is that of roof tiles and columns.
pub(super) fn drawn_out(motif: Motif, x: f32, y: f32, scale: &str, colour: &str) -> Markup {
    html! {
        g fill=(colour) transform={ "translate(" (tenth(x)) " " (tenth(y)) ") scale(" (scale) ")" } { (motif.drawn()) }
    }
}

pub(super) fn pine(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Pine, x, y, scale, None)
}

pub(super) fn bamboo(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Bamboo, x, y, scale, None)
}

pub(super) fn mist(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Mist, x, y, scale, None)
}

pub(super) fn hills(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Hills, x, y, scale, None)
}

pub(super) fn roof(x: f32, y: f32, scale: &str, colour: &str) -> Markup {
    set(Motif::Roof, x, y, scale, Some(colour))
}

pub(super) fn hall(x: f32, y: f32, scale: &str, colour: &str) -> Markup {
    set(Motif::Hall, x, y, scale, Some(colour))
}

pub(super) fn grass(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Grass, x, y, scale, None)
}

pub(super) fn rock(x: f32, y: f32, scale: &str) -> Markup {
    set(Motif::Rock, x, y, scale, None)
}

pub(super) fn bush(x: f32, y: f32) -> Markup {
    set(Motif::Bush, x, y, "1", None)
}

pub(super) fn blossom(x: f32, y: f32) -> Markup {
    set(Motif::Blossom, x, y, "1", None)
}
