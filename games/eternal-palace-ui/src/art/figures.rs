//! The advisers' portraits: twenty-eight people put together from robes, faces, hats and what they
//! hold, in boxes of 100.
//!
//! The hat tells the class at forty pixels: patrons wear the winged gauze of officials, traders
//! straw, diplomats the tall cap of envoys, artisans a knotted cloth. Within a class face, robe and
//! the thing in hand tell one from another.

mod held;

use maud::{Markup, html};

use self::held::Held;
use super::Adviser;
use super::effects::Class;
use super::ink::{
    BLOSSOM, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, MIST, PAPER,
    PINE, SOOT, UMBER, VERMILION, WASH, brush, fill, line,
};

/// A kind of face.
#[derive(Debug, Clone, Copy)]
enum Face {
    /// With a thin moustache.
    Man,
    /// With a long white beard.
    Elder,
    /// Broad, with a full black beard.
    Stout,
    /// With hair dressed high.
    Lady,
    /// Young and smooth.
    Youth,
}

/// The parts of a portrait: face, robe, collar, and the held object.
struct Looks {
    face: Face,
    skin: &'static str,
    robe: &'static str,
    collar: &'static str,
    held: Held,
}

const FAIR: &str = "#f2d6b3";
const TAN: &str = "#dcae82";
const ROSY: &str = "#f3cdb4";

const fn looks(
    face: Face,
    skin: &'static str,
    robe: &'static str,
    collar: &'static str,
    held: Held,
) -> Looks {
    Looks {
        face,
        skin,
        robe,
        collar,
        held,
    }
}

/// In the order of the kinds.
const PEOPLE: [Looks; Adviser::COUNT as usize] = [
    looks(Face::Elder, FAIR, INDIGO, GLOW, Held::Book),
    looks(Face::Lady, ROSY, VERMILION, GLOW, Held::Tray),
    looks(Face::Stout, TAN, JADE, PAPER, Held::Carp),
    looks(Face::Man, FAIR, "#6a4a86", GLOW, Held::Chest),
    looks(Face::Lady, FAIR, GOLD, CINNABAR, Held::Fan),
    looks(Face::Youth, ROSY, DUSK, PAPER, Held::Spade),
    looks(Face::Man, TAN, CELADON, INDIGO, Held::Net),
    looks(Face::Elder, FAIR, EARTH, PAPER, Held::Scales),
    looks(Face::Lady, ROSY, DUSK, PAPER, Held::Book),
    looks(Face::Stout, TAN, SOOT, CELADON, Held::Pole),
    looks(Face::Youth, TAN, VERMILION, PAPER, Held::Abacus),
    looks(Face::Man, FAIR, PINE, GLOW, Held::Chest),
    looks(Face::Man, FAIR, VERMILION, GLOW, Held::Letter),
    looks(Face::Lady, FAIR, PINE, BLOSSOM, Held::Carp),
    looks(Face::Elder, TAN, SOOT, GLOW, Held::Banner),
    looks(Face::Stout, FAIR, INDIGO, BLOSSOM, Held::Gift),
    looks(Face::Lady, ROSY, "#6a4a86", GLOW, Held::Lantern),
    looks(Face::Man, TAN, CINNABAR, GOLD, Held::Fan),
    looks(Face::Stout, TAN, EARTH, PAPER, Held::Axe),
    looks(Face::Man, TAN, SOOT, CELADON, Held::Pick),
    looks(Face::Lady, FAIR, INDIGO, PAPER, Held::Jar),
    looks(Face::Elder, TAN, CINNABAR, UMBER, Held::Bell),
    looks(Face::Youth, FAIR, JADE, GLOW, Held::Cup),
    looks(Face::Man, FAIR, DUSK, GLOW, Held::Abacus),
    looks(Face::Lady, ROSY, CINNABAR, GOLD, Held::Jade),
    looks(Face::Elder, FAIR, VERMILION, CELADON, Held::Jade),
    looks(Face::Youth, TAN, INDIGO, GOLD, Held::Jade),
    looks(Face::Stout, FAIR, UMBER, VERMILION, Held::Jade),
];

pub(super) fn symbols() -> Markup {
    html! {
        @for (name, face) in FACES { symbol id={ "ep-face-" (name) } viewBox="0 0 100 100" { (drawn_face(face)) } }
        @for class in Class::ALL { symbol id={ "ep-hat-" (class.slug()) } viewBox="0 0 100 100" { (hat(class)) } }
        @for thing in Held::ALL { symbol id={ "ep-held-" (thing.slug()) } viewBox="0 0 100 100" { (thing.drawn()) } }
        symbol id="ep-robe" viewBox="0 0 100 100" {
            path stroke=(INK) stroke-width="1.6" d="M6 101C8 82 20 74 38 69H62C80 74 92 82 94 101Z" {}
        }
        symbol id="ep-collar" viewBox="0 0 100 100" {
            path stroke=(INK) stroke-width="1.1" d="M38 68L50 88L62 68L68 70L52 98V101H46L47 92L33 71Z" {}
        }
        @for adviser in Adviser::all() {
            symbol id={ "ep-adviser-" (adviser.number()) } viewBox="0 0 100 100" { (figure(adviser)) }
        }
    }
}

const FACES: [(&str, Face); 5] = [
    ("man", Face::Man),
    ("elder", Face::Elder),
    ("stout", Face::Stout),
    ("lady", Face::Lady),
    ("youth", Face::Youth),
];

const fn face_name(face: Face) -> &'static str {
    match face {
        Face::Man => "man",
        Face::Elder => "elder",
        Face::Stout => "stout",
        Face::Lady => "lady",
        Face::Youth => "youth",
    }
}

fn figure(adviser: Adviser) -> Markup {
    let looks = &PEOPLE[usize::from(adviser.number()) - 1];
    html! {
        use fill=(looks.robe) href="#ep-robe" {}
        (fill(looks.skin, "M42 60H58V70L50 84L42 70Z"))
        use fill=(looks.collar) href="#ep-collar" {}
        use fill=(looks.skin) href={ "#ep-face-" (face_name(looks.face)) } {}
        use fill=(looks.robe) href={ "#ep-hat-" (adviser.class().slug()) } {}
        use fill=(looks.robe) color=(looks.skin) href={ "#ep-held-" (looks.held.slug()) } {}
    }
}

#[cfg(test)]
pub(super) fn figure_of(adviser: Adviser) -> String {
    figure(adviser).into_string()
}

/// A head of the colour it is given, its chin at 68.
fn drawn_face(face: Face) -> Markup {
    html! {
        @match face {
            Face::Lady => (fill(INK, "M30 40C26 24 38 14 50 14S74 24 70 40C72 50 70 58 66 62H34C30 58 28 50 30 40ZM40 14C38 4 62 4 60 14Z")),
            Face::Youth => (fill(INK, "M33 42C31 28 40 22 50 22S69 28 67 42L64 52H36Z")),
            Face::Man | Face::Elder | Face::Stout => (fill(SOOT, "M34 42C32 28 40 22 50 22S68 28 66 42L64 50H36Z")),
        }
        @match face {
            Face::Stout => path stroke=(INK) stroke-width="1.6" d="M33 38C32 54 38 68 50 68S68 54 67 38C62 30 38 30 33 38Z" {},
            Face::Man | Face::Elder | Face::Lady | Face::Youth => path stroke=(INK) stroke-width="1.6" d="M35 38C34 52 40 68 50 68S66 52 65 38C60 31 40 31 35 38Z" {},
        }
        (line(INK, "1.8", "M39.5 47Q43 44.6 46.5 47M53.5 47Q57 44.6 60.5 47"))
        (line(INK, "1.1", "M50 48C49.4 51 48.4 53 49 54.500Q50 55.3 51.4 54.6"))
        @match face {
            Face::Man => {
                (line(INK, "1.6", "M38.5 42Q43 39.6 47 42M53 42Q57 39.6 61.5 42"))
                (line(INK, "1.7", "M49 57.600C45 56.6 42 59 41 63M51 57.600C55 56.6 58 59 59 63"))
                (line(CINNABAR, "1.2", "M47.5 60.600H52.5"))
                (fill(INK, "M48 66.500H52L50.5 74H49.500Z"))
            },
            Face::Elder => {
                (line(MIST, "2.4", "M38 42.500Q42 38.5 47 42M53 42Q58 38.5 62 42.5"))
                (brush(PAPER, "1.2", "M35.5 52C38 60 43 59 49 57.500H51C57 59 62 60 64.5 52C66 68 58 84 50 94C42 84 34 68 35.5 52Z"))
                (line(WASH, "1.1", "M42 64C43 72 46 80 48 85M58 64C57 72 54 80 52 85M50 64V86"))
                (line(CINNABAR, "1.3", "M47.5 60.500H52.5"))
            },
            Face::Stout => {
                (line(INK, "2.2", "M38 42.500Q42.5 39 47 42M53 42Q57.5 39 62 42.5"))
                (fill(INK, "M34 50C37 58 43 59.5 49 57.500H51C57 59.5 63 58 66 50C68 64 60 76 50 76S32 64 34 50Z"))
                (line(BLOSSOM, "1.6", "M46.5 61.500H53.5"))
            },
            Face::Lady => {
                (line(INK, "1.2", "M39 41.500Q43 38.6 47 41.200M53 41.200Q57 38.6 61 41.5"))
                (fill(CINNABAR, "M47 60C48.5 58.8 51.5 58.8 53 60C51.5 62.2 48.5 62.2 47 60Z"))
                (fill(BLOSSOM, "M38 54a3.4 2.6 0 1 0 .01 0ZM62 54a3.4 2.6 0 1 0 .01 0Z"))
                (fill(INK, "M34 40C36 30 44 26 50 31C56 26 64 30 66 40C62 34 55 33 50 35C45 33 38 34 34 40Z"))
                (fill(VERMILION, "M50 38.500a1.5 1.5 0 1 0 .01 0Z"))
            },
            Face::Youth => {
                (line(INK, "1.7", "M39 42Q43 40 47 42M53 42Q57 40 61 42"))
                (line(CINNABAR, "1.5", "M46.5 60Q50 62.4 53.5 60"))
                (fill(BLOSSOM, "M39 54a3 2.2 0 1 0 .01 0ZM61 54a3 2.2 0 1 0 .01 0Z"))
            },
        }
    }
}

/// What a class wears on its head; the trimmings take the robe's colour.
fn hat(class: Class) -> Markup {
    match class {
        Class::Patron => html! {
            (fill(INK, "M2 28C10 20 24 20 34 26L36 33C26 35 12 36 2 32ZM98 28C90 20 76 20 66 26L64 33C74 35 88 36 98 32Z"))
            (line(SOOT, "1.4", "M6 29C14 24 24 24 32 28M94 29C86 24 76 24 68 28"))
            (fill(INK, "M32 37C30 22 34 8 50 7S70 22 68 37C58 31 42 31 32 37Z"))
            (line(SOOT, "1.6", "M35 28C38 20 44 18 50 18S62 20 65 28"))
            path stroke=(GOLD) stroke-width="1.8" d="M46 24H54V31H46Z" {}
        },
        Class::Trader => html! {
            (brush("#e4c877", "1.6", "M14 40C24 34 40 18 50 6C60 18 76 34 86 40C76 34 62 32 50 32S24 34 14 40Z"))
            (line(BRASS, "1.2", "M50 8V31M44 15C40 22 34 29 26 35M56 15C60 22 66 29 74 35M47 12C45 20 42 27 38 32M53 12C55 20 58 27 62 32"))
            path stroke=(INK) stroke-width="1" d="M40 19.500C46 22.5 54 22.5 60 19.500L63 23C55 26.5 45 26.5 37 23Z" {}
            (line(INK, "1.1", "M30 36C33 48 38 60 46 70M70 36C67 48 62 60 54 70"))
        },
        Class::Diplomat => html! {
            (fill(INK, "M33 38C31 30 32 22 34 20L38 2H62L66 20C68 22 69 30 67 38C58 32 42 32 33 38Z"))
            path stroke=(INK) stroke-width="1" d="M40 4H60L63 19H37Z" {}
            (line(GOLD, "2.2", "M34 22C44 18 56 18 66 22"))
            (fill(GOLD, "M50 8L54 13L50 18L46 13Z"))
            (line(VERMILION, "2", "M33 34C28 42 28 54 31 64M67 34C72 42 72 54 69 64"))
            (fill(VERMILION, "M29 63H33L34.5 72H28ZM67 63H71L72 72H65.500Z"))
        },
        Class::Artisan => html! {
            path stroke=(INK) stroke-width="1.6" d="M32 39C29 24 38 15 50 15S71 24 68 39C60 33 40 33 32 39Z" {}
            (line(INK, "1.2", "M34 32C44 26 56 26 66 32M38 22C46 19 54 19 62 22"))
            path stroke=(INK) stroke-width="1.5" d="M66 30C74 22 84 20 88 26C82 30 76 32 68 34C78 34 84 40 82 46C76 44 70 40 66 36Z" {}
            (line(PAPER, "1.8", "M34 36.500C44 31 56 31 66 36.5"))
        },
    }
}
