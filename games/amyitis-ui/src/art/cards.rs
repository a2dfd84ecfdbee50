//! Court cards on clay tablets, plant cards, the queen and the first-player card.

use maud::{Markup, html};

use super::boards::{gains, width};
use super::paint::{
    BRASS, BRICK, CLAY, DEEP, DUST, GLOW, GOLD, IVORY, LAPIS, LEAF, MUD, PALM, RUST, UMBER, fill,
    line, short,
};
use super::plants::palm;
use super::{Court, Gain, Plant, picture};

/// A court card, 100 by 140: who it is, how high, what it gives. Level 0 and the gardener show no
/// level.
pub fn court(court: Court, level: u8, gives: &[Gain], label: &str) -> Markup {
    let size = if width(gives, 20.0) > 86.0 {
        17.0
    } else {
        20.0
    };
    picture(
        "am-card",
        "0 0 100 140",
        &html! {
            use href="#am-court" {}
            use href={ "#am-figure-" (court.slug()) } x="15" y="22" width="68" height="68" {}
            use href="#am-court-rail" {}
            (levels(level, 13.0, 12.0, 9.0))
            (gains(gives, 50.0 - width(gives, size) / 2.0, 104.0 - size / 2.0, size))
            (lettering("50", "131.5", label, 88, 120))
        },
    )
}

/// A court card for narrow places, 50 by 70.
pub fn court_mini(court: Court, level: u8, gives: &[Gain]) -> Markup {
    let size = if width(gives, 13.0) > 42.0 { 9.5 } else { 13.0 };
    picture(
        "am-card",
        "0 0 50 70",
        &html! {
            use href="#am-court-mini" {}
            use href={ "#am-figure-" (court.slug()) } x="7" y="10" width="39" height="39" {}
            use href="#am-court-mini-rail" {}
            (levels(level, 8.0, 7.5, 5.2))
            (gains(gives, 25.0 - width(gives, size) / 2.0, 58.5 - size / 2.0, size))
        },
    )
}

/// A plant card, 100 by 140: its quality and what it costs besides the city's resource.
pub fn plant(plant: Plant, label: &str) -> Markup {
    picture(
        "am-card",
        "0 0 100 140",
        &html! {
            use href={ "#am-plant-" (plant.quality.clamp(1, 3)) } {}
            @if let Some(extra) = plant.extra { use href={ "#am-" (extra.slug()) } x="70" y="6" width="24" height="24" {} }
            (lettering("50", "131.5", label, 88, 120))
        },
    )
}

/// A plant card for narrow places, 50 by 70.
pub fn plant_mini(plant: Plant) -> Markup {
    picture(
        "am-card",
        "0 0 50 70",
        &html! {
            use href={ "#am-quality-card-" (plant.quality.clamp(1, 3)) } {}
            @if let Some(extra) = plant.extra { use href={ "#am-" (extra.slug()) } x="29" y="3" width="18" height="18" {} }
        },
    )
}

/// The queen's favour, 100 by 140: the points for whoever planted most.
pub fn amyitis(points: u8, label: &str) -> Markup {
    picture(
        "am-card",
        "0 0 100 140",
        &html! {
            use href="#am-queen" {}
            (gains(&[Gain::Points(points)], if points > 9 { 29.0 } else { 33.0 }, 94.5, 20.0))
            (lettering("50", "131.5", label, 88, 120))
        },
    )
}

/// The queen's favour for narrow places, 50 by 70.
pub fn amyitis_mini(points: u8) -> Markup {
    picture(
        "am-card",
        "0 0 50 70",
        &html! {
            use href="#am-queen-mini" {}
            (gains(&[Gain::Points(points)], if points > 9 { 10.0 } else { 13.0 }, 51.0, 14.0))
        },
    )
}

/// The first-player card, 100 by 140.
pub fn first_player(label: &str) -> Markup {
    picture(
        "am-card",
        "0 0 100 140",
        &html! {
            use href="#am-court" {}
            use href="#am-first-face" x="10" y="14" width="80" height="80" {}
            use href="#am-court-rail" {}
            use href="#am-lion" x="30" y="93" width="40" height="24" {}
            (lettering("50", "131.5", label, 88, 120))
        },
    )
}

/// The first-player card for narrow places, 50 by 70.
pub fn first_player_mini() -> Markup {
    picture(
        "am-card",
        "0 0 50 70",
        &html! {
            use href="#am-court-mini" {}
            use href="#am-first-face" x="4" y="6" width="42" height="42" {}
            use href="#am-court-mini-rail" {}
            use href="#am-lion" x="13" y="51" width="25" height="15" {}
        },
    )
}

/// Wedges in the corner of a court card: one for each level.
fn levels(level: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        @for index in 0..level {
            use href="#am-wedge" x=(short(x - size / 2.0 + size * 1.15 * f32::from(index))) y=(short(y - size / 2.0)) width=(short(size)) height=(short(size * 1.3)) {}
        }
    }
}

/// A price on a coin.
pub(super) fn coin(price: u8, x: f32, y: f32, radius: f32) -> Markup {
    html! {
        circle class="am-coin" cx=(short(x)) cy=(short(y)) r=(short(radius)) stroke-width=(short(radius / 7.0)) {}
        text class="am-number" x=(short(x)) y=(short(y + radius * 0.46)) font-size=(short(radius * 1.3)) { (price) }
    }
}

/// A name set as large as its length allows, up to so many tenths.
pub(super) fn lettering(x: &str, y: &str, label: &str, width: usize, most: usize) -> Markup {
    // A serif letter is a little over half its size wide; capitals and m are why not exactly half.
    let letters = label.chars().count().max(1);
    let tenths = (width * 1000 / (letters * 58)).clamp(30, most);
    html! {
        text class="am-name" x=(x) y=(y) font-size={ (tenths / 10) "." (tenths % 10) } { (label) }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="am-wedge" viewBox="0 0 20 26" { (fill(BRASS, "M0 0H20L12.5 9V26H7.5V9Z")) (fill(UMBER, "M2 1.5H18L10 9Z")) }
        symbol id="am-court" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="6" fill=(BRASS) {}
            rect x="1.5" y="1.5" width="97" height="137" rx="5" fill=(GOLD) {}
            rect x="5" y="5" width="90" height="85" rx="4" fill=(DUST) {}
            (line(CLAY, "1", "M5 27H95M5 48H95M5 69H95M28 5V27M72 5V27M50 27V48M28 48V69M72 48V69M50 69V90"))
            circle cx="50" cy="52" r="33" fill="#fff" fill-opacity=".5" {}
        }
        symbol id="am-court-rail" viewBox="0 0 100 140" {
            rect x="5" y="90" width="90" height="28" fill=(IVORY) {}
            (line(BRASS, "1.2", "M5 90H95M5 118H95"))
            (fill(GLOW, "M5 118.6H95V131Q95 135 91 135H9Q5 135 5 131Z"))
        }
        symbol id="am-court-mini" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="5" fill=(BRASS) {}
            rect x="1" y="1" width="48" height="68" rx="4.2" fill=(GOLD) {}
            rect x="3" y="3" width="44" height="46" rx="2.5" fill=(DUST) {}
        }
        symbol id="am-court-mini-rail" viewBox="0 0 50 70" {
            rect x="3" y="49" width="44" height="18" rx="2" fill=(IVORY) {}
            (line(BRASS, "1", "M3 49H47"))
        }
        defs { @for quality in 1..=3 { g id={ "am-growth-" (quality) } { (growth(quality)) } } }
        @for quality in 1..=3 {
            symbol id={ "am-plant-" (quality) } viewBox="0 0 100 140" {
                rect width="100" height="140" rx="6" fill=(PALM) {}
                rect x="1.5" y="1.5" width="97" height="137" rx="5" fill=(LEAF) {}
                rect x="5" y="5" width="90" height="112" rx="4" fill="#dcebc4" {}
                (fill(MUD, "M5 98H95V117H5Z")) (line(BRICK, "1", "M5 98H95M5 107H95M28 98V107M72 98V107M50 107V117"))
                use href={ "#am-growth-" (quality) } {}
                @for leaf in 0..quality { use href="#am-leaf" x=(8 + 15 * leaf) y="8" width="15" height="18" {} }
                (fill(IVORY, "M5 118.6H95V131Q95 135 91 135H9Q5 135 5 131Z"))
            }
            symbol id={ "am-quality-card-" (quality) } viewBox="0 0 50 70" {
                rect width="50" height="70" rx="5" fill=(PALM) {}
                rect x="1" y="1" width="48" height="68" rx="4.2" fill=(LEAF) {}
                rect x="3" y="3" width="44" height="64" rx="2.5" fill="#dcebc4" {}
                (fill(MUD, "M3 58H47V67H3Z"))
                use href={ "#am-growth-" (quality) } transform="translate(0 11) scale(.5)" {}
                @for leaf in 0..quality { use href="#am-leaf" x=(4 + 8 * leaf) y="5" width="9" height="11" {} }
            }
        }
        symbol id="am-queen" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="6" fill=(DEEP) {}
            rect x="1.5" y="1.5" width="97" height="137" rx="5" fill=(LAPIS) {}
            rect x="1.5" y="1.5" width="97" height="137" rx="5" fill="url(#am-glazed)" {}
            rect x="5" y="5" width="90" height="112" rx="4" fill=(GLOW) {}
            circle cx="48" cy="46" r="36" fill=(IVORY) {}
            use href="#am-figure-queen" x="8" y="12" width="80" height="80" {}
            (fill(IVORY, "M5 91H95V117H5Z")) (line(BRASS, "1.2", "M5 91H95"))
            use href="#am-leaf" x="70" y="94" width="17" height="20" {}
            (fill(DUST, "M5 118.6H95V131Q95 135 91 135H9Q5 135 5 131Z"))
        }
        symbol id="am-queen-mini" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="5" fill=(DEEP) {}
            rect x="1" y="1" width="48" height="68" rx="4.2" fill=(LAPIS) {}
            rect x="3" y="3" width="44" height="64" rx="2.5" fill=(GLOW) {}
            use href="#am-figure-queen" x="4" y="6" width="43" height="43" {}
            (fill(IVORY, "M3 49H47V64.5Q47 67 44.5 67H5.5Q3 67 3 64.5Z")) (line(BRASS, "1", "M3 49H47"))
        }
        symbol id="am-first-face" viewBox="0 0 80 80" {
            @for angle in (0..360).step_by(45) {
                path fill=(RUST) transform={ "translate(40 40) rotate(" (angle) ")" } d="M-8 -16L0 -39L8 -16Z" {}
            }
            circle cx="40" cy="40" r="23" fill=(RUST) stroke=(GLOW) stroke-width="2" {}
            circle cx="40" cy="40" r="17" fill=(IVORY) {}
            (fill(RUST, "M36.5 52V35L32 37.5V32.5L38 28.5H43V52Z"))
        }
    }
}

/// A bed of lilies, a shrub, a date palm: the better, the taller.
fn growth(quality: u8) -> Markup {
    html! {
        @match quality {
            1 => {
                (line(LEAF, "3", "M34 98C34 88 32 80 30 74M50 98V66M66 98C66 88 68 80 70 74M50 98Q42 84 36 84M50 98Q58 84 64 84"))
                (fill(IVORY, "M20 66L30 76L40 66L35 80H25ZM38 54L50 68L62 54L56 72H44ZM60 66L70 76L80 66L75 80H65Z"))
                (line(PALM, "1.5", "M20 66L30 76L40 66L35 80H25ZM38 54L50 68L62 54L56 72H44ZM60 66L70 76L80 66L75 80H65Z"))
                (fill(GLOW, "M28 76H32L30 80ZM47.5 66H52.5L50 72ZM68 76H72L70 80Z"))
            }
            2 => {
                (fill(UMBER, "M46 98C48 88 47 80 42 72H58C53 80 52 88 55 98Z"))
                (fill(PALM, "M18 76C8 70 12 52 26 52C26 36 50 32 56 42C70 36 84 48 78 60C88 70 78 84 66 80C58 88 42 88 38 80C30 86 20 84 18 76Z"))
                (fill(LEAF, "M22 72C16 66 20 56 30 57C30 44 48 40 52 48C60 44 70 48 70 56C58 56 56 66 44 66C38 74 26 78 22 72Z"))
                (fill(RUST, "M34 66a5 5 0 1 0 .01 0ZM54 60a5 5 0 1 0 .01 0ZM68 66a5 5 0 1 0 .01 0ZM44 48a4.5 4.5 0 1 0 .01 0ZM62 48a4.5 4.5 0 1 0 .01 0Z"))
            }
            _ => (palm("49", "97", "1.35")),
        }
    }
}
