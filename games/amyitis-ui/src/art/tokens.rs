//! Small pieces one em high, for log lines, panels and questions; the boards use the same symbols.

use maud::{Markup, html};

use super::paint::{
    BRASS, DEEP, DUST, FOAM, GLOW, GOLD, INK, IVORY, LAPIS, MOSS, PALM, RUST, SHADE, UMBER, WATER,
    fill, line, short,
};
use super::{Court, Craft, Cube, Good, Piece, picture};

/// A player's cube, or a grey one; in sentences, the player.
pub fn cube(cube: Cube) -> Markup {
    token(&format!("cube-{}", cube.slug()))
}

/// A player's marker on the stairs of the palace.
pub fn marker(cube: Cube) -> Markup {
    token(&format!("marker-{}", cube.slug()))
}

/// A good.
pub fn good(good: Good) -> Markup {
    token(good.slug())
}

pub fn camel() -> Markup {
    token("camel")
}

pub fn talent() -> Markup {
    token("talent")
}

pub fn victory_point() -> Markup {
    token("point")
}

/// A gardener card, in sentences.
pub fn gardener() -> Markup {
    token("court-gardener")
}

/// A water symbol.
pub fn water() -> Markup {
    token("drop")
}

/// The caravan that all players drive.
pub fn caravan() -> Markup {
    token("caravan")
}

/// A court card of this kind, in sentences.
pub fn court_card(court: Court) -> Markup {
    token(&format!("court-{}", court.slug()))
}

/// A craft card of this kind, in sentences.
pub fn craft_card(craft: Craft) -> Markup {
    token(&format!("craft-{}", craft.slug()))
}

/// The first-player card, in sentences.
pub fn first() -> Markup {
    token("first")
}

/// The favour of the queen.
pub fn queen() -> Markup {
    token("queen-token")
}

/// The quality of a plant or a tile, 1 to 3: so many leaves.
pub fn quality(quality: u8) -> Markup {
    token(&format!("quality-{}", quality.clamp(1, 3)))
}

fn token(name: &str) -> Markup {
    picture(
        "am-token",
        "0 0 40 40",
        &html! { use href={ "#am-" (name) } {} },
    )
}

/// A cube on a board, the middle of its foot at the given point.
pub(super) fn standing(piece: &Piece<'_>, x: f32, foot: f32, size: f32) -> Markup {
    placed(piece, "cube", x - size / 2.0, foot - size, size)
}

/// A piece of the given kind with its upper left corner at the given point.
pub(super) fn placed(piece: &Piece<'_>, kind: &str, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g class=[piece.ghost.then_some("am-ghost")] data-k=[piece.key] data-from=[piece.key.and(piece.from)] {
            use href={ "#am-" (kind) "-" (piece.cube.slug()) } x=(short(x)) y=(short(y)) width=(short(size)) height=(short(size)) {}
        }
    }
}

/// A dromedary looking right, in a box of 40.
pub(super) const CAMEL: &str = "M7.4 36.5L8.6 26.5C5.5 24.5 4.6 21.5 5.6 18.6C6.4 16.6 8.6 16.2 10.4 15.4C12.4 9.6 16.2 8 19 13.4C20.2 15.8 22.4 16.6 24.6 16.6C27.6 16.2 27.8 12.4 28.4 9C29 5.4 31.4 3.4 34.2 4L38 6.6C39 7.6 38.4 9 37 9.2L33.6 9.8C33.2 14.4 32.4 20 28.4 23.2L28.2 36.5H25.4L24.8 25.6C20 26.6 15.6 26.6 12 25.8L10.4 36.5ZM5.8 19C3.8 21 3.6 25 4 27.5L2.6 28C2 24 2.4 19.5 5.4 17.6Z";

pub(super) fn symbols() -> Markup {
    html! {
        @for cube in Cube::ALL {
            symbol id={ "am-cube-" (cube.slug()) } viewBox="0 0 40 40" {
                (fill(if cube == Cube::Black { "#e9dfc6" } else { INK }, "M1 11L8.5 3H39V29.5L31.5 38H1Z"))
                (fill(cube.colour(), "M3.8 11.5L9.5 5.2H36.4L30.6 11.5ZM3 13.2H29.8V36H3Z"))
                path fill="#fff" fill-opacity=".34" d="M3.8 11.5L9.5 5.2H36.4L30.6 11.5Z" {}
                (fill(cube.edge(), "M31.5 12.8L37 6.8V28.6L31.5 34.8Z"))
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(-.6 7.6) scale(1.7)" {}
            }
            symbol id={ "am-marker-" (cube.slug()) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="19.6" fill=(if cube == Cube::Black { "#e9dfc6" } else { INK }) {}
                circle cx="20" cy="20" r="17.6" fill=(cube.colour()) {}
                circle cx="20" cy="20" r="14.6" fill="none" stroke=(cube.mark()) stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="1.5 2.3" {}
                path fill=(cube.mark()) d=(cube.shape()) transform="translate(4 4) scale(1.6)" {}
            }
        }
        symbol id="am-camel" viewBox="0 0 40 40" {
            rect x="0" y="0" width="40" height="40" rx="9" fill=(UMBER) {}
            rect x="2" y="2" width="36" height="36" rx="7.4" fill=(DUST) {}
            path fill=(SHADE) stroke=(UMBER) stroke-width="1.2" transform="translate(3.4 3.6) scale(.83)" d=(CAMEL) {}
        }
        symbol id="am-caravan" viewBox="0 0 40 40" {
            circle cx="20" cy="20" r="19.6" fill=(UMBER) {}
            circle cx="20" cy="20" r="17.4" fill=(RUST) {}
            circle cx="20" cy="20" r="15.4" fill="none" stroke=(GLOW) stroke-width="1" {}
            (fill(IVORY, "M10 29.6L10.8 22.6C8.6 21.2 8 19 8.7 17C9.3 15.6 10.8 15.3 12 14.7H22C24.2 14.4 24.3 11.8 24.7 9.4C25.1 6.9 26.8 5.5 28.7 5.9L31.4 7.7C32.1 8.4 31.7 9.4 30.7 9.5L28.3 10C28 13.2 27.5 17 24.7 19.3L25 31H22.6L22.2 21.6H13.4L12.4 31Z"))
            (fill(GOLD, "M11.5 9.5H20.5V16.5Q16 18 11.5 16.5Z"))
            (line(BRASS, "1", "M11.5 12H20.5M16 9.5V17"))
        }
        symbol id="am-talent" viewBox="0 0 40 40" {
            circle cx="20" cy="20" r="19.5" fill=(BRASS) {}
            circle cx="20" cy="19.4" r="17.5" fill=(GOLD) {}
            path fill=(GLOW) d="M3.5 16A17.5 17.5 0 0 1 32 6.5A19 19 0 0 0 3.5 16Z" {}
            circle cx="20" cy="19.6" r="13.4" fill="none" stroke=(BRASS) stroke-width="1.6" {}
            // wedges pressed into the metal
            (fill(BRASS, "M12 12L20 12L16 17ZM15.2 15H16.8V27.5H15.2ZM21 12H29L25 17ZM24.2 15H25.8V27.5H24.2ZM9 20.5L14 17.5V23.5Z"))
        }
        symbol id="am-point" viewBox="0 0 40 40" {
            (rosette(LAPIS, IVORY, GOLD))
        }
        symbol id="am-drop" viewBox="0 0 40 40" {
            (fill(DEEP, "M20 .5C27 10 35 18 35 26A15 13.5 0 0 1 5 26C5 18 13 10 20 .5Z"))
            (fill(WATER, "M20 4.5C26 12.5 32.6 19 32.6 26A12.6 11.2 0 0 1 7.4 26C7.4 19 14 12.5 20 4.5Z"))
            (line(FOAM, "2.4", "M10.5 26Q14 22.6 17.2 26T23.6 26T29.8 26M13.5 31.5Q16.5 28.6 19.6 31.5T25.8 31.5"))
        }
        symbol id="am-either" viewBox="0 0 40 40" {
            use href="#am-camel" x="0" y="0" width="25" height="25" {}
            use href="#am-talent" x="15" y="15" width="25" height="25" {}
            (line(INK, "2.4", "M28 5L5 35"))
        }
        symbol id="am-harvest" viewBox="0 0 40 40" {
            use href="#am-barley" x="0" y="0" width="28" height="28" {}
            (line(INK, "5.4", "M35 8C39 22 30 35 15 34"))
            (line("#c9d2d8", "3", "M35 8C39 22 30 35 15 34"))
            (line(INK, "5", "M15 34L8 38"))
            (line(SHADE, "3", "M15 34L8 38"))
        }
        symbol id="am-swap" viewBox="0 0 40 40" {
            use href="#am-any" x="8" y="8" width="24" height="24" {}
            (line(INK, "5", "M4 17C6 6 20 1 30 6M25 2.5L31 6.5L26.5 11.5M36 23C34 34 20 39 10 34M15 37.5L9 33.5L13.5 28.5"))
            (line(GLOW, "2.6", "M4 17C6 6 20 1 30 6M25 2.5L31 6.5L26.5 11.5M36 23C34 34 20 39 10 34M15 37.5L9 33.5L13.5 28.5"))
        }
        @for quality in 1..=3 {
            symbol id={ "am-quality-" (quality) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="19.5" fill=(PALM) {}
                circle cx="20" cy="20" r="17.4" fill=(MOSS) {}
                @let places: &[(u8, u8)] = match quality { 1 => &[(11, 8)], 2 => &[(4, 9), (19, 9)], _ => &[(12, 1), (4, 17), (20, 17)] };
                @for (x, y) in places {
                    use href="#am-leaf" x=(x) y=(y) width=(if quality == 1 { "18" } else { "17" }) height=(if quality == 1 { "24" } else { "21" }) {}
                }
            }
        }
        @for craft in Craft::ALL {
            symbol id={ "am-craft-" (craft.slug()) } viewBox="0 0 40 40" {
                rect x="4" y="0" width="32" height="40" rx="4" fill=(DEEP) {}
                rect x="6" y="2" width="28" height="36" rx="2.6" fill=(IVORY) {}
                g color=(DEEP) fill=(DEEP) { use href={ "#am-sign-" (craft.slug()) } x="8" y="8" width="24" height="24" {} }
            }
        }
        @for court in Court::ALL {
            symbol id={ "am-court-" (court.slug()) } viewBox="0 0 40 40" {
                rect x="4" y="0" width="32" height="40" rx="4" fill=(BRASS) {}
                rect x="6" y="2" width="28" height="36" rx="2.6" fill=(GLOW) {}
                g color=(UMBER) fill=(UMBER) { use href={ "#am-sign-" (court.slug()) } x="8" y="8" width="24" height="24" {} }
            }
        }
        symbol id="am-court-any" viewBox="0 0 40 40" {
            rect x="0" y="4" width="26" height="34" rx="4" fill=(BRASS) {}
            rect x="2" y="6" width="22" height="30" rx="2.6" fill=(GOLD) {}
            rect x="12" y="0" width="28" height="36" rx="4" fill=(BRASS) {}
            rect x="14" y="2" width="24" height="32" rx="2.6" fill=(GLOW) {}
            (line(UMBER, "4", "M21 13C21 6.5 31.5 6.5 31 13C30.5 16.5 26 17 26 21"))
            circle cx="26" cy="27" r="2.6" fill=(UMBER) {}
        }
        symbol id="am-first" viewBox="0 0 40 40" {
            rect x="4" y="0" width="32" height="40" rx="4" fill=(BRASS) {}
            rect x="6" y="2" width="28" height="36" rx="2.6" fill=(RUST) {}
            (fill(GLOW, "M20 5L23 13.5L31.5 10.5L28.5 19L36 23L28 26L31 35L22.5 31.5L20 39L17.5 31.5L9 35L12 26L4 23L11.5 19L8.5 10.5L17 13.5Z"))
            circle cx="20" cy="22" r="8" fill=(IVORY) {}
            (fill(RUST, "M18 27V19.5L16 20.6V18L18.8 16.4H21.2V27Z"))
        }
        symbol id="am-queen-token" viewBox="0 0 40 40" {
            circle cx="20" cy="20" r="19.5" fill=(BRASS) {}
            circle cx="20" cy="20" r="17.4" fill=(LAPIS) {}
            (fill(GLOW, "M8 29L6 13L13 19L16 9L20 17L24 9L27 19L34 13L32 29Z"))
            (fill(RUST, "M20 21a2.4 2.4 0 1 0 .01 0ZM13 22.5a1.8 1.8 0 1 0 .01 0ZM27 22.5a1.8 1.8 0 1 0 .01 0Z"))
        }
    }
}

/// The sixteen-petalled flower of the gate, in a box of 40.
pub(super) fn rosette(ground: &str, petal: &str, heart: &str) -> Markup {
    html! {
        circle cx="20" cy="20" r="19.5" fill=(ground) {}
        g fill=(petal) {
            @for angle in (0..360).step_by(45) {
                path transform={ "translate(20 20) rotate(" (angle) ")" } d="M0 -6C-6 -8 -6.2 -16.8 0 -17C6.2 -16.8 6 -8 0 -6Z" {}
            }
        }
        circle cx="20" cy="20" r="6" fill=(ground) {}
        circle cx="20" cy="20" r="4.6" fill=(heart) {}
    }
}
