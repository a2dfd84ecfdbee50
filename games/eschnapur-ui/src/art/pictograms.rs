//! What the ten privilege cards do, as pictures of 80 by 64 put together from the game's own pieces.

use maud::{Markup, html};

use super::Privilege;
use super::paint::{
    BRASS, CLAY, DUNE, GLOW, GOLD, INK, IVORY, MARIGOLD, PEACOCK, RUBY, SAND, SHADE, fill, line,
};

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="es-ashlar" viewBox="0 0 40 40" {
            (fill(INK, "M2 12L9 4H38V29L31 37H2Z"))
            (fill(DUNE, "M3.5 12.5L9.5 5.5H36.5L30.5 12.5Z"))
            (fill(SAND, "M3 14H30V36H3Z"))
            (fill(SHADE, "M31.5 13.5L37 7V28.5L31.5 35Z"))
            (line(CLAY, "1.6", "M8 20H19M15 29H26"))
        }
        symbol id="es-arrow" viewBox="0 0 40 40" {
            (fill(INK, "M20 1L37 18H27V39H13V18H3Z"))
            (fill(PEACOCK, "M20 4L32 16H25V37H15V16H8Z"))
        }
        symbol id="es-crown" viewBox="0 0 40 40" {
            (fill(INK, "M4 38L1 10L12 18L20 2L28 18L39 10L36 38Z"))
            (fill(GOLD, "M6.5 35.5L4 14L13 21L20 7L27 21L36 14L33.5 35.5Z"))
            (fill(RUBY, "M20 24L23.5 28L20 32L16.5 28Z"))
        }
        @for privilege in Privilege::ALL {
            symbol id={ "es-act-" (privilege.slug()) } viewBox="0 0 80 64" { (scene(privilege)) }
        }
    }
}

/// A square piece by the name of its symbol.
fn piece(name: &str, x: i32, y: i32, size: i32) -> Markup {
    html! { use href={ "#es-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

fn card(value: u8, x: i32, y: i32, turn: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ") scale(.6)" } {
            use href={ "#es-gold-" (value) } width="50" height="70" {}
        }
    }
}

fn scene(privilege: Privilege) -> Markup {
    match privilege {
        Privilege::ChooseOrder => html! {
            (piece("order", 1, 20, 30))
            (piece("order", 49, 20, 30))
            (piece("order", 19, 0, 42))
            text class="es-count" x="16" y="40" font-size="15" { "2" }
            text class="es-count" x="64" y="40" font-size="15" { "3" }
            text class="es-count" x="40" y="28" font-size="21" { "1" }
            (hand("translate(25 37) scale(.74)"))
        },
        Privilege::WinTies => html! {
            (card(5, 2, 21, 0))
            (card(5, 48, 21, 0))
            (piece("crown", 4, 0, 25))
            (line(INK, "3.6", "M35.5 38H44.5M35.5 46H44.5"))
        },
        Privilege::FreeSites => html! {
            g transform="rotate(-38 40 60)" { (piece("arrow", 30, 4, 20)) }
            g transform="rotate(38 40 60)" { (piece("arrow", 30, 4, 20)) }
            (piece("arrow", 29, 0, 22))
            (piece("ashlar", 24, 31, 33))
        },
        Privilege::Gold5 => html! {
            (piece("coin", 4, 4, 28))
            (piece("coin", 48, 4, 28))
            (piece("coin", 4, 34, 28))
            (piece("coin", 48, 34, 28))
            (piece("coin", 24, 17, 32))
        },
        Privilege::RefuseBlockade => html! {
            (card(3, 10, 6, -8))
            (piece("blockade", 30, 16, 42))
            (refused())
        },
        Privilege::BanLast => html! {
            (piece("ashlar", 4, 32, 30))
            (piece("ashlar", 46, 32, 30))
            (piece("ashlar", 25, 32, 30))
            (piece("ashlar", 25, 6, 30))
            circle cx="40" cy="22" r="20" fill="none" stroke=(IVORY) stroke-width="7" {}
            circle cx="40" cy="22" r="20" fill="none" stroke=(RUBY) stroke-width="4" {}
            (line(RUBY, "4", "M26 36L54 8"))
        },
        Privilege::Gold3Stones2 => html! {
            (piece("coin", 2, 3, 25))
            (piece("coin", 28, 0, 25))
            (piece("coin", 54, 3, 25))
            (piece("ashlar", 7, 28, 34))
            (piece("ashlar", 41, 28, 34))
        },
        Privilege::IgnoreStop => html! {
            (piece("stop", 24, 27, 36))
            (line(INK, "8", "M7 44C8 10 52 -4 66 24"))
            (line(MARIGOLD, "4.5", "M7 44C8 10 52 -4 66 24"))
            (fill(INK, "M53 22L78 16L72 42Z"))
            (fill(MARIGOLD, "M57 23L74.5 19L70 37Z"))
            (piece("ashlar", 0, 38, 25))
        },
        Privilege::Stones3 => html! {
            (piece("ashlar", 4, 28, 35))
            (piece("ashlar", 41, 28, 35))
            (piece("ashlar", 22, 1, 35))
        },
        Privilege::HandPlay => html! {
            (card(2, 12, 12, -24))
            (card(5, 45, -3, 24))
            (card(4, 26, 2, 0))
            (hand("translate(20 30)"))
        },
    }
}

/// A hand holding something up, 40 wide.
fn hand(place: &str) -> Markup {
    html! {
        g transform=(place) {
            (fill(INK, "M4 10C8 5 14 6 20 6S33 5 36 10C40 16 37 24 31 28V40H9V28C3 24 0 16 4 10Z"))
            (fill("#b9794a", "M6 12C9 7.5 14 8.5 20 8.5S31 8 34 12C37 17 34 23 29 26.5V36H11V26.5C6 23 3 17 6 12Z"))
            (line("#7a4526", "1.6", "M13 10V18M20 10V19M27 10V18"))
            (fill(GOLD, "M10 31H30V36H10Z"))
            (line(BRASS, "1", "M13 33.5H27"))
            (line(GLOW, ".8", "M12 32H28"))
        }
    }
}

fn refused() -> Markup {
    html! {
        (line(IVORY, "8", "M28 58L74 14"))
        (line(RUBY, "5", "M28 58L74 14"))
    }
}
