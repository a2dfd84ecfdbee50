//! Small pieces of wood and brass, one em high: for log lines, panels and questions.

use maud::{Markup, html};

use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, INK, IVORY, MARIGOLD, PEACOCK, RUBY, at,
    fill, line,
};
use super::palace::lotus;
use super::site::purse;
use super::{Part, Stone, picture};

impl Stone {
    /// The shape in a box of 20 by 20, centred, about 10 across.
    pub(super) const fn shape(self) -> &'static str {
        match self {
            Self::Red => "M10 3.6L15 10L10 16.4L5 10Z",
            Self::Blue => "M10 4.8a5.2 5.2 0 1 0 .01 0Z",
            Self::Yellow => "M10 4.2L15.8 14.6H4.2Z",
            Self::Green => "M5.4 5.4H14.6V14.6H5.4Z",
        }
    }

    /// The dressed face of the stone. The colours are the house's: as far apart for eyes that
    /// lack one kind of cone as for those that have all three.
    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Red => "#a81e22",
            Self::Blue => "#2969c8",
            Self::Yellow => "#efc033",
            Self::Green => "#3fae6a",
        }
    }

    /// The lower edge, which lies in shade.
    pub(super) const fn edge(self) -> &'static str {
        match self {
            Self::Red => "#5e0c10",
            Self::Blue => "#163a75",
            Self::Yellow => "#8f6a0c",
            Self::Green => "#1d6139",
        }
    }

    /// What is carved into it: ivory on dark stone, ink on light stone.
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Red | Self::Blue => "#fff5df",
            Self::Yellow | Self::Green => "#2a140f",
        }
    }
}

/// A building stone; in sentences, its player.
pub fn stone(stone: Stone) -> Markup {
    token(&format!("stone-{}", stone.slug()))
}

/// The disc that counts privilege points.
pub fn disc(stone: Stone) -> Markup {
    token(&format!("disc-{}", stone.slug()))
}

/// A turn-order marker, 1 to 4.
pub fn order(number: u8) -> Markup {
    picture(
        "es-token",
        "0 0 40 40",
        &html! {
            use href="#es-order" {}
            text class="es-count" x="20" y="26.500" font-size="20" { (number) }
        },
    )
}

/// The blockade marker, which lies on a gold card.
pub fn blockade() -> Markup {
    token("blockade")
}

/// The construction-stop marker, which lies on a part.
pub fn stop() -> Markup {
    token("stop")
}

/// Gold, in sentences.
pub fn coin() -> Markup {
    token("coin")
}

/// A gold bag printed on a field.
pub fn bag() -> Markup {
    token("purse")
}

/// The gold paid when a bag is covered.
pub fn premium() -> Markup {
    token("premium")
}

/// The gold paid when a part is finished.
pub fn wage() -> Markup {
    token("wage")
}

pub fn privilege_point() -> Markup {
    token("privilege-point")
}

pub fn victory_point() -> Markup {
    token("victory-point")
}

/// A building site by its number.
pub fn plot(part: Part) -> Markup {
    picture(
        "es-token",
        "0 0 40 40",
        &html! {
            use href="#es-plot" {}
            text class="es-count" x="20" y="26" font-size="17" { (part.number()) }
        },
    )
}

/// The marker for 50 or 100 points once round the track.
pub fn lap(points: u8) -> Markup {
    picture(
        "es-token",
        "0 0 40 40",
        &html! {
            use href="#es-lap" {}
            text class="es-count" x="20" y="26" font-size=(if points < 100 { "16" } else { "13" }) { (points) }
        },
    )
}

fn token(name: &str) -> Markup {
    picture(
        "es-token",
        "0 0 40 40",
        &html! { use href={ "#es-" (name) } {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        @for stone in Stone::ALL {
            symbol id={ "es-stone-" (stone.slug()) } viewBox="0 0 40 40" {
                // a cube: top, front, and the side in shade
                (fill("#2a140f", "M2 12L9 4H38V29L31 37H2Z"))
                (fill(stone.colour(), "M3.500 12.500L9.500 5.500H36.500L30.500 12.500ZM3 14H30V36H3Z"))
                path fill="#fff" fill-opacity=".4" d="M3.500 12.500L9.500 5.500H36.500L30.500 12.500Z" {}
                (fill(stone.edge(), "M31.500 13.500L37 7V28.500L31.500 35Z"))
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(-.5 8) scale(1.7)" {}
            }
            symbol id={ "es-disc-" (stone.slug()) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="18.500" fill=(stone.colour()) stroke=(stone.edge()) stroke-width="2.500" {}
                circle cx="20" cy="20" r="14.500" fill="none" stroke=(stone.mark()) stroke-opacity=".7" stroke-width="1.200" stroke-dasharray="1.500 2.300" {}
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(4 4) scale(1.6)" {}
            }
        }
        symbol id="es-order" viewBox="0 0 40 40" {
            (fill(BRASS, "M3 4H37V36L28 31L20 37L12 31L3 36Z"))
            (fill(MARIGOLD, "M5 6H35V32.500L28 28.500L20 34.500L12 28.500L5 32.500Z"))
            (fill(IVORY, "M20 8.500a11 11 0 1 0 .01 0Z"))
            (line(BRASS, "2.500", "M2 4.500H38"))
        }
        symbol id="es-stop" viewBox="0 0 40 40" {
            (fill(INK, "M12.500 1H27.500L39 12.500V27.500L27.500 39H12.500L1 27.500V12.500Z"))
            (fill(RUBY, "M13.300 3H26.700L37 13.300V26.700L26.700 37H13.300L3 26.700V13.300Z"))
            (line(GLOW, "1.200", "M14 5H26L35 14V26L26 35H14L5 26V14Z"))
            (fill(IVORY, PALM_UP))
            (fill(RUBY, "M20 24.200a2.600 2.600 0 1 0 .01 0Z"))
        }
        symbol id="es-blockade" viewBox="0 0 40 40" {
            (line(INK, "6.500", "M12.500 19V12.500A7.500 7.500 0 0 1 27.500 12.500V19"))
            (line("#b9bec4", "3.800", "M12.500 19V12.500A7.500 7.500 0 0 1 27.500 12.500V19"))
            (fill(INK, "M6 16.500H34V31Q34 38.500 26 38.500H14Q6 38.500 6 31Z"))
            (fill(PEACOCK, "M8 18.500H32V31Q32 36.500 26 36.500H14Q8 36.500 8 31Z"))
            (fill(DEEP, "M8 18.500H32V21.500H8Z"))
            (fill(GLOW, "M20 22.500a4 4 0 0 1 2.200 7.300L23.400 34H16.600L17.800 29.800A4 4 0 0 1 20 22.500Z"))
        }
        symbol id="es-coin" viewBox="0 0 40 40" { (at("20", "20", "1", &embossed_coin())) }
        symbol id="es-premium" viewBox="0 0 40 40" {
            (at("15", "23", ".84", &purse()))
            (at("30", "10", ".48", &embossed_coin()))
            (at("33", "25", ".36", &embossed_coin()))
        }
        symbol id="es-wage" viewBox="0 0 40 40" {
            (at("21", "13", ".66", &purse()))
            // the hand that pays it out
            (fill(INK, "M1 29L9 25.500C13 24 17 25 20 27.500L27 27.500C30.500 27.500 30.500 31.500 27.500 32L22 32.500L34 28.500C38 27.500 40 31 37 33L24 39H10L1 37Z"))
            (fill("#b9794a", "M3 30.500L9.500 27.500C13 26 16.500 27 19.500 29.500L26.500 29.500C28 29.500 28 30.300 27 30.500L17 31.500L18 34L34.500 30.300C37 30 37 31.500 36 32L23.500 37.200H10.500L3 35.500Z"))
        }
        symbol id="es-privilege-point" viewBox="0 0 40 40" { (plume()) }
        symbol id="es-victory-point" viewBox="0 0 40 40" {
            (fill(BRASS, "M20 1C22 6 26 7 29 10C38 16 37 26 32 31H36V39H4V31H8C3 26 2 16 11 10C14 7 18 6 20 1Z"))
            (fill(GOLD, "M20 5C21.500 9 25 10 28 12.500C35 18 34 26 28.500 31H11.500C6 26 5 18 12 12.500C15 10 18.500 9 20 5Z"))
            (fill(GLOW, "M12 28C8.500 23 9.500 17 15 13.500C12.500 18 12.500 23 15 28Z"))
            (fill(MARIGOLD, "M6 33H34V37H6Z"))
        }
        symbol id="es-plot" viewBox="0 0 40 40" {
            (fill(INK, "M3 5H37V33H22V39H18V33H3Z"))
            (fill(CLAY, "M5 7H35V31H5Z"))
            (fill(DUNE, "M7 9H33V29H7Z"))
        }
        symbol id="es-lap" viewBox="0 0 40 40" { (at("20", "20", "1.750", &lotus())) }
    }
}

/// An open hand with its fingers up, in a box of 40.
const PALM_UP: &str = "M11.500 20C10 17.500 12.500 15.800 14 18L15 19.600V10.500C15 7.800 18.300 7.800 18.300 10.500V16L18.600 8.300C18.700 5.600 21.900 5.700 21.900 8.300L22 16L22.700 9.700C23 7.200 26 7.500 25.900 10L25.600 17L26.600 13C27.200 10.700 29.900 11.400 29.500 13.700L28 23C27.500 29 25 33 20.500 33C16.500 33 14.500 29 11.500 20Z";

/// A coin round the origin, 38 across: a rim of pearls and an elephant's worth of gold.
pub(super) fn embossed_coin() -> Markup {
    html! {
        circle r="19" fill=(BRASS) {}
        circle cy="-.800" r="17.600" fill=(GOLD) {}
        path fill=(GLOW) d="M-16.500 -4A17.500 17.500 0 0 1 12 -13.500A19 19 0 0 0 -16.500 -4Z" {}
        circle cy="-.500" r="13.800" fill="none" stroke=(BRASS) stroke-width="1.800" stroke-dasharray=".1 3.230" stroke-linecap="round" {}
        // an eight-petalled lotus, lit from above
        @for angle in (0..360).step_by(45) {
            path fill=(BRASS) transform={ "translate(0 .6) rotate(" (angle) ")" } d="M0 -10.500Q4.500 -6 0 0Q-4.500 -6 0 -10.500Z" {}
            path fill=(GLOW) transform={ "translate(0 -.4) rotate(" (angle) ") scale(.86)" } d="M0 -10.500Q4.500 -6 0 0Q-4.500 -6 0 -10.500Z" {}
        }
        circle r="3" fill=(BRASS) {}
        circle cy="-.5" r="2.200" fill=(MARIGOLD) {}
    }
}

/// A peacock's feather, upright in a box of 40.
fn plume() -> Markup {
    html! {
        (line(PALM_GREEN, "2.400", "M20 24C20 30 18 35 14 39"))
        (fill(PALM_GREEN, "M20 .5C30 4 35 13 32 20C30 27 25 30 19.500 30C14 29 9 25 8 18C7.500 11 12 4 20 .5Z"))
        (fill("#7fbf4d", "M20 3.500C28 7 32 13 29.500 19.500C27.500 25 24 27.500 19.700 27.500C15.500 27 11.300 23.500 10.500 18C10 12 14 7 20 3.500Z"))
        (fill(GOLD, "M20 8C26 10.500 28.500 15 26.500 19.500C25 23.500 22.500 25 19.900 25C17 24.700 14 22 13.500 18C13.300 14 15.500 10.500 20 8Z"))
        (fill(PEACOCK, "M20 11.500C24 13.500 25.500 16.500 24 19.500C22.500 22 21.500 22.800 19.900 22.800C18 22.500 16.300 20.800 16 18.500C16 15.500 17.500 13 20 11.500Z"))
        (fill("#14235c", "M20 14.500C22.500 16 22.500 18.500 20 20.500C17.700 18.500 17.700 16 20 14.500Z"))
    }
}

const PALM_GREEN: &str = "#1f6a4d";
