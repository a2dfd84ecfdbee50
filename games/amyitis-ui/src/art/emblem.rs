//! The picture on the front page: the hanging gardens over the river, before the blue gate.
//!
//! It stands alone: no symbol, no class, no id, so that it can also be served as a file.

use maud::{Markup, html};

use super::boards::merlons;
use super::paint::{
    BRICK, CLAY, DEEP, DUST, FOAM, GLAZE, GLOW, GOLD, INK, IVORY, LAPIS, LEAF, MOSS, MUD, PALM,
    RUST, SHADE, UMBER, WATER, at, fill, line,
};
use super::plants::date_palm;
use super::theme::beast;
use super::tokens::{CAMEL, rosette};

/// The game's picture, 320 by 200.
pub fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="am-emblem" viewBox="0 0 320 200" aria-hidden="true"
            focusable="false" stroke-linecap="round" stroke-linejoin="round" {
            (sky())
            (terraces())
            (gate())
            (river())
        }
    }
}

/// Evening over the plain.
fn sky() -> Markup {
    html! {
        rect width="320" height="200" fill="#f6d9a0" {}
        (fill("#f3c987", "M0 70H320V200H0Z"))
        circle cx="84" cy="58" r="40" fill="#f9e6b4" {}
        circle cx="84" cy="58" r="29" fill=(IVORY) {}
        (fill("#e0b07a", "M0 118L28 112V104H34V96H42V88H58V96H66V104H72V112L110 116V140H0Z"))
        (fill("#d19a66", "M0 128C40 120 90 126 130 124V150H0Z"))
    }
}

/// Five terraces, the lower the wider, with water falling down the middle.
fn terraces() -> Markup {
    const FLOORS: [(i32, i32); 5] = [(196, 44), (172, 70), (148, 96), (124, 122), (100, 148)];
    html! {
        @for (left, top) in FLOORS {
            @let right = 2 * 224 - left;
            @let foot = top + 26;
            (fill(MUD, &format!("M{left} {top}H{right}V{foot}H{left}Z")))
            (fill(BRICK, &format!("M{left} {}H{right}V{foot}H{left}Z", top + 17)))
            (fill(LAPIS, &format!("M{left} {}H{right}V{}H{left}Z", top + 5, top + 12)))
            (line(GOLD, "1", &format!("M{left} {}H{right}M{left} {}H{right}", top + 5, top + 12)))
            (line(GLOW, "3.2", &dots(left, right, top)))
            (fill(CLAY, &format!("M{} {top}H{}V{}H{}Z", left - 3, right + 3, top + 4, left - 3)))
            (leaves(left, right, top))
        }
        @for (x, y, scale) in [("206", "46", ".62"), ("243", "46", ".66"), ("184", "70", ".5"), ("266", "70", ".52"), ("160", "96", ".56"), ("289", "96", ".56"), ("136", "122", ".5"), ("311", "122", ".5"), ("111", "148", ".6")] {
            (date_palm(x, y, scale))
        }
        // the water comes down from floor to floor
        (fill(DEEP, "M216 44H232V174H216Z"))
        (fill(WATER, "M218 44H230V174H218Z"))
        (line(FOAM, "1.3", "M221 48V66M226 54V80M222 76V98M227 90V112M221 106V130M226 122V150M222 138V168"))
        (fill(FOAM, "M212 68Q224 62 236 68V71H212ZM212 94Q224 88 236 94V97H212ZM212 120Q224 114 236 120V123H212ZM212 146Q224 140 236 146V149H212Z"))
    }
}

fn dots(left: i32, right: i32, top: i32) -> String {
    (left / 12 * 12 + 12..right)
        .step_by(12)
        .filter(|x| (x - 224).abs() > 10)
        .map(|x| format!("M{x} {}h.01", top + 8))
        .collect()
}

/// Bushes on the parapet and creepers of uneven length below it.
fn leaves(left: i32, right: i32, top: i32) -> Markup {
    let mut back = String::new();
    let mut front = String::new();
    let mut hang = String::new();
    let mut bloom = String::new();
    for (index, x) in (left - 2..right - 6).step_by(8).enumerate() {
        if (x + 4 - 224).abs() < 15 {
            continue;
        }
        // Steps prime to each other, so that no two terraces look alike.
        let mix = index * 7 + usize::try_from(top).unwrap_or(0) / 26 * 5;
        let tall = [5, 9, 7, 4, 8][mix % 5];
        back.push_str(&format!(
            "M{x} {}q-3 -{tall} 5 -{tall}q8 0 6 {tall}z",
            top + 2
        ));
        if mix % 3 != 0 {
            front.push_str(&format!("M{x} {}q1 -5 5 -5q5 0 5 5q-5 3 -10 0z", top + 3));
        }
        let long = [0, 7, 0, 12, 5, 0, 9][mix % 7];
        for drop in (0..long).step_by(3) {
            let sway = if drop % 2 == 0 { 1 } else { -1 };
            hang.push_str(&format!("M{} {}h.01", x + 4 + sway, top + 5 + drop));
        }
        if mix % 4 == 1 {
            bloom.push_str(&format!("M{} {}h.01", x + 5, top - tall / 2 + 1));
        }
    }
    html! {
        (fill(PALM, &back)) (fill(MOSS, &front)) (line(LEAF, "4.4", &hang))
        (line(if top % 4 == 0 { IVORY } else { RUST }, "2.8", &bloom))
    }
}

/// The gate at the left, a lion on each tower.
fn gate() -> Markup {
    html! {
        g transform="translate(4 74) scale(.62)" { (fill(DEEP, &merlons(160))) }
        (fill(DEEP, "M4 83H104V182H4Z"))
        (fill(LAPIS, "M5.5 84.5H34V182H5.5ZM74 84.5H102.5V182H74Z"))
        (fill(GLAZE, "M35.5 94H72.5V182H35.5Z"))
        (fill(INK, "M40 182V132A14 16 0 0 1 68 132V182Z"))
        (fill("#f3c987", "M43 182V133A11 13 0 0 1 65 133V182Z"))
        (line(GOLD, "2", "M40 182V132A14 16 0 0 1 68 132V182"))
        (line(GOLD, "1.3", "M5.5 100H34M74 100H102.5M35.5 108H72.5M5.5 126H34M74 126H102.5M5.5 152H34M74 152H102.5"))
        @for (x, y) in [("7", "104.5"), ("76", "104.5"), ("7", "131"), ("76", "131"), ("7", "157"), ("76", "157")] {
            (at(x, y, ".25 .28", &beast()))
        }
        @for x in ["8", "17", "26", "76", "85", "94"] { (at(x, "88", ".18", &rosette(DEEP, IVORY, GLOW))) }
        @for x in ["38", "46", "54", "62"] { (at(x, "96.5", ".19", &rosette(LAPIS, IVORY, GLOW))) }
    }
}

/// The Euphrates, the quay and the caravan on it.
fn river() -> Markup {
    html! {
        (fill(DUST, "M0 174H320V184H0Z")) (fill(SHADE, "M0 182H320V185H0Z"))
        (fill(LAPIS, "M0 185H320V200H0Z")) (fill(WATER, "M0 186.5H320V200H0Z"))
        (fill(WATER, "M212 174H236L240 188H208Z"))
        (line(FOAM, "1.4", "M6 191q4 -3 8 0t8 0t8 0M60 195q4 -3 8 0t8 0t8 0t8 0M118 190q4 -3 8 0t8 0M170 195q4 -3 8 0t8 0t8 0M226 191q4 -3 8 0t8 0t8 0M280 195q4 -3 8 0t8 0t8 0M20 197q4 -3 8 0t8 0M300 189q4 -3 8 0t8 0"))
        g fill=(UMBER) {
            path transform="translate(120 152) scale(.62)" d=(CAMEL) {}
            path transform="translate(152 152) scale(.62)" d=(CAMEL) {}
        }
        (fill(RUST, "M126 158h9v6q-4.5 2 -9 0z")) (fill(GOLD, "M158 158h9v6q-4.5 2 -9 0z"))
    }
}
