//! The Master, who plays against one: his portrait, his cards with the slots of his dice, and his
//! six strategies.

use maud::{Markup, html};

use super::advisers::{back, lettering, sheet};
use super::dice::{Die, lying};
use super::ink::{
    BARK, BRASS, CELADON, CINNABAR, DUSK, GLOW, GOLD, INDIGO, INK, JADE, MIST, PAPER, PINE, SILK,
    SOOT, UMBER, VERMILION, WASH, brush, fill, line, wash,
};
use super::people::Colour;
use super::scenery::{hills, pine};
use super::{picture, piece, tenth};

/// A place for dice on a Master card: his own colour, or one of the three nobody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    M,
    X,
    Y,
    Z,
}

impl Slot {
    pub const ALL: [Self; 4] = [Self::M, Self::X, Self::Y, Self::Z];
}

/// A slot with the colour that belongs there and the dice that lie on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Berth {
    pub slot: Slot,
    pub colour: Colour,
    /// The faces of the dice here: up to two of his own colour, one of the others.
    pub faces: [Option<u8>; 2],
}

/// How the Master chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Strategy {
    Balance,
    Enlightenment,
    Perception,
    Uncertainty,
    Ascent,
    Descent,
}

impl Strategy {
    pub const ALL: [Self; 6] = [
        Self::Balance,
        Self::Enlightenment,
        Self::Perception,
        Self::Uncertainty,
        Self::Ascent,
        Self::Descent,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Balance => "balance",
            Self::Enlightenment => "enlightenment",
            Self::Perception => "perception",
            Self::Uncertainty => "uncertainty",
            Self::Ascent => "ascent",
            Self::Descent => "descent",
        }
    }
}

/// One line of a strategy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Pay fish and go where the dice say.
    Fish,
    /// Pay wisdom to go elsewhere.
    Wisdom,
    /// To the Eternal Bridge.
    Bridge,
    /// To the Labyrinth or the River Market.
    Excursion,
    /// To a monument.
    Monument,
}

impl Deed {
    pub const ALL: [Self; 5] = [
        Self::Fish,
        Self::Wisdom,
        Self::Bridge,
        Self::Excursion,
        Self::Monument,
    ];

    const fn piece(self) -> &'static str {
        match self {
            Self::Fish => "fish",
            Self::Wisdom => "wisdom",
            Self::Bridge => "sign-eternal-bridge",
            Self::Excursion => "excursion",
            Self::Monument => "monument-pavilion",
        }
    }
}

/// The Master in a round window, 100 by 100.
pub fn master() -> Markup {
    picture(
        "ep-portrait",
        "0 0 100 100",
        &html! { use href="#ep-master" {} },
    )
}

/// A Master card, 100 by 140: his groups from top to bottom.
pub fn master_card(rows: &[&[Berth]]) -> Markup {
    picture(
        "ep-card",
        "0 0 100 140",
        &html! {
            use href="#ep-master-card" {}
            @for (index, row) in (0_u8..).zip(rows) {
                @let y = 10.0 + 31.5 * f32::from(index);
                rect class="ep-field" x="6" y=(y) width="88" height="28" rx="4" {}
                (berths(row, y + 2.0))
            }
        },
    )
}

/// The slots of a row side by side; two dice of one slot share it.
fn berths(row: &[Berth], y: f32) -> Markup {
    let places: Vec<_> = row
        .iter()
        .flat_map(|berth| {
            let second = berth.faces[1].map(|face| (berth, Some(face)));
            [(berth, berth.faces[0])].into_iter().chain(second)
        })
        .collect();
    let width = places.iter().fold(0.0, |sum, _| sum + 22.0_f32);
    html! {
        @for (index, (berth, face)) in (0_u8..).zip(&places) {
            @let x = 50.0 - width / 2.0 + 22.0 * f32::from(index) + 1.0;
            @if let Some(face) = face {
                g transform={ "translate(" (tenth(x)) " " (tenth(y)) ") scale(.5)" } { (lying(&Die::new(berth.colour, *face))) }
            } @else {
                rect class=(if berth.slot == Slot::M { "ep-own" } else { "ep-socket" }) x=(tenth(x)) y=(tenth(y + 2.0)) width="20" height="20" rx="4" {}
                (piece(&format!("marker-{}", berth.colour.slug()), x + 4.0, y + 6.0, 12.0))
            }
        }
    }
}

/// The back of a Master card, 50 by 70.
pub fn master_back() -> Markup {
    picture(
        "ep-card",
        "0 0 50 70",
        &html! { use href="#ep-master-back" {} },
    )
}

/// A strategy card, 100 by 140: its picture, and what the Master tries, one after the other.
pub fn strategy(strategy: Strategy, label: &str, order: &[Deed]) -> Markup {
    picture(
        "ep-card",
        "0 0 100 140",
        &html! {
            use href="#ep-scroll" {}
            use href={ "#ep-way-" (strategy.slug()) } x="10" y="14" width="80" height="58" {}
            @for (index, deed) in (0_u8..).zip(order) {
                @let x = 50.0 + 17.4 * (f32::from(index) - (count(order) - 1.0) / 2.0);
                g fill=(CINNABAR) color=(CINNABAR) { (piece(deed.piece(), x - 7.5, 88.0, 15.0)) }
                text class="ep-value" x=(tenth(x)) y="113" font-size="8" { (index + 1) }
            }
            (lettering(50, "131", label, 80))
        },
    )
}

fn count(deeds: &[Deed]) -> f32 {
    deeds.iter().fold(0.0, |sum, _| sum + 1.0)
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-master" viewBox="0 0 100 100" { (face()) }
        symbol id="ep-master-card" viewBox="0 0 100 140" {
            (sheet(100, 140))
            (fill(SOOT, "M6 2H94Q98 2 98 6V134Q98 138 94 138H6Q2 138 2 134V6Q2 2 6 2Z"))
            (line(GOLD, "1", "M5 6H95M5 134H95"))
            (line(DUSK, "1", "M14 40V130M86 40V130"))
        }
        symbol id="ep-master-back" viewBox="0 0 50 70" { (back("enso", SOOT)) }
        symbol id="ep-enso" viewBox="0 0 20 20" {
            path fill="none" stroke="currentColor" stroke-width="2.6" d="M14.5 3.500A8 8 0 1 0 18 9" {}
            path d="M9 5H11V9H15V11H11V15.500H9V11H5V9H9Z" {}
        }
        symbol id="ep-excursion" viewBox="0 0 40 40" {
            (piece("sign-labyrinth", 0.0, 0.0, 21.0))
            (piece("sign-river", 18.0, 18.0, 22.0))
        }
        symbol id="ep-scroll" viewBox="0 0 100 140" {
            (sheet(100, 140))
            (fill("#e3ead9", "M6 2H94Q98 2 98 6V134Q98 138 94 138H6Q2 138 2 134V6Q2 2 6 2Z"))
            (fill(PAPER, "M8 12H92V118H8Z"))
            (line(UMBER, "1", "M8 76H92M14 80H86"))
            (brush(BARK, "1.2", "M4 6H96V12H4ZM4 116H96V121H4Z"))
            (fill(GOLD, "M2 5H6V13H2ZM94 5H98V13H94ZM2 115H6V122H2ZM94 115H98V122H94Z"))
        }
        @for strategy in Strategy::ALL {
            symbol id={ "ep-way-" (strategy.slug()) } viewBox="0 0 80 58" { (way(strategy)) }
        }
    }
}

/// An old painter, his brush behind his ear, looking straight through you.
fn face() -> Markup {
    html! {
        circle cx="50" cy="50" r="49" fill=(INK) {}
        circle cx="50" cy="50" r="45" fill="#dfe3d6" stroke=(GOLD) stroke-width="1.6" {}
        (wash(WASH, ".7", "M8 64C16 40 24 34 32 44C40 26 50 22 58 36C66 24 78 26 92 60C88 78 76 94 50 95C26 94 12 80 8 64Z"))
        // robe
        (brush(SOOT, "1.6", "M16 80C22 72 34 70 42 68H58C66 70 78 72 84 80C76 92 62 95 50 95S24 92 16 80Z"))
        (fill(PAPER, "M40 68L50 84L60 68L64 70L50 92L36 70Z"))
        // head
        (fill(MIST, "M31 44C28 60 30 70 26 78C36 74 38 66 38 58ZM69 44C72 60 70 70 74 78C64 74 62 66 62 58Z"))
        (brush("#ecc9a3", "1.6", "M34 36C32 54 40 68 50 68S68 54 66 36C62 24 38 24 34 36Z"))
        (fill("#f6dcbd", "M40 26C44 21 56 21 60 26C62 31 60 33 50 33S38 31 40 26Z"))
        // topknot and hairpin
        (brush(MIST, "1.4", "M36 30C36 18 42 14 50 14S64 18 64 30C58 23 42 23 36 30Z"))
        (brush(MIST, "1.4", "M44 15C42 7 58 7 56 15Z"))
        (line(CINNABAR, "2.2", "M37 13L63 9"))
        // brows like clouds, narrow eyes
        (line(PAPER, "4", "M36 42C40 37 45 38 47 41M64 42C60 37 55 38 53 41M36 42C33 46 32 52 33 56M64 42C67 46 68 52 67 56"))
        (line(INK, "1.9", "M39 47.500Q43 45 47 47.500M53 47.500Q57 45 61 47.5"))
        (line(INK, "1.1", "M50 48C49.4 52 48 54 49 55.500Q50 56.3 51.6 55.600M38 51L40 52.500M62 51L60 52.500M44 34Q50 32.5 56 34"))
        // the long beard
        (brush(PAPER, "1.3", "M49 58.500C42 57 38 62 35 67C40 66 42 67 42 70C42 80 47 88 50 97C53 88 58 80 58 70C58 67 60 66 65 67C62 62 58 57 51 58.500Z"))
        (line(WASH, "1.2", "M46 66C46 76 48 84 50 89M54 66C54 76 52 84 50 89M40 64C42 62 45 61 47 62M60 64C58 62 55 61 53 62"))
        (line(CINNABAR, "1.3", "M47.5 62H52.5"))
        // the brush
        (line(BARK, "3", "M67 34L88 66"))
        (fill(INK, "M86 62L94 78L90 61Z"))
        (line(GLOW, "1.8", "M84 60L88 66"))
    }
}

/// A strategy as a little painting of 80 by 58.
fn way(strategy: Strategy) -> Markup {
    match strategy {
        Strategy::Balance => html! {
            (wash(WASH, ".5", "M0 58C20 50 60 50 80 58Z"))
            (stone(40, 52, 22, "#8796a3"))
            (stone(41, 39, 16, "#a8b4bd"))
            (stone(39, 28, 11, "#c3ccd1"))
            (stone(40, 19, 7, "#8796a3"))
            (line(PINE, "1.4", "M8 58C10 46 6 40 12 30M72 58C70 48 76 40 70 32"))
        },
        Strategy::Enlightenment => html! {
            circle cx="40" cy="24" r="17" fill=(GLOW) {}
            (line(GOLD, "1.8", "M40 2V-2M18 24H12M62 24H68M24 8L20 4M56 8L60 4"))
            (line(CINNABAR, "1.8", "M4 44C16 28 28 22 40 22S64 28 76 44"))
            (fill(INK, "M0 54C12 38 26 31 40 31S68 38 80 54V58H64C62 50 56 46 52 46C48 46 47 50 46 58H34C33 50 32 46 28 46C24 46 18 50 16 58H0Z"))
            (fill(UMBER, "M2 54C14 40 27 33 40 33S66 40 78 54L78 56H66C63 47 57 44 52 44C46 44 45 50 44 56H36C35 50 34 44 28 44C23 44 17 47 14 56H2Z"))
        },
        Strategy::Perception => html! {
            (brush(PAPER, "2", "M4 30C18 10 62 10 76 30C62 48 18 48 4 30Z"))
            circle cx="40" cy="29" r="14" fill=(JADE) stroke=(INK) stroke-width="2" {}
            (line(CELADON, "1.8", "M32 35H48V23H32V31H42V27"))
            (line(DUSK, "2", "M6 54Q12 50 18 54T30 54T42 54T54 54T66 54T78 54"))
        },
        Strategy::Uncertainty => html! {
            (hills(-4.0, 4.0, ".73 .9"))
            (wash(MIST, ".95", "M0 34C16 26 30 34 44 30C58 26 70 34 80 30V58H0Z"))
            (piece("monument-pavilion", 4.0, 26.0, 24.0))
            (piece("monument-ox", 52.0, 30.0, 24.0))
            (wash(PAPER, ".7", "M0 46C14 36 26 44 40 40C56 34 66 42 80 38V58H0Z"))
            (line(CINNABAR, "3.4", "M34 16C34 8 47 8 47 16C47 22 40 22 40 30M40 37V37.5"))
        },
        Strategy::Ascent => html! {
            (fill(WASH, "M0 58C10 40 18 34 24 40C32 20 42 2 50 2S66 26 80 58Z"))
            (fill(DUSK, "M50 2C58 4 66 26 80 58H54C58 40 56 20 50 2Z"))
            (fill(PAPER, "M43 10C46 5 48 2 50 2C53 2 56 6 58 11L54 15L50 10L46 15Z"))
            (line(CINNABAR, "2.4", "M12 54C24 50 30 46 26 40C36 38 42 32 38 27C44 24 48 20 46 15M41 17L46.5 13.500L50 19"))
            (pine(68.0, 58.0, ".5"))
        },
        Strategy::Descent => html! {
            (fill(DUSK, "M0 0H80V14C70 18 66 10 58 14V30C58 40 54 46 54 58H26C26 46 22 40 22 30V14C14 10 10 18 0 14Z"))
            (fill(SILK, "M0 14C10 18 14 10 22 14V58H0ZM80 14C70 18 66 10 58 14V58H80Z"))
            (fill("#d8e6ea", "M26 4H54V30C53 40 51 48 52 56H28C29 48 27 40 26 30Z"))
            (line(INDIGO, "1.4", "M32 4V40M38 4V50M44 4V44M50 4V34"))
            (line(CINNABAR, "3", "M40 12V46M33 39L40 47L47 39"))
            (fill(PAPER, "M18 56C22 48 30 54 34 51C40 46 48 54 52 51C58 49 62 52 64 58H18Z"))
            (line(BRASS, "1", "M4 26H16M64 34H76M6 42H16"))
            (line(VERMILION, "1.2", "M66 22H74"))
        },
    }
}

fn stone(x: i32, y: i32, width: i32, colour: &str) -> Markup {
    html! {
        ellipse cx=(x) cy=(y) rx=(width) ry=(width / 4 + 3) fill=(colour) stroke=(INK) stroke-width="1.4" {}
    }
}
