//! The people of Babylon in profile, as on reliefs, in boxes of 100.
//!
//! Each has one outline nobody else has: the peasant's sickle and sheaf, the merchant with a jar on
//! his shoulder, the engineer's plumb level, the priest's tall mitre and bucket, the courtier's
//! fan, the noble's fluted tiara and staff, the banker's scales, the caravaneer's camel, the
//! gardener's young palm, and the queen.

use maud::{Markup, html};

use super::paint::{
    BRASS, BRICK, CLAY, DEEP, DUST, FOAM, GLAZE, GLOW, GOLD, HAIR, INK, IVORY, LAPIS, LEAF, MOSS,
    MUD, PALM, RUST, SKIN, UMBER, WATER, WINE, fill, line,
};

/// Everybody who has a picture, by name.
pub(super) const NAMES: [&str; 11] = [
    "peasant",
    "merchant",
    "engineer",
    "priest",
    "courtier",
    "noble",
    "banker",
    "caravaneer",
    "palace",
    "gardener",
    "queen",
];

pub(super) fn symbols() -> Markup {
    html! {
        defs {
            g id="am-face" { (face()) }
            g id="am-hair" { (hair()) }
            g id="am-beard" { (beard()) }
        }
        @for name in NAMES {
            symbol id={ "am-figure-" (name) } viewBox="0 0 100 100" { (figure(name)) }
        }
    }
}

pub(super) fn figure(name: &str) -> Markup {
    match name {
        "peasant" => peasant(),
        "merchant" => merchant(),
        "engineer" => engineer(),
        "priest" => priest(),
        "courtier" => courtier(),
        "noble" => noble(),
        "banker" => banker(),
        "caravaneer" => caravaneer(),
        "palace" => gate(),
        "gardener" => gardener(),
        _ => queen(),
    }
}

/// A head looking right in the colour around it, the tip of its nose at the origin.
fn face() -> Markup {
    html! {
        (fill("currentColor", "M-11 -27C-5 -24 -3.6 -18 -4 -12.5C-4.2 -10 -3 -8 -1.8 -5.5C-.6 -3.3 1.5 -1.6 1.2 .4C.9 2 -1.4 2.4 -3 2.4C-3.4 3.6 -2.6 4.4 -1.9 5.4C-1.5 6.4 -2.5 7 -3.3 7.3C-2.7 8 -2 8.9 -2.5 10.2C-3 11.4 -4.4 11.6 -4.5 13C-4.2 15 -3.6 17 -5.2 19C-8 22 -13 22 -18 20L-17 36H-38L-35.5 14C-41 4 -41 -18 -33 -26Z"))
        (fill(IVORY, "M-17.5 -6Q-11.5 -12 -5 -6.5Q-11.5 -2.6 -17.5 -6Z"))
        (fill(INK, "M-10.6 -9.3a2.8 2.8 0 1 0 .01 0Z"))
        (line(INK, "2", "M-19.5 -12.5Q-12 -17.5 -4.5 -13"))
        (line(INK, "1.1", "M-18.5 -6Q-11.5 -12.5 -4.5 -6.5M-3.6 7.2L-8 7.4"))
    }
}

/// Hair bound at the neck, in curls.
fn hair() -> Markup {
    html! {
        (fill(HAIR, "M-12 -28C-24 -34 -38 -29 -42 -16C-44 -8 -43 4 -40 10C-47 13 -47 27 -38 29C-29 30 -25 21 -29.5 12C-30 5 -28 -1 -25 -5C-21 -9 -22 -14 -20 -17C-16 -20 -12 -20 -7 -18C-7 -22 -9 -26 -12 -28Z"))
        (line("#7a5648", "1.2", "M-41 16Q-38 19 -35 16T-29.5 17M-42 22Q-39 25 -36 22T-30 23M-40 -4Q-37 -1 -34 -4T-28 -4M-41 -12Q-38 -9 -35 -12T-28 -12M-38 4Q-35 7 -32 4"))
        (fill("currentColor", "M-27 -5C-31.5 -6 -33 2 -29 5C-26.5 6 -25 3 -26 1Z"))
    }
}

/// A beard to the chest, squared and curled in rows.
fn beard() -> Markup {
    html! {
        (fill(HAIR, "M-4 10.5C-1.5 11.5 -2.5 13 -2.5 15L.5 31Q1 38 -5 38H-19Q-25 37 -27 30L-30 8C-26 8 -24 4 -23 0C-21 6 -16 9 -11.5 7.5C-9 4 -5 3.5 -2.5 4.8C-3 6 -6 7 -8 8.5C-7 10 -5.5 10 -4 10.5Z"))
        (line("#7a5648", "1.2", "M-26 15Q-23 18 -20 15T-14 15T-8 15T-3 15M-26 21Q-23 24 -20 21T-14 21T-8 21T-2 21M-25 27Q-22 30 -19 27T-13 27T-7 27T-1 27M-23 33Q-20 36 -17 33T-11 33T-5 33T0 32"))
    }
}

/// Shoulders in a fringed robe.
fn robe(colour: &str, trim: &str, fringe: &str) -> Markup {
    html! {
        (fill(colour, "M4 100C5 85 14 77 30 74H56C70 77 80 86 82 100Z"))
        (fill(trim, "M26 74.5C32 84 42 92 54 100H42C32 93 24 84 20 76Z"))
        path fill="none" stroke=(fringe) stroke-width="3" stroke-dasharray="1.2 3" stroke-linecap="butt" d="M27.5 74C33 82 43 90.5 56 98.5" {}
    }
}

/// A head with its hair, on the shoulders.
fn head(skin: &str) -> Markup {
    html! {
        g transform="translate(66 48)" color=(skin) { use href="#am-face" {} use href="#am-hair" {} }
    }
}

/// The same with a beard.
fn bearded(skin: &str) -> Markup {
    html! {
        (head(skin))
        use href="#am-beard" transform="translate(66 48)" {}
    }
}

fn peasant() -> Markup {
    html! {
        // a sheaf behind the shoulder
        (line(BRASS, "2.6", "M14 100C16 70 14 48 8 28M20 100C22 70 24 44 22 22M26 100C28 74 34 52 38 36"))
        (fill(GOLD, "M8 12Q13 22 8 32Q2 22 8 12ZM2 22Q9 28 8 36Q0 32 2 22ZM16 20Q10 28 9 36Q17 30 16 20ZM22 6Q28 16 22 27Q16 16 22 6ZM15 16Q22 22 22 32Q13 27 15 16ZM30 14Q23 22 23 32Q31 25 30 14Z"))
        (robe("#8f7a4a", MUD, DUST))
        (bearded("#a0643c"))
        (fill(IVORY, "M25 24C32 15 50 12 60 22L61 29C50 24 36 25 24 31Z"))
        (line(RUST, "2.2", "M24.5 28C36 22 50 21.5 60.5 26"))
        // the sickle
        (line(INK, "7", "M80 96L77 74C94 72 100 52 88 38"))
        (line(UMBER, "4.5", "M80 96L77 76"))
        (line("#ccd6da", "4", "M77 73C92 70 97 54 88 40"))
        (fill("#a0643c", "M70 82Q78 77 86 82L85 90Q77 93 71 89Z"))
    }
}

fn merchant() -> Markup {
    html! {
        (robe(WINE, GOLD, IVORY))
        (bearded(SKIN))
        // a soft cap with a tip
        (fill(RUST, "M23 30C22 12 40 2 52 8C58 10 62 18 62 27C50 22 36 24 23 30Z"))
        (fill(RUST, "M30 12C22 6 12 10 12 20C18 16 26 18 30 20Z"))
        (line(GLOW, "2.4", "M23.5 29C36 23 50 21.5 62 26"))
        // the jar on his shoulder
        (fill(INK, "M74 36H98V44H95C104 54 103 78 92 90H80C69 78 68 54 77 44H74Z"))
        (fill(BRICK, "M76 38H96V42H92.5C102 53 101 76 91 88H81C71 76 70 53 79.5 42H76Z"))
        (fill(CLAY, "M80 46C72 56 73 74 82 86C77 74 77 58 84 44Z"))
        (line(DEEP, "2.2", "M73 58H99M73 64H99"))
        (line(GLOW, "1.4", "M74 61L78 59L82 61.5L86 59L90 61.5L94 59L98 61"))
        (fill(SKIN, "M62 84Q72 76 82 82L80 92Q70 96 62 94Z"))
    }
}

fn engineer() -> Markup {
    html! {
        (robe(LAPIS, GLAZE, GLOW))
        (bearded(SKIN))
        // a round cap
        (fill(IVORY, "M23 30C21 14 34 8 44 8C55 8 63 16 62 28C50 22 36 24 23 30Z"))
        (line(LAPIS, "2.4", "M23.5 27C36 20 50 19 61.5 24M25 20C36 13 50 12 59 17"))
        // a builder's level with its plumb line over flowing water
        (line(INK, "7", "M84 46L69 82M84 46L99 82M74 70H94"))
        (line(GOLD, "4", "M84 46L69 82M84 46L99 82M74 70H94"))
        (line(INK, "1.4", "M84 46V72"))
        (fill(INK, "M84 68L88 74L84 82L80 74Z"))
        (fill(WATER, "M58 100V90Q63 84 68 90T78 90T88 90T98 90L100 89V100Z"))
        (line(FOAM, "1.8", "M59 91Q63.5 85.5 68 91T78 91T88 91T98 91"))
    }
}

fn priest() -> Markup {
    html! {
        (robe(IVORY, GLOW, RUST))
        g transform="translate(66 48)" color=(SKIN) { use href="#am-face" {} (line(UMBER, "1.2", "M-27 -5C-31.5 -6 -33 2 -29 5C-26.5 6 -25 3 -26 1")) }
        // the tall horned mitre
        (fill(INK, "M22 30C20 18 26 6 40 -3C54 4 64 14 63 29C50 23 36 24 22 30Z"))
        (fill(DEEP, "M24 27.5C23 17 28 8 40 0C52 6 61 15 61 26C50 21 36 22 24 27.5Z"))
        (line(GOLD, "2.6", "M23 30C36 23.5 50 22.5 62.5 28M26 18C34 12 50 11 58 17M31 9C36 5 45 5 50 9"))
        // the bucket of holy water and the cone
        (line(INK, "4", "M74 72C74 58 96 58 96 72"))
        (line(GOLD, "2", "M74 72C74 58 96 58 96 72"))
        (fill(INK, "M70 70H100L96 98H74Z")) (fill(GOLD, "M72.5 72H97.5L94 96H76Z"))
        (fill(GLOW, "M73 74H97L96.5 79H73.5Z")) (fill(BRASS, "M85 82L88 87L94 88L89.5 91L91 96L85 93L79 96L80.5 91L76 88L82 87Z"))
        (fill(UMBER, "M88 34C96 40 97 50 90 58C82 52 81 42 88 34Z"))
        (line(GOLD, "1.2", "M83 46L94 42M82.5 51L95.5 47M88 36V57"))
        (fill(SKIN, "M82 56Q90 52 96 57L97 63Q88 66 82 62Z"))
    }
}

fn courtier() -> Markup {
    html! {
        (robe(RUST, GLOW, IVORY))
        (head("#c0865a"))
        (line(GOLD, "3", "M24 31C34 26 50 25 60.5 28"))
        (fill(GLOW, "M58 23a4.5 4.5 0 1 0 .01 0ZM44 22.5a3 3 0 1 0 .01 0Z"))
        (fill(GOLD, "M37 54a3.5 5 0 1 0 .01 0Z"))
        // the fan of feathers
        (line(INK, "5", "M80 98L84 62")) (line(GOLD, "3", "M80 98L84 62"))
        (fill(INK, "M84 66C66 60 62 40 72 22C80 14 94 14 99 24C104 42 98 60 84 66Z"))
        (fill(GLAZE, "M84 63C69 57 65 41 74 25L79 24L83 60ZM85.5 60L89 24L96 27C99 42 95 56 85.5 63Z"))
        (fill(IVORY, "M80.5 22H87.5L85 61H83.5Z"))
        (fill(GOLD, "M84 56a7 7 0 1 0 .01 0Z")) (fill(RUST, "M84 60a3 3 0 1 0 .01 0Z"))
        (fill("#c0865a", "M73 84Q80 79 87 84L86 91Q79 94 74 91Z"))
    }
}

fn noble() -> Markup {
    html! {
        (robe(DEEP, GOLD, RUST))
        (bearded(SKIN))
        // the fluted tiara with its point
        (fill(INK, "M21 31L24 6C34 0 38 -2 42 -8C46 -2 52 0 62 4L63 29C50 23 36 25 21 31Z"))
        (fill(IVORY, "M23.5 28L26 8C34 4 39 1 42 -4C45 1 52 3 60 6L61 26C50 21 36 22 23.5 28Z"))
        (line(GOLD, "2.8", "M22.5 29.5C36 23.5 50 22.5 62.5 27M26 12C38 6 50 6 60 10"))
        (line(WINE, "1.3", "M31 24L33 10M38 22L39 8M45 21V8M52 22L51.5 8.5M57 23L56.5 10"))
        // the staff with its lion's paw of gold
        (line(INK, "6", "M88 100V26")) (line(BRASS, "3.6", "M88 100V30"))
        (fill(INK, "M88 8C98 10 98 26 88 32C78 26 78 10 88 8Z")) (fill(GOLD, "M88 11C95.5 13 95.5 25 88 29.5C80.5 25 80.5 13 88 11Z"))
        (line(BRASS, "1.3", "M88 12V29M84 14C82 19 83 24 86 28M92 14C94 19 93 24 90 28"))
        (fill(SKIN, "M80 66Q88 61 96 66L96 76Q88 80 80 75Z"))
        (line(UMBER, "1", "M81 70H95"))
    }
}

fn banker() -> Markup {
    html! {
        (robe(PALM, GOLD, GLOW))
        (bearded("#c0865a"))
        (line(GOLD, "3.4", "M23 31C34 25 50 24 61.5 28"))
        (fill(GLOW, "M42 21a4 4 0 1 0 .01 0Z"))
        // scales
        (line(INK, "5", "M84 34V66M64 42L104 38"))
        (line(GOLD, "2.6", "M84 34V66M66 42L102 38"))
        (line(BRASS, "1.2", "M70 42L62 66M70 42L78 66M98 39L90 60M98 39L106 60"))
        (fill(INK, "M59 65H81Q79 77 70 77T59 65Z")) (fill(GOLD, "M61.5 67H78.5Q76.5 75 70 75T61.5 67Z"))
        (fill(INK, "M87 59H109Q107 71 98 71T87 59Z")) (fill(GOLD, "M89.5 61H106.5Q104.5 69 98 69T89.5 61Z"))
        (fill(GLOW, "M66 59a4 4 0 1 0 .01 0ZM73 59a4 4 0 1 0 .01 0Z"))
        (fill("#c0865a", "M76 82Q84 78 92 83L90 92Q82 95 77 91Z"))
        (line("#c0865a", "6", "M84 82V68"))
    }
}

fn caravaneer() -> Markup {
    html! {
        // the camel's neck and head before him
        (fill(UMBER, "M60 100C64 84 78 84 80 66C80 52 84 42 94 42L104 50Q106 56 100 57L92 58C92 74 94 90 84 100Z"))
        (fill(MUD, "M63 100C68 88 80 84 82.5 66C82.5 54 86 44.5 93.5 44.5L102.5 51.5Q103 54.5 99 54.8L90 56C90 74 91 90 82 100Z"))
        (fill(UMBER, "M92 47.5a1.8 1.8 0 1 0 .01 0ZM86 44L84 38L90 42Z"))
        (line(RUST, "2.4", "M88 46C91 50 92 53 91 57M83 62L91 64M80 76L90 80"))
        (fill(GOLD, "M86 64a2.4 2.4 0 1 0 .01 0ZM84.5 79a2.4 2.4 0 1 0 .01 0Z"))
        g transform="translate(-12 0)" {
            (robe(BRICK, GLOW, RUST))
            (bearded("#96592f"))
            // the head-cloth against the sun
            (fill(IVORY, "M22 34C18 12 34 6 44 7C56 8 63 16 62 27C50 22 40 24 36 30C36 48 34 66 22 78C12 76 10 70 14 62C20 52 22 44 22 34Z"))
            (line(RUST, "3", "M22 29C34 22 50 20.5 61.5 25"))
            (line(MUD, "1.3", "M26 36C27 50 24 62 17 72M31 38C31 52 28 64 22 75"))
        }
    }
}

/// The gate of the palace instead of a person.
fn gate() -> Markup {
    html! {
        (fill(DEEP, "M6 100V26H10V20H15V14H21V20H26V26H32V32H68V26H72V20H77V14H83V20H88V26H94V100Z"))
        (fill(LAPIS, "M9 100V29H29V100ZM71 100V29H91V100Z"))
        (fill(GLAZE, "M32 100V36H68V100Z"))
        (fill(INK, "M36 100V64A14 14 0 0 1 64 64V100Z"))
        (line(GOLD, "2.6", "M36 100V64A14 14 0 0 1 64 64V100"))
        (line(GOLD, "1.6", "M9 38H29M71 38H91M32 41H68M9 66H29M71 66H91"))
        (fill(GOLD, "M12 62V56L15 52L22 52L25 47L28 50L26 56V62H24L23 57H16L14.5 62ZM88 62V56L85 52L78 52L75 47L72 50L74 56V62H76L77 57H84L85.5 62Z"))
        (fill(GOLD, "M12 90V84L15 80L22 80L25 75L28 78L26 84V90H24L23 85H16L14.5 90ZM88 90V84L85 80L78 80L75 75L72 78L74 84V90H76L77 85H84L85.5 90Z"))
        (fill(IVORY, "M40 46a3 3 0 1 0 .01 0ZM50 46a3 3 0 1 0 .01 0ZM60 46a3 3 0 1 0 .01 0Z"))
        (fill(GLOW, "M44 100V72H56V100Z"))
    }
}

fn gardener() -> Markup {
    html! {
        (robe(LEAF, MOSS, DUST))
        (bearded("#96592f"))
        // a straw hat
        (fill(UMBER, "M10 32C22 24 30 22 32 12Q43 4 54 11C56 20 62 22 74 26C70 32 62 29 56 28C44 26 30 28 12 37Z"))
        (fill(GLOW, "M14 32C24 26 32 23 34 13.5Q43 7 52.5 12.5C54.5 21 61 24 70 26.5C62 28 50 22 33 27Z"))
        (line(BRASS, "1.4", "M33 22C40 18 48 18 54.5 20.5"))
        // a young palm in its pot
        (fill(INK, "M70 80H100L96 100H74Z")) (fill(RUST, "M72.5 82.5H97.5L94 100H76Z")) (fill(BRICK, "M72 80H98V86H72Z"))
        (line(UMBER, "4", "M85 82V62"))
        (fill(PALM, "M85 64C78 50 66 50 62 62C70 58 78 60 85 64ZM85 64C92 50 104 50 108 62C100 58 92 60 85 64Z"))
        (fill(LEAF, "M85 64C82 50 74 40 64 42C72 46 80 54 85 64ZM85 64C88 50 96 40 106 42C98 46 90 54 85 64ZM85 64C80 54 80 44 86 36C91 46 90 54 85 64Z"))
    }
}

fn queen() -> Markup {
    html! {
        // the veil
        (fill(LAPIS, "M18 28C8 50 6 80 8 100H84C82 86 70 76 56 74C46 70 40 60 40 40Z"))
        (fill(GLAZE, "M22 30C12 52 12 80 16 100H24C20 78 22 52 30 34Z"))
        (fill(WINE, "M34 100C36 86 44 78 54 76C68 79 78 88 80 100Z"))
        (line(GOLD, "2", "M40 84C50 92 60 92 68 86M44 80C52 86 58 86 64 82"))
        (fill(GLOW, "M54 88a4 4 0 1 0 .01 0Z"))
        (head("#c98f62"))
        (line(RUST, "2", "M63.8 54.4L59.5 55.2"))
        // the crown of towers and rosettes
        (fill(INK, "M21 30L17 6L26 12L29 1L37 10L43 -2L49 9L58 1L59 13L67 8L63 28C50 22 36 24 21 30Z"))
        (fill(GOLD, "M23 27L20 10L27.5 15L30.5 5L37 13.5L43 3L48.5 13L56 5.5L57.5 16L64 12.5L61 25C50 20 36 21 23 27Z"))
        (line(BRASS, "1.6", "M22.5 23C36 17 50 16 62 21"))
        (fill(RUST, "M43 12.5a3.2 3.2 0 1 0 .01 0ZM31 16.5a2.2 2.2 0 1 0 .01 0ZM54.5 14.5a2.2 2.2 0 1 0 .01 0Z"))
        (fill(GOLD, "M38 54a3.5 5 0 1 0 .01 0ZM38 64a2.5 3.5 0 1 0 .01 0Z"))
        // a lily in her hand
        (line(LEAF, "3", "M82 100C84 84 84 72 86 60"))
        (fill("#d9607f", "M86 62C76 56 74 44 78 36L86 44L94 36C98 44 96 56 86 62Z"))
        (fill(GLOW, "M84 50H88L86 58Z"))
        (fill("#c98f62", "M76 82Q83 77 90 82L89 90Q82 93 77 90Z"))
    }
}
