//! The room around the table: glazed brick, rosettes, and the lions of the gate.

use maud::{Markup, html};

use super::paint::{BRASS, DEEP, GLAZE, GLOW, GOLD, IVORY, LAPIS, RUST, UMBER, WATER, fill, line};
use super::picture;

/// A wall of glazed brick to lie behind the board; fills the box it is put into, which needs the
/// class `am-room`. It takes the colour of the text around [`symbols`](super::symbols).
pub fn brick() -> Markup {
    html! {
        svg class="am-wall" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#am-brick)" {}
        }
    }
}

/// A frieze of striding lions between rosettes over a band of waves, as wide as its box; for the
/// head of the table.
pub fn ornament() -> Markup {
    html! {
        svg class="am-ornament" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#am-frieze)" {}
        }
    }
}

/// One lion of the gate, 100 by 60.
pub fn lion() -> Markup {
    picture("am-lion", "0 0 100 60", &html! { use href="#am-lion" {} })
}

/// A rosette, one em high.
pub fn rosette() -> Markup {
    picture(
        "am-token",
        "0 0 40 40",
        &html! { use href="#am-rosette" {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        pattern id="am-brick" width="48" height="32" patternUnits="userSpaceOnUse" {
            path fill="none" stroke="currentColor" stroke-width="1.5" d="M0 0.5H48M0 16.5H48M12.5 0V16M36.5 16V32" {}
        }
        pattern id="am-glazed" width="20" height="10" patternUnits="userSpaceOnUse" {
            path fill="none" stroke=(GLAZE) stroke-opacity=".55" stroke-width=".7" d="M0 .3H20M0 5.3H20M5 0V5M15 5V10" {}
        }
        symbol id="am-rosette" viewBox="0 0 40 40" { (super::tokens::rosette(LAPIS, IVORY, GLOW)) }
        symbol id="am-lion" viewBox="0 0 100 60" { (beast()) }
        pattern id="am-frieze" width="96" height="56" patternUnits="userSpaceOnUse" patternTransform="scale(.75)" {
            rect width="96" height="56" fill=(LAPIS) {}
            (line(GLAZE, ".8", "M0 12H96M0 20H96M0 28H96M0 36H96M12 4V12M60 4V12M36 12V20M84 12V20M12 20V28M60 20V28M36 28V36M84 28V36M12 36V44M60 36V44"))
            (fill(DEEP, "M0 46H96V56H0Z"))
            (line(GOLD, "1.4", "M-1 4.5H97M-1 45.5H97"))
            (line(IVORY, ".8", "M-1 1.5H97"))
            path fill="none" stroke=(WATER) stroke-width="3" d=(waves(51.5)) {}
            path fill="none" stroke=(IVORY) stroke-opacity=".8" stroke-width="1" d=(waves(50.0)) {}
            use href="#am-rosette" x="4" y="13" width="24" height="24" {}
            use href="#am-lion" x="31" y="7" width="62" height="37.2" {}
        }
    }
}

fn waves(y: f32) -> String {
    let mut d = format!("M-12 {y}");
    for _ in 0..10 {
        d.push_str("q3 -4 6 0t6 0");
    }
    d
}

/// A lion striding to the right, in a box of 100 by 60.
pub(super) fn beast() -> Markup {
    html! {
        // tail
        (line(UMBER, "4.6", "M14 26C4 28 4 42 8 50"))
        (line(GOLD, "3", "M14 26C4 28 4 42 8 50"))
        (fill(BRASS, "M5 48Q12 48 11 57Q5 56 5 48Z"))
        // far legs
        (fill(BRASS, "M22 36L16 56H24L31 38ZM58 38L64 56H72L68 36Z"))
        // body
        (fill(UMBER, "M12 24C16 16 30 16 44 18C54 18 62 16 68 12L84 30C80 40 74 44 66 43C56 44 46 42 38 42L34 58H24L27 44C18 42 11 34 12 24Z"))
        (fill(GOLD, "M13.5 25C17 18 30 17.5 44 19.5C54 19.5 62 18 68 14L82 30C78 38.5 73 42.5 66 41.5C56 42.5 46 40.5 37 40.5L32.5 56.5H26.5L29.5 43C19 41 12.5 34 13.5 25Z"))
        (fill(UMBER, "M60 36L54 58H64L72 38Z")) (fill(GOLD, "M62 36L56.5 56.5H62.5L70 38Z"))
        // mane, combed in rows
        (fill(RUST, "M62 12C68 2 84 0 90 8C88 20 86 34 74 40C64 38 58 26 62 12Z"))
        (line(GLOW, "1", "M64 14Q68 18 67 24M69 9Q74 16 72 26Q71 31 72 35M76 5Q80 14 78 24Q77 30 76 35M63 22Q65 28 69 33"))
        // head
        (fill(UMBER, "M76 8C82 2 90 4 93 9L98 14Q100 18 96 20L92 21L95 25Q90 29 84 26C78 24 74 16 76 8Z"))
        (fill(GLOW, "M78 9C83 4.5 89 5.5 91.5 10L96.5 15Q97.5 17.5 95 18.5L88 20L92 24.5Q88 26.5 84.5 24.5C79.5 22 76 15.5 78 9Z"))
        (fill(IVORY, "M88 20L95 19L93 24.5Z"))
        (fill(UMBER, "M86.5 9.5L90.5 10L87.5 12.5ZM95 13.5L97.5 15.5L95 16.5Z"))
        (fill(BRASS, "M77 7Q75 1 80 2Q83 3 81 7Z"))
        (line(BRASS, "1.1", "M20 24Q18 31 24 36M48 24Q44 30 48 37"))
    }
}
