//! The advisers' portraits: twenty-eight people put together from robes, faces, hats and what they
//! hold, in boxes of 100.
//!
//! The hat tells the class at forty pixels: patrons wear the winged gauze of officials, traders
//! straw, diplomats the tall cap of envoys, artisans a knotted cloth. Within a class face, robe and
//! the thing in hand tell one from another.

use maud::{Markup, html};

use super::Adviser;
use super::effects::Class;
use super::ink::{
    BARK, BLOSSOM, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, MIST,
    PAPER, PINE, SILK, SOOT, UMBER, VERMILION, WASH, brush, fill, line,
};

/// Whose face it is.
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

/// Somebody's looks: face, robe, collar, and the piece held.
struct Looks {
    face: Face,
    skin: &'static str,
    robe: &'static str,
    collar: &'static str,
    held: &'static str,
}

const FAIR: &str = "#f2d6b3";
const TAN: &str = "#dcae82";
const ROSY: &str = "#f3cdb4";

const fn looks(
    face: Face,
    skin: &'static str,
    robe: &'static str,
    collar: &'static str,
    held: &'static str,
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
    looks(Face::Elder, FAIR, INDIGO, GLOW, "book"),
    looks(Face::Lady, ROSY, VERMILION, GLOW, "tray"),
    looks(Face::Stout, TAN, JADE, PAPER, "carp"),
    looks(Face::Man, FAIR, "#6a4a86", GLOW, "chest"),
    looks(Face::Lady, FAIR, GOLD, CINNABAR, "fan"),
    looks(Face::Youth, ROSY, DUSK, PAPER, "spade"),
    looks(Face::Man, TAN, CELADON, INDIGO, "net"),
    looks(Face::Elder, FAIR, EARTH, PAPER, "scales"),
    looks(Face::Lady, ROSY, DUSK, PAPER, "book"),
    looks(Face::Stout, TAN, SOOT, CELADON, "pole"),
    looks(Face::Youth, TAN, VERMILION, PAPER, "abacus"),
    looks(Face::Man, FAIR, PINE, GLOW, "chest"),
    looks(Face::Man, FAIR, VERMILION, GLOW, "letter"),
    looks(Face::Lady, FAIR, PINE, BLOSSOM, "carp"),
    looks(Face::Elder, TAN, SOOT, GLOW, "banner"),
    looks(Face::Stout, FAIR, INDIGO, BLOSSOM, "gift"),
    looks(Face::Lady, ROSY, "#6a4a86", GLOW, "lantern"),
    looks(Face::Man, TAN, CINNABAR, GOLD, "fan"),
    looks(Face::Stout, TAN, EARTH, PAPER, "axe"),
    looks(Face::Man, TAN, SOOT, CELADON, "pick"),
    looks(Face::Lady, FAIR, INDIGO, PAPER, "jar"),
    looks(Face::Elder, TAN, CINNABAR, UMBER, "bell"),
    looks(Face::Youth, FAIR, JADE, GLOW, "cup"),
    looks(Face::Man, FAIR, DUSK, GLOW, "abacus"),
    looks(Face::Lady, ROSY, CINNABAR, GOLD, "jade"),
    looks(Face::Elder, FAIR, VERMILION, CELADON, "jade"),
    looks(Face::Youth, TAN, INDIGO, GOLD, "jade"),
    looks(Face::Stout, FAIR, UMBER, VERMILION, "jade"),
];

/// Everything a person may hold.
const HELD: [&str; 21] = [
    "book", "tray", "carp", "chest", "fan", "spade", "net", "scales", "pole", "abacus", "letter",
    "banner", "gift", "lantern", "axe", "pick", "jar", "bell", "cup", "jade", "brush",
];

pub(super) fn symbols() -> Markup {
    html! {
        @for (name, face) in FACES { symbol id={ "ep-face-" (name) } viewBox="0 0 100 100" { (drawn_face(face)) } }
        @for class in Class::ALL { symbol id={ "ep-hat-" (class.slug()) } viewBox="0 0 100 100" { (hat(class)) } }
        @for name in HELD { symbol id={ "ep-held-" (name) } viewBox="0 0 100 100" { (held(name)) } }
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
        g fill=(looks.robe) { use href="#ep-robe" {} }
        (fill(looks.skin, "M42 60H58V70L50 84L42 70Z"))
        g fill=(looks.collar) { use href="#ep-collar" {} }
        g fill=(looks.skin) { use href={ "#ep-face-" (face_name(looks.face)) } {} }
        g fill=(looks.robe) { use href={ "#ep-hat-" (adviser.class().slug()) } {} }
        g fill=(looks.robe) color=(looks.skin) { use href={ "#ep-held-" (looks.held) } {} }
    }
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

/// What somebody holds, in the right lower corner, with the hand that holds it.
fn held(name: &str) -> Markup {
    html! {
        @match name {
            "book" => {
                (brush(INDIGO, "1.6", "M62 66L92 62L96 90L66 94Z"))
                (fill(PAPER, "M66 70L80 68L81 75L67 77Z"))
                (line(PAPER, "1.1", "M90 65L93 89M86 66V68M88 76V78M89 86V88"))
            },
            "tray" => {
                (brush(CINNABAR, "1.6", "M52 82H98L92 90H58Z"))
                (brush("#ea7a3c", "1.2", "M56 80C60 74 68 74 72 79L76 76V84L72 81C68 84 60 84 56 80Z"))
                (brush("#f4f1ea", "1.3", "M80 66H90L89 70C94 74 93 80 90 82H80C77 80 76 74 81 70Z"))
            },
            "carp" => {
                (line(BARK, "1.6", "M78 40V58"))
                (brush("#ea7a3c", "1.6", "M78 56C88 62 92 76 84 88L90 98H70L76 88C66 78 68 62 78 56Z"))
                (line(PAPER, "2", "M79 66C82 72 82 78 80 84"))
                circle cx="75" cy="66" r="1.8" fill=(INK) {}
            },
            "chest" => {
                (brush(BARK, "1.6", "M60 72H96V96H60Z"))
                (brush("#8d5c34", "1.6", "M58 66C58 60 98 60 98 66V74H58Z"))
                (brush(GOLD, "1.2", "M73 70H83V81H73Z"))
                (line(GOLD, "1.6", "M64 62V74M92 62V74"))
            },
            "fan" => {
                (brush(PAPER, "1.5", "M78 92L58 66C64 56 92 56 98 66Z"))
                (fill(VERMILION, "M58.5 66.500C64.5 57 91.5 57 97.5 66.500L94 71C89 65 67 65 62 71Z"))
                (line(INK, ".9", "M78 92L66 60M78 92V58M78 92L90 60"))
            },
            "spade" => {
                (line(BARK, "4", "M84 40L76 100"))
                (brush(MIST, "1.6", "M76 14C86 12 94 20 92 32L86 44L76 41C72 30 72 20 76 14Z"))
            },
            "net" => {
                (line(BARK, "3", "M92 100L74 46"))
                (brush(PAPER, "1.4", "M56 38C60 26 86 26 88 38C86 54 78 64 70 66C62 62 57 52 56 38Z"))
                (line(DUSK, "1", "M60 34L80 58M68 31L86 50M58 46L72 64M84 34L62 56M88 42L68 64M76 30L58 46"))
            },
            "scales" => {
                (line(BARK, "2.6", "M62 52L98 46"))
                (line(INK, "1.1", "M64 52L58 74M64 52L74 72M95 47L88 66M95 47L100 62"))
                (brush(GOLD, "1.5", "M54 74H78C76 82 58 82 54 74Z"))
                (brush(GOLD, "1.4", "M84 65H100V70C94 73 86 71 84 65Z"))
            },
            "pole" => {
                (line(BARK, "3.6", "M4 58C36 46 64 46 98 54"))
                (line(INK, "1.1", "M86 52L78 76M86 52L98 76"))
                (brush("#c9a15c", "1.6", "M74 76H100V92H78Z"))
                (line(BRASS, "1.1", "M75 82H100M84 76L86 92M94 76V92"))
            },
            "abacus" => {
                (brush(BARK, "1.6", "M56 68H98V96H56Z"))
                (fill(SILK, "M60 72H94V92H60Z"))
                (line(INK, "1", "M66 72V92M74 72V92M82 72V92M90 72V92M60 79H94"))
                (line(CINNABAR, "4.5", "M66 75.500h.1M74 75.500h.1M82 75.500h.1M90 75.500h.1M66 84h.1M74 88h.1M82 84h.1M90 88h.1M66 89h.1M82 89h.1"))
            },
            "letter" => {
                (brush(PAPER, "1.6", "M58 70L92 62L97 84L63 92Z"))
                (line(UMBER, "1.4", "M58 70L80 78L92 62"))
                (brush(VERMILION, "1.2", "M75 74H84V83H75Z"))
            },
            "banner" => {
                (line(BARK, "3", "M84 8V100"))
                (brush(VERMILION, "1.6", "M82 12H56L62 24L56 36L62 48H82Z"))
                (fill(GOLD, "M72 20a9 9 0 1 0 .01 0Z"))
                (fill(VERMILION, "M72 25a4 4 0 1 0 .01 0Z"))
            },
            "gift" => {
                (brush(SILK, "1.6", "M58 72H98V96H58Z"))
                (line(VERMILION, "4", "M78 72V96M58 84H98"))
                (brush(VERMILION, "1.4", "M78 72C66 70 64 62 70 61C75 61 78 66 78 72C78 66 81 61 86 61C92 62 90 70 78 72Z"))
            },
            "lantern" => {
                (line(BARK, "2.6", "M60 40H88M84 40V48"))
                (brush(VERMILION, "1.6", "M84 48C98 50 100 72 84 76C68 72 70 50 84 48Z"))
                (line(GOLD, "1.4", "M84 49V75M76 53C74 60 74 66 76 72M92 53C94 60 94 66 92 72"))
                (brush(GOLD, "1.2", "M78 46H90V50H78ZM78 74H90V78H78Z"))
                (line(GOLD, "2", "M84 78V90"))
            },
            "axe" => {
                (line(BARK, "4", "M74 100L86 36"))
                (brush(MIST, "1.6", "M82 40L62 34C58 44 58 54 62 62L80 54Z"))
                (line(PAPER, "2", "M62.5 38C60.5 46 60.5 52 63 58"))
            },
            "pick" => {
                (line(BARK, "4", "M80 100V40"))
                (brush(MIST, "1.6", "M54 48C62 34 96 32 100 46C92 40 66 42 54 48Z"))
            },
            "jar" => {
                (brush("#f4f1ea", "1.6", "M70 58H88L86 65C98 70 98 88 90 96H68C60 88 60 70 72 65Z"))
                (line(INDIGO, "1.9", "M63.5 74C70 77 88 77 94.5 74M64.5 88C72 91 86 91 93.5 88"))
                (fill(INDIGO, "M79 78C83 80 83 85 79 87C75 85 75 80 79 78Z"))
            },
            "bell" => {
                (line(BARK, "2.4", "M80 50V58"))
                (brush("#2f7f5c", "1.6", "M64 94C68 84 67 70 71 62C75 56 87 56 91 62C95 70 94 84 98 94Z"))
                (line("#e7c565", "1.6", "M68 76H94M66.5 87H96"))
            },
            "cup" => {
                (brush(BARK, "1.6", "M64 66L88 58L98 82L74 90Z"))
                (fill(INK, "M64 66L88 58L89.5 62L66 70Z"))
                (brush(PAPER, "1.4", "M56 84H68V96H56Z"))
                (fill(CINNABAR, "M62 87.500a2.5 2.5 0 1 0 .01 0Z"))
            },
            "jade" => {
                (brush("#6fae90", "1.6", "M80 56A16 16 0 1 0 80.01 56Z"))
                circle cx="80" cy="72" r="5.5" fill=(PAPER) stroke=(INK) stroke-width="1.6" {}
                (line("#c3e2d0", "2", "M69 68C70 64 73 61 77 60"))
                (brush(VERMILION, "1.3", "M77.5 87H82.500L86 101H74Z"))
            },
            _ => {
                (line(BARK, "4", "M92 50L74 84"))
                (fill(INK, "M76 78L70 96L80 83Z"))
            },
        }
        @if name != "tray" && name != "net" && name != "pole" {
            path fill="currentColor" stroke=(INK) stroke-width="1.3" d="M70 92C70 86 78 84 84 86C88 88 88 94 84 97H73C71 96 70 94 70 92Z" {}
            path stroke=(INK) stroke-width="1.6" d="M72 101C72 96 78 94 86 95L94 101Z" {}
        }
    }
}
