//! The eight parts of the palace as finished architecture, each in a box of 100 by 200.
//!
//! The buildings stand on a plinth whose top is at 176. Each has an outline nobody else has: a
//! great dome, a gate between towers, a minaret, a low pavilion with a bent roof, garden terraces,
//! a hall of two arcades, a temple spire, and the screen of windows through which the wind blows.

use maud::{Markup, html};

use super::paint::{
    BLUSH, BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, INK, IVORY, LAGOON, LEAF, MARIGOLD, MIST, PALM,
    PEACOCK, ROSE, RUBY, SAFFRON, SHADE, WINE, at, fill, line,
};
use super::shapes::{
    GILT, GLAZE, Material, OCHRE, RED_STONE, SANDSTONE, WHITE_MARBLE, arch, cornice, crowned,
    finial, kiosk, knobs, merlons, windows,
};
use super::{Part, picture};

/// A finished part on its numbered plinth.
pub fn palace(part: Part) -> Markup {
    picture(
        "es-part",
        "0 0 100 200",
        &html! {
            use href={ "#es-" (part.slug()) } {}
            use href="#es-plinth" {}
            (number(part))
        },
    )
}

/// All eight in a row, in the order of their numbers.
pub fn skyline() -> Markup {
    picture(
        "es-skyline",
        "0 0 800 200",
        &html! {
            @for (index, part) in Part::ALL.into_iter().enumerate() {
                use href={ "#es-" (part.slug()) } x=(index * 100) width="100" height="200" {}
            }
            path fill=(CLAY) d="M0 176H800V200H0Z" {}
            path fill=(DUNE) d="M0 176H800V180H0Z" {}
        },
    )
}

/// The number in its lotus at the left of the plinth.
pub(super) fn number(part: Part) -> Markup {
    html! { text class="es-number" x="14" y="193.5" { (part.number()) } }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for part in Part::ALL {
            symbol id={ "es-" (part.slug()) } viewBox="0 0 100 200" { (building(part)) }
        }
        symbol id="es-lotus" viewBox="-11 -11 22 22" { (lotus()) }
        symbol id="es-plinth" viewBox="0 0 100 200" {
            path fill=(CLAY) d="M0 179H100V200H0Z" {}
            path fill=(DUNE) d="M0 176H100V180H0Z" {}
            path fill=(SHADE) d="M0 180H100V181.5H0ZM0 197H100V200H0Z" {}
            use href="#es-lotus" x="3" y="178" width="22" height="22" {}
        }
    }
}

/// A disc in a ring of petals, 22 across.
fn lotus() -> Markup {
    html! {
        @for angle in (0..360).step_by(45) {
            path fill=(MARIGOLD) stroke=(SAFFRON) stroke-width=".6" transform={ "rotate(" (angle) ")" } d="M0 -11Q5 -7 3 -4H-3Q-5 -7 0 -11Z" {}
        }
        circle r="8.2" fill=(IVORY) stroke=(SAFFRON) stroke-width=".8" {}
    }
}

/// The building alone, its foot at 176.
pub(super) fn building(part: Part) -> Markup {
    match part {
        Part::Dome => great_dome(),
        Part::Gate => gate(),
        Part::Minaret => minaret(),
        Part::Pavilion => pavilion(),
        Part::Terrace => terrace(),
        Part::Hall => hall(),
        Part::Temple => temple(),
        Part::Winds => winds(),
    }
}

fn great_dome() -> Markup {
    html! {
        (at("14", "104", ".52", &kiosk(WHITE_MARBLE, WHITE_MARBLE)))
        (at("86", "104", ".52", &kiosk(WHITE_MARBLE, WHITE_MARBLE)))
        (crowned(GLAZE, "50", "86", ".66 .62", "26"))
        (fill(WHITE_MARBLE.shade, "M24 104V86H76V104Z"))
        (fill(WHITE_MARBLE.face, "M24 104V86H62V104Z"))
        (line(GOLD, "1.6", "M24 89H76"))
        (windows(DEEP, (6, 11), &[(31, 103), (43, 103), (55, 103), (67, 103)]))
        (fill(WHITE_MARBLE.face, "M3 176V106H97V176Z"))
        (fill(WHITE_MARBLE.shade, "M74 176V106H97V176Z"))
        (fill(MIST, "M3 104H97V108H3Z"))
        @for y in ["138", "172"] {
            (arch("16", y, ".15 .24", PEACOCK))
            (arch("84", y, ".15 .24", DEEP))
        }
        (fill(IVORY, "M28 176V94H72V176Z"))
        (line(MIST, "1.2", "M31 176V97H69V176"))
        (line(GOLD, "1", "M33.5 176V99.5H66.5V176"))
        (arch("50", "176", ".28 .64", PEACOCK))
        (arch("50", "176", ".22 .5", DEEP))
        (arch("50", "176", ".12 .26", MARIGOLD))
    }
}

fn gate() -> Markup {
    html! {
        (at("17", "92", ".72", &kiosk(SANDSTONE, GILT)))
        (at("83", "92", ".72", &kiosk(SANDSTONE, GILT)))
        @for x in ["38", "50", "62"] { (crowned(WHITE_MARBLE, x, "96", ".1 .1", "85")) }
        (fill(RED_STONE.face, "M28 176V98H72V176Z"))
        (merlons("30", "98", 5, RED_STONE))
        (fill(RED_STONE.face, "M4 176L5 92H29L30 176Z"))
        (fill(RED_STONE.light, "M4 176L5 92H10L9.5 176Z"))
        (fill(RED_STONE.shade, "M22 176V92H29L30 176ZM88 176V92H95L96 176Z"))
        (fill(RED_STONE.face, "M70 176L71 92H88V176Z"))
        (cornice(5, 90, 24, SANDSTONE))
        (cornice(71, 90, 24, SANDSTONE))
        (cornice(4, 122, 25, SANDSTONE))
        (cornice(71, 122, 25, SANDSTONE))
        (windows(WINE, (10, 17), &[(16, 116), (79, 116), (16, 150), (79, 150)]))
        (line(DUNE, "1.6", "M34 176V106H66V176"))
        (arch("50", "176", ".29 .62", DUNE))
        (arch("50", "176", ".24 .55", INK))
        (fill(SAFFRON, "M39 176V140Q43 128 49 124V176ZM61 176V140Q57 128 51 124V176Z"))
        @for y in [142, 152, 162, 171] {
            (line(GLOW, "1.8", &format!("M42.5 {y}h0M46 {y}h0M54 {y}h0M57.5 {y}h0")))
        }
    }
}

fn minaret() -> Markup {
    html! {
        // drawn too tall for its finial, and lowered
        g transform="translate(0 12.3) scale(1 .93)" {
            (fill(SANDSTONE.face, "M10 176V146H90V176Z"))
            (fill(SANDSTONE.shade, "M70 176V146H90V176Z"))
            (merlons("10", "146", 10, SANDSTONE))
            (windows(SHADE, (13, 20), &[(20, 174), (80, 174)]))
            (fill(SANDSTONE.face, "M32 176L38 36H62L68 176Z"))
            (fill(SANDSTONE.shade, "M54 176L53 36H62L68 176Z"))
            (fill(SANDSTONE.light, "M32 176L38 36H42L38 176Z"))
            @for (y, reach) in [(120, 19), (80, 17), (46, 15)] {
                (fill(MARIGOLD, &format!("M{} {y}h{}l-4 7h-{}Z", 50 - reach, 2 * reach, 2 * reach - 8)))
                (fill(SAFFRON, &format!("M50 {y}h{reach}l-4 7H52Z")))
                (line(IVORY, "1.5", &format!("M{} {}H{}", 49 - reach, y - 1, 51 + reach)))
                @for step in 0..6 {
                    (line(IVORY, "1", &format!("M{} {}v-5", 50 - reach + step * 2 * reach / 5, y - 1)))
                }
                (line(IVORY, ".9", &format!("M{} {}H{}", 50 - reach, y - 6, 50 + reach)))
            }
            (line(RUBY, "2.4", "M35.5 140L64.5 130M35 150L65 140M36.5 104L63 96M36.7 112L63.5 104"))
            (windows(INK, (9, 17), &[(47, 72), (47, 112)]))
            (arch("47", "175", ".13 .22", INK))
            (fill(SANDSTONE.shade, "M40 40V26H60V40Z"))
            (fill(IVORY, "M40 40V26H43V40ZM48.5 40V26H51.5V40ZM57 40V26H60V40Z"))
            (fill(MARIGOLD, "M36 27L40 23H60L64 27Z"))
            (at("50", "-1", ".36", &finial()))
            (at("50", "24", ".26 .24", &super::shapes::dome(RED_STONE)))
        }
    }
}

fn pavilion() -> Markup {
    html! {
        (fill(SHADE, "M12 160V118H88V160Z"))
        (arch("50", "164", ".3 .42", GLOW))
        (fill(RUBY, "M33 160V128Q33 121 38 120Q40 140 34 148ZM67 160V128Q67 121 62 120Q60 140 66 148Z"))
        (arch("21", "160", ".16 .36", CLAY))
        (arch("79", "160", ".16 .36", CLAY))
        @for x in [8, 31, 64, 87] {
            (fill(IVORY, &format!("M{x} 160V118h5V160Z")))
            (fill(MIST, &format!("M{} 160V118h2V160Z", x + 3)))
            (fill(MARIGOLD, &format!("M{} 122h9v-4h-9ZM{} 160h9v-5h-9Z", x - 2, x - 2)))
        }
        (fill(WHITE_MARBLE.face, "M5 162V158H95V162Z"))
        (fill(MIST, "M2 169V162H98V169Z"))
        (fill(WHITE_MARBLE.face, "M0 176V168H100V176Z"))
        (fill(MIST, "M30 176L36 160H64L70 176Z"))
        (line(IVORY, "1.2", "M35 164H65M33.5 168H66.5M32 172H68"))
        // the bent roof, hanging at its ends
        @for (x, tip) in [("32", "87"), ("50", "83"), ("68", "87")] { (at(x, tip, ".36", &finial())) }
        (fill(OCHRE.face, "M1 124Q18 88 50 84Q82 88 99 124Q76 112 50 112T1 124Z"))
        (fill(OCHRE.shade, "M50 84Q82 88 99 124Q90 117 76 114.5Q66 94 50 84Z"))
        (line(GLOW, "1.2", "M12 114Q24 95 44 89M26 112Q34 98 48 90M50 110V88M74 112Q66 98 54 90"))
        (line(IVORY, "2", "M2 122.5Q24 111 50 111T98 122.5"))
        @for x in [14, 26, 38, 50, 62, 74, 86] {
            (fill(RUBY, &format!("M{} {}h6l-3 6Z", x - 3, 113 + (x - 50) * (x - 50) / 260)))
        }
    }
}

fn terrace() -> Markup {
    html! {
        (at("50", "106", ".86", &kiosk(WHITE_MARBLE, GLAZE)))
        (palm("22", "128", ".8"))
        (palm("78", "128", "-.8 .8"))
        (tier(30, 106, 40, 22))
        (tier(16, 128, 68, 24))
        (tier(2, 152, 96, 24))
        (windows(DEEP, (12, 16), &[(38, 127), (62, 127), (26, 151), (74, 151), (12, 175), (28, 175), (72, 175), (88, 175)]))
        // water falls from step to step
        (fill(LAGOON, "M46.5 108H53.5L55 130L57.5 154L60 176H40L42.5 154L45 130Z"))
        (line(IVORY, "1.2", "M49 112V124M51.5 114V128M47 134L46 148M53 134L54 150M50 136V150M45 158L43.5 172M55 158L57 174M50 158V172"))
        (bushes(31, 106, &[0, 7, 31, 38]))
        (bushes(16, 128, &[1, 8, 57, 65]))
        (bushes(2, 152, &[1, 8, 15, 23, 70, 78, 86, 93]))
    }
}

fn tier(x: i32, y: i32, width: i32, height: i32) -> Markup {
    html! {
        (fill(SANDSTONE.face, &format!("M{x} {}v-{height}h{width}v{height}Z", y + height)))
        (fill(SANDSTONE.shade, &format!("M{} {}v-{height}h{}v{height}Z", x + width * 3 / 4, y + height, width - width * 3 / 4)))
        (cornice(x, y, width, SANDSTONE))
    }
}

fn bushes(x: i32, y: i32, places: &[i32]) -> Markup {
    html! {
        @for (index, place) in places.iter().enumerate() {
            circle cx=(x + place) cy=(y - 3) r="4.2" fill=(if index % 2 == 0 { LEAF } else { PALM }) {}
            circle cx=(x + place - 1) cy=(y - 4) r="1.1" fill=(if index % 2 == 0 { MARIGOLD } else { BLUSH }) {}
        }
    }
}

/// A palm tree, 40 high.
pub(super) fn palm(x: &str, y: &str, scale: &str) -> Markup {
    at(
        x,
        y,
        scale,
        &html! {
            (line(SHADE, "2.6", "M0 0C1 -12 -1 -20 -3 -28"))
            (fill(PALM, "M-3 -28C-10 -34 -18 -32 -21 -24C-14 -28 -9 -28 -3 -28ZM-3 -28C-8 -38 -5 -43 2 -46C1 -40 0 -34 -3 -28ZM-3 -28C4 -36 13 -35 16 -27C9 -30 4 -30 -3 -28Z"))
            (fill(LEAF, "M-3 -28C-12 -36 -14 -40 -14 -44C-6 -42 -4 -36 -3 -28ZM-3 -28C-6 -26 -14 -22 -14 -14C-7 -17 -4 -22 -3 -28ZM-3 -28C4 -26 10 -20 9 -13C3 -17 -2 -22 -3 -28Z"))
        },
    )
}

fn hall() -> Markup {
    html! {
        (at("14", "86", ".62", &kiosk(SANDSTONE, OCHRE)))
        (at("86", "86", ".62", &kiosk(SANDSTONE, OCHRE)))
        @for (x, tip) in [("40", "50"), ("50", "47"), ("60", "50")] { (at(x, tip, ".34", &finial())) }
        (fill(GLAZE.face, "M24 74Q32 52 50 49Q68 52 76 74Q64 66 50 66T24 74Z"))
        (fill(GLAZE.shade, "M50 49Q68 52 76 74Q68 69 62 67.5Q60 56 50 49Z"))
        (line(LAGOON, "1", "M32 67Q37 57 47 52"))
        (fill(SANDSTONE.shade, "M28 86V70Q38 66 50 66T72 70V86Z"))
        (windows(WINE, (10, 14), &[(36, 84), (50, 84), (64, 84)]))
        (fill(SANDSTONE.face, "M4 132V86H96V132Z"))
        (cornice(4, 84, 92, SANDSTONE))
        (fill(SANDSTONE.face, "M2 176V132H98V176Z"))
        (cornice(2, 130, 96, SANDSTONE))
        @for x in ["15", "32", "50", "68", "86"] {
            (arch(x, "130", ".13 .33", if x == "50" { MARIGOLD } else { RUBY }))
            (arch(x, "176", ".14 .36", WINE))
        }
        (windows(WINE, (9, 24), &[(15, 130), (32, 130), (50, 130), (68, 130), (86, 130)]))
        (windows(MARIGOLD, (7, 17), &[(15, 176), (32, 176), (50, 176), (68, 176), (86, 176)]))
        (line(SHADE, "1.6", "M6 130h17M23.5 130h17M41.5 130h17M59.5 130h17M77 130h17"))
        (line(IVORY, "1.4", "M5.5 124h89"))
        (line(IVORY, ".8", "M8 124v6M14.5 124v6M21 124v6M26 124v6M32 124v6M38 124v6M44 124v6M50 124v6M56 124v6M62 124v6M68 124v6M74 124v6M79 124v6M85.5 124v6M92 124v6"))
    }
}

fn temple() -> Markup {
    html! {
        (line(BRASS, "1.4", "M50 34V4"))
        (fill(RUBY, "M50.5 4L72 9L50.5 15Z"))
        (at("19", "138", ".42", &spire()))
        (at("81", "138", ".42", &spire()))
        (at("33", "132", ".56", &spire()))
        (at("67", "132", ".56", &spire()))
        (at("50", "132", "1", &spire()))
        (fill(OCHRE.face, "M6 176V138H94V176Z"))
        (fill(OCHRE.shade, "M72 176V138H94V176Z"))
        (fill(OCHRE.shade, "M4 140L8 134H92L96 140Z"))
        (line(GLOW, "1.6", "M6 143H94"))
        (fill(OCHRE.face, "M30 176V142L50 124L70 142V176Z"))
        (line(GLOW, "2", "M30 143L50 125L70 143"))
        (arch("50", "176", ".22 .34", WINE))
        (fill(GLOW, "M50 156C53 160 54 163 53 166H47C46 163 47 160 50 156ZM44 168H56L54 172H46Z"))
        @for x in [14, 82] {
            (fill(WINE, &format!("M{} 170V152h8V170Z", x - 2)))
            (line(GLOW, "1", &format!("M{} 170V152h8V170M{} 152V170", x - 2, x + 2)))
        }
        (fill(SHADE, "M2 176V170H98V176Z"))
    }
}

/// A curved temple tower, 100 high, with its ribbed disc and its pot.
fn spire() -> Markup {
    html! {
        (fill(OCHRE.face, "M-26 0C-26 -40 -18 -66 -7 -84H7C18 -66 26 -40 26 0Z"))
        (fill(OCHRE.shade, "M26 0C26 -40 18 -66 7 -84H2C11 -62 13 -36 13 0Z"))
        (fill(OCHRE.light, "M-8 0C-8 -40 -6 -62 -2 -82H2C6 -62 8 -40 8 0Z"))
        (line(SAFFRON, "1.6", "M-25 -12H25M-24.5 -24H24.5M-23 -36H23M-20.5 -48H20.5M-17 -60H17M-13 -71H13"))
        (fill(SHADE, "M-10 -84C-13 -86 -13 -90 -10 -92H10C13 -90 13 -86 10 -84Z"))
        (line(GLOW, "1", "M-6 -85V-91M-2 -85V-91M2 -85V-91M6 -85V-91"))
        (fill(GOLD, "M-4 -92C-8 -97 -5 -101 -2 -102L0 -110L2 -102C5 -101 8 -97 4 -92Z"))
    }
}

fn winds() -> Markup {
    const ROSE_STONE: Material = Material {
        face: ROSE,
        shade: "#b4553f",
        light: BLUSH,
    };
    html! {
        (knobs(OCHRE, &[(50, 64), (34, 74), (66, 74), (21, 96), (79, 96), (8, 120), (92, 120)]))
        @for (x, y) in [(41, 64), (28, 74), (15, 96), (2, 120)] {
            (fill(ROSE, &format!("M{x} 176V{y}H{}V176Z", 100 - x)))
            (fill(ROSE_STONE.shade, &format!("M{} 176V{y}h4V176Z", 96 - x)))
        }
        @for (y, bays) in [(74, [50].as_slice()), (96, &[37, 50, 63]), (120, &[24, 37, 50, 63, 76]), (148, &[11, 24, 37, 50, 63, 76, 89])] {
            @let places = |below: i32| bays.iter().map(|&x| (x, y + below)).collect::<Vec<_>>();
            (windows(BLUSH, (11, 22), &places(20)))
            (windows(WINE, (6, 13), &places(15)))
            (fill(IVORY, &bays.iter().map(|x| format!("M{} {}h10v1h-10zm1 2h8v1h-8z", x - 5, y + 16)).collect::<String>()))
        }
        @for (x, y) in [(28, 94), (15, 117), (2, 143)] {
            (line(IVORY, "1.5", &format!("M{x} {y}H{}", 100 - x)))
        }
        (fill(ROSE, "M2 170H98V176H2Z"))
        (line(IVORY, "1.2", "M2 171H98"))
    }
}
