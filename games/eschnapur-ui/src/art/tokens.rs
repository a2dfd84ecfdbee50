//! Small pieces of wood and brass, one em high: for log lines, panels and questions.

use maud::{Markup, html};

use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, INK, IVORY, MARIGOLD, PEACOCK, RUBY, at, fill, line,
};
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

    /// The colour of the stone's front. These are the seat colours that all games share; they are far
    /// apart for colour-blind people too.
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
            text class="es-count" x="20" y="26.5" font-size="20" { (number) }
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
                (fill(stone.colour(), "M3.5 12.5L9.5 5.5H36.5L30.5 12.5ZM3 14H30V36H3Z"))
                path fill="#fff" fill-opacity=".4" d="M3.5 12.5L9.5 5.5H36.5L30.5 12.5Z" {}
                (fill(stone.edge(), "M31.5 13.5L37 7V28.5L31.5 35Z"))
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(-.5 8) scale(1.7)" {}
            }
            symbol id={ "es-disc-" (stone.slug()) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="18.5" fill=(stone.colour()) stroke=(stone.edge()) stroke-width="2.5" {}
                circle cx="20" cy="20" r="14.5" fill="none" stroke=(stone.mark()) stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="1.5 2.3" {}
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(4 4) scale(1.6)" {}
            }
        }
        symbol id="es-order" viewBox="0 0 40 40" {
            (fill(BRASS, "M3 4H37V36L28 31L20 37L12 31L3 36Z"))
            (fill(MARIGOLD, "M5 6H35V32.5L28 28.5L20 34.5L12 28.5L5 32.5Z"))
            (fill(IVORY, "M20 8.5a11 11 0 1 0 .01 0Z"))
            (line(BRASS, "2.5", "M2 4.5H38"))
        }
        symbol id="es-stop" viewBox="0 0 40 40" {
            (fill(INK, "M12.5 1H27.5L39 12.5V27.5L27.5 39H12.5L1 27.5V12.5Z"))
            (fill(RUBY, "M13.3 3H26.7L37 13.3V26.7L26.7 37H13.3L3 26.7V13.3Z"))
            (line(GLOW, "1.2", "M14 5H26L35 14V26L26 35H14L5 26V14Z"))
            (fill(IVORY, PALM_UP))
            (fill(RUBY, "M20 24.2a2.6 2.6 0 1 0 .01 0Z"))
        }
        symbol id="es-blockade" viewBox="0 0 40 40" {
            (line(INK, "6.5", "M12.5 19V12.5A7.5 7.5 0 0 1 27.5 12.5V19"))
            (line("#b9bec4", "3.8", "M12.5 19V12.5A7.5 7.5 0 0 1 27.5 12.5V19"))
            (fill(INK, "M6 16.5H34V31Q34 38.5 26 38.5H14Q6 38.5 6 31Z"))
            (fill(PEACOCK, "M8 18.5H32V31Q32 36.5 26 36.5H14Q8 36.5 8 31Z"))
            (fill(DEEP, "M8 18.5H32V21.5H8Z"))
            (fill(GLOW, "M20 22.5a4 4 0 0 1 2.2 7.3L23.4 34H16.6L17.8 29.8A4 4 0 0 1 20 22.5Z"))
        }
        symbol id="es-coin" viewBox="0 0 40 40" { (at("20", "20", "1", &embossed_coin())) }
        symbol id="es-premium" viewBox="0 0 40 40" {
            (at("15", "23", ".84", &purse()))
            use href="#es-coin" x="20" y="0" width="20" height="20" {}
            use href="#es-coin" x="26" y="18" width="14" height="14" {}
        }
        symbol id="es-wage" viewBox="0 0 40 40" {
            (at("21", "13", ".66", &purse()))
            // the hand that pays it out
            (fill(INK, "M1 29L9 25.5C13 24 17 25 20 27.5L27 27.5C30.5 27.5 30.5 31.5 27.5 32L22 32.5L34 28.5C38 27.5 40 31 37 33L24 39H10L1 37Z"))
            (fill("#b9794a", "M3 30.5L9.5 27.5C13 26 16.5 27 19.5 29.5L26.5 29.5C28 29.5 28 30.3 27 30.5L17 31.5L18 34L34.5 30.3C37 30 37 31.5 36 32L23.5 37.2H10.5L3 35.5Z"))
        }
        symbol id="es-privilege-point" viewBox="0 0 40 40" { (plume()) }
        symbol id="es-victory-point" viewBox="0 0 40 40" {
            (fill(BRASS, "M20 1C22 6 26 7 29 10C38 16 37 26 32 31H36V39H4V31H8C3 26 2 16 11 10C14 7 18 6 20 1Z"))
            (fill(GOLD, "M20 5C21.5 9 25 10 28 12.5C35 18 34 26 28.5 31H11.5C6 26 5 18 12 12.5C15 10 18.5 9 20 5Z"))
            (fill(GLOW, "M12 28C8.5 23 9.5 17 15 13.5C12.5 18 12.5 23 15 28Z"))
            (fill(MARIGOLD, "M6 33H34V37H6Z"))
        }
        symbol id="es-plot" viewBox="0 0 40 40" {
            (fill(INK, "M3 5H37V33H22V39H18V33H3Z"))
            (fill(CLAY, "M5 7H35V31H5Z"))
            (fill(DUNE, "M7 9H33V29H7Z"))
        }
        symbol id="es-lap" viewBox="0 0 40 40" { use href="#es-lotus" x=".75" y=".75" width="38.5" height="38.5" {} }
    }
}

/// An open hand with its fingers up, in a box of 40.
const PALM_UP: &str = "M11.5 20C10 17.5 12.5 15.8 14 18L15 19.6V10.5C15 7.8 18.3 7.8 18.3 10.5V16L18.6 8.3C18.7 5.6 21.9 5.7 21.9 8.3L22 16L22.7 9.7C23 7.2 26 7.5 25.9 10L25.6 17L26.6 13C27.2 10.7 29.9 11.4 29.5 13.7L28 23C27.5 29 25 33 20.5 33C16.5 33 14.5 29 11.5 20Z";

/// A coin round the origin, 38 across: a rim of pearls and an elephant's worth of gold.
fn embossed_coin() -> Markup {
    html! {
        circle r="19" fill=(BRASS) {}
        circle cy="-.8" r="17.6" fill=(GOLD) {}
        path fill=(GLOW) d="M-16.5 -4A17.5 17.5 0 0 1 12 -13.5A19 19 0 0 0 -16.5 -4Z" {}
        circle cy="-.5" r="13.8" fill="none" stroke=(BRASS) stroke-width="1.8" stroke-dasharray=".1 3.23" {}
        // an eight-petalled lotus, lit from above
        @for angle in (0..360).step_by(45) {
            path fill=(BRASS) transform={ "translate(0 .6) rotate(" (angle) ")" } d="M0 -10.5Q4.5 -6 0 0Q-4.5 -6 0 -10.5Z" {}
            path fill=(GLOW) transform={ "translate(0 -.4) rotate(" (angle) ") scale(.86)" } d="M0 -10.5Q4.5 -6 0 0Q-4.5 -6 0 -10.5Z" {}
        }
        circle r="3" fill=(BRASS) {}
        circle cy="-.5" r="2.2" fill=(MARIGOLD) {}
    }
}

/// A peacock's feather, upright in a box of 40.
fn plume() -> Markup {
    html! {
        (line(PALM_GREEN, "2.4", "M20 24C20 30 18 35 14 39"))
        (fill(PALM_GREEN, "M20 .5C30 4 35 13 32 20C30 27 25 30 19.5 30C14 29 9 25 8 18C7.5 11 12 4 20 .5Z"))
        (fill("#7fbf4d", "M20 3.5C28 7 32 13 29.5 19.5C27.5 25 24 27.5 19.7 27.5C15.5 27 11.3 23.5 10.5 18C10 12 14 7 20 3.5Z"))
        (fill(GOLD, "M20 8C26 10.5 28.5 15 26.5 19.5C25 23.5 22.5 25 19.9 25C17 24.7 14 22 13.5 18C13.3 14 15.5 10.5 20 8Z"))
        (fill(PEACOCK, "M20 11.5C24 13.5 25.5 16.5 24 19.5C22.5 22 21.5 22.8 19.9 22.8C18 22.5 16.3 20.8 16 18.5C16 15.5 17.5 13 20 11.5Z"))
        (fill("#14235c", "M20 14.5C22.5 16 22.5 18.5 20 20.5C17.7 18.5 17.7 16 20 14.5Z"))
    }
}

const PALM_GREEN: &str = "#1f6a4d";
